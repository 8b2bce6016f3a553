#!/usr/bin/env python3
"""Make every picture of the game into assets/sprites; keys that are up to date are skipped.

python tools/art/build_all.py                               everything that is stale
python tools/art/build_all.py --only camel:blue:E           one asset
python tools/art/build_all.py --family dice --quality draft
python tools/art/build_all.py --list                        keys and whether they are stale
"""

import argparse
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SPRITES = HERE.parents[1] / "assets" / "sprites"
# Families in the order of first sight; later ones may need pictures of earlier ones.
ORDER = (
    "tables",
    "camels",
    "pyramid",
    "tents",
    "tiles",
    "dice",
    "coins",
    "people",
    "furniture",
    "photographer",
    "flats",
    "cards",
    "heroes",
    "title",
    "support",
    "supercup",
    "blinks",
)


def main() -> None:
    """Parse the command line and render what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", action="append", metavar="KEY", help="this key (repeatable)")
    parser.add_argument("--family", action="append", choices=ORDER, help="these families")
    parser.add_argument("--quality", choices=("draft", "final"), default="final")
    parser.add_argument("--force", action="store_true", help="also what is up to date")
    parser.add_argument(
        "--accept",
        action="store_true",
        help="render nothing: take the chosen keys' files as made from the present sources "
        "(after a change that cannot alter a pixel)",
    )
    parser.add_argument("--list", action="store_true", help="show keys, render nothing")
    options = parser.parse_args()
    os.environ.setdefault("ART_OUT", str(SPRITES))
    sys.path.insert(0, str(HERE))
    build(options)


def build(options: argparse.Namespace) -> None:
    """Render the chosen keys one by one, recording each in the manifest."""
    from artlib.output import OUT, take_written
    from artlib.post import quantise
    from manifest import Manifest
    from renders.every import RECIPES
    from sources import source_hash

    OUT.mkdir(parents=True, exist_ok=True)
    manifest = Manifest(OUT)
    started, made = time.time(), 0
    for key in chosen(RECIPES, options):
        name, *arguments = key.split(":")
        recipe = RECIPES[name]
        needed = [s for k in recipe.needs(*arguments) for s in manifest.checksums(k)]
        source = source_hash(recipe, key, needed)
        fresh = manifest.current(key, source, options.quality) and not options.force
        if options.list:
            print(f"{'  ' if fresh else '* '}{recipe.family:12s} {key}")
            continue
        if options.accept:
            manifest.accept(key, source)
            continue
        if fresh:
            continue
        take_written()
        recipe.make(options.quality, *arguments)
        files = take_written()
        for path in files:
            if path.suffix == ".png":
                quantise(path)
        manifest.record(key, source, options.quality, files)
        made += 1
        print(f"[art] {time.time() - started:6.0f} s  {key}: {len(files)} files", flush=True)
    if not options.list:
        from contract import write_contract

        write_contract(OUT)
        print(f"[art] {made} assets made in {time.time() - started:.0f} s")


def chosen(recipes, options: argparse.Namespace) -> list[str]:
    """The keys asked for, in the order of ORDER."""
    if options.only:
        return options.only
    ranked = sorted(recipes.values(), key=lambda r: ORDER.index(r.family) if r.arguments else 0)
    families = options.family or ORDER
    return [key for r in ranked if r.family in families for key in r.every_key()]


if __name__ == "__main__":
    main()
