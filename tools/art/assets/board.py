"""The race board: a hand-made wooden tray with a sculpted desert and an inlaid caravan track."""

import math

from shapely.geometry import Polygon

from artlib import decals, geo
from artlib import materials as M
from artlib.palette import BRASS
from assets.scenery import scenery
from assets.tabletop import rug, table_top
from assets.terrain import bed_size, sand, slab_material
from assets.track import Track, rounded_rect

FRAME = 0.20  # width of the walnut frame


def build(n=16, step=0.016):
    """The tray with n spaces on its rug and table; step is the resolution of the sand."""
    track = Track(n)
    hx, hy = bed_size(track)
    bed, ground = sand(track, step)
    objs = [bed]
    objs += _plates(track)
    objs += _finish_line(track)
    objs += _tray(hx, hy)
    objs += _plaza()
    objs += scenery(track, hx, hy, ground)
    objs += table_top()
    objs += rug(hx + FRAME + 0.68, hy + FRAME + 0.55)
    return objs


def _plates(track):
    rims = (("#A98274", "#BE9A88"), ("#A07A70", "#B79184"), ("#B08C7A", "#C6A590"))
    tops = (("#BD9A86", "#D2B49E"), ("#B79380", "#CCAC96"))
    rim_stone = [slab_material(f"slab{i}", *pair) for i, pair in enumerate(rims)]
    top_stone = [slab_material(f"inlay{i}", *pair) for i, pair in enumerate(tops)]
    start = slab_material("slab_start", "#2C7C79", "#3C968F")
    chevrons = M.alpha_decal("motif", decals.slab_motif("#83584F"))
    objs = []
    for i in range(1, track.n + 1):
        stone = start if i == 1 else rim_stone[i % 3]
        objs.append(geo.prism(f"slab{i}", track.slab(i), -0.06, 0.0, stone, bevel=0.020))
        outline = track.slab(i, inset=0.085, corner=0.09)
        objs.append(geo.prism(f"inlay{i}", outline, -0.04, 0.008, top_stone[i % 2], bevel=0.010))
        (cx, cy), heading = track.centre(i)
        # the number lies on the viewer's side of the plate, where no stack hides it
        poly = track.slab(i, inset=0.10)
        near = poly[:, 1].min()
        band = poly[abs(poly[:, 1] - near) < 0.10]
        nx = 0.5 * (band[:, 0].min() + band[:, 0].max())
        nx = 0.35 * cx + 0.65 * nx if abs(nx - cx) > 0.12 else cx
        number = M.alpha_decal(f"slabnum{i}", decals.slab_number(i, "#5B3A35"))
        objs.append(geo.decal_quad("num", 0.36, 0.36, (nx, near + 0.165, 0.0095), number))
        turn = (0, 0, math.radians(heading))
        objs.append(geo.decal_quad("motif", 0.62, 0.62, (cx, cy + 0.10, 0.0092), chevrons, turn))
    return objs


def _finish_line(track):
    """Inlaid ivory and ebony checks between the last space and space 1."""
    p, tangent, normal = track.at(0.0)
    turn = (0, 0, math.atan2(tangent[1], tangent[0]))
    ebony = M.plain("ebony", "#2A1C18", 0.4, coat=0.3)
    ivory = M.plain("ivory", "#F3E8D0", 0.4, coat=0.3)
    objs = []
    for j in range(10):
        for i in range(2):
            q = p + normal * ((j - 4.5) * 0.108) + tangent * ((i - 0.5) * 0.075)
            mat = ebony if (i + j) % 2 else ivory
            size, at = (0.073, 0.106, 0.03), (q[0], q[1], 0.003)
            objs.append(geo.box("check", size, at, mat, bevel=0.006, rot=turn))
    return objs


def _tray(hx, hy):
    walnut = M.wood("walnut", "#8A5630", "#5E3719", "#2A1509", scale=0.8, coat=0.45, rough=0.38)
    brass = M.metal("brass", BRASS, 0.25)

    def outline(margin, corner):
        return Polygon(rounded_rect(hx + margin, hy + margin, corner))

    return [
        geo.ring("frame", outline(FRAME, 0.34), outline(0, 0.22), -0.16, 0.075, walnut, 0.035),
        geo.ring(
            "inlay",
            outline(FRAME * 0.56, 0.30),
            outline(FRAME * 0.44, 0.28),
            0.05,
            0.0785,
            brass,
            0.004,
        ),
    ]


def _plaza():
    """Round stone under the pyramid, with a teal ring."""
    stone = slab_material("plaza", "#C7A084", "#DCBD9C")
    teal = slab_material("plaza2", "#2C7C79", "#3C968F")

    def circle(r, m=64):
        turns = [2 * math.pi * k / m for k in range(m)]
        return [(r * math.cos(a), r * 0.98 * math.sin(a)) for a in turns]

    outer, inner = Polygon(circle(1.06)), Polygon(circle(1.00))
    return [
        geo.prism("plaza", circle(1.13), -0.06, 0.012, stone, bevel=0.02),
        geo.ring("plaza_ring", outer, inner, 0.0, 0.017, teal, 0.004),
    ]
