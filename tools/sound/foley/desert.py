"""Sand, water, the mirage's whistle, and desert tiles."""

from __future__ import annotations

import numpy as np

from foley.registry import Take, sound
from foley.wood import TABLE, block
from soundlib.modal import Body, several, strike
from soundlib.room import in_room
from soundlib.signal import (
    RATE,
    Samples,
    band_pass,
    clock,
    count,
    fading,
    high_pass,
    lay,
    low_pass,
    noise,
    oscillate,
    points,
    silence,
    smooth_points,
    sweep_pass,
)


def grains(rng: np.random.Generator, seconds: float, many: float) -> Samples:
    """Grains of sand: `many` a second, each a small tick of its own strength."""
    hits = rng.random(count(seconds)) < many / RATE
    ticks = hits * rng.uniform(0.3, 1.0, count(seconds)) * rng.choice((-1, 1), count(seconds))
    return 2.2 * low_pass(ticks, 6500, 1)


@sound("sand_land", variations=4)
def sand_land(take: Take) -> Samples:
    """Something lands in sand: a soft push, then grains that fall back."""
    rng = take.rng
    out = silence(0.6)
    push = band_pass(noise(rng, 0.25), 180, 1500 * take.pitch, 1) * fading(0.25, 0.006, 0.035)
    lay(out, push, 0.0, 1.0)
    spray = high_pass(grains(rng, 0.5, 2600), 2200) * fading(0.5, 0.02, 0.09)
    lay(
        out,
        spray + 0.15 * band_pass(noise(rng, 0.5), 2500, 7500, 1) * fading(0.5, 0.01, 0.06),
        0.012,
        0.9,
    )
    return in_room(rng, out, wet=-24, decay=0.22)


@sound("sand_wipe", group="ui", variations=2)
def sand_wipe(take: Take) -> Samples:
    """One screen gives way to the next: sand is swept over the table."""
    rng, seconds = take.rng, 0.55
    centre = smooth_points(seconds, (0, 1500), (0.25, 4200), (seconds, 2200)) * take.pitch
    hiss = sweep_pass(noise(rng, seconds) + 6 * grains(rng, seconds, 3000), centre, 0.9)
    shape = smooth_points(seconds, (0, 0), (0.2, 1), (0.3, 0.8), (seconds, 0))
    return in_room(rng, hiss * shape, wet=-22, decay=0.3)


@sound("splash")
def splash(take: Take) -> Samples:
    """Feet go into the water of an oasis: the plunge, drops, bubbles."""
    rng = take.rng
    out = silence(1.1)
    plunge = noise(rng, 0.5)
    centre = smooth_points(0.5, (0, 700), (0.05, 2400), (0.5, 1300)) * take.pitch
    lay(out, sweep_pass(plunge, centre, 1.1) * fading(0.5, 0.012, 0.085), 0.0, 0.55)
    lay(out, low_pass(noise(rng, 0.2), 320) * fading(0.2, 0.006, 0.03), 0.0, 1.2)
    spray = high_pass(noise(rng, 0.6), 4200) * fading(0.6, 0.05, 0.11)
    lay(out, spray * (0.4 + 0.6 * rng.random(len(spray))), 0.03, 0.10)
    for _ in range(34):
        at = 0.02 + rng.gamma(2.0, 0.09)
        size = take.pitch * rng.uniform(520, 2600)
        lay(out, _bubble(rng, size), at, rng.uniform(0.1, 0.5) * (700 / size) ** 0.4)
    return in_room(rng, out, wet=-20, decay=0.4)


def _bubble(rng: np.random.Generator, size: float) -> Samples:
    """A bubble of air: a sine that rises as it nears the surface and dies quickly."""
    seconds = min(0.12, 45 / size)
    t = clock(seconds * 1.6)
    rise = size * (1 + rng.uniform(0.1, 0.6) * t / t[-1])
    return oscillate(rise) * fading(len(t) / RATE, 0.002, seconds * 0.35)


@sound("slurp", variations=2)
def slurp(take: Take) -> Samples:
    """A camel drinks: air and water through big lips, up and up."""
    rng, seconds = take.rng, 0.5
    pulses = 17 + 4 * rng.random()
    flutter = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * pulses * clock(seconds) + rng.uniform(0, 6)))
    flutter = low_pass(flutter, 60, 1)
    breath = noise(rng, seconds) * flutter
    out = silence(seconds + 0.25)
    for start, end, level in ((420, 900, 1.0), (1250, 2500, 0.6), (2600, 3400, 0.22)):
        centre = smooth_points(seconds, (0, start), (seconds, end)) * take.pitch
        lay(out, sweep_pass(breath, centre, 6.0), 0.0, level)
    out[: count(seconds)] *= smooth_points(seconds, (0, 0.2), (0.12, 0.8), (0.42, 1), (seconds, 0))
    for _ in range(9):
        lay(out, _bubble(rng, take.pitch * rng.uniform(400, 1300)), rng.uniform(0.05, 0.5), 0.5)
    lay(out, _bubble(rng, 620 * take.pitch), seconds + 0.02, 1.2)
    return in_room(rng, out, wet=-22, decay=0.3)


@sound("mirage_whistle", spread=0.03)
def mirage_whistle(take: Take) -> Samples:
    """It was never there: a slide whistle goes down and wobbles at the end."""
    rng, seconds = take.rng, 0.62
    t = clock(seconds)
    slide = smooth_points(seconds, (0, 1.0), (0.06, 1.03), (0.44, 0.42), (seconds, 0.38))
    wobble = 1 + 0.018 * np.clip((t - 0.3) / 0.2, 0, 1) * np.sin(2 * np.pi * 7.5 * t)
    pitch = 1420 * take.pitch * slide * wobble
    level = smooth_points(seconds, (0, 0), (0.04, 1), (0.4, 0.8), (seconds, 0))
    tone = oscillate(pitch) + 0.10 * oscillate(2 * pitch) + 0.05 * oscillate(3 * pitch, 1.0)
    breath = sweep_pass(noise(rng, seconds), pitch, 9.0)
    chiff = high_pass(noise(rng, 0.05), 2500) * fading(0.05, 0.004, 0.012)
    out = (tone + 0.022 * breath) * level
    lay(out, chiff, 0.0, 0.08)
    return in_room(rng, out, wet=-18, decay=0.45)


@sound("desert_thud")
def desert_thud(take: Take) -> Samples:
    """A desert tile is slapped onto the track."""
    rng = take.rng
    slab = Body(
        [f * take.pitch for f in (140, 265, 410, 610)],
        (1, 0.8, 0.5, 0.4),
        (0.06, 0.045, 0.03, 0.02),
    )
    out = silence(0.6)
    lay(out, strike(rng, several((slab, 1.0), (block(760 * take.pitch), 0.35)), 0.4, 0.003), 0.002)
    puff = band_pass(noise(rng, 0.2), 500, 4200, 1) * fading(0.2, 0.003, 0.018)
    lay(out, puff, 0.002, 0.14)
    spray = high_pass(grains(rng, 0.35, 1800), 2500) * fading(0.35, 0.015, 0.06)
    lay(out, spray, 0.02, 0.10)
    return in_room(rng, out, wet=-20, decay=0.28)


@sound("desert_flip")
def desert_flip(take: Take) -> Samples:
    """A desert tile is turned over: a beat of air and the touch of the other side."""
    rng = take.rng
    out = silence(0.5)
    centre = smooth_points(0.2, (0, 500), (0.1, 1700), (0.2, 700)) * take.pitch
    air = sweep_pass(noise(rng, 0.2), centre, 1.5) * np.hanning(count(0.2))
    lay(out, air, 0.0, 0.25)
    lay(
        out,
        strike(rng, several((block(880 * take.pitch), 1), (TABLE, 0.5)), 0.25, 0.0014),
        0.19,
        0.9,
    )
    lay(out, strike(rng, block(1010 * take.pitch), 0.2, 0.0014), 0.215, 0.4)
    return in_room(rng, out, wet=-21, decay=0.25)


@sound("flop")
def flop(take: Take) -> Samples:
    """A camel sits down in the sand harder than it meant to."""
    rng = take.rng
    out = silence(0.6)
    drop = oscillate(points(0.25, (0, 165), (0.06, 88), (0.25, 70)) * take.pitch)
    lay(out, drop * fading(0.25, 0.004, 0.06), 0.0, 1.0)
    lay(out, band_pass(noise(rng, 0.3), 250, 2200, 1) * fading(0.3, 0.004, 0.03), 0.0, 0.5)
    lay(out, high_pass(grains(rng, 0.45, 2200), 2400) * fading(0.45, 0.02, 0.08), 0.015, 0.35)
    return in_room(rng, out, wet=-22, decay=0.25)


@sound("scrape", variations=2)
def scrape(take: Take) -> Samples:
    """Wood is pushed over sand and stone, under somebody else's feet."""
    rng, seconds = take.rng, 0.26
    rough = 0.4 + np.abs(low_pass(noise(rng, seconds), 70)) * 8
    centre = smooth_points(seconds, (0, 700), (0.12, 1700), (seconds, 1000)) * take.pitch
    push = sweep_pass(noise(rng, seconds) * rough, centre, 0.9)
    push += 0.6 * sweep_pass(grains(rng, seconds, 2500) * 3, centre * 2.4, 0.8)
    push *= smooth_points(seconds, (0, 0), (0.05, 1), (0.18, 0.8), (seconds, 0))
    return in_room(rng, push, wet=-22, decay=0.25)
