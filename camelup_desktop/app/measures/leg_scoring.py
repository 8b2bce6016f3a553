"""The end of a leg: chips turn, pounds are counted, seat after seat."""

import statistics

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.measures import table
from camelup_desktop.engine.camelup import CAMELS
from camelup_desktop.engine.camelup.actions import (
    RollDie,
    TakeLegBettingTile,
    TakePyramidTile,
)


def measure(size: str) -> dict[str, float]:
    """CPU of the frames from the first of the screen until everything has been told."""
    last, *others = CAMELS
    match = table.standing(
        {
            "stacks": {place: [camel.value] for place, camel in enumerate(CAMELS, start=3)},
            "dice": [last.value],
        }
    )
    for camel in [*CAMELS, *others, *others[:3]]:  # three tiles for each of the four
        match.play(TakeLegBettingTile(camel))
    with table.services(size) as services:
        sitting = table.Sitting(services, match, [RollDie(last, 2)], FixedClock())
        sitting.warm()
        sitting.take(TakePyramidTile())
        sitting.frames_until(lambda: isinstance(sitting.loop.stack.top, LegScoringScene))
        scoring = sitting.loop.stack.top
        assert isinstance(scoring, LegScoringScene)
        costs = sitting.frames_until(lambda: scoring.done)
    return {
        f"frame.leg_scoring.{size}.median_ms": statistics.median(costs),
        f"frame.leg_scoring.{size}.p95_ms": table.p95(costs),
    }
