"""With every module and a coach, what is seen and said is the same whatever card lies hidden."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Any

import pygame
import pytest

from camelup_desktop.ai.camelup import odds_memory, tables
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Camel, RaceBet, actions
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Action, Match, Turn
from camelup_desktop.engine.table.record import Header
from tests.app.module_race import ALL, BY_HAND, TEN_NAMES, seating
from tests.app.race_table import RaceTable
from tests.breaking.test_secrets import SLOW

NOW = datetime(2024, 5, 17)
FRAMES, EVERY = 600, 3
KEYS = "h0h567hx123h"


@pytest.fixture(autouse=True)
def _loaded() -> None:
    """Both looks take as long: nothing is read for the first one only."""
    at_once(tables.load())


def anything_else(match: Match[Any], rng: random.Random) -> Action:
    """Any action but a race bet."""
    legal = match.game.legal_actions(match.state)
    return rng.choice([a for a in legal if not isinstance(a, actions.PlaceRaceBettingCard)])


def hidden(card: Camel, people: int, seats: int, turns: int, bet: RaceBet) -> LoadedGame:
    """The seat before the last person places `card` at its first turn; then seat 0 is to choose."""
    secret = people - 1
    table = seating(seats, BY_HAND, people)
    header = Header(
        "camelup", "2014-1", TEN_NAMES[:seats], ALL, dict(table.options), "dunes", table.to_json()
    )
    match, rng, placed = Match(build(header)), random.Random(turns), False
    while len(match) < turns or match.state.turn != 0:
        state = match.state
        if state.turn is Turn.CHANCE:
            match.play(rng.choice(list(match.game.chance_outcomes(state))).action)
            continue
        action = actions.PlaceRaceBettingCard(card, bet)
        if state.turn == secret and not placed and action in match.game.legal_actions(state):
            match.play(action)
            placed = True
        else:
            match.play(anything_else(match, rng))
    assert placed and not match.over
    return LoadedGame(header, match, NOW)


def watched(
    services: Services, loaded: LoadedGame, mode: str, frames: int = FRAMES
) -> tuple[list[bytes], list[str]]:
    """Frames and words while people ask the coach, look round, and play on for some legs."""
    odds_memory.forget()
    services.rng.seed(5)
    services.settings.update(privacy="off", coach=mode, auto_continue=True)
    table = RaceTable(services, loaded, speed="2.5")
    rng = random.Random(3)
    pictures, words = [], []
    for frame in range(frames):
        if table.choosing and frame % 20 == 0:
            kind = rng.random()
            if kind < 0.6:
                letter = rng.choice(KEYS)
                table.press(ord(letter), text=letter)
            elif kind < 0.8:
                spot = rng.choice(table.race.widgets).rect.center
                pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=spot))
            else:
                while table.race.picker.back():
                    pass
                table.race.course.decide(anything_else(table.match, rng))
            words += [str(getattr(widget, "hint", "")) for widget in table.race.widgets]
        elif table.scene is not table.race and frame % 20 == 0:
            leg = isinstance(table.scene, LegScoringScene)
            table.press(pygame.K_RETURN if leg else pygame.K_ESCAPE)
        if table.match.over:
            break
        table.frames()
        if frame % EVERY == 0:
            pictures.append(table.picture())
    return pictures, [*words, *(line.text + line.brief for line in table.race.chronicle.lines)]


@pytest.mark.parametrize(
    ("people", "seats", "turns", "mode"),
    [
        (2, 6, 60, "advice"),
        pytest.param(3, 10, 110, "advice", marks=SLOW),
        pytest.param(2, 6, 90, "odds", marks=SLOW),
        pytest.param(6, 6, 70, "advice", marks=SLOW),
    ],
)
def test_a_hidden_card_changes_nothing_in_a_race_with_modules(
    services: Services, people: int, seats: int, turns: int, mode: str
) -> None:
    bet = RaceBet.OVERALL_WINNER if turns % 20 else RaceBet.OVERALL_LOSER
    watched(services, hidden(Camel.BLUE, people, seats, turns, bet), mode, 60)  # fills stores
    looks = [
        watched(services, hidden(card, people, seats, turns, bet), mode)
        for card in (Camel.BLUE, Camel.WHITE)
    ]
    assert looks[0][1] == looks[1][1]
    assert len(looks[0][0]) == len(looks[1][0]) > 100
    assert looks[0][0] == looks[1][0]
