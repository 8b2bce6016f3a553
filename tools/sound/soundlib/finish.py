"""The last steps of every sound: no rumble, no clicks at the ends, one loudness, no clipping."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import maximum_filter1d
from scipy.signal import resample_poly

from soundlib import loudness
from soundlib.signal import RATE, Samples, count, decibels, fade_in, fade_out, without_rumble

CEILING = -2.2
"""dB of true peak before encoding: Vorbis may add some tenths, and -1 must hold afterwards."""
QUIET = -62.0
"""dB under the peak below which the end of a sound is cut off."""
LEAD = 0.004
"""Seconds of silence before a sound: the encoder smears a sharp start a little to the front."""
MOST_LIMITING = 6.0
"""dB the limiter may take off the peaks of a sound to make it as loud as the others."""


def finished(
    signal: Samples, target: float, *, seconds: float | None = None, whole: bool = False
) -> Samples:
    """Trimmed, high-passed, faded, at `target` LUFS if its peaks allow, never above the ceiling.

    `whole` measures the whole piece instead of its loudest moment; `seconds` keeps a length as is.
    """
    clean = without_rumble(signal)
    if seconds is None:
        clean = _trimmed(clean)
        clean = fade_out(fade_in(clean, 0.0008), min(0.03, len(clean) / RATE / 4))
        clean = np.concatenate([np.zeros((count(LEAD), *clean.shape[1:])), clean])
    measure = loudness.integrated if whole else loudness.loudest
    for _ in range(6):
        clean = clean * decibels(target - measure(clean))
        over = loudness.true_peak(clean) - CEILING
        if over <= 0:
            return clean
        clean = _limited(clean, min(over, MOST_LIMITING))
        over = loudness.true_peak(clean) - CEILING
        if over > 0:
            clean = clean * decibels(-over)
        if abs(measure(clean) - target) < 0.1:
            break
        if measure(clean) < target - MOST_LIMITING:
            break
    return clean


def _trimmed(signal: Samples) -> Samples:
    """Without the quiet before and after."""
    size = np.abs(signal) if signal.ndim == 1 else np.abs(signal).max(axis=1)
    heard = np.flatnonzero(size > size.max() * decibels(QUIET))
    start = max(0, heard[0] - count(0.001))
    return signal[start : heard[-1] + count(0.02)]


def _limited(signal: Samples, most: float) -> Samples:
    """The highest peaks turned down by up to `most` dB, gently: 1.5 ms ahead, 30 ms back."""
    size = np.abs(signal) if signal.ndim == 1 else np.abs(signal).max(axis=1)
    ceiling = size.max() * decibels(-most)
    ahead = count(0.0015)
    wanted = np.minimum(1.0, ceiling / np.maximum(size, 1e-9))
    held = -maximum_filter1d(-wanted, 2 * ahead + 1)
    gain = np.empty_like(held)
    now, back = 1.0, np.exp(-1 / (0.03 * RATE))
    for place, goal in enumerate(held):
        now = goal if goal < now else goal + (now - goal) * back
        gain[place] = now
    kernel = np.hanning(ahead + 2)[1:-1]
    gain = np.convolve(np.pad(gain, ahead, "edge"), kernel / kernel.sum(), "same")[ahead:-ahead]
    return signal * (gain if signal.ndim == 1 else gain[:, None])


def wrapped(signal: Samples, seconds: float) -> Samples:
    """A loop of exactly `seconds`: what rings on after its end sounds at its start."""
    length = count(seconds)
    loop = signal[:length].copy()
    tail = signal[length:]
    while len(tail):
        piece = tail[:length]
        loop[: len(piece)] += piece
        tail = tail[length:]
    return loop


def resampled(signal: Samples, rate: int) -> Samples:
    """A signal of another rate at ours."""
    return signal if rate == RATE else resample_poly(signal, RATE, rate, axis=0)
