"""The title's still picture: a tower of camels before the pyramid in the last light."""

import math

import numpy as np

from artlib import geo
from artlib import materials as M
from assets import camel, die, props, pyramid, tent
from assets.camel_shape import SCALE, STEP
from assets.terrain import sand_material

TOWER = ("green", "blue", "white", "orange", "yellow")  # bottom to top


def dunes(step=0.03, near=-6.0, far=22.0, half=14.0):
    """Rippled ground, flat where the pieces stand, rising to dunes behind."""
    x = np.arange(-half, half, step * 1.5)
    y = np.arange(near, far, step * 1.5)
    X, Y = np.meshgrid(x, y)
    cell = 1 / (step * 1.5)
    ridge = (1 - np.abs(2 * geo.fbm(X.shape, 4.2 * cell, 21, 2) - 1)) ** 1.8
    swell = geo.fbm(X.shape, 6.0 * cell, 8, 2)
    away = np.clip((np.hypot(X * 0.8, (Y - 0.3) * 0.9) - 1.5) / 3.5, 0, 1)
    away = away * away * (3 - 2 * away)
    back = np.clip((Y - 2.5) / 9.0, 0, 1)
    h = (0.55 * ridge + 0.35 * swell) * away * (0.35 + 1.25 * back)
    warp = geo.fbm(X.shape, 0.9 * cell, 3, 2)
    ripple = np.sin((X * 0.35 + Y * 0.93 + warp * 0.9) * 2 * np.pi / 0.16)
    h = h + 0.010 * ripple * (0.4 + 0.6 * away) - 0.012
    tone = np.clip(0.42 + 0.9 * h + 0.09 * ripple, 0, 1)

    def ground(px, py):
        row = min(max(int((py - y[0]) / (step * 1.5)), 0), len(y) - 1)
        column = min(max(int((px - x[0]) / (step * 1.5)), 0), len(x) - 1)
        return float(h[row, column])

    return geo.grid_mesh("dunes", x, y, h, sand_material(), {"dune": tone}), ground


def build(step=0.03):
    """Everything the diorama shows; the tower stands at the origin facing the camera's right."""
    bed, ground = dunes(step)
    objs = [bed]
    for i, color in enumerate(TOWER):
        lean = (4, -5, 6, -4, 3)[i]
        objs += camel.build(color, at=(0, 0, i * STEP * SCALE), yaw=-34 + lean)
    objs += _pyramid(ground)
    for at, h, seed, scale in (
        ((-2.05, 2.1), 0.95, 3, 1.5),
        ((-2.6, 2.9), 1.15, 5, 1.6),
        ((-1.55, 3.3), 0.8, 9, 1.3),
        ((3.3, 5.2), 1.0, 12, 1.5),
    ):
        x, y = at
        objs += props.palm((x, y, ground(x, y) - 0.03), h=h, lean=(0.16, 0), seed=seed, scale=scale)
    pond = [
        (-2.0 + 0.72 * math.cos(a) * (1 + 0.1 * math.sin(2 * a)), 2.35 + 0.42 * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)
    ]
    z = min(ground(x, y) for x, y in pond)
    water = M.plain("water", "#1E9AA0", 0.06, coat=1.0)
    objs.append(geo.prism("pond", pond, z - 0.3, z + 0.012, water, bevel=0.008))
    for k, (x, y, r) in enumerate(((1.35, 0.75, 0.13), (1.58, 0.95, 0.08), (-1.2, 0.9, 0.10))):
        objs += props.rock((x, y, ground(x, y)), r, 30 + k)
    objs += _tents(ground)
    objs += _dice(ground)
    return objs


def _pyramid(ground):
    objs = pyramid.build(spin=33)
    root = objs[0].parent
    root.scale = (2.1, 2.1, 2.1)
    root.location = (1.75, 4.6, ground(1.75, 4.6) - 0.30)
    return objs


def _tents(ground):
    objs = []
    for color, (x, y) in (("#C8453B", (-0.75, 5.2)), ("#1C7F86", (-1.75, 5.8))):
        made = tent.tent(color, h=0.82)
        made[0].parent.location = (x, y, ground(x, y) - 0.03)
        objs += made
    return objs


def _dice(ground):
    import bpy
    from mathutils import Matrix

    objs = []
    for color, value, (x, y), spin in (
        ("orange", 3, (0.95, -0.70), 28),
        ("blue", 2, (-0.92, -0.62), -16),
    ):
        made = die.build(color, value, spin=spin)
        root = made[0].parent
        root.matrix_world = Matrix.Translation((x, y, ground(x, y))) @ root.matrix_world
        objs += made
    bpy.context.view_layer.update()
    return objs
