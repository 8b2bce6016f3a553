"""What sentences about the Supercup's actions may mention: the table as a seat sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, LegTile, State, ranking
from camelup_desktop.engine.camelup.supercup.consortium import (
    CopyLegTile,
    CopyNothing,
    CopyPyramidTile,
    FormConsortium,
    consortia,
)
from camelup_desktop.engine.camelup.supercup.long_track import ReturnPyramidTile, support_dice
from camelup_desktop.engine.camelup.supercup.photographer import (
    KEY as PHOTOGRAPHER,
)
from camelup_desktop.engine.camelup.supercup.photographer import (
    PhotographerRules,
    PointCamera,
    camera,
)
from camelup_desktop.engine.camelup.supercup.position_bets import (
    KEY as POSITION_BETS,
)
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    PositionBetRules,
    TakeBottomLegBettingTile,
    position_tiles,
)
from camelup_desktop.engine.table import Action, Seat

Facts = Mapping[str, object]


def module_facts(words: Words, view: State, action: Action) -> Facts:
    """The action's own fields in words, and what lies on the table that has to do with it.

    `view` is the table before the action; nothing is said that is not legal there either.
    """
    facts = dict(words.facts(action))
    match action:
        case PointCamera():
            facts |= _camera(words, view)
        case AttachPositionTile(place, leg_tile):
            held = view.players[view.seat].leg_tiles
            tile = held[leg_tile] if 0 <= leg_tile < len(held) else None
            facts |= _position(words, view, place, tile)
        case TakeBottomLegBettingTile(place, camel):
            pile = view.piles[camel]
            tile = LegTile(camel, pile[-1]) if pile else None
            facts |= _position(words, view, place, tile)
            facts["holders"] = _holders(words, view, camel)
        case FormConsortium(partner):
            facts |= _partners(words, view, partner)
        case CopyLegTile() | CopyPyramidTile() | CopyNothing():
            facts |= _copying(words, view, action)
        case ReturnPyramidTile(camel):
            facts |= _support(words, view, camel)
    return facts


def camera_owner(words: Words, view: State) -> str:
    """Name of the photographer; empty if nobody is."""
    now = camera(view)
    return words.seat(now.seat) if now is not None else ""


def _camera(words: Words, view: State) -> Facts:
    rules = cast(PhotographerRules, view.rules.extras[PHOTOGRAPHER])
    owner = camera_owner(words, view)
    return {"owner": owner, "pounds": words.signed(rules.pounds_per_camel)}


def _position(words: Words, view: State, place: int, tile: LegTile | None) -> Facts:
    rules = cast(PositionBetRules, view.rules.extras[POSITION_BETS])
    laid = [tile.seat for tile in position_tiles(view).laid if tile.place == place]
    return {
        "tile": words.tile(tile) if tile else "",
        "camel": words.camel(tile.camel) if tile else "",
        "right": words.signed(rules.right_pounds),
        "wrong": words.signed(rules.wrong_pounds),
        "holder": words.seats(laid),
    }


def _holders(words: Words, view: State, camel: Camel) -> str:
    """Who has leg tiles of this camel."""
    return words.seats(
        seat
        for seat, player in enumerate(view.players)
        if any(tile.camel is camel for tile in player.leg_tiles)
    )


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
    """The partner of whoever is asked, and the tile with the position tile on it."""
    seat = view.turn if isinstance(view.turn, int) else view.seat
    partner = consortia(view).partners[seat]
    if partner is None:
        return {"partner": "", "tile": ""}
    facts = {"partner": words.seat(partner), "tile": ""}
    if isinstance(action, CopyLegTile):
        held = view.players[partner].leg_tiles
        if 0 <= action.leg_tile < len(held):
            tile = words.tile(held[action.leg_tile])
            place = position_tiles(view).place_on(partner, action.leg_tile)
            pair = {"tile": tile, "place": words.place(place)} if place else {}
            facts["tile"] = words.t("race.pair", **pair) if pair else tile
    return facts


def _support(words: Words, view: State, camel: Camel) -> Facts:
    dice = support_dice(view)
    where = "pyramid" if camel in dice.pyramid else "crater"
    return {
        "where": words.t(f"race.support_die.{where}", camel=words.camel(camel)),
        "leader": words.camel(ranking(view.track)[0]),
        "pounds": words.pounds(view.rules.pyramid_tile_pounds),
    }
