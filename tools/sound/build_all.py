#!/usr/bin/env python3
"""Make every sound of the game into assets/sounds; what is up to date is skipped.

python tools/sound/build_all.py                    everything that is stale
python tools/sound/build_all.py --only clack       one sound (or piece of music), all its takes
python tools/sound/build_all.py --list             names and whether they are stale
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def main() -> None:
    """Parse the command line and make what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", action="append", metavar="NAME", help="this sound (repeatable)")
    parser.add_argument("--force", action="store_true", help="also what is up to date")
    parser.add_argument("--list", action="store_true", help="show names, make nothing")
    parser.add_argument("--to", type=Path, default=SOUNDS, help="another folder")
    build(parser.parse_args())


def build(options: argparse.Namespace) -> None:
    """Make the chosen sounds one by one, recording each in the manifest."""
    from manifest import Manifest, source_hash
    from works import WORKS

    options.to.mkdir(parents=True, exist_ok=True)
    manifest, started = Manifest(options.to), time.time()
    for name in options.only or WORKS:
        work = WORKS[name]
        source = source_hash(work.sources)
        fresh = manifest.current(name, source) and not options.force
        if options.list:
            print(f"{'  ' if fresh else '* '}{work.group:7s} {name}")
        elif not fresh:
            files = work.make(options.to)
            manifest.record(name, work.group, source, files)
            print(f"[sound] {time.time() - started:5.0f} s  {name}: {len(files)} files", flush=True)
    if not options.only and not options.list:
        manifest.forget_all_but(WORKS)


if __name__ == "__main__":
    main()
