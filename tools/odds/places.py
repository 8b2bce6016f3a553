"""All boards of a race without desert tiles, and where each die takes them, for numpy."""

from itertools import combinations_with_replacement
from math import comb

import numpy as np

RANKS = 5
PIPS = (1, 2, 3)


class Places:
    """The boards, colours left out: the spaces of the five ranks, from last to first.

    A board has the number sum(comb(space - 1 + rank, rank + 1)), so the count of boards does not
    matter for it; `over` is the number of all boards with a camel beyond the line.
    """

    def __init__(self, spaces: int) -> None:
        tuples = combinations_with_replacement(range(1, spaces + 1), RANKS)
        found = np.array(sorted(tuples, key=lambda places: places[::-1]))
        self.boards = found
        self.count = self.over = len(found)
        number = np.array(
            [
                [comb(s - 1 + rank, rank + 1) if s else 0 for s in range(spaces + 1)]
                for rank in range(RANKS)
            ]
        )
        assert (self._number(number, found) == np.arange(self.count)).all()
        self._moves = {}
        for rank in range(RANKS):
            place = found[:, rank]
            unit = (found == place[:, None]) & (np.arange(RANKS) >= rank)
            for pips in PIPS:
                moved = np.where(unit, (place + pips)[:, None], found)
                origin = np.argsort(moved * 2 + unit, axis=1, kind="stable")
                after = np.take_along_axis(moved, origin, 1)
                over = after[:, -1] > spaces
                target = np.where(over, self.over, self._number(number, np.minimum(after, spaces)))
                self._moves[rank, pips] = target, origin, np.argsort(origin, axis=1)

    @staticmethod
    def _number(number: np.ndarray, boards: np.ndarray) -> np.ndarray:
        return sum(number[rank, boards[:, rank]] for rank in range(RANKS))

    def mean(self, table: np.ndarray, here: np.ndarray, dice: int) -> np.ndarray:
        """Average `table` over the next die of `dice`, a set of ranks, for the boards `here`."""
        total = np.zeros((len(here), 2 * RANKS))
        for rank in range(RANKS):
            if not dice >> rank & 1:
                continue
            rest = dice & ~(1 << rank)
            for pips in PIPS:
                target, origin, new = (part[here] for part in self._moves[rank, pips])
                left = ((rest >> origin & 1) << np.arange(RANKS)).sum(1)
                found = table[left, target]
                total += np.take_along_axis(found, np.concatenate([new, new + RANKS], axis=1), 1)
        return total / (dice.bit_count() * len(PIPS))
