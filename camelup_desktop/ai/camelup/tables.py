"""What was reckoned out beforehand: moves of every shape, odds of every board without desert tiles.

The files in data/ are written by tools/odds/generate.py and described in its README. They are read
when first asked for, never at import; reading all of them takes some 20 ms.
"""

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import comb
from typing import NamedTuple

from camelup_desktop.ai.camelup.boards import RADIX, RANKS, REACH
from camelup_desktop.ai.thinking import Thinking

SPACES = 16
"""The length of the track that the odds are for."""

LONG_SPACES = 20
"""R62: the length of the other track that the start of a leg is known for."""

BOARDS = comb(SPACES + RANKS - 1, RANKS)
"""So many boards there are on it, colours left out."""

BYTE = 255
WORD = 65535
"""The whole numbers that stand for certainty in the files."""

FIELD = 8
FIELDS = 2 * RANKS
"""So many bytes, and fields of a board, there are in race_start.bin. The fields are wide, so that
those of many boards can be weighed and added in one go, as one whole number."""

LANDINGS = 7
"""Ends of a move: on top after 1 to 4 steps, then underneath after 0 to 2 steps."""

PART = 1 << 15
"""So many bytes are unpacked between two pauses: a few hundred microseconds of work."""

SHAPES = (REACH + 2) ** (RANKS - 1)
"""A shape is how far each rank is ahead of the one below it, at most REACH + 1."""

_PLACE_VALUE: tuple[tuple[int, ...], ...] = tuple(
    tuple(comb(space - 1 + rank, rank + 1) if space else 0 for space in range(RADIX))
    for rank in range(RANKS)
)


class Shapes(NamedTuple):
    """The moves of all shapes: see `boards.Move`; LANDINGS of them for each rank of a shape."""

    changes: Sequence[int]
    swaps: bytes


class LeafOdds(NamedTuple):
    """Odds in bytes, for speed: divided by BYTE they are chances, right to 0.002.

    Ten of each for a board and a set of ranks with dice left, at 10 * (BOARDS * (set - 1) + board).
    `leg`: chance of each rank to be first in the leg, then of each to be second.
    `race`: chance of each rank to be overall winner, then of each to be overall loser.
    """

    leg: bytes
    race: bytes


def number_of(places: Sequence[int]) -> int:
    """Number the board whose ranks, last to first, stand on these spaces: 0 to BOARDS - 1."""
    a, b, c, d, e = _PLACE_VALUE
    p, q, r, s, t = places
    return a[p] + b[q] + c[r] + d[s] + e[t]


@cache
def shapes() -> Shapes:
    """Read the moves of all shapes."""
    raw = zlib.decompress(_packed("shapes.bin"))
    changes = array("q")
    size = SHAPES * RANKS * LANDINGS
    changes.frombytes(raw[: size * changes.itemsize])
    return Shapes(_as_written(changes), raw[size * changes.itemsize :])


_race_start: dict[int, bytes] = {}


def race_start(spaces: int = SPACES) -> Thinking[bytes]:
    """Read the race odds at the start of a leg, with pauses, once: FIELDS for each board.

    The fields are the chances of each rank to win, then to lose the race; divided by WORD they are
    right to 0.00001. On LONG_SPACES the last camel's support die is in the pyramid then (R72).
    """
    if spaces not in _race_start:
        _race_start[spaces] = yield from _unpack(_RACE_START[spaces])
    return _race_start[spaces]


_RACE_START = {SPACES: "race_start.bin", LONG_SPACES: "long_race_start.bin"}

RACE_KNOWN = frozenset(_RACE_START)
"""The lengths of track that `race_start` knows."""


_leaf: list[LeafOdds] = []


def leaf_odds() -> Thinking[LeafOdds]:
    """Read the odds for playouts, with pauses, once."""
    if not _leaf:
        leg = yield from _unpack("leg.bin")
        race = yield from _unpack("race.bin")
        _leaf[:] = [LeafOdds(leg, race)]
    return _leaf[0]


def load() -> Thinking[None]:
    """Read everything now, with pauses."""
    shapes()
    yield
    yield from race_start()
    yield from leaf_odds()


def _unpack(name: str) -> Thinking[bytes]:
    unpacking = zlib.decompressobj()
    parts, waiting = [], _packed(name)
    yield
    while waiting:
        parts.append(unpacking.decompress(waiting, PART))
        waiting = unpacking.unconsumed_tail
        yield
    return b"".join(parts) + unpacking.flush()


def _packed(name: str) -> bytes:
    return files("camelup_desktop.ai.camelup").joinpath("data", name).read_bytes()


def _as_written(numbers: "array[int]") -> "array[int]":
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
