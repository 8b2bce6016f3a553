"""R18, R24-R31, R38-R45, R50, R67, R83: the exact odds of a leg.

A leg of the base game is at most five dice, drawn without replacement, three faces each: 29,160
ways; a support die makes it six. For each set of dice still in the pyramid we keep the boards that
can come about with their probabilities, and roll all of them on by one die. Most ways lead to the
same few thousand boards, so all of it takes milliseconds. A leg ends with its last pyramid tile,
and as there lie as many tiles on the board as dice in the pyramid (R51, R69), with its last die. So
there are never more than six; more can be asked about, but are sampled.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from camelup_desktop.ai.camelup import boards
from camelup_desktop.ai.camelup.rolling import Rolling, Weights
from camelup_desktop.ai.thinking import Thinking, at_once
from camelup_desktop.engine.camelup import CAMELS, Camel, Side, Track


class Effort(NamedTuple):
    """With more than so many `dice` a leg is sampled, by so many throws of all dice."""

    dice: int
    throws: int


QUICK = Effort(dice=6, throws=2000)
"""At the table: 20 to 50 ms; what is sampled is right to 1.1 points (standard error)."""

THOROUGH = Effort(dice=8, throws=40_000)
"""For somebody who waits for an answer: a second or two; sampled right to 0.25 points."""


@dataclass(frozen=True, slots=True)
class LegOdds:
    """What can be said of the end of this leg, or of the race if that comes first.

    `ranks`: for each camel five probabilities, first to last.
    `joint`: probability that these two camels are first and second.
    `landings`: for each space the expected number of units, from now to the end, whose roll ends
    there. Where a desert tile then sends them does not count. `landing_camels`: the same counted in
    camels (for R38 with its house rule).
    `race_ends`: probability that a unit crosses the line in this leg.
    `final`: the part of `ranks` that belongs to races which end in this leg.
    `orders`: the same, order by order (see boards): its number, its probability, and the part of it
    that belongs to races which end in this leg.
    `error`: the standard error of a probability of one half if all of it was sampled, 0 if exact.
    """

    ranks: Mapping[Camel, tuple[float, ...]]
    joint: Mapping[tuple[Camel, Camel], float]
    landings: Mapping[int, float]
    landing_camels: Mapping[int, float]
    race_ends: float
    final: Mapping[Camel, tuple[float, ...]]
    orders: tuple[tuple[int, float, float], ...]
    error: float = 0.0


def leg_odds(
    track: Track,
    dice: Collection[Camel],
    tiles: Mapping[int, Side],
    support: Collection[Camel] = (),
) -> LegOdds:
    """Solve a leg without a pause; see `solve`."""
    return at_once(solve(track, dice, tiles, support=support))


def solve(
    track: Track,
    dice: Collection[Camel],
    tiles: Mapping[int, Side],
    ends: Weights | None = None,
    support: Collection[Camel] = (),
    effort: Effort = QUICK,
) -> Thinking[LegOdds]:
    """Solve a leg from its track, the dice in the pyramid, and the desert tiles by space.

    `support` are the support dice in the pyramid (R67). The length of the track is the track's own,
    up to boards.MOST_SPACES. With no die left, or a unit beyond the line, the ranking is what it
    is. If `ends` is given, the boards at the end of the leg are put into it, those of races that
    end before left out.
    """
    leg = Rolling(len(track) - 1, tiles)
    left = _numbers(dice, support)
    if track[-1] or not left:
        tally = leg.over if track[-1] else leg.rest
        tally[boards.order_of(track)] = 1.0
        if ends is not None and not track[-1]:
            ends[boards.board_of(track)] = 1.0
        return _odds(leg, len(track) - 1, 0.0)
    error = yield from _roll(leg, track, left, effort, ends)
    return _odds(leg, len(track) - 1, error)


def photo_camels(
    track: Track,
    dice: Collection[Camel],
    tiles: Mapping[int, Side],
    space: int,
    support: Collection[Camel] = (),
    effort: Effort = QUICK,
) -> Thinking[float]:
    """R83: how many camels a camera on `space` takes a photo of in the rest of the leg, on average.

    Only the first unit that ends its move there is photographed (R84).
    """
    leg = Rolling(len(track) - 1, tiles, camera=space)
    left = _numbers(dice, support)
    if left and not track[-1]:
        yield from _roll(leg, track, left, effort)
    return leg.photographed()


def _numbers(dice: Collection[Camel], support: Collection[Camel]) -> frozenset[int]:
    """Dice by the index of their camel, support dice after all others."""
    own = [CAMELS.index(camel) for camel in dice]
    return frozenset([*own, *(len(CAMELS) + CAMELS.index(camel) for camel in support)])


def _roll(
    leg: Rolling,
    track: Track,
    left: frozenset[int],
    effort: Effort,
    ends: Weights | None = None,
) -> Thinking[float]:
    """Roll the dice by every way or by chance; return the standard error."""
    board = boards.board_of(track)
    if len(left) <= effort.dice:
        yield from leg.leg(board, left, ends)
        return 0.0
    yield from leg.sample(board, left, effort.throws, ends)
    return sqrt(0.25 / effort.throws)


def _odds(leg: Rolling, spaces: int, error: float) -> LegOdds:
    """Turn what was counted into probabilities of camels."""
    ranks, final = _empty_ranks(), _empty_ranks()
    joint = {(first, second): 0.0 for first in CAMELS for second in CAMELS if first != second}
    for order, (over, rest) in enumerate(zip(leg.over, leg.rest, strict=True)):
        if over or rest:
            ranking = boards.ranking_of(order)
            joint[ranking[0], ranking[1]] += over + rest
            for rank, camel in enumerate(ranking):
                ranks[camel][rank] += over + rest
                final[camel][rank] += over
    every = range(1, spaces + 1)
    return LegOdds(
        ranks={camel: tuple(map(_share, shares)) for camel, shares in ranks.items()},
        joint={pair: _share(share) for pair, share in joint.items()},
        landings={space: leg.landings(space, camels=False) for space in every},
        landing_camels={space: leg.landings(space, camels=True) for space in every},
        race_ends=_share(sum(leg.over)),
        final={camel: tuple(map(_share, shares)) for camel, shares in final.items()},
        orders=tuple(
            (order, over + rest, over)
            for order, (over, rest) in enumerate(zip(leg.over, leg.rest, strict=True))
            if over or rest
        ),
        error=error,
    )


def _share(total: float) -> float:
    """A sum of many parts may end a hair above one."""
    return min(total, 1.0)


def _empty_ranks() -> dict[Camel, list[float]]:
    return {camel: [0.0] * len(CAMELS) for camel in CAMELS}
