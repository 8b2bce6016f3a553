"""The plank table and the kilim under the tray."""

import numpy as np

from artlib import decals, geo
from artlib import materials as M

PLANKS = (
    ("#5E3A25", "#4E2F1C", "#3A2213"),
    ("#583622", "#492B19", "#351F11"),
    ("#633E28", "#52321E", "#3D2415"),
)


def table_top(z=-0.20, half=9.0):
    """Quiet planks with worn varnish and a few scratches."""
    rs = np.random.RandomState(2)
    mats = [M.planed(f"plank{i}", *tones) for i, tones in enumerate(PLANKS)]
    objs = []
    y, k = -half, 0
    while y < half:
        w = rs.uniform(0.78, 1.0)
        size, at = (4 * half, w - 0.012, 0.10), (rs.uniform(-3, 3), y + w / 2, z - 0.05)
        objs.append(geo.box("plank", size, at, mats[k % 3], bevel=0.012))
        y += w
        k += 1 + rs.randint(2)
    return objs


def rug(hx, hy, z=-0.165):
    """Kilim: printed pattern on a thick sheet, with yarn fringes on the short sides."""
    texture = decals.rug(int(hx * 200), int(hy * 200))
    mat = M.decal("rug", texture, rough=0.95, fibre=0.5, weave=True)
    sheet = geo.decal_quad("rug", 2 * hx, 2 * hy, (0, 0, z), mat)
    sheet.modifiers.new("s", "SOLIDIFY").thickness = 0.03
    objs = [sheet]
    yarn = M.plain("yarn", "#E9D5AA", 0.9)
    rs = np.random.RandomState(8)
    for sx in (-1, 1):
        for k in range(int(2 * hy / 0.085)):
            y = -hy + 0.05 + k * 0.085
            reach = rs.uniform(0.14, 0.20)
            strand = [
                (sx * hx, y, z),
                (sx * (hx + reach * 0.5), y + rs.uniform(-0.02, 0.02), z),
                (sx * (hx + reach), y + rs.uniform(-0.04, 0.04), z - 0.01),
            ]
            objs.append(
                geo.tube("fringe", strand, 0.011, yarn, seg=2, resolution=3, taper=(1, 1, 1.5))
            )
    return objs
