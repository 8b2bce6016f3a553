"""R87-R93, R102, R107, module 3: a position tile on a leg tile bets on an exact place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from camelup_desktop.engine.camelup import flow
from camelup_desktop.engine.camelup.events import ClaimScored, LegTilesReturned
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, LegTile
from camelup_desktop.engine.camelup.rules import Rules, module_section
from camelup_desktop.engine.camelup.shorthand import letter, ordinal, words
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Action, Event, Objection, Seat, Step

KEY = "position_bets"


@dataclass(frozen=True, slots=True)
class PositionBetRules:
    """R87, R91: which places have a tile, and what a pair of tiles is worth."""

    places: tuple[int, ...]
    right_pounds: int
    wrong_pounds: int


@dataclass(frozen=True, slots=True)
class LaidPositionTile:
    """R88, R90: the tile of this place lies on the seat's leg betting tile number `leg_tile`.

    Leg betting tiles count from 0 in the order of `Player.leg_tiles`.
    """

    place: int
    seat: Seat
    leg_tile: int


@dataclass(frozen=True, slots=True)
class PositionTiles:
    """R87: the places whose tiles can still be taken, and the tiles laid, in order."""

    left: tuple[int, ...] = ()
    laid: tuple[LaidPositionTile, ...] = ()

    def place_on(self, seat: Seat, leg_tile: int) -> int | None:
        """Return the place that lies on this leg betting tile of the seat, if one does."""
        for tile in self.laid:
            if (tile.seat, tile.leg_tile) == (seat, leg_tile):
                return tile.place
        return None


@dataclass(frozen=True, slots=True)
class AttachPositionTile(Action):
    """R88: lay the tile of this place on your own leg betting tile number `leg_tile`, from 0."""

    place: int
    leg_tile: int


@dataclass(frozen=True, slots=True)
class TakeBottomLegBettingTile(Action):
    """R88: take the bottom tile of this camel's pile and lay the tile of this place on it."""

    place: int
    camel: Camel


@dataclass(frozen=True, slots=True)
class BottomLegBettingTileTaken(Event):
    """R88: the seat took the bottom tile of this camel's pile; a position tile follows."""

    seat: Seat
    camel: Camel
    value: int


@dataclass(frozen=True, slots=True)
class PositionTileAttached(Event):
    """R88: the tile of this place was laid on the seat's leg betting tile number `leg_tile`."""

    seat: Seat
    place: int
    leg_tile: int
    tile: LegTile


@dataclass(frozen=True, slots=True)
class PositionTilesReturned(Event):
    """R93: all position tiles lie on the board again."""


@dataclass(frozen=True, slots=True)
class PositionBetScored(ClaimScored):
    """R91: what a leg betting tile and the tile of this place on it, a pair, earned the seat."""

    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionClaim(Claim):
    """R91: what such a pair is worth; it stands in for the claim of the leg betting tile."""

    place: int

    def scored(self) -> PositionBetScored:
        """Return the fact with the place in it."""
        return PositionBetScored(self.seat, self.tile, self.pounds, self.place)


Taking = AttachPositionTile | TakeBottomLegBettingTile
"""R88: the two ways to take a position tile."""


class PositionBetNo(Objection):
    """What cannot be done with position tiles."""

    POSITION_TILE_GONE = "position_tile_gone"  # R88
    NO_SUCH_LEG_TILE = "no_such_leg_tile"  # R88
    LEG_TILE_HAS_POSITION_TILE = "leg_tile_has_position_tile"  # R88, R90


def position_tiles(state: State) -> PositionTiles:
    """Return the position tiles; none where the module is not in play."""
    return cast(PositionTiles, state.extras.get(KEY, PositionTiles()))


class PositionBets(RaceMechanic):
    """R88: one tile for each place from the second on, shared by all."""

    paragraphs = range(87, 94)
    actions = (AttachPositionTile, TakeBottomLegBettingTile)

    def amend(self, rules: Rules) -> Rules:
        """R87, R102: piles of four, with module 1 or without, and the worth of a pair."""
        section = module_section(KEY).fields(
            "leg_tiles_per_colour", "places", "right_pounds", "wrong_pounds"
        )
        numbers = PositionBetRules(
            places=section["places"].numbers,
            right_pounds=section["right_pounds"].number,
            wrong_pounds=section["wrong_pounds"].number,
        )
        per_colour = section["leg_tiles_per_colour"].number
        return replace(rules, leg_tiles_per_colour=per_colour).with_extra(KEY, numbers)

    def lay_out(self, state: State) -> State:
        """R87: all position tiles on the board."""
        return state.with_extra(KEY, PositionTiles(_rules(state).places))

    def candidates(self, state: State) -> Iterable[Action]:
        """R88: each place on each own leg betting tile, or on the bottom tile of each pile."""
        own = range(len(state.players[state.seat].leg_tiles))
        for place in _rules(state).places:
            yield from (AttachPositionTile(place, leg_tile) for leg_tile in own)
            yield from (TakeBottomLegBettingTile(place, camel) for camel in CAMELS)

    def objection(self, state: State, action: Taking) -> Objection | None:
        """R88-R90: the tile is left, and there is a leg betting tile that has none yet.

        R92: no tile names the first place.
        """
        tiles = position_tiles(state)
        if action.place not in tiles.left:
            return PositionBetNo.POSITION_TILE_GONE
        if isinstance(action, TakeBottomLegBettingTile):
            return None if state.piles[action.camel] else No.NO_LEG_TILE_LEFT
        if not 0 <= action.leg_tile < len(state.players[state.seat].leg_tiles):
            return PositionBetNo.NO_SUCH_LEG_TILE
        if tiles.place_on(state.seat, action.leg_tile) is not None:
            return PositionBetNo.LEG_TILE_HAS_POSITION_TILE
        return None

    def apply(self, step: Step[State], action: Taking) -> None:
        """R88: lay the tile; R89: the bottom tile of a pile may be its only one."""
        if isinstance(action, TakeBottomLegBettingTile):
            _attach(step, action.place, _take_bottom_tile(step, action.camel))
        else:
            _attach(step, action.place, action.leg_tile)
        flow.end_turn(step)

    def revise(
        self, state: State, claims: Sequence[Claim], ranking: Sequence[Camel]
    ) -> Sequence[Claim]:
        """R91, R92, R107: a pair is one claim, and what the leg tile alone would pay is gone."""
        return [_paired(state, claim, ranking) for claim in claims]

    def react(self, step: Step[State], event: Event) -> None:
        """R93, R109: when the leg betting tiles go back, so do the tiles that lie on them."""
        if isinstance(event, LegTilesReturned):
            step.state = self.lay_out(step.state)
            step.emit(PositionTilesReturned())

    def lines(self, state: State, called: Sequence[str]) -> Iterable[str]:
        """Which position tiles are left, and what lies where."""
        tiles = position_tiles(state)
        laid = (
            f"{called[tile.seat]} {letter(held.camel)}{held.value} {ordinal(tile.place)}"
            for tile in tiles.laid
            for held in [state.players[tile.seat].leg_tiles[tile.leg_tile]]
        )
        yield f"position {words(map(ordinal, tiles.left))}   laid {words(laid, ', ')}"


def _rules(state: State) -> PositionBetRules:
    return cast(PositionBetRules, state.rules.extras[KEY])


def _take_bottom_tile(step: Step[State], camel: Camel) -> int:
    """R88: take it and return its number among those of the seat."""
    seat, player = step.state.seat, step.state.players[step.state.seat]
    *rest, value = step.state.piles[camel]
    held = (*player.leg_tiles, LegTile(camel, value))
    step.state = replace(
        step.state.with_player(seat, replace(player, leg_tiles=held)),
        piles={**step.state.piles, camel: tuple(rest)},
    )
    step.emit(BottomLegBettingTileTaken(seat, camel, value))
    return len(player.leg_tiles)


def _attach(step: Step[State], place: int, leg_tile: int) -> None:
    seat, tiles = step.state.seat, position_tiles(step.state)
    left = tuple(other for other in tiles.left if other != place)
    laid = (*tiles.laid, LaidPositionTile(place, seat, leg_tile))
    step.state = step.state.with_extra(KEY, PositionTiles(left, laid))
    tile = step.state.players[seat].leg_tiles[leg_tile]
    step.emit(PositionTileAttached(seat, place, leg_tile, tile))


def _paired(state: State, claim: Claim, ranking: Sequence[Camel]) -> Claim:
    if claim.tile is None or claim.index is None:
        return claim
    place = position_tiles(state).place_on(claim.seat, claim.index)
    if place is None:
        return claim
    rules = _rules(state)
    right = ranking[place - 1] is claim.tile.camel
    pounds = rules.right_pounds if right else rules.wrong_pounds
    return PositionClaim(claim.seat, claim.tile, pounds, claim.index, place=place)
