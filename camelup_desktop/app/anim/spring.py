"""A damped spring in a designer's units, stable at any frame rate (implicit Euler, ux.md 3.0)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

STEP = 0.008
"""Seconds of one sub-step; always the same, so the motion does not depend on the frame rate."""


class Spring:
    """A number that is pulled to a target: `frequency` in Hz, `damping` 1.0 = no overshoot."""

    __slots__ = ("_damping", "_left", "_omega", "target", "value", "velocity")

    def __init__(
        self, frequency: float, damping: float, value: float = 0.0, target: float = 0.0
    ) -> None:
        self.value, self.target, self.velocity = value, target, 0.0
        self._omega, self._damping = 2 * math.pi * frequency, damping
        self._left = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, in whole sub-steps; what is left over waits for the next call."""
        self._left += dt
        while self._left >= STEP - 1e-9:
            self._left -= STEP
            self.step()

    def step(self) -> None:
        """One sub-step of STEP seconds."""
        h, w = STEP, self._omega
        drag = 1 + 2 * h * self._damping * w
        pull = h * h * w * w
        value = (drag * self.value + h * self.velocity + pull * self.target) / (drag + pull)
        self.velocity = (self.velocity + h * w * w * (self.target - self.value)) / (drag + pull)
        self.value = value


def follow(
    target: Callable[[float], float], seconds: float, frequency: float, damping: float
) -> Sequence[float]:
    """What a spring does that chases `target(seconds passed)`: its value at every sub-step.

    The first entry is the target at 0. Played back by `trace`, the chase is the same at any frame
    rate and at any speed of the clip.
    """
    spring = Spring(frequency, damping, target(0.0))
    values = [spring.value]
    for step in range(1, math.ceil(seconds / STEP) + 1):
        spring.target = target(min(seconds, step * STEP))
        spring.step()
        values.append(spring.value)
    return values


def trace(values: Sequence[float]) -> Callable[[float], float]:
    """A recording as a track: progress 0..1 to a value, straight lines between the entries."""
    last = len(values) - 1

    def track(t: float) -> float:
        place = max(0.0, min(1.0, t)) * last
        before = min(int(place), last - 1) if last else 0
        after = min(before + 1, last)
        return values[before] + (values[after] - values[before]) * (place - before)

    return track
