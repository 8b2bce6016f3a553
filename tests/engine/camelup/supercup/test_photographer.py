"""R79-R86, R103, R106: the camera, where it points, and what is in its picture."""

from __future__ import annotations

from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, No, Side
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.events import (
    DesertTileTriggered,
    LegEnded,
    PoundsChanged,
    Reason,
    TurnStarted,
    UnitMoved,
)
from camelup_desktop.engine.camelup.supercup.photographer import (
    KEY,
    Camera,
    CameraPointed,
    CameraReturned,
    PhotographerNo,
    PhotographerReason,
    PhotoTaken,
    PointCamera,
    camera,
)
from camelup_desktop.engine.table import Objection
from tests.builders import Race
from tests.engine.camelup.side_by_side import at_race as any_race
from tests.engine.camelup.side_by_side import at_start as any_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


def at_race(camels: str, seats: int = 3, *, now: Camera | None = None, **more: Any) -> Race:
    """A race with the module; `now` is the camera that points somewhere already."""
    return any_race(camels, seats, modules=[KEY], extras={KEY: now}, **more)


@pytest.mark.rule("R13", "R79")
def test_at_the_start_nobody_is_the_photographer() -> None:
    assert camera(any_start(3, modules=[KEY]).state) is None
    assert camera(any_start(3).state) is None


@pytest.mark.rule("R61", "R79")
def test_pointing_the_camera_is_the_action_of_the_turn() -> None:
    race = at_race("blue@3", turn=1)
    assert race.plays(PointCamera(7)) == (CameraPointed(1, 7, None), TurnStarted(2))
    assert camera(race.state) == Camera(1, 7)


@pytest.mark.rule("R79")
def test_nobody_else_can_be_the_photographer_meanwhile() -> None:
    race = at_race("blue@3", now=Camera(1, 7))
    assert race.objection(PointCamera(8)) is PhotographerNo.ANOTHER_PHOTOGRAPHER


@pytest.mark.rule("R80")
def test_the_photographer_may_point_it_anew_at_another_space() -> None:
    race = at_race("blue@3", now=Camera(0, 7))
    assert race.objection(PointCamera(7)) is PhotographerNo.CAMERA_POINTS_THERE
    assert CameraPointed(0, 9, 7) in race.plays(PointCamera(9))
    assert camera(race.state) == Camera(0, 9)


@pytest.mark.rule("R81", "R82", "R106")
@pytest.mark.parametrize(
    ("space", "refusal"),
    [
        (0, No.SPACE_NOT_ON_TRACK),
        (17, No.SPACE_NOT_ON_TRACK),
        (3, No.SPACE_HAS_CAMELS),
        (8, No.SPACE_HAS_DESERT_TILE),
        (1, None),
        (7, None),
        (9, None),
        (16, None),
    ],
)
def test_the_camera_points_at_an_empty_space_next_to_tiles_or_not(
    space: int, refusal: Objection | None
) -> None:
    race = at_race("blue/green/orange/yellow/white@3", oasis="8 by 1")
    assert race.objection(PointCamera(space)) is refusal


@pytest.mark.rule("R32", "R86", "R106")
def test_no_desert_tile_on_the_space_of_the_camera_but_next_to_it() -> None:
    race = at_race("blue@3", now=Camera(1, 8))
    on_it = PlaceDesertTile(8, Side.OASIS)
    assert race.objection(on_it) is PhotographerNo.SPACE_HAS_CAMERA
    assert race.objection(PlaceDesertTile(9, Side.OASIS)) is None
    assert any_race("blue@3").objection(on_it) is None


@pytest.mark.rule("R31", "R83")
def test_the_unit_that_stops_there_is_photographed_and_everything_goes_back() -> None:
    race = at_race("blue/green/white@3", now=Camera(2, 5))
    assert race.rolls(GREEN, 2)[2:] == (
        UnitMoved((GREEN, WHITE), 3, 5, (GREEN, WHITE)),
        PhotoTaken(2, 5, (GREEN, WHITE)),
        PoundsChanged(2, 2, PhotographerReason.PHOTO, 0),
        CameraReturned(2, 5),
        TurnStarted(1),
    )
    assert race.pounds == (3, 3, 5)
    assert race.objection(PointCamera(7)) is None


@pytest.mark.rule("R83")
def test_the_photographer_may_be_the_one_who_moves_the_unit() -> None:
    race = at_race("blue@3", now=Camera(0, 5))
    race.rolls(BLUE, 2)
    assert race.pounds == (4, 3, 3)


@pytest.mark.rule("R25", "R85")
def test_a_unit_that_passes_the_camera_is_not_in_the_picture() -> None:
    race = at_race("blue@3", now=Camera(0, 5))
    race.rolls(BLUE, 3)
    assert race.pounds == (3, 3, 3)
    assert camera(race.state) == Camera(0, 5)


@pytest.mark.rule("R85", "R103")
def test_a_tile_sends_a_unit_into_the_picture_and_its_owner_is_paid_first() -> None:
    race = at_race("blue@3", now=Camera(2, 5), mirage="6 by 1")
    told = [type(fact) for fact in race.rolls(BLUE, 3)[3:]]
    assert told == [
        DesertTileTriggered,
        PoundsChanged,
        UnitMoved,
        PhotoTaken,
        PoundsChanged,
        CameraReturned,
        TurnStarted,
    ]
    reasons = [change.reason for change in race.told(PoundsChanged)]
    assert reasons == [Reason.DESERT_TILE, PhotographerReason.PHOTO]


@pytest.mark.rule("R28", "R85")
def test_a_unit_that_crosses_the_line_is_never_in_the_picture() -> None:
    race = at_race("blue@15 green@9", now=Camera(2, 1))
    race.rolls(BLUE, 3)
    assert race.match.over
    assert not race.told(PhotoTaken)


@pytest.mark.rule("R85", "R109")
def test_a_camera_that_was_not_used_goes_back_at_the_end_of_the_leg() -> None:
    race = at_race("blue@3 green@9", now=Camera(2, 7), dice="blue", pyramid_tiles=(4, 0, 0))
    race.rolls(BLUE, 1)
    assert race.told(CameraReturned) == [CameraReturned(2, 7)]
    assert camera(race.state) is None
    assert race.pounds == (8, 3, 3)


@pytest.mark.rule("R31", "R45", "R83")
def test_a_photo_of_the_last_die_is_paid_before_the_leg_is_scored() -> None:
    race = at_race("blue@3 green@9", now=Camera(2, 5), dice="blue", pyramid_tiles=(4, 0, 0))
    told = [type(fact) for fact in race.rolls(BLUE, 2)]
    assert told.index(PhotoTaken) < told.index(LegEnded)
    assert race.pounds == (8, 3, 4)
    assert len(race.told(CameraReturned)) == 1
