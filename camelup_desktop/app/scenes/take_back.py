"""How far a seat may take back: never across chance, a reveal or a turn that has passed."""

from __future__ import annotations

from typing import Any

from camelup_desktop.app.settings import Settings
from camelup_desktop.engine.table import Match, Seat, Turn


def allowance(match: Match[Any], seat: Seat, since: int) -> int:
    """How many of the latest actions `seat` may take back.

    `since` counts the actions that stand for good: those up to the last turn that passed. An
    action after which chance acts, or after which the game is over and secrets are revealed,
    stands as well.
    """
    count = 0
    for step in range(len(match), since, -1):
        by, _ = match.actions[step - 1]
        if by != seat or isinstance(match.state_after(step).turn, Turn):
            break
        count += 1
    return count


def passes_slowly(match: Match[Any], by: Seat | Turn, settings: Settings) -> bool:
    """Whether the turn that `by` has just played passes only after a moment, or when told to."""
    turn = match.state.turn
    passes = not isinstance(by, Turn) and not isinstance(turn, Turn) and turn != by
    return passes and (settings.take_back or settings.wait_for_end_turn)
