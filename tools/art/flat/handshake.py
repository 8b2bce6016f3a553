"""Two clasped hands, the sign of a betting consortium."""

import skia

from artlib.draw import fill, stroke
from artlib.palette import INK

TONES = ("#E3AC7C", "#8F5A38")  # skin of the left and of the right hand


def handshake(c, centre, r, cuffs, edge=None, tones=TONES):
    """Draw hands of half width r around centre.

    `cuffs` are the colours of the left and the right sleeve, `tones` those of the hands; `edge`
    is the paint of the outlines (ink unless given).
    """
    edge = edge or stroke(INK, 11)
    c.save()
    c.translate(*centre)
    c.scale(r / 100, r / 100)
    left, right = tones
    for side, tone, cuff in ((1, right, cuffs[1]), (-1, left, cuffs[0])):
        c.save()
        c.scale(side, 1)
        _part(c, skia.Rect.MakeLTRB(-6, -27, 66, 29), 26, tone, edge)  # palm and wrist
        _part(c, skia.Rect.MakeLTRB(56, -34, 98, 36), 11, cuff, edge)
        c.restore()
    for k in range(4):  # the right hand's fingers close over the left one
        c.save()
        c.translate(-30 + 17 * k, 16 - 2 * abs(k - 1.5))
        c.rotate(14)
        _part(c, skia.Rect.MakeLTRB(-9, -15, 9, 19), 9, right, edge)
        c.restore()
    c.save()
    c.rotate(-9)
    _part(c, skia.Rect.MakeLTRB(-30, -38, 30, -16), 11, left, edge)  # the left thumb on top
    c.restore()
    c.restore()


def _part(c, rect, corner, tone, edge):
    c.drawRoundRect(rect, corner, corner, edge)
    c.drawRoundRect(rect, corner, corner, fill(tone))
