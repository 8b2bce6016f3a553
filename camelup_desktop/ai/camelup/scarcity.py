"""R16: who else wants a leg betting tile before it is the seat's turn again."""

from collections.abc import Mapping
from dataclasses import dataclass

from camelup_desktop.ai.camelup.leg_odds import LegOdds
from camelup_desktop.engine.camelup import Camel, Rules, State
from camelup_desktop.engine.table import Seat


@dataclass(frozen=True, slots=True)
class Demand:
    """If every rival takes what is worth most to a careful bettor now, without a die falling.

    `takers`: for each camel the seats that take one of its tiles before the seat's next turn, in
    order. `left`: what the top tile of each pile is then worth on average, None if none is left.
    """

    takers: Mapping[Camel, tuple[Seat, ...]]
    left: Mapping[Camel, float | None]


def leg_tile_value(rules: Rules, leg: LegOdds, camel: Camel, value: int) -> float:
    """R47: what a leg betting tile of this value pays on average."""
    first, second = leg.ranks[camel][:2]
    other = 1 - first - second
    return value * first + rules.leg_second_pounds * second + rules.leg_wrong_pounds * other


def demand(view: State, leg: LegOdds) -> Demand:
    """Walk once round the table, beginning left of the seat to act."""
    rules = view.rules
    taken = {camel: 0 for camel in view.piles}
    takers: dict[Camel, tuple[Seat, ...]] = {camel: () for camel in view.piles}

    def top(camel: Camel) -> float | None:
        pile = view.piles[camel][taken[camel] :]
        return leg_tile_value(rules, leg, camel, pile[0]) if pile else None

    seats = len(view.players)
    for step in range(1, seats):
        values = {camel: value for camel in view.piles if (value := top(camel)) is not None}
        camel = max(values, key=values.__getitem__, default=None)
        if camel is not None and values[camel] > rules.pyramid_tile_pounds:
            taken[camel] += 1
            takers[camel] = (*takers[camel], (view.seat + step) % seats)
    return Demand(takers, {camel: top(camel) for camel in view.piles})
