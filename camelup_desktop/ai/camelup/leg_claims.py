"""R47, R48, R52, R91, R96: what the leg owes every seat, for each order in which it may end.

What modules add or revise is in it, through the rules themselves: whatever a module's mechanic says
a tile is worth, is reckoned with, also by opponents that know nothing else of that module.
"""

from collections.abc import Mapping, Sequence

from camelup_desktop.ai.camelup import boards
from camelup_desktop.ai.camelup.leg_odds import LegOdds
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.game import BASE
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.camelup.supercup.consortium import CopiedClaim

SLICE = 8
"""So many orders are looked at between two pauses: at most half a millisecond of work."""

PYRAMID_TILE, COPIED = -1, -2

Due = tuple[int, int, int]
"""A claim: its seat, its pounds, and which tile it is for: the number of a leg betting tile among
those of the seat, PYRAMID_TILE, or COPIED for a tile of a partner (R98: not to be copied again).
Plain numbers, as those cost the garbage collector nothing."""

Row = tuple[float, ...]
"""A number for each seat."""


def played(view: State) -> tuple[RaceMechanic, ...]:
    """Return the modules in play; each keeps its record in `extras`."""
    return tuple(module for key, module in MODULES.items() if key in view.extras)


def scores_legs(module: RaceMechanic) -> bool:
    """Whether a module changes what a leg pays."""
    kind = type(module)
    return kind.claims is not RaceMechanic.claims or kind.revise is not RaceMechanic.revise


class LegClaims:
    """What everybody could claim if the leg ended now in this order or that."""

    def __init__(self, view: State) -> None:
        """Look at what lies before the seats; the track of `view` does not matter."""
        self._view = view
        mechanics = (*BASE, *played(view))
        self._claiming = [m for m in mechanics if type(m).claims is not RaceMechanic.claims]
        self._revising = [m for m in mechanics if type(m).revise is not RaceMechanic.revise]
        self._claims: dict[int, tuple[Due, ...]] = {}

    def reckon(self, leg: LegOdds) -> Thinking[None]:
        """Look at every order in which this leg may end, with pauses."""
        for count, (order, _, _) in enumerate(leg.orders):
            self.of(order)
            if count % SLICE == 0:
                yield

    def of(self, order: int) -> tuple[Due, ...]:
        """List all claims for an order of camels (see boards), as they would be settled."""
        found = self._claims.get(order)
        if found is None:
            ranking = boards.ranking_of(order)
            claims: Sequence[Claim]
            claims = [c for m in self._claiming for c in m.claims(self._view, ranking)]
            for mechanic in self._revising:
                claims = mechanic.revise(self._view, claims, ranking)
            found = tuple(
                [(c.seat, c.pounds, _kind(c) if c.index is None else c.index) for c in claims]
            )
            self._claims[order] = found
        return found

    def pounds(self, order: int) -> Row:
        """Return what every seat would be paid or would pay."""
        sums = [0.0] * len(self._view.players)
        for seat, pounds, _ in self.of(order):
            sums[seat] += pounds
        return tuple(sums)


def _kind(claim: Claim) -> int:
    return COPIED if isinstance(claim, CopiedClaim) else PYRAMID_TILE


def by_outcome(leg: LegOdds, rows: Mapping[int, Row]) -> dict[tuple[int, int], Row]:
    """Average a row of numbers per order over the orders with the same two camels in front.

    The keys are the first and the second camel, by index in CAMELS, as outcomes name them.
    """
    sums: dict[tuple[int, int], list[float]] = {}
    weights: dict[tuple[int, int], float] = {}
    for order, weight, _ in leg.orders:
        camels = boards.orders()[order]
        key = camels[-1], camels[-2]
        row = rows[order]
        total = sums.setdefault(key, [0.0] * len(row))
        for at, value in enumerate(row):
            total[at] += weight * value
        weights[key] = weights.get(key, 0.0) + weight
    return {key: tuple(value / weights[key] for value in total) for key, total in sums.items()}
