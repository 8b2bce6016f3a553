"""Plays sounds by name; silent without a device, without files, or when muted."""

from __future__ import annotations

import contextlib
import logging
import os
import random
from pathlib import Path
from typing import Any

import pygame

from camelup_desktop.app import yaml_file
from camelup_desktop.app.settings import SettingsStore

FREQUENCY, SAMPLE_BITS, CHANNELS, BUFFER = 44_100, -16, 2, 512
VOICES = 32
"""Sounds that can be heard at the same time."""

_log = logging.getLogger(__name__)


class Audio:
    """Sounds by name. `folder`/sounds.yaml: name of an event or cue -> file, or list of files."""

    def __init__(self, folder: Path, settings: SettingsStore, rng: random.Random) -> None:
        self._folder = folder
        self._settings = settings
        self._rng = rng
        self._names: dict[str, list[str]] = _catalogue(folder)
        self._sounds: dict[str, Any] = {}
        self._open: bool | None = None

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard: no sounds shipped, or no device."""
        return not self._names or self._open is False

    def hear(self, event: object) -> None:
        """A fact of the game was shown: play its sound, if it has one."""
        self.play(type(event).__name__)

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play a sound by name at `volume` 0 to 1 of the table's volume."""
        settings = self._settings.current
        files = self._names.get(name)
        if not files or settings.mute or not self._ready():
            return
        level = volume * settings.master_volume / 100 * settings.table_volume / 100
        sound = self._sound(self._rng.choice(files))
        if sound is not None and level > 0:
            sound.set_volume(min(1.0, level))
            sound.play()

    def close(self) -> None:
        """Free the device."""
        if self._open:
            pygame.mixer.quit()
        self._open = None

    def _ready(self) -> bool:
        """Open the device on first use; without one, try the silent driver, else stay silent."""
        if self._open is None:
            self._open = _open_mixer()
        return self._open

    def _sound(self, file: str) -> Any:
        if file not in self._sounds:
            try:
                self._sounds[file] = pygame.mixer.Sound(self._folder / file)
            except (pygame.error, OSError) as error:
                _log.warning("sound %s cannot be played: %s", file, error)
                self._sounds[file] = None
        return self._sounds[file]


def _catalogue(folder: Path) -> dict[str, list[str]]:
    """Name -> files; nothing when no sounds are shipped."""
    path = folder / "sounds.yaml"
    if not path.is_file():
        return {}
    file = yaml_file.read(path)
    names: dict[str, list[str]] = {}
    for name, value in file.data.items():
        files = [value] if isinstance(value, str) else value
        if not isinstance(files, list) or not all(isinstance(entry, str) for entry in files):
            raise file.bad((name,), f'"{name}" must be a file or a list of files')
        names[str(name)] = files
    return names


def _open_mixer() -> bool:
    for driver in (None, "dummy"):
        if driver:
            os.environ["SDL_AUDIODRIVER"] = driver
        with contextlib.suppress(pygame.error):
            pygame.mixer.init(FREQUENCY, SAMPLE_BITS, CHANNELS, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
            return True
    _log.warning("no audio device: the game is silent")
    return False
