"""Shape of the stackable wooden camel as a signed-distance field.

Design rule (checked by `python -m assets.camel_shape`): moving the camel up by STEP never
intersects itself; the flat feet rest on the flat withers and croup and the hump pokes into the arch
between the legs. Local units: the body is about 1 long; SCALE brings it to track units.
"""

import math

import numpy as np

from artlib import sdf

STEP = 0.685  # height of one camel in a stack (local units)
SCALE = 0.79  # local -> world (1 world unit = 1 track space)
GRID = 0.0085
CLOTH_X = (-0.335, 0.215)
CLOTH_BOTTOM = 0.345
_cache = {}

TORSO = [
    (-0.425, 0.0),
    (-0.420, 0.0),
    (-0.222, 0.0),
    (-0.217, 0.0),
    (-0.228, 0.07),
    (-0.225, 0.16),
    (-0.180, 0.270),
    (-0.055, 0.312),
    (0.070, 0.270),
    (0.115, 0.16),
    (0.118, 0.07),
    (0.108, 0.0),
    (0.113, 0.0),
    (0.310, 0.0),
    (0.315, 0.0),
    (0.300, 0.08),
    (0.300, 0.24),
    (0.330, 0.37),
    (0.345, 0.50),
    (0.325, 0.610),
    (0.268, 0.662),
    (0.185, 0.674),
    (0.120, 0.690),
    (0.060, 0.775),
    (-0.050, 0.840),
    (-0.165, 0.775),
    (-0.225, 0.690),
    (-0.300, 0.674),
    (-0.385, 0.658),
    (-0.442, 0.580),
    (-0.455, 0.46),
    (-0.425, 0.31),
    (-0.408, 0.15),
    (-0.422, 0.07),
]


def fields(P):
    """(body sdf incl. neck and head, torso-only sdf)."""
    X, Y, Z = P
    poly = sdf.spline(TORSO, 8)
    d2 = sdf.polygon2d(poly, X[:, 0, :], Z[:, 0, :])[:, None, :]
    t = np.clip((Z - 0.61) / 0.24, 0, 1)
    half = 0.205 - 0.055 * t * t * (3 - 2 * t)
    torso = sdf.extrude(d2, Y, half, 0.075)
    # slot between left and right legs, arched
    slot = sdf.box(P, (0, 0, 0.0), (0.9, 0.042, 0.24), 0.04)
    torso = sdf.smax(torso, -slot, 0.05)
    # flat soles
    torso = sdf.smax(torso, -Z + 0.0, 0.02)
    neck = sdf.chain(
        P,
        [(0.20, 0, 0.50), (0.335, 0, 0.520), (0.430, 0, 0.635), (0.466, 0, 0.81), (0.482, 0, 0.95)],
        [0.150, 0.118, 0.094, 0.082, 0.088],
        0.07,
        0.92,
    )
    hz = 0.075  # head lift
    skull = sdf.ellipsoid(P, (0.495, 0, 0.915 + hz), (0.120, 0.108, 0.100))
    muzzle = sdf.chain(
        P, [(0.52, 0, 0.905 + hz), (0.655, 0, 0.862 + hz)], [0.088, 0.080], 0.05, 1.0
    )
    lip_up = sdf.ellipsoid(P, (0.682, 0, 0.878 + hz), (0.072, 0.092, 0.058))
    lip_lo = sdf.ellipsoid(P, (0.652, 0, 0.812 + hz), (0.072, 0.072, 0.042))
    head = sdf.smin(skull, muzzle, 0.06)
    head = sdf.smin(head, lip_up, 0.035)
    head = sdf.smin(head, lip_lo, 0.012)
    for sy in (-1, 1):
        nostril = sdf.ellipsoid(P, (0.728, sy * 0.040, 0.905 + hz), (0.024, 0.016, 0.018))
        head = sdf.smax(head, -nostril, 0.010)
        brow = sdf.ellipsoid(P, (0.530, sy * 0.070, 0.972 + hz), (0.062, 0.046, 0.046))
        head = sdf.smin(head, brow, 0.03)
        # ears: cupped leaves swept back
        ear = sdf.chain(
            P,
            [(0.425, sy * 0.085, 0.955 + hz), (0.380, sy * 0.140, 1.010 + hz)],
            [0.040, 0.024],
            0.02,
        )
        cup = sdf.ellipsoid(P, (0.422, sy * 0.122, 1.008 + hz), (0.036, 0.022, 0.030))
        head = sdf.smin(head, sdf.smax(ear, -cup, 0.012), 0.02)
    hair = None
    for dx, dy, l in (
        (0.0, 0.0, 0.060),
        (-0.025, 0.034, 0.040),
        (-0.025, -0.034, 0.040),
        (0.03, 0.0, 0.03),
    ):
        h = sdf.chain(
            P,
            [(0.475 + dx, dy, 0.995 + hz), (0.455 + dx - 0.3 * l, dy * 1.5, 1.0 + l + hz)],
            [0.036, 0.020],
            0.02,
        )
        hair = h if hair is None else sdf.smin(hair, h, 0.02)
    body = sdf.smin(torso, neck, 0.09)
    body = sdf.smin(body, head, 0.055)
    tail = sdf.chain(
        P, [(-0.44, 0, 0.58), (-0.482, 0, 0.49), (-0.484, 0, 0.39)], [0.026, 0.020, 0.017], 0.02
    )
    tuft = sdf.chain(P, [(-0.484, 0, 0.385), (-0.490, 0, 0.300)], [0.036, 0.020], 0.02)
    body = sdf.smin(body, tail, 0.03)
    return body, sdf.smin(torso, neck, 0.09), np.minimum(tuft, hair)


def _sample(field, grid, v):
    from scipy.ndimage import map_coordinates

    return map_coordinates(field, ((v - grid.lo) / grid.step).T, order=1, mode="nearest")


def wear_of(field, grid, v):
    """0..1 convexity: blurred SDF minus SDF is positive on outward edges."""
    from scipy.ndimage import gaussian_filter

    d = gaussian_filter(np.clip(field, -0.1, 0.1), 0.028 / grid.step) - field
    w = _sample(d, grid, v)
    return np.clip((w - 0.004) / 0.012, 0, 1)


def geometry():
    if "g" in _cache:
        return _cache["g"]
    g = sdf.Grid((-0.54, -0.27, -0.03), (0.80, 0.27, 1.18), GRID)
    body, torso, tail = fields(g.P)
    X, Y, Z = g.P
    v, f = g.mesh(body)
    wear = wear_of(body, g, v)
    wear *= np.clip((v[:, 0] + 0.47) / 0.02, 0, 1)
    wear *= np.clip((0.95 - v[:, 2]) / 0.08, 0.25, 1)  # keep faces clean
    # saddle cloth: shell of the torso clipped to a draped rectangle with a scalloped hem
    xc = (CLOTH_X[0] + CLOTH_X[1]) / 2
    hem = CLOTH_BOTTOM + 0.012 * np.cos((X - xc) / (CLOTH_X[1] - CLOTH_X[0]) * 2 * math.pi * 3)
    shell = np.abs(torso - 0.007) - 0.010
    clip = np.maximum(
        np.maximum(np.abs(X - xc) - (CLOTH_X[1] - CLOTH_X[0]) / 2, hem - Z), -(np.abs(Y) - 0.0) - 1
    )
    cloth = sdf.smax(shell, clip, 0.012)
    cv, cf = g.mesh(cloth)
    # rolled trim along the cloth hem
    trim_clip = np.maximum(
        np.abs(X - xc) - (CLOTH_X[1] - CLOTH_X[0]) / 2, np.abs(Z - hem - 0.006) - 0.012
    )
    trim = sdf.smax(np.abs(torso - 0.012) - 0.014, trim_clip, 0.016)
    tv, tf = g.mesh(trim)
    # bridle: offset shell of the head inside two slabs
    head_shell = np.abs(body - 0.004) - 0.008
    nose = np.maximum(
        np.abs((X - 0.630) * 0.97 - (Z - 0.94) * 0.28) - 0.014, np.maximum(0.55 - X, 0.84 - Z)
    )
    collar_axis = (X - 0.452) * 0.30 + (Z - 0.745) * 0.95
    collar = np.maximum(np.abs(collar_axis) - 0.022, np.maximum(0.36 - X, np.abs(X - 0.45) - 0.13))
    bv, bf = g.mesh(sdf.smax(head_shell, np.minimum(nose, collar), 0.012))
    lv, lf = g.mesh(tail)
    _cache["g"] = dict(
        body=(v, f, wear), cloth=(cv, cf), trim=(tv, tf), bridle=(bv, bf), tail=(lv, lf)
    )
    return _cache["g"]


def check_stacking():
    """Largest penetration (local units) of a camel and the one STEP above; 0.02 is the cloth."""
    g = sdf.Grid((-0.54, -0.27, -0.03), (0.80, 0.27, 1.95), 0.02)
    a, _, _ = fields(g.P)
    b, _, _ = fields([g.P[0], g.P[1], g.P[2] - STEP])
    return float(-np.maximum(a, b).min())


if __name__ == "__main__":
    print("max self-penetration when stacked:", round(check_stacking(), 4))
