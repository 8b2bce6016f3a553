"""A match is a game being played: it checks, remembers and rewinds."""

from collections.abc import Callable
from typing import Any, Generic

from camelup_desktop.engine.table.game import Game
from camelup_desktop.engine.table.step import S
from camelup_desktop.engine.table.vocabulary import Action, Event, Objection, Seat, Turn


class IllegalAction(Exception):
    """The rules refuse an action; `objection` says why."""

    def __init__(self, action: Action, objection: Objection) -> None:
        """Keep what was tried and the rulebook's reason."""
        super().__init__(f"{action}: {objection.value}")
        self.action = action
        self.objection = objection


class Match(Generic[S]):
    """The states, actions and facts of one game so far. States share structure, so all are kept."""

    def __init__(self, game: Game[S]) -> None:
        """Begin at the game's opening state."""
        self.game = game
        self._states: list[S] = [game.opening]
        self._actions: list[tuple[Seat | Turn, Action]] = []
        self._events: list[tuple[Event, ...]] = []

    @property
    def state(self) -> S:
        """The state now, secrets included; screens and bots ask for `view`."""
        return self._states[-1]

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.state.turn is Turn.OVER

    @property
    def actions(self) -> tuple[tuple[Seat | Turn, Action], ...]:
        """Every action so far with who took it, in order."""
        return tuple(self._actions)

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """The facts each action led to, in order."""
        return tuple(self._events)

    def __len__(self) -> int:
        """Count the actions so far."""
        return len(self._actions)

    def state_after(self, count: int) -> S:
        """Return the state after the first `count` actions."""
        return self._states[count]

    def view(self, seat: Seat | None) -> S:
        """Return the state now as `seat` may know it (None: a bystander)."""
        return self.game.view(self.state, seat)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Let whoever is to act do `action`; return the facts.

        Raises IllegalAction, and changes nothing, when the rules refuse.
        """
        state = self.state
        if (refusal := self.game.objection(state, action)) is not None:
            raise IllegalAction(action, refusal)
        after, events = self.game.apply(state, action)
        self._states.append(after)
        self._actions.append((state.turn, action))
        self._events.append(events)
        return events

    def rewind(self, count: int) -> None:
        """Take back the last `count` actions."""
        if not 0 <= count <= len(self._actions):
            raise ValueError(f"cannot take back {count} of {len(self._actions)} actions")
        keep = len(self._actions) - count
        del self._states[keep + 1 :], self._actions[keep:], self._events[keep:]


Controller = Callable[[Match[Any]], Action | None]
"""Anything that acts: asked with the match, answers an action or None for "still thinking"."""
