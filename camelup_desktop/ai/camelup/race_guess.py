"""R28, R54: an estimate, not exact odds, of who wins and who loses the race.

For a race that ends in this leg the leg odds know. For any other one we go by rank: how often the
camel that is first, second ... at the end of a leg was in the end first or last of the race. That
depends on how far the leader still has to go. It was counted over 60,000 races without desert
tiles, so it knows nothing of gaps and stacks beyond this leg; for people that is a fair guess.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from camelup_desktop.ai.camelup.leg_odds import LegOdds
from camelup_desktop.engine.camelup import Camel, State

PACE = 0.75
"""By so many spaces the leader gets on for each die that is still to fall in a leg."""

Shares = tuple[float, ...]
"""A probability for each rank, first to last; they add up to 1."""

COUNTED: tuple[tuple[int, Shares, Shares], ...] = (
    (1, (0.58, 0.21, 0.13, 0.06, 0.02), (0.01, 0.02, 0.04, 0.09, 0.84)),
    (4, (0.34, 0.24, 0.20, 0.14, 0.08), (0.04, 0.06, 0.10, 0.19, 0.61)),
    (12, (0.22, 0.22, 0.20, 0.20, 0.16), (0.14, 0.17, 0.18, 0.20, 0.31)),
)
"""Steps the leader needs to cross the line at the end of a leg: who wins, who loses the race."""


@dataclass(frozen=True, slots=True)
class RaceGuess:
    """For each camel the estimated probability of being overall winner, and overall loser."""

    wins: Mapping[Camel, float]
    loses: Mapping[Camel, float]


def guess(view: State, odds: LegOdds) -> RaceGuess:
    """Estimate the race from the odds of its present leg."""
    distance = steps_to_go(view) - PACE * len(view.dice)
    first, last = _shares(distance)
    wins, loses = {}, {}
    for camel, ranks in odds.ranks.items():
        final = odds.final[camel]
        later = [share - over for share, over in zip(ranks, final, strict=True)]
        wins[camel] = final[0] + sum(a * b for a, b in zip(later, first, strict=True))
        loses[camel] = final[-1] + sum(a * b for a, b in zip(later, last, strict=True))
    return RaceGuess(wins, loses)


def steps_to_go(view: State) -> int:
    """Return how many steps take the leader over the line (R27)."""
    leader = max(space for space, stack in enumerate(view.track, 1) if stack)
    return view.rules.finish - leader


def _shares(distance: float) -> tuple[Shares, Shares]:
    """Between the distances that were counted, and level beyond them."""
    near, _, far = COUNTED
    distance = min(max(distance, near[0]), far[0])
    for (low, *below), (high, *above) in pairwise(COUNTED):
        if distance <= high:
            x = (distance - low) / (high - low)
            wins, loses = (
                tuple(a + (b - a) * x for a, b in zip(*pair, strict=True))
                for pair in zip(below, above, strict=True)
            )
            return wins, loses
    raise AssertionError("the distance was not clamped")
