"""What is said of position tiles (R87-R93)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from camelup_desktop.app.games.camelup.told.telling import Facts, Telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import LegTile, State
from camelup_desktop.engine.camelup.supercup.position_bets import (
    KEY,
    AttachPositionTile,
    BottomLegBettingTileTaken,
    PositionBetRules,
    PositionBetScored,
    PositionTileAttached,
    PositionTilesReturned,
    TakeBottomLegBettingTile,
    position_tiles,
)
from camelup_desktop.engine.table import Action, Event


def _tile(event: BottomLegBettingTileTaken) -> str:
    return f"leg_tile:{event.camel.value}:{event.value}"


def _position(event: PositionTileAttached | PositionBetScored) -> str:
    return f"position:{event.place}"


def _came_true(event: PositionBetScored, _: State) -> str:
    return "right" if event.pounds > 0 else "wrong"


TELLINGS: Mapping[type[Event], Telling] = {
    BottomLegBettingTileTaken: Telling("act", _tile),
    PositionTileAttached: Telling("act", _position),
    PositionTilesReturned: Telling(),
    PositionBetScored: Telling(icon=_position, variant=_came_true),
}


def facts(words: Words, view: State, action: Action) -> Facts:
    """The leg tile, what the pair is worth, and who has taken what cannot be had any more."""
    match action:
        case AttachPositionTile(place, leg_tile):
            held = view.players[view.seat].leg_tiles
            tile = held[leg_tile] if 0 <= leg_tile < len(held) else None
            return _pair(words, view, place, tile)
        case TakeBottomLegBettingTile(place, camel):
            pile = view.piles[camel]
            tile = LegTile(camel, pile[-1]) if pile else None
            holders = words.seats(
                seat
                for seat, player in enumerate(view.players)
                if any(held.camel is camel for held in player.leg_tiles)
            )
            known = {"holders": holders, "camel": words.camel(camel)}
            return {**_pair(words, view, place, tile), **known}
    return {}


def _pair(words: Words, view: State, place: int, tile: LegTile | None) -> Facts:
    rules = cast(PositionBetRules, view.rules.extras[KEY])
    laid = [one.seat for one in position_tiles(view).laid if one.place == place]
    return {
        "tile": words.tile(tile) if tile else "",
        "camel": words.camel(tile.camel) if tile else "",
        "right": words.signed(rules.right_pounds),
        "wrong": words.signed(rules.wrong_pounds),
        "holder": words.seats(laid),
    }
