"""Drawing with skia: colours, paints, surfaces and text, shared by decals and flat pictures.

Decals are written to $ART_TEX (default build/tex); fonts are the game's own in assets/fonts.
"""

import os
from pathlib import Path

import skia

from .output import ROOT
from .palette import rgb

TEX = Path(os.environ.get("ART_TEX", ROOT / "build" / "tex"))
FONTS = ROOT / "assets" / "fonts"
TITLE_FACE, TEXT_FACE = "PaytoneOne-Regular", "Nunito-Bold"  # OFL, no reserved font name
SAMPLING = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)

_faces: dict[str, skia.Typeface] = {}


def col(hexstr, a=1.0):
    """skia colour of an sRGB hex string with alpha 0..1."""
    r, g, b = rgb(hexstr)
    return skia.Color4f(r, g, b, a)


def fill(hexstr, a=1.0):
    """Antialiased fill paint."""
    return skia.Paint(AntiAlias=True, Color4f=col(hexstr, a))


def stroke(hexstr, w, a=1.0, cap=skia.Paint.kRound_Cap):
    """Antialiased stroke paint of width w pixels, round joins."""
    return skia.Paint(
        AntiAlias=True,
        Color4f=col(hexstr, a),
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=w,
        StrokeCap=cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def soft(hexstr, a, sigma):
    """Blurred fill paint, for drop shadows and glows."""
    return skia.Paint(
        AntiAlias=True,
        Color4f=col(hexstr, a),
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma),
    )


def gradient(x0, y0, x1, y1, *stops):
    """Linear gradient paint between two points; stops are evenly spaced hex colours."""
    shader = skia.GradientShader.MakeLinear([(x0, y0), (x1, y1)], [col(h).toColor() for h in stops])
    return skia.Paint(AntiAlias=True, Shader=shader)


def surface(w, h, bg=None):
    """(surface, canvas) of w x h pixels, transparent unless bg is given."""
    s = skia.Surface(int(w), int(h))
    s.getCanvas().clear(skia.Color4f(0, 0, 0, 0) if bg is None else col(bg))
    return s, s.getCanvas()


def save(s, name):
    """Write a decal to the texture folder; returns its path."""
    TEX.mkdir(parents=True, exist_ok=True)
    p = TEX / f"{name}.png"
    s.makeImageSnapshot().save(str(p), skia.kPNG)
    return p


def image(path):
    """A picture with mipmaps, ready to be drawn smaller."""
    return skia.Image.open(str(path)).withDefaultMipmaps()


def draw_image(c, im, x, y, w, h, paint=None):
    """Draw the whole of im into the rectangle."""
    src = skia.Rect.MakeIWH(im.width(), im.height())
    c.drawImageRect(im, src, skia.Rect.MakeXYWH(x, y, w, h), SAMPLING, paint or skia.Paint())


def polygon(points):
    """Closed skia path through points."""
    p = skia.Path()
    p.addPoly([skia.Point(float(x), float(y)) for x, y in points], True)
    return p


def font(name, size):
    """skia font of a face in assets/fonts."""
    if name not in _faces:
        _faces[name] = skia.Typeface.MakeFromFile(str(FONTS / f"{name}.ttf"))
    f = skia.Font(_faces[name], size)
    f.setEdging(skia.Font.Edging.kAntiAlias)
    f.setSubpixel(True)
    return f


def text(c, s, x, y, size, color, face=TITLE_FACE, align="center", a=1.0):
    """Draw s with its baseline at y; returns the width in pixels."""
    f = font(face, size)
    w = f.measureText(s)
    x0 = x - w / 2 if align == "center" else (x - w if align == "right" else x)
    c.drawString(s, x0, y, f, fill(color, a))
    return w
