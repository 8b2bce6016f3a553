"""Plays sounds by name; silent without a device, without files, or when muted."""

from __future__ import annotations

import contextlib
import logging
import os
import random
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import pygame

from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.app.sound_bank import Cue, Sound, SoundBank

FREQUENCY, SAMPLE_BITS, CHANNELS, BUFFER = 44_100, -16, 2, 512
VOICES = 32
"""Sounds that can be heard at the same time."""
CONTROLS = "ui"
"""The group of sounds that only the master volume rules."""

_log = logging.getLogger(__name__)


class Audio:
    """The sounds of `folder`. Chance only picks variations."""

    def __init__(self, folder: Path, settings: SettingsStore, rng: random.Random) -> None:
        self._folder = folder
        self._settings = settings
        self._rng = rng
        self._loaded: dict[str, Any] = {}
        self._heard: dict[str, list[Any]] = {}
        self._last: dict[str, int] = {}
        self._open: bool | None = None

    @cached_property
    def _bank(self) -> SoundBank:
        """Read when it is first asked for: the first frame needs no sound."""
        return SoundBank.load(self._folder)

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard: no sounds shipped, or no device."""
        return not self._bank.sounds or self._open is False

    def prepare(self) -> None:
        """Read the list of sounds and open the device before the first one is due. Raises
        BadFile; without sounds there is nothing to open."""
        if self._bank.sounds and not self._settings.current.mute:
            self._ready()

    def hear(self, event: object) -> None:
        """A fact of the game was shown: play its cue, if it has one."""
        self.moment(event, "")

    def moment(self, event: object, name: str, step: int | None = None) -> None:
        """A later moment of an event's cue: Event.name, with the fields of the event."""
        key = type(event).__name__ + (f".{name}" if name else "")
        cue = self._bank.cues.get(key)
        if cue is not None:
            self._cue(cue, _fields(event), step, 1.0)

    def play(self, name: str, volume: float = 1.0, step: int | None = None) -> None:
        """Play a cue or a sound by name, at `volume` 0 to 1 of what the player has chosen."""
        cue = self._bank.cues.get(name)
        if cue is not None:
            self._cue(cue, {}, step, volume)
        elif name in self._bank.sounds:
            self._sound(self._bank.sounds[name], step, volume)

    def close(self) -> None:
        """Free the device."""
        if self._open:
            pygame.mixer.quit()
        self._open = None
        self._loaded.clear()
        self._heard.clear()

    def _cue(self, cue: Cue, fields: Mapping[str, Any], step: int | None, volume: float) -> None:
        if step is None:
            counted = fields.get(cue.step)
            step = counted if isinstance(counted, int) else cue.at
            if isinstance(counted, (tuple, list)):
                step = len(counted)
        for name in cue.plays:
            filled = name.format_map({key: _word(value) for key, value in fields.items()})
            inner = self._bank.cues.get(filled)
            if inner is not None and inner is not cue:
                self._cue(inner, fields, step, volume)
            elif filled in self._bank.sounds:
                self._sound(self._bank.sounds[filled], step, volume)

    def _sound(self, sound: Sound, step: int | None, volume: float) -> None:
        settings = self._settings.current
        level = volume * sound.volume * settings.master_volume / 100
        if sound.group != CONTROLS:
            level *= settings.table_volume / 100
        if settings.mute or level <= 0 or not self._ready():
            return
        heard = [channel for channel in self._heard.get(sound.name, ()) if channel.get_busy()]
        if len(heard) >= sound.voices and not sound.urgent:
            return
        loaded = self._load(sound.file(step, self._variation(sound)))
        if loaded is None:
            return
        loaded.set_volume(min(1.0, level))
        channel = loaded.play()
        if channel is not None:  # None: all channels are in use
            self._heard[sound.name] = [*heard, channel]

    def _variation(self, sound: Sound) -> int:
        """Any variation but the one heard last."""
        last = self._last.get(sound.name)
        others = [n for n in range(1, sound.variations + 1) if n != last] or [1]
        self._last[sound.name] = self._rng.choice(others)
        return self._last[sound.name]

    def _ready(self) -> bool:
        """Open the device on first use; without one, try the silent driver, else stay silent."""
        if self._open is None:
            self._open = _open_mixer()
        return self._open

    def _load(self, file: str) -> Any:
        if file not in self._loaded:
            try:
                self._loaded[file] = pygame.mixer.Sound(self._folder / file)
            except (pygame.error, OSError) as error:
                _log.warning("sound %s cannot be played: %s", file, error)
                self._loaded[file] = None
        return self._loaded[file]


def _fields(event: object) -> dict[str, Any]:
    names = getattr(type(event), "__dataclass_fields__", {})
    return {name: getattr(event, name) for name in names}


def _word(value: Any) -> str:
    return str(getattr(value, "value", value))


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
