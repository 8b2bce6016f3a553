"""Notes to samples: a MIDI file, played by fluidsynth with the FluidR3 sound font."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

import soundfile

from score.notes import Note
from soundlib.finish import resampled
from soundlib.signal import Samples

FONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
TICKS = 480
"""Ticks of a quarter note, two eighths."""


def _number(value: int) -> bytes:
    """A number of variable length, seven bits a byte."""
    out = [value & 0x7F]
    while value := value >> 7:
        out.append(0x80 | value & 0x7F)
    return bytes(reversed(out))


def file(notes: Iterable[Note], program: int, bpm: float, vibrato: int = 0) -> bytes:
    """A MIDI file with one instrument."""
    happenings: list[tuple[int, int, bytes]] = []
    for note in notes:
        start = round(note.start * TICKS / 2)
        end = max(start + 1, round((note.start + note.length) * TICKS / 2) - 4)
        happenings.append((start, 1, bytes((0x90, note.key, note.force))))
        happenings.append((end, 0, bytes((0x80, note.key, 0))))
    happenings.sort()
    tempo = round(60_000_000 / bpm)
    track = b"\x00\xff\x51\x03" + tempo.to_bytes(3, "big") + bytes((0, 0xC0, program))
    track += bytes((0, 0xB0, 1, vibrato))
    now = 0
    for tick, _, message in happenings:
        track += _number(tick - now) + message
        now = tick
    track += _number(TICKS * 4) + b"\xff\x2f\x00"
    head = b"MThd" + (6).to_bytes(4, "big") + (0).to_bytes(2, "big") + (1).to_bytes(2, "big")
    head += TICKS.to_bytes(2, "big")
    return head + b"MTrk" + len(track).to_bytes(4, "big") + track


def played(notes: Iterable[Note], program: int, bpm: float, vibrato: int = 0) -> Samples:
    """The notes on an instrument (a General MIDI program from 0), dry, in stereo."""
    with tempfile.TemporaryDirectory() as folder:
        score, wave = Path(folder) / "score.mid", Path(folder) / "score.wav"
        score.write_bytes(file(notes, program, bpm, vibrato))
        command = ["fluidsynth", "-ni", "-q", "-R", "0", "-C", "0", "-g", "0.7", "-r", "44100"]
        subprocess.run(
            [*command, "-F", str(wave), str(FONT), str(score)], check=True, capture_output=True
        )
        signal, rate = soundfile.read(wave)
    return resampled(signal, rate)
