"""What the benchmark measures, group by group; each group runs in a fresh process."""

from collections.abc import Callable, Mapping

Figures = Mapping[str, float]
"""Name to value; the name's end is the unit: `_ms`, `_us`, `_s`, `_mb`, `_percent`, `_per_s`."""

Measure = Callable[[], Figures]


def groups() -> Mapping[str, Measure]:
    """Group name to what measures it, in the order of the table. Loads nothing yet."""
    return {
        "engine": _engine,
        "odds": _odds,
    }


def _engine() -> Figures:
    from camelup_desktop.app.measures import engine

    return engine.measure()


def _odds() -> Figures:
    from camelup_desktop.app.measures import odds

    return odds.measure()
