"""Strategies that others have published, rebuilt from their descriptions, to measure strength by.

None of them was tuned by us, but for `careful-ev`, which is the yardstick of our own experiments,
and the blind, which show what it is worth to know the modules. None sits at a table of the game:
they are for the arena.
"""

from collections.abc import Callable, Mapping
from functools import partial

from camelup_desktop.ai.camelup.bots import Bookmaker, Oracle, Trader
from camelup_desktop.ai.camelup.sparring.blind import Blind
from camelup_desktop.ai.camelup.sparring.careful import CarefulEV
from camelup_desktop.ai.camelup.sparring.exact_odds import ExactOdds
from camelup_desktop.ai.camelup.sparring.partner import Partner
from camelup_desktop.ai.camelup.sparring.portfolio import Portfolio
from camelup_desktop.ai.camelup.sparring.rules_of_thumb import AlwaysRoll, TakeTheLeader, Uniform
from camelup_desktop.ai.camelup.sparring.values import Casual, GreedyEV
from camelup_desktop.ai.camelup.tourist import Tourist

PARTNERS: Mapping[str, Callable[[], Partner | CarefulEV | Blind]] = {
    "always-roll": AlwaysRoll,
    "uniform": Uniform,
    "take-the-leader": TakeTheLeader,
    "casual": Casual,
    "greedy-ev": GreedyEV,
    "careful-ev": CarefulEV,
    "exact-odds": ExactOdds,
    "portfolio": Portfolio,
    "blind-easy": partial(Blind, Tourist),
    "blind-medium": partial(Blind, Trader),
    "blind-hard": partial(Blind, Bookmaker),
    "blind-champion": partial(Blind, Oracle),
}
"""Name, as the arena knows it, to who plays it; weakest first, then the levels blind to modules."""
