"""Everything that can be done in a race: five kinds of action by seats, three by chance."""

from dataclasses import dataclass

from camelup_desktop.engine.camelup.pieces import Camel, RaceBet, Side
from camelup_desktop.engine.table import Action, Seat


@dataclass(frozen=True, slots=True)
class ChooseStartingSeat(Action):
    """R12, chance: this seat begins. With `seat1` or `youngest` it is the only outcome."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceStartingCamel(Action):
    """R9, R10, chance: the camel starts on this space, on top of those already there."""

    camel: Camel
    space: int


@dataclass(frozen=True, slots=True)
class StackStartingCamels(Action):
    """R10, option `starterChooses`, the starting seat: stack the camels that share a space.

    `order` names all five camels once; on each space the one named earlier stands lower. Asked
    only if at least two camels share a space.
    """

    order: tuple[Camel, ...]


@dataclass(frozen=True, slots=True)
class TakeLegBettingTile(Action):
    """R16: take the top tile of this camel's pile."""

    camel: Camel


@dataclass(frozen=True, slots=True)
class PlaceDesertTile(Action):
    """R17: place your desert tile on this space, or move it there, this side up."""

    space: int
    side: Side


@dataclass(frozen=True, slots=True)
class TakePyramidTile(Action):
    """R18: take a pyramid tile; a die follows."""


@dataclass(frozen=True, slots=True)
class RollDie(Action):
    """R18, chance: this camel's die falls out of the pyramid and shows `pips`."""

    camel: Camel
    pips: int


@dataclass(frozen=True, slots=True)
class PlaceRaceBettingCard(Action):
    """R19: put the card of this camel face down on one of the two decks."""

    camel: Camel
    bet: RaceBet
