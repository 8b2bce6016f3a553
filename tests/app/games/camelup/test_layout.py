"""The board fits its panel in any window, and every anchor is found."""

from pathlib import Path

import pytest

from camelup_desktop.app.games.camelup.layout import RaceLayout
from camelup_desktop.app.games.camelup.track import TrackPlan
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import View

THEME = Theme.load(Path(__file__).parents[4] / "assets" / "themes" / "desert")
PLANS = {length: TrackPlan(THEME, length) for length in (16, 20)}
SIZES = [
    (1024, 576),
    (1280, 720),
    (1920, 1080),
    (2560, 1080),
    (1024, 768),
    (1600, 1200),
    (3840, 2160),
]
CAMEL_HEIGHT = 0.95
"""World units from a camel's feet to the tip of its ears, as seen on the screen."""


def layout(size: tuple[int, int], length: int = 16) -> RaceLayout:
    return RaceLayout(View(size), THEME, PLANS[length])


@pytest.mark.parametrize("length", PLANS)
@pytest.mark.parametrize("size", SIZES)
def test_a_tower_of_five_on_any_space_stays_inside_the_panel(
    size: tuple[int, int], length: int
) -> None:
    here, plan = layout(size, length), PLANS[length]
    camera, board = here.camera(), here.rects["board"]
    for space in range(1, length + 2):
        x, y = plan.spot(space)
        foot, head = camera.at(x, y), camera.at(x, y, plan.level(4) + CAMEL_HEIGHT)
        assert board.collidepoint(foot), f"space {space}"
        assert board.collidepoint(head), f"space {space}"


@pytest.mark.parametrize("size", SIZES)
def test_every_anchor_is_on_the_screen(size: tuple[int, int]) -> None:
    here = layout(size)
    names = ["bank", "hand", "pyramid", "space:1", "space:17", "space:7:4"]
    names += [
        f"{kind}:{seat}"
        for kind in ("row", "purse", "tiles", "cards", "stock", "pyramid_tiles", "emblem")
        for seat in range(8)
    ]
    kinds = ("pile", "tent", "support_tent")
    names += [f"{kind}:{camel}" for kind in kinds for camel in ("blue", "white")]
    names += ["position:2", "position:5", "leg_tile:0:3"]
    names += ["deck:overall_winner", "deck:overall_loser"]
    for name in names:
        x, y = here.resolve(name)
        assert 0 <= x < size[0], name
        assert 0 <= y < size[1], name


def test_an_anchor_nobody_knows_is_named() -> None:
    with pytest.raises(KeyError, match="moon"):
        layout((1280, 720)).resolve("moon:3")


def test_the_compact_layout_shows_the_world_where_the_art_was_fitted() -> None:
    camera = layout((1280, 720)).camera()
    assert camera.unit == 88
    assert camera.origin == pytest.approx((596, 368), abs=1)
