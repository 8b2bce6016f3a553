"""Who plays at a table, and what a game's scene does when the course of its match asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from camelup_desktop.app.controllers import Person, Thinker
from camelup_desktop.app.scene import Change
from camelup_desktop.app.scenes.agenda import Beat
from camelup_desktop.engine.table import Action, Event, Seat, Turn
from camelup_desktop.engine.table.match import Controller


@dataclass(frozen=True)
class Cast:
    """Who acts: a controller for each seat, one for chance, and a clock for thinking (seconds)."""

    seats: Sequence[Person | Thinker]
    chance: Controller
    clock: Callable[[], float]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people at this screen."""
        return tuple(s for s, one in enumerate(self.seats) if isinstance(one, Person))


class Table(Protocol):
    """What a game's scene does when the course asks for it."""

    def beats(self, by: Seat | Turn, events: Sequence[Event]) -> Sequence[Beat]:
        """How the facts of an action are shown."""

    def why(self, thinker: Thinker) -> str:
        """A bot's reason in words; empty for none."""

    def worth_telling(self, action: Action) -> bool:
        """Whether an opponent points at an action and says why before it is done."""

    def synchronise(self) -> None:
        """Put the table as the match now is, at once."""

    def begin_choice(self, seat: Seat) -> None:
        """The person of `seat` is to choose."""

    def end_choice(self) -> None:
        """Nobody is to choose any more."""

    def point_at(self, action: Action | None) -> None:
        """An opponent points at what it is going to do; None: no longer."""

    def cover(self, seat: Seat) -> Change | None:
        """What covers the table before a person looks at it."""
