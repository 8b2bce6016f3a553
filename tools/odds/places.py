"""All boards of a race without desert tiles, and where each die takes them, for numpy."""

from itertools import combinations_with_replacement
from math import comb

import numpy as np

RANKS = 5
PIPS = (1, 2, 3)
SUPPORT_PIPS = (1, 2)


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

    def mean(self, table: np.ndarray, here: np.ndarray, dice: int, support: int = 0) -> np.ndarray:
        """Average `table` over the next die of `dice`, a set of ranks, for the boards `here`.

        `support` is 0, or one more than the rank whose support die is in the pyramid too. `table`
        has a row for each set of dice, and if there are support dice 32 for each of theirs.
        """
        total = np.zeros((len(here), 2 * RANKS))
        for rank in range(RANKS):
            if not dice >> rank & 1:
                continue
            rest = dice & ~(1 << rank)
            for pips in PIPS:
                target, origin, new = (part[here] for part in self._moves[rank, pips])
                left = ((rest >> origin & 1) << np.arange(RANKS)).sum(1)
                if support:
                    left = left + 32 * (new[:, support - 1] + 1)
                total += _carried(table[left, target], new) / len(PIPS)
        if support:
            for pips in SUPPORT_PIPS:
                target, origin, new = (part[here] for part in self._moves[support - 1, pips])
                left = ((dice >> origin & 1) << np.arange(RANKS)).sum(1)
                total += _carried(table[left, target], new) / len(SUPPORT_PIPS)
        return total / (dice.bit_count() + bool(support))


def _carried(found: np.ndarray, new: np.ndarray) -> np.ndarray:
    """The chances of the ranks before a move, from those of the ranks after it."""
    return np.take_along_axis(found, np.concatenate([new, new + RANKS], axis=1), 1)
