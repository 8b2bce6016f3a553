"""What sounds.yaml says: which sounds there are, and which cue asks for which."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from camelup_desktop.app import yaml_file
from camelup_desktop.app.yaml_file import Keys, YamlFile

FILE_NAME = "sounds.yaml"


@dataclass(frozen=True, slots=True)
class Sound:
    """One sound: its files are `name_step_variation.ogg`, without the parts it has only one of.

    `volume` is 0 to 1, `voices` how many of it may be heard at once; `urgent` sounds are never
    left out.
    """

    name: str
    group: str
    volume: float
    steps: tuple[int, ...]
    variations: int
    voices: int
    urgent: bool

    def file(self, step: int | None, variation: int) -> str:
        """The file of a step (the nearest there is) and a variation from 1."""
        parts = [self.name]
        if self.steps:
            wanted = self.steps[0] if step is None else step
            parts.append(str(min(self.steps, key=lambda known: abs(known - wanted))))
        if self.variations > 1:
            parts.append(str(variation))
        return "_".join(parts) + ".ogg"


@dataclass(frozen=True, slots=True)
class Cue:
    """What is heard when its name is asked for: names of sounds or of other cues, which may hold
    {fields} of the event. `step` names the field that counts, `at` is a step of its own."""

    plays: tuple[str, ...]
    step: str = ""
    at: int | None = None


@dataclass(frozen=True, slots=True)
class SoundBank:
    """All sounds and cues by name; both are empty where no sounds are shipped."""

    sounds: Mapping[str, Sound]
    cues: Mapping[str, Cue]

    @classmethod
    def load(cls, folder: Path) -> SoundBank:
        """Read `folder`/sounds.yaml. Raises BadFile with line and reason."""
        path = folder / FILE_NAME
        if not path.is_file():
            return cls({}, {})
        file = yaml_file.read(path)
        sounds = {name: _sound(file, name) for name in _section(file, "sounds")}
        cues = {name: _cue(file, name) for name in _section(file, "cues")}
        for name, cue in cues.items():
            for play in cue.plays:
                if "{" not in play and play not in sounds and play not in cues:
                    raise file.bad(("cues", name), f'there is no sound "{play}"')
        return cls(sounds, cues)


def _section(file: YamlFile, name: str) -> Mapping[str, Any]:
    section = file.data.get(name)
    if not isinstance(section, dict):
        raise file.bad((), f'the section "{name}" is missing')
    return section


def _sound(file: YamlFile, name: str) -> Sound:
    at: Keys = ("sounds", name)
    entry = _entry(file, at)
    steps = entry.get("steps", [])
    if not isinstance(steps, list) or not all(type(step) is int for step in steps):
        raise file.bad((*at, "steps"), "steps must be whole numbers")
    gain = _number(file, at, entry, "gain", 0)
    return Sound(
        name=name,
        group=str(entry.get("group", "table")),
        volume=min(1.0, 10 ** (gain / 20)),
        steps=tuple(steps),
        variations=int(_number(file, at, entry, "variations", 1)),
        voices=int(_number(file, at, entry, "voices", 4)),
        urgent=bool(entry.get("urgent", False)),
    )


def _cue(file: YamlFile, name: str) -> Cue:
    at: Keys = ("cues", name)
    entry = _entry(file, at)
    plays = entry.get("play")
    plays = [plays] if isinstance(plays, str) else plays
    if not isinstance(plays, list) or not all(isinstance(play, str) for play in plays):
        raise file.bad(at, '"play" must be the name of a sound or a list of names')
    own = _number(file, at, entry, "at", 0)
    return Cue(tuple(plays), str(entry.get("step", "")), int(own) or None)


def _entry(file: YamlFile, at: Keys) -> Mapping[str, Any]:
    entry = file.data[at[0]][at[1]]
    if not isinstance(entry, dict):
        raise file.bad(at, f'"{at[1]}" must be a mapping')
    return entry


def _number(file: YamlFile, at: Keys, entry: Mapping[str, Any], key: str, default: float) -> float:
    value = entry.get(key, default)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise file.bad((*at, key), f'"{key}" must be a number')
    return float(value)
