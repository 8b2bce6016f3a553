"""The tables against what they were made from, and against the exact odds."""

import random
from itertools import combinations_with_replacement

import pytest

from camelup_desktop.ai.camelup import boards, tables
from camelup_desktop.ai.camelup.belief import table_chances
from camelup_desktop.ai.camelup.leg_odds import leg_odds
from camelup_desktop.ai.camelup.race_odds import solve_race
from camelup_desktop.ai.camelup.shapes import places_of, shape_of, stands
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import CAMELS, Camel
from tests.ai.camelup import by_hand
from tests.ai.camelup.test_race_odds import track_of

LEAF = 0.5 / tables.BYTE + 1e-6


def test_every_board_has_a_number_of_its_own() -> None:
    places = combinations_with_replacement(range(1, tables.SPACES + 1), boards.RANKS)
    assert {tables.number_of(p) for p in places} == set(range(tables.BOARDS))


@pytest.mark.rule("R24", "R25", "R26", "R40", "R41", "R42")
def test_shapes_hold_the_moves_of_boards() -> None:
    changes, swaps = tables.shapes()
    rng = random.Random("shapes")
    for _ in range(400):
        places = sorted(rng.randint(0, 12) for _ in range(boards.RANKS))
        places = [place - places[0] for place in places]
        form = sum(p * digit for p, digit in zip(places, boards.DIGITS, strict=True))
        number = shape_of(places_of(form))
        for (_, stance), (at, carried, _) in zip(boards.stances(form), stands(number), strict=True):
            moves = [boards.on_top(stance, steps) for steps in (1, 2, 3, 4)]
            moves += [boards.underneath(stance, steps) for steps in (0, 1, 2)]
            end = at + tables.LANDINGS
            assert list(zip(changes[at:end], swaps[at:end], strict=True)) == moves
            assert carried == sum(far == 0 for far in stance.ahead)


def test_leaf_odds_are_the_exact_odds_in_bytes() -> None:
    leaf = at_once(tables.leaf_odds())
    rng = random.Random("leaf")
    for _ in range(25):
        first = rng.randint(1, 14)
        track = track_of(by_hand.random_stacks(rng, first, min(16, first + 4)))
        dice = frozenset(rng.sample(CAMELS, rng.randint(1, 4)))
        leg, race = leg_odds(track, dice, {}), at_once(solve_race(track, dice, {}))
        board = boards.board_of(track)
        camels = boards.orders()[board & boards.ORDER_MASK]
        left = sum(1 << r for r, c in enumerate(camels) if CAMELS[c] in dice)
        at = 10 * (tables.BOARDS * (left - 1) + tables.number_of(places_of(board)))
        chances = table_chances(track, dice, leaf)
        for rank, index in enumerate(camels):
            camel = CAMELS[index]
            assert leaf.leg[at + rank] / 255 == pytest.approx(leg.ranks[camel][0], abs=LEAF)
            assert leaf.leg[at + 5 + rank] / 255 == pytest.approx(leg.ranks[camel][1], abs=LEAF)
            assert chances.wins[index] == pytest.approx(race.wins[camel], abs=LEAF + 1e-5)
            assert chances.loses[index] == pytest.approx(race.loses[camel], abs=LEAF + 1e-5)


def test_an_empty_pyramid_is_the_start_of_the_next_leg() -> None:
    leaf = at_once(tables.leaf_odds())
    track = track_of({4: ("blue", "green"), 6: ("white", "orange"), 9: ("yellow",)})
    assert table_chances(track, frozenset(), leaf) == table_chances(track, frozenset(CAMELS), leaf)
    assert (
        max(table_chances(track, frozenset(), leaf).wins)
        == (table_chances(track, frozenset(), leaf).wins[CAMELS.index(Camel.YELLOW)])
    )


def test_reading_pauses_often_and_happens_once() -> None:
    tables._leaf.clear()
    assert sum(1 for _ in tables.load()) > 100
    assert sum(1 for _ in tables.load()) <= 2
