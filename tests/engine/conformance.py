"""What any game on the table promises, checked by playing it.

`assert_game_conforms` plays one whole game at random and checks at every state that legality,
chance, purity, views and the record keep their word. It knows no game; what is special about one
is handed in.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, is_dataclass
from typing import Any, Generic

from camelup_desktop.engine.table import Action, Event, Game, Match, Objection, Seat, Turn, Verdict
from camelup_desktop.engine.table.record import GameBuilder, Header, dumps, loads
from camelup_desktop.engine.table.step import S
from tests.strategies import pick

Invariant = Callable[[Any, Sequence[Event]], None]
"""Asserts something about a state and all the facts that led to it."""

Scramble = Callable[[Any, Seat | None, random.Random], Any]
"""The state with every secret changed that this seat may not know (None: a bystander)."""


@dataclass
class Promises(Generic[S]):
    """How one game is to be checked."""

    game: Game[S]
    header: Header
    build: GameBuilder
    seats: int
    invariants: Sequence[Invariant] = ()
    scramble: Scramble | None = None
    most_actions: int = 1000
    seen: set[Action] = field(default_factory=set)
    """Everything anybody could do so far."""


def assert_game_conforms(promises: Promises[S], rng: random.Random) -> Match[S]:
    """Play one game to its end and check every promise on the way; return the match."""
    game = promises.game
    match = Match(game)
    facts: list[Event] = []
    while True:
        state = match.state
        for invariant in promises.invariants:
            invariant(state, facts)
        assert_legality(promises, state)
        assert_views(promises, state, rng)
        if match.over:
            break
        assert len(match) < promises.most_actions, "the game does not end"
        action = pick(rng, game.possible_actions(state))
        assert_apply_is_pure(game, state, action)
        facts += match.play(action)
    assert_record_folds(promises, match)
    assert_rewinds(match, rng)
    return match


def assert_legality(promises: Promises[S], state: S) -> None:
    """Legal actions, candidates, chance's outcomes and objections tell the same story."""
    game = promises.game
    legal, candidates = game.legal_actions(state), game.candidate_actions(state)
    outcomes = game.chance_outcomes(state)
    possible = game.possible_actions(state)
    assert len(set(candidates)) == len(candidates), "a candidate is offered twice"
    assert set(legal) <= set(candidates)
    assert all(type(action) in game.action_types for action in (*candidates, *possible))
    if state.turn is Turn.OVER:
        assert not candidates and not outcomes and not possible
    elif state.turn is Turn.CHANCE:
        assert not candidates
        assert possible == tuple(outcome.action for outcome in outcomes)
        assert len(set(possible)) == len(possible), "chance has an outcome twice"
        assert all(type(o.weight) is int and o.weight > 0 for o in outcomes), "bad weight"
    else:
        assert state.turn in range(promises.seats)
        assert not outcomes
        assert possible == legal
    assert (state.turn is Turn.OVER) == (not possible), "somebody is to act but cannot"
    promises.seen.update(candidates, possible)
    for action in promises.seen:
        refusal = game.objection(state, action)
        assert (refusal is None) == (action in possible), f"{action}: {refusal}"
        assert refusal is None or isinstance(refusal, Objection)
        assert (refusal is Verdict.GAME_OVER) == (state.turn is Turn.OVER)


def assert_apply_is_pure(game: Game[S], state: S, action: Action) -> None:
    """The same state and action give the same result, and the state stays as it was."""
    before = copy.deepcopy(state)
    first = game.apply(state, action)
    assert state == before, f"{action} changed the state it was applied to"
    assert game.apply(before, action) == first, f"{action} depends on something else"
    for event in first[1]:
        assert isinstance(event, Event)
        assert is_dataclass(event) and hash(event) is not None


def assert_views(promises: Promises[S], state: S, rng: random.Random) -> None:
    """A view hides others' secrets, and nothing a seat needs in order to act."""
    game = promises.game
    before = copy.deepcopy(state)
    for seat in (None, *range(promises.seats)):
        view = game.view(state, seat)
        assert game.view(view, seat) == view, "a view of a view is another view"
        assert view.turn == state.turn
        if seat == state.turn:
            legal = game.legal_actions(view)
            assert legal == game.legal_actions(state), "a seat cannot tell what is legal"
        if state.turn is Turn.CHANCE:
            assert game.chance_outcomes(view) == game.chance_outcomes(state)
        if promises.scramble is not None:
            scrambled = promises.scramble(state, seat, rng)
            assert game.view(scrambled, seat) == view, f"seat {seat} sees a secret"
    assert state == before, "looking changed the state"


def assert_record_folds(promises: Promises[S], match: Match[S]) -> None:
    """The record leads to the same states and facts, and is written the same again."""
    text = dumps(promises.header, match.actions)
    header, again = loads(text, promises.build)
    assert header == promises.header
    assert again.actions == match.actions
    assert again.events == match.events
    assert states(again) == states(match), "the record leads elsewhere"
    assert dumps(header, again.actions) == text


def assert_rewinds(match: Match[S], rng: random.Random) -> None:
    """What was taken back and played again leads to where it led before."""
    then = states(match)
    actions = match.actions
    match.rewind(rng.randint(0, len(match)))
    for _, action in actions[len(match) :]:
        match.play(action)
    assert states(match) == then


def states(match: Match[S]) -> list[S]:
    """Every state of the match, the opening first."""
    return [match.state_after(count) for count in range(len(match) + 1)]


def facts_of(match: Match[Any]) -> Iterable[Event]:
    """Every fact of the match in order."""
    return (event for events in match.events for event in events)
