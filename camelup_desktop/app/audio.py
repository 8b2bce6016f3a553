"""Sound: events and cues are heard by name, music plays in layers; silent when nobody can hear."""

from __future__ import annotations

import enum
import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import pygame

from camelup_desktop.app.music import Music
from camelup_desktop.app.settings import Settings, SettingsStore
from camelup_desktop.app.sound_bank import Cue, Sound, SoundBank
from camelup_desktop.app.speaker import MixerSpeaker, Speaker

APART = 0.025
"""Seconds between two starts of the same sound; closer ones would be heard as one, too loud."""
BURST, BURST_SECONDS = 6, 0.06
"""At most so many sounds start within so many seconds: a skipped action is not a thunderclap."""
RETRY = 1.0
"""Seconds before a lost device may be looked for again."""

REST = 5.0
"""Seconds that nothing may be heard until the device is given back."""

Caption = tuple[str, Mapping[str, Any]]
"""Key of a text and the public facts of the event it speaks of."""


class Audio:
    """The sounds of `folder`, at the volumes of `settings`. Chance (`rng`) only picks variations.

    The list is read and the device opened by `prepare`, or with the first sound. `clock` gives
    seconds. Who listens for captions is told even when nothing can be heard.
    """

    def __init__(
        self,
        folder: Path,
        settings: SettingsStore,
        rng: random.Random,
        *,
        speaker: Speaker | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder, self._settings, self._rng, self._clock = folder, settings, rng, clock
        self._speaker = speaker if speaker is not None else MixerSpeaker(folder)
        self._listeners: list[Callable[[Caption], object]] = []
        self._left: dict[tuple[str, int], list[str]] = {}
        self._last: dict[str, str] = {}
        self._started: dict[str, float] = {}
        self._recent: deque[float] = deque(maxlen=BURST)
        self._undecoded: deque[str] = deque()
        self._device: bool | None = None
        self._lost = -RETRY
        self._away = self._resting = False
        self._unheard = 0.0
        self._hushed = 0
        self._was_mute = settings.current.mute
        settings.listen(self._settings_changed)

    @cached_property
    def bank(self) -> SoundBank:
        """Read when it is first asked for: the first frame needs no sound."""
        return SoundBank.load(self._folder)

    @cached_property
    def _music(self) -> Music:
        return Music(self.bank.score, self._speaker, self._music_level, self.play)

    # what is asked for

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard: no sounds shipped, or no device."""
        return self._device is False or not self.bank.sounds

    def prepare(self) -> None:
        """Read the list of sounds and open the device before the first one is due.

        Raises BadFile. Without sounds, or when nothing may be heard, nothing is opened.
        """
        if self.bank.sounds:
            self._can_sound()

    def hear(self, event: object) -> None:
        """A fact of the game was shown: play its cue, if it has one."""
        self.moment(event, "")

    def moment(
        self, event: object, name: str, step: int | None = None, *, pan: float = 0.0
    ) -> None:
        """A later moment of an event's cue: Event.name, with the fields of the event."""
        key = type(event).__name__ + (f".{name}" if name else "")
        cue = self.bank.cues.get(key)
        if cue is not None:
            self._perform(cue, event, 1.0, step, pan)

    def play(
        self, name: str, volume: float = 1.0, step: int | None = None, *, pan: float = 0.0
    ) -> None:
        """Play a cue or a sound by name; `volume` 0 to 1, `pan` from -1 (left) to 1 (right)."""
        cue = self.bank.cues.get(name)
        if cue is None and name in self.bank.sounds:
            cue = Cue((name,))
        if cue is not None:
            self._perform(cue, None, volume, step, pan)

    def music(self, layer: str | None) -> None:
        """Let a layer of the score play from now on, or none. ValueError for an unknown one."""
        if not self.bank.sounds:
            return
        if layer is not None and layer not in self.bank.score.layers:
            raise ValueError(f"the score has no layer {layer!r}")
        self._music.ask(layer)

    def listen(self, listener: Callable[[Caption], object]) -> Callable[[], None]:
        """Tell `listener` each caption; returns what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @contextmanager
    def hushed(self) -> Iterator[None]:
        """Within it nothing starts: what is skipped is not heard."""
        self._hushed += 1
        try:
            yield
        finally:
            self._hushed -= 1

    # time, window, device

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: music fades, one sound is decoded, an unused device is freed."""
        if "bank" not in self.__dict__:  # nothing has been asked for yet
            return
        if not self._music.quiet and (self._music.playing or self._can_sound()):
            self._music.update(dt)
        if self._audible:
            self._unheard = 0.0
            if self._resting:
                self._can_sound()
        elif self._device and not self._music.playing:
            self._unheard += dt
            if self._unheard >= REST:
                self.close()
                self._resting = True
        if self._undecoded:
            self._speaker.load(self._undecoded.popleft())

    def handle(self, event: pygame.Event) -> None:
        """Events of window and device: silence in the background, another device."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._away = True
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._away = False
        elif event.type == pygame.AUDIODEVICEREMOVED and not getattr(event, "iscapture", 0):
            now = self._clock()
            if self._device and now - self._lost >= RETRY:
                self.close()
                self._lost = now

    def close(self) -> None:
        """Free the device; the next sound opens it again."""
        if self._device is not None:
            self._music.forget_device()
        self._speaker.close()
        self._undecoded.clear()
        self._device = None

    def _settings_changed(self, settings: Settings) -> None:
        """Sound that is switched on again looks for a device again, if there was none."""
        if self._was_mute and not settings.mute and self._device is False:
            self.close()
        self._was_mute = settings.mute

    def _can_sound(self) -> bool:
        """Open the device on first use."""
        if not self._audible:
            return False
        if self._device is None and self._clock() - self._lost >= RETRY:
            self._resting = False
            self._device = self._speaker.open()
            if self._device:
                every = (sound.every_file for sound in self.bank.sounds.values())
                self._undecoded.extend(file for files in every for file in files)
        return bool(self._device)

    # how it is heard

    def _perform(
        self, cue: Cue, event: object, volume: float, step: int | None, pan: float
    ) -> None:
        if self._hushed or not (self._listeners or self._audible):
            return
        facts = _facts(event)
        words = {name: _word(fact) for name, fact in facts.items()}
        if cue.caption:
            for listener in tuple(self._listeners):
                listener((f"caption.{cue.caption.format_map(words)}", facts))
        if not self._can_sound():
            return
        step = _step(cue, facts, step)
        for play in cue.plays:
            name = play.format_map(words)
            if name in self.bank.sounds:
                self._start(self.bank.sounds[name], volume, step, pan)
            elif name in self.bank.cues:
                self._perform(self.bank.cues[name], event, volume, step, pan)
        if cue.duck is not None:
            self._music.duck(cue.duck)

    def _start(self, sound: Sound, volume: float, step: int, pan: float) -> None:
        now, level = self._clock(), volume * sound.level * self._group_level(sound.group)
        crowded = len(self._recent) == BURST and now - self._recent[0] < BURST_SECONDS
        again = now - self._started.get(sound.name, -1.0) < APART
        if level <= 0 or again or (crowded and not sound.urgent):
            return
        if self._speaker.sounding(sound.every_file) >= sound.voices:
            return
        self._started[sound.name] = now
        self._recent.append(now)
        self._speaker.play(self._variation(sound, step), level, pan, sound.urgent)

    def _variation(self, sound: Sound, step: int) -> str:
        """The next in turn: each once, in an order of chance, and never one twice running."""
        files = sound.files(step)
        left = self._left.setdefault((sound.name, step), [])
        if not left:
            left.extend(self._rng.sample(files, len(files)))
            if left[-1] == self._last.get(files[0]):
                left.reverse()
        self._last[files[0]] = left.pop()
        return self._last[files[0]]

    @property
    def _audible(self) -> bool:
        settings = self._settings.current
        away = self._away and settings.mute_in_background
        return not (settings.mute or away or settings.master_volume == 0 or self.silent)

    def _group_level(self, group: str) -> float:
        """What the player's volumes leave of a group; controls follow the master alone."""
        settings = self._settings.current
        of_group = {
            "table": settings.table_volume,
            "voices": settings.voices_volume,
            "music": settings.music_volume,
        }
        return settings.master_volume * of_group.get(group, 100) / 10_000

    def _music_level(self) -> float:
        return self._group_level("music") if self._audible else 0.0


def _facts(event: object) -> dict[str, Any]:
    """What an event says, by name."""
    names = getattr(type(event), "__dataclass_fields__", {})
    return {name: getattr(event, name) for name in names}


def _word(fact: Any) -> Any:
    """A fact as it stands in the name of a sound: a camel is "blue"."""
    return fact.value if isinstance(fact, enum.Enum) else fact


def _step(cue: Cue, facts: Mapping[str, Any], asked: int | None) -> int:
    """The step asked for; or the number that the event says, or how many it lists."""
    counted = facts.get(cue.step)
    if asked is not None:
        return asked
    if isinstance(counted, int):
        return counted
    return len(counted) if isinstance(counted, (tuple, list)) else cue.at
