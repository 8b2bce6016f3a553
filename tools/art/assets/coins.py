"""Coins: four metals with enamel fields and four outlines; 0 is the neutral money icon."""

import math

import numpy as np

from artlib.palette import COINS, mix

# value -> (outline, radius, height): every denomination has its own silhouette
COIN_SHAPE = {
    0: ("round", 0.170, 0.040),
    1: ("round", 0.150, 0.034),
    5: ("octagon", 0.170, 0.038),
    10: ("scallop", 0.188, 0.042),
    20: ("square", 0.192, 0.048),
}


def _outline(kind, r, n=72):
    out = []
    for k in range(n):
        a = 2 * math.pi * k / n
        rr = r
        if kind == "octagon":
            rr = (
                r
                * 0.96
                / max(abs(math.cos(((a + math.pi / 8) % (math.pi / 4)) - math.pi / 8)), 0.1)
            )
        elif kind == "scallop":
            rr = r * (0.955 + 0.045 * abs(math.cos(a * 6)) ** 0.6)
        elif kind == "square":
            rr = r * 0.90 / (abs(math.cos(a)) ** 5 + abs(math.sin(a)) ** 5) ** (1 / 5)
        out.append((rr * math.cos(a), rr * math.sin(a)))
    return out


def coin(value, at=(0, 0, 0), yaw=0.0):
    import bpy

    from artlib import draw as T
    from artlib import geo
    from artlib import materials as M

    kind, r, h = COIN_SHAPE[value]
    metal, enamel = COINS[value]
    mat = bpy.data.materials.get(f"coin{value}") or M.metal(f"coin{value}", metal, 0.30, 0.18)
    en = bpy.data.materials.get(f"enamel{value}") or M.plain(
        f"enamel{value}", enamel, 0.22, coat=1.0
    )
    objs = [geo.prism("coin", _outline(kind, r), 0, h, mat, bevel=0.009)]

    def sc(k):
        return [(x * k, y * k) for x, y in _outline(kind, r)]

    from shapely.geometry import Polygon

    objs.append(
        geo.ring("rim", Polygon(sc(0.965)), Polygon(sc(0.83)), h - 0.004, h + 0.011, mat, 0.004)
    )
    objs.append(
        geo.prism("enamel", sc(0.82), h - 0.004, h + 0.003, en, bevel=0.003)
    )  # dark field -> numeral pops
    if value == 0:  # generic "money" icon: a sun instead of a numeral
        objs.append(
            geo.lathe(
                "boss",
                [
                    (0, h),
                    (r * 0.30, h),
                    (r * 0.30, h + 0.010),
                    (r * 0.24, h + 0.016),
                    (0, h + 0.018),
                ],
                mat,
                seg=40,
            )
        )
        for k in range(8):
            a = math.pi * k / 4 + math.pi / 8
            ray = geo.prism(
                "ray",
                [(r * 0.36, -r * 0.10), (r * 0.66, 0), (r * 0.36, r * 0.10)],
                h,
                h + 0.012,
                mat,
                bevel=0.003,
            )
            ray.rotation_euler = (0, 0, a)
            objs.append(ray)
        geo.group(objs, at=at, yaw=yaw)
        return objs
    bright = bpy.data.materials.get(f"figure{value}") or M.plain(
        f"figure{value}", mix(metal, "#FFF3DC", 0.62), 0.3, metallic=0.25, coat=0.6
    )
    size = r * (1.42 if value < 10 else 1.12)
    objs.append(
        geo.text3d(
            "num",
            str(value),
            size,
            (0, -r * 0.02, h + 0.002),
            bright,
            T.FONTS / f"{T.TITLE_FACE}.ttf",
            depth=0.009,
            bevel=0.004,
        )
    )
    geo.group(objs, at=at, yaw=yaw)
    return objs


def coin_stack(value, n, at=(0, 0, 0), seed=1):
    rs = np.random.RandomState(seed + value)
    h = COIN_SHAPE[value][2] + 0.011
    objs = []
    for i in range(n):
        objs += coin(
            value,
            (at[0] + rs.uniform(-0.012, 0.012), at[1] + rs.uniform(-0.012, 0.012), at[2] + i * h),
            rs.uniform(-25, 25),
        )
    return objs
