"""The room around a sound: a few early reflections and a short, darkening tail."""

from __future__ import annotations

import numpy as np
from scipy.signal import fftconvolve

from soundlib.signal import RATE, Samples, clock, count, high_pass, low_pass, noise

MUD = 170.0
"""Hz below which the room keeps still: low reverberation only blurs."""


def reverberation(rng: np.random.Generator, decay: float, dark: float, seconds: float) -> Samples:
    """An impulse response without its direct part; down 60 dB after `decay` seconds."""
    t = clock(seconds)
    tail = noise(rng, seconds) * np.exp(-6.91 * t / decay)
    tail[: count(0.008)] *= np.linspace(0, 1, count(0.008)) ** 2
    deep = low_pass(tail, dark, 1)
    later = low_pass(tail, dark * 0.4, 1)
    blend = np.clip(t / seconds, 0, 1)
    return high_pass(deep * (1 - blend) + later * blend, MUD, 1)


def in_room(
    rng: np.random.Generator,
    signal: Samples,
    *,
    wet: float = -20.0,
    decay: float = 0.35,
    dark: float = 4500.0,
    early: bool = True,
) -> Samples:
    """A mono sound heard in a room; `wet` dB is the level of the room against the sound."""
    length = min(decay * 1.1, 3.0)
    response = reverberation(rng, decay, dark, length)
    response *= 10 ** (wet / 20) / np.sqrt(np.sum(response**2))
    response[0] += 1.0
    if early:
        for delay, level in ((0.0042, 0.16), (0.0071, -0.11), (0.0113, 0.09), (0.0167, -0.06)):
            place = round((delay * rng.uniform(0.9, 1.1)) * RATE)
            response[place] += level * 10 ** ((wet + 20) / 20)
    return fftconvolve(signal, response)


def stereo_room(
    rng: np.random.Generator,
    signal: Samples,
    *,
    wet: float = -12.0,
    decay: float = 1.2,
    dark: float = 5000.0,
) -> Samples:
    """A sound (mono or stereo) in a wide room: the two sides have different tails."""
    two = signal if signal.ndim == 2 else np.stack([signal, signal], axis=1)
    sides = []
    for side in (0, 1):
        response = reverberation(rng, decay, dark, min(decay * 1.1, 4.0))
        response *= 10 ** (wet / 20) / np.sqrt(np.sum(response**2))
        response[0] += 1.0
        sides.append(fftconvolve(two[:, side], response))
    return np.stack(sides, axis=1)


def panned(signal: Samples, place: float) -> Samples:
    """A mono sound placed between left (-1) and right (1) at constant power."""
    angle = (place + 1) * np.pi / 4
    return np.stack([signal * np.cos(angle), signal * np.sin(angle)], axis=1)
