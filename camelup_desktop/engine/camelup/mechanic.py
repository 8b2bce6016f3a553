"""What a mechanism of the race adds to a mechanism of any game: claims and the end of a leg."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from camelup_desktop.engine.camelup.pieces import Camel, LegTile
from camelup_desktop.engine.camelup.rules import Rules
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Mechanic, Seat, Step


@dataclass(frozen=True, slots=True)
class Claim:
    """R47, R48: what one tile in front of a seat is worth at the end of the leg.

    `tile` is None for a pyramid tile. Modules revise claims before they are settled.
    """

    seat: Seat
    tile: LegTile | None
    pounds: int


class RaceMechanic(Mechanic[State]):
    """One mechanism of the race. Override what applies; the rest does nothing."""

    def amend(self, rules: Rules) -> Rules:
        """Return the rules as this mechanism changes them, before the race is set up."""
        return rules

    def claims(self, state: State, ranking: Sequence[Camel]) -> Iterable[Claim]:
        """Yield what the leg owes whom for this mechanism's tiles."""
        return ()

    def revise(
        self, state: State, claims: Sequence[Claim], ranking: Sequence[Camel]
    ) -> Sequence[Claim]:
        """Return the claims as this mechanism changes them."""
        return claims

    def clear_leg(self, step: Step[State]) -> None:
        """R49: take this mechanism's things back after the leg was scored."""

    def open_leg(self, step: Step[State]) -> None:
        """R109: put this mechanism's things out for a new leg."""

    def score_race(self, step: Step[State], ranking: Sequence[Camel]) -> None:
        """R53: pay what this mechanism pays once the race is over."""


def race_mechanics(step: Step[State]) -> Sequence[RaceMechanic]:
    """Return the mechanics of a race; the table itself only knows them as any game's."""
    return cast(Sequence[RaceMechanic], step.mechanics)
