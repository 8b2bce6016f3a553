"""A race that was left, also in the middle of a scoring, goes on from there."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from camelup_desktop.app.games.camelup.final_scoring import FinalScoringScene
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.scenes.recap import RecapScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Stage
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match, Turn, record
from tests.app.module_race import BY_HAND, seating
from tests.app.race_table import RaceTable, setup

QUICK, THOROUGH = 5, 40
"""So many times, at even distances, a race is left."""


def whole_race(
    services: Services, people: int, seats: int, modules: bool = False, **options: Any
) -> str:
    """The record of a whole race of random actions."""
    table_setup = (
        seating(seats, options, people) if modules else setup(people=people, seats=seats, **options)
    )
    header = RaceTable(services, table_setup).race.header
    match = Match(build(header))
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


def left_everywhere(services: Services, text: str, times: int) -> None:
    lines = text.splitlines(keepends=True)
    step = len(lines) // times
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
    "modules": {"people": 2, "seats": 6, "modules": True, **BY_HAND},
    "ten": {"people": 10, "seats": 10, "modules": True, **BY_HAND},
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


@pytest.mark.parametrize("stage", [Stage.FREE_ACTION, Stage.LEG_SCORING])
@pytest.mark.parametrize(
    ("people", "seats", "which"),
    [(2, 6, 0), pytest.param(10, 10, 3, marks=pytest.mark.slow), (1, 10, 1)],
)
def test_a_race_left_in_a_decision_goes_on_with_it(
    services: Services, stage: Stage, people: int, seats: int, which: int
) -> None:
    services.settings.update(motion="none")
    text = whole_race(services, people, seats, True, **BY_HAND)
    header, whole = record.loads(text, build)
    persons = range(people)
    steps = [
        step
        for step in range(len(whole))
        if whole.state_after(step).stage is stage and whole.state_after(step).turn in persons
    ]
    step = steps[which % len(steps)]
    whole.rewind(len(whole) - step)
    assert services.saves.save(header, whole)
    loaded = services.saves.load_latest()
    assert loaded is not None
    table = RaceTable(services, loaded)
    services.settings.update(privacy="off")
    for _ in range(3):
        table.press(pygame.K_ESCAPE if isinstance(table.scene, RecapScene) else 0)
    table.wait()
    state = table.match.state
    assert table.match.actions == loaded.match.actions and state.stage is stage
    kept = len(loaded.match)
    table.race.course.decide(table.match.game.legal_actions(state)[-1])
    table.until(lambda: len(table.match) > kept)
    table.wait()
    path = services.saves.path
    assert path is not None
    assert record.loads(path.read_text(encoding="utf-8"), build)[1].actions == table.match.actions
