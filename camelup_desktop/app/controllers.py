"""Who acts for a seat: a person, a bot that thinks in slices, a tape that repeats a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.table import Action, Match, Seat, Turn

if TYPE_CHECKING:
    from camelup_desktop.ai.bot import Bot

SLICE = 0.004
"""Seconds a bot may think per frame while something moves (architecture.md 6.5)."""
LONG_SLICE = 0.012
"""Seconds a bot may think per frame while nothing moves."""
HURRY = 0.6
"""Seconds of thinking after which a bot that can is told to answer with the best so far."""
LIMIT = 1.0
"""Seconds of thinking after which a bot has to answer with what it can (ux.md 2.11)."""


@runtime_checkable
class Hurried(Protocol):
    """A bot that can answer before it has finished."""

    def hurry(self) -> None:
        """Answer at once with the best so far."""


class Person:
    """A controller that answers what a picker hands in."""

    def __init__(self) -> None:
        self._answer: Action | None = None

    def hand_in(self, action: Action) -> None:
        """The person has confirmed an action."""
        self._answer = action

    def __call__(self, match: Match[Any]) -> Action | None:
        """The action confirmed since the last question, once."""
        answer, self._answer = self._answer, None
        return answer


class Thinker:
    """A bot at a seat. Asked once a frame, it thinks for a slice and answers when it is done.

    `clock` gives seconds; `rng` makes the random numbers of decision number n. Thinking begins
    anew when the match has changed, so a taken-back action leaves no trace.
    """

    def __init__(
        self,
        bot: Bot,
        clock: Callable[[], float],
        rng: Callable[[int], random.Random],
    ) -> None:
        self._bot, self._clock, self._rng = bot, clock, rng
        self._thought: Thinking[Decision] | None = None
        self._about: object = None
        self._spent = 0.0
        self.slice = SLICE
        """Seconds to think when asked next."""
        self.reason: Reason | None = None
        """Why it answered what it answered last; None when it ran out of time."""

    def __call__(self, match: Match[Any]) -> Action | None:
        """Think for a slice; the action when the decision is there."""
        if self._about is not match.state:
            self.forget()
            self._about = match.state
        if self._thought is None:
            from camelup_desktop.ai.bot import decide

            self._thought = decide(self._bot, match, self._rng(len(match)))
        end = self._clock() + self.slice
        started = self._clock()
        decided = self._slice(end)
        self._spent += self._clock() - started
        if self._spent >= HURRY and isinstance(self._bot, Hurried):
            self._bot.hurry()
        if decided is not None:
            return self._answer(decided.action, decided.reason)
        if self._spent >= LIMIT:
            rng = self._rng(len(match))
            return self._answer(rng.choice(match.game.legal_actions(match.state)), None)
        return None

    def forget(self) -> None:
        """Drop a thought that is not finished."""
        if self._thought is not None:
            self._thought.close()
        self._thought, self._about, self._spent = None, None, 0.0

    def _slice(self, end: float) -> Decision | None:
        assert self._thought is not None
        while True:
            try:
                next(self._thought)
            except StopIteration as stop:
                decided: Decision = stop.value
                return decided
            if self._clock() >= end:
                return None

    def _answer(self, action: Action, reason: Reason | None) -> Action:
        self.forget()
        self.reason = reason
        return action


class Tape:
    """Repeats a recorded game: put into every chair, chance's included, it is a replay."""

    def __init__(self, actions: Sequence[tuple[Seat | Turn, Action]]) -> None:
        self._actions = tuple(actions)

    def __call__(self, match: Match[Any]) -> Action | None:
        """The recorded action for this moment; None once the tape has run out."""
        if len(match) >= len(self._actions):
            return None
        return self._actions[len(match)][1]
