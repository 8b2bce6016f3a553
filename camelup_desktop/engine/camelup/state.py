"""A race at one moment: frozen, complete, secrets included."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from camelup_desktop.engine.camelup.pieces import (
    CAMELS,
    Camel,
    DesertTile,
    LegTile,
    RaceBet,
    RaceCard,
    RolledDie,
    Track,
)
from camelup_desktop.engine.camelup.rules import Rules
from camelup_desktop.engine.table import Seat, Turn


class Stage(enum.Enum):
    """Where in the course of a race we are; within a leg it is what is to be decided.

    FREE_ACTION: the seat has done its action and a module lets it do something more. LEG_SCORING:
    the leg is over and a module lets a seat decide something before it is settled.
    """

    STARTING_SEAT = "starting_seat"
    STARTING_CAMELS = "starting_camels"
    STARTING_STACKS = "starting_stacks"
    ACTION = "action"
    DIE = "die"
    FREE_ACTION = "free_action"
    LEG_SCORING = "leg_scoring"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of one seat.

    `hand` holds the race betting cards not yet placed, in a fixed order; a card is None where its
    camel may not be known. `pyramid_tiles` counts this leg's.
    """

    pounds: int
    hand: tuple[Camel | None, ...] = CAMELS
    leg_tiles: tuple[LegTile, ...] = ()
    pyramid_tiles: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The whole table.

    `seat` has the turn, also while chance rolls for it (then `turn` is Turn.CHANCE) and while
    another seat decides something about the leg that is scored (then `turn` is that seat). `leg` is
    0 until the race starts. `pyramid_tiles` counts those left on the board, always as many as dice
    in the pyramid (R51), those of a module included. `tents` holds this leg's dice in the order
    they fell. `piles` gives each camel's leg betting tiles, top first. `decks` give the race
    betting cards, first placed first. `extras` holds what a module adds, under the module's key.
    """

    rules: Rules
    players: tuple[Player, ...]
    turn: Seat | Turn
    stage: Stage
    track: Track
    piles: Mapping[Camel, tuple[int, ...]]
    seat: Seat = 0
    starting_seat: Seat = 0
    leg: int = 0
    dice: frozenset[Camel] = frozenset()
    pyramid_tiles: int = 0
    tents: tuple[RolledDie, ...] = ()
    desert_tiles: tuple[DesertTile, ...] = ()
    decks: Mapping[RaceBet, tuple[RaceCard, ...]] = field(
        default_factory=lambda: {bet: () for bet in RaceBet}
    )
    extras: Mapping[str, object] = field(default_factory=dict)

    def desert_tile_on(self, space: int) -> DesertTile | None:
        """Return the desert tile that lies on `space`, if one does."""
        for tile in self.desert_tiles:
            if tile.space == space:
                return tile
        return None

    def desert_tile_of(self, seat: Seat) -> DesertTile | None:
        """Return the desert tile of `seat` if it lies on the track."""
        for tile in self.desert_tiles:
            if tile.seat == seat:
                return tile
        return None

    def with_player(self, seat: Seat, player: Player) -> "State":
        """Return the state with what lies in front of `seat` replaced."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def with_extra(self, key: str, record: object) -> "State":
        """Return the state with the record of the module `key` replaced."""
        return replace(self, extras={**self.extras, key: record})
