"""Units to pixels and back, for any window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app.view import FRAME, SMALLEST_FONT, View

sizes = st.tuples(st.integers(1024, 5120), st.integers(576, 2880))


@pytest.mark.parametrize(
    ("size", "scale", "wide"),
    [
        ((1280, 720), 1.0, False),
        ((1920, 1080), 1.5, True),
        ((1024, 576), 38 / 48, False),
        ((1600, 900), 1.25, True),
        ((3840, 2160), 3.0, True),
    ],
)
def test_scale_and_layout_follow_the_window(
    size: tuple[int, int], scale: float, wide: bool
) -> None:
    view = View(size)
    assert (view.scale, view.wide) == (scale, wide)


@given(sizes)
def test_scale_is_a_multiple_of_a_48th_and_the_frame_fits(size: tuple[int, int]) -> None:
    view = View(size)
    assert (view.scale * 48).is_integer()
    assert view.scale * FRAME[0] <= size[0] and view.scale * FRAME[1] <= size[1]


@given(sizes, st.floats(0, 1280), st.floats(0, 720))
def test_units_under_a_pixel_are_the_units_it_was_made_of(
    size: tuple[int, int], x: float, y: float
) -> None:
    view = View(size)
    back = view.units(view.point((x, y)))
    assert abs(back[0] - x) <= 1 / view.scale and abs(back[1] - y) <= 1 / view.scale


@given(sizes, st.sampled_from([1.0, 1.25, 1.5, 1.75]), st.floats(8, 40))
def test_no_font_is_smaller_than_twelve_pixels(
    size: tuple[int, int], text_scale: float, units: float
) -> None:
    assert View(size, text_scale).font(units) >= SMALLEST_FONT


def test_a_frame_in_a_wider_window_is_centred() -> None:
    view = View((1680, 720))
    assert view.origin == (200, 0)
    assert view.rect((0, 0, 1280, 720)).topleft == (200, 0)
    assert view.extra == (400, 0)


def test_neighbours_in_units_are_neighbours_in_pixels() -> None:
    view = View((1024, 576))
    left, right = view.rect((10.3, 0, 20.4, 10)), view.rect((30.7, 0, 20.4, 10))
    assert left.right == right.left


def test_a_thin_line_never_vanishes() -> None:
    assert View((1024, 576)).px(0.4) == 1
    assert View((1024, 576)).px(0) == 0
