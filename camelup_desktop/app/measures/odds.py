"""How long the exact odds of a leg take that are asked for the first time."""

import time
from collections.abc import Callable

from camelup_desktop.ai.camelup import boards, tables
from camelup_desktop.ai.camelup.leg_odds import leg_odds
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import CAMELS, camel_up
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.dice import Dice


def measure() -> dict[str, float]:
    """CPU time of reading the tables, and then of the odds right after the opening.

    Five dice, then four, then six with a support die, no desert tile; nothing is known but the
    tables.
    """
    match = Match(camel_up(seats=4))
    opening = Dice("the opening")
    while match.state.turn is Turn.CHANCE:
        match.play(opening(match))
    track = match.state.track
    return {
        "odds.tables.load_ms": milliseconds(_load),
        "odds.leg5.cold_ms": milliseconds(lambda: leg_odds(track, CAMELS, {})),
        "odds.leg4.ms": milliseconds(lambda: leg_odds(track, CAMELS[1:], {})),
        "odds.leg6.ms": milliseconds(lambda: leg_odds(track, CAMELS, {}, CAMELS[:1])),
    }


def milliseconds(work: Callable[[], object]) -> float:
    """CPU milliseconds that `work` takes, once."""
    begun = time.thread_time()
    work()
    return (time.thread_time() - begun) * 1e3


def _load() -> None:
    at_once(tables.load())
    boards.swapped()
    boards.ranks()
