"""Partner cards of the betting consortium: an offered hand, and the handshake once agreed."""

import skia

from artlib.draw import fill, stroke, surface
from artlib.emblems import pattern
from artlib.palette import INK, mix
from assets.people_data import PEOPLE
from flat.canvas import finish
from flat.cards import blank, medal
from flat.handshake import TONES, handshake
from flat.marks import SIZE


def partner(person, available):
    """One side of a character's partner card."""
    robe, trim = PEOPLE[person][1:3]
    s, c = blank(mix(robe, "#FFF4DC", 0.55) if available else mix(robe, "#2A1A14", 0.25))
    weave = mix(robe, "#FFF4DC", 0.42 if available else 0.06)
    pattern(c, "stripes" if available else "lozenges", 20, 20, 320, 472, 64, weave)
    c.restore()
    c.drawRoundRect(skia.Rect.MakeXYWH(34, 34, 292, 444), 16, 16, stroke(trim, 5))
    field = skia.Rect.MakeXYWH(58, 322, 244, 140)
    c.drawRoundRect(field, 30, 30, fill("#FFF8E8" if not available else mix(robe, "#FFF8E8", 0.8)))
    c.drawRoundRect(field, 30, 30, stroke(trim, 5))
    if available:
        _offer(c, robe)
    else:
        handshake(c, (180, 392), 112, (robe, trim))
    medal(c, person, 180, 178, 112)
    finish(s, f"partner_{person}_{'available' if available else 'taken'}")


def _offer(c, robe):
    """One open hand from the left, and dots where the other one could be."""
    edge = stroke(INK, 9)
    for k in range(5):
        c.drawCircle(214 + 18 * k, 392, 5, fill(INK, 0.35))
    for y, x in ((368, 196), (382, 206), (397, 204), (412, 194)):
        finger = skia.Rect.MakeLTRB(130, y, x, y + 13)
        c.drawRoundRect(finger, 7, 7, edge)
        c.drawRoundRect(finger, 7, 7, fill(TONES[0]))
    palm = skia.Rect.MakeLTRB(104, 366, 172, 426)
    c.drawRoundRect(palm, 24, 24, edge)
    c.drawRoundRect(palm, 24, 24, fill(TONES[0]))
    joined = skia.Rect.MakeLTRB(140, 370, 184, 423)
    c.drawRoundRect(joined, 10, 10, fill(TONES[0]))
    thumb = skia.Rect.MakeLTRB(134, 348, 190, 368)
    c.save()
    c.rotate(-14, 160, 358)
    c.drawRoundRect(thumb, 10, 10, edge)
    c.drawRoundRect(thumb, 10, 10, fill(TONES[0]))
    c.restore()
    cuff = skia.Rect.MakeLTRB(74, 358, 116, 434)
    c.drawRoundRect(cuff, 11, 11, edge)
    c.drawRoundRect(cuff, 11, 11, fill(robe))


def partners_icon():
    """White clasped hands to be tinted; the outlines are gaps."""
    s, c = surface(SIZE, SIZE)
    gap = skia.Paint(
        AntiAlias=True,
        BlendMode=skia.BlendMode.kClear,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=13,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    white = ("#FFFFFF", "#FFFFFF")
    handshake(c, (SIZE / 2, SIZE / 2), 58, white, gap, white)
    finish(s, "icon_handshake")
