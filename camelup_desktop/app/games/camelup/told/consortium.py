"""What is said of partners and what they copy (R94-R101)."""

from __future__ import annotations

from collections.abc import Mapping

from camelup_desktop.app.games.camelup.told.telling import Facts, Telling, always
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.supercup.consortium import (
    ConsortiumEnded,
    ConsortiumFormed,
    CopyChosen,
    CopyDeclined,
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
    TileCopied,
    consortia,
)
from camelup_desktop.engine.camelup.supercup.position_bets import PositionBetScored, position_tiles
from camelup_desktop.engine.table import Action, Event, Seat


def _what(event: TileCopied, _: State) -> str:
    if isinstance(event.copied, PositionBetScored):
        return "pair"
    return "pyramid_tile" if event.tile is None else "leg_tile"


def _tile(event: TileCopied) -> str:
    tile = event.tile
    return f"leg_tile:{tile.camel.value}:{tile.value}" if tile is not None else "pyramid_tile"


TELLINGS: Mapping[type[Event], Telling] = {
    ConsortiumFormed: Telling("act", always("partners")),
    CopyChosen: Telling(icon=always("partners")),
    CopyDeclined: Telling(icon=always("partners")),
    TileCopied: Telling(icon=_tile, variant=_what),
    ConsortiumEnded: Telling(icon=always("partners")),
}


def facts(words: Words, view: State, action: Action) -> Facts:
    """Who has whom for a partner; while a tile is copied, whose it is and what lies on it."""
    match action:
        case FormConsortium(partner):
            return _partners(words, view, partner)
        case CopyLegTile() | CopyPyramidTile() | CopyNothing():
            return _copying(words, view, action)
    return {}


def _partners(words: Words, view: State, partner: Seat) -> Facts:
    partners = consortia(view).partners
    there = 0 <= partner < len(partners)
    mine, theirs = partners[view.seat], partners[partner] if there else None
    return {
        "partner": words.seat(partner) if there else "",
        "mine": words.seat(mine) if mine is not None else "",
        "theirs": words.seat(theirs) if theirs is not None else "",
    }


def _copying(words: Words, view: State, action: Action) -> Facts:
    seat = view.turn if isinstance(view.turn, int) else view.seat
    partner = consortia(view).partners[seat]
    if partner is None:
        return {"partner": "", "tile": ""}
    named = words.seat(partner)
    held = view.players[partner].leg_tiles
    if not isinstance(action, CopyLegTile) or not 0 <= action.leg_tile < len(held):
        return {"partner": named, "tile": ""}
    tile = words.tile(held[action.leg_tile])
    place = position_tiles(view).place_on(partner, action.leg_tile)
    if place:
        tile = words.t("race.pair", tile=tile, place=words.place(place))
    return {"partner": named, "tile": tile}
