"""What the benchmark measures, group by group; each group runs in a fresh process."""

from collections.abc import Callable, Mapping
from functools import partial

Figures = Mapping[str, float]
"""Name to value; the name's end is the unit: `_ms`, `_us`, `_s`, `_mb`, `_percent`, `_per_s`."""

Measure = Callable[[], Figures]

SIZES = {"720": (1280, 720), "1080": (1920, 1080)}
"""Height, as figures name it, to a window in pixels."""


def groups() -> Mapping[str, Measure]:
    """Group name to what measures it, in the order of the table. Loads nothing yet."""
    return {
        "engine": _engine,
        "odds": _odds,
        "bots": _bots,
        "start": _start,
        **{f"idle.{size}": partial(_idle, size) for size in SIZES},
        **{f"hop5.{size}": partial(_hop5, size) for size in SIZES},
        **{f"leg_scoring.{size}": partial(_leg_scoring, size) for size in SIZES},
        **{f"supercup10.{size}": partial(_supercup, size) for size in SIZES},
        "memory": _memory,
    }


def _engine() -> Figures:
    from camelup_desktop.app.measures import engine

    return engine.measure()


def _odds() -> Figures:
    from camelup_desktop.app.measures import odds

    return odds.measure()


def _bots() -> Figures:
    from camelup_desktop.app.measures import bots

    return bots.measure()


def _start() -> Figures:
    from camelup_desktop.app.measures import start

    return start.measure()


def _idle(size: str) -> Figures:
    from camelup_desktop.app.measures import idle

    return idle.measure(size)


def _hop5(size: str) -> Figures:
    from camelup_desktop.app.measures import hop

    return hop.measure(size)


def _leg_scoring(size: str) -> Figures:
    from camelup_desktop.app.measures import leg_scoring

    return leg_scoring.measure(size)


def _supercup(size: str) -> Figures:
    from camelup_desktop.app.measures import supercup

    return supercup.measure(size)


def _memory() -> Figures:
    from camelup_desktop.app.measures import memory

    return memory.measure()
