#!/usr/bin/env python3
"""Colour-blindness check of the five camels:  python cvd.py [--sprites DIR] [picture.png ...]

Prints how far apart the paints are (with --sprites also the lit camels of camel_<colour>_E.png) as
normal, protan, deutan, tritan and colourless viewers see them: CIEDE2000 (CIE76 in brackets), the
closest pairs first. Each picture given is written once per kind of sight: <picture>_protan.png ...
"""

import argparse
import itertools
import math
import sys
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))
from artlib.palette import CAMELS, rgb

# Machado, Oliveira & Fernandes 2009, severity 1.0 (linear RGB)
SIM = {
    "protan": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deutan": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritan": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
}


def to_lin(c):
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def to_srgb(c):
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.clip(c, 0, 1) ** (1 / 2.4) - 0.055)


def simulate(srgb, kind):
    if kind == "normal":
        return np.asarray(srgb)
    return np.clip(to_srgb(np.clip(to_lin(srgb) @ np.array(SIM[kind]).T, 0, 1)), 0, 1)


def lab(srgb):
    m = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    x = to_lin(np.asarray(srgb)) @ m.T / np.array([0.9505, 1.0, 1.089])
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.stack(
        [116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1
    )


def ciede2000(p, q):
    """Perceptual distance of two Lab colours (CIE 142:2001)."""
    (l1, a1, b1), (l2, a2, b2) = p, q
    chroma7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 1.5 - 0.5 * math.sqrt(chroma7 / (chroma7 + 25**7))
    c1, c2 = math.hypot(g * a1, b1), math.hypot(g * a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, g * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    dh = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + dh / 2) % 360 if c1 * c2 else h1 + h2

    def cos(degrees):
        return math.cos(math.radians(degrees))

    t = (
        1
        - 0.17 * cos(hue - 30)
        + 0.24 * cos(2 * hue)
        + 0.32 * cos(3 * hue + 6)
        - 0.20 * cos(4 * hue - 63)
    )
    s_l = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    s_c, s_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    turn = 60 * math.exp(-(((hue - 275) / 25) ** 2))
    r_t = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(turn))
    x, y, z = (l2 - l1) / s_l, (c2 - c1) / s_c, d_hue / s_h
    return math.sqrt(x * x + y * y + z * z + r_t * y * z)


def lit_colour(path):
    """Median colour of the rump in a rendered sprite facing E (no cloth there)."""
    a = np.asarray(Image.open(path).convert("RGBA")).astype(float) / 255
    h, w = a.shape[:2]
    px = a[int(h * 0.42) : int(h * 0.80), int(w * 0.06) : int(w * 0.12)].reshape(-1, 4)
    return np.median(px[px[:, 3] > 0.95][:, :3], axis=0)


def distances(colours, kind):
    seen = {k: lab(simulate(np.array(c), kind)) for k, c in colours.items()}
    return sorted(
        (ciede2000(seen[a], seen[b]), float(np.linalg.norm(seen[a] - seen[b])), f"{a}/{b}")
        for a, b in itertools.combinations(seen, 2)
    )


def report(title, colours):
    print(title + ", L* " + "  ".join(f"{k} {lab(np.array(c))[0]:.0f}" for k, c in colours.items()))
    for kind in ("normal", *SIM):
        print(
            f"  {kind:7s}"
            + "   ".join(
                f"{d:.1f} ({d76:.0f}) {pair}" for d, d76, pair in distances(colours, kind)[:3]
            )
        )


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("pictures", nargs="*", type=Path)
    ap.add_argument("--sprites", type=Path)
    args = ap.parse_args()
    report("paints", {k: rgb(v["paint"]) for k, v in CAMELS.items()})
    if args.sprites:
        report("lit", {k: lit_colour(args.sprites / f"camel_{k}_E.png") for k in CAMELS})
    for p in args.pictures:
        im = np.asarray(Image.open(p).convert("RGB")).astype(float) / 255
        for kind in SIM:
            Image.fromarray((simulate(im, kind) * 255).astype(np.uint8)).save(
                p.with_name(f"{p.stem}_{kind}.png")
            )
