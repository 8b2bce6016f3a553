"""Random races, played by the program and by the oracle: they must never differ."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, Side, modules, options
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceDesertTile,
    PlaceRaceBettingCard,
    PlaceStartingCamel,
    RollDie,
    StackStartingCamels,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action, Verdict
from tests.engine.camelup.oracle.table import HOUSE_RULES
from tests.engine.camelup.random_play import play_out, some_house_rules
from tests.engine.camelup.side_by_side import at_start, record_of

ONLY_SEEN = {"moneyVisibility"}
"""House rules about what a screen shows; they change nothing that is known, played or paid."""


def test_the_oracle_knows_every_house_rule_that_is_played() -> None:
    there = [*options(), *(option for module in modules() for option in module.options)]
    played = {option.key: option.choices for option in there if option.key not in ONLY_SEEN}
    assert len(played) == len(HOUSE_RULES)
    assert sorted(map(len, played.values())) == sorted(map(len, HOUSE_RULES.values()))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("number", range(6))
def test_a_few_races_go_alike(seats: int, number: int) -> None:
    rng = random.Random(f"few {seats} {number}")
    play_out(at_start(seats, **some_house_rules(rng, seats)), rng)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("batch", range(3))
def test_a_thousand_races_go_alike(seats: int, batch: int) -> None:
    for number in range(50):
        rng = random.Random(f"many {seats} {batch} {number}")
        play_out(at_start(seats, **some_house_rules(rng, seats)), rng)


@pytest.mark.slow
@pytest.mark.parametrize("option", options(), ids=lambda option: option.key)
def test_each_house_rule_alone_goes_alike(option: Any) -> None:
    for choice in option.choices:
        for number in range(25):
            rng = random.Random(f"one {option.key} {choice} {number}")
            play_out(at_start(rng.randint(2, 8), **{option.key: choice}), rng)


chosen_house_rules = st.fixed_dictionaries(
    {}, optional={option.key: st.sampled_from(option.choices) for option in options()}
)


@settings(max_examples=60)
@given(
    seats=st.integers(2, 8),
    house_rules=chosen_house_rules,
    picks=st.lists(st.integers(0, 10_000), min_size=10, max_size=120),
)
def test_whatever_is_picked_goes_alike(
    seats: int, house_rules: dict[str, Any], picks: list[int]
) -> None:
    """Each pick counts through what is possible, most forward first, so that it shrinks well."""
    race = at_start(seats, **house_rules)
    for pick in picks:
        if race.match.over:
            return
        possible = race.match.game.possible_actions(race.state)
        race.plays(possible[pick % len(possible)])


EVERYTHING: tuple[Action, ...] = (
    TakePyramidTile(),
    *(ChooseStartingSeat(seat) for seat in range(-1, 10)),
    *(PlaceStartingCamel(camel, space) for camel in CAMELS for space in range(-1, 6)),
    *(RollDie(camel, pips) for camel in CAMELS for pips in range(-1, 6)),
    *(TakeLegBettingTile(camel) for camel in CAMELS),
    *(PlaceDesertTile(space, side) for space in range(-2, 20) for side in Side),
    *(PlaceRaceBettingCard(camel, bet) for camel in CAMELS for bet in RaceBet),
    StackStartingCamels(CAMELS),
    StackStartingCamels(CAMELS[:4]),
    StackStartingCamels((*CAMELS, Camel.BLUE)),
    StackStartingCamels((*CAMELS[:4], Camel.BLUE)),
    StackStartingCamels(()),
)
"""Every action there is, with values around what can make sense."""


@settings(max_examples=25)
@given(
    seats=st.integers(2, 8),
    house_rules=chosen_house_rules,
    picks=st.lists(st.integers(0, 10_000), min_size=7, max_size=60),
)
def test_whatever_one_could_want_is_allowed_by_both_or_by_neither(
    seats: int, house_rules: dict[str, Any], picks: list[int]
) -> None:
    """The program need not list an action to be asked about it, as it is for every saved game."""
    race = at_start(seats, **house_rules)
    for pick in picks:
        if race.match.over:
            return
        choices = race.oracle.choices()
        for action in (*EVERYTHING, *race.match.game.candidate_actions(race.state)):
            allowed = record_of(race.state.turn, action) in choices
            assert (race.objection(action) is None) == allowed, action
        possible = race.match.game.possible_actions(race.state)
        race.plays(possible[pick % len(possible)])


def test_after_the_race_nothing_can_be_done() -> None:
    rng = random.Random("the end")
    race = at_start(4)
    play_out(race, rng)
    assert race.oracle.choices() == []
    for _, action in race.match.actions:
        assert race.objection(action) is Verdict.GAME_OVER


@pytest.mark.parametrize("option", options(), ids=lambda option: option.key)
def test_the_house_rules_of_the_race_reach_the_oracle(option: Any) -> None:
    houses = {str(at_start(3, **{option.key: choice}).oracle.house) for choice in option.choices}
    assert len(houses) == (1 if option.key in ONLY_SEEN else len(option.choices))
