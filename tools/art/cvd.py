#!/usr/bin/env python3
"""Colour-blindness check of all that comes in five colours.

    python cvd.py                                  numbers of paints and of the committed sprites
    python cvd.py --sheet build/cvd.png            and all pieces as five kinds of viewers see them
    python cvd.py build/mock.png                   and a picture four times: build/mock_protan.png

For paints and for each kind of piece it prints the closest pair of the five as normal, protan,
deutan, tritan and colourless viewers see them: CIEDE2000 (CIE76 in brackets); then the least
contrast of the symbols, by which every piece is told without its colour.
"""

import argparse
import itertools
import sys
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent))
from artlib.palette import CAMELS, LIGHT_FIGURE, PARCHMENT, emblem_colour, figure_colour, rgb
from artlib.sight import SIM, ciede2000, contrast, lab, simulate
from flat.marks import CHIP_INK

SPRITES = Path(__file__).resolve().parents[2] / "assets" / "sprites"
SIGHTS = ("normal", *SIM)
PIECES = {
    "camels": "camel_{}_E",
    "race dice": "die_{}_3",
    "support dice": "support_{}_2",
    "leg tiles": "legtile_{}_5",
    "leg piles": "legpile_{}_532",
    "race cards": "card_hugo_{}",
    "tents": "tent_{}",
    "chips": "chip_{}",
    "support signs": "support_sign_{}",
}
NEAR = 55  # CIE76 from the paint within which a pixel counts as painted with it
CELL = (82, 96)


def lit_colour(path, paint):
    """Median of the pixels of a sprite that show the paint, as it is lit there."""
    a = np.asarray(Image.open(path).convert("RGBA")).astype(float) / 255
    solid = a[a[..., 3] > 0.95][:, :3]
    away = np.linalg.norm(lab(solid) - lab(np.array(rgb(paint))), axis=1)
    return np.median(solid[away < max(NEAR, np.percentile(away, 10))], axis=0)


def closest(colours, kind):
    """(CIEDE2000, CIE76, names) of the pair that a viewer of that kind tells apart worst."""
    seen = {k: lab(simulate(np.array(c), kind)) for k, c in colours.items()}
    return min(
        (ciede2000(seen[a], seen[b]), float(np.linalg.norm(seen[a] - seen[b])), f"{a}/{b}")
        for a, b in itertools.combinations(seen, 2)
    )


def report(sprites):
    """Print the tables."""
    print("closest pair, CIEDE2000 (CIE76)")
    rows = {"paints": {k: rgb(v["paint"]) for k, v in CAMELS.items()}}
    for kind, name in PIECES.items():
        rows[kind] = {
            k: lit_colour(sprites / f"{name.format(k)}.png", v["paint"]) for k, v in CAMELS.items()
        }
    for title, colours in rows.items():
        cells = (closest(colours, kind) for kind in SIGHTS)
        print(
            f"{title:14s}"
            + " | ".join(
                f"{kind} {far:4.1f} ({far76:2.0f}) {pair}"
                for kind, (far, far76, pair) in zip(SIGHTS, cells, strict=True)
            )
        )
    print("least contrast of a symbol")
    for title, pairs in symbols().items():
        worst = {
            kind: min(
                (contrast(simulate(np.array(a), kind), simulate(np.array(b), kind)), camel)
                for camel, (a, b) in pairs.items()
            )
            for kind in SIGHTS
        }
        print(
            f"{title:36s}"
            + " | ".join(f"{kind} {ratio:.1f}:1 {camel}" for kind, (ratio, camel) in worst.items())
        )


def symbols():
    """What carries the symbols: colour of the symbol and of its ground, by camel."""
    each = CAMELS.items()
    return {
        "cloth of the camels": {k: (rgb(v["ink"]), rgb(v["cloth"])) for k, v in each},
        "pips of dice, foot of tiles, cards": {
            k: (rgb(figure_colour(k)), rgb(v["paint"])) for k, v in each
        },
        "symbols on parchment": {k: (rgb(emblem_colour(k)), rgb(PARCHMENT)) for k, _ in each},
        "chips": {
            k: (rgb(LIGHT_FIGURE if k == "blue" else CHIP_INK), rgb(v["paint"])) for k, v in each
        },
    }


def sheet(sprites, target):
    """All pieces in rows; five blocks of columns, one for each kind of sight."""
    wide, high = CELL
    whole = Image.new("RGB", (wide * 5, high * len(PIECES)), "#DBA563")
    for row, name in enumerate(PIECES.values()):
        for column, camel in enumerate(CAMELS):
            piece = Image.open(sprites / f"{name.format(camel)}.png").convert("RGBA")
            piece.thumbnail((wide - 6, high - 6), Image.Resampling.LANCZOS)
            at = (
                column * wide + (wide - piece.width) // 2,
                row * high + (high - piece.height) // 2,
            )
            whole.paste(piece, at, piece)
    seen = np.asarray(whole).astype(float) / 255
    blocks = [(simulate(seen, kind) * 255).round().astype(np.uint8) for kind in SIGHTS]
    gap = np.full((whole.height, 10, 3), 255, np.uint8)
    parts = [part for block in blocks for part in (block, gap)][:-1]
    target.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(np.hstack(parts)).save(target)


def main():
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("pictures", nargs="*", type=Path)
    parser.add_argument("--sprites", type=Path, default=SPRITES)
    parser.add_argument("--sheet", type=Path, help="write all pieces as five kinds see them")
    options = parser.parse_args()
    report(options.sprites)
    if options.sheet:
        sheet(options.sprites, options.sheet)
    for path in options.pictures:
        picture = np.asarray(Image.open(path).convert("RGB")).astype(float) / 255
        for kind in SIM:
            seen = (simulate(picture, kind) * 255).astype(np.uint8)
            Image.fromarray(seen).save(path.with_name(f"{path.stem}_{kind}.png"))


if __name__ == "__main__":
    main()
