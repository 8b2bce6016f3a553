"""Desert tiles: an oasis with a resin pond, a mirage with a propped plywood palm."""

import math

import numpy as np

from artlib.palette import MIRAGE, OASIS
from assets.track import rounded_rect


def desert_tile(side="oasis", pennant="#7B4FA3", at=(0, 0, 0), yaw=0):
    """Oasis: pond, palms and +1. Mirage: cracked earth, a propped plywood palm and -1."""
    from artlib import decals, geo
    from artlib import materials as M
    from artlib.draw import FONTS, TITLE_FACE
    from assets import props as P
    from assets.terrain import slab_material

    objs = []
    S = 0.36
    edge = M.paint(f"edge{side}", OASIS if side == "oasis" else MIRAGE, wear=0.0, coat=0.5)
    objs.append(geo.prism("tile", rounded_rect(S, S, 0.09, 6), 0, 0.070, edge, bevel=0.018))
    top = (
        slab_material("oasis_top", "#E9CF92", "#F3DFAC")
        if side == "oasis"
        else slab_material("mirage_top", "#E79A4E", "#F0B468")
    )
    objs.append(
        geo.prism("top", rounded_rect(S - 0.035, S - 0.035, 0.07, 6), 0.05, 0.078, top, bevel=0.008)
    )
    txt = M.plain("txt", "#0F5B57" if side == "oasis" else "#8C2F1A", 0.4, coat=0.5)
    objs.append(
        geo.text3d(
            "num",
            "+1" if side == "oasis" else "–1",
            0.27,
            (-0.145, -0.215, 0.080),
            txt,
            FONTS / f"{TITLE_FACE}.ttf",
            depth=0.012,
            bevel=0.005,
        )
    )
    if side == "oasis":
        water = M.plain("tilewater", "#1B9CA6", 0.06, coat=1.0)
        a = np.linspace(0, 2 * math.pi, 36, endpoint=False)
        pond = [
            (0.05 + 0.20 * math.cos(t) * (1 + 0.10 * math.sin(2 * t)), 0.06 + 0.145 * math.sin(t))
            for t in a
        ]
        objs.append(geo.prism("pond", pond, 0.06, 0.086, water, bevel=0.008))
        objs += P.palm((-0.19, 0.17, 0.075), h=0.34, lean=(0.05, -0.01), seed=3, scale=0.72)
        objs += P.palm((0.22, 0.20, 0.075), h=0.26, lean=(-0.03, -0.01), seed=5, scale=0.62)
        objs += P.rock((0.245, -0.02, 0.072), 0.045, 3)
        objs += P.rock((-0.14, -0.03, 0.072), 0.036, 8)
    else:
        crack = M.alpha_decal("cracks", decals.cracks("#8A4A22"))
        objs.append(geo.decal_quad("cracks", 0.62, 0.62, (0, 0, 0.0795), crack))
        ply = M.wood("ply", "#E8C58D", "#C99A5A", "#8F6330", scale=2, axis=0)
        paintg = M.paint("plypaint", "#69A96A", wear=0.0, coat=0.1)
        # theatrical cut-out palm with a prop behind: a fake oasis
        trunk = geo.prism(
            "ptrunk",
            [(-0.03, 0), (0.03, 0), (0.018, 0.30), (-0.018, 0.30)],
            -0.012,
            0.012,
            ply,
            bevel=0.004,
        )
        leafs = []
        for an, l in ((90, 0.15), (30, 0.185), (150, 0.185), (-12, 0.19), (192, 0.19)):
            blade = []
            for t in np.linspace(0, 1, 9):
                w = 0.040 * math.sin(math.pi * min(1, t * 0.9 + 0.1))
                blade.append((l * t, w))
            blade += [(x, -w) for x, w in blade[::-1]]
            ca, sa = math.cos(math.radians(an)), math.sin(math.radians(an))
            pts = [
                (x * ca - y * sa, 0.315 + x * sa + y * ca - (0.35 * x * x / l if an != 90 else 0))
                for x, y in blade
            ]
            leafs.append(geo.prism("pleaf", pts, -0.014, 0.014, paintg, bevel=0.004))
        prop = geo.box(
            "prop",
            (0.022, 0.022, 0.30),
            (0.0, 0.085, 0.13),
            ply,
            bevel=0.004,
            rot=(math.radians(34), 0, 0),
        )
        base = geo.box("pbase", (0.17, 0.10, 0.018), (0, 0.03, 0.008), ply, bevel=0.004)
        for o in (trunk, *leafs):
            o.rotation_euler = (math.pi / 2, 0, 0)
        geo.group([trunk, *leafs, prop, base], at=(0.13, 0.08, 0.078), yaw=-14)
        objs += [trunk, *leafs, prop, base]
        sun = M.paint("msun", "#FFD23F", wear=0.0, coat=0.6)
        objs.append(
            geo.lathe(
                "sun",
                [(0, 0.078), (0.070, 0.078), (0.070, 0.094), (0.055, 0.102), (0, 0.102)],
                sun,
                seg=32,
                at=(-0.17, 0.17, 0),
            )
        )
        for k in range(8):
            a = math.radians(45 * k)
            ray = geo.prism(
                "ray", [(0.084, -0.016), (0.120, 0), (0.084, 0.016)], 0.078, 0.092, sun, bevel=0.004
            )
            ray.rotation_euler, ray.location = (0, 0, a), (-0.17, 0.17, 0)
            objs.append(ray)
        objs += P.rock((0.25, -0.22, 0.072), 0.05, 4, color="#C07A4A")
    geo.group(objs, at=at, yaw=yaw)
    return objs
