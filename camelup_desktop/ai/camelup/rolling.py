"""R18, R24-R28, R40-R42, R67: every board of a leg rolled on by every die, as whole numbers."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from camelup_desktop.ai.camelup import boards, tables
from camelup_desktop.ai.camelup.shapes import Faces, places_of, shape_of, stands
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Side

PIPS = (1, 2, 3)
"""R1: the faces of a die, equally likely."""

SUPPORT_PIPS = (1, 2)
"""R67: the faces of a support die, equally likely."""

SLICE = 32
"""So many boards are rolled on between two pauses: a few hundred microseconds of work."""

TALLIES = 2048
"""So many boards at the end of the leg are counted between two pauses."""

SAMPLES_SLICE = 16
"""So many throws of all dice, if the leg is sampled."""

CROSSED = 1 << 40
"""Instead of the difference in the board, if a move takes the unit over the line (R27), or before
the camera."""

Weights = dict[int, float]
"""Board to its probability."""

Moves = tuple[int, Faces]
"""The spot a unit starts from, and where each face takes it. A spot is RANKS times the space, plus
how many camels the unit carries."""


class Rolling:
    """The moves of one leg, its tiles and its line included, and what was counted so far.

    With a `camera` a leg goes no further than to the first unit that ends on that space.
    """

    def __init__(self, spaces: int, tiles: Mapping[int, Side], camera: int | None = None) -> None:
        self._spaces = spaces
        self._tiles = tiles
        self._camera = camera
        self._special = {space - pips for space in (*tiles, spaces + 1) for pips in PIPS}
        if camera is not None:
            self._special |= {camera - pips for pips in PIPS}
        self._line_near = min(self._watched()) * boards.RANKS
        self._known: dict[int, tuple[Moves, ...]] = {}
        spots = (spaces + 1) * boards.RANKS
        self._set_off = [0.0] * spots  # per spot, times one face's chance
        self._set_off_support = [0.0] * spots  # the same by support dice
        self._supported = False
        self.over = [0.0] * len(boards.orders())
        self.rest = [0.0] * len(boards.orders())

    def _watched(self) -> Iterator[int]:
        """Spaces from which a unit may get out of the leg: over the line, or before the camera."""
        yield self._spaces - boards.REACH + 1
        if self._camera is not None:
            yield self._camera - boards.REACH

    def leg(self, board: int, left: frozenset[int], ends: Weights | None = None) -> Thinking[None]:
        """Roll the dice `left` (see DICE) from a board; put the boards at the end into `ends`."""
        self._supported = max(left) >= boards.RANKS
        layer = {left: {board: 1.0}}
        for count in range(len(left), 1, -1):
            following: dict[frozenset[int], Weights] = {}
            for remaining, weights in layer.items():
                draws: list[tuple[int, Weights]] = []
                more: list[tuple[int, Weights]] = []
                for die in remaining:
                    target = following.setdefault(remaining - {die}, {})
                    (draws if die < boards.RANKS else more).append((die % boards.RANKS, target))
                for part in _parts(weights):
                    self.roll(part, draws, 1 / (count * len(PIPS)))
                    if more:
                        self.roll_support(part, more, 1 / (count * len(SUPPORT_PIPS)))
                    yield
            layer = following
        last: Weights = {} if ends is None else ends
        for (die,), weights in layer.items():
            for part in _parts(weights):
                if die >= boards.RANKS:
                    self.roll_support(part, [(die % boards.RANKS, last)], 1 / len(SUPPORT_PIPS))
                elif ends is None:
                    self.roll_last(part, die, 1 / len(PIPS))
                else:
                    self.roll(part, [(die, last)], 1 / len(PIPS))
                yield
        for count, (board, weight) in enumerate(last.items(), 1):
            self.rest[board & boards.ORDER_MASK] += weight
            if count % TALLIES == 0:
                yield

    def sample(
        self, board: int, left: frozenset[int], orders: int, ends: Weights | None = None
    ) -> Thinking[None]:
        """Do the same with so many throws of all dice, by chance but always the same."""
        rng = random.Random(board)
        ranks, swapped = boards.ranks(), boards.swapped()
        share, dice = 1 / orders, sorted(left)
        self._supported = max(left) >= boards.RANKS
        for count in range(orders):
            now = board
            rng.shuffle(dice)
            for die in dice:
                order = now & boards.ORDER_MASK
                form = now - order
                moves = self._known.get(form) or self._learn(form)
                spot, faces = moves[ranks[order][die % boards.RANKS]]
                support = die >= boards.RANKS
                pips = len(SUPPORT_PIPS) if support else len(PIPS)
                (self._set_off_support if support else self._set_off)[spot] += share / pips
                face = int(rng.random() * pips)
                change, order = faces[2 * face], swapped[order][faces[2 * face + 1]]
                if change == CROSSED:
                    self.over[order] += share
                    break
                now = form + change + order
            else:
                self.rest[order] += share
                if ends is not None:
                    ends[now] = ends.get(now, 0.0) + share
            if count % SAMPLES_SLICE == 0:
                yield

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

    def roll_support(
        self,
        part: Iterable[tuple[int, float]],
        draws: Sequence[tuple[int, Weights]],
        chance: float,
    ) -> None:
        """Do what `roll` does, by support dice (R67): by the first two of three faces."""
        ranks, swapped = boards.ranks(), boards.swapped()
        known, set_off, over = self._known, self._set_off_support, self.over
        for board, weight in part:
            order = board & boards.ORDER_MASK
            form = board - order
            moves = known.get(form) or self._learn(form)
            rank_of, after = ranks[order], swapped[order]
            share = weight * chance
            for die, target in draws:
                spot, (change1, swap1, change2, swap2, _, _) = moves[rank_of[die]]
                set_off[spot] += share
                for change, swap in ((change1, swap1), (change2, swap2)):
                    if change == CROSSED:
                        over[after[swap]] += share
                    else:
                        there = form + change + after[swap]
                        target[there] = target.get(there, 0.0) + share

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
            target = self._target(space, pips)
            mirage = tile is Side.MIRAGE
            end = at + (boards.REACH + pips - 1 if mirage else target - space - 1)
            out = target > self._spaces or target == self._camera
            faces += (CROSSED if out else changes[end]), swaps[end]
        return tuple(faces)

    def _target(self, space: int, pips: int) -> int:
        """R40, R41: where a unit ends in the end."""
        tile = self._tiles.get(space + pips)
        return space + pips + (1 if tile is Side.OASIS else -1 if tile is Side.MIRAGE else 0)

    def landings(self, space: int, camels: bool) -> float:
        """Count the units, or camels, whose roll ends here before a tile sends them on.

        A unit that sets off from up to three spaces behind ends here with one of its faces.
        """
        total = self._count(self._set_off, max(space - len(PIPS), 0), space, camels)
        if self._supported:
            first = max(space - len(SUPPORT_PIPS), 0)
            total += self._count(self._set_off_support, first, space, camels)
        return total

    def photographed(self) -> float:
        """R83, R85: count the camels of the first unit that ends its move before the camera."""
        total = 0.0
        for faces, set_off in ((PIPS, self._set_off), (SUPPORT_PIPS, self._set_off_support)):
            for origin in range(1, self._spaces + 1):
                there = sum(self._target(origin, pips) == self._camera for pips in faces)
                if there:
                    total += there * self._count(set_off, origin, origin + 1, camels=True)
        return total

    @staticmethod
    def _count(set_off: Sequence[float], first: int, end: int, camels: bool) -> float:
        total = 0.0
        for origin in range(first, end):
            for carried in range(boards.RANKS):
                units = set_off[origin * boards.RANKS + carried]
                total += units * (1 + carried if camels else 1)
        return total


def _parts(weights: Weights) -> Iterator[list[tuple[int, float]]]:
    waiting = iter(weights.items())
    while part := list(islice(waiting, SLICE)):
        yield part
