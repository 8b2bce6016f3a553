"""A whole race of computer opponents as a film: the real screens in the real loop, with sound.

Pictures go straight to ffmpeg, sounds are noted when they are asked for and mixed at the end. The
same seed gives the same film.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from camelup_desktop.app import main as app
from camelup_desktop.app.audio import Audio
from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.games.camelup.race import new_race
from camelup_desktop.app.games.camelup.winner import WinnerScene
from camelup_desktop.app.loop import Loop
from camelup_desktop.app.paths import UserFolders
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import SeatSetup, TableSetup
from tools.soundtrack import ROOT, Recorder

FRAMES = 60
SHOWN = 2
"""Every so many frames of the game is one of the film."""
SEATS = 4
ENDING = 6.0
"""Seconds that the winner is seen."""
MOST = 1200.0
"""Seconds after which a film ends in any case."""


Each = Callable[[pygame.Surface], None]
"""Takes the next picture."""


class NoFilm(Exception):
    """Why there can be no film, as one sentence for a person."""


class Steps:
    """A clock for thinking that moves on by the same step whenever it is asked."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        """Seconds."""
        self._now += 0.0002
        return self._now


def film(seed: str, out: Path, size: tuple[int, int], level: str, seconds: float = MOST) -> str:
    """Write the film of a race; returns what there is to be said about it. Raises NoFilm."""

    def play(services: Services, recorder: Recorder, each: Each) -> None:
        _play(services, _setup(services, seed, level), recorder, each, seconds)

    return shoot(out, size, play)


def shoot(
    out: Path, size: tuple[int, int], play: Callable[[Services, Recorder, Each], None]
) -> str:
    """Write a film of what `play` does; it hands over every picture. Raises NoFilm."""
    ffmpeg = shutil.which("ffmpeg")
    if ffmpeg is None:
        raise NoFilm("A film needs ffmpeg; install it (for example: apt install ffmpeg) and retry.")
    recorder = Recorder(ROOT / "assets" / "sounds")
    with tempfile.TemporaryDirectory(prefix="camelup-film-") as folder:
        home = Path(folder)
        services = _services(home, size, recorder)
        silent, sound = home / "silent.mp4", home / "sound.wav"
        pipe = subprocess.Popen(
            [
                ffmpeg, "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24",
                "-s", f"{size[0]}x{size[1]}", "-r", str(FRAMES // SHOWN), "-i", "-",
                "-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-pix_fmt", "yuv420p",
                str(silent),
            ],
            stdin=subprocess.PIPE,
        )  # fmt: skip
        stream = pipe.stdin
        assert stream is not None, "a pipe was asked for"

        def each(surface: pygame.Surface) -> None:
            stream.write(pygame.image.tobytes(surface, "RGB"))

        try:
            play(services, recorder, each)
            stream.close()
        except BrokenPipeError:
            raise NoFilm("ffmpeg stopped in the middle of the film; it said why above.") from None
        finally:
            services.window.close()
        if pipe.wait() != 0:
            raise NoFilm("ffmpeg could not write the pictures; it said why above.")
        peak = recorder.write(sound, recorder.now)
        joined = subprocess.run(
            [
                ffmpeg, "-v", "error", "-y", "-i", str(silent), "-i", str(sound), "-c:v", "copy",
                "-c:a", "aac", "-b:a", "160k", "-shortest", "-movflags", "+faststart", str(out),
            ],
            check=False,
        )  # fmt: skip
        if joined.returncode != 0:
            raise NoFilm(f"ffmpeg could not write {out}; it said why above.")
    sounds = len(recorder.heard)
    return f"{out}  {recorder.now:.0f} s  {sounds} sounds  peak {peak:.1f} dB"


def _services(home: Path, size: tuple[int, int], recorder: Recorder) -> Services:
    """The game's services, in private, with the recorder as loudspeaker."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    folders = UserFolders(home, home, home, home)
    services = app.open_services(folders, keep=False, hidden=True, size=size, rng=random.Random(1))
    services.settings.update(auto_continue=True, ai_pace="1", motion="full")
    audio = Audio(
        ROOT / "assets" / "sounds",
        services.settings,
        random.Random(1),
        speaker=recorder,
        clock=recorder.clock,
    )
    return replace(services, audio=audio)


def _setup(services: Services, seed: str, level: str) -> TableSetup:
    names = services.strings.t("person.names").split()
    characters = list(services.theme.people)
    seats = (SeatSetup("ai", names[n], characters[n], level) for n in range(SEATS))
    return TableSetup(tuple(seats), privacy="off", ai_pace="1", seed=seed)


def _play(
    services: Services,
    setup: TableSetup,
    recorder: Recorder,
    each: Callable[[pygame.Surface], None],
    seconds: float,
) -> None:
    """Let the race run; `each` gets every picture of the film."""
    loop = Loop(services, lambda: app.title(services), FixedClock(1 / FRAMES))
    loop.stack.push(new_race(services, setup, Steps()), loop.view)
    services.audio.music("calm")
    left, number = ENDING, 0
    while left > 0 and recorder.now < seconds:
        loop.frame()
        if number % SHOWN == 0:
            each(services.window.surface)
        number += 1
        recorder.now = number / FRAMES
        if isinstance(loop.stack.top, WinnerScene):
            left -= 1 / FRAMES
