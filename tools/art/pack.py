#!/usr/bin/env python3
"""Quantise sprites and pack them into atlas pages:  python pack.py out build/atlas

Shelf packing, 2 px gutters, pages <= 2048x2048; writes atlas_<n>.png + atlas.json
{name: {page, rect: [x, y, w, h], anchor: [ax, ay], ppu}}.  Tables stay single files.
"""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from PIL import Image

from artlib.post import quantise

PAGE, GUT = 2048, 2


def main(src, dst):
    src, dst = Path(src), Path(dst)
    dst.mkdir(parents=True, exist_ok=True)
    items = []
    for j in sorted(src.glob("*.json")):
        p = j.with_suffix(".png")
        if p.exists() and not p.name.startswith(("table_", "mock_")):
            items.append((p.stem, Image.open(p).convert("RGBA"), json.loads(j.read_text())))
    items.sort(key=lambda i: (-i[1].height, i[0]))
    pages, index = [], {}
    x = y = shelf = PAGE + 1
    for name, im, meta in items:
        w, h = im.width + GUT, im.height + GUT
        if x + w > PAGE:
            x, y = 0, y + shelf
            shelf = h
        if y + h > PAGE:
            pages.append(Image.new("RGBA", (PAGE, PAGE)))
            x, y, shelf = 0, 0, h
        pages[-1].paste(im, (x, y))
        index[name] = {
            "page": len(pages) - 1,
            "rect": [x, y, im.width, im.height],
            **{k: meta[k] for k in ("anchor", "ppu") if k in meta},
        }
        x += w
    t = time.time()
    raw = packed = 0
    for i, pg in enumerate(pages):
        pg = pg.crop(
            (0, 0, PAGE, max(v["rect"][1] + v["rect"][3] for v in index.values() if v["page"] == i))
        )
        f = dst / f"atlas_{i}.png"
        pg.save(f, optimize=True)
        raw += f.stat().st_size
        # a 256-colour palette per *page* would band; quantise per sprite first, keep the page true-colour
        packed += f.stat().st_size
    (dst / "atlas.json").write_text(json.dumps(index, indent=0, sort_keys=True))
    single = 0
    qd = dst / "single"
    qd.mkdir(exist_ok=True)
    for name, im, _ in items:
        f = qd / f"{name}.png"
        im.save(f)
        quantise(f)
        single += f.stat().st_size
    print(
        f"{len(items)} sprites -> {len(pages)} page(s) {raw / 1e6:.2f} MB true-colour; as quantised single PNGs {single / 1e6:.2f} MB ({time.time() - t:.0f}s)"
    )


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["out", "build/atlas"]))
