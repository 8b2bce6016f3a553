"""Round striped pavilion of the leg tray, one for each camel's die."""

import itertools
import math

import bmesh
from mathutils import Matrix

from artlib import geo
from artlib import materials as M

SIDES = 8


def tent(color, cream="#F4E4C3", r=0.36, h=0.82, yaw=22.5):
    """High striped wall with an open doorway to the viewer, a low conical roof and a finial."""
    wall = h * 0.66
    roof = h - wall
    cloth = [
        M.plain(f"tent{c}", c, 0.75, sheen=0.3, bump=0.2, bump_scale=40) for c in (color, cream)
    ]
    profile = [
        (r * 0.93, 0.0),
        (r * 0.93, wall),
        (r * 1.03, wall * 0.88),
        (r * 1.03, wall * 1.03),
        (r * 0.60, wall + roof * 0.50),
        (r * 0.26, wall + roof * 0.84),
        (0.015, h),
    ]
    objs = [_panel(i, profile, cloth[i % 2]) for i in range(SIDES)]
    objs += _doorway(r * 0.93 * math.cos(math.pi / SIDES), wall, yaw)
    brass = M.metal("tent_brass", "#D9A441", 0.3)
    objs.append(geo.ball("finial", (0, 0, h + 0.02), 0.032, brass, seg=18))
    objs.append(geo.lathe("needle", [(0.012, h), (0.012, h + 0.06), (0, h + 0.10)], brass, seg=12))
    geo.group(objs, yaw=yaw)
    return objs


def _panel(i, profile, mat, n=6):
    a0, a1 = 2 * math.pi * i / SIDES, 2 * math.pi * (i + 1) / SIDES
    hem = profile[2][1]
    bm = bmesh.new()
    rows = []
    for radius, z in profile:
        row = []
        for k in range(n + 1):
            t = k / n
            a = a0 + (a1 - a0) * t
            belly = math.sin(math.pi * t)
            sag = 1 - 0.055 * belly if radius > 0.05 else 1
            drop = 0.035 * belly if z == hem else 0.0
            row.append(
                bm.verts.new((radius * sag * math.cos(a), radius * sag * math.sin(a), z - drop))
            )
        rows.append(row)
    for p, q in itertools.pairwise(rows):
        for k in range(n):
            bm.faces.new((p[k], p[k + 1], q[k + 1], q[k]))
    panel = geo.link("panel", bm, mat, smooth=True)
    panel.modifiers.new("es", "EDGE_SPLIT").split_angle = math.radians(50)  # crisp valance fold
    return panel


def _doorway(distance, wall, yaw):
    """Dark opening with two parted flaps on the side that faces the viewer."""
    dark = M.plain("tent_dark", "#2B1712", 0.9)
    flap_cloth = M.plain("tent_flap", "#FBF0D8", 0.75, sheen=0.3)
    w, h = 0.118, wall * 0.78
    opening = [(-w, 0), (w, 0), (w * 0.92, h * 0.72), (0, h), (-w * 0.92, h * 0.72)]
    parts = [geo.prism("door", opening, 0, 0.014, dark, bevel=0)]
    for side in (-1, 1):
        flap = [(side * w * 1.16, 0), (side * w * 0.66, 0), (side * w * 0.80, h * 0.45)]
        flap += [(side * 0.012, h * 0.97), (side * 0.03, h * 1.06), (side * w * 1.10, h * 0.74)]
        parts.append(geo.prism("flap", flap[::-side], 0.008, 0.030, flap_cloth, bevel=0.006))
    face = (
        Matrix.Rotation(math.radians(-90 - yaw), 4, "Z")
        @ Matrix.Translation((distance, 0, 0))
        @ Matrix.Rotation(math.pi / 2, 4, "Z")
        @ Matrix.Rotation(math.pi / 2, 4, "X")
    )
    for o in parts:
        o.matrix_world = face
    return parts
