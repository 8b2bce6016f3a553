"""Painted faces of the peg dolls: eyes, cheeks, smile, and what a character wears on the face."""

import math

import numpy as np

from artlib import geo
from artlib import materials as M
from assets.headgear import HEAD


def face_of(kind, stuff):
    """The common face and the extra named kind ("" for none)."""
    objs = []
    for side in (-1, 1):
        eye = (side * 0.068, -0.172, HEAD + 0.020)
        cheek = (side * 0.110, -0.150, HEAD - 0.045)
        objs.append(geo.ball("eye", eye, 0.026, stuff.black, scale=(0.85, 0.4, 1.15), seg=16))
        objs.append(geo.ball("cheek", cheek, 0.034, stuff.cheek, scale=(1, 0.4, 0.8), seg=16))
    objs.append(geo.ball("nose", (0, -0.192, HEAD - 0.020), 0.028, stuff.skin, seg=16))
    if kind != "beard":
        objs.append(_smile(stuff))
    extra = {
        "moustache": _moustache,
        "beard": _beard,
        "monocle": _monocle,
        "goggles": _goggles,
        "freckles": _freckles,
    }.get(kind)
    return objs + (extra(stuff) if extra else [])


def _smile(stuff):
    line = [
        (0.062 * math.cos(a), -0.180 + 0.018 * abs(math.cos(a)), HEAD - 0.062 + 0.040 * math.sin(a))
        for a in np.linspace(math.radians(205), math.radians(335), 9)
    ]
    return geo.tube("smile", line, 0.0075, stuff.black, seg=3)


def _moustache(stuff):
    objs = []
    for side in (-1, 1):
        curl = [(0, -0.205, HEAD - 0.052), (side * 0.055, -0.195, HEAD - 0.062)]
        curl.append((side * 0.100, -0.165, HEAD - 0.035))
        objs.append(geo.tube("whisker", curl, 0.020, stuff.hair, seg=4, taper=(1, 0.8, 0.2)))
    return objs


def _beard(stuff):
    chin = geo.ball("beard", (0, -0.098, HEAD - 0.112), 0.118, stuff.hair, scale=(0.95, 0.82, 0.80))
    return [*_moustache(stuff), chin, _smile_in_beard(stuff)]


def _smile_in_beard(stuff):
    line = [
        (-0.030, -0.196, HEAD - 0.082),
        (0, -0.200, HEAD - 0.094),
        (0.030, -0.196, HEAD - 0.082),
    ]
    lip = M.plain("lip", "#B8553C", 0.5)
    return geo.tube("lip", line, 0.008, lip, seg=3)


def _monocle(stuff):
    rim = _circle(0.068, -0.186, HEAD + 0.020, 0.046, 0.046)
    chain = [(0.112, -0.175, HEAD), (0.15, -0.15, HEAD - 0.12), (0.11, -0.13, HEAD - 0.24)]
    return [
        geo.tube("monocle", rim, 0.008, stuff.brass, cyclic=True, seg=3),
        geo.tube("chain", chain, 0.004, stuff.brass, seg=2),
    ]


def _goggles(stuff):
    glass = M.plain("goggle", "#69B7C9", 0.08, coat=1.0)
    objs = []
    for side in (-1, 1):
        x, y, z = side * 0.072, -0.176, HEAD + 0.115
        rim = _circle(x, y, z, 0.052, 0.048)
        objs.append(geo.tube("rim", rim, 0.012, stuff.brass, cyclic=True, seg=3))
        objs.append(geo.ball("glass", (x, y + 0.008, z), 0.046, glass, scale=(1, 0.35, 1), seg=16))
    return objs


def _freckles(stuff):
    brown = M.plain("freckle", "#A9683C", 0.7)
    spots = ((0.055, -0.025), (0.085, -0.015), (0.075, -0.045))
    return [
        geo.ball("f", (side * dx, -0.176 + 0.2 * (dx - 0.055), HEAD + dz), 0.007, brown, seg=8)
        for side in (-1, 1)
        for dx, dz in spots
    ]


def _circle(x, y, z, rx, rz):
    turns = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    return [(x + rx * math.cos(a), y, z + rz * math.sin(a)) for a in turns]
