"""The dearest moment of a race: a stack of five hops on, coins fly, the log tells it."""

import statistics
from dataclasses import replace

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.crash import RecentEvents
from camelup_desktop.app.measures import table
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import CAMELS
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.events import UnitMoved

PLACES = {2: 5, 6: 9, 10: 13}
"""Space of a tower to the space of an oasis three on; each hop is at a table of its own."""


def measure(size: str) -> dict[str, float]:
    """CPU of the frames from the first hop until the last coin has arrived."""
    costs: list[float] = []
    with table.services(size) as services:
        for tower, oasis in PLACES.items():
            costs += _hop(services, tower, oasis)
    return {
        f"frame.hop5.{size}.median_ms": statistics.median(costs),
        f"frame.hop5.{size}.p95_ms": table.p95(costs),
        f"frame.hop5.{size}.max_ms": max(costs),
    }


def _hop(services: Services, tower: int, oasis: int) -> list[float]:
    services = replace(services, recent=RecentEvents())
    match = table.standing(
        {
            "stacks": {tower: [camel.value for camel in CAMELS]},
            "desert_tiles": {oasis: {"side": "oasis", "seat": 1}},
        }
    )
    dice = [RollDie(CAMELS[0], oasis - tower)]
    sitting = table.Sitting(services, match, dice, FixedClock())
    sitting.warm()
    sitting.take(TakePyramidTile())
    before = sitting.frames_until(lambda: _begun(services.recent))
    return [before[-1], *sitting.frames_until(lambda: sitting.quiet)]


def _begun(recent: RecentEvents) -> bool:
    """Whether the table has begun to show the hop."""
    return any(line.startswith(UnitMoved.__name__) for line in recent.lines())
