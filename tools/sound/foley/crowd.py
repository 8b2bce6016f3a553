"""The crowd behind the ropes: many small voices that murmur, gasp, cheer and sigh."""

from __future__ import annotations

import numpy as np
from scipy.signal import butter, sosfilt

from foley.registry import Take, sound
from soundlib.room import in_room, panned, stereo_room
from soundlib.signal import (
    RATE,
    Samples,
    band_pass,
    clock,
    count,
    fade_in,
    fade_out,
    fading,
    lay,
    low_pass,
    noise,
    smooth_points,
)

VOWELS = {
    "a": (730, 1150, 2500),
    "e": (520, 1800, 2550),
    "o": (500, 880, 2450),
    "u": (340, 780, 2300),
    "i": (320, 2250, 2950),
}


def sung(
    rng: np.random.Generator, pitch: Samples, vowel: str, size: float, breath: float
) -> Samples:
    """One person's vowel: a glottal pulse train through three formants; `size` shifts them."""
    phase = np.cumsum(pitch) / RATE
    saw = 2 * (phase % 1) - 1
    source = low_pass(saw, 3500, 1) + breath * rng.standard_normal(len(pitch))
    out = np.zeros(len(pitch))
    for formant, level in zip(VOWELS[vowel], (1.0, 0.55, 0.25), strict=True):
        centre = formant * size
        edges = (centre * 0.93, centre * 1.07)
        out += level * sosfilt(butter(1, edges, "bandpass", fs=RATE, output="sos"), source)
    return out


def person(rng: np.random.Generator) -> tuple[float, float, float]:
    """Pitch in Hz, size of the head, place from left to right."""
    high = rng.random() < 0.5
    pitch = rng.uniform(180, 270) if high else rng.uniform(95, 150)
    return pitch, (1.15 if high else 1.0) * rng.uniform(0.94, 1.06), rng.uniform(-0.85, 0.85)


@sound("crowd_murmur", group="voices", variations=2, spread=0.0, quality=0.0)
def murmur(take: Take) -> Samples:
    """People talk to each other, nobody in particular."""
    rng, seconds = take.rng, 2.6
    out = np.zeros((count(seconds), 2))
    for _ in range(26):
        pitch, size, place = person(rng)
        at = rng.uniform(-0.3, seconds - 0.2)
        for _ in range(rng.integers(3, 9)):
            length = rng.uniform(0.09, 0.22)
            if 0 <= at < seconds - length:
                fall = pitch * smooth_points(length, (0, rng.uniform(0.95, 1.2)), (length, 0.9))
                word = sung(rng, fall, rng.choice(list(VOWELS)), size, 0.02)
                lay(out, panned(word * np.hanning(len(word)), place), at, rng.uniform(0.4, 1.0))
            at += length * rng.uniform(1.0, 1.7)
    out = fade_out(fade_in(out, 0.5), 0.8)
    return stereo_room(rng, out, wet=-6, decay=0.9, dark=2600)


def _together(
    take: Take,
    people: int,
    seconds: float,
    vowels: str,
    contour: tuple[tuple[float, float], ...],
    level: tuple[tuple[float, float], ...],
    breath: float,
    late: float,
) -> Samples:
    """A crowd says one vowel, everybody a little late and in their own way."""
    rng = take.rng
    out = np.zeros((count(seconds + 0.4), 2))
    for _ in range(people):
        pitch, size, place = person(rng)
        length = seconds * rng.uniform(0.75, 1.0)
        stretch = rng.uniform(0.85, 1.15)
        wobble = 1 + 0.02 * np.sin(
            2 * np.pi * rng.uniform(4, 7) * clock(length) + rng.uniform(0, 6)
        )
        line = smooth_points(length, *((s * length, v) for s, v in contour))
        voice = sung(
            rng,
            pitch * stretch * line * wobble * take.pitch,
            rng.choice(list(vowels)),
            size,
            breath,
        )
        voice *= smooth_points(length, *((s * length, v) for s, v in level))
        at = min(abs(rng.normal(0, late)), 3 * late)
        lay(out, panned(voice, place), at, rng.uniform(0.4, 1.0))
    return out


@sound("crowd_gasp", group="voices", variations=3, spread=0.03, quality=0.0)
def gasp(take: Take) -> Samples:
    """Oh! A camel has overtaken."""
    out = _together(
        take, 30, 0.75, "ou", ((0, 0.85), (0.25, 1.28), (1, 0.82)),
        ((0, 0), (0.12, 1), (0.45, 0.6), (1, 0)), 0.05, 0.05,
    )  # fmt: skip
    breath = band_pass(noise(take.rng, 0.3), 700, 2600, 1) * fading(0.3, 0.1, 0.05)
    lay(out, np.stack([breath, breath], axis=1), 0.0, 0.02)
    return stereo_room(take.rng, out, wet=-8, decay=0.8, dark=3200)


@sound("crowd_sigh", group="voices", variations=2, spread=0.03, quality=0.0)
def sigh(take: Take) -> Samples:
    """Aww: somebody's bet is lost."""
    out = _together(
        take, 26, 1.0, "oa", ((0, 1.1), (0.3, 1.0), (1, 0.66)),
        ((0, 0), (0.12, 1), (0.5, 0.7), (1, 0)), 0.04, 0.07,
    )  # fmt: skip
    return stereo_room(take.rng, out, wet=-8, decay=0.8, dark=3000)


@sound("crowd_cheer", group="voices", variations=2, spread=0.02, quality=0.5)
def cheer(take: Take) -> Samples:
    """Everybody at once: shouts, claps, a few whistles."""
    rng = take.rng
    shout = _together(
        take, 44, 2.3, "aeo", ((0, 0.9), (0.15, 1.45), (0.6, 1.35), (1, 0.95)),
        ((0, 0), (0.08, 1), (0.5, 0.8), (1, 0)), 0.06, 0.16,
    )  # fmt: skip
    out = np.zeros((count(3.4), 2))
    lay(out, shout, 0.0)
    strength = float(np.sqrt(np.mean(shout**2)))
    for _ in range(24):
        beat, place = rng.uniform(0.17, 0.29), rng.uniform(-0.9, 0.9)
        at, tone = 0.15 + rng.uniform(0, 0.5), rng.uniform(750, 1500)
        end = rng.uniform(2.0, 2.9)
        while at < end:
            clap = band_pass(noise(rng, 0.04), tone, tone * 2.4, 1) * fading(0.04, 0.001, 0.006)
            lay(out, panned(clap, place), at, 2.4 * strength * rng.uniform(0.4, 1.0))
            at += beat * rng.uniform(0.9, 1.1)
    for at, base in ((0.45, 1900), (1.15, 2300)):
        line = smooth_points(0.5, (0, 0.75), (0.2, 1.25), (0.5, 0.9)) * base * take.pitch
        tone = np.sin(2 * np.pi * np.cumsum(line) / RATE) * np.hanning(len(line))
        lay(out, panned(tone, rng.uniform(-0.6, 0.6)), at, 0.5 * strength)
    return fade_out(stereo_room(rng, out, wet=-9, decay=1.1, dark=3800), 0.6)


@sound("drum_roll", variations=2, spread=0.02)
def drum_roll(take: Take) -> Samples:
    """Fingers roll on a frame drum while a card is turned."""
    rng = take.rng
    out = np.zeros(count(0.75))
    skin = clock(0.2)
    at, beats = 0.0, 19
    for beat in range(beats):
        tone = np.sin(2 * np.pi * 205 * take.pitch * rng.uniform(0.98, 1.02) * skin)
        hit = tone * fading(0.2, 0.002, 0.035)
        hit += 0.2 * band_pass(noise(rng, 0.2), 1200, 5500, 1) * fading(0.2, 0.001, 0.006)
        lay(out, hit, at, (0.35 + 0.65 * beat / beats) * rng.uniform(0.8, 1.0))
        at += 0.027 * rng.uniform(0.92, 1.08)
    return in_room(rng, out, wet=-19, decay=0.35)


@sound("kazoo", variations=2, spread=0.02)
def kazoo(take: Take) -> Samples:
    """Wah, waah: a race card was wrong."""
    rng = take.rng
    out = np.zeros(count(1.0))
    for at, note, length in ((0.0, 293.7, 0.2), (0.24, 233.1, 0.5)):
        bend = smooth_points(length, (0, 1.0), (length * 0.5, 0.99), (length, 0.93))
        wobble = 1 + 0.012 * np.sin(2 * np.pi * 6 * clock(length))
        line = note * take.pitch * bend * wobble
        phase = np.cumsum(line) / RATE
        buzz = np.tanh(4 * np.sin(2 * np.pi * phase)) + 0.25 * noise(rng, length) * (
            phase % 1 < 0.3
        )
        wah = band_pass(buzz, 380, 1500, 1) + 0.35 * band_pass(buzz, 2300, 3600, 1)
        lay(
            out,
            wah * smooth_points(length, (0, 0), (0.05, 1), (length * 0.7, 0.8), (length, 0)),
            at,
        )
    return in_room(rng, out, wet=-21, decay=0.3)
