"""What is still to be shown of the actions played so far, beat by beat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from camelup_desktop.app.scene import Scene
from camelup_desktop.engine.table import Action, Event, Seat


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts that the table shows by their cues."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Thought:
    """An opponent thinks, then points at what it is going to do."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Rest:
    """A moment after an opponent's turn, so that it can be followed; in step mode, until a key."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Grace:
    """The turn is about to pass to `heir`; until it has, the person of `seat` may take back."""

    seat: Seat
    heir: Seat


@dataclass(frozen=True, slots=True)
class Cover:
    """The screen is covered before the person of `seat` looks at it (privacy "each turn")."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Aside:
    """Facts that a scene of their own shows; the table takes them in unseen, under it.

    With `last` the table is left for good.
    """

    events: tuple[Event, ...]
    scene: Callable[[], Scene]
    last: bool = False


Beat = Facts | Thought | Rest | Grace | Cover | Aside
