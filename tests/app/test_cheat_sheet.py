"""The cheat sheet tells the race, and the modules of the game on the table."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.app.scenes.cheat_sheet import CheatSheetScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import modules, printed_rules
from camelup_desktop.engine.table.record import Header
from tests.app.player import Player
from tests.app.race_table import RaceTable, setup


def header(*keys: str, **options: object) -> Header:
    rules = printed_rules().version
    return Header("camelup", rules, ("A",) * 6, modules=keys, options=options)


def sheet(services: Services, played: Header | None = None) -> CheatSheetScene:
    scene = CheatSheetScene(services, played)
    scene.relayout(View(services.window.size))
    return scene


def told(scene: CheatSheetScene) -> list[str]:
    return [" ".join(block.text for block in column) for column in scene._module_columns()]


def test_without_modules_there_is_no_other_page(services: Services) -> None:
    assert [widget.id for widget in sheet(services, header()).widgets] == ["close"]


def test_only_the_modules_in_play_are_told(services: Services) -> None:
    columns = told(sheet(services, header("photographer", "position_bets")))
    assert [column.split()[0] for column in columns] == ["Photographer", "Position"]
    assert "+£3" in columns[1]


@pytest.mark.rule("R73", "R99")
def test_the_rules_of_modules_are_told_as_they_are_played(services: Services) -> None:
    played = header("long_track", "consortium", consortiumChoice="manual")
    track, partners = told(sheet(services, played))
    assert "Free action" not in track and "chooses which" in partners
    track, partners = told(sheet(services, header("long_track", "consortium", m1Variant=True)))
    assert "Free action, once a turn" in track and "best one is copied" in partners


def test_where_nothing_is_played_everything_is_told(services: Services) -> None:
    scene = sheet(services)
    assert len(told(scene)) == len(modules())
    assert not any("[" in column or "{" in column for column in told(scene))


def test_the_pages_are_turned_by_mouse_and_by_keyboard(services: Services) -> None:
    player = Player(services)
    player.press(pygame.K_F2)
    assert isinstance(player.scene, CheatSheetScene)
    player.click("page")
    assert player.scene.title == services.strings.t("cheat.title_modules")
    player.press(pygame.K_TAB)
    while player.form.ring.current and player.form.ring.current.id != "page":
        player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    assert player.scene.title == services.strings.t("cheat.title")
    player.press(pygame.K_F2)
    assert not isinstance(player.scene, CheatSheetScene)


def test_at_a_table_it_tells_the_modules_of_that_table(services: Services) -> None:
    base = setup(people=1, seats=3)
    for keys in ((), ("photographer",)):
        table = RaceTable(services, TableSetup(base.seats, base.options, keys, seed="sand"))
        table.wait()
        table.press(pygame.K_F2)
        assert isinstance(table.scene, CheatSheetScene)
        assert len(told(table.scene)) == len(keys)
