"""Closes the eyes of a camel that is already built, for the blink of idle life."""

import math

import numpy as np

from artlib import geo
from artlib import materials as M
from artlib.palette import CAMELS, mix
from assets.camel import _ball
from assets.camel_shape import SCALE

LID = 0.0545 * SCALE  # radius: just outside the open lid


def eyes_of(objs):
    """The objects that a blink changes."""
    return [o for o in objs if o.name.split(".")[0] in ("eye", "pupil", "spark", "lid")]


def close(objs, color):
    """Hide what an open eye shows and put a whole lid with its lashes there; returns those."""
    root = objs[0].parent
    paint = CAMELS[color]["paint"]
    lid = M.plain("lid_closed", mix(paint, "#2A1208", 0.20), 0.4, coat=0.4)
    lash = M.plain("lash", "#1C0F0A", 0.5)
    made = []
    for eye in [o for o in objs if o.name.split(".")[0] == "eye"]:
        side = 1 if eye.location[1] > 0 else -1
        made.append(_ball("lid", eye.location, LID, lid))
        line = geo.tube("lash", _lashes(side), 0.0085 * SCALE, lash, seg=3)
        line.location = eye.location
        made.append(line)
    for o in eyes_of(objs):
        o.hide_render = True
    for o in made:
        o.parent = root
    return made


def _lashes(side):
    """Points of the closed rim: a curve that hangs a little below the eye's middle."""
    points = []
    look = math.atan2(0.66 * side, 0.74)
    for t in np.linspace(-1, 1, 11):
        a, dip = look + 1.15 * t, math.radians(-26 + 20 * t * t)
        r = LID * 1.01
        points.append(
            (
                r * math.cos(a) * math.cos(dip),
                r * math.sin(a) * math.cos(dip),
                r * math.sin(dip),
            )
        )
    return points
