"""Module 3 on the screen: position tiles in the market and on leg tiles (R87-R93)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.supercup import position_bets
from camelup_desktop.engine.table import Seat

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.shown import Shown

KEY = position_bets.KEY


@dataclass
class ShownPositionTiles:
    """R87: places whose tiles can be taken, and which place lies on which leg tile.

    `laid` has (seat, number of the leg tile from 0) as its keys.
    """

    left: list[int] = field(default_factory=list)
    laid: dict[tuple[Seat, int], int] = field(default_factory=dict)


def shown_position_tiles(shown: Shown) -> ShownPositionTiles:
    """The position tiles as the screen shows them; KeyError where the module is not in play."""
    return cast(ShownPositionTiles, shown.modules[KEY])


class PositionBetsScreen(ModuleScreen):
    """The position tiles."""

    key = KEY

    def facts(self, view: State) -> ShownPositionTiles:
        """R87, R90: all of them lie open."""
        tiles = position_bets.position_tiles(view)
        laid = {(tile.seat, tile.leg_tile): tile.place for tile in tiles.laid}
        return ShownPositionTiles(list(tiles.left), laid)

    def on_leg_tile(self, shown: Shown, seat: Seat, number: int) -> str:
        """The position tile on a leg tile."""
        place = shown_position_tiles(shown).laid.get((seat, number))
        return f"position_{place}" if place else ""
