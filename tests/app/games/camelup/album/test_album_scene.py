"""The album is looked at page by page, and photographs are kept as files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.album.large import LargePhotoScene
from camelup_desktop.app.games.camelup.album.photos import taken
from camelup_desktop.app.games.camelup.album.scene import A_PAGE, AlbumScene
from camelup_desktop.app.games.camelup.album.studio import Studio
from camelup_desktop.app.games.camelup.winner import WinnerScene
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from tests.app.photo_race import NAMES, PEOPLE, SEATS, photographed
from tests.app.player import Player
from tests.app.race_table import RaceTable
from tests.app.screens import TEXT_SCALES, WINDOWS


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Pictures that cost nothing; the numbers of those that were drawn."""
    drawn: list[int] = []

    def picture(self: Studio, photo: Any, side: int) -> pygame.Surface:
        drawn.append(photo.number)
        return pygame.Surface((side, side))

    monkeypatch.setattr(Studio, "picture", picture)
    yield drawn


def album(services: Services) -> AlbumScene:
    words = Words(services.strings, NAMES[:SEATS])
    return AlbumScene(services, photographed().match, PEOPLE[:SEATS], words)


def opened(services: Services) -> tuple[Player, AlbumScene]:
    scene = album(services)
    player = Player(services, scene)
    player.frames(A_PAGE + 2)
    return player, scene


def files(services: Services) -> list[Path]:
    return sorted(services.folders.pictures.glob("*.png"))


def until_done(player: Player, scene: AlbumScene) -> None:
    for _ in range(200):
        player.frames()
        if not scene.lively:
            return
    raise AssertionError("it never came to an end")


def test_only_the_page_that_is_open_is_drawn(services: Services, plain: list[int]) -> None:
    player, scene = opened(services)
    assert plain == [1, 2, 3, 4]
    assert not scene.lively
    player.press(pygame.K_PAGEDOWN)
    player.frames(A_PAGE + 2)
    assert plain == [1, 2, 3, 4, 5, 6, 7, 8]
    assert scene.page == 1


def test_pages_end_where_the_photographs_end(services: Services, plain: list[int]) -> None:
    player, scene = opened(services)
    for _ in range(2 * scene.pages):
        player.press(pygame.K_PAGEDOWN)
    assert scene.page == scene.pages - 1
    last = len(scene.photos) % A_PAGE or A_PAGE
    assert len(scene.on_page) == last
    player.press(pygame.K_PAGEUP)
    assert scene.page == scene.pages - 2


def test_a_photograph_is_kept_and_it_is_said_where(services: Services) -> None:
    player, scene = opened(services)
    player.press(pygame.K_s)
    until_done(player, scene)
    (path,) = files(services)
    assert path.name in scene.status
    assert str(services.folders.pictures) in scene.status
    assert min(pygame.image.load(path).get_size()) > 900


def test_the_photograph_in_focus_is_the_one_that_is_kept(
    services: Services, plain: list[int]
) -> None:
    player, scene = opened(services)
    player.press(pygame.K_TAB)
    player.press(pygame.K_TAB)
    chosen = scene.photos[scene.chosen].number
    assert chosen > 1
    player.press(pygame.K_s)
    until_done(player, scene)
    assert plain[-1] == chosen
    assert files(services)[0].name.endswith(f"photo {chosen}.png")


def test_a_click_chooses(services: Services, plain: list[int]) -> None:
    player, scene = opened(services)
    player.click("photo:3")
    assert scene.chosen == 2


def test_a_photograph_is_looked_at_large_one_after_the_other(
    services: Services, plain: list[int]
) -> None:
    player, scene = opened(services)
    player.press(pygame.K_RETURN)
    large = player.scene
    assert isinstance(large, LargePhotoScene)
    assert plain[-1] == 1
    for _ in range(A_PAGE):
        player.press(pygame.K_RIGHT)
    assert plain[-1] == 1 + A_PAGE
    player.press(pygame.K_ESCAPE)
    assert player.scene is scene
    assert (scene.chosen, scene.page) == (A_PAGE, 1)


def test_the_large_photograph_is_the_first_or_last_at_the_ends(
    services: Services, plain: list[int]
) -> None:
    player, scene = opened(services)
    player.press(pygame.K_RETURN)
    player.press(pygame.K_LEFT)
    assert plain[-1] == 1
    for _ in range(2 * len(scene.photos)):
        player.press(pygame.K_RIGHT)
    assert plain[-1] == len(scene.photos)
    player.click_at((5, 5))
    assert player.scene is scene


def test_all_are_kept_one_a_frame(services: Services, plain: list[int]) -> None:
    player, scene = opened(services)
    drawn = len(plain)
    player.press(pygame.K_a)
    assert len(plain) - drawn <= 3, "not all at once"
    assert "of" in scene.status
    until_done(player, scene)
    assert len(files(services)) == len(scene.photos)
    assert scene.status.startswith(str(len(scene.photos)))


@pytest.mark.skipif(os.name == "nt", reason="a file in place of the folder is refused otherwise")
def test_a_folder_that_cannot_be_written_is_a_sentence(
    services: Services, plain: list[int]
) -> None:
    player, scene = opened(services)
    services.folders.pictures.parent.mkdir(parents=True, exist_ok=True)
    services.folders.pictures.write_text("in the way")
    player.press(pygame.K_a)
    until_done(player, scene)
    assert scene.status == services.strings.t(
        "album.not_kept", reason=services.strings.t("message.file_failed")
    )
    assert player.loop.running


@pytest.mark.skipif(
    os.name == "nt" or getattr(os, "geteuid", lambda: 1)() == 0, reason="nothing is read-only"
)
def test_a_read_only_folder_is_a_sentence(services: Services, plain: list[int]) -> None:
    player, scene = opened(services)
    services.folders.pictures.mkdir(parents=True)
    services.folders.pictures.chmod(0o500)
    player.press(pygame.K_s)
    until_done(player, scene)
    services.folders.pictures.chmod(0o700)
    assert services.strings.t("message.folder_read_only") in scene.status


def test_the_album_can_be_drawn_at_every_size(services: Services, plain: list[int]) -> None:
    for size in WINDOWS:
        for scale in (TEXT_SCALES[0], TEXT_SCALES[-1]):
            services.window.resize(size)
            scene = album(services)
            scene.relayout(View(size, scale))
            for _ in range(A_PAGE + 1):
                scene.update(0.016)
            scene.status = services.strings.t("album.kept", n=20, folder="Pictures/Camel Up")
            scene.draw(services.window.surface)
            assert scene.painter.cut == [], (size, scale)


def test_a_resize_draws_the_page_again(services: Services, plain: list[int]) -> None:
    player, _ = opened(services)
    player.resize((1024, 576))
    player.frames(A_PAGE + 2)
    assert plain == [1, 2, 3, 4, 1, 2, 3, 4]


def test_esc_goes_back(services: Services, plain: list[int]) -> None:
    player, _ = opened(services)
    player.press(pygame.K_ESCAPE)
    assert len(player.loop.stack) == 0


def test_the_winner_leads_to_the_album(services: Services, plain: list[int]) -> None:
    game = photographed()
    game.match.rewind(1)
    table = RaceTable(services, game, speed="instant", auto_continue=True)
    for _ in range(2000):
        if isinstance(table.scene, WinnerScene):
            break
        if table.choosing:
            table.press(pygame.K_1, text="1")
            table.press(pygame.K_RETURN)
        elif table.scene is not table.race:
            table.press(pygame.K_RETURN)
        table.frames(5)
    assert isinstance(table.scene, WinnerScene)
    assert plain == [], "nothing is drawn before somebody opens the album"
    table.press(pygame.K_p, text="p")
    assert isinstance(table.scene, AlbumScene)
    assert table.scene.photos == taken(table.match)
