"""Pieces of the Supercup modules: position tiles, photographer tile, pedestal and craters."""

import math

from artlib import extra_decals, geo
from artlib import materials as M
from artlib.palette import BRASS, WOOD_DARK
from assets.terrain import slab_material
from assets.track import rounded_rect
from assets.wagers import printed_tile

PEDESTAL_PITCH = 0.46  # distance of the five wells of the pedestal


def position_tile(rank):
    """Half-height tile that turns a leg tile into a bet on a rank from 2 to 5."""
    face = extra_decals.position_face(rank)
    objs = printed_tile(f"position_{rank}", "#6D4A7E", face, 0.27, 0.18, 0.06)
    geo.group(objs)
    return objs


def photographer_tile():
    """The tile that lies before the photographer."""
    face = extra_decals.photographer_face()
    objs = printed_tile("photographer", "#7A4A2A", face, 0.36, 0.30, 0.08)
    geo.group(objs)
    return objs


def pedestal():
    """A walnut bench with five felt wells for the support dice."""
    walnut = M.wood("walnut", "#8A5630", "#5E3719", "#2A1509", scale=0.9, coat=0.45, rough=0.38)
    felt = M.plain("felt", "#0E3B42", 0.95, sheen=0.4, bump=0.4)
    brass = M.metal("brass", BRASS, 0.25)
    half = 2.5 * PEDESTAL_PITCH
    objs = [
        geo.prism("bench", rounded_rect(half + 0.06, 0.30, 0.09, 6), 0, 0.16, walnut, bevel=0.03),
        geo.prism("foot", rounded_rect(half + 0.12, 0.35, 0.10, 6), 0, 0.05, brass, bevel=0.015),
    ]
    for i in range(5):
        well = geo.prism("well", rounded_rect(0.19, 0.20, 0.04, 6), 0.155, 0.165, felt, bevel=0.0)
        well.location = ((i - 2) * PEDESTAL_PITCH, 0, 0)
        objs.append(well)
    geo.group(objs)
    return objs


def crater():
    """A hollow in the sand with a stone rim, where a spent support die lies."""
    stone = slab_material("rim", "#A98274", "#BE9A88")
    hole = M.plain("hole", WOOD_DARK, 0.95, bump=0.4)
    sand = [(0.34, 0.0), (0.30, 0.035), (0.26, 0.045), (0.235, 0.03), (0.20, 0.012), (0, 0.012)]
    objs = [geo.lathe("bowl", sand[:4], stone), geo.lathe("floor", sand[3:], hole)]
    for k in range(9):
        a = 2 * math.pi * k / 9
        at = (0.285 * math.cos(a), 0.285 * math.sin(a), 0.035)
        objs.append(geo.ball("stone", at, 0.055, stone, scale=(1.1, 0.9, 0.6), seg=16))
    geo.group(objs)
    return objs
