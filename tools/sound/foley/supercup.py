"""What the Supercup adds: craters, the lens, the card that comes out, tiles pushed and copied."""

from __future__ import annotations

import numpy as np

from foley.camera import BRASS
from foley.desert import grains
from foley.dice import die
from foley.paper import crackle, snap
from foley.registry import Take, sound
from foley.wood import TABLE, block
from soundlib.modal import several, strike
from soundlib.room import in_room
from soundlib.signal import (
    Samples,
    band_pass,
    clock,
    count,
    fading,
    high_pass,
    lay,
    low_pass,
    noise,
    silence,
    smooth_points,
    sweep_pass,
)


@sound("crater")
def crater(take: Take) -> Samples:
    """A die drops into a bowl of sand and stays: a dull push, its rim, grains that run after it."""
    rng = take.rng
    out = silence(0.7)
    push = band_pass(noise(rng, 0.2), 140, 900 * take.pitch, 1) * fading(0.2, 0.003, 0.03)
    lay(out, push, 0.0, 1.0)
    thing = several((die(take.pitch * 0.8), 0.7), (block(430 * take.pitch), 0.9))
    lay(out, strike(rng, thing, 0.2, 0.0014), 0.003, 0.8)
    stone = strike(rng, block(760 * take.pitch), 0.12, 0.0010)
    lay(out, stone, 0.06 + rng.uniform(0, 0.02), 0.3)
    run = high_pass(grains(rng, 0.5, 2200), 2400) * fading(0.5, 0.04, 0.13)
    lay(out, run, 0.03, 0.8)
    return in_room(rng, out, wet=-22, decay=0.24)


@sound("lens_turn", variations=2)
def lens_turn(take: Take) -> Samples:
    """The head of the camera turns: a ratchet of little brass teeth, and it catches."""
    rng = take.rng
    out = silence(0.5)
    at = 0.002
    for tooth in range(7):
        thing = BRASS.higher(take.pitch * (1.3 + 0.02 * tooth))
        lay(out, strike(rng, thing, 0.05, 0.0006), at, 0.35 + 0.03 * tooth)
        at += 0.026 - 0.0012 * tooth
    catch = several((BRASS.higher(take.pitch), 0.8), (block(980 * take.pitch), 0.7))
    lay(out, strike(rng, catch, 0.18, 0.0008), at + 0.012, 1.0)
    return in_room(rng, out, wet=-22, decay=0.24)


@sound("photo_out", variations=2)
def photo_out(take: Take) -> Samples:
    """The card comes out between two rollers: gears whine, paper is drawn, and it springs free."""
    rng, seconds = take.rng, 0.42
    speed = smooth_points(seconds, (0, 90), (0.07, 190), (0.34, 200), (seconds, 150)) * take.pitch
    phase = 2 * np.pi * np.cumsum(speed) / 44_100
    shape = smooth_points(seconds, (0, 0), (0.04, 1), (0.33, 0.9), (seconds, 0))
    gears = (np.sin(phase) + 0.6 * np.sin(2.01 * phase) + 0.4 * np.sin(5.03 * phase)) * shape
    rough = gears * (1 + 0.5 * low_pass(noise(rng, seconds), 300))
    out = silence(0.75)
    lay(out, band_pass(rough, 180, 2600, 1), 0.0, 0.45)
    centre = smooth_points(seconds, (0, 1800), (0.3, 3600), (seconds, 4200)) * take.pitch
    paper = sweep_pass(crackle(rng, seconds, 1100), centre, 0.9) * shape
    lay(out, paper, 0.0, 0.14)
    lay(out, snap(rng, take.pitch * 0.9, 0.7), seconds - 0.03, 1.7)
    return in_room(rng, out, wet=-23, decay=0.22)


@sound("tile_push")
def tile_push(take: Take) -> Samples:
    """A wooden tile is pushed under another: a short scrape that gets tighter."""
    rng, seconds = take.rng, 0.15
    centre = smooth_points(seconds, (0, 900), (0.1, 1900), (seconds, 2600)) * take.pitch
    grain = 1 + 0.7 * np.sin(2 * np.pi * 95 * take.pitch * clock(seconds))
    scrape = sweep_pass(noise(rng, seconds) * grain, centre, 0.8)
    scrape *= smooth_points(seconds, (0, 0), (0.03, 0.6), (0.13, 1), (seconds, 0))
    out = silence(0.4)
    lay(out, scrape, 0.0, 0.5)
    lay(
        out,
        strike(rng, several((TABLE.higher(1.6), 0.4), (block(880), 0.4)), 0.12, 0.002),
        0.0,
        0.4,
    )
    return in_room(rng, out, wet=-23, decay=0.2)


@sound("copy", variations=2)
def copy(take: Take) -> Samples:
    """A tile is copied: a soft double tick of paper, the second a little higher."""
    rng = take.rng
    out = silence(0.4)
    for at, pitch, level in ((0.002, 1.0, 0.8), (0.105, 1.22, 1.0)):
        lay(out, snap(rng, take.pitch * pitch, 0.3), at, 0.7 * level)
        tick = strike(rng, block(1050 * take.pitch * pitch), 0.14, 0.0016)
        lay(out, tick, at, 0.9 * level)
    air = band_pass(crackle(rng, 0.22, 700), 2200, 5200, 1) * np.hanning(count(0.22))
    lay(out, air, 0.0, 0.015)
    return in_room(rng, out, wet=-24, decay=0.2)
