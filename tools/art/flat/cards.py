"""Race cards, composed from rendered sprites: a front for each camel, a back for each owner."""

import math

import skia

from artlib.draw import col, draw_image, fill, image, polygon, soft, stroke, surface
from artlib.emblems import emblem, pattern
from artlib.output import OUT
from artlib.palette import CAMELS, LIGHT_FIGURE, emblem_colour, figure_colour, mix
from assets.people_data import PEOPLE
from flat.canvas import finish

W, H = 300, 427
K = W / 360  # drawn in the units of a 360 x 512 card


def blank(edge):
    """Cream card whose inner field has the colour edge; the canvas is clipped to that field."""
    s, c = surface(W, H)
    c.scale(K, K)
    whole = skia.Rect.MakeWH(360, 512)
    c.drawRoundRect(whole, 34, 34, fill("#FFF8E8"))
    c.drawRoundRect(skia.Rect.MakeXYWH(1.5, 1.5, 357, 509), 33, 33, stroke("#A8813F", 3))
    c.save()
    clip = skia.Path()
    inner = skia.Rect.MakeXYWH(20, 20, 320, 472)
    clip.addRoundRect(inner, 22, 22)
    c.clipPath(clip, doAntiAlias=True)
    c.drawRect(inner, fill(edge))
    return s, c


def front(person, camel):
    """The camel its owner backs, before dunes in the camel's colour, with symbol and owner."""
    k = CAMELS[camel]
    paint = k["paint"]
    s, c = blank(mix(paint, "#FFFFFF", 0.10))
    tones = [col(mix(paint, "#FFFFFF", 0.35)).toColor(), col("#FFF0CF").toColor()]
    sky = skia.GradientShader.MakeLinear([(0, 20), (0, 330)], tones)
    c.drawRect(skia.Rect.MakeXYWH(20, 20, 320, 330), skia.Paint(Shader=sky))
    c.drawCircle(252, 150, 52, fill("#FFF7DF", 0.9))
    for y, swell, colour in ((262, 26, mix("#E2B26E", paint, 0.12)), (308, -20, "#D99F58")):
        p = skia.Path()
        p.moveTo(0, y)
        p.cubicTo(108, y - swell * 1.6, 216, y + swell * 1.6, 360, y - swell)
        p.lineTo(360, 512)
        p.lineTo(0, 512)
        p.close()
        c.drawPath(p, fill(colour))
    c.drawOval(skia.Rect.MakeXYWH(66, 345, 250, 36), soft("#331405", 0.4, 8))
    im = image(OUT / f"camel_{camel}_E.png")
    w, h = 286, 286 * im.height() / im.width()
    draw_image(c, im, 184 - w / 2, 252 - h / 2, w, h)
    c.drawRect(skia.Rect.MakeXYWH(20, 396, 320, 100), fill(paint))
    pattern(c, k["pattern"], 20, 396, 320, 18, 18, mix(paint, "#2A1208", 0.25))
    c.restore()
    ink = figure_colour(camel)
    c.drawPath(emblem(k["emblem"], 180, 452, 31), fill(ink if ink != LIGHT_FIGURE else "#FFF8E8"))
    c.drawCircle(66, 66, 38, fill("#FFF8E8"))
    c.drawPath(emblem(k["emblem"], 66, 66, 26), fill(emblem_colour(camel)))
    medal(c, person, 290, 70, 38)
    finish(s, f"card_{person}_{camel}")


def back(person):
    """Hides the camel: the owner's robe, trim and face."""
    robe, trim = PEOPLE[person][1:3]
    s, c = blank(robe)
    pattern(c, "lozenges", 20, 20, 320, 472, 36, mix(robe, "#000000", 0.18))
    c.restore()
    c.drawRoundRect(skia.Rect.MakeXYWH(34, 34, 292, 444), 16, 16, stroke(trim, 5))
    for k in range(16):
        a = 2 * math.pi * k / 16
        spike = [(r, a + da) for r, da in ((118, -0.10), (152, 0), (118, 0.10))]
        c.drawPath(
            polygon([(180 + r * math.cos(t), 256 + r * math.sin(t)) for r, t in spike]), fill(trim)
        )
    medal(c, person, 180, 256, 104)
    finish(s, f"card_{person}_back")


def medal(c, person, cx, cy, r):
    """A character's head in a brass ring of radius r."""
    c.drawCircle(cx, cy, r + 5, fill("#D9A441"))
    c.save()
    clip = skia.Path()
    clip.addCircle(cx, cy, r)
    c.clipPath(clip, doAntiAlias=True)
    c.drawPaint(fill(mix(PEOPLE[person][1], "#FFFFFF", 0.55)))
    im = image(OUT / f"person_{person}.png")
    k = 3.75 * r / im.height()
    draw_image(c, im, cx - im.width() * k / 2, cy - r * 0.95, im.width() * k, im.height() * k)
    c.restore()
