"""Struck things: a body rings in its modes, a blow of some hardness excites them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.signal import fftconvolve

from soundlib.signal import RATE, Samples, clock, count

FREE_BAR = (1.0, 2.756, 5.404, 8.933)
"""Modes of a bar that is free at both ends."""
DISC = (1.0, 1.52, 2.37, 3.10, 4.20, 5.45)
"""Modes of a small metal disc, as measured on coins."""
PLATE = (1.0, 1.47, 2.09, 2.56, 3.14, 3.93, 4.61, 5.28, 6.17, 7.36)
"""Modes of a round bronze plate with a turned rim."""


@dataclass(frozen=True)
class Body:
    """Modes of a thing: frequencies in Hz, levels, and seconds until each is down to 1/e."""

    frequencies: Sequence[float]
    levels: Sequence[float]
    decays: Sequence[float]

    def higher(self, factor: float) -> Body:
        """The same thing, smaller: all frequencies times `factor`, decays shorter in proportion."""
        return Body(
            [f * factor for f in self.frequencies],
            self.levels,
            [decay / factor for decay in self.decays],
        )

    def ring(self, rng: np.random.Generator, seconds: float, spread: float = 0.01) -> Samples:
        """Its answer to an ideal blow at a place of the body that chance picks."""
        t = clock(seconds)
        sound = np.zeros_like(t)
        for f, level, decay in zip(self.frequencies, self.levels, self.decays, strict=True):
            tuned = f * (1 + spread * rng.uniform(-1, 1))
            if tuned > RATE * 0.45:
                continue
            strength = level * rng.uniform(0.75, 1.25)
            sound += strength * np.exp(-t / decay) * np.sin(2 * np.pi * tuned * t)
        return sound


def body(
    ratios: Sequence[float],
    lowest: float,
    decay: float,
    *,
    bright: float = 0.6,
    damping: float = 1.0,
) -> Body:
    """A body from mode ratios: levels fall as ratio^-bright... decays as ratio^-damping."""
    return Body(
        [lowest * ratio for ratio in ratios],
        [ratio ** -(2 * (1 - bright)) for ratio in ratios],
        [decay * ratio**-damping for ratio in ratios],
    )


def several(*bodies: tuple[Body, float]) -> Body:
    """Things that ring together, each with a level."""
    return Body(
        [f for one, _ in bodies for f in one.frequencies],
        [level * share for one, share in bodies for level in one.levels],
        [decay for one, _ in bodies for decay in one.decays],
    )


def blow(rng: np.random.Generator, contact: float, rough: float = 0.15) -> Samples:
    """The force of a blow: a push that rises and dies within `contact` seconds. Short is hard.

    Its spectrum falls steadily and has no gaps, whatever the modes of the thing may be.
    """
    length = max(12, count(contact * 2.5))
    t = np.arange(1, length + 1) / (contact * RATE / 5)
    push = t * np.exp(-t) * np.linspace(1, 0, length)
    push = push * (1 + rough * rng.standard_normal(length))
    return push / push.sum()


def strike(
    rng: np.random.Generator,
    thing: Body,
    seconds: float,
    contact: float,
    *,
    spread: float = 0.01,
    rough: float = 0.15,
) -> Samples:
    """The sound of a blow of `contact` seconds on a thing."""
    length = count(seconds)
    return fftconvolve(thing.ring(rng, seconds, spread), blow(rng, contact, rough))[:length]
