"""What the camera is worth, worked out by hand where one die is left."""

from typing import Any

import pytest

from camelup_desktop.ai.camelup.bots import Bookmaker, Level, Oracle, Trader
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.engine.camelup import Side
from camelup_desktop.engine.camelup.actions import PlaceDesertTile, TakePyramidTile
from camelup_desktop.engine.camelup.supercup.photographer import KEY, Camera, PointCamera
from tests.ai.camelup.test_appraisal import judged
from tests.ai.camelup.test_bots import choice
from tests.builders import Race, at_race

TOWER = "green@12 orange@14 blue/white/yellow@4"

SCARCE: dict[str, Any] = {
    "leg_tiles": {1: "orange5 orange3 orange2", 2: "green5 green3 green2"},
    "winner": "0:blue 0:green 0:orange 0:yellow 0:white",
}
"""Nothing else is worth more than a roll."""


def tower(camera: Camera | None = None, **more: Any) -> Race:
    """Blue, with two camels on its back, has the last die."""
    extras = {KEY: camera} if camera else None
    return at_race(TOWER, dice="blue", modules=[KEY], extras=extras, **more)


@pytest.mark.rule("R79", "R83")
def test_a_camera_is_worth_the_camels_that_will_stop_first() -> None:
    table = judged(tower())
    for space in (5, 6, 7):
        found = table.of(PointCamera(space))
        assert found.pounds == pytest.approx(1.0)
        assert found.exact
    assert table.of(PointCamera(9)).pounds == table.of(PointCamera(1)).pounds == 0


@pytest.mark.rule("R85")
def test_a_mirage_behind_the_camera_sends_camels_into_the_picture() -> None:
    """With 2 and with 3 the tower stops on 6."""
    table = judged(tower(mirage="7 by 1"))
    assert table.of(PointCamera(6)).pounds == pytest.approx(2.0)
    assert table.of(PointCamera(5)).pounds == pytest.approx(1.0)


@pytest.mark.rule("R80")
def test_pointing_again_gives_up_what_it_points_at() -> None:
    table = judged(tower(Camera(0, 5)))
    assert table.of(PointCamera(6)).pounds == pytest.approx(0.0)
    assert table.of(PointCamera(10)).pounds == pytest.approx(-1.0)
    assert table.income == {0: pytest.approx(1.0)}


@pytest.mark.rule("R83")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_camera_that_points_somewhere_is_expected_to_pay(owner: int) -> None:
    with_it, without = judged(tower(Camera(owner, 6))), judged(tower())
    for seat in range(3):
        more = with_it.pounds_of(seat) - without.pounds_of(seat)
        assert more == pytest.approx(1.0 if seat == owner else 0.0)


@pytest.mark.rule("R32", "R86")
def test_a_desert_tile_may_feed_the_own_camera() -> None:
    """An oasis on 5 sends the tower on to 6, where the camera waits."""
    table = judged(tower(Camera(0, 6)))
    fed = table.of(PlaceDesertTile(5, Side.OASIS))
    assert fed.pounds == pytest.approx(1 / 3 + 1.0)
    assert table.of(PlaceDesertTile(10, Side.OASIS)).pounds == pytest.approx(0)


def test_those_that_are_not_tried_out_never_look_better() -> None:
    race = at_race("blue/white@3 green@4 orange@5 yellow@6", modules=[KEY])
    found = [a for a in judged(race).appraisals if isinstance(a.action, PointCamera)]
    tried = [a.pounds for a in found if a.exact]
    assert 1 <= len(tried) <= 4
    assert max(a.pounds for a in found) == max(tried)


@pytest.mark.parametrize("bot", [Trader(), Bookmaker(), Oracle()])
def test_the_levels_take_the_picture(bot: Level) -> None:
    race = tower(mirage="7 by 1", **SCARCE)
    assert choice(race, bot) == PointCamera(6)


def test_the_photographers_friend_likes_the_camera() -> None:
    """The roll and the picture are worth a pound each."""
    sure = tower(**SCARCE)
    taken = {choice(sure, Trader(Temper.PHOTOGRAPHER), seed) for seed in range(5)}
    assert all(isinstance(action, PointCamera) for action in taken)
    assert choice(sure, Trader(Temper.CAUTIOUS), 0) == TakePyramidTile()
