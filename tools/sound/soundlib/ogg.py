"""OGG files: written through ffmpeg's libvorbis so that the same samples give the same bytes."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import soundfile

from soundlib.signal import RATE, Samples


def write(path: Path, signal: Samples, quality: float) -> None:
    """Encode at a Vorbis quality (-1 to 10). Raises CalledProcessError if ffmpeg refuses."""
    with tempfile.TemporaryDirectory() as folder:
        wave = Path(folder) / "sound.wav"
        soundfile.write(wave, signal, RATE, subtype="FLOAT")
        command = ["ffmpeg", "-v", "error", "-y", "-i", str(wave), "-map_metadata", "-1"]
        command += ["-c:a", "libvorbis", "-q:a", str(quality)]
        command += ["-flags:a", "+bitexact", "-fflags", "+bitexact", "-serial_offset", "1"]
        subprocess.run([*command, str(path)], check=True)


def read(path: Path) -> Samples:
    """The samples of a file as the game will hear them."""
    signal, rate = soundfile.read(path)
    assert rate == RATE, path
    return signal
