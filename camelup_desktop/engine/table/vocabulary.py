"""Words every game shares: who acts, what is done, what happened, why not."""

import enum
from dataclasses import dataclass
from typing import Protocol

Seat = int
"""A place at the table, counted from 0 in turn order."""


class Turn(enum.Enum):
    """Who acts when it is not a seat."""

    CHANCE = "chance"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat, or chance, does. Imperative; goes into the record."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Past tense, public, without pixels or seconds."""


class Objection(enum.Enum):
    """A reason the rulebook gives for saying no. Its value is a string key."""


class Verdict(Objection):
    """Reasons that hold in every game."""

    GAME_OVER = "game_over"
    NOT_NOW = "not_now"
    NOT_YOUR_TURN = "not_your_turn"
    UNKNOWN_ACTION = "unknown_action"


class TableState(Protocol):
    """What the table needs to know of any game's state."""

    @property
    def turn(self) -> Seat | Turn:
        """Who acts next: a seat, chance, or nobody because the game is over."""
        ...
