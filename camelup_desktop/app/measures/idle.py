"""A race table at which somebody thinks: nothing moves, nothing is selected."""

import statistics

from camelup_desktop.app.clock import IDLE_MS, RealClock
from camelup_desktop.app.measures import table

FRAMES = 300


def measure(size: str) -> dict[str, float]:
    """CPU of the frames, and their share of a core at the pace at which the loop wakes up."""
    with table.services(size) as services:
        match = table.standing({"stacks": {3: ["blue", "white"], 5: ["green", "orange", "yellow"]}})
        sitting = table.Sitting(services, match, (), RealClock())
        sitting.frames_until(lambda: sitting.quiet)
        left = iter(range(FRAMES))
        costs = sitting.frames_until(lambda: next(left, None) is None)
    return {
        f"frame.idle.{size}.median_ms": statistics.median(costs),
        f"frame.idle.{size}.p95_ms": table.p95(costs),
        f"frame.idle.{size}.core_percent": statistics.mean(costs) / IDLE_MS * 100,
    }
