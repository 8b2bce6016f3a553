"""What a mechanism of the race adds to a mechanism of any game: claims and the end of a leg."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from camelup_desktop.engine.camelup.events import ClaimScored
from camelup_desktop.engine.camelup.pieces import Camel, LegTile
from camelup_desktop.engine.camelup.rules import Rules
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Mechanic, Seat, Step


@dataclass(frozen=True, slots=True)
class Claim:
    """R47, R48: what one tile in front of a seat is worth at the end of the leg.

    `tile` is None for a pyramid tile; `index` is the place of a leg betting tile among those of the
    seat. Modules revise claims before they are settled, also by claims of their own kind.
    """

    seat: Seat
    tile: LegTile | None
    pounds: int
    index: int | None = None

    def scored(self) -> ClaimScored:
        """Return the fact that is told when the claim is settled."""
        return ClaimScored(self.seat, self.tile, self.pounds)


class RaceMechanic(Mechanic[State]):
    """One mechanism of the race. Override what applies; the rest does nothing."""

    paragraphs: Sequence[int] = ()
    """For a module: the numbers of its paragraphs in RULES.md."""

    def amend(self, rules: Rules) -> Rules:
        """Return the rules as this mechanism changes them, before the race is set up."""
        return rules

    def lay_out(self, state: State) -> State:
        """R13: return the table with this mechanism's things on it, before the race."""
        return state

    def holds_turn(self, step: Step[State]) -> bool:
        """Keep the turn of a seat that has done its action, for a decision of its own.

        Asked whenever a turn would pass on inside a leg. Who answers True has set `turn` and
        `stage`, forbids everything else by `veto`, and calls `flow.end_turn` once it is decided;
        it is then asked again.
        """
        return False

    def holds_leg(self, step: Step[State]) -> bool:
        """Keep a leg that is over from being settled, for a decision of some seat.

        Who answers True has set `turn` and `stage`, but not `seat`; it forbids everything else by
        `veto`, and calls `flow.settle_leg` once it is decided; it is then asked again.
        """
        return False

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

    def lines(self, state: State, called: Sequence[str]) -> Iterable[str]:
        """For a module: yield what it adds to the text picture; `called` are the seats' names."""
        return ()


def race_mechanics(step: Step[State]) -> Sequence[RaceMechanic]:
    """Return the mechanics of a race; the table itself only knows them as any game's."""
    return cast(Sequence[RaceMechanic], step.mechanics)
