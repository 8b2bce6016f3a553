"""R28, R54: the rest of a race, rolled out by chance where no table knows it."""

import random
from collections.abc import Sequence
from math import sqrt

from camelup_desktop.ai.camelup import boards
from camelup_desktop.ai.camelup.rolling import Weights
from camelup_desktop.ai.camelup.shapes import places_of, shape_of, stands
from camelup_desktop.ai.camelup.tables import shapes
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import CAMELS

RACES = 2000
"""So many races are rolled out: the standard error of a chance is at most 1.1 points."""

SLICE = 8
"""So many of them between two pauses."""


def sampled_rest(
    ends: Weights, spaces: int, rng: random.Random
) -> Thinking[tuple[dict[int, Sequence[float]], float]]:
    """Roll races on from the boards at the end of a leg, on a track without desert tiles.

    Return for each order of camels there the chance of each rank to win and then to lose the race,
    and the standard error of a chance of one half.
    """
    found: dict[int, Sequence[float]] = {}
    if not ends:
        return found, 0.0
    total = sum(ends.values())
    sums: dict[int, list[float]] = {}
    begun = list(ends)
    for count, board in enumerate(rng.choices(begun, weights=list(ends.values()), k=RACES), 1):
        order = board & boards.ORDER_MASK
        row = sums.setdefault(order, [0.0] * (2 * boards.RANKS))
        camels, after = boards.orders()[order], boards.orders()[_finish(board, spaces, rng)]
        row[camels.index(after[-1])] += total / RACES
        row[boards.RANKS + camels.index(after[0])] += total / RACES
        if count % SLICE == 0:
            yield
    found.update(sums)
    return found, total * sqrt(0.25 / RACES)


def _finish(board: int, spaces: int, rng: random.Random) -> int:
    """Roll legs until a unit crosses the line; return the order then."""
    changes, swaps = shapes()
    ranks, swapped = boards.ranks(), boards.swapped()
    order = board & boards.ORDER_MASK
    form = board - order
    while True:
        for die in rng.sample(range(len(CAMELS)), len(CAMELS)):
            pips = rng.randint(1, 3)
            places, rank = places_of(form), ranks[order][die]
            at = stands(shape_of(places))[rank][0] + pips - 1
            order = swapped[order][swaps[at]]
            if places[rank] + pips > spaces:
                return order
            form += changes[at]
