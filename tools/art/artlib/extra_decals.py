"""Faces of the tiles of the Supercup modules, and pennants of the seats."""

import math

import skia

from .draw import fill, polygon, save, stroke, surface, text
from .palette import INK


def position_face(rank, w=640, h=400):
    """Rank in a laurel wreath, what it pays when right and when wrong."""
    s, c = surface(w, h, "#6D4A7E")
    c.drawRoundRect(skia.Rect.MakeXYWH(26, 26, w - 52, h - 52), 44, 44, fill("#FBEFD6"))
    c.drawRoundRect(skia.Rect.MakeXYWH(40, 40, w - 80, h - 80), 34, 34, stroke("#6D4A7E", 7))
    cx, cy = 215, h / 2
    for side in (-1, 1):
        for k in range(7):
            a = math.radians(112 + k * 21) if side < 0 else math.radians(68 - k * 21)
            x, y = cx + 118 * math.cos(a), cy + 118 * math.sin(a)
            c.save()
            c.rotate(math.degrees(a) + 90 + 28 * side, x, y)
            c.drawOval(skia.Rect.MakeXYWH(x - 13, y - 27, 26, 54), fill("#4E8F4B"))
            c.restore()
    text(c, str(rank), cx, cy + 68, 190, INK)
    text(c, "+3", 470, cy - 20, 120, "#0F5B57")
    text(c, "−1", 470, cy + 118, 120, "#8C2F1A")
    return save(s, f"position_{rank}")


def photographer_face(w=700, h=580):
    """A bellows camera on a tripod."""
    s, c = surface(w, h, "#7A4A2A")
    c.drawRoundRect(skia.Rect.MakeXYWH(28, 28, w - 56, h - 56), 56, 56, fill("#F3E2BD"))
    c.drawRoundRect(skia.Rect.MakeXYWH(44, 44, w - 88, h - 88), 44, 44, stroke("#B98A3C", 8))
    for dx in (-120, 0, 120):
        c.drawLine(350, 320, 350 + dx, 500, stroke("#5E3719", 18))
    c.drawRoundRect(skia.Rect.MakeXYWH(190, 130, 200, 200), 20, 20, fill("#8A5630"))
    bellows = [(390, 160), (500, 195), (500, 265), (390, 300)]
    c.drawPath(polygon(bellows), fill("#8A2A28"))
    for k in range(4):
        x = 410 + 24 * k
        c.drawLine(x, 170 + 8 * k, x, 290 - 8 * k, stroke("#5E1A1C", 6))
    c.drawRoundRect(skia.Rect.MakeXYWH(496, 170, 30, 120), 8, 8, fill("#8A5630"))
    c.drawCircle(545, 230, 40, fill("#D9A441"))
    c.drawCircle(545, 230, 26, fill("#15222B"))
    c.drawCircle(536, 220, 8, fill("#BFE3EE"))
    return save(s, "photographer")


def pennant_face(key, robe, trim, shape, w=420, h=300):
    """Flag in the robe's colour with the seat's marker in its trim."""
    s, c = surface(w, h, robe)
    for y in (0, h - 30):
        c.drawRect(skia.Rect.MakeXYWH(0, y, w, 30), fill(trim))
    c.save()
    c.translate(w * 0.40 - 80, h / 2 - 80)
    c.scale(160 / 96, 160 / 96)
    c.drawPath(shape, stroke(INK, 9))
    c.drawPath(shape, fill("#FFF6E2"))
    c.restore()
    return save(s, f"pennant_{key}")
