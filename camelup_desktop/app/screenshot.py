"""A picture of the window in the player's pictures folder."""

from __future__ import annotations

import io
from datetime import datetime
from pathlib import Path

import pygame

from camelup_desktop.app import files


def save(surface: pygame.Surface, folder: Path, now: datetime) -> Path:
    """Write a PNG named after the time and return its path. Raises OSError or pygame.error."""
    stem = f"Camel Up Desktop {now:%Y-%m-%d %H.%M.%S}"
    path, number = folder / f"{stem}.png", 2
    while path.exists():
        path, number = folder / f"{stem} ({number}).png", number + 1
    write_png(surface, path)
    return path


def write_png(surface: pygame.Surface, path: Path) -> None:
    """Write a picture whole or not at all. Raises OSError or pygame.error.

    SDL says nothing of a disk that is full, so it never writes the file itself.
    """
    content = io.BytesIO()
    pygame.image.save(surface, content, "picture.png")
    files.write_atomic(path, content.getvalue())
