"""Idle life: nothing at all when off, little things now and then when on, and never a change."""

import itertools
from pathlib import Path

import pytest

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.idle_life import IdleLife
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import CAMELS, DesertTile, Side
from tests.app.games.camelup.cues.test_cue_facts import SPREAD, Show

THEME = Theme.load(Path(__file__).parents[4] / "assets" / "themes" / "desert")
SPRITES = Path(__file__).parents[4] / "assets" / "sprites"
FRAME = 1 / 60


def board(motion: str = "full") -> RaceBoard:
    return Show(SPREAD, DesertTile(1, 5, Side.MIRAGE), motion=motion).board


def states(one: RaceBoard) -> dict[str, tuple[object, ...]]:
    return {name: prop.state() for name, prop in one.props.items()}


def lively_frames(one: RaceBoard, life: IdleLife, seconds: float) -> list[bool]:
    seen = []
    for _ in range(round(seconds / FRAME)):
        life.update(FRAME, quiet=True)
        one.update(FRAME, FRAME)
        seen.append(one.lively)
    return seen


def test_switched_off_nothing_ever_moves() -> None:
    one = board()
    life = IdleLife(one)
    before = states(one)
    assert not any(lively_frames(one, life, 60.0))
    assert states(one) == before


def test_switched_on_something_happens_now_and_then() -> None:
    one = board()
    life = IdleLife(one)
    life.awake = True
    seen = lively_frames(one, life, 60.0)
    begins = sum(1 for a, b in itertools.pairwise(seen) if b and not a)
    assert 4 <= begins <= 60.0 / THEME.seconds("idle.least")
    assert 0 < sum(seen) < len(seen) / 2


def test_every_little_thing_ends_where_it_began() -> None:
    one = board()
    life = IdleLife(one)
    life.awake = True
    before, moved = states(one), set()
    for _ in range(6000):
        life.update(FRAME, quiet=True)
        one.update(FRAME, FRAME)
        now = states(one)
        moved |= {name for name in now if now[name] != before[name]}
    one.settle()
    assert states(one) == before
    assert not one.specks
    assert moved & {f"camel:{camel.value}" for camel in CAMELS}
    assert "tile:1" in moved


def test_camels_blink_and_chew_for_moments_only() -> None:
    one = board()
    life = IdleLife(one)
    life.awake = True
    shown: dict[str, int] = {}
    for _ in range(6000):
        life.update(FRAME, quiet=True)
        one.update(FRAME, FRAME)
        for prop in one.camels.values():
            if prop.front is not None and not prop.front.endswith("_front"):
                shown[prop.front] = shown.get(prop.front, 0) + 1
                assert prop.front in {f"{prop.sprite}_blink", f"{prop.sprite}_chew"}
    assert {name.rpartition("_")[2] for name in shown} == {"blink", "chew"}
    assert sum(shown.values()) < 900
    assert all((SPRITES / f"{name}.png").is_file() for name in shown)


def test_a_blink_takes_no_front_from_a_camel_that_carries_another() -> None:
    one = board()
    life = IdleLife(one)
    life.awake = True
    camel = next(iter(one.camels.values()))
    for _ in range(6000):
        life.update(FRAME, quiet=True)
        one.update(FRAME, FRAME)
        if camel.front is not None:
            break
    assert camel.front is not None
    camel.front = "camel_blue_S_front"
    one.settle()
    assert camel.front == "camel_blue_S_front"


def test_nothing_begins_while_something_else_goes_on() -> None:
    one = board()
    life = IdleLife(one)
    life.awake = True
    for _ in range(3000):
        life.update(FRAME, quiet=False)
        assert not one.lively


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_with_less_motion_there_is_none(motion: str) -> None:
    one = board(motion)
    life = IdleLife(one)
    life.awake = True
    assert not any(lively_frames(one, life, 30.0))
