"""The list of sounds under construction: `@sound(...)` above a function adds one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

import numpy as np

from soundlib.signal import Samples

LOUDNESS = {"table": -20.0, "voices": -20.0, "ui": -25.0, "music": -18.0}
"""LUFS of every file of a group, in its loudest moment; a piece of music as a whole. How loud they
are in the game is a matter of `gain` in sounds.yaml."""


@dataclass(frozen=True)
class Take:
    """One recording to make: which step and variation, and the chance it may use."""

    step: int
    variation: int
    pitch: float
    """Factor of all frequencies that makes variations differ; close to 1."""
    rng: np.random.Generator


@dataclass(frozen=True)
class Recipe:
    """A sound: how it is made, in how many steps and variations, for which group.

    `spread` is how far the variations' pitch lies around the middle (0.03: three percent).
    `louder` dB a step: a fuller pyramid rattles louder, a die bounces softer; the loudest step
    has the loudness of the group.
    `quality` is that of Vorbis.
    """

    name: str
    make: Callable[[Take], Samples]
    group: str
    steps: tuple[int, ...]
    variations: int
    spread: float
    louder: float
    quality: float

    def takes(self) -> Iterator[Take]:
        """Everything to be made of this sound."""
        for step in self.steps or (0,):
            for variation in range(1, self.variations + 1):
                place = (variation - 1) / max(1, self.variations - 1) * 2 - 1
                pitch = 1 + self.spread * (place if self.variations > 1 else 0.0)
                start = crc32(f"{self.name} {step} {variation}".encode())
                yield Take(step, variation, pitch, np.random.default_rng(start))

    def file(self, take: Take) -> str:
        """Name of a take's file."""
        middle = f"_{take.step}" if self.steps else ""
        return f"{self.name}{middle}_{take.variation}.ogg"

    def target(self, take: Take) -> float:
        """LUFS of a take."""
        goal = LOUDNESS[self.group]
        if not self.steps:
            return goal
        loudest = self.steps[-1] if self.louder > 0 else self.steps[0]
        return goal + self.louder * (take.step - loudest)

    @property
    def source(self) -> Path:
        """The program that makes it."""
        return Path(inspect.getfile(self.make))


RECIPES: dict[str, Recipe] = {}


def sound(
    name: str,
    *,
    group: str = "table",
    steps: tuple[int, ...] = (),
    variations: int = 3,
    spread: float = 0.035,
    louder: float = 0.0,
    quality: float = 1.0,
) -> Callable[[Callable[[Take], Samples]], Callable[[Take], Samples]]:
    """Add the function below to the list under `name`."""

    def register(make: Callable[[Take], Samples]) -> Callable[[Take], Samples]:
        RECIPES[name] = Recipe(name, make, group, steps, variations, spread, louder, quality)
        return make

    return register
