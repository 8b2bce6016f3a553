"""The private sheet: shuffled cards, placing by keys and mouse, hiding, and what never leaks."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.keys import BET_KEYS
from camelup_desktop.app.games.camelup.private_sheet import PrivateSheetScene
from camelup_desktop.app.scenes.curtain import CurtainScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, RaceBet, actions
from tests.app.race_table import RaceTable, setup


def opened(services: Services, **settings: Any) -> tuple[RaceTable, PrivateSheetScene]:
    """Two people; the first one looks at the sheet, and the lock is open."""
    table = RaceTable(services, setup(people=2), privacy="off", **settings)
    table.wait()
    return table, open_sheet(table)


def open_sheet(table: RaceTable) -> PrivateSheetScene:
    table.press(pygame.K_4)
    table.frames(40)
    assert isinstance(table.scene, PrivateSheetScene)
    return table.scene


def place_of(sheet: PrivateSheetScene, camel: Camel) -> int:
    return list(sheet._cards).index(camel) + 1


@pytest.mark.parametrize("camel", list(Camel))
@pytest.mark.parametrize("bet", list(RaceBet))
def test_every_card_goes_on_either_deck_by_keys(
    services: Services, camel: Camel, bet: RaceBet
) -> None:
    table, sheet = opened(services)
    before = len(table.match)
    table.press(pygame.K_0 + place_of(sheet, camel))
    table.press((pygame.K_LEFT, pygame.K_RIGHT)[BET_KEYS.index(bet)])
    table.press(pygame.K_RETURN)
    table.until(lambda: len(table.match) > before)
    assert table.match.actions[before] == (0, actions.PlaceRaceBettingCard(camel, bet))


def test_a_card_is_placed_by_mouse(services: Services) -> None:
    table, sheet = opened(services)
    before = len(table.match)
    table.click(f"card{place_of(sheet, Camel.GREEN)}")
    table.click("loser")
    table.click("place")
    table.until(lambda: len(table.match) > before)
    assert table.match.actions[before][1] == actions.PlaceRaceBettingCard(
        Camel.GREEN, RaceBet.OVERALL_LOSER
    )


def test_nothing_is_placed_before_card_and_deck_are_picked(services: Services) -> None:
    table, _ = opened(services)
    before = len(table.match)
    table.click("place")
    table.press(pygame.K_1)
    table.click("place")
    assert isinstance(table.scene, PrivateSheetScene) and len(table.match) == before


def test_cards_lie_in_another_order_every_time(services: Services) -> None:
    table, sheet = opened(services)
    orders = [tuple(sheet._cards)]
    for _ in range(6):
        table.press(pygame.K_ESCAPE)
        table.wait()
        orders.append(tuple(open_sheet(table)._cards))
    assert any(one != two for one, two in pairwise(orders))
    assert all(set(order) == set(Camel) for order in orders)


def test_it_takes_no_input_at_first(services: Services) -> None:
    table = RaceTable(services, setup(people=2), privacy="off")
    table.wait()
    table.press(pygame.K_4)
    sheet = table.scene
    assert isinstance(sheet, PrivateSheetScene) and sheet.locked
    for key in (pygame.K_1, pygame.K_LEFT, pygame.K_RETURN, pygame.K_ESCAPE):
        table.press(key)
    assert table.scene is sheet and sheet._action() is None and sheet._camel is None


def test_it_hides_behind_the_curtain_when_the_window_loses_the_keyboard(
    services: Services,
) -> None:
    table, _ = opened(services)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.frames(1)
    assert isinstance(table.scene, CurtainScene)
    table.frames(40)
    table.press(pygame.K_SPACE)
    assert isinstance(table.scene, PrivateSheetScene)
    assert table.scene._camel is None


def test_the_card_lies_face_down_before_the_sheet_leaves(services: Services) -> None:
    table, sheet = opened(services, speed="1", motion="full")
    card = next(iter(sheet._cards))
    table.press(pygame.K_1)
    table.press(pygame.K_LEFT)
    table.press(pygame.K_RETURN)
    seen = []
    while table.scene is sheet:
        table.frames()
        seen.append(sheet._cards[card].turning.back)
    assert seen[-1] and not seen[0]
    for _ in range(3):  # nothing can stop or hurry it
        table.press(pygame.K_ESCAPE)


def test_no_screenshot_while_cards_are_seen(services: Services) -> None:
    table, sheet = opened(services)
    assert sheet.private
    table.press(pygame.K_F12)
    folder = services.folders.pictures
    assert not folder.exists() or not list(folder.iterdir())


def test_own_placed_cards_are_told_to_their_owner_alone(services: Services) -> None:
    table, sheet = opened(services)
    table.press(pygame.K_0 + place_of(sheet, Camel.WHITE))
    table.press(pygame.K_LEFT)
    table.press(pygame.K_RETURN)
    table.until(lambda: table.race.course.choosing == 1)
    theirs = open_sheet(table)
    assert not _mine(theirs)
    table.press(pygame.K_ESCAPE)
    table.take(actions.TakePyramidTile())
    table.until(lambda: table.race.course.choosing == 0)
    assert _mine(open_sheet(table)) == [Camel.WHITE]


def _mine(sheet: PrivateSheetScene) -> list[Camel | None]:
    return [card.camel for deck in sheet._view.decks.values() for card in deck if card.camel]
