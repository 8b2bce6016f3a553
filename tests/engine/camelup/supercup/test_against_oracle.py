"""Random races with modules, played by the program and by the oracle: they must never differ."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import CAMELS, camel_up, module_options, seat_limits
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.supercup.consortium import (
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
)
from camelup_desktop.engine.camelup.supercup.long_track import (
    DeclineFreeAction,
    ReturnPyramidTile,
    RollSupportDie,
)
from camelup_desktop.engine.camelup.supercup.photographer import PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    TakeBottomLegBettingTile,
)
from camelup_desktop.engine.table import Action
from tests.engine.camelup.oracle.table import MODULES, can_play
from tests.engine.camelup.random_play import play_out, some_action, some_house_rules
from tests.engine.camelup.side_by_side import SideBySide, at_start, record_of
from tests.engine.camelup.supercup.test_module_sets import (
    KEYS,
    SETS,
    Case,
    every_case,
    name,
    some_cases,
    variants,
)
from tests.strategies import house_rules


def check(case: Case, seed: str, push: float) -> None:
    """Play one race of this kind with the house rules of the base game as the seed wants."""
    chosen, seats, variant = case
    rng = random.Random(f"{seed} {name(case)}")
    options = {**some_house_rules(rng, seats), **variant}
    play_out(at_start(seats, modules=chosen, **options), rng, push)


def test_the_oracle_knows_every_module() -> None:
    assert MODULES == KEYS


@pytest.mark.rule("R4", "R94")
@pytest.mark.parametrize("chosen", SETS, ids="-".join)
def test_both_let_as_many_play(chosen: tuple[str, ...]) -> None:
    for seats in range(12):
        try:
            camel_up(seats, chosen)
        except ValueError:
            allowed = False
        else:
            allowed = True
        least, most = seat_limits(chosen)
        assert allowed == can_play(seats, list(chosen)) == (seats in range(least, most + 1))


@pytest.mark.parametrize("case", some_cases(), ids=name)
def test_a_race_of_each_set_of_modules_goes_alike(case: Case) -> None:
    check(case, "few", 0.5)


@pytest.mark.slow
@pytest.mark.parametrize("chosen", SETS, ids="-".join)
def test_races_for_any_number_of_seats_with_every_variant_go_alike(chosen: tuple[str, ...]) -> None:
    for case in every_case():
        if case[0] == chosen:
            check(case, "many", 0.3)


@st.composite
def tables(draw: st.DrawFn) -> SideBySide:
    """Any modules, seats and house rules, not yet begun."""
    chosen = draw(st.sampled_from(SETS))
    seats = draw(st.integers(*seat_limits(chosen)))
    variant: dict[str, Any] = draw(st.sampled_from(list(variants(chosen))))
    return at_start(seats, modules=chosen, **{**draw(house_rules(seats)), **variant})


EVERYTHING: tuple[Action, ...] = (
    TakePyramidTile(),
    *(RollDie(camel, pips) for camel in CAMELS for pips in (0, 1, 3, 4)),
    *(RollSupportDie(camel, pips) for camel in CAMELS for pips in range(-1, 5)),
    *(ReturnPyramidTile(camel) for camel in CAMELS),
    DeclineFreeAction(),
    *(PointCamera(space) for space in range(-1, 24)),
    *(AttachPositionTile(place, at) for place in range(-1, 8) for at in range(-2, 6)),
    *(TakeBottomLegBettingTile(place, camel) for place in range(-1, 8) for camel in CAMELS),
    *(FormConsortium(seat) for seat in range(-2, 12)),
    *(CopyLegTile(at) for at in range(-2, 6)),
    CopyPyramidTile(),
    CopyNothing(),
)
"""Every action of the modules, with values around what can make sense."""


@settings(max_examples=12)
@given(tables(), st.integers(0, 10**6))
def test_whatever_one_could_want_is_allowed_by_both_or_by_neither(
    race: SideBySide, seed: int
) -> None:
    """The program need not list an action to be asked about it, as it is for every saved game."""
    rng = random.Random(seed)
    everything = [a for a in EVERYTHING if type(a) in race.match.game.action_types]
    for _ in range(rng.randint(8, 60)):
        if race.match.over:
            return
        choices = race.oracle.choices()
        for action in everything:
            allowed = record_of(race.state.turn, action) in choices
            assert (race.objection(action) is None) == allowed, action
        race.plays(some_action(rng, race.match.game.possible_actions(race.state), 0.8, 0.2))


@pytest.mark.parametrize(
    ("key", "field"), [("m1Variant", "free_action"), ("consortiumChoice", "copying")]
)
def test_the_house_rules_of_modules_reach_the_oracle(key: str, field: str) -> None:
    (option,) = (o for module in KEYS for o in module_options(module) if o.key == key)
    houses = [
        at_start(6, modules=KEYS, **{key: choice}).oracle.house[field] for choice in option.choices
    ]
    assert len(set(houses)) == len(option.choices)
