"""Pixels and world units fit together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app.stage.projection import Projection

CAMERA = Projection(88.0, (596.0, 368.0))


def test_north_and_up_are_both_up_on_the_screen() -> None:
    assert CAMERA.at(0, 0) == (596.0, 368.0)
    assert CAMERA.at(0, 1)[1] == pytest.approx(368 - 88 * 0.7071, abs=0.01)
    assert CAMERA.at(0, 0, 1)[1] == pytest.approx(368 - 88 * 0.7071, abs=0.01)
    assert CAMERA.at(1, 0) == (684.0, 368.0)


@given(st.floats(-8, 8), st.floats(-5, 5))
def test_the_ground_under_a_pixel_is_found_again(x: float, y: float) -> None:
    assert CAMERA.ground(CAMERA.at(x, y)) == (pytest.approx(x), pytest.approx(y))
