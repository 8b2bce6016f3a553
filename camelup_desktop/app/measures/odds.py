"""How long the exact odds of a whole leg take, asked for the first time."""

import time

from camelup_desktop.ai.camelup.leg_odds import leg_odds
from camelup_desktop.engine.camelup import CAMELS, camel_up
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.dice import Dice


def measure() -> dict[str, float]:
    """CPU time of the odds right after the opening: five dice, no desert tile, nothing cached."""
    match = Match(camel_up(seats=4))
    opening = Dice("the opening")
    while match.state.turn is Turn.CHANCE:
        match.play(opening(match))
    begun = time.thread_time()
    leg_odds(match.state.track, CAMELS, {})
    return {"odds.leg5.cold_ms": (time.thread_time() - begun) * 1e3}
