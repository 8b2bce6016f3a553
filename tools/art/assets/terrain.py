"""The sculpted sand bed of the tray and the stone of its plates."""

import numpy as np

from artlib import geo
from artlib import materials as M
from artlib.palette import SAND_DARK, SAND_LIGHT, SAND_MID, mix


def sand_material():
    """Ripples coloured by height (attribute `dune`), with a fine grain."""

    n = M.NT("sand")
    h = n.add("ShaderNodeAttribute", {"attribute_name": "dune"}).outputs["Fac"]
    col = n.ramp(h, (0.0, SAND_DARK), (0.42, SAND_MID), (0.75, SAND_LIGHT), (1.0, "#F7E0B4"))
    big = n.add(
        "ShaderNodeTexNoise", Vector=n.coords("Object", (0.9, 0.9, 0.9)), Scale=1.0, Detail=3.0
    ).outputs[0]
    col = n.mixc(n.math("MULTIPLY", n.ramp(big, (0.45, 0.0), (0.75, 1.0)), 0.35), col, "#E0915A")
    grain = n.add(
        "ShaderNodeTexNoise", Vector=n.coords("Object", (160, 160, 160)), Scale=1.0, Detail=1.0
    ).outputs[0]
    col = n.mixc(n.math("MULTIPLY", n.ramp(grain, (0.55, 0.0), (0.75, 1.0)), 0.22), col, "#9A6636")
    return n.principled(Base_Color=col, Roughness=0.9, Normal=n.bump(grain, 0.35, 0.006))


def slab_material(name, a, b):
    """Mottled sandstone between colours a and b."""

    n = M.NT(name)
    t = n.add(
        "ShaderNodeTexNoise",
        Vector=n.coords("Object", (3, 3, 3)),
        Scale=1.0,
        Detail=5.0,
        Roughness=0.65,
    ).outputs[0]
    sp = n.add(
        "ShaderNodeTexNoise", Vector=n.coords("Object", (42, 42, 42)), Scale=1.0, Detail=2.0
    ).outputs[0]
    col = n.ramp(t, (0.32, a), (0.70, b))
    col = n.mixc(
        n.math("MULTIPLY", n.ramp(sp, (0.56, 0.0), (0.72, 1.0)), 0.30), col, mix(a, "#3A2018", 0.5)
    )
    return n.principled(
        Base_Color=col,
        Roughness=0.62,
        Normal=n.bump(n.math("ADD", t, n.math("MULTIPLY", sp, 0.4)), 0.22, 0.02),
    )


def sand(track, step):
    """Height field of dunes and ripples around the track.

    Returns (object, ground) where ground(x, y) is the height of the sand at a point.
    """
    hx, hy = bed_size(track)
    x = np.arange(-hx - 0.02, hx + 0.02, step)
    y = np.arange(-hy - 0.02, hy + 0.02, step)
    X, Y = np.meshgrid(x, y)
    d = track.distance(X, Y)
    off = _smooth(np.clip((d - track.WIDTH / 2 - 0.02) / 0.35, 0, 1))
    flat_mid = np.clip((np.hypot(X / 1.35, Y / 1.12) - 0.88) / 0.25, 0, 1)
    ponds = np.ones(X.shape)
    for side in (-1, 1):
        px = side * (track.half[0] - track.WIDTH - 0.42)
        from_pond = np.hypot((X - px) / 0.34, (Y + 0.02) / 0.42)
        ponds = np.minimum(ponds, np.clip((from_pond - 0.95) / 0.5, 0, 1))
    crest = (1 - np.abs(2 * geo.fbm(X.shape, 0.95 / step, 11, 2) - 1)) ** 2.2  # sharp crests
    big = geo.fbm(X.shape, 0.85 / step, 5, 3)
    rim = np.clip((d - track.WIDTH / 2 - 0.1) / 0.5, 0, 1) * (np.hypot(X / hx, Y / hy) > 0.9)
    h = (0.20 * crest + 0.06 * big + 0.10 * rim) * off * flat_mid * ponds
    warp = geo.fbm(X.shape, 0.5 / step, 3, 2)
    ripple = np.sin((X * 0.75 + Y * 0.66 + warp * 0.45) * 2 * np.pi / 0.095)
    h = h + 0.0065 * ripple * (0.35 + 0.65 * off) * (0.3 + 0.7 * ponds) - 0.030
    edge = _smooth(np.clip((np.maximum(np.abs(X) - hx + 0.16, np.abs(Y) - hy + 0.16)) / 0.14, 0, 1))
    h = h * (1 - edge) - 0.01 * edge
    dune = np.clip(0.36 + 2.6 * (h + 0.02) + 0.10 * ripple * (0.3 + off), 0, 1)

    def ground(px, py):
        row = min(max(int((py - y[0]) / step), 0), len(y) - 1)
        column = min(max(int((px - x[0]) / step), 0), len(x) - 1)
        return float(h[row, column])

    return geo.grid_mesh("sand", x, y, h, sand_material(), {"dune": dune}), ground


def bed_size(track):
    """Half sides (x, y) of the sand bed."""
    return track.half[0] + 0.34, track.half[1] + 0.34


def _smooth(t):
    return t * t * (3 - 2 * t)
