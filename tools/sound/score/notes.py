"""Notes as text: "D4:3 Eb4 F#4:2 r" are names with lengths in eighths; r rests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
ALTERED = {"b": -1, "#": 1}
EIGHTHS = 8
"""Eighths of a bar."""


@dataclass(frozen=True)
class Note:
    """`start` and `length` in eighths, `key` as MIDI counts keys, `force` 1 to 127."""

    start: float
    length: float
    key: int
    force: int


def key(name: str) -> int:
    """The MIDI key of a name such as "Eb4"."""
    letter, rest = name[0], name[1:]
    shift = ALTERED.get(rest[0], 0)
    octave = int(rest[1:] if shift else rest)
    return 12 * (octave + 1) + SEMITONES[letter] + shift


def line(text: str, start: float = 0.0, force: int = 80) -> list[Note]:
    """A melody from eighth `start` on. A bar line | is only for the eye, but must fall on a bar."""
    notes, at = [], start
    for word in text.split():
        if word == "|":
            if (at - start) % EIGHTHS:
                raise ValueError(f"a bar line at eighth {at - start} of: {text}")
            continue
        name, _, length = word.partition(":")
        lasts = float(length or 1)
        if name != "r":
            notes.append(Note(at, lasts, key(name), force))
        at += lasts
    return notes


def chord(names: str, start: float, length: float, force: int) -> list[Note]:
    """Notes at once."""
    return [Note(start, length, key(name), force) for name in names.split()]


def graced(notes: list[Note], rng: np.random.Generator, share: float) -> list[Note]:
    """Some longer notes get a quick note above first, as a plectrum does on an oud."""
    out: list[Note] = []
    for note in notes:
        if note.length >= 2 and rng.random() < share:
            upper = replace(note, length=0.22, key=note.key + 1, force=round(note.force * 0.7))
            out += [upper, replace(note, start=note.start + 0.24, length=note.length - 0.24)]
        else:
            out.append(note)
    return out


def trembling(notes: list[Note], longer: float, pulse: float) -> list[Note]:
    """Notes that last longer are struck again and again, `pulse` eighths apart."""
    return [stroke for note in notes for stroke in _strokes(note, longer, pulse)]


def _strokes(note: Note, longer: float, pulse: float) -> Iterator[Note]:
    if note.length < longer:
        yield note
        return
    strokes = int(note.length / pulse)
    for place in range(strokes):
        force = note.force if place == 0 else round(note.force * (0.55 + 0.15 * place / strokes))
        yield replace(note, start=note.start + place * pulse, length=pulse, force=force)


def shifted(notes: list[Note], steps: int = 0, force: float = 1.0) -> list[Note]:
    """The same higher by semitones, and softer or louder."""
    return [
        replace(note, key=note.key + steps, force=max(1, min(127, round(note.force * force))))
        for note in notes
    ]


def humanly(notes: list[Note], rng: np.random.Generator, late: float, uneven: float) -> list[Note]:
    """Nobody is a clock: starts move by `late` eighths, forces by a share of `uneven`."""
    return [
        replace(
            note,
            start=max(0.0, note.start + rng.normal(0, late)),
            force=int(np.clip(note.force * (1 + rng.normal(0, uneven)), 1, 127)),
        )
        for note in notes
    ]
