"""Wooden camels on wood, stone and each other; leg tiles, buttons, knocks, creaking saddles."""

from __future__ import annotations

import numpy as np

from foley.registry import Take, sound
from soundlib.modal import FREE_BAR, Body, body, several, strike
from soundlib.room import in_room
from soundlib.signal import (
    Samples,
    band_pass,
    clock,
    fade_out,
    fading,
    high_pass,
    lay,
    low_pass,
    noise,
    points,
    semitones,
    silence,
    smooth_points,
)

TABLE = Body(
    (118, 187, 268, 395, 560), (0.50, 0.45, 0.38, 0.28, 0.18), (0.07, 0.06, 0.05, 0.035, 0.025)
)
"""The table top: everything set down on it sounds a little of this."""
PENTATONIC = (0, 2, 4, 7, 9)
"""Semitones of the five heights of a stack."""


def block(lowest: float) -> Body:
    """A small piece of hard wood."""
    return body(FREE_BAR, lowest, 0.028, bright=0.72, damping=0.85)


@sound("clack", steps=(1, 2, 3, 4, 5), spread=0.012)
def clack(take: Take) -> Samples:
    """A camel lands on a stack of this height: higher, and less of the table, the higher it is."""
    rng, pitch = take.rng, take.pitch * semitones(PENTATONIC[take.step - 1])
    share = 0.75 ** (take.step - 1)
    thing = several((block(455 * pitch), 1.0), (block(690 * pitch), 0.45), (TABLE, 0.8 * share))
    out = silence(0.7)
    lay(out, strike(rng, thing, 0.4, 0.0006), 0.002)
    lay(out, strike(rng, thing.higher(1.05), 0.3, 0.0014), 0.052 + rng.uniform(0, 0.01), 0.30)
    lay(out, strike(rng, thing.higher(1.09), 0.3, 0.0016), 0.087 + rng.uniform(0, 0.01), 0.12)
    tap = high_pass(noise(rng, 0.05), 2500) * fading(0.05, 0.0008, 0.006)
    lay(out, tap, 0.002, 0.05)
    return in_room(rng, out, wet=-19, decay=0.30)


@sound("hoof", steps=(1, 2, 3, 4, 5), spread=0.012)
def hoof(take: Take) -> Samples:
    """One hop ends on a stone plate: a soft wooden tock with sand under it, a semitone a step."""
    rng, pitch = take.rng, take.pitch * semitones(take.step - 1)
    wood = body(FREE_BAR, 392 * pitch, 0.030, bright=0.55, damping=1.1)
    out = silence(0.45)
    lay(out, strike(rng, wood, 0.3, 0.0026), 0.003)
    lay(out, strike(rng, wood.higher(1.03), 0.3, 0.003), 0.026 + rng.uniform(0, 0.006), 0.5)
    lay(out, strike(rng, TABLE, 0.3, 0.004), 0.003, 0.35)
    sand = band_pass(noise(rng, 0.2), 1400, 6500, 1) * fading(0.2, 0.004, 0.028)
    grains = (rng.random(len(sand)) < 0.06) * rng.standard_normal(len(sand))
    lay(
        out,
        sand * 0.5 + 2 * band_pass(grains, 2500, 8000, 1) * fading(0.2, 0.004, 0.04),
        0.004,
        0.06,
    )
    return in_room(rng, out, wet=-22, decay=0.25)


@sound("thump", variations=3)
def thump(take: Take) -> Samples:
    """A heavy soft landing: a whole stack drops onto those who slipped underneath."""
    rng = take.rng
    out = silence(0.6)
    body_ = Body(
        [f * take.pitch for f in (82, 128, 205, 330)], (1, 0.9, 0.5, 0.3), (0.09, 0.07, 0.05, 0.03)
    )
    lay(out, strike(rng, body_, 0.5, 0.008), 0.003)
    for place in range(3):
        at = 0.012 + 0.028 * place + rng.uniform(0, 0.008)
        lay(out, strike(rng, block(430 * take.pitch * (1 + 0.12 * place)), 0.2, 0.002), at, 0.25)
    lay(out, low_pass(noise(rng, 0.2), 900) * fading(0.2, 0.004, 0.03), 0.003, 0.10)
    return in_room(rng, out, wet=-20, decay=0.3)


@sound("height_bell", steps=(4, 5), variations=2, spread=0.0)
def height_bell(take: Take) -> Samples:
    """A small bell says that the stack is four or five high."""
    rng, pitch = take.rng, semitones({4: 0, 5: 5}[take.step])
    bell = Body(
        [f * pitch for f in (1174.7, 1180.1, 2380, 3510, 5100)],
        (1.0, 0.22, 0.4, 0.2, 0.1),
        (0.42, 0.40, 0.26, 0.15, 0.09),
    )
    ringing = fade_out(strike(rng, bell, 1.3, 0.0012, spread=0.002), 0.7)
    return in_room(rng, ringing, wet=-20, decay=0.5)


@sound("tile_lift")
def tile_lift(take: Take) -> Samples:
    """A tile is lifted from its pile: a short scrape and a click as it comes free."""
    rng = take.rng
    out = silence(0.4)
    grit = noise(rng, 0.11) * (0.5 + 0.5 * np.abs(low_pass(noise(rng, 0.11), 90)) * 8)
    scrape = band_pass(grit, 900 * take.pitch, 3800 * take.pitch, 1)
    lay(out, scrape * np.sin(np.linspace(0, np.pi, len(scrape))) ** 1.5, 0.0, 0.18)
    lay(out, strike(rng, block(1250 * take.pitch), 0.2, 0.0007), 0.095, 0.9)
    return in_room(rng, out, wet=-22, decay=0.22)


@sound("tile_slot")
def tile_slot(take: Take) -> Samples:
    """A tile drops into its place: two edges touch, then it lies."""
    rng = take.rng
    thing = several((block(980 * take.pitch), 1.0), (TABLE.higher(1.4), 0.55))
    out = silence(0.5)
    lay(out, strike(rng, thing, 0.25, 0.0005), 0.002)
    lay(out, strike(rng, thing.higher(0.84), 0.25, 0.0011), 0.034 + rng.uniform(0, 0.008), 0.75)
    return in_room(rng, out, wet=-21, decay=0.26)


@sound("snap")
def snap(take: Take) -> Samples:
    """A position tile snaps over a leg tile."""
    rng = take.rng
    thing = several((block(1750 * take.pitch), 1.0), (block(1120 * take.pitch), 0.5))
    out = silence(0.4)
    lay(out, strike(rng, thing, 0.2, 0.0005), 0.002)
    lay(out, strike(rng, TABLE.higher(1.7), 0.2, 0.002), 0.006, 0.5)
    return in_room(rng, out, wet=-22, decay=0.22)


@sound("tick", group="ui", variations=4)
def tick(take: Take) -> Samples:
    """A button is pressed: a dry little tick of wood."""
    thing = several((block(1480 * take.pitch), 1.0), (TABLE.higher(2.6), 0.3))
    return in_room(take.rng, strike(take.rng, thing, 0.16, 0.0009), wet=-26, decay=0.15)


@sound("focus", group="ui", variations=4)
def focus(take: Take) -> Samples:
    """The ring moves on: hardly more than a breath on wood."""
    thing = block(2100 * take.pitch)
    return in_room(take.rng, strike(take.rng, thing, 0.1, 0.0018), wet=-26, decay=0.12)


@sound("knock", group="ui")
def knock(take: Take) -> Samples:
    """No: two dull knocks, the second lower."""
    rng = take.rng
    thing = several((body(FREE_BAR, 255 * take.pitch, 0.045, bright=0.35), 1.0), (TABLE, 0.7))
    out = silence(0.5)
    lay(out, strike(rng, thing, 0.3, 0.004), 0.002)
    lay(out, strike(rng, thing.higher(0.89), 0.3, 0.0045), 0.105, 0.85)
    return in_room(rng, out, wet=-22, decay=0.25)


@sound("creak", steps=(2, 3, 4, 5), variations=2, spread=0.03)
def creak(take: Take) -> Samples:
    """A saddle under so many camels: leather sticks and slips, lower with the load."""
    rng = take.rng
    load = semitones(-2.5 * (take.step - 2)) * take.pitch
    seconds = 0.26 + 0.03 * take.step
    rate = smooth_points(seconds, (0, 70 * load), (seconds * 0.5, 135 * load), (seconds, 85 * load))
    return in_room(rng, _stick_slip(rng, seconds, rate, 720 * load), wet=-22, decay=0.25)


@sound("strain", variations=2)
def strain(take: Take) -> Samples:
    """A stack is heaved up: wood under load, tighter and tighter."""
    rng, pitch = take.rng, take.pitch
    seconds = 0.42
    rate = smooth_points(seconds, (0, 38 * pitch), (0.3, 92 * pitch), (seconds, 120 * pitch))
    return in_room(rng, _stick_slip(rng, seconds, rate, 430 * pitch), wet=-20, decay=0.3)


def _stick_slip(rng: np.random.Generator, seconds: float, rate: Samples, lowest: float) -> Samples:
    """Small slips, `rate` a second, that ring in a stiff body whose pitch rises with the rate."""
    out = silence(seconds + 0.2)
    at = 0.0
    swell = points(seconds, (0, 0.25), (seconds * 0.55, 1.0), (seconds, 0.2))
    while at < seconds:
        place = min(len(rate) - 1, int(at * 44_100))
        tuned = lowest * (rate[place] / rate.mean()) ** 0.5
        thing = body((1.0, 1.83, 2.71, 4.05), tuned, 0.012, bright=0.7)
        slip = strike(rng, thing, 0.08, 0.0009, spread=0.02)
        lay(out, slip, at, float(swell[place]) * rng.uniform(0.55, 1.0))
        at += rng.uniform(0.8, 1.2) / rate[place]
    return out


@sound("handshake", variations=2)
def handshake(take: Take) -> Samples:
    """A pat of palms."""
    rng = take.rng
    out = silence(0.5)
    for at, level in ((0.002, 1.0), (0.165, 0.5)):
        clap = band_pass(noise(rng, 0.09), 420 * take.pitch, 1900 * take.pitch, 1)
        lay(out, clap * fading(0.09, 0.0015, 0.012), at, level)
        low = np.sin(2 * np.pi * 130 * take.pitch * clock(0.12)) * fading(0.12, 0.004, 0.022)
        lay(out, low, at, level * 0.5)
    return in_room(rng, out, wet=-20, decay=0.25)
