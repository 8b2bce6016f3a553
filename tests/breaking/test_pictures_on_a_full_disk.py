"""What people ask to be kept is kept whole, or it is said that it was not."""

import errno
import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.album.scene import AlbumScene
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from tests.app.photo_race import photographed
from tests.app.player import Player


def full(*_: Any, **__: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def kept(services: Services) -> list[Path]:
    folder = services.folders.pictures
    return sorted(folder.iterdir()) if folder.exists() else []


def album(services: Services) -> tuple[Player, AlbumScene]:
    """The album of a race, open in a loop."""
    loaded = photographed()
    table = TableSetup.from_json(loaded.header.table, tuple(services.theme.people))
    assert table is not None
    characters = [seat.character for seat in table.seats]
    words = Words(services.strings, loaded.header.seats)
    scene = AlbumScene(services, loaded.match, characters, words)
    return Player(services, scene), scene


def test_half_a_photograph_is_none(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    player, scene = album(services)
    real = os.fsync
    monkeypatch.setattr(os, "fsync", full)
    player.press(pygame.K_a)
    for _ in range(100):
        player.frames(1)
    assert services.strings.t("message.disk_full") in scene.status
    assert kept(services) == []
    monkeypatch.setattr(os, "fsync", real)
    player.press(pygame.K_s)
    for _ in range(20):
        player.frames(1)
    (path,) = kept(services)
    assert pygame.image.load(path).get_width() > 0
    assert path.name in scene.status


def test_half_a_screenshot_is_none(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(services)
    real = os.fsync
    monkeypatch.setattr(os, "fsync", full)
    player.press(pygame.K_F12)
    assert kept(services) == []
    monkeypatch.setattr(os, "fsync", real)
    player.press(pygame.K_F12)
    assert [pygame.image.load(path).get_size() for path in kept(services)] == [services.window.size]


def test_two_screenshots_in_a_second_are_two_files(services: Services) -> None:
    player = Player(services)
    player.loop._now = services.now
    player.press(pygame.K_F12)
    player.press(pygame.K_F12)
    assert len(kept(services)) == 2
