"""R28, R54, R72: the odds of the whole race, exact for the tracks of 16 and 20 spaces.

The leg is solved with the desert tiles that lie on the track. For each board at its end a table
knows the rest of the race. Desert tiles of later legs are unknown and left out, and so are free
actions (R73). A track of another length has no table: there the rest of the race is sampled, see
`RaceOdds.error`.
"""

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from camelup_desktop.ai.camelup import boards, tables
from camelup_desktop.ai.camelup.leg_odds import QUICK, Effort, LegOdds, solve
from camelup_desktop.ai.camelup.rolling import Weights
from camelup_desktop.ai.camelup.sampled_race import sampled_rest
from camelup_desktop.ai.camelup.shapes import places_of
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import CAMELS, Camel, Side, Track

SLICE = 256
"""So many boards are looked up between two pauses: a few hundred microseconds of work."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way in which a leg may end: which camels are first and second, by index in CAMELS.

    `wins` and `loses` are for each camel the probability that this happens *and* the camel becomes
    overall winner, or loser.
    """

    first: int
    second: int
    probability: float
    wins: tuple[float, ...]
    loses: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class RaceOdds:
    """The odds of the leg and of the race.

    `wins`, `loses`: for each camel the probability to be overall winner, overall loser. `error` is
    the standard error of the most uncertain of them, 0 if they are exact. `outcomes` are the ways
    in which the leg may end; they add up to `wins` and `loses`.
    """

    leg: LegOdds
    wins: Mapping[Camel, float]
    loses: Mapping[Camel, float]
    outcomes: tuple[Outcome, ...]
    error: float


def solve_race(
    track: Track,
    dice: Collection[Camel],
    tiles: Mapping[int, Side],
    whole: bool = True,
    support: Collection[Camel] = (),
    effort: Effort = QUICK,
) -> Thinking[RaceOdds]:
    """Solve a leg and what follows from the track, the dice in the pyramid, the desert tiles.

    `support` are the support dice in the pyramid. Unless `whole`, nothing is said of races that do
    not end in this leg; that takes half the time.
    """
    if not whole:
        leg = yield from solve(track, dice, tiles, None, support, effort)
        return _race_odds(leg, {}, leg.error)
    ends: Weights = {}
    leg = yield from solve(track, dice, tiles, ends, support, effort)
    spaces, error = len(track) - 1, 0.0
    if spaces in tables.RACE_KNOWN:
        rest = yield from _known_rest(ends, spaces)
    else:
        rest, error = yield from sampled_rest(ends, spaces, random.Random(len(ends)))
    return _race_odds(leg, rest, max(error, leg.error))


def _known_rest(ends: Weights, spaces: int) -> Thinking[dict[int, Sequence[float]]]:
    """For each order of camels at the end of the leg: of each rank to win, then to lose, added.

    All fields of a board are weighed at once, as one whole number; so are the weights, in parts
    of WHOLE.
    """
    rows = yield from tables.race_start(spaces)
    fields = _fields.setdefault(spaces, {})
    sums = [0] * len(boards.orders())
    for count, (board, weight) in enumerate(ends.items(), 1):
        form = board >> boards.ORDER_BITS
        sums[board & boards.ORDER_MASK] += (fields.get(form) or _read(form, fields, rows)) * int(
            weight * WHOLE
        )
        if count % SLICE == 0:
            yield
    certain = WHOLE * tables.WORD
    bits = 8 * tables.FIELD
    mask = (1 << bits) - 1
    return {
        order: tuple((total >> bits * at & mask) / certain for at in range(tables.FIELDS))
        for order, total in enumerate(sums)
        if total
    }


WHOLE = 1 << 46
"""A weight of 1 as a whole number. A field holds at most WHOLE times tables.WORD, 62 bits."""

_fields: dict[int, dict[int, int]] = {}
"""For each length of track form to the fields of its board as one number; at most as many as there
are boards."""


def _read(form: int, fields: dict[int, int], rows: bytes) -> int:
    number = tables.number_of(places_of(form << boards.ORDER_BITS))
    size = tables.FIELD * tables.FIELDS
    raw = rows[size * number : size * (number + 1)]
    fields[form] = found = int.from_bytes(raw, "little")
    return found


def _race_odds(leg: LegOdds, rest: Mapping[int, Sequence[float]], error: float) -> RaceOdds:
    sums: dict[tuple[int, int], list[float]] = {}
    count = len(CAMELS)
    for order, weight, over in leg.orders:
        camels = boards.orders()[order]
        row = sums.setdefault((camels[-1], camels[-2]), [0.0] * (1 + 2 * count))
        row[0] += weight
        row[1 + camels[-1]] += over
        row[1 + count + camels[0]] += over
        if order in rest:
            shares = rest[order]
            for rank, camel in enumerate(camels):
                row[1 + camel] += shares[rank]
                row[1 + count + camel] += shares[count + rank]
    outcomes = tuple(
        Outcome(first, second, row[0], tuple(row[1 : 1 + count]), tuple(row[1 + count :]))
        for (first, second), row in sums.items()
    )
    wins = {camel: min(1.0, sum(o.wins[at] for o in outcomes)) for at, camel in enumerate(CAMELS)}
    loses = {camel: min(1.0, sum(o.loses[at] for o in outcomes)) for at, camel in enumerate(CAMELS)}
    return RaceOdds(leg, wins, loses, outcomes, error)
