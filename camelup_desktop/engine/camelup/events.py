"""Everything that can happen in a race. Public facts, complete enough to draw."""

import enum
from dataclasses import dataclass

from camelup_desktop.engine.camelup.pieces import Camel, LegTile, RaceBet, Side, Stack, Unit
from camelup_desktop.engine.table import Event, Seat


class PaymentReason(enum.Enum):
    """Why pounds change hands. Each module may add reasons of its own."""


class Reason(PaymentReason):
    """The reasons of the base game."""

    DESERT_TILE = "desert_tile"
    LEG = "leg"
    RACE_BET = "race_bet"


@dataclass(frozen=True, slots=True)
class Standing:
    """R59: where a seat ended. Seats with equal pounds share a place; places count from 1."""

    place: int
    seat: Seat
    pounds: int


@dataclass(frozen=True, slots=True)
class StartingSeatChosen(Event):
    """R12: this seat begins the race."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CamelPlaced(Event):
    """R9: a camel was put on a starting space; `stack` is that space afterwards."""

    camel: Camel
    space: int
    stack: Stack


@dataclass(frozen=True, slots=True)
class DiceReturned(Event):
    """R11, R49: these dice are in the pyramid again."""

    camels: tuple[Camel, ...]


@dataclass(frozen=True, slots=True)
class LegStarted(Event):
    """A leg begins; legs count from 1."""

    leg: int


@dataclass(frozen=True, slots=True)
class StartingPlayerChanged(Event):
    """R46: the marker went to this seat, which begins the new leg."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """R14: it is this seat's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LegBettingTileTaken(Event):
    """R16: the seat took the top tile of this camel's pile."""

    seat: Seat
    camel: Camel
    value: int


@dataclass(frozen=True, slots=True)
class DesertTilePlaced(Event):
    """R17: a desert tile was put on the track; `from_space` is where it lay before, if it did."""

    seat: Seat
    space: int
    side: Side
    from_space: int | None


@dataclass(frozen=True, slots=True)
class RaceBettingCardPlaced(Event):
    """R19: the seat put a card face down on this deck. Its camel is secret."""

    seat: Seat
    bet: RaceBet


@dataclass(frozen=True, slots=True)
class PyramidTileTaken(Event):
    """R18: the seat took a pyramid tile; a die will fall."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """R18: this camel's die fell out and shows `pips`."""

    camel: Camel
    pips: int


@dataclass(frozen=True, slots=True)
class UnitMoved(Event):
    """R24-R31, R40-R42: a unit went from `origin` to `destination`.

    `stack` is the destination afterwards, bottom first, so it shows who is under whom. A
    destination of one more than the last space is beyond the line (R28).
    """

    unit: Unit
    origin: int
    destination: int
    stack: Stack


@dataclass(frozen=True, slots=True)
class DesertTileTriggered(Event):
    """R38: a unit stopped on this tile; its owner is paid and the unit is sent on."""

    owner: Seat
    space: int
    side: Side


@dataclass(frozen=True, slots=True)
class PoundsChanged(Event):
    """R22, R23: `amount` is what really moved, `forgiven` what the floor at 0 spared (positive)."""

    seat: Seat
    amount: int
    reason: PaymentReason
    forgiven: int


@dataclass(frozen=True, slots=True)
class LegEnded(Event):
    """R45, R50: the leg is over; `ranking` lists the camels from first to last."""

    leg: int
    ranking: tuple[Camel, ...]


@dataclass(frozen=True, slots=True)
class ClaimScored(Event):
    """R47, R48: what one tile earned its seat. `tile` is None for a pyramid tile.

    Modules tell more of theirs in facts derived from this one.
    """

    seat: Seat
    tile: LegTile | None
    pounds: int


@dataclass(frozen=True, slots=True)
class LegTilesReturned(Event):
    """R49: all leg betting tiles lie in their piles again."""


@dataclass(frozen=True, slots=True)
class PyramidTilesReturned(Event):
    """R49: all pyramid tiles lie on the board again."""


@dataclass(frozen=True, slots=True)
class DesertTileReturned(Event):
    """R49: a desert tile went back from this space to its owner."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class RaceEnded(Event):
    """R28, R54: a unit crossed the line; the first camel is overall winner, the last the loser."""

    ranking: tuple[Camel, ...]


@dataclass(frozen=True, slots=True)
class RaceBettingCardRevealed(Event):
    """R55, R56: the next card of a deck was turned over and is worth `pounds`."""

    seat: Seat
    bet: RaceBet
    camel: Camel
    pounds: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """R59: everything is paid; `standings` go from first to last, seats in turn order if equal."""

    standings: tuple[Standing, ...]
