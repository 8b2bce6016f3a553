"""R18, R24-R31, R38-R45, R50: the exact odds of a leg.

A leg is at most five dice, drawn without replacement, three faces each: 29,160 ways. For each set
of dice still in the pyramid we keep the boards that can come about with their probabilities, and
roll all of them on by one die. Most ways lead to the same few thousand boards, so all of it takes
milliseconds.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from camelup_desktop.ai.camelup import boards, tables
from camelup_desktop.ai.thinking import Thinking, at_once
from camelup_desktop.engine.camelup import CAMELS, Camel, Side, Track

PIPS = (1, 2, 3)
"""R1: the faces of a die, equally likely."""

SLICE = 32
"""So many boards are rolled on between two pauses: a few hundred microseconds of work."""

CROSSED = 1 << 40
"""Instead of the difference in the board, if a move takes the unit over the line (R27)."""

Weights = dict[int, float]
"""Board to its probability."""

Faces = tuple[int, ...]
"""For each face of a die two numbers: the difference in the board, and the swap of ranks."""

Moves = tuple[int, Faces]
"""The spot a unit starts from, and where each face takes it. A spot is RANKS times the space, plus
how many camels the unit carries."""

Stand = tuple[int, int, Faces]
"""How a rank stands in a shape: where its moves begin in tables.Shapes, camels carried, and where
the faces take it if it meets neither tile nor line."""


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
    """

    ranks: Mapping[Camel, tuple[float, ...]]
    joint: Mapping[tuple[Camel, Camel], float]
    landings: Mapping[int, float]
    landing_camels: Mapping[int, float]
    race_ends: float
    final: Mapping[Camel, tuple[float, ...]]
    orders: tuple[tuple[int, float, float], ...]


def leg_odds(track: Track, dice: Collection[Camel], tiles: Mapping[int, Side]) -> LegOdds:
    """Solve a leg without a pause; see `solve`."""
    return at_once(solve(track, dice, tiles))


def solve(
    track: Track,
    dice: Collection[Camel],
    tiles: Mapping[int, Side],
    ends: Weights | None = None,
) -> Thinking[LegOdds]:
    """Solve a leg from its track, the dice in the pyramid, and the desert tiles by space.

    The length of the track is the track's own, up to boards.MOST_SPACES. With no die left, or a
    unit beyond the line, the ranking is what it is. If `ends` is given, the boards at the end of
    the leg are put into it, those of races that end before left out.
    """
    leg = _Leg(len(track) - 1, tiles)
    if track[-1] or not dice:
        tally = leg.over if track[-1] else leg.rest
        tally[boards.order_of(track)] = 1.0
        if ends is not None and not track[-1]:
            ends[boards.board_of(track)] = 1.0
        return leg.odds()
    left = frozenset(CAMELS.index(camel) for camel in dice)
    layer = {left: {boards.board_of(track): 1.0}}
    for count in range(len(left), 1, -1):
        following: dict[frozenset[int], Weights] = {}
        for remaining, weights in layer.items():
            draws = [(die, following.setdefault(remaining - {die}, {})) for die in remaining]
            for part in _parts(weights):
                leg.roll(part, draws, 1 / (count * len(PIPS)))
                yield
        layer = following
    for (die,), weights in layer.items():
        for part in _parts(weights):
            if ends is None:
                leg.roll_last(part, die, 1 / len(PIPS))
            else:
                leg.roll(part, [(die, ends)], 1 / len(PIPS))
            yield
    for board, weight in (ends or {}).items():
        leg.rest[board & boards.ORDER_MASK] += weight
    return leg.odds()


GAPS = boards.REACH + 2
"""How far a rank is ahead of the one below: 0 if it is carried, at most one more than REACH."""


def places_of(board: int) -> tuple[int, int, int, int, int]:
    """Return the spaces of the ranks of a board, from last to first."""
    one, two, three, four, five = boards.DIGITS
    a, board = divmod(board, one)
    b, board = divmod(board, two)
    c, board = divmod(board, three)
    d, board = divmod(board, four)
    return a, b, c, d, board // five


def shape_of(places: tuple[int, int, int, int, int]) -> int:
    """Number the shape of a board as tables.Shapes counts them, from the spaces of its ranks."""
    a, b, c, d, e = places
    most = GAPS - 1
    number = min(b - a, most) * GAPS + min(c - b, most)
    return (number * GAPS + min(d - c, most)) * GAPS + min(e - d, most)


def _parts(weights: Weights) -> Iterator[list[tuple[int, float]]]:
    waiting = iter(weights.items())
    while part := list(islice(waiting, SLICE)):
        yield part


@cache
def stands(shape: int) -> tuple[Stand, ...]:
    """How each rank of a shape stands; boards of the same shape share the answer in every race."""
    changes, swaps = tables.shapes()
    gaps = [shape // GAPS**at % GAPS for at in range(boards.RANKS - 2, -1, -1)]
    found = []
    for rank in range(boards.RANKS):
        carried = 0
        while rank + carried < len(gaps) and not gaps[rank + carried]:
            carried += 1
        at = (shape * boards.RANKS + rank) * tables.LANDINGS
        (a, b, c), (d, e, f) = changes[at : at + 3], swaps[at : at + 3]
        found.append((at, carried, (a, d, b, e, c, f)))
    return tuple(found)


class _Leg:
    """The moves of one leg, its tiles and its line included, and what was counted so far."""

    def __init__(self, spaces: int, tiles: Mapping[int, Side]) -> None:
        self._spaces = spaces
        self._tiles = tiles
        self._line_near = (spaces - boards.REACH + 1) * boards.RANKS
        self._special = {space - pips for space in (*tiles, spaces + 1) for pips in PIPS}
        self._known: dict[int, tuple[Moves, ...]] = {}
        self._set_off = [0.0] * (spaces + 1) * boards.RANKS  # per spot, times one face's chance
        self.over = [0.0] * len(boards.orders())
        self.rest = [0.0] * len(boards.orders())

    def roll(
        self,
        part: Iterable[tuple[int, float]],
        draws: Sequence[tuple[int, Weights]],
        chance: float,
    ) -> None:
        """Roll every board on by each die, into the weights that go with the die.

        `chance` is that of one face of one die. Written out face by face: this is where the time
        goes.
        """
        ranks, swapped = boards.ranks(), boards.swapped()
        known, set_off, over, line_near = self._known, self._set_off, self.over, self._line_near
        for board, weight in part:
            order = board & boards.ORDER_MASK
            form = board - order
            moves = known.get(form) or self._learn(form)
            rank_of, after = ranks[order], swapped[order]
            share = weight * chance
            for die, target in draws:
                spot, (change1, swap1, change2, swap2, change3, swap3) = moves[rank_of[die]]
                set_off[spot] += share
                get = target.get
                if spot < line_near:
                    there = form + change1 + after[swap1]
                    target[there] = get(there, 0.0) + share
                    there = form + change2 + after[swap2]
                    target[there] = get(there, 0.0) + share
                    there = form + change3 + after[swap3]
                    target[there] = get(there, 0.0) + share
                    continue
                for change, swap in ((change1, swap1), (change2, swap2), (change3, swap3)):
                    if change == CROSSED:
                        over[after[swap]] += share
                    else:
                        there = form + change + after[swap]
                        target[there] = get(there, 0.0) + share

    def roll_last(self, part: Iterable[tuple[int, float]], die: int, chance: float) -> None:
        """Roll every board on by the last die. Now only the order of the camels counts."""
        ranks, swapped = boards.ranks(), boards.swapped()
        known, set_off, over, line_near = self._known, self._set_off, self.over, self._line_near
        rest = self.rest
        for board, weight in part:
            order = board & boards.ORDER_MASK
            form = board - order
            moves = known.get(form) or self._learn(form)
            after = swapped[order]
            share = weight * chance
            spot, (change1, swap1, change2, swap2, change3, swap3) = moves[ranks[order][die]]
            set_off[spot] += share
            if spot < line_near:
                rest[after[swap1]] += share
                rest[after[swap2]] += share
                rest[after[swap3]] += share
                continue
            for change, swap in ((change1, swap1), (change2, swap2), (change3, swap3)):
                tally = over if change == CROSSED else rest
                tally[after[swap]] += share

    def _learn(self, form: int) -> tuple[Moves, ...]:
        """Work out the moves of each rank of a form that this leg has not met before."""
        places = places_of(form)
        moves = []
        for space, (at, carried, faces) in zip(places, stands(shape_of(places)), strict=True):
            if space in self._special:
                faces = self._special_faces(space, at)
            moves.append((space * boards.RANKS + carried, faces))
        self._known[form] = learnt = tuple(moves)
        return learnt

    def _special_faces(self, space: int, at: int) -> Faces:
        """Where the faces take a unit. A tile may send it on (R40, R41), the line may end it."""
        changes, swaps = tables.shapes()
        faces: list[int] = []
        for pips in PIPS:
            tile = self._tiles.get(space + pips)
            if tile is Side.MIRAGE:
                end, crossed = at + boards.REACH + pips - 1, False
            else:
                steps = pips + 1 if tile is Side.OASIS else pips
                end, crossed = at + steps - 1, space + steps > self._spaces
            faces += (CROSSED if crossed else changes[end]), swaps[end]
        return tuple(faces)

    def odds(self) -> LegOdds:
        """Turn what was counted into probabilities of camels."""
        ranks, final = _empty_ranks(), _empty_ranks()
        joint = {(first, second): 0.0 for first in CAMELS for second in CAMELS if first != second}
        for order, (over, rest) in enumerate(zip(self.over, self.rest, strict=True)):
            if over or rest:
                ranking = boards.ranking_of(order)
                joint[ranking[0], ranking[1]] += over + rest
                for rank, camel in enumerate(ranking):
                    ranks[camel][rank] += over + rest
                    final[camel][rank] += over
        spaces = range(1, self._spaces + 1)
        return LegOdds(
            ranks={camel: tuple(map(_share, shares)) for camel, shares in ranks.items()},
            joint={pair: _share(share) for pair, share in joint.items()},
            landings={space: self._landings(space, camels=False) for space in spaces},
            landing_camels={space: self._landings(space, camels=True) for space in spaces},
            race_ends=_share(sum(self.over)),
            final={camel: tuple(map(_share, shares)) for camel, shares in final.items()},
            orders=tuple(
                (order, over + rest, over)
                for order, (over, rest) in enumerate(zip(self.over, self.rest, strict=True))
                if over or rest
            ),
        )

    def _landings(self, space: int, camels: bool) -> float:
        """A unit that sets off from up to three spaces behind ends here with one of its faces."""
        total = 0.0
        for origin in range(max(space - len(PIPS), 0), space):
            for carried in range(boards.RANKS):
                set_off = self._set_off[origin * boards.RANKS + carried]
                total += set_off * (1 + carried if camels else 1)
        return total


def _share(total: float) -> float:
    """A sum of many parts may end a hair above one."""
    return min(total, 1.0)


def _empty_ranks() -> dict[Camel, list[float]]:
    return {camel: [0.0] * len(CAMELS) for camel in CAMELS}
