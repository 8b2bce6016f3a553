"""Two races that differ only in a hidden card look and read alike until it is revealed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pygame
import pytest

from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scenes.recap import RecapScene, tales
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, RaceBet, State, actions
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header
from tests.app.race_table import RaceTable, setup

FRAMES = 200


def with_card(by: int, people: int, camel: Camel, level: str) -> LoadedGame:
    """A race in which `by` has just placed a race card, and everybody else a leg tile or a die."""
    table = setup(people, 4, level)
    names = tuple(seat.name for seat in table.seats)
    header = Header("camelup", "2014-1", names, (), table.options, 11, table.to_json())
    match: Match[State] = Match(build(header))
    dice = Dice(11)
    while not match.over:
        turn = match.state.turn
        if turn == by:
            match.play(actions.PlaceRaceBettingCard(camel, RaceBet.OVERALL_WINNER))
            return LoadedGame(header, match, datetime(2024, 5, 17))
        match.play(
            actions.TakeLegBettingTile(Camel.YELLOW) if isinstance(turn, int) else dice(match)
        )
    raise AssertionError


def seen(services: Services, loaded: LoadedGame, frames: int) -> Iterator[bytes]:
    """The race goes on; the pictures frame by frame."""
    table = RaceTable(services, loaded, speed="2.5")
    pygame.event.clear()
    for _ in range(frames):
        if table.choosing:
            table.take(actions.TakePyramidTile())
        elif table.scene is not table.race:
            table.press(pygame.K_RETURN)
        table.frames()
        yield table.picture()


def read(services: Services, loaded: LoadedGame) -> list[str]:
    """Everything that can be read of the race once its first leg is over."""
    table = RaceTable(services, loaded)
    while table.match.state.leg == 1:
        if table.choosing:
            table.take(actions.TakePyramidTile())
        table.press(pygame.K_ESCAPE) if isinstance(table.scene, RecapScene) else table.frames()
    table.wait()
    chronicle = table.race.chronicle
    texts = [line.text + line.brief for line in chronicle.lines]
    texts += [tale.text for tale in tales(chronicle.since(0))]
    texts += list(services.recent.lines())
    services.recent._events.clear()
    return texts


@pytest.mark.parametrize(
    ("by", "people"), [(0, 2), (1, 2), (2, 1), (3, 0)], ids=["first", "second", "bot", "watched"]
)
def test_no_picture_tells_a_hidden_card(services: Services, by: int, people: int) -> None:
    one = seen(services, with_card(by, people, Camel.BLUE, "random"), FRAMES)
    first = list(one)
    two = seen(services, with_card(by, people, Camel.ORANGE, "random"), FRAMES)
    for number, (left, right) in enumerate(zip(first, two, strict=True)):
        assert left == right, f"frame {number}"


@pytest.mark.parametrize(("by", "people"), [(0, 2), (2, 1)])
@pytest.mark.parametrize("level", ["random", "medium"])
def test_no_text_tells_a_hidden_card(services: Services, by: int, people: int, level: str) -> None:
    """Nor does any opponent act otherwise because of it, as the log shows."""
    blue = read(services, with_card(by, people, Camel.BLUE, level))
    white = read(services, with_card(by, people, Camel.WHITE, level))
    assert blue == white and len(blue) > 20


def test_the_only_person_sees_the_own_card_gone_and_nobody_elses(services: Services) -> None:
    table = RaceTable(services, with_card(0, 1, Camel.GREEN, "random"))
    view = table.race.desk.view
    assert Camel.GREEN not in view.players[0].hand
    for seat in (1, 2, 3):
        assert set(view.players[seat].hand) == {None}
