"""The settings screen: every row by mouse and by keyboard, applied and saved at once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from camelup_desktop.app.scenes import settings as settings_module
from camelup_desktop.app.scenes.confirm import ConfirmScene
from camelup_desktop.app.scenes.settings import SettingsScene
from camelup_desktop.app.scenes.settings_pages import PAGES
from camelup_desktop.app.scenes.title import TitleScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import Settings, SettingsStore
from tests.app.player import Player

CHANGING = [
    (page, row.name) for page, rows in PAGES.items() for row in rows if row.control != "button"
]


@pytest.fixture
def player(services: Services) -> Player:
    player = Player(services)
    player.click("settings")
    return player


@pytest.mark.parametrize(("page", "name"), CHANGING)
def test_every_setting_is_changed_by_the_keyboard_and_kept(
    player: Player, services: Services, page: str, name: str
) -> None:
    player.click(f"page.{page}")
    before = getattr(services.settings.current, name)
    for key in (pygame.K_RIGHT, pygame.K_LEFT):
        player.form.ring.focus(f"row.{name}")
        player.press(key)
        if getattr(services.settings.current, name) != before:
            break
    after = getattr(services.settings.current, name)
    assert after != before
    kept = SettingsStore(services.folders.config).current
    assert getattr(kept, name) == after


@pytest.mark.parametrize(("page", "name"), CHANGING)
def test_every_setting_is_changed_by_the_mouse(
    player: Player, services: Services, page: str, name: str
) -> None:
    player.click(f"page.{page}")
    player.form.refocus(f"row.{name}")  # into sight
    before = getattr(services.settings.current, name)
    rect = player.rect(f"row.{name}")
    for share in (0.98, 0.02, 0.5):
        position = (rect.x + round(rect.w * share), rect.centery)
        if name.endswith("_volume") or name == "screen_shake":
            player.form.widgets[-3].press(position)  # pygame_gui reads the real mouse itself
            player.form.ring.focus(f"row.{name}")
            player.press(pygame.K_LEFT)
        else:
            player.click_at(position)
        if getattr(services.settings.current, name) != before:
            return
    raise AssertionError(f"{name} did not change")


def test_reset_all_asks_first(player: Player, services: Services) -> None:
    services.settings.update(speed="2.5", mute=True)
    player.click("reset")
    assert isinstance(player.scene, ConfirmScene)
    player.press(pygame.K_ESCAPE)
    assert services.settings.current.speed == "2.5"
    player.click("reset")
    player.click("yes")
    assert services.settings.current == Settings()


def test_folders_are_opened_or_their_place_is_told(
    player: Player, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(settings_module, "open_folder", opened.append)
    player.click("page.data")
    player.click("row.log_folder")
    assert opened == [services.folders.log]
    assert isinstance(player.scene, SettingsScene)
    assert str(services.folders.log) in player.scene.said


def test_esc_and_close_go_back(player: Player) -> None:
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, TitleScene)


def test_the_preview_moves_for_a_while_and_rests(player: Player, services: Services) -> None:
    drawn = player.loop.draws
    player.frames(30)
    assert player.loop.draws > drawn + 20
    player.frames(round(services.theme.seconds("preview.awake") * 60))
    drawn = player.loop.draws
    player.frames(30)
    assert player.loop.draws == drawn


@pytest.mark.parametrize(
    "change", [{"motion": "reduced"}, {"motion": "none"}, {"speed": "instant"}]
)
def test_the_preview_rests_when_motion_is_calmed(
    player: Player, services: Services, change: dict[str, str]
) -> None:
    player.frames(30)  # the wind that brought the screen has passed
    services.settings.update(**change)
    player.frames(3)
    drawn = player.loop.draws
    player.frames(30)
    assert player.loop.draws == drawn
