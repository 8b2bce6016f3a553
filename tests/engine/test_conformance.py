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

from camelup_desktop.engine.camelup import CAMELS, RaceCard, Stage, State, camel_up
from camelup_desktop.engine.camelup import events as e
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Action, Event, Match, Objection, Outcome, Seat, Step, Turn
from camelup_desktop.engine.table.record import Header
from tests.engine.conformance import Promises, assert_game_conforms, facts_of
from tests.engine.table import marbles as m
from tests.strategies import SEATS, house_rules
from tests.strategies import seats as any_seats

# What is special about the race.


def camels_stand_once(state: State, facts: Sequence[Event]) -> None:
    standing = [camel for stack in state.track for camel in stack]
    assert len(set(standing)) == len(standing)
    if state.stage not in (Stage.STARTING_SEAT, Stage.STARTING_CAMELS):
        assert set(standing) == set(CAMELS)
    assert len(state.track) == state.rules.spaces + 1


def pounds_add_up(state: State, facts: Sequence[Event]) -> None:
    assert all(player.pounds >= 0 for player in state.players)
    start = state.rules.starting_pounds * len(state.players)
    moved = sum(fact.amount for fact in facts if isinstance(fact, e.PoundsChanged))
    assert sum(player.pounds for player in state.players) == start + moved


def tiles_match_dice(state: State, facts: Sequence[Event]) -> None:
    """R51, and the tiles that are gone lie in front of the seats."""
    waiting = state.turn is Turn.CHANCE and state.stage is Stage.DIE
    assert state.pyramid_tiles == len(state.dice) - waiting
    if state.leg:
        gone = sum(player.pyramid_tiles for player in state.players)
        assert state.pyramid_tiles + gone == len(CAMELS)
        assert {die.camel for die in state.tents} == set(CAMELS) - state.dice
        assert len(state.tents) == len(CAMELS) - len(state.dice)


def desert_tiles_keep_apart(state: State, facts: Sequence[Event]) -> None:
    """R32, R43: no camel on a tile, no tile beside a tile, one for each seat."""
    spaces = [tile.space for tile in state.desert_tiles]
    assert all(2 <= space <= state.rules.spaces for space in spaces)
    assert not any(state.track[space - 1] for space in spaces)
    assert all(abs(a - b) > 1 for a, b in itertools.combinations(spaces, 2))
    owners = [tile.seat for tile in state.desert_tiles]
    assert len(set(owners)) == len(owners)


def leg_tiles_are_all_there(state: State, facts: Sequence[Event]) -> None:
    """R7: in the piles or in front of a seat, the highest taken first."""
    for camel in CAMELS:
        held = [t.value for p in state.players for t in p.leg_tiles if t.camel is camel]
        pile = state.piles[camel]
        assert (*sorted(held, reverse=True), *pile) == state.rules.leg_tile_values


def race_cards_are_all_there(state: State, facts: Sequence[Event]) -> None:
    """R20: each seat has one card for each camel, in the hand or on a deck."""
    for seat, player in enumerate(state.players):
        laid = [c.camel for deck in state.decks.values() for c in deck if c.seat == seat]
        assert len(laid) + len(player.hand) == len(CAMELS)
        assert {*laid, *player.hand} == set(CAMELS)


RACE = (
    camels_stand_once,
    pounds_add_up,
    tiles_match_dice,
    desert_tiles_keep_apart,
    leg_tiles_are_all_there,
    race_cards_are_all_there,
)


def other_cards(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Deal every other seat's cards anew: which lie on the decks, which are left in the hand."""
    if state.turn is Turn.OVER:
        return state
    dealt = {at: rng.sample(CAMELS, k=len(CAMELS)) for at in range(len(state.players))}

    def new(card: RaceCard) -> RaceCard:
        return card if card.seat == seat else RaceCard(card.seat, dealt[card.seat].pop())

    decks = {bet: tuple(new(card) for card in deck) for bet, deck in state.decks.items()}
    players = tuple(
        player if at == seat else replace(player, hand=tuple(dealt[at]))
        for at, player in enumerate(state.players)
    )
    return replace(state, decks=decks, players=players)


def race(seats: int, options: dict[str, Any] | None = None) -> Promises[State]:
    names = tuple(f"seat {seat}" for seat in range(seats))
    header = Header(game="camelup", rules="2014-1", seats=names, options=options or {}, seed=7)
    game = camel_up(seats, options=options)
    return Promises(game, header, build, seats, RACE, other_cards)


def events_make_sense(match: Match[State]) -> None:
    """The facts alone tell the same story as the states."""
    facts = list(facts_of(match))
    state = match.state
    assert isinstance(facts[-1], e.GameEnded)
    assert [type(fact) for fact in facts].count(e.RaceEnded) == 1
    legs = [fact.leg for fact in facts if isinstance(fact, e.LegStarted)]
    assert legs == list(range(1, state.leg + 1))
    assert [fact.leg for fact in facts if isinstance(fact, e.LegEnded)] == legs
    turns = [fact.seat for fact in facts if isinstance(fact, e.TurnStarted)]
    expected = itertools.islice(
        itertools.cycle(range(len(state.players))), turns[0], turns[0] + len(turns)
    )
    assert turns == list(expected)


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
@settings(max_examples=25)
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
