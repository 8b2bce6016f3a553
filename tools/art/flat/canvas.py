"""Saving flat pictures next to the rendered sprites."""

import skia

from artlib.output import OUT, write_json, wrote


def finish(surface, name, **facts):
    """Write <name>.png and its json (flat: true, size, further facts)."""
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{name}.png"
    surface.makeImageSnapshot().save(str(path), skia.kPNG)
    wrote(path)
    size = [surface.width(), surface.height()]
    write_json(OUT / f"{name}.json", {"flat": True, "size": size, **facts})


def svg(body, canvas, size, grid=24):
    """Draw an SVG fragment given on a grid x grid field into size x size pixels."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {grid} {grid}" '
        f'width="{size}" height="{size}">{body}</svg>'
    )
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream(text.encode(), True))
    dom.setContainerSize(skia.Size(size, size))
    dom.render(canvas)
