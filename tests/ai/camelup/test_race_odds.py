"""Leg and race odds against a race of lists: every way counted, or thousands of races rolled."""

import random
from collections.abc import Mapping
from math import sqrt

import pytest

from camelup_desktop.ai.camelup.race_odds import RaceOdds, solve_race
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import CAMELS, Camel, Side, Track
from tests.ai.camelup import by_hand

EXACT = 1e-9
ROUNDED = 2e-5
"""The table behind the leg holds chances to 16 bits."""


def track_of(stacks: by_hand.Stacks, spaces: int = 16) -> Track:
    return tuple(
        tuple(Camel(name) for name in stacks.get(space, ())) for space in range(1, spaces + 2)
    )


def asked(
    stacks: by_hand.Stacks,
    dice: object = by_hand.NAMES,
    tiles: Mapping[int, int] | None = None,
    spaces: int = 16,
) -> RaceOdds:
    left = [camel for camel in CAMELS if camel.value in dice]  # type: ignore[operator]
    sides = {s: Side.OASIS if way > 0 else Side.MIRAGE for s, way in (tiles or {}).items()}
    return at_once(solve_race(track_of(stacks, spaces), left, sides))


@pytest.mark.rule("R18", "R29", "R38", "R40", "R41", "R42", "R45", "R50", "R53")
@pytest.mark.parametrize("near_the_line", [True, False])
def test_legs_counted_one_by_one(near_the_line: bool) -> None:
    rng = random.Random(f"legs {near_the_line}")
    for number in range(250):
        first = rng.randint(10, 15) if near_the_line else rng.randint(1, 10)
        stacks = by_hand.random_stacks(rng, first, min(16, first + rng.randint(1, 7)))
        tiles = by_hand.random_tiles(rng, stacks, 17)
        dice = rng.sample(by_hand.NAMES, 4 if number % 25 == 0 else rng.randint(1, 3))
        ranks = dict.fromkeys(by_hand.NAMES, (0.0,) * 5)
        joint: dict[tuple[str, str], float] = {}
        ends = 0.0
        for after, over, weight in by_hand.legs(stacks, dice, tiles, 17):
            order = by_hand.ranked(after)[::-1]
            for place, name in enumerate(order):
                row = list(ranks[name])
                row[place] += weight
                ranks[name] = tuple(row)  # type: ignore[assignment]
            joint[order[0], order[1]] = joint.get((order[0], order[1]), 0.0) + weight
            ends += weight * over
        odds = asked(stacks, dice, tiles)
        assert odds.leg.race_ends == pytest.approx(ends, abs=EXACT)
        for camel in CAMELS:
            assert odds.leg.ranks[camel] == pytest.approx(ranks[camel.value], abs=EXACT)
        for (first_camel, second), share in odds.leg.joint.items():
            counted = joint.get((first_camel.value, second.value), 0.0)
            assert share == pytest.approx(counted, abs=EXACT)


@pytest.mark.rule("R28", "R53", "R54")
def test_races_counted_one_by_one_to_the_end() -> None:
    """With all camels this near the line a race has at most a few legs to go."""
    rng = random.Random("races")
    known: dict[object, list[float]] = {}
    for _ in range(6):
        stacks = by_hand.random_stacks(rng, 15, 16)
        tiles = by_hand.random_tiles(rng, stacks, 17)
        dice = rng.sample(by_hand.NAMES, 2)
        total = [0.0] * 10
        for after, over, weight in by_hand.legs(stacks, dice, tiles, 17):
            if over:
                order = by_hand.ranked(after)
                total[by_hand.NAMES.index(order[-1])] += weight
                total[5 + by_hand.NAMES.index(order[0])] += weight
            else:
                for at, share in enumerate(by_hand.race_share(after, 17, known)):
                    total[at] += weight * share
        odds = asked(stacks, dice, tiles)
        found = [*odds.wins.values(), *odds.loses.values()]
        assert found == pytest.approx(total, abs=ROUNDED)


@pytest.mark.rule("R28", "R54")
@pytest.mark.parametrize("seed", range(4))
def test_races_rolled_by_the_thousand(seed: int) -> None:
    """Five standard errors hold each of forty comparisons in all but one of 40,000 runs."""
    rng = random.Random(f"rolled {seed}")
    first = (1, 3, 6, 10)[seed]
    stacks = by_hand.random_stacks(rng, first, first + 4)
    dice = rng.sample(by_hand.NAMES, (5, 5, 3, 2)[seed])
    races = 3000
    wins = dict.fromkeys(by_hand.NAMES, 0)
    loses = dict.fromkeys(by_hand.NAMES, 0)
    for _ in range(races):
        order = by_hand.ranked(by_hand.rolled_to_the_end(stacks, dice, 17, rng))
        wins[order[-1]] += 1
        loses[order[0]] += 1
    odds = asked(stacks, dice)
    assert odds.error == 0
    for camel in CAMELS:
        for share, count in ((odds.wins, wins), (odds.loses, loses)):
            likely = share[camel]
            error = sqrt(likely * (1 - likely) / races) + 1e-4
            assert abs(count[camel.value] / races - likely) < 5 * error


def test_outcomes_add_up() -> None:
    rng = random.Random("outcomes")
    for _ in range(20):
        stacks = by_hand.random_stacks(rng, 8, 14)
        odds = asked(stacks, rng.sample(by_hand.NAMES, 3), by_hand.random_tiles(rng, stacks, 17))
        for at, camel in enumerate(CAMELS):
            first = sum(o.probability for o in odds.outcomes if o.first == at)
            second = sum(o.probability for o in odds.outcomes if o.second == at)
            assert odds.leg.ranks[camel][:2] == pytest.approx((first, second), abs=EXACT)
        assert sum(odds.wins.values()) == pytest.approx(1, abs=ROUNDED)
        assert sum(odds.loses.values()) == pytest.approx(1, abs=ROUNDED)


def test_a_longer_track_is_sampled_and_says_so() -> None:
    stacks: by_hand.Stacks = {5: ("blue", "green"), 7: ("orange",), 8: ("white", "yellow")}
    odds = asked(stacks, ("blue", "white"), spaces=18)
    assert 0 < odds.error < 0.012
    rng = random.Random("long")
    races = 2000
    wins = dict.fromkeys(by_hand.NAMES, 0)
    for _ in range(races):
        order = by_hand.ranked(by_hand.rolled_to_the_end(stacks, ("blue", "white"), 19, rng))
        wins[order[-1]] += 1
    for camel in CAMELS:
        assert abs(wins[camel.value] / races - odds.wins[camel]) < 5 * sqrt(2) * odds.error
    assert asked(stacks, ("blue", "white"), spaces=18) == odds


@pytest.mark.rule("R28", "R54", "R62", "R67", "R72")
def test_the_track_of_20_spaces_is_exact_with_its_support_dice() -> None:
    rng = random.Random("support")
    known: dict[object, list[float]] = {}
    for _ in range(4):
        stacks = by_hand.random_stacks(rng, 18, 20)
        support = rng.sample(by_hand.NAMES, 2)
        dice = rng.sample(by_hand.NAMES, rng.randint(1, 2))
        shares = [0.0] * 10
        names = (*dice, *(name + by_hand.SUPPORT for name in support))
        for after, over, weight in by_hand.legs(stacks, names, {}, 21):
            order = by_hand.ranked(after)
            if over:
                shares[by_hand.NAMES.index(order[-1])] += weight
                shares[5 + by_hand.NAMES.index(order[0])] += weight
            else:
                rest = by_hand.race_share(after, 21, known, support=True)
                shares = [a + weight * b for a, b in zip(shares, rest, strict=True)]
        left = [[camel for camel in CAMELS if camel.value in part] for part in (dice, support)]
        odds = at_once(solve_race(track_of(stacks, 20), left[0], {}, support=left[1]))
        assert odds.error == 0
        assert list(odds.wins.values()) == pytest.approx(shares[:5], abs=ROUNDED)
        assert list(odds.loses.values()) == pytest.approx(shares[5:], abs=ROUNDED)


def test_without_the_whole_race_only_its_end_in_this_leg_is_known() -> None:
    stacks: by_hand.Stacks = {16: ("blue",), 3: ("green", "orange", "yellow", "white")}
    left = [Camel.BLUE]
    odds = at_once(solve_race(track_of(stacks), left, {}, whole=False))
    assert odds.wins[Camel.BLUE] == pytest.approx(1)
    early = at_once(solve_race(track_of({1: by_hand.NAMES}), CAMELS, {}, whole=False))
    assert sum(early.wins.values()) == 0
    whole = at_once(solve_race(track_of({1: by_hand.NAMES}), CAMELS, {}))
    for camel in CAMELS:
        assert early.leg.ranks[camel] == pytest.approx(whole.leg.ranks[camel], abs=EXACT)


def test_it_pauses_often() -> None:
    stacks = {1: ("blue", "green"), 2: ("orange", "yellow", "white")}
    assert sum(1 for _ in solve_race(track_of(stacks), CAMELS, {})) > 100
