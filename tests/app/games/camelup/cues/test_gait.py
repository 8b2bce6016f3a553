"""Hops: where feet are, how long it takes, how riders follow."""

import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues.gait import Walk, ride
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import CAMELS, camel_up

THEME = Theme.load(Path(__file__).parents[5] / "assets" / "themes" / "desert")


def walk(levels: tuple[float, ...] = (0.0, 0.0)) -> Walk:
    made = Walk((0.0, 0.0, 0.0), 0.06, 0.10)
    for place, level in enumerate(levels, start=1):
        made.leap((float(place), 0.0, level), 0.22, 0.5, 0.04)
    return made


@pytest.mark.parametrize(("spaces", "seconds"), [(1, 0.38), (2, 0.64), (3, 0.90)])
def test_a_walk_takes_as_long_as_the_design_says(spaces: int, seconds: float) -> None:
    assert walk((0.0,) * spaces).seconds == pytest.approx(seconds)


def test_feet_touch_the_ground_between_hops_and_leave_it_in_the_air() -> None:
    made = walk()
    assert made.at(0.03) == (0.0, 0.0, 0.0)
    assert made.at(0.17)[2] == pytest.approx(0.5, abs=0.01)
    assert made.at(0.30) == (1.0, 0.0, 0.0)
    assert made.at(9.0) == (2.0, 0.0, 0.0)


def test_a_climb_clears_the_edge_of_the_stack_before_it_is_over_it() -> None:
    made = walk((1.6,))
    halfway = next(s / 1000 for s in range(60, 280) if made.at(s / 1000)[0] >= 0.55)
    assert made.at(halfway)[2] > 1.6


@given(st.floats(0.0, 1.0))
def test_camels_are_squashed_and_stretched_within_reason(seconds: float) -> None:
    assert 0.84 <= walk().squash(seconds) <= 1.12


def test_a_walk_starts_and_ends_unsquashed() -> None:
    made = walk()
    assert made.squash(0.0) == 1.0
    assert made.squash(made.seconds) == pytest.approx(1.0)


@given(st.floats(0.0, 1.0))
def test_riders_never_sink_into_their_carriers(share: float) -> None:
    board = RaceBoard(THEME, camel_up(2).opening.rules, ("amira", "bashir"))
    motion, _ = ride(board, CAMELS, walk())
    motion.update(walk().seconds * share)
    heights = [board.camels[camel].z for camel in CAMELS]
    steps = [above - below for below, above in itertools.pairwise(heights)]
    assert min(steps) > 0.75 * board.plan.level(1)


def test_a_tower_arrives_exactly_where_it_stands() -> None:
    board = RaceBoard(THEME, camel_up(2).opening.rules, ("amira", "bashir"))
    motion, sways = ride(board, CAMELS, walk())
    motion.finish()
    for height, camel in enumerate(CAMELS):
        prop = board.camels[camel]
        assert (prop.x, prop.y) == (2.0, 0.0)
        assert prop.z == pytest.approx(board.plan.level(height), abs=0.02)
    assert len(sways) == len(CAMELS)


def test_riders_lag_behind_and_lean_back_within_their_reach() -> None:
    board = RaceBoard(THEME, camel_up(2).opening.rules, ("amira", "bashir"))
    made = walk()
    _, sways = ride(board, CAMELS, made)
    reach = board.plan.across(THEME.board("sway.reach"))
    lags = [min(sway(s / 100) for s in range(60)) for sway, _ in sways]
    assert lags[0] == 0.0
    assert lags == sorted(lags, reverse=True)
    assert -reach <= lags[-1] < -reach / 3
    assert max(tilt(s / 100) for s in range(60) for _, tilt in sways) <= THEME.board("sway.tilt")
