"""Headgear of the peg dolls. Everyday or working clothes of a trade, nothing ceremonial."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from artlib import geo
from artlib import materials as M

HEAD = 0.735  # height of the middle of the head, whose radius is 0.19
TOP = HEAD + 0.07


@dataclass(frozen=True)
class Stuff:
    """Materials of one figure."""

    robe: Any
    trim: Any
    skin: Any
    cheek: Any
    black: Any
    brass: Any
    hair: Any
    hat: Any


def headgear_of(kind, stuff):
    """Objects of the headgear named kind."""
    return {
        "fez": _fez,
        "toque": _toque,
        "bowler": _bowler,
        "tophat": _top_hat,
        "pith": _pith,
        "straw": _straw,
        "aviator": _aviator,
        "turban": _wrap,
        "veil": _hood,
        "bun": _bun,
    }[kind](stuff)


def _fez(stuff):
    t = TOP
    felt = [(0.150, t + 0.035), (0.152, t + 0.05), (0.118, t + 0.215), (0.10, t + 0.225)]
    cord = [(0, 0, t + 0.23), (0.09, -0.05, t + 0.225), (0.145, -0.07, t + 0.12)]
    fringe = [(0.0, 0), (0.026, 0.0), (0.016, 0.06), (0, 0.065)]
    return [
        geo.lathe("fez", [*felt, (0, t + 0.225)], stuff.hat),
        geo.tube("tassel", cord, 0.009, stuff.brass, seg=3),
        geo.lathe("fringe", fringe, stuff.brass, seg=16, at=(0.147, -0.071, t + 0.055)),
    ]


def _toque(stuff):
    band = [(0.165, TOP + 0.01), (0.168, TOP + 0.11), (0.10, TOP + 0.115)]
    objs = [geo.lathe("band", band, stuff.hat)]
    for k in range(7):
        a = 2 * math.pi * k / 7
        at = (0.105 * math.cos(a), 0.105 * math.sin(a), TOP + 0.175)
        objs.append(geo.ball("puff", at, 0.095, stuff.hat))
    return [*objs, geo.ball("puff", (0, 0, TOP + 0.215), 0.115, stuff.hat)]


def _brim_hat(stuff, crown):
    t = TOP
    brim = [(0, t + 0.03), (0.255, t + 0.03), (0.268, t + 0.045), (0.255, t + 0.058)]
    band = [(0.168, t + 0.058), (0.170, t + 0.062), (0.162, t + 0.098), (0.150, t + 0.10)]
    profile = [*brim, (0.165, t + 0.055), *((r, t + z) for r, z in crown)]
    return [geo.lathe("hat", profile, stuff.hat), geo.lathe("band", band, stuff.trim)]


def _bowler(stuff):
    crown = [(0.160, 0.10), (0.135, 0.165), (0.08, 0.205), (0, 0.215)]
    return _brim_hat(stuff, crown)


def _top_hat(stuff):
    return _brim_hat(stuff, [(0.150, 0.12), (0.165, 0.27), (0.15, 0.282), (0, 0.282)])


def _pith(stuff):
    t = TOP + 0.055  # wide brims must not hide the eyes
    helmet = [(0.14, 0.02), (0.275, -0.03), (0.285, -0.018), (0.195, 0.055), (0.170, 0.13)]
    helmet += [(0.11, 0.185), (0.03, 0.21), (0.022, 0.235), (0, 0.24)]
    band = [(0.198, t + 0.05), (0.203, t + 0.055), (0.190, t + 0.09), (0.18, t + 0.092)]
    return [
        geo.lathe("pith", [(r, t + z) for r, z in helmet], stuff.hat),
        geo.lathe("band", band, stuff.trim),
    ]


def _straw(stuff):
    t = TOP + 0.055
    hat = [(0.15, 0.03), (0.345, -0.01), (0.355, 0.004), (0.19, 0.062), (0.155, 0.15)]
    hat += [(0.09, 0.185), (0, 0.19)]
    band = [(0.190, t + 0.058), (0.194, t + 0.062), (0.176, t + 0.105), (0.165, t + 0.107)]
    objs = [
        geo.lathe("straw", [(r, t + z) for r, z in hat], stuff.hat),
        geo.lathe("band", band, stuff.trim),
    ]
    petal = M.plain("flower", "#E2557B", 0.5)
    for k in range(5):
        a = 2 * math.pi * k / 5
        at = (0.115 + 0.028 * math.cos(a), -0.175, t + 0.085 + 0.028 * math.sin(a))
        objs.append(geo.ball("petal", at, 0.021, petal, scale=(1, 0.5, 1), seg=12))
    return [*objs, geo.ball("pistil", (0.115, -0.188, t + 0.085), 0.014, stuff.brass, seg=10)]


def _aviator(stuff):
    objs = [geo.ball("cap", (0, 0.055, HEAD + 0.040), 0.196, stuff.hat, seg=40)]
    for side in (-1, 1):
        at = (side * 0.165, -0.01, HEAD - 0.08)
        objs.append(geo.ball("flap", at, 0.075, stuff.hat, scale=(0.5, 0.9, 1.3)))
    turns = np.linspace(math.radians(-60), math.radians(240), 30)
    strap = [(0.176 * math.cos(a), 0.013 + 0.176 * math.sin(a), HEAD + 0.115) for a in turns]
    return [*objs, geo.tube("strap", strap, 0.016, stuff.black, seg=3)]


def _wrap(stuff):
    """A neatly wound head wrap in two colours."""
    objs = [geo.ball("crown", (0, 0, TOP + 0.13), 0.115, stuff.hat)]
    for k, (r, z, t) in enumerate(
        ((0.150, 0.045, 0.075), (0.140, 0.105, 0.070), (0.100, 0.155, 0.062))
    ):
        turns = np.linspace(0, 2 * math.pi, 32, endpoint=False)
        coil = [
            (r * math.cos(a), r * math.sin(a), TOP - 0.01 + z + 0.018 * math.sin(a * 2 + k))
            for a in turns
        ]
        cloth = stuff.trim if k == 1 else stuff.hat
        objs.append(geo.tube("coil", coil, t * 0.82, cloth, cyclic=True, seg=6))
    return objs


def _hood(stuff):
    """A star-gazer's hood and cape with a brass star."""
    cape = [(0.235, 0.36), (0.215, 0.50), (0.170, 0.62), (0.12, 0.66)]
    tips = [0.058 * (1 if k % 2 == 0 else 0.45) for k in range(10)]
    outline = [
        (r * math.sin(math.pi * k / 5), r * math.cos(math.pi * k / 5)) for k, r in enumerate(tips)
    ]
    star = geo.prism("star", outline, 0, 0.016, stuff.brass, bevel=0.004)
    star.rotation_euler, star.location = (math.radians(62), 0, 0), (0, -0.118, HEAD + 0.180)
    return [
        geo.ball("hood", (0, 0.045, HEAD + 0.030), 0.215, stuff.hat, seg=40),
        geo.lathe("cape", cape, stuff.hat),
        star,
    ]


def _bun(stuff):
    pearl = M.plain("pearl", "#F7F1E2", 0.15, coat=1.0)
    turns = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    tie = [(0.072 * math.cos(a), 0.07 + 0.072 * math.sin(a), HEAD + 0.195) for a in turns]
    objs = [
        geo.ball("hair", (0, 0.048, HEAD + 0.045), 0.193, stuff.hat, seg=40),
        geo.ball("bun", (0, 0.07, HEAD + 0.245), 0.090, stuff.hat),
        geo.tube("tie", tie, 0.016, stuff.trim, cyclic=True, seg=3),
    ]
    for side in (-1, 1):
        objs.append(geo.ball("pearl", (side * 0.190, -0.02, HEAD - 0.075), 0.024, pearl, seg=12))
    return objs
