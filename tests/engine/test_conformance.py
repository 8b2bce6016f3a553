"""Every game keeps what the table promises, and the check itself catches who does not."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.table import Action, Event, Objection, Outcome, Seat, Step
from tests.engine.camelup.promises import events_make_sense, race
from tests.engine.conformance import Promises, assert_game_conforms
from tests.engine.table import marbles as m
from tests.strategies import SEATS, house_rules
from tests.strategies import seats as any_seats


@pytest.mark.rule("R14", "R15", "R24", "R32", "R43", "R51")
@pytest.mark.parametrize("seats", SEATS)
def test_a_race_conforms(seats: int) -> None:
    match = assert_game_conforms(race(seats), random.Random(f"race {seats}"))
    events_make_sense(match)


@settings(max_examples=8)
@given(st.data(), any_seats, st.integers(0, 10**6))
def test_a_race_conforms_under_any_house_rules(data: st.DataObject, seats: int, seed: int) -> None:
    promises = race(seats, data.draw(house_rules(seats)))
    events_make_sense(assert_game_conforms(promises, random.Random(seed)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@settings(max_examples=10)
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_many_races_conform_under_any_house_rules(
    data: st.DataObject, seats: int, seed: int
) -> None:
    promises = race(seats, data.draw(house_rules(seats)))
    events_make_sense(assert_game_conforms(promises, random.Random(seed)))


# The smallest game, and games that break their word one at a time.


def other_marbles(state: m.Table, seat: Seat | None, rng: random.Random) -> m.Table:
    hands = tuple(
        hand if at == seat else tuple(rng.choice(list(m.Colour)) for _ in hand)
        for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands)


def marbles(*mechanics: Any, **changed: Any) -> Promises[m.Table]:
    game = m.marbles(*mechanics)
    promises = Promises(game, m.HEADER, lambda header: game, 2, (), other_marbles)
    return replace(promises, **changed)


@pytest.mark.parametrize("seed", range(10))
def test_marbles_conform(seed: int) -> None:
    assert_game_conforms(marbles(), random.Random(seed))


class GenerousBag(m.Bag):
    """Lets a seat draw without chance."""

    def objection(self, state: m.Table, action: Action) -> Objection | None:
        return None if isinstance(action, m.Draw) else super().objection(state, action)


class LoadedBag(m.Bag):
    """Gives chance an outcome of no weight."""

    def chance(self, state: m.Table) -> Iterable[Outcome]:
        return [Outcome(m.Draw(colour), state.bag.count(colour)) for colour in m.Colour]


class GlassBag(m.Bag):
    """Hides nothing."""

    def redact(self, state: m.Table, seat: Seat | None) -> m.Table:
        return state


class DeepBag(m.Bag):
    """Hides from a seat what it needs in order to act."""

    def redact(self, state: m.Table, seat: Seat | None) -> m.Table:
        return replace(super().redact(state, seat), bag=())


class FadingBag(m.Bag):
    """Hides more each time one looks."""

    def redact(self, state: m.Table, seat: Seat | None) -> m.Table:
        return replace(super().redact(state, seat), moves=state.moves + 1)


class CountingBag(m.Bag):
    """Remembers something between two calls."""

    def __init__(self) -> None:
        self.calls = itertools.count()

    def apply(self, step: Step[m.Table], action: Action) -> None:
        super().apply(step, action)
        step.state = replace(step.state, moves=next(self.calls))


class SlyBag(m.Bag):
    """Changes the state it was given."""

    def apply(self, step: Step[m.Table], action: Action) -> None:
        object.__setattr__(step.state, "moves", step.state.moves + 1)
        super().apply(step, action)


class StutteringLid(m.Lid):
    """Offers the same twice."""

    def candidates(self, state: m.Table) -> Iterable[Action]:
        return (m.MoveLid(True), m.MoveLid(True), m.MoveLid(False))


class EndlessLid(m.Lid):
    """Never wears out."""

    def apply(self, step: Step[m.Table], action: m.MoveLid) -> None:
        super().apply(step, action)
        step.state = replace(step.state, moves=0)


def no_more_than_two_marbles(state: m.Table, facts: Sequence[Event]) -> None:
    assert len(state.bag) > 1, "an invariant"


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (marbles(GenerousBag(), m.Lid(), m.Declaring()), "Draw.*None"),
        (marbles(LoadedBag(), m.Lid(), m.Declaring()), "bad weight"),
        (marbles(GlassBag(), m.Lid(), m.Declaring()), "sees a secret"),
        (marbles(DeepBag(), m.Lid(), m.Declaring()), "cannot tell"),
        (marbles(FadingBag(), m.Lid(), m.Declaring()), "view of a view"),
        (marbles(CountingBag(), m.Lid(), m.Declaring()), "depends on something else"),
        (marbles(SlyBag(), m.Lid(), m.Declaring()), "changed the state"),
        (marbles(m.Bag(), StutteringLid(), m.Declaring()), "offered twice"),
        (marbles(EndlessLid()), "does not end"),
        (marbles(m.Bag()), "is to act but cannot"),
        (marbles(invariants=(no_more_than_two_marbles,)), "an invariant"),
        (marbles(build=lambda header: m.marbles(opening=m.Table(moves=1))), "elsewhere"),
    ],
)
def test_the_check_catches_a_game_that_breaks_its_word(
    broken: Promises[m.Table], complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        for seed in range(20):
            assert_game_conforms(broken, random.Random(seed))
