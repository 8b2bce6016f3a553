"""Coins by denomination, gongs, the chime of a hint."""

from __future__ import annotations

import numpy as np

from foley.registry import Take, sound
from foley.wood import TABLE, block
from soundlib.modal import DISC, PLATE, Body, body, strike
from soundlib.room import in_room, stereo_room
from soundlib.signal import (
    Samples,
    clock,
    fade_out,
    fading,
    high_pass,
    lay,
    low_pass,
    noise,
    semitones,
    silence,
)


def coin(lowest: float, decay: float) -> Body:
    """A struck coin; the bigger, the lower and longer."""
    return body(DISC, lowest, decay, bright=0.72, damping=0.75)


def _clink(take: Take, lowest: float, decay: float, apart: float) -> Samples:
    """A coin falls onto coins: two touches and a short shiver."""
    rng = take.rng
    pitch = take.pitch * semitones(max(0, take.step - 1))
    out = silence(0.9)
    upper, lower = coin(lowest * pitch, decay), coin(lowest * 0.913 * pitch, decay * 0.8)
    touches = [(0.002, 1.0, upper), (0.002 + apart, 0.62, lower)]
    at, gap, level = 0.002 + apart, apart * 0.55, 0.34
    for _ in range(3):
        at += gap * rng.uniform(0.85, 1.15)
        touches.append((at, level, upper if rng.random() < 0.5 else lower))
        gap, level = gap * 0.72, level * 0.55
    for moment, strength, thing in touches:
        lay(out, fade_out(strike(rng, thing, 0.55, 0.0004, spread=0.006), 0.2), moment, strength)
    lay(out, strike(rng, TABLE.higher(1.3), 0.2, 0.002), 0.003, 0.35)
    return in_room(rng, out, wet=-23, decay=0.3, dark=7000)


@sound("coin_1", steps=(1, 2, 3, 4, 5, 6, 7, 8), variations=2, spread=0.006)
def coin_1(take: Take) -> Samples:
    """A pound: small and bright; a semitone a step."""
    return _clink(take, 3150, 0.075, 0.041)


@sound("coin_5", steps=(1, 2, 3, 4, 5, 6), variations=2, spread=0.006)
def coin_5(take: Take) -> Samples:
    """Five pounds: fuller."""
    return _clink(take, 2350, 0.105, 0.048)


@sound("coin_10", steps=(1, 2, 3, 4), variations=2, spread=0.006)
def coin_10(take: Take) -> Samples:
    """Ten pounds: heavy silver."""
    return _clink(take, 1820, 0.135, 0.056)


@sound("coin_20", steps=(1, 2, 3, 4), variations=2, spread=0.006)
def coin_20(take: Take) -> Samples:
    """Twenty pounds: gold."""
    return _clink(take, 1400, 0.18, 0.064)


@sound("coin_lost")
def coin_lost(take: Take) -> Samples:
    """A coin falls back to the bank: dull, on wood, and lower with each touch."""
    rng = take.rng
    out = silence(0.8)
    for at, level, lower in ((0.002, 1.0, 1.0), (0.135, 0.55, 0.92), (0.215, 0.28, 0.86)):
        thing = coin(1480 * take.pitch * lower, 0.022)
        lay(out, low_pass(strike(rng, thing, 0.3, 0.0016), 4200), at, level)
        lay(out, strike(rng, TABLE, 0.3, 0.003), at, level * 0.9)
        lay(out, strike(rng, block(640 * lower), 0.2, 0.002), at, level * 0.3)
    return in_room(rng, out, wet=-21, decay=0.28)


@sound("count", steps=(1, 2, 3, 4, 5, 6), variations=2, spread=0.0)
def count_up(take: Take) -> Samples:
    """A pound is counted: a tiny tick of metal on wood, rising."""
    rng, pitch = take.rng, semitones(take.step - 1)
    out = strike(rng, coin(3300 * pitch, 0.016), 0.12, 0.0006)
    return in_room(
        rng, out + 0.4 * strike(rng, block(1300 * pitch), 0.12, 0.001), wet=-25, decay=0.18
    )


@sound("gong_turn", variations=3, spread=0.012, quality=2.0)
def gong_turn(take: Take) -> Samples:
    """A turn passes: one soft stroke on a small gong."""
    rng = take.rng
    low = 294 * take.pitch
    gong = _bronze(low, PLATE[:8], 0.62)
    out = strike(rng, gong, 1.9, 0.0035, spread=0.0008, rough=0.05)
    mallet = low_pass(noise(rng, 0.06), 700) * fading(0.06, 0.003, 0.012)
    lay(out, mallet, 0.0, 0.05)
    return in_room(rng, fade_out(out, 0.5), wet=-20, decay=0.8)


@sound("gong_leg", variations=2, spread=0.012, quality=2.0)
def gong_leg(take: Take) -> Samples:
    """A leg is over: a big gong whose upper modes bloom after the stroke."""
    rng = take.rng
    low = 110 * take.pitch
    seconds = 4.2
    t = clock(seconds)
    out = np.zeros_like(t)
    upper = np.exp(rng.uniform(np.log(6.5), np.log(38), 46))
    for ratio in (*PLATE, *sorted(upper)):
        for side in (0.0, rng.uniform(0.001, 0.003)):
            f = low * ratio * (1 + side)
            bloom = 0.004 + 0.11 * np.log(ratio) * rng.uniform(0.6, 1.4)
            decay = 1.7 * ratio**-0.38
            swell = (1 - np.exp(-t / bloom)) * np.exp(-t / decay)
            glide = 1 - 0.006 * (1 - np.exp(-t / 0.35))
            phase = 2 * np.pi * np.cumsum(f * glide) / 44_100 + rng.uniform(0, 2 * np.pi)
            out += (
                ratio**-0.72
                * rng.uniform(0.4, 1.0)
                * (0.5 if side else 1.0)
                * swell
                * np.sin(phase)
            )
    out /= np.abs(out).max()
    shimmer = high_pass(noise(rng, seconds), 3000) * (1 - np.exp(-t / 0.25)) * np.exp(-t / 0.5)
    out += 0.006 * shimmer
    lay(out, low_pass(noise(rng, 0.12), 350) * fading(0.12, 0.006, 0.03), 0.0, 1.0)
    return fade_out(stereo_room(rng, fade_out(out, 1.2), wet=-15, decay=1.6), 1.0)


def _bronze(lowest: float, ratios: tuple[float, ...], decay: float) -> Body:
    """A gong: each mode has a weaker twin that beats with it slowly."""
    pairs = [lowest * ratio * side for ratio in ratios for side in (1.0, 1.006)]
    levels = [ratio**-0.8 * share for ratio in ratios for share in (1.0, 0.3)]
    return Body(pairs, levels, [decay * ratio**-0.45 for ratio in ratios for _ in (0, 1)])


@sound("chime", group="ui", variations=2, spread=0.0)
def chime(take: Take) -> Samples:
    """A hint: two notes on metal bars, a fifth apart."""
    rng = take.rng
    out = silence(1.7)
    for at, note, level in ((0.002, 1174.66, 0.8), (0.12, 1760.0, 1.0)):
        bar = Body([note, note * 2.756, note * 5.404], (1.0, 0.16, 0.04), (0.42, 0.12, 0.04))
        lay(out, strike(rng, bar, 1.4, 0.0016, spread=0.0005), at, level)
    return in_room(rng, fade_out(out, 0.4), wet=-17, decay=0.8)
