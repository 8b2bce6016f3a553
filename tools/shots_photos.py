"""The shot, the album and a photograph looked at large, for `shots.py`."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.games.camelup.album.photos import taken
from camelup_desktop.app.games.camelup.album.scene import A_PAGE, AlbumScene
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.measures.table import Sitting
from camelup_desktop.app.services import Services
from tests.app.photo_race import NAMES, PEOPLE, SEATS, photographed
from tests.app.player import Player

SEED = 1
TOWER = 3
"""Number of the photograph that shows a tower of three."""
LOOKED_AT = 60
"""Frames after the shutter: the card lies there and the pounds are being counted."""


def shot(services: Services) -> None:
    """The card of a tower lies over the table."""
    services.settings.update(speed="1", motion="full", privacy="off")
    game = photographed(SEED)
    step = taken(game.match)[TOWER - 1].step
    roll = game.match.actions[step - 1][1]
    game.match.rewind(len(game.match) - step + 1)
    sitting = Sitting(services, game.match, [roll], FixedClock())
    board = sitting.race.board
    sitting.frames_until(lambda: any(photo.taken for photo in board.prints))
    sitting.frames(LOOKED_AT)


def album(services: Services) -> None:
    """A page of the album."""
    _album(services)


def large(services: Services) -> None:
    """The third photograph, large."""
    player = _album(services)
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RETURN)
    player.frames(2)


def _album(services: Services) -> Player:
    words = Words(services.strings, NAMES[:SEATS])
    player = Player(services, AlbumScene(services, photographed(SEED).match, PEOPLE[:SEATS], words))
    player.frames(A_PAGE + 4)
    return player


PHOTOS: dict[str, Callable[[Services], None]] = {
    "race_shot": shot,
    "race_album": album,
    "race_photo": large,
}
"""Name -> what brings the screen about."""
