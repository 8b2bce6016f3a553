"""Boards as whole numbers, and how a moving unit changes them.

Colours never decide where a unit goes. So a board is two numbers: its *form*, the spaces of the
camels ranked from last to first, and its *order*, which camel holds which rank. When a unit moves,
the form changes by a difference that depends only on how far the next few camels are ahead, and
the order by a swap of neighbouring ranks. So one small memory of moves serves every track, whatever
its length, and a board is its own key, copy and comparison.
"""

from bisect import bisect_left, bisect_right
from functools import cache
from itertools import permutations
from operator import mul
from typing import NamedTuple

from camelup_desktop.engine.camelup import CAMELS, Camel, Track

RANKS = len(CAMELS)
"""Ranks count from 0, the last camel, to 4, the first: the order in which a track lists them."""

ORDER_BITS = 7
ORDER_MASK = (1 << ORDER_BITS) - 1
"""The low bits of a board are its order, one of 120; above them stands its form."""

RADIX = 21
MOST_SPACES = RADIX - 1
"""The digits of a form are spaces, so no track may be longer."""

DIGITS: tuple[int, ...] = tuple(RADIX ** (RANKS - 1 - rank) << ORDER_BITS for rank in range(RANKS))
"""What one space more is worth at each rank of a board."""

ONE_SPACE = sum(DIGITS)
"""What it is worth if all camels stand one space further on."""

REACH = 4
"""The longest way of a unit: three pips and an oasis. What is further ahead does not matter."""

Move = tuple[int, int]
"""The difference of two boards with order 0, and the number of the swap of ranks (see SWAPS)."""

SWAPS: tuple[tuple[int, int, int], ...] = (
    (0, 0, 0),
    *(
        (low, middle, high)
        for low in range(RANKS)
        for middle in range(low + 1, RANKS)
        for high in range(middle + 1, RANKS + 1)
    ),
)
"""Every rearrangement a move can lead to: the ranks from `low` up to `middle` change places with
those from there up to `high`. The first one changes nothing."""

_NUMBER = {swap: number for number, swap in enumerate(SWAPS)}


class Stance(NamedTuple):
    """How a camel stands among the others; its moves depend on nothing else.

    `rank` from the last, `below` camels under it on its space, and for each higher rank how far
    that camel is `ahead`: 0 if it is carried, at most one more than REACH.
    """

    rank: int
    below: int
    ahead: tuple[int, ...]


@cache
def orders() -> tuple[tuple[int, ...], ...]:
    """Return every order: for each rank the index of its camel in CAMELS."""
    return tuple(permutations(range(RANKS)))


@cache
def ranks() -> tuple[tuple[int, ...], ...]:
    """Return, for each order and each index of a camel, its rank."""
    return tuple(tuple(order.index(camel) for camel in range(RANKS)) for order in orders())


@cache
def swapped() -> tuple[tuple[int, ...], ...]:
    """Return, for each order and each swap, the order afterwards."""
    radix = [RANKS ** (RANKS - 1 - rank) for rank in range(RANKS)]
    number = {sum(map(mul, order, radix)): index for index, order in enumerate(orders())}
    before = range(RANKS)
    shifts = []
    for a, b, c in SWAPS:
        moved = (*before[:a], *before[b:c], *before[a:b], *before[c:])
        shifts.append([radix[moved.index(rank)] for rank in range(RANKS)])
    return tuple(
        tuple([number[sum(map(mul, order, shift))] for shift in shifts]) for order in orders()
    )


def board_of(track: Track) -> int:
    """Number the board a track shows while no camel is beyond the line.

    Raises ValueError if the track has more than MOST_SPACES.
    """
    if len(track) - 1 > MOST_SPACES:
        raise ValueError(f"a track of more than {MOST_SPACES} spaces has no number")
    places = [space for space, stack in enumerate(track, 1) for _ in stack]
    form = sum(place * digit for place, digit in zip(places, DIGITS, strict=True))
    return form | order_of(track)


def order_of(track: Track) -> int:
    """Number the order a track shows, also when camels are beyond the line."""
    return orders().index(tuple(CAMELS.index(camel) for stack in track for camel in stack))


def ranking_of(order: int) -> tuple[Camel, ...]:
    """R29: list the camels of an order from first to last."""
    return tuple(CAMELS[camel] for camel in reversed(orders()[order]))


def stances(form: int) -> tuple[tuple[int, Stance], ...]:
    """Return for each rank how far it is ahead of the last camel, and its stance.

    `form` is a board of order 0 whose last camel stands on space 0.
    """
    places = [form // digit % RADIX for digit in DIGITS]
    found = []
    for rank, place in enumerate(places):
        ahead = tuple([min(other - place, REACH + 1) for other in places[rank + 1 :]])
        found.append((place, Stance(rank, rank - bisect_left(places, place), ahead)))
    return tuple(found)


@cache
def on_top(stance: Stance, steps: int) -> Move:
    """R24-R26, R40: the unit goes `steps` on and climbs on top of whoever is there."""
    return _forward(stance, steps, bisect_right(stance.ahead, steps))


@cache
def underneath(stance: Stance, steps: int) -> Move:
    """R41, R42: in the end the unit is `steps` further on, underneath whoever stands there.

    Without a step it slides under the camels on whose backs it stood.
    """
    if steps:
        return _forward(stance, steps, bisect_left(stance.ahead, steps))
    top = stance.rank + 1 + bisect_right(stance.ahead, 0)
    return 0, _swap(stance.rank - stance.below, stance.rank, top)


def _forward(stance: Stance, steps: int, passed: int) -> Move:
    """The unit passes so many of the higher ranks, those that it carries included."""
    rank, _, ahead = stance
    carried = bisect_right(ahead, 0)
    before = (0, *ahead[:passed])
    after = (*ahead[carried:passed], *(steps,) * (carried + 1))
    change = sum((b - a) * d for a, b, d in zip(before, after, DIGITS[rank:], strict=False))
    return change, _swap(rank, rank + carried + 1, rank + passed + 1)


def _swap(low: int, middle: int, high: int) -> int:
    return 0 if middle in (low, high) else _NUMBER[low, middle, high]
