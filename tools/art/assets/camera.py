"""The photographer's camera."""

import math

from artlib import geo
from artlib import materials as M
from artlib.palette import BRASS


def camera(at=(0, 0, 0), yaw=-25, reach=0.20):
    """Brass-and-mahogany bellows camera on a tripod whose feet stand reach from the middle."""
    wood = M.wood("cam_wood", "#9A5A30", "#6E3A1B", "#3A1C0B", scale=2.5, axis=0, coat=0.6)
    brass = M.metal("cam_brass", BRASS, 0.22)
    leather = M.plain("cam_leather", "#8A2A28", 0.55, bump=0.3)
    screen = M.plain("cam_screen", "#CFE6E0", 0.25, coat=0.8)
    glass = M.plain("cam_glass", "#101820", 0.05, coat=1.0)
    objs = []
    for k in range(3):
        a = 2 * math.pi * k / 3 + math.pi / 6
        objs.append(
            geo.tube(
                "leg",
                [(0, 0, 0.44), (reach * math.cos(a), reach * math.sin(a), 0.0)],
                0.017,
                wood,
                seg=3,
            )
        )
    objs.append(
        geo.lathe("plate", [(0, 0.43), (0.075, 0.43), (0.075, 0.455), (0, 0.455)], brass, seg=24)
    )
    objs.append(geo.box("body", (0.20, 0.24, 0.24), (-0.07, 0, 0.585), wood, bevel=0.018))
    for i in range(5):
        s = 0.20 - 0.014 * i
        objs.append(
            geo.box("bellows", (0.020, s, s), (0.045 + i * 0.023, 0, 0.585), leather, bevel=0.006)
        )
    # from behind it is told by its bright focusing screen in a brass frame
    objs.append(geo.box("frame", (0.020, 0.20, 0.20), (-0.172, 0, 0.585), brass, bevel=0.006))
    objs.append(geo.box("screen", (0.020, 0.155, 0.155), (-0.178, 0, 0.585), screen, bevel=0.004))
    objs.append(geo.box("front", (0.03, 0.17, 0.18), (0.175, 0, 0.585), wood, bevel=0.010))
    lens = geo.lathe(
        "lens",
        [
            (0.055, 0),
            (0.055, 0.05),
            (0.066, 0.055),
            (0.066, 0.075),
            (0.05, 0.075),
            (0.048, 0.055),
            (0, 0.055),
        ],
        brass,
        seg=32,
    )
    lens.rotation_euler, lens.location = (0, math.pi / 2, 0), (0.185, 0, 0.585)
    g = geo.ball("glass", (0.240, 0, 0.585), 0.046, glass, scale=(0.35, 1, 1))
    objs += [lens, g]
    for sy in (-1, 1):
        for sz in (-1, 1):
            objs.append(
                geo.box(
                    "corner",
                    (0.205, 0.03, 0.03),
                    (-0.07, sy * 0.108, 0.585 + sz * 0.108),
                    brass,
                    bevel=0.006,
                )
            )
    geo.group(objs, at=at, yaw=yaw)
    return objs
