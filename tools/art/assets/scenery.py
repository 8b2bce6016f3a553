"""Palms, ponds, rocks, cacti and flags that are part of the board picture."""

import math

import numpy as np

from artlib import geo
from artlib import materials as M
from artlib.palette import BRASS
from assets import props as P


def scenery(tr, hx, hy, ground):
    """Everything that grows or stands on the sand; ground(x, y) is its height."""
    objs = []
    ex = tr.half[0] - tr.WIDTH
    rs = np.random.RandomState(4)
    # two oases in the quiet corners inside the ring
    water = M.plain("water", "#1E9AA0", 0.06, coat=1.0)
    shore = M.plain("shore", "#C99A5E", 0.95, bump=0.4)
    for sx in (-1, 1):
        cx = sx * (ex - 0.42)
        pond = [
            (
                cx + 0.23 * math.cos(a) * (1 + 0.12 * math.sin(2 * a + sx)),
                -0.02 + 0.30 * math.sin(a) * (1 + 0.10 * math.cos(3 * a)),
            )
            for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)
        ]
        objs.append(
            geo.prism(
                "shore",
                [((px - cx) * 1.16 + cx, (py + 0.02) * 1.14 - 0.02) for px, py in pond],
                -0.06,
                0.004,
                shore,
                bevel=0.02,
            )
        )
        objs.append(geo.prism("pond", pond, -0.05, 0.010, water, bevel=0.008))
        objs += P.palm(
            (cx - 0.10 * sx, 0.34, 0), h=0.46, lean=(-0.08 * sx, -0.02), seed=2 + sx, scale=0.85
        )
        objs += P.palm(
            (cx + 0.16 * sx, 0.24, 0), h=0.36, lean=(0.06 * sx, 0.0), seed=7 + sx, scale=0.75
        )
        objs += P.palm(
            (cx - 0.24 * sx, -0.30, 0), h=0.30, lean=(-0.08 * sx, -0.02), seed=17 + sx, scale=0.66
        )
        objs += P.rock((cx + 0.27 * sx, -0.22, 0), 0.085, 3 + sx)
        objs += P.rock((cx + 0.19 * sx, -0.33, 0), 0.055, 9 + sx)
        for _k in range(4):
            a = rs.uniform(0, 6.28)
            objs += P.tuft(
                (cx + 0.29 * math.cos(a), -0.02 + 0.36 * math.sin(a), -0.01),
                seed=int(rs.randint(99)),
            )
    # outer corners: rocks, cacti, tufts
    for sx in (-1, 1):
        for sy in (-1, 1):
            bx, by = sx * (hx - 0.32), sy * (hy - 0.30)

            def at(px, py, dz=0.0):
                return (px, py, ground(px, py) + dz)

            objs += P.rock(at(bx, by), 0.17, 20 + sx + 3 * sy)
            objs += P.rock(at(bx - sx * 0.22, by + sy * 0.06), 0.10, 30 + sx + 3 * sy)
            objs += P.cactus(at(bx - sx * 0.02, by - sy * 0.27, -0.02), 0.32, seed=5 + sx + sy)
            objs += P.tuft(at(bx - sx * 0.36, by + sy * 0.02, -0.01), seed=40 + sx + 2 * sy)
    # brass bollards at both ends of the finish line, too low to hide a camel
    p, _tg, nr = tr.at(0.0)
    brass = M.metal("brass_b", BRASS, 0.25)
    turned = [(0.055, -0.02), (0.055, 0.03), (0.035, 0.05), (0.035, 0.10), (0.045, 0.12), (0, 0.15)]
    for side in (-1, 1):
        q = p + nr * side * (tr.WIDTH / 2 + 0.09)
        objs.append(geo.lathe("bollard", turned, brass, seg=24, at=(q[0], q[1], 0)))
    return objs
