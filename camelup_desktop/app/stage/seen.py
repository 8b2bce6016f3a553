"""What a painter remembers of its last frame."""

from __future__ import annotations

from dataclasses import dataclass

from camelup_desktop.app.stage.layer import Look, Piece

STILL_AFTER = 3
"""Frames without a change after which a piece rests and is baked into the layer."""


@dataclass(slots=True)
class Counts:
    """Pictures drawn by the last frame, by kind."""

    baked: int = 0
    movers: int = 0
    repeated: int = 0
    flying: int = 0
    signs: int = 0


@dataclass(slots=True)
class Seen:
    """What a thing looked like in the last frame, its pieces, and how long it has not changed."""

    look: Look
    pieces: list[Piece]
    still: int = STILL_AFTER
