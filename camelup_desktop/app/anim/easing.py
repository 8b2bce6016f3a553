"""Curves of motion: functions from progress 0..1 to a share of the way (ux.md 3.0)."""

from __future__ import annotations

import math
from collections.abc import Callable

Curve = Callable[[float], float]
"""Progress 0..1 in; 0 at the start and 1 at the end come out unless the name says otherwise."""


def linear(t: float) -> float:
    """The same speed all the way."""
    return t


def in_quad(t: float) -> float:
    """A fall: slow, then fast."""
    return t * t


def out_quad(t: float) -> float:
    """A thing thrown up: fast, then slow."""
    return t * (2 - t)


def in_cubic(t: float) -> float:
    """A thing that leaves."""
    return t**3


def out_cubic(t: float) -> float:
    """A thing that arrives and slides to a stop."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """A heavy thing that starts and stops by itself."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(k: float = 1.7) -> Curve:
    """Arrive a little too far and come back; `k` = 1.2 is soft, 1.7 normal."""

    def curve(t: float) -> float:
        u = t - 1
        return 1 + (k + 1) * u**3 + k * u * u

    return curve


def hop(t: float) -> float:
    """Height of a thrown thing: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def bump(t: float) -> float:
    """A swelling that goes away: 0 at both ends, 1 in the middle, smooth everywhere."""
    return math.sin(math.pi * t) ** 2


def ring(turns: float, fade: float) -> Curve:
    """A rattle that dies away: `turns` swings, e**-fade of them left at the end; 0 at both ends."""

    def curve(t: float) -> float:
        rest = 1 - smooth(max(0.0, (t - 0.8) / 0.2))
        return math.sin(2 * math.pi * turns * t) * math.exp(-fade * t) * rest

    return curve


def smooth(t: float) -> float:
    """Start and stop without a jerk (cubic Hermite)."""
    return t * t * (3 - 2 * t)


def mix(start: float, goal: float, share: float) -> float:
    """The number `share` of the way from `start` to `goal`; exact at both ends."""
    return goal if share == 1.0 else start + (goal - start) * share


def way(start: float, goal: float, curve: Curve = linear) -> Curve:
    """A track from `start` to `goal` along a curve; exact at the end."""
    return lambda t: mix(start, goal, curve(t) if t < 1.0 else 1.0)
