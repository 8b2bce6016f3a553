#!/usr/bin/env python3
"""Draw waveform and spectrogram of sounds, to judge attack, decay and clicks by eye.

python tools/sound/pictures.py build/sounds clack hoof      files of these sounds, one sheet each
python tools/sound/pictures.py build/sounds                 everything
"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from scipy.signal import spectrogram

from manifest import Manifest
from soundlib import ogg
from soundlib.signal import RATE

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
MOST = 15


def sheet(name: str, files: list[str], target: Path) -> None:
    """One picture: for each file the wave (with its envelope in dB) above the spectrogram."""
    columns = min(5, len(files))
    rows = -(-len(files) // columns)
    figure, axes = plt.subplots(
        rows * 2, columns, figsize=(4.2 * columns, 3.8 * rows), squeeze=False
    )
    for spot in axes.flat:
        spot.axis("off")
    for place, file in enumerate(files):
        signal = ogg.read(SOUNDS / file)
        mono = signal if signal.ndim == 1 else signal.mean(axis=1)
        top, below = (
            axes[place // columns * 2, place % columns],
            axes[place // columns * 2 + 1, place % columns],
        )
        moments = np.arange(len(mono)) / RATE
        top.axis("on")
        top.plot(moments, mono, lw=0.4)
        top.set_ylim(-1, 1)
        top.set_xlim(0, moments[-1])
        top.set_title(f"{file}  {moments[-1]:.2f} s", fontsize=8)
        twin = top.twinx()
        width = 64
        level = np.sqrt(np.convolve(mono**2, np.ones(width) / width, "same"))
        twin.plot(moments, 20 * np.log10(level + 1e-6), "r", lw=0.4)
        twin.set_ylim(-90, 0)
        below.axis("on")
        f, t, power = spectrogram(mono, RATE, nperseg=512, noverlap=448, window="hann")
        below.pcolormesh(
            t, f / 1000, 10 * np.log10(power + 1e-13), vmin=-115, vmax=-35, cmap="magma"
        )
        below.set_ylim(0, 16)
        for spot in (top, below, twin):
            spot.tick_params(labelsize=6)
    figure.tight_layout(pad=0.4)
    figure.savefig(target / f"{name}.png", dpi=70)
    plt.close(figure)


def main() -> None:
    """Draw what is asked for."""
    plt.switch_backend("Agg")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    sounds = Manifest(SOUNDS).sounds
    for name in sys.argv[2:] or sounds:
        sheet(name, sorted(sounds[name]["files"])[:MOST], target)


if __name__ == "__main__":
    main()
