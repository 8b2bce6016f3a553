"""Ten players with all modules: every screen of the race holds them, and cuts no word."""

from __future__ import annotations

import random

import pygame
import pytest

from camelup_desktop.app.games.camelup.final_scoring import FinalScoringScene
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.games.camelup.panels.ribbons import lanes
from camelup_desktop.app.games.camelup.winner import WinnerScene
from camelup_desktop.app.scenes.curtain import CurtainScene
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import SURPRISE, SeatSetup, TableSetup
from camelup_desktop.engine.camelup import actions, modules
from camelup_desktop.engine.table import Action
from tests.app.race_table import RaceTable

EVERY = tuple(module.key for module in modules())
NAMES = ("Amina", "Bilal", "Chiara", "Diego", "Elif", "Fatou", "Goran", "Hana", "Idris", "Jonas")


def ten(services: Services, people: int, scale: int) -> RaceTable:
    services.settings.update(text_size=scale)
    characters = tuple(services.theme.people)
    seats = tuple(
        SeatSetup("human", name, person)
        if place < people
        else SeatSetup("ai", name, person, "random")
        for place, (name, person) in enumerate(zip(NAMES, characters, strict=True))
    )
    options = {"m1Variant": True, "consortiumChoice": "manual", "firstPlayer": "seat1"}
    return RaceTable(services, TableSetup(seats, options, EVERY, seed="ten"))


def something(table: RaceTable, rng: random.Random) -> Action:
    """A roll if possible, so that the race goes on; else anything."""
    legal = table.match.game.legal_actions(table.match.state)
    roll = actions.TakePyramidTile()
    return roll if roll in legal and rng.random() < 0.7 else rng.choice(legal)


@pytest.mark.parametrize("scale", [100, 175])
def test_a_whole_race_of_ten_fits_every_screen(services: Services, scale: int) -> None:
    table, rng = ten(services, 1, scale), random.Random(scale)
    seen: set[str] = set()
    for _ in range(4000):
        top = table.scene
        if isinstance(top, FormScene):
            assert top.painter.cut == [], type(top).__name__
            window = services.window.surface.get_rect()
            assert all(window.contains(w.rect) for w in top.widgets if w.clip is None)
            seen.add(type(top).__name__)
        if isinstance(top, WinnerScene):
            break
        if table.choosing:
            table.race.course.decide(something(table, rng))
        elif isinstance(top, LegScoringScene | FinalScoringScene):
            table.press(pygame.K_RETURN)
        table.frames()
    assert {"RaceScene", "LegScoringScene", "FinalScoringScene", "WinnerScene"} <= seen


def test_the_private_sheet_of_one_among_ten(services: Services) -> None:
    table = ten(services, 3, 100)
    table.wait()
    table.press(pygame.K_4, text="4")
    table.frames(60)
    assert isinstance(table.scene, CurtainScene) and table.form.painter.cut == []
    table.press(pygame.K_RETURN)
    table.frames(120)
    assert not isinstance(table.scene, CurtainScene) and table.form.painter.cut == []


@pytest.mark.rule("R95")
def test_ribbons_do_not_cover_each_other() -> None:
    pairs = [(0, 9), (1, 3), (2, 6), (4, 5), (7, 8)]
    found = dict(zip(pairs, lanes(pairs), strict=True))
    for one in pairs:
        for two in pairs:
            if one != two and one[0] <= two[1] and two[0] <= one[1]:
                assert found[one] != found[two]
    assert max(found.values()) < 3 and lanes([]) == []


def test_a_row_tells_level_and_temper_but_no_surprise(services: Services) -> None:
    people = tuple(services.theme.people)
    seats = (
        SeatSetup("human", "A", people[0]),
        SeatSetup("ai", "B", people[1], "easy", "joker"),
        SeatSetup("ai", "C", people[2], "hard", SURPRISE),
    )
    table = RaceTable(services, TableSetup(seats, {"firstPlayer": "seat1"}, seed="x"))
    table.wait()
    hints = {w.id: w.hint for w in table.race.widgets if w.id.startswith("row:")}
    assert "Tourist, Joker" in hints["row:1"]
    assert "Bookmaker:" in hints["row:2"] and "surprise" not in hints["row:2"].lower()
