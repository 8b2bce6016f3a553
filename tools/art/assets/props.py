"""Toy-like scenery: palms, rocks, cacti, grass tufts."""

import itertools
import math

import bmesh
import bpy  # first: it provides bmesh and mathutils
import numpy as np
from mathutils import Matrix, Vector

from artlib import geo
from artlib import materials as M


def _mat(name, make):
    return bpy.data.materials.get(name) or make(name)


def leaf_mat(i=0):
    cols = ("#3E9A54", "#58AE55", "#2F8150")
    return _mat(
        f"leaf{i}", lambda n: M.plain(n, cols[i], 0.55, coat=0.15, bump=0.15, bump_scale=25)
    )


def leaf(length, width, droop, mat, fold=0.25):
    """Arched blade along +x from the origin."""
    bm = bmesh.new()
    n = 12
    rows = []
    for i in range(n + 1):
        t = i / n
        w = width * (math.sin(math.pi * min(1, t * 0.92 + 0.08)) ** 0.75) * (1 - 0.15 * t)
        x = length * (t - 0.10 * t * t)
        z = 0.22 * length * t - droop * length * t * t
        rows.append(
            [
                bm.verts.new((x, -w, z - fold * w)),
                bm.verts.new((x, 0, z)),
                bm.verts.new((x, w, z - fold * w)),
            ]
        )
    for a, b in itertools.pairwise(rows):
        for k in range(2):
            bm.faces.new((a[k], b[k], b[k + 1], a[k + 1]))
    ob = geo.link("leaf", bm, mat, smooth=True)
    s = ob.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.012
    return ob


def palm(at=(0, 0, 0), h=0.55, lean=(0.08, 0.0), seed=0, scale=1.0, leaves=8):
    rs = np.random.RandomState(seed)
    objs = []
    tr1 = _mat("trunk_a", lambda n: M.wood(n, "#C08A52", "#8A5A30", "#4A2A12", scale=2.5, axis=2))
    tr2 = _mat("trunk_b", lambda n: M.wood(n, "#A8713F", "#75471F", "#3E220E", scale=2.5, axis=2))
    n = 7

    def p(t):
        return Vector((lean[0] * t * t, lean[1] * t * t, h * t))

    for i in range(n):
        a, b = p(i / n), p((i + 1) / n)
        r0, r1 = 0.050 - 0.020 * i / n, 0.062 - 0.022 * (i + 1) / n
        seg = geo.lathe(
            "trunk",
            [
                (0, 0),
                (r0, 0),
                (r1, (b - a).length * 0.85),
                (r1 * 0.8, (b - a).length * 1.02),
                (0, (b - a).length * 1.02),
            ],
            tr1 if i % 2 else tr2,
            seg=20,
        )
        seg.matrix_world = (
            Matrix.Translation(a) @ (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
        )
        objs.append(seg)
    top = p(1.0)
    for k in range(leaves):
        ang = 2 * math.pi * k / leaves + rs.uniform(-0.15, 0.15)
        l = leaf(rs.uniform(0.36, 0.44), 0.062, rs.uniform(0.55, 0.85), leaf_mat(k % 3))
        l.matrix_world = (
            Matrix.Translation(top + Vector((0, 0, 0.01)))
            @ Matrix.Rotation(ang, 4, "Z")
            @ Matrix.Rotation(-rs.uniform(0.05, 0.35), 4, "Y")
        )
        objs.append(l)
    for k in range(3):
        l = leaf(0.24, 0.050, 0.25, leaf_mat(1))
        l.matrix_world = (
            Matrix.Translation(top + Vector((0, 0, 0.02)))
            @ Matrix.Rotation(2.1 * k + 0.4, 4, "Z")
            @ Matrix.Rotation(-0.7, 4, "Y")
        )
        objs.append(l)
    nut = _mat("coconut", lambda n: M.plain(n, "#6B3F1D", 0.45, coat=0.4))
    for k in range(3):
        a = 2.1 * k + 3.8
        objs.append(
            geo.ball(
                "nut",
                top + Vector((0.045 * math.cos(a), 0.045 * math.sin(a), -0.025)),
                0.036,
                nut,
                seg=16,
            )
        )
    geo.group(objs, at=at, scale=scale, yaw=rs.uniform(0, 30))
    return objs


def rock(at, r=0.12, seed=0, color="#B98F70", squash=0.65):
    rs = np.random.RandomState(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r)
    dirs = rs.normal(size=(9, 3))
    dirs /= np.linalg.norm(dirs, axis=1)[:, None]
    lim = rs.uniform(0.62, 0.92, 9) * r
    for v in bm.verts:  # cut with random planes -> faceted boulder
        for d, l in zip(dirs, lim, strict=False):
            dv = v.co.dot(Vector(d))
            if dv > l:
                v.co -= Vector(d) * (dv - l)
        v.co.z *= squash
    ob = geo.link(
        "rock",
        bm,
        _mat(f"rock{color}", lambda n: M.plain(n, color, 0.8, bump=0.5, bump_scale=22)),
        smooth=False,
        bevel=0.0,
    )
    b = ob.modifiers.new("b", "BEVEL")
    b.width, b.segments, b.limit_method, b.angle_limit = r * 0.10, 2, "ANGLE", math.radians(18)
    for f in ob.data.polygons:
        f.use_smooth = True
    b.harden_normals = True
    ob.location = (at[0], at[1], at[2] + r * squash * 0.35)
    ob.rotation_euler = (0, 0, rs.uniform(0, 6))
    return [ob]


def tuft(at, seed=0, r=0.10):
    rs = np.random.RandomState(seed)
    objs = []
    for k in range(7):
        l = leaf(rs.uniform(0.7, 1.1) * r * 1.3, 0.014, 0.2, leaf_mat(k % 3), fold=0.5)
        l.matrix_world = (
            Matrix.Translation(at)
            @ Matrix.Rotation(rs.uniform(0, 6.28), 4, "Z")
            @ Matrix.Rotation(-rs.uniform(0.6, 1.2), 4, "Y")
        )
        objs.append(l)
    return objs


def cactus(at, h=0.34, seed=0):
    m = _mat("cactus", lambda n: M.paint(n, "#4E9A63", wear=0.0, coat=0.3, axis=2))
    fl = _mat("cactus_flower", lambda n: M.plain(n, "#E2557B", 0.5))
    objs = [
        geo.tube(
            "stem", [(0, 0, 0), (0, 0, h * 0.55), (0, 0, h)], 0.052, m, seg=8, taper=(1, 1.05, 0.95)
        ),
        geo.ball("cap", (0, 0, h), 0.050, m, seg=20),
        geo.tube(
            "arm", [(0, 0, h * 0.38), (0.10, 0, h * 0.42), (0.115, 0, h * 0.72)], 0.034, m, seg=8
        ),
        geo.ball("cap", (0.115, 0, h * 0.72), 0.034, m, seg=16),
        geo.tube(
            "arm", [(0, 0, h * 0.50), (-0.09, 0, h * 0.56), (-0.10, 0, h * 0.80)], 0.030, m, seg=8
        ),
        geo.ball("cap", (-0.10, 0, h * 0.80), 0.030, m, seg=16),
        geo.ball("flower", (0, -0.01, h + 0.055), 0.024, fl, seg=14),
    ]
    geo.group(objs, at=at, yaw=np.random.RandomState(seed).uniform(-40, 40))
    return objs
