"""A race table at which somebody thinks: nothing moves, nothing is selected."""

import statistics

from camelup_desktop.app.clock import REST_AFTER, RealClock
from camelup_desktop.app.measures import table

FRAMES = 150


def measure(size: str) -> dict[str, float]:
    """CPU of the frames, and their share of a core at the pace at which the loop wakes up."""
    with table.services(size) as services:
        match = table.standing({"stacks": {3: ["blue", "white"], 5: ["green", "orange", "yellow"]}})
        clock = RealClock()
        sitting = table.Sitting(services, match, (), clock)
        sitting.warm()
        sitting.frames(2 * REST_AFTER)
        costs = sitting.frames(FRAMES)
    return {
        f"frame.idle.{size}.median_ms": statistics.median(costs),
        f"frame.idle.{size}.p95_ms": table.p95(costs),
        f"frame.idle.{size}.core_percent": statistics.mean(costs) / clock.idle_ms * 100,
    }
