"""A piece's state is everything that is seen of it."""

import pytest

from camelup_desktop.app.anim.timeline import Tween
from camelup_desktop.app.stage.prop import Prop

CHANGES = {
    "sprite": "other", "front": "front", "shadow": "dark", "x": 1.0, "y": 1.0, "z": 1.0,
    "sway": 0.5, "sx": 1.1, "sy": 0.9, "angle": 3.0, "alpha": 0.5, "shade": 0.5, "depth": 2.0,
    "rank": 7, "outline": "gold", "frames": ("a", "b"),
}  # fmt: skip


@pytest.mark.parametrize("attribute", CHANGES)
def test_each_number_that_is_drawn_is_part_of_the_state(attribute: str) -> None:
    prop = Prop("piece", "picture")
    before = prop.state()
    setattr(prop, attribute, CHANGES[attribute])
    assert prop.state() != before


def test_pieces_that_are_not_seen_look_alike() -> None:
    one, other = Prop("one", "a"), Prop("other", "b")
    one.visible = other.visible = False
    other.x = 5.0
    assert one.state() == other.state()


def test_frames_take_the_place_of_the_sprite() -> None:
    prop = Prop("die", "rest")
    prop.frames = ("a", "b", "c")
    assert prop.picture == "a"
    prop.frame = 1.9
    assert prop.picture == "b"
    prop.frame = 99.0
    assert prop.picture == "c"
    prop.rest()
    assert prop.picture == "rest"


def test_a_piece_at_rest_is_moved_by_nobody() -> None:
    prop = Prop("piece", "picture")
    tween = Tween(prop, 1.0, sway=4.0)
    tween.update(0.5)
    prop.rest()
    tween.finish()
    assert prop.sway == 0.0


def test_placing_a_piece_sorts_it_by_its_y() -> None:
    prop = Prop("piece", "picture")
    prop.place(1.0, -2.0, 3.0)
    assert (prop.x, prop.y, prop.z, prop.depth) == (1.0, -2.0, 3.0, -2.0)
