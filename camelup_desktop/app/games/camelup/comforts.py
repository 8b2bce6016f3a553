"""What the player's settings say about how the board moves."""

from __future__ import annotations

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.settings import Settings

FLASHING = {"normal": 1.0, "dim": 0.4, "off": 0.0}
"""Setting -> how strong a flash is."""


def suit(board: RaceBoard, settings: Settings) -> None:
    """Let the board move, tremble and flash as the player likes it."""
    board.motion = settings.motion
    board.shaking = settings.screen_shake / 100
    board.flashing = FLASHING[settings.flash]
