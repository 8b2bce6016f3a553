"""The application's icon: an orange camel before a low sun."""

import io

import skia
from PIL import Image

from artlib.draw import draw_image, fill, gradient, image, soft, surface
from artlib.output import OUT, wrote

SIZE = 512


def _dune(c, y, swell, colour):
    p = skia.Path()
    p.moveTo(0, y)
    p.cubicTo(150, y - swell, 330, y + swell, SIZE, y - swell * 0.4)
    p.lineTo(SIZE, SIZE)
    p.lineTo(0, SIZE)
    p.close()
    c.drawPath(p, fill(colour))


def draw():
    """The icon as a Pillow image of 512 x 512 pixels."""
    s, c = surface(SIZE, SIZE)
    tile = skia.Path()
    tile.addRoundRect(skia.Rect.MakeXYWH(14, 14, SIZE - 28, SIZE - 28), 108, 108)
    c.drawPath(tile, gradient(0, 0, 0, SIZE, "#F0C76A", "#8A5A1C"))
    face = skia.Path()
    face.addRoundRect(skia.Rect.MakeXYWH(28, 28, SIZE - 56, SIZE - 56), 96, 96)
    c.save()
    c.clipPath(face, doAntiAlias=True)
    c.drawPaint(gradient(0, 20, 0, 420, "#0E4E58", "#1F8A86", "#F4C27A"))
    c.drawCircle(190, 232, 150, soft("#FFE9A8", 0.55, 34))
    c.drawCircle(190, 232, 124, fill("#FFD765"))
    _dune(c, 372, 46, "#D98E43")
    _dune(c, 436, -34, "#B96F2E")
    camel = image(OUT / "hero_orange.png")
    w = 448
    h = w * camel.height() / camel.width()
    c.drawOval(skia.Rect.MakeXYWH(96, 446, 330, 46), soft("#2A0F04", 0.5, 10))
    draw_image(c, camel, 26, 66, w, h)
    c.restore()
    png = s.makeImageSnapshot().encodeToData(skia.kPNG, 100)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def write_icons():
    """icon.png (512), icon_256.png, icon.ico and icon.icns beside the sprites."""
    folder = OUT.parent / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    big = draw()
    half = big.resize((256, 256), Image.Resampling.LANCZOS)
    big.save(folder / "icon.png")
    half.save(folder / "icon_256.png")
    big.save(folder / "icon.ico", sizes=[(n, n) for n in (16, 24, 32, 48, 64, 128, 256)])
    big.save(folder / "icon.icns")
    for name in ("icon.png", "icon_256.png", "icon.ico", "icon.icns"):
        wrote(folder / name)
