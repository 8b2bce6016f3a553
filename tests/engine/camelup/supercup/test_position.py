"""Positions with support dice and a camera: read with care, and rolled on by the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import CAMELS, Camel, camel_up
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.events import PoundsChanged, UnitMoved
from camelup_desktop.engine.camelup.position import describe, read_position, roll_on
from camelup_desktop.engine.camelup.supercup.long_track import (
    RollSupportDie,
    SupportDieRolled,
    support_dice,
)
from camelup_desktop.engine.camelup.supercup.photographer import PhotoTaken, camera
from camelup_desktop.engine.table import Turn
from tests.strategies import played

STACKS = {3: ["blue", "white"], 5: ["green"], 7: ["orange", "yellow"]}
LONG = {"spaces": 20, "stacks": STACKS}


def rolled(**entries: Any) -> dict[str, Any]:
    return describe(*roll_on(read_position({"stacks": STACKS, **entries})))


def names(told: dict[str, Any]) -> list[str]:
    return [name for event in told["events"] for name in event]


def refusal(data: object) -> str:
    with pytest.raises(ValueError) as refused:
        read_position(data)
    return str(refused.value)


@pytest.mark.rule("R67", "R71")
def test_a_support_die_moves_its_camel_and_goes_back_to_the_pedestal() -> None:
    position = read_position({**LONG, "support_dice": ["blue"], "rolls": [["blue", 2, "support"]]})
    state, facts = roll_on(position)
    told = describe(state, facts)
    assert told["stacks"] == {"5": ["green", "blue", "white"], "7": ["orange", "yellow"]}
    assert told["events"][0] == {
        "SupportDieRolled": {"camel": "blue", "pips": 2, "to_crater": False}
    }
    assert support_dice(state).pyramid == frozenset()
    assert support_dice(state).pedestal == frozenset(Camel)


@pytest.mark.rule("R51", "R69")
def test_the_leg_is_over_when_no_die_of_either_kind_is_left() -> None:
    some = {**LONG, "dice": ["green"], "support_dice": ["white"]}
    assert describe(read_position(some).state)["leg_over"] is False
    assert read_position(some).state.pyramid_tiles == 2
    one = rolled(**some, rolls=[["green", 1]])
    assert one["leg_over"] is False
    both = rolled(**some, rolls=[["green", 1], ["white", 1, "support"], ["blue", 1, "support"]])
    assert both["leg_over"] is True
    assert names(both).count("SupportDieRolled") == 2


@pytest.mark.rule("R83", "R85")
def test_a_unit_before_the_camera_pays_and_the_camera_goes_back() -> None:
    seen = {"camera": {"space": 5, "seat": 1}, "stacks": {**STACKS, 5: [], 9: ["green"]}}
    told = rolled(**seen, desert_tiles={6: {"side": "mirage", "seat": 2}}, rolls=[["blue", 3]])
    assert told["pounds"] == [3, 5, 4]
    assert told["camera"] is None
    assert names(told)[-3:] == ["PhotoTaken", "PoundsChanged", "CameraReturned"]
    assert told["events"][-2]["PoundsChanged"]["reason"] == "photo"
    waiting = rolled(**seen, rolls=[["blue", 1]])
    assert waiting["camera"] == {"space": 5, "seat": 1}
    assert waiting["pounds"] == [3, 3, 3]


def test_what_is_not_in_play_is_not_told() -> None:
    assert "camera" not in rolled(rolls=[["blue", 1]])
    assert camera(read_position({"stacks": STACKS}).state) is None


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"support_dice": ["blue"]}, "support_dice and craters need the longer track"),
        ({"spaces": 20, "support_dice": "blue"}, "support_dice must be a list of camels"),
        ({"spaces": 20, "support_dice": ["blue", "blue"]}, "blue is named twice"),
        ({"rolls": [["blue", 1, "support"]]}, "a support die needs the longer track (roll 1)"),
        ({"spaces": 20, "rolls": [["blue", 3, "support"]]}, "a support die shows one of 1, 2"),
        ({"spaces": 20, "rolls": [["blue", 1, "base"]]}, "like [blue, 2] or, with its support"),
        ({"spaces": 20, "rolls": [["blue", 1, "support", 1]]}, "must be a camel and its pips"),
        ({"camera": 7}, "the camera needs a space and a seat"),
        ({"camera": {"space": 9}}, "the camera needs a space and a seat"),
        ({"camera": {"space": 9, "seat": 3}}, "the camera needs a seat from 0 to 2, not 3"),
        ({"camera": {"space": 9, "seat": True}}, "the camera needs a seat from 0 to 2, not True"),
        ({"camera": {"space": "9", "seat": 0}}, "the number of a space, not '9'"),
        ({"camera": {"space": 17, "seat": 0}}, "point at space 17: there is no such space"),
        ({"camera": {"space": 3, "seat": 0}}, "point at space 3: camels stand there"),
        (
            {"camera": {"space": 9, "seat": 0}, "desert_tiles": {9: {"side": "oasis", "seat": 1}}},
            "point at space 9: a desert tile lies there",
        ),
    ],
)
def test_what_is_refused(entries: dict[str, Any], reason: str) -> None:
    assert reason in refusal({"stacks": STACKS, **entries})


@given(st.integers(0, 10**6))
def test_it_rolls_as_a_race_does(seed: int) -> None:
    """The roll of a race with modules, put into a position, leads to the same track and payment."""
    rng = random.Random(seed)
    match = played(camel_up(3, ["long_track", "photographer"]), seed, rng.randint(20, 90))
    while not match.over and match.state.turn is Turn.CHANCE:
        match.play(rng.choice(match.game.possible_actions(match.state)))
    if match.over:
        return
    state = match.state
    position: dict[str, Any] = {
        "spaces": 20,
        "stacks": {s: [c.value for c in stack] for s, stack in enumerate(state.track, 1) if stack},
        "desert_tiles": {
            t.space: {"side": t.side.value, "seat": t.seat} for t in state.desert_tiles
        },
        "dice": [camel.value for camel in CAMELS if camel in state.dice],
        "support_dice": [camel.value for camel in support_dice(state).pyramid],
        "pounds": [player.pounds for player in state.players],
    }
    if (pointed := camera(state)) is not None:
        position["camera"] = {"space": pointed.space, "seat": pointed.seat}
    falling, _ = match.game.apply(state, TakePyramidTile())
    roll = rng.choice(match.game.chance_outcomes(falling)).action
    assert isinstance(roll, RollDie | RollSupportDie)
    after, facts = match.game.apply(falling, roll)
    line = [roll.camel.value, roll.pips, *["support"] * isinstance(roll, RollSupportDie)]
    told = roll_on(read_position({**position, "rolls": [line]}))
    assert told[0].track == after.track
    kinds = SupportDieRolled | UnitMoved | PhotoTaken
    moves = [fact for fact in facts if isinstance(fact, kinds)]
    assert [fact for fact in told[1] if isinstance(fact, kinds)] == moves
    paid = [fact for fact in told[1] if isinstance(fact, PoundsChanged)]
    assert paid == [fact for fact in facts if isinstance(fact, PoundsChanged)][: len(paid)]
