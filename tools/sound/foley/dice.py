"""Dice and the pyramid: rattling inside, the slider, falling on wood, settling."""

from __future__ import annotations

import numpy as np
from scipy.signal import square

from foley.registry import Take, sound
from foley.wood import TABLE, block
from soundlib.modal import Body, body, several, strike
from soundlib.room import in_room
from soundlib.signal import Samples, band_pass, clock, fading, lay, low_pass, noise, silence

CUBE = (1.0, 1.41, 1.93, 2.62, 3.3)
"""Modes of a small cube."""
CAVITY = Body(
    (298, 372, 505, 742, 1010), (1.0, 0.9, 0.7, 0.5, 0.35), (0.032, 0.028, 0.022, 0.016, 0.012)
)
"""The hollow pyramid: what rattles in it sounds of this."""
SWING = 1 / 14
"""Seconds from wall to wall when it is shaken seven times a second."""


def die(pitch: float) -> Body:
    """A die of hard wood."""
    return body(CUBE, 1650 * pitch, 0.008, bright=0.75, damping=0.5)


def inside(pitch: float) -> Body:
    """A die that hits the wall of the pyramid from inside."""
    return several((die(pitch), 1.5), (CAVITY.higher(pitch**0.5), 0.7))


@sound("rattle", steps=(1, 2, 3, 4, 5), louder=0.9, spread=0.02)
def rattle(take: Take) -> Samples:
    """The pyramid is shaken with so many dice in it: six swings, every die hits once or twice."""
    return in_room(take.rng, _shaken(take, 6), wet=-20, decay=0.28)


@sound("rattle_beat", steps=(1, 2, 3, 4, 5), louder=0.9, variations=4, spread=0.03)
def rattle_beat(take: Take) -> Samples:
    """One swing of the pyramid by hand."""
    return in_room(take.rng, _shaken(take, 1), wet=-20, decay=0.28)


def _shaken(take: Take, swings: int) -> Samples:
    rng = take.rng
    out = silence(swings * SWING + 0.35)
    sizes = take.pitch * np.array([1.0, 1.09, 0.93, 1.16, 0.87])[: take.step]
    for swing in range(swings):
        force = 0.7 + 0.3 * np.sin(np.pi * (swing + 0.7) / (swings + 0.4))
        for size in sizes:
            at = swing * SWING + 0.006 + abs(rng.normal(0, 0.013))
            lay(out, strike(rng, inside(size), 0.15, 0.0005), at, force * rng.uniform(0.45, 1.0))
            if rng.random() < 0.55:
                again = at + rng.uniform(0.014, 0.034)
                lay(out, strike(rng, inside(size * 1.06), 0.12, 0.0013), again, force * 0.3)
        for _ in range(rng.poisson(0.45 * (take.step - 1))):
            at = swing * SWING + rng.uniform(0, SWING)
            click = strike(rng, die(take.pitch * rng.uniform(1.1, 1.5)), 0.06, 0.0006)
            lay(out, click, at, 0.35 * force)
    wind = low_pass(noise(rng, swings * SWING), 500) * 0.02
    lay(out, wind * np.hanning(len(wind)), 0.0)
    return out


@sound("slider")
def slider(take: Take) -> Samples:
    """The slider of the pyramid: a short wooden slide and the click at its end."""
    rng = take.rng
    out = silence(0.4)
    teeth = 1 + 0.8 * square(2 * np.pi * 150 * clock(0.055))
    run = band_pass(noise(rng, 0.055) * teeth, 700 * take.pitch, 2600 * take.pitch, 1)
    lay(out, run * np.hanning(2 * len(run))[: len(run)], 0.0, 0.12)
    thing = several((block(1020 * take.pitch), 1.0), (CAVITY, 0.6))
    lay(out, strike(rng, thing, 0.2, 0.0007), 0.055, 1.0)
    return in_room(rng, out, wet=-21, decay=0.25)


@sound("die_bounce", steps=(1, 2, 3), variations=4, spread=0.035, louder=-4.0)
def die_bounce(take: Take) -> Samples:
    """A die hits the table: first hard, then softer, then softer again."""
    rng = take.rng
    softer = {1: 1.0, 2: 0.62, 3: 0.4}[take.step]
    thing = several(
        (die(take.pitch), 1.2 + 0.5 * softer), (block(820 * take.pitch), 0.4), (TABLE, 0.6 * softer)
    )
    out = silence(0.45)
    lay(out, strike(rng, thing, 0.3, 0.00045 / softer**0.5), 0.002)
    if rng.random() < 0.75:
        corner = 0.014 + rng.uniform(0, 0.012)
        lay(out, strike(rng, die(take.pitch * 1.07), 0.1, 0.0008), corner, 0.35)
    return in_room(rng, out, wet=-21, decay=0.28)


@sound("die_settle", variations=4)
def die_settle(take: Take) -> Samples:
    """The die rocks from edge to edge, faster and softer, and lies."""
    rng = take.rng
    out = silence(0.6)
    at, gap, level = 0.002, 0.046 * rng.uniform(0.9, 1.1), 1.0
    for _ in range(6):
        thing = several((die(take.pitch * rng.uniform(0.96, 1.04)), 1.3), (TABLE.higher(1.5), 0.4))
        lay(out, strike(rng, thing, 0.15, 0.0006), at, level)
        at, gap, level = at + gap, gap * 0.72, level * 0.66
    return in_room(rng, out, wet=-22, decay=0.25)


@sound("dice_drop", steps=(1, 2, 3, 4, 5), variations=2, spread=0.02)
def dice_drop(take: Take) -> Samples:
    """A die drops into the pyramid, on so many dice in it: fuller is higher and drier."""
    rng = take.rng
    pitch = take.pitch * (1 + 0.05 * (take.step - 1))
    out = silence(0.5)
    lay(out, strike(rng, inside(pitch), 0.25, 0.0006), 0.002)
    lay(out, strike(rng, inside(pitch * 1.05), 0.2, 0.0012), 0.048 + rng.uniform(0, 0.02), 0.45)
    for _ in range(take.step - 1):
        lay(
            out,
            strike(rng, die(take.pitch * rng.uniform(1, 1.3)), 0.08, 0.0008),
            rng.uniform(0.004, 0.07),
            0.3,
        )
    return in_room(rng, out, wet=-21, decay=0.26)


@sound("support_die", variations=2)
def support_die(take: Take) -> Samples:
    """A ringed die: the clack of wood and the ting of its brass, twice."""
    rng = take.rng
    ring = Body(
        [f * take.pitch for f in (2637, 2649, 4380, 6120)],
        (1.0, 0.6, 0.5, 0.3),
        (0.30, 0.28, 0.16, 0.09),
    )
    out = silence(0.9)
    for at, level in ((0.002, 1.0), (0.15, 0.7)):
        lay(out, strike(rng, die(take.pitch), 0.2, 0.0008), at, level)
        lay(out, strike(rng, ring, 0.7, 0.0007, spread=0.002), at + 0.002, level * 0.45)
    return in_room(rng, out, wet=-21, decay=0.3)


@sound("dice_pour", variations=2)
def dice_pour(take: Take) -> Samples:
    """All dice are poured onto the table together."""
    rng = take.rng
    out = silence(1.0)
    for place in range(5):
        at, level = 0.01 + 0.035 * place + rng.uniform(0, 0.03), 1.0
        gap = rng.uniform(0.09, 0.14)
        size = take.pitch * rng.uniform(0.9, 1.12)
        while level > 0.08:
            thing = several((die(size), 1.4), (block(820 * size), 0.35), (TABLE, 0.6 * level))
            lay(out, strike(rng, thing, 0.2, 0.0005), at, level * rng.uniform(0.7, 1.0))
            at, gap, level = at + gap, gap * rng.uniform(0.6, 0.75), level * 0.62
    hiss = band_pass(noise(rng, 0.3), 900, 3000) * fading(0.3, 0.05, 0.1)
    lay(out, hiss, 0.0, 0.01)
    return in_room(rng, out, wet=-20, decay=0.3)
