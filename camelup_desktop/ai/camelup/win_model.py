"""R59: who will win the game, judged by the pounds everybody can expect.

Pounds to come are uncertain, the more so the earlier it is in the race. So the probability of
winning is taken as exp(pounds / spread), shared out among the seats. The spreads were fitted to
8,000 games of careful bettors at each number of seats.
"""

from collections.abc import Sequence
from math import exp

FITTED: dict[int, tuple[float, float, float]] = {
    2: (6.6, 2.7, 1.6),
    3: (5.0, 2.3, 0.8),
    4: (4.6, 2.2, 0.7),
    5: (4.4, 2.2, 0.6),
    6: (4.2, 2.2, 0.5),
    7: (3.8, 2.1, 0.42),
    8: (3.4, 2.0, 0.35),
}
"""Seats: spread with the leader on FIRST, spread with the leader on the last space, and the pounds
that each seat loses which has to wait for its turn when a leg begins."""

FIRST = 5


def spread(seats: int, leader: float, spaces: int) -> float:
    """Return how many pounds change the odds between two seats by the factor e."""
    early, late, _ = FITTED[min(max(seats, 2), 8)]
    gone = min(max((leader - FIRST) / (spaces - FIRST), 0.0), 1.0)
    return early + (late - early) * gone


def waiting(seats: int) -> float:
    """Return the pounds a seat loses at the start of a leg for each seat that acts before it."""
    return FITTED[min(max(seats, 2), 8)][2]


def chance(pounds: Sequence[float], seat: int, wide: float) -> float:
    """Return the probability that `seat` wins; `wide` is the spread."""
    most = max(pounds)
    shares = [exp((own - most) / wide) for own in pounds]
    return shares[seat] / sum(shares)
