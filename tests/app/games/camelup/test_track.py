"""The painted track: places, headings, outlines."""

import itertools
import math
from pathlib import Path

import pytest

from camelup_desktop.app.games.camelup.track import TrackPlan
from camelup_desktop.app.theme import Theme

THEME = Theme.load(Path(__file__).parents[4] / "assets" / "themes" / "desert")
LENGTHS = (16, 20)


@pytest.mark.rule("R5")
@pytest.mark.parametrize("length", LENGTHS)
def test_camels_run_clockwise_from_the_line_at_the_near_edge(length: int) -> None:
    plan = TrackPlan(THEME, length)
    first, last = plan.plate(1), plan.plate(length)
    assert first.x < 0 < last.x
    assert first.y == last.y == min(plan.plate(s).y for s in range(1, length + 1))
    angles = [math.atan2(plan.plate(s).y, plan.plate(s).x) for s in range(1, length + 1)]
    turns = [(b - a + math.pi) % (2 * math.pi) - math.pi for a, b in itertools.pairwise(angles)]
    assert all(turn < 0 for turn in turns)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_middle_of_each_plate_lies_on_that_plate_only(length: int) -> None:
    plan = TrackPlan(THEME, length)
    for space in range(1, length + 1):
        plate = plan.plate(space)
        assert plan.space_at(plate.x, plate.y) == space


@pytest.mark.parametrize("length", LENGTHS)
def test_plates_do_not_overlap(length: int) -> None:
    plan = TrackPlan(THEME, length)
    for space in range(1, length + 1):
        for x, y in plan.corners(space):
            plate = plan.plate(space)
            inside = plate.x + (x - plate.x) * 0.98, plate.y + (y - plate.y) * 0.98
            assert plan.space_at(*inside) == space


def test_beside_the_track_there_is_no_space() -> None:
    plan = TrackPlan(THEME, 16)
    assert plan.space_at(0.0, 0.0) is None
    assert plan.space_at(6.0, 0.0) is None


def test_beyond_the_line_is_a_place_of_its_own() -> None:
    plan = TrackPlan(THEME, 16)
    spots = {plan.spot(space) for space in range(1, 18)}
    assert len(spots) == 17
    assert plan.heading(17) == "W"


def test_a_stack_step_is_as_high_as_a_painted_camel_on_the_screen() -> None:
    plan = TrackPlan(THEME, 16)
    unit, height = THEME.table(16).unit, math.cos(math.radians(THEME.camera.elevation))
    assert plan.level(1) * unit * height == pytest.approx(34, abs=0.5)
    assert plan.up(34) * unit * height == pytest.approx(34)
    assert plan.across(88) == pytest.approx(1.0)
