"""A race that was left, also in the middle of a scoring, goes on from there."""

from __future__ import annotations

import random
from typing import Any

import pytest

from camelup_desktop.app.games.camelup.final_scoring import FinalScoringScene
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match, Turn, record
from tests.app.race_table import RaceTable, setup

QUICK, THOROUGH = 35, 5
"""Every so many actions a race is left."""


def whole_race(services: Services, people: int, seats: int, **options: Any) -> str:
    """The record of a whole race of random actions."""
    table = RaceTable(services, setup(people=people, seats=seats, **options))
    header, match = table.race.header, Match(build(table.race.header))
    rng = random.Random(people)
    while match.state.turn is not Turn.OVER:
        game, state = match.game, match.state
        if state.turn is Turn.CHANCE:
            match.play(rng.choice(list(game.chance_outcomes(state))).action)
        else:
            match.play(rng.choice(game.legal_actions(state)))
    return record.dumps(header, match.actions)


def come_to_rest(table: RaceTable) -> None:
    """Until the table shows the match, or a scoring covers it."""
    scoring = LegScoringScene | FinalScoringScene
    table.until(lambda: table.in_step() or isinstance(table.scene, scoring), 600)
    table.frames(12)


def left_everywhere(services: Services, text: str, step: int) -> None:
    lines = text.splitlines(keepends=True)
    path = services.saves.path
    assert path is not None
    for count in range(1, len(lines), step):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(lines[:count]), encoding="utf-8")
        loaded = services.saves.load_latest()
        assert loaded is not None, count
        assert len(loaded.match) == count - 1
        table = RaceTable(services, loaded)  # bots may play on at once
        come_to_rest(table)
        assert table.match.actions[: count - 1] == loaded.match.actions[: count - 1]
        services.settings._listeners.clear()


TABLES: dict[str, dict[str, Any]] = {
    "one": {"people": 1, "seats": 3},
    "hidden totals": {"people": 2, "seats": 2, "moneyVisibility": "hiddenTotals"},
    "stacks": {"people": 2, "seats": 4, "setupStacking": "starterChooses"},
    "youngest": {"people": 1, "seats": 5, "firstPlayer": "youngest", "youngestSeat": 4},
    "bots": {"people": 0, "seats": 8, "setupStacking": "starterChooses"},
}


@pytest.mark.parametrize("name", TABLES)
def test_a_race_goes_on_from_some_actions(services: Services, name: str) -> None:
    services.settings.update(motion="none")
    left_everywhere(services, whole_race(services, **TABLES[name]), QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_race_goes_on_from_many_actions(services: Services, name: str) -> None:
    services.settings.update(motion="none")
    left_everywhere(services, whole_race(services, **TABLES[name]), THOROUGH)
