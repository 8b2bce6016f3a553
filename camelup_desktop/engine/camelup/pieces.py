"""What lies on the table: camels, stacks, desert tiles, leg betting tiles, race betting cards."""

import enum
from dataclasses import dataclass

from camelup_desktop.engine.table import Seat


class Camel(enum.Enum):
    """R1: the five camels, in the order in which everything lists them."""

    BLUE = "blue"
    GREEN = "green"
    ORANGE = "orange"
    YELLOW = "yellow"
    WHITE = "white"

    # Members are single objects, so identity is enough; the name would be hashed in Python.
    __hash__ = object.__hash__


CAMELS: tuple[Camel, ...] = tuple(Camel)

Stack = tuple[Camel, ...]
"""R24: all camels on one space, bottom first."""

Unit = tuple[Camel, ...]
"""R24: a camel and every camel above it, bottom first."""

Track = tuple[Stack, ...]
"""One stack per space, and one more for those beyond the line. Only this is indexed space-1."""


class Side(enum.Enum):
    """R40, R41: the two sides of a desert tile."""

    OASIS = "oasis"
    MIRAGE = "mirage"

    __hash__ = object.__hash__


class RaceBet(enum.Enum):
    """R19: the two decks of race betting cards."""

    OVERALL_WINNER = "overall_winner"
    OVERALL_LOSER = "overall_loser"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class DesertTile:
    """R17: a seat's desert tile as it lies on the track."""

    seat: Seat
    space: int
    side: Side


@dataclass(frozen=True, slots=True)
class LegTile:
    """R7: a leg betting tile; `value` is what it pays if its camel wins the leg."""

    camel: Camel
    value: int


@dataclass(frozen=True, slots=True)
class RaceCard:
    """R21: a race betting card as placed. The camel is None where it may not be known."""

    seat: Seat
    camel: Camel | None


@dataclass(frozen=True, slots=True)
class RolledDie:
    """R18: a die that has left the pyramid and lies in its tent with `pips` up."""

    camel: Camel
    pips: int
