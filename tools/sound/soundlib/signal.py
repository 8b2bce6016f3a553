"""Arrays of samples: time, envelopes, filters, one laid over the other."""

from __future__ import annotations

import numpy as np
from scipy.signal import butter, sosfilt, sosfiltfilt

RATE = 44_100
"""Samples a second of everything."""

Samples = np.ndarray
"""Floats, full scale 1.0; shape (n,) for mono or (n, 2) for stereo."""


def count(seconds: float) -> int:
    """Samples that last so long."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Samples:
    """The moment of every sample, in seconds."""
    return np.arange(count(seconds)) / RATE


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return np.zeros(count(seconds))


def noise(rng: np.random.Generator, seconds: float) -> Samples:
    """White noise of unit variance."""
    return rng.standard_normal(count(seconds))


def semitones(steps: float) -> float:
    """The factor of so many semitones."""
    return float(2.0 ** (steps / 12))


def decibels(level: float) -> float:
    """The factor of a level in dB."""
    return float(10.0 ** (level / 20))


def points(seconds: float, *corners: tuple[float, float]) -> Samples:
    """A line through (second, value) corners, held at both ends."""
    moments, values = zip(*corners, strict=True)
    return np.interp(clock(seconds), moments, values)


def smooth_points(seconds: float, *corners: tuple[float, float]) -> Samples:
    """Like points, but with rounded corners (about 20 ms)."""
    line = points(seconds, *corners)
    width = count(0.02)
    kernel = np.hanning(width + 2)[1:-1]
    padded = np.concatenate([np.full(width, line[0]), line, np.full(width, line[-1])])
    return np.convolve(padded, kernel / kernel.sum(), "same")[width:-width]


def fading(seconds: float, attack: float, decay: float) -> Samples:
    """Rises within `attack` seconds (rounded), then dies away with time constant `decay`."""
    t = clock(seconds)
    rise = np.sin(np.clip(t / max(attack, 1e-6), 0, 1) * np.pi / 2) ** 2
    return rise * np.exp(-np.maximum(0.0, t - attack) / decay)


def oscillate(frequency: Samples, phase: float = 0.0) -> Samples:
    """A sine whose frequency in Hz may change from sample to sample."""
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE + phase)


def _sos(kind: str, edge: float | tuple[float, float], order: int) -> Samples:
    return butter(order, edge, kind, fs=RATE, output="sos")


def low_pass(signal: Samples, edge: float, order: int = 2) -> Samples:
    """What lies below `edge` Hz."""
    return sosfilt(_sos("lowpass", min(edge, RATE * 0.49), order), signal, axis=0)


def high_pass(signal: Samples, edge: float, order: int = 2) -> Samples:
    """What lies above `edge` Hz."""
    return sosfilt(_sos("highpass", edge, order), signal, axis=0)


def band_pass(signal: Samples, low: float, high: float, order: int = 2) -> Samples:
    """What lies between two frequencies."""
    return sosfilt(_sos("bandpass", (low, min(high, RATE * 0.49)), order), signal, axis=0)


def without_rumble(signal: Samples) -> Samples:
    """No direct current and nothing below 30 Hz; forward and back, so that nothing is shifted."""
    pad = count(0.1)
    shape = ((pad, pad), *((0, 0) for _ in signal.shape[1:]))
    return sosfiltfilt(_sos("highpass", 30.0, 2), np.pad(signal, shape), axis=0)[pad:-pad]


def sweep_pass(signal: Samples, centre: Samples, sharpness: float) -> Samples:
    """A band whose centre (Hz, one value a sample) moves: a state-variable filter."""
    out = np.empty_like(signal)
    low = band = 0.0
    damping = 1.0 / sharpness
    factors = 2 * np.sin(np.pi * np.clip(centre, 20, RATE / 6.5) / RATE)
    for place, (sample, factor) in enumerate(zip(signal, factors, strict=True)):
        low += factor * band
        band += factor * (sample - low - damping * band)
        out[place] = band
    return out


def lay(onto: Samples, signal: Samples, at: float, level: float = 1.0) -> None:
    """Add a signal from second `at` on; what is too long is cut with a short fade."""
    start = round(at * RATE)
    room = len(onto) - start
    if room <= 0:
        return
    piece = signal[:room]
    if len(signal) > room:
        piece = fade_out(piece, 0.01)
    onto[start : start + len(piece)] += level * piece


def fade_out(signal: Samples, seconds: float) -> Samples:
    """The same with a rounded end."""
    length = min(len(signal), count(seconds))
    curve = np.cos(np.linspace(0, np.pi / 2, length)) ** 2
    faded = signal.copy()
    faded[-length:] *= curve if signal.ndim == 1 else curve[:, None]
    return faded


def fade_in(signal: Samples, seconds: float) -> Samples:
    """The same with a rounded start."""
    return fade_out(signal[::-1], seconds)[::-1]


def unit(signal: Samples) -> Samples:
    """The same with its highest peak at 1."""
    peak = float(np.max(np.abs(signal)))
    return signal / peak if peak > 0 else signal
