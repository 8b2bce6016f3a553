"""The photographer's camera: it is set up, it whirrs, it takes the picture."""

from __future__ import annotations

import numpy as np

from foley.registry import Take, sound
from foley.wood import block
from soundlib.modal import Body, several, strike
from soundlib.room import in_room
from soundlib.signal import (
    Samples,
    band_pass,
    clock,
    fading,
    high_pass,
    lay,
    noise,
    oscillate,
    silence,
    smooth_points,
)

BRASS = Body((1780, 2950, 4120, 5870), (1.0, 0.7, 0.5, 0.3), (0.016, 0.012, 0.009, 0.006))
"""Small brass parts in a wooden case."""


@sound("shutter")
def shutter(take: Take) -> Samples:
    """Ka-chak: the curtain opens, and closes 85 ms later."""
    rng = take.rng
    case = several((BRASS.higher(take.pitch), 1.0), (block(540 * take.pitch), 0.8))
    out = silence(0.5)
    for at, level, lower in ((0.002, 0.8, 1.0), (0.087, 1.0, 0.9)):
        lay(out, strike(rng, case.higher(lower), 0.15, 0.0009), at, level)
        slap = band_pass(noise(rng, 0.05), 1500, 7000, 1) * fading(0.05, 0.0008, 0.007)
        lay(out, slap, at, 0.35 * level)
        lay(out, strike(rng, BRASS.higher(1.2 * take.pitch), 0.06, 0.0006), at + 0.016, 0.3 * level)
    return in_room(rng, out, wet=-21, decay=0.25)


@sound("whirr", variations=2)
def whirr(take: Take) -> Samples:
    """Clockwork inside the camera winds up: teeth of a little wheel."""
    rng, seconds = take.rng, 0.4
    speed = smooth_points(seconds, (0, 70), (0.1, 150), (0.33, 165), (seconds, 90)) * take.pitch
    turns = np.cumsum(speed) / 44_100
    out = silence(seconds + 0.1)
    for tooth in range(int(turns[-1])):
        at = float(np.searchsorted(turns, tooth)) / 44_100
        lay(out, strike(rng, BRASS.higher(1.25), 0.03, 0.0006), at, rng.uniform(0.5, 0.8))
    hum = oscillate(speed * 2) * 0.05 + high_pass(noise(rng, seconds), 3500) * 0.003
    lay(out, hum * smooth_points(seconds, (0, 0), (0.05, 1), (0.35, 1), (seconds, 0)), 0.0)
    return in_room(rng, out, wet=-24, decay=0.2)


@sound("camera_set", variations=2)
def camera_set(take: Take) -> Samples:
    """The legs of the tripod snap open one after the other, and it stands."""
    rng = take.rng
    out = silence(0.6)
    for place, at in enumerate((0.002, 0.062, 0.115)):
        thing = several(
            (BRASS.higher(take.pitch), 0.6), (block((900 + 60 * place) * take.pitch), 0.9)
        )
        lay(out, strike(rng, thing, 0.2, 0.0008), at, 0.8)
    thud = np.sin(2 * np.pi * 190 * clock(0.15)) * fading(0.15, 0.002, 0.03)
    lay(out, thud, 0.19, 0.6)
    lay(out, strike(rng, block(620 * take.pitch), 0.2, 0.002), 0.19, 0.8)
    return in_room(rng, out, wet=-21, decay=0.28)
