"""Rectangles of every screen: inside the window, apart from each other, large enough to hit."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app import paths
from camelup_desktop.app.layout import authored, screen_rects
from camelup_desktop.app.view import View

LAYOUTS = json.loads((paths.assets() / "themes" / "desert" / "layout.json").read_text("utf-8"))
SCREENS = sorted({name.split("@")[0] for name in LAYOUTS})
WINDOWS = [(1024, 576), (1280, 720), (1280, 960), (1920, 1080), (2560, 1080), (1600, 1200)]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("window", WINDOWS)
def test_rectangles_are_inside_the_window_and_do_not_overlap(
    screen: str, window: tuple[int, int]
) -> None:
    rects = list(screen_rects(screen, View(window)).items())
    for place, (name, rect) in enumerate(rects):
        assert rect.x >= 0 and rect.y >= 0, name
        assert rect.right <= window[0] and rect.bottom <= window[1], name
        for other, box in rects[place + 1 :]:
            assert not rect.colliderect(box), (name, other)


@pytest.mark.parametrize("name", sorted(LAYOUTS))
def test_what_can_be_pressed_is_at_least_44_by_40_units(name: str) -> None:
    factor = 1.5 if name.endswith("1920x1080") else 1.0
    for entry in LAYOUTS[name]:
        if entry["interactive"]:
            assert entry["w"] / factor >= 44 and entry["h"] / factor >= 40, entry["id"]


@given(st.integers(1024, 3440), st.integers(576, 1600))
def test_the_race_table_fills_any_window(width: int, height: int) -> None:
    view = View((width, height))
    rects = screen_rects("race", view)
    slack = 2 + round(12 * view.scale)
    assert width - rects["confirm"].right <= slack
    assert height - rects["confirm"].bottom <= slack
    assert rects["board"].right < rects["market"].left
    assert rects["log"].bottom < rects["hand"].top


def test_extra_width_goes_to_the_board_and_extra_height_to_the_log() -> None:
    small = screen_rects("race", View((1280, 720)))
    wide = screen_rects("race", View((1500, 720)))
    tall = screen_rects("race", View((1280, 960)))
    assert wide["board"].w == small["board"].w + 220
    assert wide["market"].size == small["market"].size
    assert tall["log"].h == small["log"].h + 240
    assert tall["market"].size == small["market"].size


def test_an_unknown_screen_is_an_error() -> None:
    with pytest.raises(KeyError):
        authored("kitchen", False)
