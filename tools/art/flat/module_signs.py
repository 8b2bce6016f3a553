"""Signs of the Supercup modules: round emblems, the partners' ribbon and badge, support dice."""

import math

import skia

from artlib.draw import draw_image, fill, gradient, image, soft, stroke, surface
from artlib.emblems import emblem
from artlib.output import OUT
from artlib.palette import BRASS, CAMELS, INK, figure_colour, mix
from flat.canvas import finish
from flat.handshake import handshake

SIGN = 192
MADDER, TEAL = "#9E3B33", "#1C7F78"  # sleeves of the two hands, and the ribbon


def disc(size, field, deep):
    """Brass-ringed round field with a soft shadow; returns surface and canvas, clipped to it."""
    s, c = surface(size, size)
    m, r = size / 2, size * 0.45
    c.drawCircle(m, m + size * 0.02, r, soft("#1A0A06", 0.45, size * 0.02))
    c.drawCircle(m, m, r, gradient(0, 0, size, size, "#F7D98A", "#B87F26"))
    c.drawCircle(m, m, r, stroke(INK, size * 0.02, 0.75))
    c.drawCircle(m, m, r * 0.87, gradient(0, size * 0.1, 0, size * 0.9, field, deep))
    c.drawCircle(m, m, r * 0.87, stroke(INK, size * 0.016, 0.5))
    c.save()
    clip = skia.Path()
    clip.addCircle(m, m, r * 0.865)
    c.clipPath(clip, doAntiAlias=True)
    return s, c


def module(number):
    """Emblem of module 1 (long track), 2 (photographer), 3 (position bets), 4 (consortium)."""
    s, c = disc(SIGN, *(("#F2D9A0", "#D9A860"), ("#F2D9A0", "#D9A860"))[number % 2])
    draw = (_long_track, _photographer, _position, _consortium)[number - 1]
    draw(c)
    c.restore()
    finish(s, f"module_{number}")


def _long_track(c):
    bend = skia.Path()
    bend.moveTo(-12, 150)
    bend.cubicTo(40, 20, 150, 14, 206, 84)
    c.drawPath(bend, stroke("#A8743A", 50))
    c.drawPath(bend, stroke("#F3E3BE", 42))
    for k in range(6):
        t = (k + 0.5) / 6
        point = _along(t)
        c.drawCircle(*point, 5, fill("#B98A4C"))
    _place(c, "support_orange_2", 104, 124, 84)


def _along(t):
    a, b = 1 - t, t
    x = a**3 * -12 + 3 * a * a * b * 40 + 3 * a * b * b * 150 + b**3 * 206
    y = a**3 * 150 + 3 * a * a * b * 20 + 3 * a * b * b * 14 + b**3 * 84
    return x, y


def _photographer(c):
    for k in range(10):
        a = math.pi * k / 5
        ray = stroke("#FFF3CC", 9, 0.55)
        c.drawLine(52, 80, 52 + 150 * math.cos(a), 80 + 150 * math.sin(a), ray)
    _place(c, "camera_SW", 104, 100, 138)


def _position(c):
    for turn, name, x, y in ((-10, "legtile_green_5", 100, 92),):
        c.save()
        c.rotate(turn, x, y)
        _place(c, name, x, y, 130)
        im = image(OUT / "position_3.png")
        w = 130 * 0.54 / 0.72
        h = w * im.height() / im.width()
        c.drawRect(skia.Rect.MakeXYWH(x - w / 2, y + 1, w, 6), soft("#1A0A06", 0.5, 3))
        draw_image(c, im, x - w / 2, y + 65 - h + 9, w, h)
        c.restore()


def _consortium(c):
    handshake(c, (96, 96), 84, (MADDER, TEAL))


def _place(c, name, x, y, high):
    im = image(OUT / f"{name}.png")
    w = high * im.width() / im.height()
    ground = skia.Rect.MakeXYWH(x - w * 0.45, y + high * 0.38, w * 0.95, high * 0.16)
    c.drawOval(ground, soft("#331405", 0.4, 5))
    draw_image(c, im, x - w / 2, y - high / 2, w, high)


def partners():
    """Clasped hands in a brass ring, and the ribbon that joins two rows."""
    s, c = disc(128, "#FFF6E2", "#F0DDB4")
    handshake(c, (64, 64), 52, (MADDER, TEAL))
    c.restore()
    finish(s, "emblem_partners")
    s, c = surface(60, 120)
    satin = gradient(8, 0, 52, 0, "#7C2A26", "#C25A4A", "#8A302B")
    body = [(8, 3), (30, 16), (52, 3), (52, 117), (30, 104), (8, 117)]
    path = skia.Path()
    path.addPoly([skia.Point(*p) for p in body], True)
    c.drawPath(path, soft("#1A0A06", 0.40, 3))
    c.drawPath(path, satin)
    c.save()
    c.clipPath(path, doAntiAlias=True)
    for x in (14, 46):
        c.drawLine(x, 0, x, 120, stroke(BRASS, 3))
    c.restore()
    c.drawPath(path, stroke(INK, 2.5, 0.85))
    finish(s, "ui_partner_ribbon", nine=[28, 40, 28, 40], px_per_u=3.0)


def support_sign(camel):
    """Small sign of a support die: the camel's paint, a brass ring and the symbol."""
    k = CAMELS[camel]
    s, c = surface(96, 96)
    box = skia.Rect.MakeXYWH(7, 6, 82, 82)
    c.drawRoundRect(skia.Rect.MakeXYWH(7, 9, 82, 82), 20, 20, soft("#1A0A06", 0.45, 2.5))
    paint = gradient(7, 6, 89, 88, mix(k["paint"], "#FFFFFF", 0.18), mix(k["paint"], INK, 0.14))
    c.drawRoundRect(box, 20, 20, paint)
    c.drawRoundRect(box, 20, 20, stroke(INK, 3, 0.8))
    c.drawCircle(48, 47, 32, stroke(INK, 9, 0.55))
    c.drawCircle(48, 47, 32, stroke(BRASS, 6))
    c.drawPath(emblem(k["emblem"], 48, 47, 21), fill(figure_colour(camel)))
    finish(s, f"support_sign_{camel}")


def position_back():
    """Back of a position tile: a laurel on violet wood, the size of its face."""
    face = image(OUT / "position_2.png")
    w, h = face.width(), face.height()
    s, c = surface(w, h)
    edge = skia.Rect.MakeXYWH(1, 1, w - 2, h - 2)
    c.drawRoundRect(edge, h * 0.16, h * 0.16, gradient(0, 0, w, h, "#8F68A0", "#5B3C6A"))
    c.drawRoundRect(edge, h * 0.16, h * 0.16, stroke("#36203F", 2))
    inner = skia.Rect.MakeXYWH(w * 0.07, h * 0.11, w * 0.86, h * 0.78)
    c.drawRoundRect(inner, h * 0.10, h * 0.10, stroke("#E9C46A", h * 0.025))
    for side in (-1, 1):
        for k in range(6):
            a = math.radians(90 - side * (28 + 24 * k))
            x, y = w / 2 + h * 0.27 * math.cos(a), h / 2 + h * 0.27 * math.sin(a)
            c.save()
            c.rotate(math.degrees(a) + 90 - 28 * side, x, y)
            c.drawOval(
                skia.Rect.MakeXYWH(x - h * 0.035, y - h * 0.07, h * 0.07, h * 0.14), fill("#E9C46A")
            )
            c.restore()
    finish(s, "position_back")
