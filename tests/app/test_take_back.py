"""Taking back: own actions only, never across chance, a reveal or a passed turn."""

from __future__ import annotations

from typing import Any

from camelup_desktop.app.scenes.take_back import allowance, passes_slowly
from camelup_desktop.app.settings import Settings
from camelup_desktop.engine.camelup import (
    Camel,
    RaceBet,
    Side,
    Stage,
    State,
    actions,
    camel_up,
)
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.dice import Dice


def started(seats: int = 2, options: dict[str, Any] | None = None, seed: int = 1) -> Match[State]:
    match, dice = Match(camel_up(seats, (), {"firstPlayer": "seat1"} | (options or {}))), Dice(seed)
    while not match.game.legal_actions(match.state):
        match.play(dice(match))
    return match


def test_a_choice_may_be_taken_back_while_the_turn_has_not_passed() -> None:
    for action in (
        actions.TakeLegBettingTile(Camel.BLUE),
        actions.PlaceDesertTile(9, Side.OASIS),
        actions.PlaceRaceBettingCard(Camel.BLUE, RaceBet.OVERALL_LOSER),
    ):
        match = started()
        since, before = len(match), match.state
        match.play(action)
        assert allowance(match, 0, since) == 1
        assert allowance(match, 1, since) == 0
        match.rewind(1)
        assert match.state == before


def test_a_passed_turn_stands() -> None:
    match = started()
    match.play(actions.TakeLegBettingTile(Camel.BLUE))
    assert allowance(match, 0, len(match)) == 0


def test_another_seats_action_stands() -> None:
    match = started()
    since = len(match)
    match.play(actions.TakeLegBettingTile(Camel.BLUE))
    match.play(actions.TakeLegBettingTile(Camel.BLUE))
    assert allowance(match, 0, since) == 0 and allowance(match, 1, since) == 1


def test_a_die_stands_before_and_after_it_falls() -> None:
    match = started()
    since = len(match)
    match.play(actions.TakePyramidTile())
    assert allowance(match, 0, since) == 0
    match.play(Dice(3)(match))
    assert allowance(match, 0, since) == allowance(match, 1, since) == 0


def test_the_opening_by_chance_stands() -> None:
    match = started()
    assert allowance(match, 0, 0) == 0


def test_stacking_the_camels_may_be_taken_back_together_with_what_follows() -> None:
    match = next(
        found
        for seed in range(50)
        if (found := started(options={"setupStacking": "starterChooses"}, seed=seed)).state.stage
        is Stage.STARTING_STACKS
    )
    since = len(match)
    match.play(actions.StackStartingCamels(tuple(Camel)))
    assert match.state.turn == 0 and allowance(match, 0, since) == 1
    match.play(actions.TakeLegBettingTile(Camel.BLUE))
    assert allowance(match, 0, since) == 2


def test_the_end_of_the_race_stands() -> None:
    match, dice = started(), Dice(2)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        match.play(actions.TakePyramidTile() if legal else dice(match))
    assert allowance(match, 0, 0) == allowance(match, 1, 0) == 0


def test_a_turn_passes_slowly_only_if_it_passes_and_somebody_wants_it() -> None:
    match = started()
    match.play(actions.TakeLegBettingTile(Camel.BLUE))
    assert passes_slowly(match, 0, Settings())
    assert not passes_slowly(match, 0, Settings(take_back=False))
    assert passes_slowly(match, 0, Settings(take_back=False, wait_for_end_turn=True))
    assert not passes_slowly(match, 1, Settings())
    match.play(actions.TakePyramidTile())
    assert not passes_slowly(match, 1, Settings())
    assert not passes_slowly(match, Turn.CHANCE, Settings())
