"""How much memory a whole race takes in a large window."""

from __future__ import annotations

import sys

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.games.camelup.race import RaceScene
from camelup_desktop.app.games.camelup.seating import new_table
from camelup_desktop.app.games.camelup.winner import WinnerScene
from camelup_desktop.app.loop import LONGEST_FRAME, Loop
from camelup_desktop.app.main import loading, title
from camelup_desktop.app.measures import table

SPEED = "2.5"


def measure() -> dict[str, float]:
    """Peak of the resident memory of this process; empty on Windows, which does not tell it so.

    Computer opponents play at the highest speed at which everything is still drawn.
    """
    with table.services("1080") as services:
        services.settings.update(speed=SPEED, auto_continue=True)
        opponents = table.setup(services, "medium")
        race = new_table(services, opponents, clock=lambda: 0.0)
        loop = Loop(services, lambda: title(services), FixedClock(LONGEST_FRAME))
        first = loading(services, lambda: RaceScene(services, race))
        loop.run(first, until=lambda: _finished(loop))
    return {"memory.peak_mb": peak_mb()} if sys.platform != "win32" else {}


def _finished(loop: Loop) -> bool:
    """Whether the winner is shown and nothing moves any more."""
    return len(loop.stack) > 0 and isinstance(loop.stack.top, WinnerScene) and not loop.lively


def peak_mb() -> float:
    """Most resident memory of this process so far, in MB of a million bytes."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most * 1024 / 1e6
