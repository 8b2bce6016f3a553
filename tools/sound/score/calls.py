"""Short pieces: the winner's fanfare, the horn at the line, the drums between two layers."""

from __future__ import annotations

import numpy as np

from score.drums import beaten
from score.midi import played
from score.notes import Note, chord, line, shifted
from soundlib.finish import finished
from soundlib.room import stereo_room
from soundlib.signal import Samples, count, fade_in, fade_out, fading, high_pass, lay, noise


def fanfare(loudness: float) -> Samples:
    """Three seconds for the winner: brass over drums, with the augmented second of Hijaz."""
    rng, bpm = np.random.default_rng(3), 132.0
    tune = line("D5:.667 D5:.667 D5:.666 F#5:2 G5:1 F#5:.5 Eb5:.5 F#5:1 A5:1 D6:5", 0, 104)
    lower = line("A4:.667 A4:.667 A4:.666 D5:2 Eb5:1 D5:.5 Bb4:.5 D5:1 E5:1 F#5:5", 0, 92)
    roots: list[Note] = []
    for names, start, length in (
        ("D3 A3 D4", 0, 4), ("Eb3 Bb3 Eb4", 4, 2), ("D3 A3 D4", 6, 1), ("A2 E3 A3", 7, 1),
        ("D3 A3 D4 F#4", 8, 5),
    ):  # fmt: skip
        roots += chord(names, start, length * 0.95, 88)
    kettle = line("D2 D2 r:6 D2:.5 D2:.5 D2:4", 0, 100)
    low = line("D2:2 D2:2 Eb2:2 D2 A1 D2:5", 0, 100)
    seconds = 3.9
    out = np.zeros((count(seconds), 2))
    for notes, program, level in (
        (tune, 56, 0.85), (lower, 56, 0.5), (tune, 111, 0.20), (roots, 61, 0.55),
        (low, 58, 0.6), (shifted(tune, 12, 0.8), 9, 0.18), (kettle, 47, 0.8),
    ):  # fmt: skip
        lay(out, played(notes, program, bpm), 0.0, level)
    drums = beaten(rng, ["DkkTkTDkxTxTxTDT", "D...x...x......."], bpm, seconds, 0.75)
    crash = high_pass(noise(rng, 2.0), 3500) * fading(2.0, 0.004, 0.45)
    lay(
        drums,
        np.stack([crash, high_pass(noise(rng, 2.0), 3500) * fading(2.0, 0.004, 0.45)], axis=1),
        8 * 30 / bpm,
        0.05,
    )
    hall = stereo_room(rng, out + drums, wet=-13, decay=1.3)
    return finished(fade_out(hall[: count(3.7)], 0.7), loudness)


def horn(loudness: float) -> Samples:
    """The race is won: one call from the tower at the line."""
    rng, bpm = np.random.default_rng(5), 120.0
    tune = line("A4:.5 D5:4.5", 0, 100)
    out = np.zeros((count(2.8), 2))
    lay(out, played(tune, 57, bpm), 0.0, 0.8)
    lay(out, played(shifted(tune, -12), 58, bpm), 0.0, 0.5)
    lay(out, played(tune, 111, bpm), 0.0, 0.25)
    hall = stereo_room(rng, out, wet=-11, decay=1.4)
    return finished(fade_out(hall[: count(2.3)], 0.7), loudness)


def pickup(loudness: float) -> Samples:
    """A bar of drums that grows; the music it leads to begins with the bar after it."""
    rng, bpm = np.random.default_rng(8), 92.0
    bar = 240 / bpm
    roll = beaten(rng, ["t.t.tktkTkTkTkTk"], bpm, bar + 0.6, 0.8)
    roll[: count(bar)] *= np.linspace(0.25, 1.0, count(bar))[:, None] ** 1.6
    swell = high_pass(noise(rng, bar), 4200) * np.linspace(0, 1, count(bar)) ** 3
    lay(roll, np.stack([swell, swell], axis=1), 0.0, 0.02)
    hall = stereo_room(rng, roll, wet=-13, decay=1.0)
    return finished(fade_in(fade_out(hall, 0.5), 0.02), loudness)
