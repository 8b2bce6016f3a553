"""Small marks: camel symbols and badges, seat shapes, rank ribbons, icons, deck signs."""

import math

import skia

from artlib.draw import col, draw_image, fill, gradient, image, polygon, soft, stroke, surface, text
from artlib.emblems import emblem
from artlib.output import OUT
from artlib.palette import CAMELS, INK, emblem_colour, mix
from assets.people_data import PEOPLE, SHAPES
from flat.canvas import finish, svg
from flat.icon_shapes import ICONS
from flat.seat_shapes import seat_shape

SIZE = 128
CHIP_INK = "#24100A"  # darker than ink: a red-blind viewer still has 3.7:1 on orange


def icon(name):
    """White line icon."""
    s, c = surface(SIZE, SIZE)
    svg(ICONS[name], c, SIZE)
    finish(s, f"icon_{name}")


def symbol(camel):
    """The camel's symbol in its paint (with an ink edge) and in ink."""
    k = CAMELS[camel]
    path = emblem(k["emblem"], SIZE / 2, SIZE / 2, SIZE * 0.38)
    s, c = surface(SIZE, SIZE)
    c.drawPath(path, stroke(INK, 9))
    c.drawPath(path, fill(k["paint"]))
    finish(s, f"symbol_{camel}_paint")
    s, c = surface(SIZE, SIZE)
    c.drawPath(path, fill(emblem_colour(camel)))
    finish(s, f"symbol_{camel}_ink")


def badge(camel):
    """Brass-ringed parchment disc with the camel's symbol, and one in its paint."""
    k = CAMELS[camel]
    for name, field, ink in (
        ("badge", "#FFF6E2", emblem_colour(camel)),
        ("chip", k["paint"], "#FFF7E6" if camel == "blue" else CHIP_INK),
    ):
        s, c = surface(SIZE, SIZE)
        m = SIZE / 2
        c.drawCircle(m, m + 3, 58, soft("#1A0A06", 0.45, 3))
        c.drawCircle(m, m, 58, gradient(0, 0, SIZE, SIZE, "#F7D98A", "#B87F26"))
        c.drawCircle(m, m, 58, stroke(INK, 3, 0.75))
        c.drawCircle(m, m, 49, fill(field))
        c.drawCircle(m, m, 49, stroke(INK, 2.5, 0.5))
        c.drawPath(emblem(k["emblem"], m, m, 36), fill(ink))
        finish(s, f"{name}_{camel}")


def seat(key):
    """Shape marker of a character in the robe's colour: ink edge, light halo."""
    _, robe, trim = PEOPLE[key][:3]
    s, c = surface(96, 96)
    path = seat_shape(SHAPES[key], 48, 33)
    c.drawPath(path, stroke("#FBF1DC", 17))
    c.drawPath(path, stroke(INK, 11))
    c.drawPath(path, fill(robe))
    c.save()
    c.clipPath(path, doAntiAlias=True)
    c.drawPath(path, stroke(trim, 7, 0.75))
    c.restore()
    finish(s, f"seat_{key}", shape=SHAPES[key])


def ribbon(rank):
    """Rank ribbon 1 (gold) to 5 with its figure."""
    cloth, figure = {
        1: ("#E2A92B", "#3A1C14"),
        2: ("#C3C9CE", "#2B2A2E"),
        3: ("#C07A45", "#2A120A"),
        4: ("#7C5A46", "#FFF3DC"),
        5: ("#54423C", "#FFF3DC"),
    }[rank]
    s, c = surface(SIZE, SIZE)
    for side in (-1, 1):
        tail = [
            (64 + side * 6, 66),
            (64 + side * 40, 66),
            (64 + side * 46, 122),
            (64 + side * 27, 108),
            (64 + side * 10, 122),
        ]
        c.drawPath(polygon(tail), fill(mix(cloth, "#2A1208", 0.30)))
        c.drawPath(polygon(tail), stroke(INK, 3, 0.8))
    teeth = []
    for i in range(32):
        r = 52 if i % 2 == 0 else 46
        a = math.pi * i / 16
        teeth.append((64 + r * math.cos(a), 54 + r * math.sin(a)))
    c.drawPath(polygon(teeth), fill(cloth))
    c.drawPath(polygon(teeth), stroke(INK, 3, 0.8))
    c.drawCircle(64, 54, 36, stroke(mix(cloth, "#FFFFFF", 0.5), 4))
    text(c, str(rank), 64, 75, 58, figure)
    finish(s, f"ribbon_{rank}")


def small_tile(side):
    """Desert tile as a small sign: palm and +1, or sun over cracked ground and -1."""
    s, c = surface(SIZE, SIZE)
    good = side == "oasis"
    edge, field = ("#2A9D8F", "#F3DFAC") if good else ("#C2543B", "#F0B468")
    c.drawRoundRect(skia.Rect.MakeXYWH(6, 6, 116, 116), 26, 26, fill(edge))
    c.drawRoundRect(skia.Rect.MakeXYWH(6, 6, 116, 116), 26, 26, stroke(INK, 4, 0.8))
    c.drawRoundRect(skia.Rect.MakeXYWH(17, 17, 94, 94), 17, 17, fill(field))
    if good:
        c.drawOval(skia.Rect.MakeXYWH(52, 44, 52, 24), fill("#1B9CA6"))
        c.drawPath(emblem("palm", 46, 42, 25), fill("#1F7A3D"))
        text(c, "+1", 64, 104, 44, "#0F5B57")
    else:
        c.drawCircle(64, 42, 17, fill("#D8402A"))
        for k in range(8):
            a = math.pi * k / 4
            x, y = math.cos(a), math.sin(a)
            c.drawLine(64 + 22 * x, 42 + 22 * y, 64 + 28 * x, 42 + 28 * y, stroke("#D8402A", 5))
        text(c, "−1", 64, 104, 44, "#7E2313")
    finish(s, f"icon_tile_{side}")


def deck(kind):
    """Sign of a race deck: a crown for the overall winner, a snail for the overall loser."""
    s, c = surface(SIZE, SIZE)
    back = "#2E5E4E" if kind == "winner" else "#6B2A36"
    for k, turn in enumerate((-9, -3)):
        c.save()
        c.rotate(turn, 64, 64)
        c.drawRoundRect(skia.Rect.MakeXYWH(26, 12 + 2 * k, 78, 106), 11, 11, fill("#FFF8E8"))
        c.drawRoundRect(skia.Rect.MakeXYWH(26, 12 + 2 * k, 78, 106), 11, 11, stroke(INK, 2.5, 0.7))
        c.restore()
    c.drawRoundRect(skia.Rect.MakeXYWH(32, 18, 72, 98), 8, 8, fill(back))
    c.drawRoundRect(skia.Rect.MakeXYWH(37, 23, 62, 88), 6, 6, stroke("#E9C46A", 3))
    mark, cm = surface(56, 56)
    svg(ICONS["crown" if kind == "winner" else "snail"], cm, 56)
    tint = skia.Paint(
        ColorFilter=skia.ColorFilters.Blend(col("#F7D987").toColor(), skia.BlendMode.kSrcIn)
    )
    c.drawImage(mark.makeImageSnapshot(), 40, 39, skia.SamplingOptions(), tint)
    finish(s, f"deck_{kind}")


def portrait(key):
    """Character in a brass ring on a light robe-coloured ground, 320 px round."""
    robe = PEOPLE[key][1]
    size, r = 320, 124
    m = size / 2
    s, c = surface(size, size)
    c.drawCircle(m, m + 7, r + 22, soft("#120806", 0.45, 6))
    c.save()
    clip = skia.Path()
    clip.addCircle(m, m, r + 3)
    c.clipPath(clip, doAntiAlias=True)
    ground = [col(mix(robe, "#FFF4DC", t)).toColor() for t in (0.72, 0.30)]
    c.drawPaint(
        skia.Paint(Shader=skia.GradientShader.MakeRadial((m - 36, m - 48), 1.6 * r, ground))
    )
    im = image(OUT / f"person_{key}.png")
    k = 3.75 * r / im.height()
    w, h = im.width() * k, im.height() * k
    draw_image(c, im, m - w / 2, m - r * 0.95, w, h)
    c.restore()
    ring = image(OUT / "ui_ring.png")
    full = r * (0.378 / 0.30) * 1.02
    draw_image(c, ring, m - full, m - full, 2 * full, 2 * full)
    finish(s, f"portrait_{key}")
