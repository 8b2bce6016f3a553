"""Camel voices: a rough throat through a long nose; five animals from low to high."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter1d

from foley.registry import Take, sound
from soundlib.room import in_room
from soundlib.signal import (
    RATE,
    Samples,
    band_pass,
    clock,
    count,
    lay,
    low_pass,
    noise,
    silence,
    smooth_points,
    sweep_pass,
)

Corners = tuple[tuple[float, float], ...]
"""(share of the call, factor) pairs."""


@dataclass(frozen=True)
class Throat:
    """An animal: pitch in Hz, roughness (0 to 1), growl in Hz, formants, its contour and length."""

    pitch: float
    rough: float
    growl: float
    formants: tuple[float, float, float, float]
    contour: Corners
    opening: Corners
    seconds: float
    nasal: float = 0.3


BREATH = 0.0012
"""Level of the air beside the voice."""

THROATS = {
    "blue": Throat(
        70, 0.55, 19, (360, 760, 1900, 2700),
        ((0, 0.86), (0.25, 1.08), (0.7, 1.0), (1, 0.74)),
        ((0, 0.85), (0.3, 1.1), (0.8, 1.05), (1, 0.85)), 0.95, 0.25,
    ),
    "green": Throat(
        92, 0.30, 23, (470, 980, 2200, 3000),
        ((0, 0.80), (0.2, 1.12), (0.45, 0.96), (0.65, 1.10), (1, 0.78)),
        ((0, 0.8), (0.25, 1.15), (0.5, 0.95), (0.7, 1.1), (1, 0.8)), 0.80, 0.55,
    ),
    "orange": Throat(
        122, 0.85, 31, (560, 1150, 2350, 3250),
        ((0, 1.0), (0.15, 1.14), (0.6, 1.02), (1, 0.72)),
        ((0, 1.0), (0.2, 1.2), (0.7, 1.05), (1, 0.75)), 0.62, 0.15,
    ),
    "yellow": Throat(
        158, 0.22, 27, (640, 1420, 2600, 3500),
        ((0, 0.9), (0.12, 1.16), (0.38, 0.92), (0.5, 0.95), (0.62, 1.22), (1, 0.86)),
        ((0, 0.9), (0.15, 1.15), (0.42, 0.45), (0.52, 0.6), (0.65, 1.2), (1, 0.8)), 0.60, 0.40,
    ),
    "white": Throat(
        208, 0.32, 36, (690, 1700, 2900, 3900),
        ((0, 0.74), (0.35, 0.98), (0.75, 1.30), (1, 1.22)),
        ((0, 0.75), (0.4, 1.0), (0.8, 1.2), (1, 1.0)), 0.72, 0.60,
    ),
}  # fmt: skip


def call(take: Take, throat: Throat, seconds: float, level: Corners) -> Samples:
    """One call of an animal."""
    rng = take.rng
    seconds *= rng.uniform(0.93, 1.07)
    length = count(seconds)
    pitch = throat.pitch * take.pitch * _line(seconds, throat.contour)
    drift = gaussian_filter1d(noise(rng, seconds), 900)[:length]
    pitch = pitch[:length] * (1 + 0.035 * drift / max(1e-9, np.abs(drift).max()))
    voice = _glottis(rng, pitch, throat)
    breath = band_pass(noise(rng, seconds), 900, 3500, 1) * BREATH * (1 + throat.rough)
    source = low_pass(voice, 5200, 1) + breath
    opening = _line(seconds, throat.opening)[:length]
    out = np.zeros(length)
    sharp = (5.0, 7.0, 9.0, 9.0)
    weights = (1.0, 0.62, 0.28, 0.16)
    for place, (formant, sharpness, weight) in enumerate(
        zip(throat.formants, sharp, weights, strict=True)
    ):
        moves = opening if place < 2 else np.sqrt(opening)
        out += weight * sweep_pass(source, formant * moves, sharpness)
    nose = band_pass(source, 210, 300, 1) + 0.3 * band_pass(source, 1000, 1200, 1)
    out += throat.nasal * nose
    return low_pass(out, 6500, 2) * _line(seconds, level)[:length]


def _line(seconds: float, corners: Corners) -> Samples:
    return smooth_points(seconds, *((share * seconds, value) for share, value in corners))


def _glottis(rng: np.random.Generator, pitch: Samples, throat: Throat) -> Samples:
    """Puffs of air: rounded saws, each a little late or weak; a growl comes and goes."""
    out = np.zeros(len(pitch) + 2000)
    at, odd = 0.0, False
    while at < len(pitch) - 1:
        place = int(at)
        period = RATE / pitch[place]
        period *= 1 + rng.normal(0, 0.004 + 0.012 * throat.rough)
        strength = 1 + rng.normal(0, 0.03 + 0.08 * throat.rough)
        if odd:
            strength *= 1 - 0.45 * throat.rough
        odd = not odd
        open_ = max(8, int(period * 0.62))
        t = np.arange(open_) / open_
        puff = (3 * t**2 - 2 * t**3) * (t < 0.8) + (t >= 0.8) * np.cos((t - 0.8) / 0.2 * np.pi / 2)
        out[place : place + open_] += strength * puff
        at += period
    out = np.diff(out, prepend=0.0)[: len(pitch)]
    t = clock(len(pitch) / RATE)[: len(pitch)]
    swell = np.sin(2 * np.pi * throat.growl * t + 2 * np.sin(2 * np.pi * 3.1 * t))
    return out * (1 - 0.5 * throat.rough * (0.5 + 0.5 * swell))


CALL: Corners = ((0, 0), (0.08, 0.8), (0.3, 1), (0.75, 0.8), (1, 0))
GRUNT: Corners = ((0, 0), (0.12, 1), (0.5, 0.6), (1, 0))


def _voice(name: str) -> None:
    """Add the call and the grunt of one camel."""

    @sound(f"camel_{name}", group="voices", variations=4, spread=0.045, quality=1.0)
    def calling(take: Take) -> Samples:
        out = silence(THROATS[name].seconds * 1.1 + 0.3)
        lay(out, call(take, THROATS[name], THROATS[name].seconds, CALL), 0.0)
        return in_room(take.rng, out, wet=-21, decay=0.35)

    @sound(f"grunt_{name}", group="voices", variations=3, spread=0.045, quality=0.0)
    def grunting(take: Take) -> Samples:
        out = silence(0.5)
        lay(out, call(take, THROATS[name], 0.24, GRUNT), 0.0)
        return in_room(take.rng, out, wet=-22, decay=0.3)


for _name in THROATS:
    _voice(_name)
