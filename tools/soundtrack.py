"""What a cue sounds like, as a WAV file mixed without a device, and how near it comes to clipping.

python tools/soundtrack.py hop5 finish --out DIR [--speed 1] [--music calm]
python tools/soundtrack.py --list
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import wave
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from operator import add
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from camelup_desktop.app.audio import Audio  # noqa: E402
from camelup_desktop.app.games.camelup.board import RaceBoard  # noqa: E402
from camelup_desktop.app.games.camelup.cues import CUES  # noqa: E402
from camelup_desktop.app.settings import SettingsStore  # noqa: E402
from camelup_desktop.app.stage.director import Director  # noqa: E402
from camelup_desktop.app.theme import Theme  # noqa: E402
from tools.staging import Take, opened  # noqa: E402
from tools.takes import TAKES  # noqa: E402

STEP = 1 / 60
RATE = 44_100
FULL = 32_767
AFTER = 3.0
"""Seconds recorded after the last motion, until the last sound has died away."""


@dataclass
class Heard:
    """A sound that was played: when, which file, how loud on both sides."""

    at: float
    file: str
    left: float
    right: float


class Recorder:
    """A speaker that notes what it is asked to play and mixes it. `now` is set by hand."""

    def __init__(self, folder: Path) -> None:
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
        self.now = 0.0
        self.heard: list[Heard] = []
        self._folder = folder
        self._samples: dict[str, array[int]] = {}
        self._music: tuple[str, float, float] | None = None
        self._levels: list[tuple[float, str, float, float]] = []

    def clock(self) -> float:
        """Seconds of the recording."""
        return self.now

    # the speaker

    def open(self) -> bool:
        """Always there."""
        return True

    def close(self) -> None:
        """Nothing to give back."""

    def load(self, file: str) -> bool:
        """Files are decoded when they are mixed."""
        return False

    def play(self, file: str, level: float, pan: float, urgent: bool) -> None:
        """Note it."""
        left, right = (min(1.0, level) * min(1.0, 1 + side * pan) for side in (-1, 1))
        self.heard.append(Heard(self.now, file, left, right))

    def sounding(self, files: Iterable[str]) -> int:
        """How many would be heard now."""
        wanted = set(files)
        return sum(
            one.file in wanted and self.now < one.at + len(self.samples(one.file)) / 2 / RATE
            for one in self.heard[-64:]
        )

    def start_music(self, file: str, at: float) -> None:
        """Note which loop begins where."""
        self._music = file, at, self.now

    def stop_music(self) -> None:
        """The loop ends."""
        self._note_level(0.0)
        self._music = None

    def music_level(self, level: float) -> None:
        """The loop is so loud from now on."""
        self._note_level(level)

    def music_seconds(self) -> float:
        """Seconds since the loop began."""
        return self.now - self._music[2] if self._music else 0.0

    def _note_level(self, level: float) -> None:
        if self._music:
            file, at, since = self._music
            self._levels.append((self.now, file, at + self.now - since, level))

    # the mix

    def samples(self, file: str) -> array[int]:
        """A file decoded: left and right in turn."""
        if file not in self._samples:
            raw = pygame.mixer.Sound(self._folder / file).get_raw()
            self._samples[file] = array("h", raw)
        return self._samples[file]

    def mix(self, seconds: float) -> array[int]:
        """Everything heard, left and right in turn, not yet limited to 16 bits."""
        out = array("i", bytes(8 * round(seconds * RATE)))
        for one in self.heard:
            samples = self.samples(one.file)
            for side, level in ((0, one.left), (1, one.right)):
                scaled = (round(sample * level) for sample in samples[side::2])
                _lay(out, 2 * round(one.at * RATE) + side, list(scaled))
        ends = [*(entry[0] for entry in self._levels[1:]), seconds]
        for (start, file, place, level), end in zip(self._levels, ends, strict=True):
            self._lay_music(out, start, end, file, place, level)
        return out

    def _lay_music(
        self, out: array[int], start: float, end: float, file: str, place: float, level: float
    ) -> None:
        samples = self.samples(file)
        first, last = round(start * RATE), round(end * RATE)
        if level <= 0 or last <= first:
            return
        begin = 2 * round(place * RATE) % len(samples)
        piece = samples[begin : begin + 2 * (last - first)]
        piece += samples[: max(0, 2 * (last - first) - len(piece))]
        for side in (0, 1):
            _lay(out, 2 * first + side, [round(sample * level) for sample in piece[side::2]])

    def write(self, path: Path, seconds: float) -> float:
        """Mix to a WAV file. Returns the highest peak in dB of full scale before it is cut off."""
        mixed = self.mix(seconds)
        peak = max(1, max(mixed), -min(mixed))
        with wave.open(str(path), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            limited = array("h", (max(-FULL, min(FULL, sample)) for sample in mixed))
            file.writeframes(limited.tobytes())
        return 20 * math.log10(peak / FULL)


def _lay(out: array[int], start: int, samples: list[int]) -> None:
    """Add samples of one side."""
    room = out[start : start + 2 * len(samples) : 2]
    out[start : start + 2 * len(room) : 2] = array("i", map(add, room, samples))


def record(take: Take, recorder: Recorder, theme: Theme, speed: float, music: str | None) -> float:
    """Play a take without pictures; returns its length in seconds, with the sounds' end."""
    settings = SettingsStore(None)
    folder = ROOT / "assets" / "sounds"
    audio = Audio(folder, settings, random.Random(1), speaker=recorder, clock=recorder.clock)
    match = opened(take)
    people = tuple(theme.people)[: take.seats]
    board = RaceBoard(theme, match.state.rules, people)
    board.sync(match.view(None))
    director = Director(board, CUES, (audio.hear,), speed, moments=(audio.moment,))
    setup = max(0, take.setup)
    with audio.hushed():
        for action in take.actions[:setup]:
            director.present(match.play(action))
            director.skip_all()
    audio.music(music)
    pending = list(take.actions[setup:])
    rest = AFTER
    while rest > 0:
        if not director.busy and pending:
            director.present(match.play(pending.pop(0)))
        director.update(STEP)
        audio.update(STEP)
        recorder.now += STEP
        rest = AFTER if director.busy or pending else rest - STEP
    return recorder.now


def main() -> None:
    """Record the takes asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("takes", nargs="*", metavar="TAKE", help="names of cues, or `all`")
    parser.add_argument("--list", action="store_true", help="the names, one a line")
    parser.add_argument("--out", type=Path, default=Path("."), help="folder for the files")
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--music", choices=("calm", "final"))
    options = parser.parse_args()
    if options.list or not options.takes:
        print("\n".join(TAKES))
        return
    theme = Theme.load(ROOT / "assets" / "themes" / "desert")
    options.out.mkdir(parents=True, exist_ok=True)
    for name in TAKES if options.takes == ["all"] else options.takes:
        recorder = Recorder(ROOT / "assets" / "sounds")
        length = record(TAKES[name], recorder, theme, options.speed, options.music)
        path = options.out / f"{name}.wav"
        peak = recorder.write(path, length)
        print(f"{path}  {length:.2f} s  {len(recorder.heard)} sounds  peak {peak:.1f} dB")


if __name__ == "__main__":
    main()
