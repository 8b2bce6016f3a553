"""Temper: which of several actions that are as good as equal somebody likes best.

It never gives up more than NEAR pounds, or CLOSE of the probability of winning, so a level stays
what it is.
"""

import enum
import random
from collections.abc import Sequence
from dataclasses import dataclass

from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.engine.camelup import LegTile, Side
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)

NEAR = 0.25
CLOSE = 0.005

MODULE_LIKING = 2.5
"""How much a temper likes an action of a module that it is fond of, besides what that brings."""


class Temper(enum.Enum):
    """The tempers there are. Values are string keys."""

    CAUTIOUS = "cautious"
    GAMBLER = "gambler"
    SABOTEUR = "saboteur"
    COPYCAT = "copycat"
    PHOTOGRAPHER = "photographer"
    JOKER = "joker"


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was judged, with its value in pounds that matter and in won games."""

    appraisal: Appraisal
    worth: float
    win: float


def pick(
    table: Judgement, options: Sequence[Option], temper: Temper | None, rng: random.Random
) -> Option:
    """Return the best option, or with a temper the one it likes most among those close to it."""
    best = max(options, key=lambda option: option.worth)
    if temper is None:
        return best
    close = [o for o in options if o.worth >= best.worth - NEAR and o.win >= best.win - CLOSE]
    if temper is Temper.JOKER:
        return rng.choice(close)
    return max(close, key=lambda option: (_liking(table, option.appraisal, temper), option.worth))


def _liking(table: Judgement, appraisal: Appraisal, temper: Temper) -> float:
    action, leg = appraisal.action, table.odds.leg
    match temper, action:
        case Temper.CAUTIOUS, TakePyramidTile():
            return 2.0
        case Temper.CAUTIOUS, TakeLegBettingTile(camel):
            return leg.ranks[camel][0] + leg.ranks[camel][1]
        case Temper.CAUTIOUS, PlaceDesertTile():
            return 0.5
        case Temper.GAMBLER, PlaceRaceBettingCard():
            return 2.0
        case Temper.GAMBLER, TakeLegBettingTile(camel):
            return 1.0 - leg.ranks[camel][0]
        case Temper.SABOTEUR, PlaceDesertTile(_, side):
            return (1.0 if side is Side.MIRAGE else 0.5) - appraisal.rivals
        case Temper.COPYCAT, TakeLegBettingTile(camel):
            return float(any(tile.camel is camel for tile in _richest(table)))
        case Temper.PHOTOGRAPHER, PlaceDesertTile(space, _):
            return 1.0 + leg.landing_camels[space]
    fond = (kind for insight in table.insights for kind in insight.liked.get(temper, ()))
    return MODULE_LIKING + appraisal.pounds if isinstance(action, tuple(fond)) else 0.0


def _richest(table: Judgement) -> Sequence[LegTile]:
    """The leg betting tiles of the rival with most pounds."""
    view = table.view
    rivals = [player for seat, player in enumerate(view.players) if seat != view.seat]
    return max(rivals, key=lambda player: player.pounds).leg_tiles
