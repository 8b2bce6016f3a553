"""A seat's pennant: it marks whose desert tile lies on a space."""

import itertools
import math

import bmesh
import bpy  # noqa: F401  (provides bmesh)

from artlib import extra_decals, geo
from artlib import materials as M
from artlib.palette import BRASS
from assets.people_data import PEOPLE, SHAPES
from flat.seat_shapes import seat_shape

HEIGHT, WIDTH, DROP = 0.46, 0.27, 0.19


def pennant(key):
    """Swallow-tailed flag on a turned pole, its cloth towards the viewer."""
    _, robe, trim = PEOPLE[key][:3]
    pole = M.wood("pole", "#B8793F", "#8A5426", "#4E2A10", scale=2, axis=2)
    brass = M.metal("brass", BRASS, 0.3)
    face = extra_decals.pennant_face(key, robe, trim, seat_shape(SHAPES[key], 48, 33))
    profile = [(0.034, 0), (0.034, 0.02), (0.017, 0.04), (0.014, HEIGHT), (0, HEIGHT)]
    objs = [
        geo.lathe("pole", profile, pole, seg=16),
        geo.ball("knob", (0, 0, HEIGHT + 0.015), 0.026, brass, seg=16),
        _cloth(M.decal("cloth", face, 0.8, 0.2, weave=True)),
    ]
    geo.group(objs)
    return objs


def _cloth(mat, columns=14):
    """Waving sheet from the pole to the right, leaning back so that the camera sees it full."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("UVMap")
    rows = []
    for i in range(columns + 1):
        t = i / columns
        wave = 0.022 * math.sin(t * 6.0) * t
        notch = 0.05 * max(0.0, t - 0.8) / 0.2
        column = []
        for v in (0.0, 0.5, 1.0):
            inward = notch if v == 0.5 else 0.0
            x = 0.013 + WIDTH * t - inward
            z = HEIGHT - 0.025 - DROP * (1 - v)
            column.append((bm.verts.new((x, wave + 0.10 * (v - 0.5), z)), (t, v)))
        rows.append(column)
    for a, b in itertools.pairwise(rows):
        for k in range(2):
            corners = (a[k], b[k], b[k + 1], a[k + 1])
            face = bm.faces.new([vert for vert, _ in corners])
            for loop, (_, uv) in zip(face.loops, corners, strict=True):
                loop[layer].uv = uv
    sheet = geo.link("cloth", bm, mat, smooth=True)
    sheet.modifiers.new("s", "SOLIDIFY").thickness = 0.008
    return sheet
