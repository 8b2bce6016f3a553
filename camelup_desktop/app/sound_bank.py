"""What sounds.yaml says: which sounds there are, which cue asks for which, and the score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from camelup_desktop.app import yaml_file
from camelup_desktop.app.yaml_file import Keys, YamlFile

FILE_NAME = "sounds.yaml"
GROUPS = ("table", "voices", "music", "ui")
BEATS = 4
"""Beats of a bar."""
Kinds = Mapping[str, type | tuple[type, ...]]
"""What may stand under a key."""
NUMBER = (int, float)


@dataclass(frozen=True, slots=True)
class Sound:
    """One sound: its files are `name_step_variation.ogg`, without the parts it does not have.

    `level` is a factor of the amplitude; at most `voices` of it are heard at once; an `urgent` one
    is never left out for want of a channel.
    """

    name: str
    group: str
    level: float
    steps: tuple[int, ...]
    variations: int
    voices: int
    urgent: bool

    def files(self, step: int) -> tuple[str, ...]:
        """The variations of a step; of the nearest step there is."""
        start = self.name
        if self.steps:
            start += f"_{min(self.steps, key=lambda one: abs(one - step))}"
        if not self.variations:
            return (f"{start}.ogg",)
        return tuple(f"{start}_{number}.ogg" for number in range(1, self.variations + 1))

    @property
    def every_file(self) -> tuple[str, ...]:
        """The files of all steps."""
        return tuple(file for step in self.steps or (0,) for file in self.files(step))


@dataclass(frozen=True, slots=True)
class Duck:
    """The music gives way: to a factor of its level, for some seconds."""

    level: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Cue:
    """What is heard on a cue: names of sounds or of other cues; they may hold {facts} of the event.

    `step` names the fact that chooses the step; `at` is the step when nobody says one. `caption`
    is the key of a text, without its section.
    """

    plays: tuple[str, ...]
    step: str = ""
    at: int = 1
    caption: str = ""
    duck: Duck | None = None


@dataclass(frozen=True, slots=True)
class Layer:
    """One form of the score; `lead` is a sound of one bar that goes before it."""

    file: str
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """The music: a loop of `bars` bars of `bar` seconds, in layers faded within `fade` seconds."""

    level: float = 1.0
    bar: float = 1.0
    bars: int = 1
    fade: float = 1.0
    layers: Mapping[str, Layer] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        """Length of the loop."""
        return self.bar * self.bars


@dataclass(frozen=True, slots=True)
class SoundBank:
    """All sounds and cues by name, and the score; empty where no sounds are shipped.

    `silent` are the events that make no sound on purpose, with the reason.
    """

    sounds: Mapping[str, Sound] = field(default_factory=dict)
    cues: Mapping[str, Cue] = field(default_factory=dict)
    silent: Mapping[str, str] = field(default_factory=dict)
    score: Score = field(default_factory=Score)

    @classmethod
    def load(cls, folder: Path) -> SoundBank:
        """Read `folder`/sounds.yaml. Raises BadFile with line and reason."""
        path = folder / FILE_NAME
        return _Reader(yaml_file.read(path)).bank() if path.is_file() else cls()


def factor(decibels: float) -> float:
    """A level in dB as a factor of the amplitude."""
    return float(10.0 ** (decibels / 20))


class _Reader:
    """Takes the parts of the file one by one, and refuses what it does not understand."""

    def __init__(self, file: YamlFile) -> None:
        self._file = file

    def bank(self) -> SoundBank:
        sounds = {name: self._sound(name) for name in self._section(("sounds",))}
        cues = {name: self._cue(name) for name in self._section(("cues",))}
        for name, cue in cues.items():
            for play in cue.plays:
                if "{" not in play and play not in sounds and (play not in cues or play == name):
                    raise self._file.bad(("cues", name), f'there is no sound "{play}"')
        silent = {name: str(why) for name, why in self._section(("silent",)).items()}
        return SoundBank(sounds, cues, silent, self._score(sounds))

    def _section(self, keys: Keys) -> dict[str, Any]:
        found: Any = self._file.data
        for key in keys:
            found = found.get(key, {})
        if not isinstance(found, dict):
            raise self._file.bad(keys, f'"{keys[-1]}" must be a section')
        return found

    def _entry(self, keys: Keys, kinds: Kinds) -> dict[str, Any]:
        """A section with these keys only, each of its kind."""
        entry = self._section(keys)
        for key, value in entry.items():
            fits = key in kinds and isinstance(value, kinds[key])
            if not fits or (isinstance(value, bool) and kinds[key] is not bool):
                raise self._file.bad((*keys, key), f'"{key}: {value}" is not understood here')
        return entry

    def _sound(self, name: str) -> Sound:
        keys = ("sounds", name)
        counts = {"variations": int, "voices": int, "steps": list}
        entry = self._entry(keys, {"group": str, "gain": NUMBER, "urgent": bool, **counts})
        if entry.get("group") not in GROUPS:
            raise self._file.bad(keys, f'"{name}" must name its group: {", ".join(GROUPS)}')
        if not all(type(step) is int for step in entry.get("steps", ())):
            raise self._file.bad((*keys, "steps"), "steps must be whole numbers")
        return Sound(
            name,
            entry["group"],
            factor(entry.get("gain", 0)),
            tuple(entry.get("steps", ())),
            entry.get("variations", 0),
            entry.get("voices", 4),
            entry.get("urgent", False),
        )

    def _cue(self, name: str) -> Cue:
        keys = ("cues", name)
        kinds: Kinds = {
            "play": (str, list),
            "step": str,
            "at": int,
            "caption": str,
            "duck": dict,
        }
        entry = self._entry(keys, kinds)
        plays = entry.get("play", [])
        plays = [plays] if isinstance(plays, str) else plays
        if not all(isinstance(play, str) for play in plays):
            raise self._file.bad(keys, '"play" must be the name of a sound or a list of names')
        duck = None
        if "duck" in entry:
            given = self._entry((*keys, "duck"), {"to": NUMBER, "seconds": NUMBER})
            duck = Duck(factor(given.get("to", 0)), given.get("seconds", 0))
        words = entry.get("step", ""), entry.get("at", 1), entry.get("caption", "")
        return Cue(tuple(plays), *words, duck)

    def _score(self, sounds: Mapping[str, Sound]) -> Score:
        kinds: Kinds = {"gain": NUMBER, "bpm": NUMBER, "bars": int, "fade": NUMBER, "layers": dict}
        entry = self._entry(("music",), kinds)
        layers = {}
        for name in entry.get("layers", {}):
            keys = ("music", "layers", name)
            given = self._entry(keys, {"file": str, "lead": str})
            if "file" not in given or ("lead" in given and given["lead"] not in sounds):
                raise self._file.bad(keys, f'"{name}" needs a file, and a lead that is a sound')
            layers[name] = Layer(given["file"], given.get("lead", ""))
        bar = 60.0 * BEATS / entry.get("bpm", 60 * BEATS)
        return Score(
            factor(entry.get("gain", 0)), bar, entry.get("bars", 1), entry.get("fade", 1.0), layers
        )
