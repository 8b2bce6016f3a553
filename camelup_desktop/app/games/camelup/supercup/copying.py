"""R96-R99, by hand: which tile of the partner to copy when the leg is scored."""

from __future__ import annotations

from collections.abc import Sequence

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Option, Picks
from camelup_desktop.app.games.camelup.leg_claims import leg_claims
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.camelup.supercup import consortium, position_bets
from camelup_desktop.engine.camelup.supercup.consortium import (
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
)
from camelup_desktop.engine.table import Action, Seat

NOTHING = "nothing"
PYRAMID = "pyramid"
"""Picks for no tile, and for a pyramid tile; a leg tile is picked by its number."""


class CopyATile(ModuleDeed):
    """One of the partner's tiles, each with what it earned, or none."""

    word, picture = "copy", "emblem_partners"
    kinds = (CopyLegTile, CopyPyramidTile, CopyNothing)
    stage = Stage.LEG_SCORING

    def options(self, view: State, picks: Picks) -> Sequence[Option]:
        """R96, R97: leg tiles with what lies on them, a pyramid tile if there is one, none."""
        partner, tiles = _partner(view), position_bets.position_tiles(view)
        found: list[Option] = []
        for number, tile in enumerate(view.players[partner].leg_tiles):
            place = tiles.place_on(partner, number)
            picture = f"legtile_{tile.camel.value}_{tile.value}"
            over = f"position_{place}" if place else ""
            key = number + 1 if number < 9 else None
            found.append(Option(number, key=key, picture=picture, over=over))
        if view.players[partner].pyramid_tiles:
            key = len(found) + 1 if len(found) < 9 else None
            found.append(Option(PYRAMID, key=key, picture="pyramid_tile"))
        return [*found, Option(NOTHING, key=0, picture="icon_cross")]

    def picks_of(self, action: Action) -> Picks:
        """The number of the leg tile, or what else there is."""
        if isinstance(action, CopyLegTile):
            return (action.leg_tile,)
        return (PYRAMID if isinstance(action, CopyPyramidTile) else NOTHING,)

    def suggested(self, view: State, legal: Sequence[Action]) -> Action | None:
        """R99: the tile that earned most; none if none earned anything."""
        best = max(legal, key=lambda action: _earned(view, self.picks_of(action)))
        return best if _earned(view, self.picks_of(best)) > 0 else CopyNothing()

    def label(self, words: Words, view: State, option: Option) -> str:
        """The tile."""
        if isinstance(option.pick, int):
            return words.tile(view.players[_partner(view)].leg_tiles[option.pick])
        return words.t(f"race.pick.copy.{option.pick}")

    def note(self, words: Words, view: State, option: Option) -> str:
        """What it earned its owner."""
        return words.signed(_earned(view, (option.pick,)))


def _partner(view: State) -> Seat:
    """The partner of whoever is asked."""
    assert isinstance(view.turn, int)
    partner = consortium.consortia(view).partners[view.turn]
    assert partner is not None
    return partner


def _earned(view: State, picks: Picks) -> int:
    """What the leg pays the partner for a tile."""
    partner, (pick,) = _partner(view), picks
    for claim in leg_claims(view):
        if claim.seat == partner and (
            claim.index == pick if isinstance(pick, int) else pick == PYRAMID and claim.tile is None
        ):
            return claim.pounds
    return 0


COPY = CopyATile()
