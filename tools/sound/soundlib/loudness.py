"""How loud a sound is (K-weighting of ITU-R BS.1770) and how high it really peaks."""

from __future__ import annotations

import numpy as np
from scipy.signal import lfilter, resample_poly

from soundlib.signal import RATE, Samples, count

WINDOW = 0.2
"""Seconds over which the ear adds up a short sound."""
OFFSET = -0.691
"""dB, so that a full-scale sine of 1 kHz on one side reads -3.01."""


def _weighted(signal: Samples) -> Samples:
    """The K-weighting: a shelf for the head, a high-pass for the ear, computed for our rate."""
    gain, quality, edge = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k = np.tan(np.pi * edge / RATE)
    high = 10 ** (gain / 20)
    mid = high**0.4996667741545416
    norm = 1 + k / quality + k * k
    shelf_b = [
        (high + mid * k / quality + k * k) / norm,
        2 * (k * k - high) / norm,
        (high - mid * k / quality + k * k) / norm,
    ]
    shelf_a = [1.0, 2 * (k * k - 1) / norm, (1 - k / quality + k * k) / norm]
    quality, edge = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * edge / RATE)
    norm = 1 + k / quality + k * k
    pass_a = [1.0, 2 * (k * k - 1) / norm, (1 - k / quality + k * k) / norm]
    return lfilter([1.0, -2.0, 1.0], pass_a, lfilter(shelf_b, shelf_a, signal, axis=0), axis=0)


def _power(signal: Samples) -> Samples:
    squares = _weighted(signal) ** 2
    return squares if squares.ndim == 1 else squares.sum(axis=1)


def loudest(signal: Samples, seconds: float = WINDOW) -> float:
    """Loudness in LUFS of the loudest stretch of `seconds`; a mono file counts as one side."""
    width = count(seconds)
    total = np.concatenate([[0.0], np.cumsum(np.pad(_power(signal), (0, width)))])
    best = float(np.max(total[width:] - total[:-width])) / width
    return OFFSET + 10 * np.log10(max(best, 1e-12))


def integrated(signal: Samples) -> float:
    """Loudness in LUFS of a whole piece, quiet stretches gated out as BS.1770 says."""
    width, hop = count(0.4), count(0.1)
    power = _power(signal)
    blocks = np.array(
        [power[at : at + width].mean() for at in range(0, max(1, len(power) - width), hop)]
    )
    levels = OFFSET + 10 * np.log10(np.maximum(blocks, 1e-12))
    loud = blocks[levels > -70]
    if not len(loud):
        return -70.0
    gate = OFFSET + 10 * np.log10(loud.mean()) - 10
    kept = blocks[(levels > -70) & (levels > gate)]
    return float(OFFSET + 10 * np.log10(kept.mean()))


def true_peak(signal: Samples) -> float:
    """Highest value of the wave between the samples too, in dB of full scale."""
    peak = float(np.max(np.abs(resample_poly(signal, 4, 1, axis=0))))
    return 20 * np.log10(max(peak, 1e-9))


Facts = dict[str, float | int]


def facts(signal: Samples, target: float, *, whole: bool = False) -> Facts:
    """What the manifest says of a decoded file: seconds, sides, LUFS, target, peak, DC, ends.

    `ends` is the highest of the first and last samples; of a loop, the step from end to start.
    """
    mono = signal if signal.ndim == 1 else signal.mean(axis=1)
    ends = signal[0] - signal[-1] if whole else np.array([signal[0], signal[-1]])
    return {
        "seconds": round(len(signal) / RATE, 4),
        "channels": signal.ndim,
        "lufs": round(integrated(signal) if whole else loudest(signal), 2),
        "target": round(target, 2),
        "true_peak": round(true_peak(signal), 2),
        "dc": round(float(abs(mono.mean())), 6),
        "ends": round(float(np.abs(ends).max()), 5),
    }
