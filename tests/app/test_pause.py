"""Pause: every way on, and that nothing can be lost there."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from camelup_desktop.app.scene import Change, Scene
from camelup_desktop.app.scenes.cheat_sheet import CheatSheetScene
from camelup_desktop.app.scenes.confirm import ConfirmScene
from camelup_desktop.app.scenes.pause import PauseResult, PauseScene
from camelup_desktop.app.scenes.settings import SettingsScene
from camelup_desktop.app.scenes.title import TitleScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import printed_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table.match import Match
from camelup_desktop.engine.table.record import Header
from tests.app.player import Player


class Race(Scene):
    """Stands for the race under the pause."""

    results: list[object]

    def __init__(self) -> None:
        self.results = []

    def resume(self, result: object = None) -> None:
        self.results.append(result)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("brown")

    def update(self, dt: float) -> Change | None:
        return None


@pytest.fixture
def race() -> Race:
    return Race()


@pytest.fixture
def player(services: Services, race: Race) -> Player:
    header = Header("camelup", printed_rules().version, ("Amira", "Bashir"))
    match: Match[Any] = Match(build(header))
    services.saves.save(header, match)
    player = Player(services, race)
    player.loop.stack.push(PauseScene(services, header, match), player.loop.view)
    player.frames(2)
    return player


def test_esc_goes_on(player: Player, race: Race) -> None:
    player.press(pygame.K_ESCAPE)
    assert player.scene is race and race.results == [None]


@pytest.mark.parametrize(
    ("control", "scene"),
    [("settings", SettingsScene), ("cheat", CheatSheetScene), ("restart", ConfirmScene)],
)
def test_buttons_open_their_screens(player: Player, control: str, scene: type) -> None:
    player.click(control)
    assert isinstance(player.scene, scene)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, PauseScene)


def test_only_a_confirmed_restart_restarts(player: Player, race: Race) -> None:
    player.click("restart")
    player.click("no")
    player.frames(3)
    assert isinstance(player.scene, PauseScene)
    player.click("restart")
    player.click("yes")
    player.frames(3)
    assert race.results == [PauseResult.RESTART]


def test_no_is_the_default_of_a_question(player: Player) -> None:
    player.click("restart")
    player.press(pygame.K_RETURN)
    player.frames(2)
    assert isinstance(player.scene, PauseScene)


def test_exit_goes_to_the_title_and_quit_leaves(player: Player) -> None:
    player.click("title")
    assert isinstance(player.scene, TitleScene)


def test_quit_leaves_the_program(player: Player) -> None:
    player.click("quit")
    assert not player.loop.running


@pytest.mark.parametrize("by_key", [True, False])
def test_a_copy_is_saved_and_named(player: Player, services: Services, by_key: bool) -> None:
    if by_key:
        player.press(pygame.K_s, pygame.KMOD_LCTRL)
    else:
        player.click("copy")
    copies = list((services.folders.data / "copies").glob("*.jsonl"))
    assert len(copies) == 1
    assert isinstance(player.scene, PauseScene)
    assert copies[0].name in player.scene.status


def test_a_race_that_is_not_saved_says_so(player: Player, services: Services) -> None:
    services.saves.switch_off("message.second_instance")
    assert isinstance(player.scene, PauseScene)
    assert services.strings.t("message.second_instance") in player.scene.status
    player.click("copy")
    assert "could not be saved" in player.scene.status
