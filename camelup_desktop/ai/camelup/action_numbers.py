"""Actions as whole numbers, for playouts."""

from camelup_desktop.ai.camelup.prospects import INDEX
from camelup_desktop.engine.camelup import CAMELS, RaceBet, Side
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action

COUNT = len(CAMELS)

ROLL = 0
TAKE = 1
WINNER = TAKE + COUNT
LOSER = WINNER + COUNT
TILE = LOSER + COUNT
"""Actions as numbers: the roll, then a tile or card of each camel, then desert tiles: TILE plus
twice the space, plus one for a mirage."""


def number_of(action: Action) -> int:
    """Number an action of a seat."""
    match action:
        case TakePyramidTile():
            return ROLL
        case TakeLegBettingTile(camel):
            return TAKE + INDEX[camel]
        case PlaceRaceBettingCard(camel, bet):
            return (WINNER if bet is RaceBet.OVERALL_WINNER else LOSER) + INDEX[camel]
        case PlaceDesertTile(space, side):
            return TILE + 2 * space + (side is Side.MIRAGE)
    raise ValueError(f"no seat does {action}")
