"""How long odds take along real games, and how long the champion thinks."""

import random
from collections.abc import Callable

from camelup_desktop.ai.bot import BOTS, Bot, decide
from camelup_desktop.ai.camelup import odds_memory, tables
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app.measures.odds import milliseconds
from camelup_desktop.engine.camelup import State, camel_up
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Game, Match, Turn
from camelup_desktop.engine.table.dice import Dice

SEATS = 4
RACES = 2
"""So many races are played."""

SHARE = 3
"""The champion thinks about every third decision of them."""

CROWD, CROWD_SHARE = 10, 2
"""Then as many seats as can play all modules have one race more."""


def measure() -> dict[str, float]:
    """CPU time per decision, each from scratch but for the tables."""
    at_once(tables.load())
    at_once(tables.race_start(tables.LONG_SPACES))
    race: list[float] = []
    champion: list[float] = []
    for number in range(RACES):
        _play(camel_up(seats=SEATS), f"race {number}", SHARE, race, champion)
    crowd = camel_up(CROWD, list(MODULES), {"m1Variant": True})
    modules: list[float] = []
    _play(crowd, "all modules", CROWD_SHARE, [], modules)
    return {
        "odds.race.mean_ms": sum(race) / len(race),
        "odds.race.p95_ms": _p95(race),
        "bots.champion.mean_ms": sum(champion) / len(champion),
        "bots.champion.p95_ms": _p95(champion),
        "bots.champion.max_ms": max(champion),
        "bots.champion.modules.mean_ms": sum(modules) / len(modules),
        "bots.champion.modules.p95_ms": _p95(modules),
        "bots.champion.modules.max_ms": max(modules),
    }


def _play(
    game: Game[State], seed: str, share: int, odds: list[float], thoughts: list[float]
) -> None:
    """Let careful bettors play a race; note what odds and some of the champion's thoughts take."""
    match, dice = Match(game), Dice(seed)
    player, thinker = BOTS["hard"](), BOTS["champion"]()
    while not match.over:
        if isinstance(match.state.turn, Turn):
            match.play(dice(match))
            continue
        odds.append(_from_scratch(_odds(match)))
        if len(match) % share == 0:
            thoughts.append(_from_scratch(_thought(thinker, match)))
        match.play(at_once(decide(player, match, random.Random(len(match)))).action)


def _odds(match: Match[State]) -> Callable[[], object]:
    return lambda: at_once(odds_memory.odds_of(match.state))


def _thought(bot: Bot, match: Match[State]) -> Callable[[], object]:
    return lambda: at_once(decide(bot, match, random.Random(len(match))))


def _from_scratch(work: Callable[[], object]) -> float:
    odds_memory.forget()
    return milliseconds(work)


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]
