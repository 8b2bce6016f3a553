"""Controllers: persons answer once, bots think in slices and within a limit, tapes repeat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.app.controllers import LIMIT, SLICE, Person, Tape, Thinker
from camelup_desktop.engine.camelup import State, actions, camel_up
from camelup_desktop.engine.table import Action, Match
from camelup_desktop.engine.table.dice import Dice

BECAUSE = Reason("bot.reason.whim")


@dataclass
class Clock:
    """A clock that the test moves."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


class Slow:
    """Needs `steps` pieces of work of a millisecond each; notes what it was shown."""

    def __init__(self, clock: Clock, steps: int) -> None:
        self._clock, self._steps = clock, steps
        self.seen: list[State] = []
        self.begun = 0

    def think(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        self.begun += 1
        self.seen.append(view)
        for _ in range(self._steps):
            self._clock.now += 0.001
            yield
        return Decision(rng.choice(legal), BECAUSE)


def started(seats: int = 3, seed: int = 4) -> Match[State]:
    """A race in which the first seat is to act."""
    match, dice = Match(camel_up(seats)), Dice(seed)
    while not match.game.legal_actions(match.state):
        match.play(dice(match))
    return match


def thinker(mind: Slow, clock: Clock) -> Thinker:
    return Thinker(mind, clock, lambda number: random.Random(number))


def test_a_person_answers_what_was_handed_in_and_only_once() -> None:
    person, match = Person(), started()
    assert person(match) is None
    person.hand_in(actions.TakePyramidTile())
    assert person(match) == actions.TakePyramidTile()
    assert person(match) is None


def test_a_bot_thinks_for_a_slice_at_a_time() -> None:
    clock, match = Clock(), started()
    mind = Slow(clock, 10)
    bot = thinker(mind, clock)
    asked = 0
    while (answer := bot(match)) is None:
        asked += 1
        assert clock.now <= asked * (SLICE + 0.0011)
    assert asked == 2 and mind.begun == 1
    assert answer in match.game.legal_actions(match.state) and bot.reason is BECAUSE


def test_a_bot_sees_only_its_own_view() -> None:
    clock, match = Clock(), started()
    mind = Slow(clock, 1)
    thinker(mind, clock)(match)
    own = match.state.turn
    assert isinstance(own, int)
    for seat, player in enumerate(mind.seen[0].players):
        assert all(card is not None for card in player.hand) == (seat == own)


def test_a_bot_that_takes_too_long_answers_anyway() -> None:
    clock, match = Clock(), started()
    bot = thinker(Slow(clock, 10**9), clock)
    answer = None
    while answer is None:
        answer = bot(match)
        assert clock.now < LIMIT + 2 * SLICE
    assert answer in match.game.legal_actions(match.state) and bot.reason is None


def test_a_taken_back_action_makes_a_bot_think_anew() -> None:
    clock, match = Clock(), started()
    mind = Slow(clock, 10)
    bot = thinker(mind, clock)
    match.play(match.game.legal_actions(match.state)[0])
    bot(match)
    match.rewind(1)
    match.play(match.game.legal_actions(match.state)[1])
    bot(match)
    assert mind.begun == 2 and mind.seen[0] != mind.seen[1]


def test_a_tape_in_every_chair_repeats_the_game() -> None:
    match, dice, rng = Match(camel_up(4)), Dice(9), random.Random(9)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        match.play(rng.choice(legal) if legal else dice(match))
    tape, again = Tape(match.actions), Match(camel_up(4))
    while (action := tape(again)) is not None:
        again.play(action)
    assert again.state == match.state and again.events == match.events
