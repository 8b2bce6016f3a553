"""Whole pictures: the tables behind the race and the diorama of the title."""

from renders.registry import recipe

# Camera-plane windows (centre x, centre y, width, height, pixels per unit). The game shows about
# 14.6 x 8.2 units (16 spaces) or 15.8 x 8.9 (20) of them; the rest is for wide and high windows.
TABLES = {16: (0.45, 0.09, 20.0, 11.6, 200), 20: (0.45, 0.02, 20.8, 12.0, 192)}


# Shares of the table's height that show bare boards above and below the rug, and how far the
# picture behind panels and dialogs is made smaller: it lies in half light, under everything.
BARE, BOARDS_SCALE = ((0.0, 0.295), (0.745, 1.0)), 0.75


@recipe("tables", (("16",), ("20",)))
def table(q, n="16"):
    """The board on its rug and table, as an opaque JPEG."""
    from artlib import post, scene
    from artlib.output import OUT, write_json
    from assets import board

    scene.reset("table" if q == "final" else q)
    board.build(int(n), step=0.016 if q != "draft" else 0.03)
    cx, cy, w, h, ppu = TABLES[int(n)]
    ppu = ppu if q != "draft" else ppu // 2
    anchor = scene.aim(cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2, ppu=ppu, pad=0)
    raw = OUT / f"table_{n}.png"
    scene.render_to(raw)
    size = post.lamplight(raw, OUT / f"table_{n}.jpg", anchor)
    write_json(OUT / f"table_{n}.json", {"anchor": anchor, "ppu": ppu, "size": size})


@recipe("tables", needs=lambda *_: ["table:16"])
def boards(_):
    """The bare boards of the table, joined: what lies behind panels and dialogs."""
    from PIL import Image

    from artlib.output import OUT, wrote

    table_picture = Image.open(OUT / "table_16.jpg")
    wide, high = table_picture.size
    parts = [table_picture.crop((0, round(a * high), wide, round(b * high))) for a, b in BARE]
    joined = Image.new("RGB", (wide, sum(part.height for part in parts)))
    joined.paste(parts[0], (0, 0))
    joined.paste(parts[1], (0, parts[0].height))
    size = (round(wide * BOARDS_SCALE), round(joined.height * BOARDS_SCALE))
    target = OUT / "boards.jpg"
    joined.resize(size, Image.Resampling.LANCZOS).save(target, quality=88, optimize=True)
    wrote(target)
