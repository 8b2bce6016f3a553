"""Pieces of Off Season, the second game: goods tokens and a striped market stall."""

import itertools
import math

import bmesh
import bpy  # noqa: F401  (must precede bmesh / mathutils)
import numpy as np
from mathutils import Matrix

from artlib import geo
from artlib import materials as M
from artlib.palette import BRASS


def _base(color):
    return geo.lathe(
        "base",
        [(0, 0), (0.285, 0), (0.300, 0.018), (0.300, 0.045), (0.285, 0.062), (0, 0.062)],
        M.paint(f"gb{color}", color, wear=0.0, coat=0.5),
        seg=64,
    )


def good(kind):
    """spice | silk | dates | lamp | pottery, each on a turned wooden disc of its own colour."""
    z = 0.062
    rs = np.random.RandomState(3)
    if kind == "spice":
        o = [_base("#C8902E")]
        jute = M.plain("jute", "#C9A36A", 0.95, bump=0.7, bump_scale=45)
        o.append(
            geo.lathe(
                "sack",
                [
                    (0, z),
                    (0.16, z),
                    (0.205, z + 0.06),
                    (0.200, z + 0.17),
                    (0.165, z + 0.235),
                    (0.185, z + 0.275),
                    (0.175, z + 0.290),
                    (0.150, z + 0.265),
                    (0, z + 0.262),
                ],
                jute,
            )
        )
        heap = M.plain("saffron", "#E8891A", 0.95, bump=0.8, bump_scale=60)
        o.append(
            geo.lathe(
                "heap",
                [(0.158, z + 0.255), (0.12, z + 0.32), (0.06, z + 0.365), (0, z + 0.38)],
                heap,
            )
        )
        o.append(
            geo.tube(
                "cord",
                [
                    (0.172 * math.cos(a), 0.172 * math.sin(a), z + 0.235)
                    for a in np.linspace(0, 2 * math.pi, 30, endpoint=False)
                ],
                0.012,
                M.plain("cord", "#7A2E22", 0.8),
                cyclic=True,
            )
        )
    elif kind == "silk":
        o = [_base("#7B4FA3")]
        for k, (c, x, y, zz) in enumerate(
            (("#8E3FA8", -0.085, 0, 0), ("#C23B6A", 0.085, 0, 0), ("#2E7FB8", 0, 0, 0.145))
        ):
            m = M.plain(f"silk{k}", c, 0.28, sheen=0.8, coat=0.25)
            roll = geo.lathe(
                "roll",
                [
                    (0, -0.23),
                    (0.030, -0.23),
                    (0.030, -0.21),
                    (0.082, -0.21),
                    (0.085, -0.2),
                    (0.085, 0.2),
                    (0.082, 0.21),
                    (0.030, 0.21),
                    (0.030, 0.23),
                    (0, 0.23),
                ],
                m,
                seg=40,
            )
            roll.matrix_world = (
                Matrix.Translation((x, y, z + 0.085 + zz))
                @ Matrix.Rotation(math.radians(62), 4, "Z")
                @ Matrix.Rotation(math.pi / 2, 4, "Y")
            )
            o.append(roll)
    elif kind == "dates":
        o = [_base("#4E8F4B")]
        wick = M.plain("wicker", "#B98446", 0.8, bump=0.9, bump_scale=35)
        o.append(
            geo.lathe(
                "bowl",
                [
                    (0, z),
                    (0.12, z),
                    (0.215, z + 0.12),
                    (0.225, z + 0.13),
                    (0.215, z + 0.14),
                    (0.19, z + 0.12),
                    (0, z + 0.11),
                ],
                wick,
            )
        )
        for k in range(4):
            r = 0.13 + 0.022 * k
            o.append(
                geo.tube(
                    "weave",
                    [
                        (r * math.cos(a), r * math.sin(a), z + 0.02 + 0.03 * k)
                        for a in np.linspace(0, 2 * math.pi, 36, endpoint=False)
                    ],
                    0.015,
                    wick,
                    cyclic=True,
                )
            )
        dm = [
            M.plain(f"date{i}", c, 0.25, coat=0.7)
            for i, c in enumerate(("#5A2414", "#6E2F18", "#481A0E"))
        ]
        for k in range(26):
            a, r = rs.uniform(0, 6.28), 0.16 * math.sqrt(rs.rand())
            b = geo.ball(
                "date",
                (r * math.cos(a), r * math.sin(a), z + 0.135 + 0.07 * (1 - r / 0.16)),
                0.036,
                dm[k % 3],
                scale=(1.5, 0.85, 0.85),
                seg=14,
            )
            b.rotation_euler = (0, rs.uniform(-0.4, 0.4), rs.uniform(0, 3))
            o.append(b)
    elif kind == "lamp":
        o = [_base("#B8402E")]
        br = M.metal("lampbrass", BRASS, 0.2)
        body = geo.lathe(
            "body",
            [
                (0, z),
                (0.10, z),
                (0.105, z + 0.02),
                (0.045, z + 0.05),
                (0.05, z + 0.07),
                (0.165, z + 0.13),
                (0.170, z + 0.16),
                (0.10, z + 0.205),
                (0.105, z + 0.215),
                (0.06, z + 0.25),
                (0.022, z + 0.265),
                (0.03, z + 0.285),
                (0, z + 0.31),
            ],
            br,
        )
        o.append(body)
        o.append(
            geo.tube(
                "spout",
                [(0.12, 0, z + 0.14), (0.21, 0, z + 0.145), (0.285, 0, z + 0.215)],
                0.036,
                br,
                taper=(1.3, 1, 0.7),
                seg=6,
            )
        )
        o.append(
            geo.tube(
                "handle",
                [
                    (-0.14, 0, z + 0.18),
                    (-0.25, 0, z + 0.215),
                    (-0.24, 0, z + 0.10),
                    (-0.13, 0, z + 0.12),
                ],
                0.016,
                br,
                seg=4,
            )
        )
        o.append(
            geo.ball(
                "flame",
                (0.295, 0, z + 0.255),
                0.030,
                M.plain("flame", "#FFB347", 0.3),
                scale=(0.8, 0.8, 1.7),
                seg=16,
            )
        )
    else:
        o = [_base("#2E7FB8")]
        clay, glaze = (
            M.plain("clay", "#C46A3F", 0.7, bump=0.15),
            M.plain("glaze", "#1F6F8F", 0.12, coat=1.0),
        )
        o.append(
            geo.lathe(
                "jar",
                [(0, z), (0.085, z), (0.10, z + 0.02), (0.175, z + 0.15), (0.165, z + 0.23)],
                clay,
            )
        )
        o.append(
            geo.lathe(
                "jar2",
                [
                    (0.166, z + 0.228),
                    (0.12, z + 0.30),
                    (0.065, z + 0.335),
                    (0.060, z + 0.385),
                    (0.095, z + 0.41),
                    (0.085, z + 0.42),
                    (0.05, z + 0.40),
                    (0, z + 0.38),
                ],
                glaze,
            )
        )
        for s in (-1, 1):
            o.append(
                geo.tube(
                    "ear",
                    [(s * 0.07, 0, z + 0.375), (s * 0.165, 0, z + 0.36), (s * 0.155, 0, z + 0.25)],
                    0.017,
                    glaze,
                    seg=4,
                )
            )
        for k in range(12):
            a = 2 * math.pi * k / 12
            o.append(
                geo.ball(
                    "dot",
                    (0.168 * math.cos(a), 0.168 * math.sin(a), z + 0.17),
                    0.016,
                    glaze,
                    seg=10,
                )
            )
    geo.group(o, yaw=-20)
    return o


def stall(color="#1C7F78", cream="#F4E4C3"):
    """Market stall: counter, two posts, scalloped striped awning."""
    wood = M.wood("st_wood", "#B8793F", "#8A5426", "#4E2A10", scale=1.2, axis=0, coat=0.3)
    a_m, c_m = M.plain("aw_a", color, 0.75, sheen=0.3), M.plain("aw_c", cream, 0.75, sheen=0.3)
    o = [geo.box("counter", (1.3, 0.42, 0.06), (0, -0.05, 0.36), wood, bevel=0.02)]
    for k in range(7):
        o.append(
            geo.box(
                "plank", (0.172, 0.03, 0.33), (-0.54 + k * 0.18, -0.20, 0.168), wood, bevel=0.012
            )
        )
    for sx in (-1, 1):
        o.append(geo.box("post", (0.06, 0.06, 0.93), (sx * 0.60, 0.14, 0.465), wood, bevel=0.012))
        o.append(geo.box("postf", (0.05, 0.05, 0.76), (sx * 0.60, -0.22, 0.38), wood, bevel=0.012))
    n = 9
    for k in range(n):
        x0, x1 = -0.72 + 1.44 * k / n, -0.72 + 1.44 * (k + 1) / n
        bm = bmesh.new()
        rows = []
        for t in np.linspace(0, 1, 9):
            y, zz = 0.20 - 0.56 * t, 1.02 - 0.22 * t - 0.05 * math.sin(math.pi * t)
            rows.append([bm.verts.new((x0, y, zz)), bm.verts.new((x1, y, zz))])
        yb, zb = -0.36, 0.80
        val = [
            bm.verts.new(
                (x0 + (x1 - x0) * u, yb - 0.004, zb - 0.085 - 0.045 * math.sin(math.pi * u))
            )
            for u in np.linspace(0, 1, 7)
        ]
        for a, b in itertools.pairwise(rows):
            bm.faces.new((a[0], b[0], b[1], a[1]))
        bm.faces.new([rows[-1][0], *val, rows[-1][1]])
        ob = geo.link("awning", bm, a_m if k % 2 == 0 else c_m, smooth=True)
        ob.modifiers.new("s", "SOLIDIFY").thickness = 0.012
        o.append(ob)
    geo.group(o)
    return o
