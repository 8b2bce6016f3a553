"""Moments inside a cue: a hoof lands, a die settles; who makes sounds of them listens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Moment:
    """Something happens just now in the cue of `event`.

    `step` says how strong or how high, as the moment's name wants it; `pan` is the side, -1 to 1.
    """

    event: object
    name: str
    step: int | None = None
    pan: float = 0.0


class Listener(Protocol):
    """Who hears moments."""

    def __call__(self, event: object, name: str, step: int | None, *, pan: float) -> object:
        """A moment of an event's cue has come."""


class Moments:
    """Passes moments on. While clips are skipped they are held, and only the last one is told."""

    def __init__(self) -> None:
        self._listeners: tuple[Listener, ...] = ()
        self._skips = 0
        self._held: Moment | None = None

    def listen(self, *listeners: Listener) -> None:
        """From now on exactly these are told."""
        self._listeners = listeners

    @property
    def holding(self) -> bool:
        """Whether clips are being skipped."""
        return self._skips > 0

    def announce(self, moment: Moment) -> None:
        """A moment has come."""
        if self._skips:
            self._held = moment
            return
        for listener in self._listeners:
            listener(moment.event, moment.name, moment.step, pan=moment.pan)

    def hold(self) -> None:
        """A skip begins; skips may lie within each other."""
        self._skips += 1

    def release(self) -> None:
        """A skip is over: the last moment of the outermost one is told."""
        self._skips -= 1
        held = self._held
        if not self._skips and held is not None:
            self._held = None
            self.announce(held)
