"""The tune of the desert in D Hijaz: 32 bars of four, once calm and once for the final leg.

Both layers have the same tempo, bars and harmony, so one can take over from the other anywhere.
"""

from __future__ import annotations

import numpy as np

from score.drums import beaten
from score.midi import played
from score.notes import EIGHTHS, Note, chord, graced, humanly, line, shifted, trembling
from soundlib.finish import finished, wrapped
from soundlib.loudness import integrated
from soundlib.room import stereo_room
from soundlib.signal import Samples, count, decibels, high_pass, lay, low_pass

BPM = 92.0
BARS = 32
SECONDS = BARS * 240 / BPM
"""Length of the loop."""
TAIL = 6.0
"""Seconds that ring on after the last bar and are laid over the first."""

FIRST = """D4:3 Eb4 F#4:2 Eb4 D4 | A4:4 G4 F#4 G4:2 | Bb4:3 A4 G4:2 F#4 G4 | F#4:2 Eb4 F#4 D4:4 |
 D4:2 F#4 G4 A4:3 Bb4 | D5:3 C5 Bb4:2 A4 Bb4 | G4:2 A4 Bb4 A4 G4 F#4 Eb4 | D4:6 r:2 |"""
SECOND = """D4:3 Eb4 F#4:2 G4:2 | A4:2 Bb4 A4 G4 F#4 Eb4 F#4 | G4:3 Eb4 C4:2 D4 Eb4 |
 D4:4 A3:2 D4:2 | Bb4:3 A4 Bb4:2 D5:2 | C5:2 Bb4 A4 G4:4 |
 G4 A4 Bb4 A4 G4 F#4 Eb4 F#4 | D4:6 r:2 |"""
THIRD = """D5:6 Eb5 D5 | C5:2 Bb4:2 D5:4 | Eb5:4 D5 C5 D5 Eb5 | D5:6 r:2 |
 G5:3 F5 Eb5:4 | D5:2 Eb5 D5 C5:4 | Bb4:2 C5 Bb4 A4 G4 F#4 G4 | A4:6 r:2 |"""
FOURTH = """D4:3 Eb4 F#4:2 Eb4 D4 | A4:4 G4 F#4 G4:2 | Bb4:3 A4 G4:2 F#4 G4 | F#4:2 Eb4 F#4 D4:4 |
 D5:2 Bb4 C5 D5:4 | Bb4 C5 Bb4 A4 G4:2 Eb4:2 | C4 D4 Eb4 F#4 G4 F#4 Eb4:2 | D4:8 |"""
THEME = "\n".join((FIRST, SECOND, THIRD, FOURTH))

BARS_OF_HARMONY = """
 D D Eb D D Gm Eb D  D D Cm D Gm Gm Eb D  Gm Gm Cm Gm Eb Cm Eb D  D D Eb D Gm Eb Cm D
"""
HARMONY = tuple(BARS_OF_HARMONY.split())
CHORDS = {
    "D": ("D", "A", "D F# A"),
    "Eb": ("Eb", "Bb", "Eb G Bb"),
    "Gm": ("G", "D", "D G Bb"),
    "Cm": ("C", "G", "C Eb G"),
}
"""Root, fifth, triad."""


def _at(bar: int) -> float:
    return bar * EIGHTHS


def _theme(bars: range) -> list[Note]:
    return [note for note in line(THEME) if note.start // EIGHTHS in bars]


def _bass(bars: range, driving: bool) -> list[Note]:
    notes: list[Note] = []
    for bar in bars:
        root, fifth, _ = CHORDS[HARMONY[bar]]
        low = "2" if root != "C" else "3"
        if driving:
            one, five = f"{root}{low}", f"{fifth}2"
            walk = f"{one}:1.5 {one}:.5 r {five} {one}:1.5 {five}:.5 {one} {five}"
            notes += line(walk, _at(bar), 78)
        else:
            notes += line(f"{root}{low}:5 {fifth}2:3", _at(bar), 62)
    return notes


def _pads(bars: range, force: int) -> list[Note]:
    notes: list[Note] = []
    for bar in bars:
        triad = " ".join(f"{name}3" for name in CHORDS[HARMONY[bar]][2].split())
        notes += chord(triad, _at(bar), EIGHTHS, force)
    return notes


def _broken(bars: range, order: str, octave: int, force: int) -> list[Note]:
    """Chords broken note by note: `order` has one digit (of the triad, 3 is the octave) a step."""
    notes: list[Note] = []
    step = EIGHTHS / len(order)
    for bar in bars:
        names = CHORDS[HARMONY[bar]][2].split()
        for place, digit in enumerate(order):
            if digit == ".":
                continue
            which = int(digit)
            name = f"{names[which % 3]}{octave + which // 3}"
            accent = 1.15 if place % 4 == 0 else 1.0
            notes += chord(name, _at(bar) + place * step, step * 1.6, round(force * accent))
    return notes


def _mixed(parts: list[tuple[Samples, float]]) -> Samples:
    """Parts, each brought to so many LUFS."""
    out = np.zeros((count(SECONDS + TAIL), 2))
    for part, loudness in parts:
        lay(out, part, 0.0, decibels(loudness - integrated(part)))
    return out


def _placed(signal: Samples, side: float) -> Samples:
    """An instrument moved a little to one side."""
    left, right = np.cos((side + 1) * np.pi / 4), np.sin((side + 1) * np.pi / 4)
    return signal * np.array([left, right]) * np.sqrt(2)


def _loop(dry: Samples, drums: Samples, rng: np.random.Generator, loudness: float) -> Samples:
    wet = stereo_room(rng, high_pass(dry, 60, 1), wet=-12, decay=1.9, dark=4200)
    whole = np.zeros((count(SECONDS + TAIL + 3), 2))
    lay(whole, wet, 0.0)
    lay(whole, stereo_room(rng, drums, wet=-15, decay=1.0, dark=5000), 0.0)
    return finished(
        wrapped(low_pass(whole, 13000, 1), SECONDS), loudness, seconds=SECONDS, whole=True
    )


def calm(loudness: float) -> Samples:
    """Oud, a dulcimer that answers, a flute in the middle; drums one hardly hears."""
    rng = np.random.default_rng(32)
    oud = graced(_theme(range(0, 16)) + _theme(range(24, 32)), rng, 0.45)
    oud = humanly(shifted(oud, -12, 0.9), rng, 0.03, 0.08)
    under = humanly(_broken(range(16, 24), "0.2.1.2.", 3, 62), rng, 0.03, 0.1)
    answer = humanly(
        _broken(range(8, 16), "...3.2.1", 4, 72)
        + _broken(range(24, 32), "..2.3.2.", 4, 70)
        + _broken(range(4, 8), ".....3.2", 4, 64),
        rng, 0.03, 0.12,
    )  # fmt: skip
    flute = humanly(shifted(_theme(range(16, 24)), 0, 0.95), rng, 0.02, 0.04)
    low = humanly(_bass(range(4, 32), False), rng, 0.02, 0.06)
    pads = _pads(range(8, 32), 60)
    drums = beaten(rng, _calm_drums(), BPM, SECONDS + TAIL)
    dry = _mixed([
        (_placed(played(oud + under, 24, BPM), -0.15), -26.0),
        (_placed(played(answer, 15, BPM), 0.45), -34.0),
        (_placed(played(flute, 77, BPM, vibrato=30), 0.2), -28.0),
        (played(low, 32, BPM), -33.0),
        (_placed(played(pads, 49, BPM), 0.0), -37.0),
    ])  # fmt: skip
    return _loop(dry, _mixed([(drums, -37.0)]), rng, loudness)


def _calm_drums() -> list[str]:
    still = ["F.......", "F......."]
    soft = ["F...t...", "F..t....", "F...t.t.", "F..t..k."]
    moving = ["F..j..j.", "F.jt..j.", "F..j.tj.", "F.jt.kj."]
    return still * 2 + soft + moving * 2 + soft * 2 + moving * 2


def final(loudness: float) -> Samples:
    """The same caravan in a hurry: plucked tremolo, running dulcimer, the whole drum section."""
    rng = np.random.default_rng(33)
    tune = line(THEME)
    oud = humanly(trembling(graced(shifted(tune, -12, 1.05), rng, 0.3), 3, 0.5), rng, 0.02, 0.08)
    flute = humanly(shifted(_theme(range(4, 8)) + _theme(range(12, 32)), 0, 0.9), rng, 0.02, 0.05)
    running = humanly(_broken(range(0, 32), "0.1.2.1.3.2.1.2.", 4, 74), rng, 0.015, 0.12)
    low = humanly(_bass(range(0, 32), True), rng, 0.015, 0.06)
    pads = _pads(range(0, 32), 70)
    stabs: list[Note] = []
    for bar in range(8, 32):
        triad = " ".join(f"{name}4" for name in CHORDS[HARMONY[bar]][2].split())
        for eighth in (3, 6) if bar % 2 else (3,):
            stabs += chord(triad, _at(bar) + eighth, 0.7, 80)
    drums = beaten(rng, _final_drums(), BPM, SECONDS + TAIL)
    dry = _mixed([
        (_placed(played(oud, 24, BPM), -0.2), -26.0),
        (_placed(played(running, 15, BPM), 0.45), -32.0),
        (_placed(played(flute, 77, BPM, vibrato=30), 0.2), -28.0),
        (played(low, 32, BPM), -29.0),
        (_placed(played(pads, 48, BPM), 0.0), -36.0),
        (_placed(played(humanly(stabs, rng, 0.02, 0.08), 45, BPM), -0.4), -34.0),
    ])  # fmt: skip
    return _loop(dry, _mixed([(drums, -27.5)]), rng, loudness)


def _final_drums() -> list[str]:
    first = ["D.xTk.xTD.xkT.xk", "D.xTk.xTDkxkT.xk"]
    second = ["D.xTkkxTD.xkT.xk", "DkxTk.xTDkxkTkxk"]
    turn = ["D.xTk.xTD.xkT.xk", "D.TkD.TkDTkkTkTT"]
    part = first + second + first + turn
    return part * 4
