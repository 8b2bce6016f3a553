"""The game's one picture, assets/icon.png, in the icon formats of Windows and macOS.

Both formats are a directory of PNG files, so nothing but pygame (to scale) is needed.
"""

import io
import struct
from pathlib import Path

import pygame

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MACOS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def windows(picture: str, folder: str) -> str:
    """Write camelup.ico into `folder`; returns its path."""
    pictures = [_png(picture, size) for size in WINDOWS_SIZES]
    entries = b""
    offset = 6 + 16 * len(pictures)
    for size, data in zip(WINDOWS_SIZES, pictures, strict=True):
        side = size % 256  # the format writes 256 as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    header = struct.pack("<HHH", 0, 1, len(pictures))
    return _write(Path(folder) / "camelup.ico", header + entries + b"".join(pictures))


def macos(picture: str, folder: str) -> str:
    """Write camelup.icns into `folder`; returns its path."""
    blocks = b""
    for kind, size in MACOS_TYPES.items():
        data = _png(picture, size)
        blocks += kind + struct.pack(">I", 8 + len(data)) + data
    return _write(
        Path(folder) / "camelup.icns", b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks
    )


def _png(picture: str, size: int) -> bytes:
    """The picture scaled to a square of `size` pixels, as a PNG file."""
    surface = pygame.transform.smoothscale(pygame.image.load(picture), (size, size))
    buffer = io.BytesIO()
    pygame.image.save(surface, buffer, "icon.png")
    return buffer.getvalue()


def _write(path: Path, data: bytes) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return str(path)
