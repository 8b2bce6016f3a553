"""Photo cards, film and the pages of the album in which the photographer's shots are kept."""

import math

import skia

from artlib.draw import col, fill, gradient, soft, stroke, surface
from artlib.palette import INK, mix
from flat.canvas import finish

CARD = (520, 612)
WINDOW = (36, 40, 448, 448)  # x, y, width, height of the hole for the picture
CAPTION = (36, 500, 448, 92)


def card():
    """Front with a transparent window, and back of a photo card."""
    facts = {"window": list(WINDOW), "caption": list(CAPTION)}
    s, c = _paper("#FFFBF0", "#EDE3CE")
    hole = skia.Rect.MakeXYWH(*WINDOW)
    c.drawRoundRect(hole, 5, 5, stroke("#CDBF9F", 5))
    clear = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear)
    c.drawRoundRect(hole, 5, 5, clear)
    c.drawRoundRect(hole, 5, 5, stroke("#3A2418", 2, 0.55))
    finish(s, "polaroid", **facts)
    s, c = _paper("#4A4038", "#3A312B")
    c.drawRoundRect(skia.Rect.MakeXYWH(30, 30, 460, 552), 12, 12, stroke("#6B5D50", 4))
    for k in range(3):
        y = 500 + 26 * k
        c.drawLine(96, y, 424, y, stroke("#6B5D50", 4))
    c.drawCircle(260, 250, 84, stroke("#6B5D50", 10))
    c.drawCircle(260, 250, 40, stroke("#6B5D50", 8))
    finish(s, "polaroid_back")


def _paper(light, dark):
    w, h = CARD
    s, c = surface(w, h)
    edge = skia.Rect.MakeXYWH(1.5, 1.5, w - 3, h - 3)
    c.drawRoundRect(edge, 12, 12, gradient(0, 0, w * 0.4, h, light, light, dark))
    c.drawRoundRect(edge, 12, 12, stroke(mix(dark, INK, 0.45), 2.5))
    return s, c


def film():
    """Film that has not developed yet, and the gloss of a finished picture; both fill a window."""
    w, h = WINDOW[2:]
    s, c = surface(w, h, "#26211F")
    for x, y, r, tone in ((0.30, 0.25, 0.8, "#3F5A55"), (0.75, 0.8, 0.7, "#5A4630")):
        tones = [col(tone).toColor(), col(tone, 0.0).toColor()]
        glow = skia.GradientShader.MakeRadial((w * x, h * y), w * r, tones)
        c.drawPaint(skia.Paint(Shader=glow))
    for k in range(5):
        wave = skia.Path()
        y = h * (0.12 + 0.19 * k)
        wave.moveTo(-20, y)
        wave.cubicTo(w * 0.3, y - 70, w * 0.6, y + 80, w + 20, y - 30)
        c.drawPath(wave, stroke("#8FA79C", 20, 0.05))
    finish(s, "polaroid_film")
    s, c = surface(w, h)
    stops = [col("#FFFFFF", a).toColor() for a in (0.26, 0.10, 0.02, 0.0, 0.0, 0.07, 0.0)]
    shine = skia.GradientShader.MakeLinear([(0, 0), (w, h)], stops)
    c.drawPaint(skia.Paint(Shader=shine))
    c.drawRect(skia.Rect.MakeWH(w, h), stroke("#1A0E08", 16, 0.10))
    finish(s, "polaroid_gloss")


def tape():
    """A torn strip of paper tape."""
    s, c = surface(160, 56)
    path = skia.Path()
    path.moveTo(4, 6)
    path.lineTo(156, 6)
    for k in range(7):
        path.lineTo(150 if k % 2 == 0 else 157, 9 + 6 * k)
    path.lineTo(156, 50)
    path.lineTo(4, 50)
    for k in range(7):
        path.lineTo(10 if k % 2 == 0 else 3, 46 - 6 * k)
    path.close()
    c.drawPath(path, soft("#1A0A06", 0.30, 2))
    c.drawPath(path, gradient(0, 0, 0, 56, "#F1DFA6", "#E2C980", "#EBD594"))
    for x in range(18, 150, 12):
        c.drawLine(x, 10, x, 46, stroke("#C9AC62", 1.5, 0.35))
    finish(s, "photo_tape")


def album():
    """Page of the album: dark card in leather with brass corners, as a nine-slice."""
    size, inset = 264, 48
    s, c = surface(size, size)
    outer = skia.Rect.MakeXYWH(3, 3, size - 6, size - 6)
    c.drawRoundRect(outer, 22, 22, gradient(0, 0, size, size, "#6E4A32", "#4A2E1E"))
    c.drawRoundRect(outer, 22, 22, stroke("#2A150C", 4))
    page = skia.Rect.MakeXYWH(15, 15, size - 30, size - 30)
    c.drawRoundRect(page, 14, 14, fill("#33262A"))
    c.drawRoundRect(page, 14, 14, stroke("#D9A441", 2.5, 0.85))
    inner = skia.Rect.MakeXYWH(24, 24, size - 48, size - 48)
    c.drawRoundRect(inner, 9, 9, stroke("#6E5347", 2))
    for k in range(4):
        a = math.pi * (0.25 + 0.5 * k)
        x, y = size / 2 + 139 * math.cos(a), size / 2 + 139 * math.sin(a)
        c.drawCircle(x, y, 7, gradient(x - 6, y - 6, x + 6, y + 6, "#F7D98A", "#A8741F"))
        c.drawCircle(x, y, 7, stroke(INK, 2, 0.7))
    finish(s, "ui_album", nine=[inset] * 4, px_per_u=3.0)
