"""A camel race of lists, written from RULES.md alone, to check the opponents' odds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

Stacks = Mapping[int, tuple[str, ...]]
"""Space to its camels, bottom first."""

NAMES = ("blue", "green", "orange", "yellow", "white")

SUPPORT = " support"
"""A die of this ending is a support die: "blue support"."""


def moved(stacks: Stacks, camel: str, pips: int, tiles: Mapping[int, int], line: int) -> Stacks:
    """R24-R28, R40-R42: the stacks after one die; `tiles` are +1 (oasis) and -1 (mirage)."""
    at, stack = next((s, c) for s, c in stacks.items() if camel in c)
    height = stack.index(camel)
    unit, left = stack[height:], stack[:height]
    after = {space: camels for space, camels in stacks.items() if space != at}
    if left:
        after[at] = left
    target = min(at + pips, line)
    shift = tiles.get(target, 0)
    target += shift
    there = after.get(target, ())
    after[target] = unit + there if shift < 0 else there + unit
    return after


def ranked(stacks: Stacks) -> list[str]:
    """R29: last to first."""
    return [camel for space in sorted(stacks) for camel in stacks[space]]


def legs(
    stacks: Stacks, dice: Sequence[str], tiles: Mapping[int, int], line: int, weight: float = 1.0
) -> Iterator[tuple[Stacks, bool, float]]:
    """Every way the leg can go: the stacks at its end, whether the race is over, how likely."""
    if line in stacks or not dice:
        yield stacks, line in stacks, weight
        return
    for camel in dice:
        rest = [other for other in dice if other != camel]
        faces = (1, 2) if camel.endswith(SUPPORT) else (1, 2, 3)
        for pips in faces:
            after = moved(stacks, camel.removesuffix(SUPPORT), pips, tiles, line)
            yield from legs(after, rest, tiles, line, weight / (len(faces) * len(dice)))


def race_share(
    stacks: Stacks, line: int, known: dict[object, list[float]], support: bool = False
) -> list[float]:
    """R54: how likely each of NAMES wins, then loses, at the start of a leg without tiles.

    With `support` the support die of the last camel goes into the pyramid (R72).
    """
    key = tuple(sorted(stacks.items()))
    if key not in known:
        total = [0.0] * 10
        more = (ranked(stacks)[0] + SUPPORT,) if support else ()
        for after, over, weight in legs(stacks, NAMES + more, {}, line):
            if over:
                order = ranked(after)
                total[NAMES.index(order[-1])] += weight
                total[5 + NAMES.index(order[0])] += weight
            else:
                for at, share in enumerate(race_share(after, line, known, support)):
                    total[at] += weight * share
        known[key] = total
    return known[key]


def rolled_to_the_end(stacks: Stacks, dice: Sequence[str], line: int, rng: random.Random) -> Stacks:
    """One race by chance, without desert tiles."""
    while line not in stacks:
        for camel in rng.sample(list(dice), len(dice)):
            stacks = moved(stacks, camel, rng.randint(1, 3), {}, line)
            if line in stacks:
                break
        dice = NAMES
    return stacks


def random_stacks(rng: random.Random, first: int, last: int) -> Stacks:
    """Five camels anywhere from space `first` to `last`, in any order."""
    stacks: dict[int, tuple[str, ...]] = {}
    for camel in rng.sample(NAMES, 5):
        space = rng.randint(first, last)
        stacks[space] = (*stacks.get(space, ()), camel)
    return stacks


def random_tiles(rng: random.Random, stacks: Stacks, line: int) -> dict[int, int]:
    """R32: up to four desert tiles, never on camels nor next to each other."""
    tiles: dict[int, int] = {}
    for _ in range(rng.randint(0, 4)):
        space = rng.randint(2, line - 1)
        if space not in stacks and all(abs(space - other) > 1 for other in tiles):
            tiles[space] = rng.choice((1, -1))
    return tiles
