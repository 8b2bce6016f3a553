"""R17, R32-R37, R49: placing a desert tile, moving it, turning it over."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from camelup_desktop.engine.camelup import flow
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.events import DesertTilePlaced, DesertTileReturned
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import DesertTile, Side
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Action, Objection, Step


@cache
def _placements(spaces: int) -> tuple[PlaceDesertTile, ...]:
    return tuple(PlaceDesertTile(space, side) for space in range(1, spaces + 1) for side in Side)


class DesertTiles(RaceMechanic):
    """R17: each seat has one desert tile, to place or to move elsewhere (R37)."""

    actions = (PlaceDesertTile,)

    def candidates(self, state: State) -> Iterable[Action]:
        """Every space of the track, either side up."""
        return _placements(state.rules.spaces)

    def objection(self, state: State, action: PlaceDesertTile) -> Objection | None:
        """R32: which spaces are allowed; R33: the last space is; R34: no neighbours over the line.

        R35: your own tile is lifted first, so it blocks nothing, unless the house rule says so.
        """
        space, rules = action.space, state.rules
        if not 1 <= space <= rules.spaces:
            return No.SPACE_NOT_ON_TRACK
        if space < rules.first_desert_space:
            return No.SPACE_ONE
        if state.track[space - 1]:
            return No.SPACE_HAS_CAMELS
        for tile in state.desert_tiles:
            own = tile.seat == state.seat
            if tile.space == space:
                return self._same_space(state, tile, action) if own else No.SPACE_HAS_DESERT_TILE
        for tile in state.desert_tiles:
            own = tile.seat == state.seat
            blocks = not own or rules.own_tile_blocks_adjacency
            if blocks and abs(tile.space - space) == 1:
                return No.NEXT_TO_DESERT_TILE
        return None

    def _same_space(
        self, state: State, tile: DesertTile, action: PlaceDesertTile
    ) -> Objection | None:
        """R36: your own tile must move to another space, or with the house rule turn over."""
        if not state.rules.allow_flip_in_place:
            return No.SAME_SPACE
        return No.SAME_SPACE_AND_SIDE if tile.side is action.side else None

    def apply(self, step: Step[State], action: PlaceDesertTile) -> None:
        """R17, R35: put the tile down; if it lay elsewhere it is lifted from there."""
        state = step.state
        old = state.desert_tile_of(state.seat)
        others = tuple(tile for tile in state.desert_tiles if tile.seat != state.seat)
        placed = DesertTile(state.seat, action.space, action.side)
        step.state = replace(state, desert_tiles=(*others, placed))
        from_space = old.space if old else None
        step.emit(DesertTilePlaced(state.seat, action.space, action.side, from_space))
        flow.end_turn(step)

    def clear_leg(self, step: Step[State]) -> None:
        """R37, R49: desert tiles go back to their owners."""
        tiles = step.state.desert_tiles
        step.state = replace(step.state, desert_tiles=())
        for tile in tiles:
            step.emit(DesertTileReturned(tile.seat, tile.space))
