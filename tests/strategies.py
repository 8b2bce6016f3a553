"""What the tests draw at random: house rules, races, matches played for a while."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

from camelup_desktop.engine.camelup import State, camel_up, options
from camelup_desktop.engine.table import Action, Game, Match
from camelup_desktop.engine.table.step import S

T = TypeVar("T")

SEATS = range(2, 9)
"""How many can play the base game (R4)."""


def pick(rng: random.Random, actions: Sequence[Action]) -> Action:
    """Any action, every kind as likely as the others.

    Otherwise the many spaces and sides for a desert tile would crowd out everything else.
    """
    kinds = list(dict.fromkeys(type(action) for action in actions))
    kind = rng.choice(kinds)
    return rng.choice([action for action in actions if type(action) is kind])


def play_on(match: Match[S], rng: random.Random, most: int) -> None:
    """Play up to `most` more actions, whoever is to act."""
    for _ in range(most):
        if match.over:
            return
        match.play(pick(rng, match.game.possible_actions(match.state)))


def played(game: Game[S], seed: object, most: int = 2000) -> Match[S]:
    """A match of `game`, the same for the same seed, over or `most` actions old."""
    match = Match(game)
    play_on(match, random.Random(str(seed)), most)
    return match


seats = st.sampled_from(SEATS)


@st.composite
def house_rules(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Any mix of house rules for this many seats, often none."""
    chosen = {
        option.key: draw(st.sampled_from(option.choices))
        for option in options()
        if draw(st.booleans())
    }
    if chosen.get("firstPlayer") == "youngest":
        chosen["youngestSeat"] = draw(st.integers(0, seats - 1))
    return chosen


@st.composite
def races(draw: st.DrawFn) -> Game[State]:
    """A race for any number of seats under any house rules, not yet begun."""
    count = draw(seats)
    return camel_up(count, options=draw(house_rules(count)))


@st.composite
def matches(draw: st.DrawFn) -> Match[State]:
    """A race somewhere between its first action and its end."""
    return played(draw(races()), draw(st.integers(0, 10**6)), draw(st.integers(0, 150)))
