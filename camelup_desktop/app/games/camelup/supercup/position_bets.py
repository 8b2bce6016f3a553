"""Module 3 on the screen: position tiles in the market and on leg tiles (R87-R93)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Option, Picks
from camelup_desktop.app.games.camelup.supercup.module import Lying, ModuleScreen
from camelup_desktop.app.games.camelup.told import position_bets as told
from camelup_desktop.app.games.camelup.told.telling import Facts, Telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import CAMELS, Camel, LegTile, Rules, State
from camelup_desktop.engine.camelup.supercup import position_bets
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    TakeBottomLegBettingTile,
)
from camelup_desktop.engine.table import Action, Event, Seat

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.board import RaceBoard
    from camelup_desktop.app.games.camelup.shown import Shown
    from camelup_desktop.app.stage.director import Cue

KEY = position_bets.KEY
OWN_KEYS = (6, 7, 8, 9, 0)
"""The digits of one's own leg tiles; those of the bottom tiles are 1 to 5."""


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


@dataclass(frozen=True, slots=True)
class OwnTile:
    """R88: one of a seat's own leg tiles, by its number from 0."""

    number: int


class LayAPositionTile(ModuleDeed):
    """R88: a place, then an own leg tile or the bottom tile of a pile."""

    word, digit, picture = "position", 6, "position_2"
    kinds = (AttachPositionTile, TakeBottomLegBettingTile)
    depth = 2

    def options(self, view: State, picks: Picks) -> Sequence[Option]:
        """R88: four places; then every own leg tile, and the bottom of every pile."""
        if not picks:
            return [
                Option(place, key=place, spot=f"position:{place}", picture=f"position_{place}")
                for place in _places(view)
            ]
        tiles = position_bets.position_tiles(view)
        own = [
            Option(
                OwnTile(number),
                key=OWN_KEYS[number] if number < len(OWN_KEYS) else None,
                spot=f"own_tile:{number}",
                picture=_picture(tile),
                over=f"position_{place}" if place else "",
            )
            for number, tile in enumerate(view.players[view.seat].leg_tiles)
            for place in [tiles.place_on(view.seat, number)]
        ]
        return [*(_bottom(view, camel, key) for key, camel in enumerate(CAMELS, 1)), *own]

    def picks_of(self, action: Action) -> Picks:
        """The place, then the tile or the camel of the pile."""
        if isinstance(action, TakeBottomLegBettingTile):
            return action.place, action.camel
        assert isinstance(action, AttachPositionTile)
        return action.place, OwnTile(action.leg_tile)

    def excuse(self, words: Words, view: State) -> str:
        """R87, R89: no position tile is left, or no leg tile to lay it on."""
        if not position_bets.position_tiles(view).left:
            return words.t("race.excuse.position_tiles")
        return words.t("race.excuse.no_leg_tile")

    def label(self, words: Words, view: State, option: Option) -> str:
        """The place; whose tile it is, or which."""
        match option.pick:
            case int(place):
                return words.place(place)
            case OwnTile(number):
                return words.tile(view.players[view.seat].leg_tiles[number])
            case Camel() as camel:
                return words.camel(camel)
        return ""

    def note(self, words: Words, view: State, option: Option) -> str:
        """Where a leg tile comes from."""
        match option.pick:
            case OwnTile():
                return words.t("race.pick.position.mine")
            case Camel():
                return words.t("race.pick.position.bottom")
        return ""


class PositionBetsScreen(ModuleScreen):
    """The position tiles."""

    key = KEY
    actions = (AttachPositionTile, TakeBottomLegBettingTile)

    def facts(self, view: State) -> ShownPositionTiles:
        """R87, R90: all of them lie open."""
        tiles = position_bets.position_tiles(view)
        laid = {(tile.seat, tile.leg_tile): tile.place for tile in tiles.laid}
        return ShownPositionTiles(list(tiles.left), laid)

    def bet_on(self, shown: Shown, seat: Seat, number: int) -> int | None:
        """R88: what the tile on it says."""
        return shown_position_tiles(shown).laid.get((seat, number))

    def market_row(self, shown: Shown, words: Words) -> Sequence[Lying]:
        """R87: the four tiles; those that were taken with who has them."""
        tiles = shown_position_tiles(shown)
        holders: dict[int, Seat | None] = dict.fromkeys(tiles.left)
        holders |= {place: seat for (seat, _), place in tiles.laid.items()}
        return [self._lying(words, place, holders[place]) for place in sorted(holders)]

    def _lying(self, words: Words, place: int, holder: Seat | None) -> Lying:
        word = words.place(place)
        if holder is None:
            hint = words.t("race.hint.place_left", place=word)
        else:
            hint = words.t("race.hint.place_taken", place=word, seat=words.seat(holder))
        return Lying(f"position:{place}", f"position_{place}", hint, holder)

    def deeds(self, rules: Rules) -> Sequence[ModuleDeed]:
        """Lay one."""
        return (LAY,)

    def outlined(self, action: Action) -> Sequence[str]:
        """The camel whose bottom tile is taken."""
        if isinstance(action, TakeBottomLegBettingTile):
            return (f"camel:{action.camel.value}",)
        return ()

    def tellings(self) -> Mapping[type[Event], Telling]:
        """How its facts are told."""
        return told.TELLINGS

    def words_of(self, words: Words, view: State, action: Action) -> Facts:
        """What is said of its actions."""
        return told.facts(words, view, action)

    def cues(self) -> Mapping[type, Cue[RaceBoard]]:
        """How its facts are shown."""
        from camelup_desktop.app.games.camelup.cues import position_bets  # they stand on the board

        return position_bets.cues.table


def _bottom(view: State, camel: Camel, key: int) -> Option:
    """R88, R89: the bottom tile of a pile."""
    pile = view.piles[camel]
    picture = _picture(LegTile(camel, pile[-1])) if pile else f"badge_{camel.value}"
    return Option(camel, key=key, camel=camel, spot=f"pile:{camel.value}", picture=picture)


def _places(view: State) -> tuple[int, ...]:
    rules = view.rules.extras[KEY]
    assert isinstance(rules, position_bets.PositionBetRules)
    return rules.places


def _picture(tile: LegTile) -> str:
    return f"legtile_{tile.camel.value}_{tile.value}"


LAY = LayAPositionTile()
SCREEN = PositionBetsScreen()
