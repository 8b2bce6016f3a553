"""Photographs as PNG files in the player's pictures folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame

from camelup_desktop.app import files
from camelup_desktop.app.games.camelup.album.photos import Photo
from camelup_desktop.app.screenshot import write_png


class NotKept(Exception):
    """A photograph could not be written; `reason` is the key of the string that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def keep(picture: pygame.Surface, photo: Photo, folder: Path, now: datetime) -> Path:
    """Write a photograph under a name of its own and return its path. Raises NotKept."""
    path = folder / f"Camel Up Desktop {now:%Y-%m-%d %H.%M.%S} photo {photo.number}.png"
    try:
        write_png(picture, path)
    except OSError as error:
        raise NotKept(files.reason(error)) from error
    except pygame.error as error:
        raise NotKept("message.file_failed") from error
    return path
