"""The curtain: opaque, names only the person, takes no input at first."""

from __future__ import annotations

import pygame

from camelup_desktop.app.games.camelup.private_sheet import PrivateSheetScene
from camelup_desktop.app.scenes.curtain import CurtainScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, actions
from tests.app.race_table import NAMES, RaceTable, setup


def behind_curtain(services: Services, privacy: str = "smart") -> RaceTable:
    """Two people at the table, the first one has chosen a race bet."""
    table = RaceTable(services, setup(people=2), privacy=privacy)
    table.wait()
    table.press(pygame.K_4)
    return table


def test_choosing_a_race_bet_draws_the_curtain(services: Services) -> None:
    table = behind_curtain(services)
    assert isinstance(table.scene, CurtainScene) and table.scene.opaque


def test_without_privacy_the_sheet_opens_directly(services: Services) -> None:
    table = behind_curtain(services, privacy="off")
    assert isinstance(table.scene, PrivateSheetScene)


def test_a_single_person_needs_no_curtain(services: Services) -> None:
    table = RaceTable(services, setup(people=1))
    table.wait()
    table.press(pygame.K_4)
    assert table.choosing


def test_a_hammered_space_reveals_nothing(services: Services) -> None:
    """Whoever hammers Space to skip animations must not open the cards by accident."""
    table = behind_curtain(services)
    for _ in range(12):
        table.press(pygame.K_SPACE)
        assert isinstance(table.scene, CurtainScene)
    table.frames(30)
    table.press(pygame.K_SPACE)
    assert isinstance(table.scene, PrivateSheetScene)


def test_the_whole_window_is_covered(services: Services) -> None:
    """The curtain looks the same whatever lies on the table."""
    pictures = []
    for moves in (0, 3):
        table = RaceTable(services, setup(people=2))
        for _ in range(moves):
            table.wait()
            table.take(actions.TakePyramidTile())
        while not table.choosing or table.race.course.choosing != 0:
            table.wait()
            if table.race.course.choosing != 0:
                table.take(actions.TakePyramidTile())
        table.press(pygame.K_4)
        table.frames(60)
        pictures.append(table.picture())
    assert pictures[0] == pictures[1]


def test_escape_goes_back_to_another_action(services: Services) -> None:
    table = behind_curtain(services)
    table.frames(40)
    table.press(pygame.K_ESCAPE)
    assert table.choosing
    table.press(pygame.K_2)
    table.press(pygame.K_1)
    assert table.race.picker.action == actions.TakeLegBettingTile(Camel.BLUE)


def test_everything_works_by_mouse(services: Services) -> None:
    table = behind_curtain(services)
    table.frames(40)
    table.click("cancel")
    assert table.choosing
    table.click("act:4")
    table.frames(40)
    table.click("reveal")
    assert isinstance(table.scene, PrivateSheetScene)


def test_each_turn_begins_behind_a_curtain_if_asked_for(services: Services) -> None:
    table = RaceTable(services, setup(people=2, seats=2), privacy="each_turn")
    for turn in range(4):
        table.until(lambda: isinstance(table.scene, CurtainScene))
        assert isinstance(table.scene, CurtainScene)
        assert table.scene._seat.name == NAMES[turn % 2]
        table.frames(40)
        table.press(pygame.K_SPACE)
        table.wait()
        table.take(actions.TakePyramidTile())


def test_only_the_person_is_named(services: Services) -> None:
    """The words of the curtain hold the name and nothing of the game."""
    table = behind_curtain(services)
    said = table.scene.t("curtain.only", name=NAMES[0])  # type: ignore[attr-defined]
    assert NAMES[0] in said and not any(name in said for name in NAMES[1:])
