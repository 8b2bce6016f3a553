"""How long odds take along real games, and how long the champion thinks."""

import random
from collections.abc import Callable

from camelup_desktop.ai.bot import BOTS, Bot, decide
from camelup_desktop.ai.camelup import odds_memory, tables
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app.measures.odds import milliseconds
from camelup_desktop.engine.camelup import State, camel_up
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.dice import Dice

SEATS = 4
RACES = 2
"""So many races are played."""

SHARE = 3
"""The champion thinks about every third decision of them."""


def measure() -> dict[str, float]:
    """CPU time per decision, each from scratch but for the tables."""
    at_once(tables.load())
    race: list[float] = []
    champion: list[float] = []
    player, thinker = BOTS["hard"](), BOTS["champion"]()
    for number in range(RACES):
        match: Match[State] = Match(camel_up(seats=SEATS))
        dice = Dice(f"race {number}")
        while not match.over:
            if isinstance(match.state.turn, Turn):
                match.play(dice(match))
                continue
            race.append(_from_scratch(_odds(match)))
            if len(match) % SHARE == 0:
                champion.append(_from_scratch(_thought(thinker, match)))
            match.play(at_once(decide(player, match, random.Random(len(match)))).action)
    return {
        "odds.race.mean_ms": sum(race) / len(race),
        "odds.race.p95_ms": _p95(race),
        "bots.champion.mean_ms": sum(champion) / len(champion),
        "bots.champion.p95_ms": _p95(champion),
        "bots.champion.max_ms": max(champion),
    }


def _odds(match: Match[State]) -> Callable[[], object]:
    return lambda: at_once(odds_memory.odds_of(match.state))


def _thought(bot: Bot, match: Match[State]) -> Callable[[], object]:
    return lambda: at_once(decide(bot, match, random.Random(len(match))))


def _from_scratch(work: Callable[[], object]) -> float:
    odds_memory.forget()
    return milliseconds(work)


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]
