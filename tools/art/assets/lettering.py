"""The logo as a sign: enamelled letters on a brass rim and a walnut backing."""

import skia
from shapely.affinity import translate
from shapely.geometry import Polygon
from shapely.ops import unary_union

from artlib import geo
from artlib import materials as M
from artlib.draw import TITLE_FACE, font
from artlib.palette import BRASS
from assets.track import rounded_rect

SHARP = 400  # pixels at which the outlines of the letters are read


def outline(words, size, at, kerning=-0.01):
    """Letters as one shapely geometry, centred on at, `size` world units to the em."""
    face = font(TITLE_FACE, SHARP)
    glyphs = face.textToGlyphs(words)
    parts, x = [], 0.0
    for glyph, width in zip(glyphs, face.getWidths(glyphs), strict=True):
        path = face.getPath(glyph)
        if path is not None and not path.isEmpty():
            parts.append(translate(_polygon(path), x))
        x += width + kerning * SHARP
    k = size / SHARP
    letters = unary_union(parts)
    return _scaled(translate(letters, -x / 2), k, at)


def _polygon(path):
    """Even-odd area of a glyph's contours, curves cut into chords."""
    measure = skia.PathMeasure(path, True)
    shape = Polygon()
    while True:
        length = measure.getLength()
        n = max(int(length / 2.5), 24)
        points = [measure.getPosTan(length * i / n)[0] for i in range(n)]
        shape = shape.symmetric_difference(Polygon([(p.x(), -p.y()) for p in points]).buffer(0))
        if not measure.nextContour():
            return shape


def _scaled(shape, k, at):
    from shapely.affinity import affine_transform

    return affine_transform(shape, [k, 0, 0, k, *at])


def sign(first="Camel Up", second="Desktop"):
    """Two lines: the name in large letters, the second word on a teal plaque below."""
    walnut = M.wood("walnut", "#7A4A2A", "#54311A", "#2B160B", scale=1.2, coat=0.5, rough=0.36)
    brass = M.metal("brass", BRASS, 0.28)
    sun = M.paint("letters", "#FFC630", wear=0.0, coat=0.8, rough=0.3)
    cream = M.paint("small", "#FFF3D8", wear=0.0, coat=0.8, rough=0.3)
    teal = M.paint("plaque", "#177A78", wear=0.0, coat=0.6, rough=0.35)
    name = outline(first, 1.30, (0, 0.0))
    low = (0, -0.43)
    word = outline(second, 0.40, (0, low[1] - 0.115), kerning=0.05)
    half = (word.bounds[2] - word.bounds[0]) / 2 + 0.26
    back = (
        name.buffer(0.105)
        .union(Polygon(_plate(half + 0.075, 0.31, low)))
        .buffer(0.06)
        .buffer(-0.04)
    )
    return [
        geo.sheet("back", back, 0.0, 0.10, walnut, 0.035),
        geo.sheet("rim", name.buffer(0.034), 0.08, 0.155, brass, 0.014),
        geo.sheet("face", name.buffer(-0.006), 0.12, 0.20, sun, 0.024),
        geo.prism("line", _plate(half, 0.235, low), 0.08, 0.15, brass, bevel=0.014),
        geo.prism("plaque", _plate(half - 0.03, 0.205, low), 0.10, 0.165, teal, bevel=0.014),
        geo.sheet("second", word, 0.15, 0.20, cream, 0.010),
    ]


def _plate(hx, hy, at):
    return [(x + at[0], y + at[1]) for x, y in rounded_rect(hx, hy, hy * 0.62)]
