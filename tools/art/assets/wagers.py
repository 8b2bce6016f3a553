"""Wooden betting tiles: leg tiles in piles, and the pyramid tile paid for a roll."""

import numpy as np

from artlib import decals, geo
from artlib import materials as M
from artlib.palette import CAMELS
from assets.track import rounded_rect

THICK = 0.057


def printed_tile(name, paint, face, hx, hy, corner=0.07):
    """Wooden tile of half sides hx, hy with a picture on top."""
    import bpy

    mat = bpy.data.materials.get(f"{name}_edge")
    mat = mat or M.paint(f"{name}_edge", paint, wear=0.0, coat=0.5)
    body = geo.prism("tile", rounded_rect(hx, hy, corner, 6), 0, 0.055, mat, bevel=0.016)
    print_mat = M.decal(f"{name}_face", face, rough=0.5, coat=0.3)
    inset = 0.035
    quad = geo.decal_quad("face", 2 * (hx - inset), 2 * (hy - inset), (0, 0, 0.0562), print_mat)
    return [body, quad]


def leg_tile(color, value=5, at=(0, 0, 0), yaw=0.0):
    """Camel-coloured wooden tile with a printed face: symbol and payout."""
    face = decals.leg_tile_face(color, value)
    objs = printed_tile(f"leg_{color}_{value}", CAMELS[color]["paint"], face, 0.27, 0.36)
    geo.group(objs, at=at, yaw=yaw)
    return objs


def leg_pile(color, values):
    """Pile of leg tiles; values from the top down, e.g. (5, 3, 2)."""
    rs = np.random.RandomState(sum(map(ord, color)))
    objs = []
    for i, value in enumerate(reversed(values)):
        at = (rs.uniform(-0.012, 0.012), rs.uniform(-0.01, 0.01), i * THICK)
        objs += leg_tile(color, value, at, rs.uniform(-3, 3))
    return objs


def pyramid_tile(at=(0, 0, 0), yaw=0.0):
    """Square tile with a pyramid: one pound at the end of the leg."""
    objs = printed_tile("pyramid_tile", "#B9772F", decals.pyramid_tile_face(), 0.30, 0.30, 0.08)
    geo.group(objs, at=at, yaw=yaw)
    return objs


def pyramid_pile(n):
    """n pyramid tiles on top of each other."""
    rs = np.random.RandomState(5)
    objs = []
    for i in range(n):
        at = (rs.uniform(-0.012, 0.012), rs.uniform(-0.012, 0.012), i * THICK)
        objs += pyramid_tile(at, rs.uniform(-5, 5))
    return objs
