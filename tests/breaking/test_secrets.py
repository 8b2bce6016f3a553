"""Two races that differ in nothing but a hidden race betting card look, read and sound the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, RaceBet, actions, printed_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.record import Header
from tests.app.race_table import NAMES, RaceTable, setup

SECRET_SEAT = 1
NOW = datetime(2024, 5, 17, 19, 42, 30)


def race(
    card: Camel, people: int, turns: int, options: dict[str, Any], secret: int = SECRET_SEAT
) -> LoadedGame:
    """The seat `secret` places `card` at its first turn; nobody else bets on the race."""
    table = setup(people=people, seats=3, **options)
    header = Header(
        "camelup",
        printed_rules().version,
        NAMES[:3],
        options=dict(table.options),
        seed="dunes",
        table=table.to_json(),
    )
    match, rng, placed = Match(build(header)), random.Random(7), False
    while len(match) < turns or match.state.turn is Turn.CHANCE:
        state = match.state
        if state.turn is Turn.CHANCE:
            match.play(rng.choice(list(match.game.chance_outcomes(state))).action)
        elif state.turn == secret and not placed:
            match.play(actions.PlaceRaceBettingCard(card, RaceBet.OVERALL_WINNER))
            placed = True
        else:
            kinds = (actions.TakePyramidTile, actions.TakeLegBettingTile)
            legal = [a for a in match.game.legal_actions(state) if isinstance(a, kinds)]
            match.play(rng.choice(legal))
    assert placed and not match.over
    return LoadedGame(header, match, NOW)


Look = tuple[list[bytes], list[str], list[str]]


def looked_at(services: Services, loaded: LoadedGame, privacy: str) -> Look:
    """Pictures and words of the table, its recap, its log and the pause."""
    services.rng.seed(5)
    services.settings.update(privacy=privacy)
    table = RaceTable(services, loaded)
    pictures = []
    for key in (None, pygame.K_RETURN, pygame.K_r, pygame.K_ESCAPE, pygame.K_l, pygame.K_ESCAPE):
        if key is not None:
            table.press(key)
        table.frames(20)
        pictures.append(table.picture())
    tips = []
    for widget in table.race.widgets:
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=widget.rect.center))
        table.frames(3)
        tips.append(str(getattr(widget, "hint", "")))
    pictures.append(table.picture())
    return pictures, [line.text + line.brief for line in table.race.chronicle.lines], tips


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    "privacy", ["smart", pytest.param("each_turn", marks=SLOW), pytest.param("off", marks=SLOW)]
)
@pytest.mark.parametrize("people", [1, 2, pytest.param(3, marks=SLOW)])
@pytest.mark.parametrize("own", [True, pytest.param(False, marks=SLOW)])
def test_a_hidden_card_changes_no_picture_and_no_word(
    services: Services, privacy: str, people: int, own: bool
) -> None:
    options = {} if own else {"showOwnRaceBets": False}
    looks = []
    for card in (Camel.BLUE, Camel.WHITE):
        turns = 24
        loaded = race(card, people, turns, options)
        while people > 1 and loaded.match.state.turn == SECRET_SEAT:
            turns += 1
            loaded = race(card, people, turns, options)
        looks.append(looked_at(services, loaded, privacy))
    blue, white = looks
    assert blue[1] == white[1]
    assert blue[2] == white[2]
    assert blue[0] == white[0]


def test_no_word_tells_ones_own_card_where_the_house_says_so(services: Services) -> None:
    looks = [
        looked_at(services, race(card, 1, 24, {"showOwnRaceBets": False}, secret=0), "smart")
        for card in (Camel.BLUE, Camel.WHITE)
    ]
    assert looks[0][1] == looks[1][1]
    assert looks[0][2] == looks[1][2]


@pytest.mark.parametrize("level", ["random", pytest.param("trader", marks=SLOW)])
def test_no_reason_of_a_bot_names_the_card_it_placed(services: Services, level: str) -> None:
    words = Words(services.strings, NAMES)
    names = [words.camel(camel).casefold() for camel in Camel]
    told: list[str] = []
    table = RaceTable(services, setup(people=0, seats=5, level=level), auto_continue=True)
    course = table.race.course
    why: Callable[[Any], str] = table.race.why

    def listen(thinker: Any) -> str:
        _, action = course.match.actions[-1]
        said = why(thinker)
        if isinstance(action, actions.PlaceRaceBettingCard):
            told.append(f"{action.camel.value}: {said}")
        return said

    table.race.why = listen  # type: ignore[method-assign]
    table.until(lambda: course.match.over, most=60_000)
    assert told
    for sentence in told:
        card, _, said = sentence.partition(": ")
        assert words.camel(Camel(card)).casefold() not in said.casefold(), sentence
        assert not any(name in said.casefold() for name in names), sentence
