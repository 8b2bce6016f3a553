"""Hand drums: the goblet drum's doum, tek and ka, a frame drum, a riq's jingles."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from soundlib.modal import Body, strike
from soundlib.room import panned
from soundlib.signal import (
    Samples,
    band_pass,
    clock,
    count,
    fade_out,
    fading,
    high_pass,
    lay,
    noise,
    oscillate,
    points,
)

Stroke = Callable[[np.random.Generator], Samples]


def doum(rng: np.random.Generator) -> Samples:
    """The open stroke in the middle: low, with a little fall in pitch."""
    seconds = 0.55
    tune = rng.uniform(0.985, 1.015)
    low = oscillate(points(seconds, (0, 108), (0.05, 90), (seconds, 84)) * tune)
    out = low * fading(seconds, 0.003, 0.13)
    out += 0.35 * oscillate(np.full(count(seconds), 183.0 * tune)) * fading(seconds, 0.002, 0.05)
    out += 0.18 * band_pass(noise(rng, seconds), 250, 1400, 1) * fading(seconds, 0.001, 0.010)
    return fade_out(out, 0.1)


SKIN = Body(
    (468, 745, 1082, 1460, 2090), (1.0, 0.8, 0.6, 0.4, 0.3), (0.055, 0.04, 0.03, 0.02, 0.014)
)


def tek(rng: np.random.Generator) -> Samples:
    """The bright stroke on the rim."""
    out = strike(rng, SKIN, 0.3, 0.0007, spread=0.012)
    out += 0.25 * high_pass(noise(rng, 0.3), 3000) * fading(0.3, 0.0006, 0.008)
    return out


def ka(rng: np.random.Generator) -> Samples:
    """The same with the weaker hand."""
    return 0.62 * strike(rng, SKIN.higher(0.94), 0.25, 0.0011, spread=0.015)


JINGLES = Body(
    (5120, 5890, 6610, 7480, 8350, 9270, 10400, 11900),
    (0.7, 0.9, 1.0, 1.0, 0.9, 0.7, 0.5, 0.4),
    (0.055, 0.05, 0.06, 0.045, 0.05, 0.04, 0.035, 0.03),
)


def jingle(rng: np.random.Generator) -> Samples:
    """A short shake of a riq."""
    out = np.zeros(count(0.3))
    for place in range(4):
        at = 0.004 * place + abs(rng.normal(0, 0.003))
        lay(out, strike(rng, JINGLES, 0.22, 0.0003, spread=0.05), at, rng.uniform(0.4, 1.0))
    return out


def frame(rng: np.random.Generator) -> Samples:
    """A big frame drum, felt more than heard."""
    t = clock(0.9)
    tune = rng.uniform(0.99, 1.01)
    out = np.sin(2 * np.pi * 73.4 * tune * t) * fading(0.9, 0.006, 0.20)
    out += 0.3 * np.sin(2 * np.pi * 117 * tune * t) * fading(0.9, 0.004, 0.09)
    out += 0.10 * band_pass(noise(rng, 0.9), 150, 900, 1) * fading(0.9, 0.003, 0.016)
    return fade_out(out, 0.2)


STROKES: dict[str, tuple[Stroke, float, float]] = {
    "D": (doum, 0.9, -0.08),
    "T": (tek, 0.42, 0.12),
    "k": (ka, 0.40, 0.18),
    "j": (jingle, 0.16, -0.35),
    "F": (frame, 0.9, 0.0),
}
"""Letter -> stroke, level, place from left to right."""


def beaten(
    rng: np.random.Generator, patterns: list[str], bpm: float, seconds: float, level: float = 1.0
) -> Samples:
    """Bars of strokes, one text a bar, evenly divided: "D.T.kDT." or sixteen letters; . rests.

    A small letter d or t is the soft form of D or T; x is ka and jingle together.
    """
    out = np.zeros((count(seconds), 2))
    bar = 240 / bpm
    for number, pattern in enumerate(patterns):
        step = bar / max(1, len(pattern))
        for place, letter in enumerate(pattern):
            if letter == ".":
                continue
            soft = 0.5 if letter in "dt" else 1.0
            for one in "kj" if letter == "x" else letter.upper() if letter in "dt" else letter:
                stroke, strength, side = STROKES[one]
                at = number * bar + place * step + abs(rng.normal(0, 0.004))
                force = soft * strength * level * rng.uniform(0.82, 1.05)
                lay(out, panned(stroke(rng), side), at, force)
    return out
