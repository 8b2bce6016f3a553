"""The sound device: decodes files, plays them, streams one piece of music. Nothing without it."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

import pygame

FREQUENCY, SAMPLE_BITS, CHANNELS, BUFFER = 44_100, -16, 2, 512
VOICES = 32
"""Sounds that can be heard at the same time."""

_log = logging.getLogger(__name__)


class Speaker(Protocol):
    """What sound needs of a device; a film hands in one that only notes what is played."""

    def open(self) -> bool:
        """Get the device; False without one. Cheap when it is open."""

    def close(self) -> None:
        """Give the device back."""

    def load(self, file: str) -> bool:
        """Decode a file, so that its first play costs nothing; False if it was decoded before."""

    def play(self, file: str, level: float, pan: float, urgent: bool) -> None:
        """Play a file at a level of 0 to 1, from -1 (left) to 1 (right)."""

    def sounding(self, files: Iterable[str]) -> int:
        """How many of these are heard now."""

    def start_music(self, file: str, at: float) -> None:
        """Stream a file in a loop, from second `at` on, silent until a level is set."""

    def stop_music(self) -> None:
        """End the stream."""

    def music_level(self, level: float) -> None:
        """Level of the music, 0 to 1."""

    def music_seconds(self) -> float:
        """Seconds since the stream began."""


class MixerSpeaker:
    """Pygame's mixer. Files that cannot be read are named in the log once and then ignored."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sounds: dict[str, Any] = {}
        self._open: bool | None = None
        self._driver = os.environ.get("SDL_AUDIODRIVER")

    def open(self) -> bool:
        """Open the mixer on first use. Without a device it gets the driver that swallows all.

        Then the answer is False, and nothing need be decoded or played; yet nobody who touches the
        mixer fails.
        """
        if self._open is None:
            self._open = self._opened(None)
            if not self._open:
                _log.warning("no audio device: the game is silent")
                self._opened("dummy")
        return self._open

    def _opened(self, driver: str | None) -> bool:
        if driver:
            os.environ["SDL_AUDIODRIVER"] = driver
        try:
            pygame.mixer.init(FREQUENCY, SAMPLE_BITS, CHANNELS, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error as error:
            _log.warning("audio driver %s: %s", driver or "of the system", error)
            return False
        finally:
            if driver:  # a later try begins with the system's own again
                os.environ.pop("SDL_AUDIODRIVER")
                if self._driver is not None:
                    os.environ["SDL_AUDIODRIVER"] = self._driver
        return True

    def close(self) -> None:
        """Close the mixer; `open` begins anew."""
        if self._open is not None:
            pygame.mixer.quit()
        self._open = None
        self._sounds.clear()

    def load(self, file: str) -> bool:
        """Decode a file once."""
        if file in self._sounds:
            return False
        try:
            self._sounds[file] = pygame.mixer.Sound(self._folder / file)
        except (pygame.error, OSError) as error:
            _log.warning("sound %s cannot be played: %s", file, error)
            self._sounds[file] = None
        return True

    def play(self, file: str, level: float, pan: float, urgent: bool) -> None:
        """Play; when all channels are taken, an urgent sound takes the oldest."""
        self.load(file)
        sound = self._sounds[file]
        if sound is None:
            return
        sound.set_volume(min(1.0, level))  # before it starts, or its first moment is too loud
        channel = sound.play()
        if channel is None and urgent:
            channel = pygame.mixer.find_channel(force=True)
            channel.play(sound)
        if channel is not None and abs(pan) > 0.02:
            channel.set_volume(min(1.0, 1 - pan), min(1.0, 1 + pan))

    def sounding(self, files: Iterable[str]) -> int:
        """How many channels play one of these."""
        known = (self._sounds.get(file) for file in files)
        return sum(sound.get_num_channels() for sound in known if sound is not None)

    def start_music(self, file: str, at: float) -> None:
        """Stream a loop."""
        try:
            pygame.mixer.music.load(self._folder / file)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1, start=at)
        except (pygame.error, OSError) as error:
            _log.warning("music %s cannot be played: %s", file, error)

    def stop_music(self) -> None:
        """End the stream and close its file."""
        pygame.mixer.music.unload()

    def music_level(self, level: float) -> None:
        """Level of the stream."""
        pygame.mixer.music.set_volume(level)

    def music_seconds(self) -> float:
        """Seconds of the stream so far."""
        return max(0, pygame.mixer.music.get_pos()) / 1000
