"""A picture of the window in the player's pictures folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame


def save(surface: pygame.Surface, folder: Path, now: datetime) -> Path:
    """Write a PNG named after the time and return its path. Raises OSError or pygame.error."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"Camel Up Desktop {now:%Y-%m-%d %H.%M.%S}.png"
    pygame.image.save(surface, path)
    return path
