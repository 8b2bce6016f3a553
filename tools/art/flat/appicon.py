"""The application's icon: an orange camel before a low sun; small sizes show its head alone.

Pictures of 64 pixels and more are reduced to 256 colours, also inside the .icns, whose container
is written here: the word `icns`, its length, then four-letter kinds with lengths and PNG files.
"""

import io
import struct
import tempfile
from pathlib import Path

import skia
from PIL import Image

from artlib.draw import draw_image, fill, gradient, image, soft, surface
from artlib.output import OUT, wrote
from artlib.post import quantise

SIZE = 512  # the drawing's own grid
HEAD_ONLY = 32  # up to this many pixels a whole camel would be a blot
ICO = {16, 24, 32, 48, 64, 128, 256}
ICNS = (  # pixels, kind: one for plain screens, one for screens of double density
    (32, "ic11"),
    (64, "ic12"),
    (128, "ic07"),
    (256, "ic13"),
    (256, "ic08"),
    (512, "ic14"),
    (512, "ic09"),
    (1024, "ic10"),
)


def _dune(c, y, swell, colour):
    p = skia.Path()
    p.moveTo(0, y)
    p.cubicTo(150, y - swell, 330, y + swell, SIZE, y - swell * 0.4)
    p.lineTo(SIZE, SIZE)
    p.lineTo(0, SIZE)
    p.close()
    c.drawPath(p, fill(colour))


def draw(size, close=False):
    """The icon as a Pillow image of size x size pixels; `close` shows the head alone."""
    full = max(size, 256)
    s, c = surface(full, full)
    c.scale(full / SIZE, full / SIZE)
    tile = skia.Path()
    tile.addRoundRect(skia.Rect.MakeXYWH(14, 14, SIZE - 28, SIZE - 28), 108, 108)
    c.drawPath(tile, gradient(0, 0, 0, SIZE, "#F0C76A", "#8A5A1C"))
    face = skia.Path()
    face.addRoundRect(skia.Rect.MakeXYWH(28, 28, SIZE - 56, SIZE - 56), 96, 96)
    c.save()
    c.clipPath(face, doAntiAlias=True)
    c.drawPaint(gradient(0, 20, 0, 420, "#0E4E58", "#1F8A86", "#F4C27A"))
    if close:
        c.translate(-632, -130)
        c.scale(2.2, 2.2)
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
    drawn = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    return drawn.resize((size, size), Image.Resampling.LANCZOS) if full != size else drawn


def write_icons():
    """icon.png (512), icon_256.png, icon.ico and icon.icns beside the sprites."""
    folder = OUT.parent / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {n: draw(n, close=n <= HEAD_ONLY) for n in ICO | {n for n, _ in ICNS} | {512}}
    pngs = {n: _png(picture) for n, picture in pictures.items()}
    (folder / "icon.png").write_bytes(pngs[512])
    (folder / "icon_256.png").write_bytes(pngs[256])
    largest = max(ICO)
    others = [pictures[n] for n in sorted(ICO - {largest})]
    sizes = [(n, n) for n in sorted(ICO)]
    pictures[largest].save(folder / "icon.ico", sizes=sizes, append_images=others)
    parts = b"".join(
        kind.encode() + struct.pack(">I", len(pngs[n]) + 8) + pngs[n] for n, kind in ICNS
    )
    (folder / "icon.icns").write_bytes(b"icns" + struct.pack(">I", len(parts) + 8) + parts)
    for name in ("icon.png", "icon_256.png", "icon.ico", "icon.icns"):
        wrote(folder / name)


def _png(picture):
    """The picture as a PNG file, with a palette where that is smaller."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "icon.png"
        picture.save(path, optimize=True)
        quantise(path)
        return path.read_bytes()
