#!/usr/bin/env python3
"""Lay the sprites out as the game does, to judge them together:

    python tools/art/mock.py --to build/mock.png [--spaces 20] [--height 1080]

The board sits where the race screen has it (U = 88 or 81 layout units a world unit); stacks, tiles,
dice, coins, cards and furniture are placed by contract.json and the json of each sprite.
"""

import argparse
import json
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import skia

from artlib.draw import col, draw_image, image, soft, text

SPRITES = Path(__file__).resolve().parents[2] / "assets" / "sprites"
FIT = {16: (88, 596, 368), 20: (81, 596, 362)}  # U, ox, oy in layout units
STACKS = {
    16: {
        8: ("green", "white", "orange", "blue", "yellow"),
        5: ("blue", "green"),
        12: ("white", "orange", "yellow"),
        1: ("orange",),
        3: ("yellow", "blue"),
        11: ("green", "yellow", "white"),
        14: ("blue", "white"),
    },
    20: {9: ("green", "white", "orange", "blue", "yellow"), 5: ("blue",), 17: ("white", "orange")},
}
TILES = {16: {7: "oasis", 15: "mirage", 4: "oasis"}, 20: {7: "oasis", 19: "mirage"}}


class Painter:
    """A window of 16:9 in which lengths are layout units of 1280 x 720."""

    def __init__(self, spaces, height):
        self.s = height / 720
        self.surface = skia.Surface(round(1280 * self.s), height)
        self.c = self.surface.getCanvas()
        unit, ox, oy = FIT[spaces]
        self.unit, self.ox, self.oy = unit * self.s, ox * self.s, oy * self.s
        self.contract = json.loads((SPRITES / "contract.json").read_text())
        self.plates = self.contract["tracks"][str(spaces)]

    def screen(self, x, y, z=0.0):
        """Pixel of a world point."""
        k = math.sqrt(0.5)
        return self.ox + x * self.unit, self.oy - (y * k + z * k) * self.unit

    def world(self, name, x, y, z=0.0, alpha=1.0, scale=1.0):
        """A world sprite with its anchor at a world point."""
        facts = json.loads((SPRITES / f"{name}.json").read_text())
        path = SPRITES / f"{name}.jpg"
        im = image(path if path.exists() else path.with_suffix(".png"))
        k = self.unit / facts["ppu"] * scale
        sx, sy = self.screen(x, y, z)
        left, top = sx - facts["anchor"][0] * k, sy - facts["anchor"][1] * k
        paint = skia.Paint(Alphaf=alpha)
        draw_image(self.c, im, left, top, im.width() * k, im.height() * k, paint)

    def flat(self, name, cx, cy, height):
        """A picture centred on a point, in layout units."""
        im = image(SPRITES / f"{name}.png")
        h = height * self.s
        w = h * im.width() / im.height()
        draw_image(self.c, im, cx * self.s - w / 2, cy * self.s - h / 2, w, h)

    def nine(self, name, x, y, w, h):
        """A nine-slice over a rectangle of layout units, with a drop shadow."""
        im = image(SPRITES / f"{name}.png")
        facts = json.loads((SPRITES / f"{name}.json").read_text())
        inset, s = facts["nine"][0], self.s
        edge = inset * s / facts["px_per_u"]
        x, y, w, h = x * s, y * s, w * s, h * s
        shade = skia.Rect.MakeXYWH(x + 3 * s, y + 4 * s, w - 3 * s, h - 3 * s)
        self.c.drawRoundRect(shade, 8 * s, 8 * s, soft("#0D0503", 0.5, 5 * s))
        xs, ys = (
            (0, inset, im.width() - inset, im.width()),
            (0, inset, im.height() - inset, im.height()),
        )
        dx, dy = (x, x + edge, x + w - edge, x + w), (y, y + edge, y + h - edge, y + h)
        for i in range(3):
            for j in range(3):
                source = skia.Rect.MakeLTRB(xs[i], ys[j], xs[i + 1], ys[j + 1])
                target = skia.Rect.MakeLTRB(dx[i], dy[j], dx[i + 1], dy[j + 1])
                sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
                self.c.drawImageRect(im, source, target, sampling, skia.Paint())

    def heading(self, degrees):
        """Name of the drawn heading nearest to an angle."""

        def away(pair):
            return abs((degrees - pair[1] + 180) % 360 - 180)

        return min(self.contract["headings"].items(), key=away)[0]


def board(p, spaces):
    """Table, shadows, then pieces far to near."""
    p.world(f"table_{spaces}", 0, 0)
    things = [
        (
            0.0,
            lambda: p.world("pyramid_closed_shadow", 0, 0),
            lambda: p.world("pyramid_closed", 0, 0),
        )
    ]
    for space, side in TILES[spaces].items():
        plate = p.plates[space - 1]
        at = (plate["x"], plate["y"] + 0.12)
        things.append((at[1], *tile(p, side, at)))
    for space, camels in STACKS[spaces].items():
        plate = p.plates[space - 1]
        things.append((plate["y"], *stack(p, plate, camels)))
    things.sort(key=lambda thing: -thing[0])
    for _, shadow, _ in things:
        shadow()
    for _, _, piece in things:
        piece()


def tile(p, side, at):
    """(draw the shadow, draw the tile)."""
    return (
        lambda: p.world(f"tile_{side}_shadow", *at, 0.01, scale=0.86),
        lambda: p.world(f"tile_{side}", *at, 0.01, scale=0.86),
    )


def stack(p, plate, camels):
    """(draw the shadow, draw the stack) with `under` and `front` sprites."""
    d = p.heading(plate["heading"])
    a = math.radians(plate["heading"])
    x, y = plate["x"] - 0.10 * math.cos(a), plate["y"] - 0.10 * math.sin(a)
    step = p.contract["stack_step"]
    top = len(camels) - 1

    def draw():
        for i, camel in enumerate(camels):
            p.world(f"camel_{camel}_{d}" + ("_under" if i < top else ""), x, y, i * step)
        if d in ("S", "SE", "SW"):
            for i in range(top - 1, -1, -1):
                p.world(f"camel_{camels[i]}_{d}_front", x, y, i * step)

    return lambda: p.world(f"camel_shadow{min(3, len(camels))}_{d}", x, y, 0.01, 0.9), draw


def panels(p):
    """Furniture around the board with one of everything in it."""
    p.nine("ui_parchment", 8, 52, 204, 500)
    p.nine("ui_felt", 220, 560, 652, 152)
    p.nine("ui_parchment", 980, 52, 292, 320)
    p.nine("ui_parchment", 980, 376, 292, 176)
    for i, key in enumerate(("farouk", "edda", "amira", "jabari", "hugo", "gita")):
        y = 96 + i * 78
        p.flat(f"portrait_{key}", 52, y, 66)
        p.flat(f"seat_{key}", 26, y + 24, 20)
        text(p.c, key.title(), 92 * p.s, (y - 6) * p.s, 16 * p.s, "#2B1B12", align="left")
        p.flat("coin_0", 102, y + 16, 20)
        text(p.c, str(3 + i * 4), 118 * p.s, (y + 23) * p.s, 18 * p.s, "#2B1B12", align="left")
    for i, camel in enumerate(("blue", "green", "orange", "yellow", "white")):
        p.flat(f"tent_{camel}", 250 + i * 60, 24, 44)
        p.flat(f"badge_{camel}", 276 + i * 60, 14, 20)
        p.flat(f"legpile_{camel}_532", 1022 + i * 53, 110, 56)
        p.flat(f"chip_{camel}", 1022 + i * 53, 160, 26)
        p.flat(f"die_{camel}_{i % 3 + 1}", 1022 + i * 53, 200, 34)
        p.flat(f"card_farouk_{camel}", 700 + i * 30, 636, 96)
    p.flat("card_farouk_back", 1040, 300, 104)
    p.flat("card_gita_back", 1130, 300, 104)
    for i in range(5):
        p.flat(f"ribbon_{i + 1}", 1010 + i * 50, 420, 36)
    for i, name in enumerate(
        ("pyramid_tile", "icon_tile_oasis", "icon_tile_mirage", "deck_winner")
    ):
        p.flat(name, 1010 + i * 56, 490, 44)
    for i, state in enumerate(("normal", "hover", "pressed", "disabled")):
        p.nine(f"ui_button_red_{state}", 236 + i * 100, 574, 92, 44)
        p.nine(f"ui_button_sand_{state}", 236 + i * 100, 624, 92, 40)
    for i, name in enumerate(("legtile_blue_5", "legtile_green_3", "legtile_orange_2")):
        p.flat(name, 250 + i * 40, 688, 42)
    p.flat("title_logo", 1090, 640, 110)


def main():
    """Write the mock."""
    parser = argparse.ArgumentParser(description="Compose the race table from the sprites.")
    parser.add_argument("--to", type=Path, default=Path("build/mock.png"))
    parser.add_argument("--spaces", type=int, choices=(16, 20), default=16)
    parser.add_argument("--height", type=int, default=1080)
    options = parser.parse_args()
    p = Painter(options.spaces, options.height)
    p.c.clear(col("#1E1420"))
    board(p, options.spaces)
    panels(p)
    options.to.parent.mkdir(parents=True, exist_ok=True)
    p.surface.makeImageSnapshot().save(str(options.to), skia.kPNG)


if __name__ == "__main__":
    main()
