"""Which layer of the score a race wants: calm at first, the other when the line comes near."""

from __future__ import annotations

from typing import Protocol

from camelup_desktop.engine.camelup import Track, events
from camelup_desktop.engine.table import Event

NEAR = 0.75
"""Share of the track from which on the race sounds like its end."""


class Player(Protocol):
    """Who plays the score."""

    def music(self, layer: str | None) -> None:
        """From now on this layer, or none."""


class RaceMusic:
    """Follows the facts as they are shown, on a track of `length` spaces."""

    def __init__(self, player: Player, length: int) -> None:
        self._player, self._length = player, length

    def begin(self, track: Track) -> None:
        """The table is shown: `track` says how far the race is."""
        foremost = max((space for space, stack in enumerate(track, 1) if stack), default=0)
        self._player.music("final" if self._near(foremost) else "calm")

    def hear(self, event: Event) -> None:
        """A fact is shown. Once the end is near the music does not turn back."""
        if isinstance(event, events.UnitMoved) and self._near(event.destination):
            self._player.music("final")

    def _near(self, space: int) -> bool:
        return space > NEAR * self._length
