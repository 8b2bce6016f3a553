"""Positions: read with care, rolled on by the rules, told in plain values."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import CAMELS, Camel, camel_up
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.events import DieRolled, UnitMoved
from camelup_desktop.engine.camelup.position import describe, read_position, roll_on
from camelup_desktop.engine.table import Match, Turn
from tests.strategies import pick

STACKS = {3: ["blue", "white"], 5: ["green"], 7: ["orange", "yellow"]}


def rolled(**entries: Any) -> dict[str, Any]:
    return describe(*roll_on(read_position({"stacks": STACKS, **entries})))


def names(told: dict[str, Any]) -> list[str]:
    return [name for event in told["events"] for name in event]


def refusal(data: object) -> str:
    with pytest.raises(ValueError) as refused:
        read_position(data)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert len(sentence) < 200
    return sentence


# What is read


@pytest.mark.rule("R6")
def test_what_is_not_said_is_as_in_the_rulebook() -> None:
    state = read_position({"stacks": STACKS}).state
    assert state.rules.spaces == 16
    assert state.dice == frozenset(CAMELS)
    assert [player.pounds for player in state.players] == [3, 3, 3]
    assert state.desert_tiles == ()


def test_spaces_may_be_numbers_or_texts_as_in_json() -> None:
    texts = {str(space): stack for space, stack in STACKS.items()}
    tiles = {9: {"side": "oasis", "seat": 1}}
    one = read_position({"stacks": STACKS, "desert_tiles": tiles})
    other = read_position({"stacks": texts, "desert_tiles": {"9": {"side": "oasis", "seat": 1}}})
    assert one == other


def test_no_die_may_be_left() -> None:
    position = read_position({"stacks": STACKS, "dice": []})
    assert position.state.dice == frozenset()
    assert rolled(dice=[])["leg_over"] is True


@pytest.mark.rule("R5", "R62")
@pytest.mark.parametrize("spaces", [16, 20])
def test_the_track_may_be_short_or_long(spaces: int) -> None:
    told = rolled(spaces=spaces, stacks={spaces: ["blue", "green", "orange", "yellow", "white"]},
                  rolls=[["orange", 1]])  # fmt: skip
    assert told["finished"] == ["orange", "yellow", "white"]
    assert told["race_over"] is True


# What the rules do


@pytest.mark.rule("R24", "R25", "R26")
def test_a_unit_climbs_on_top() -> None:
    told = rolled(rolls=[["blue", 2]])
    assert told["stacks"] == {"5": ["green", "blue", "white"], "7": ["orange", "yellow"]}
    assert told["ranking"] == ["yellow", "orange", "white", "blue", "green"]


@pytest.mark.rule("R38", "R41")
def test_a_mirage_pays_its_owner_and_sends_the_unit_underneath() -> None:
    told = rolled(
        desert_tiles={6: {"side": "mirage", "seat": 1}}, pounds=[0, 7], rolls=[["blue", 3]]
    )
    assert told["stacks"]["5"] == ["blue", "white", "green"]
    assert told["pounds"] == [0, 8]
    assert names(told) == [
        "DieRolled",
        "UnitMoved",
        "DesertTileTriggered",
        "PoundsChanged",
        "UnitMoved",
    ]
    assert told["events"][3] == {
        "PoundsChanged": {"seat": 1, "amount": 1, "reason": "desert_tile", "forgiven": 0}
    }


@pytest.mark.rule("R37")
def test_desert_tiles_stay_and_act_again() -> None:
    tiles = {6: {"side": "mirage", "seat": 0}}
    told = rolled(desert_tiles=tiles, rolls=[["blue", 3], ["blue", 1]])
    assert told["pounds"] == [5, 3, 3]
    assert told["stacks"]["5"] == ["blue", "white", "green"]


@pytest.mark.rule("R28", "R39")
def test_rolls_stop_when_the_race_ends() -> None:
    told = rolled(
        stacks={14: ["blue", "white"], 15: ["green", "orange", "yellow"]},
        desert_tiles={16: {"side": "oasis", "seat": 2}},
        rolls=[["white", 2], ["green", 3], ["blue", 1]],
    )
    assert told["race_over"] is True
    assert told["finished"] == ["white"]
    assert told["pounds"] == [3, 3, 4]
    assert names(told).count("DieRolled") == 1
    assert told["leg_over"] is False


@pytest.mark.rule("R45", "R48")
def test_the_leg_is_over_with_the_last_die_but_nothing_is_scored_and_rolls_go_on() -> None:
    told = rolled(dice=["blue", "green"], rolls=[["blue", 1], ["green", 1], ["white", 3]])
    assert told["leg_over"] is True
    assert told["pounds"] == [3, 3, 3]
    assert told["stacks"]["7"] == ["orange", "yellow", "white"]
    assert set(names(told)) == {"DieRolled", "UnitMoved"}


def test_dice_that_are_not_listed_may_be_rolled_and_leave_the_listed_ones() -> None:
    told = rolled(dice=["blue"], rolls=[["white", 1], ["white", 1], ["green", 2]])
    assert told["leg_over"] is False
    assert names(told).count("DieRolled") == 3


@given(st.integers(0, 10**6))
def test_it_rolls_as_a_race_does(seed: int) -> None:
    """The rolls of a leg that a match played, put into a position, lead to the same table."""
    rng = random.Random(seed)
    match = Match(camel_up(3))
    for _ in range(rng.randint(20, 90)):
        if not match.over:
            match.play(pick(rng, match.game.possible_actions(match.state)))
    while not match.over and match.state.turn is Turn.CHANCE:
        match.play(pick(rng, match.game.possible_actions(match.state)))
    if match.over:
        return
    state = match.state
    position = {
        "stacks": {s: [c.value for c in stack] for s, stack in enumerate(state.track, 1) if stack},
        "desert_tiles": {
            t.space: {"side": t.side.value, "seat": t.seat} for t in state.desert_tiles
        },
        "dice": [camel.value for camel in state.dice],
        "pounds": [player.pounds for player in state.players],
    }
    falling, _ = match.game.apply(state, TakePyramidTile())
    roll = rng.choice(match.game.chance_outcomes(falling)).action
    assert isinstance(roll, RollDie)
    after, facts = match.game.apply(falling, roll)
    told = roll_on(read_position({**position, "rolls": [[roll.camel.value, roll.pips]]}))
    assert told[0].track == after.track
    moves = [fact for fact in facts if isinstance(fact, DieRolled | UnitMoved)]
    assert [fact for fact in told[1] if isinstance(fact, DieRolled | UnitMoved)] == moves


def test_what_is_told_can_be_read_again() -> None:
    told = rolled(rolls=[["blue", 2], ["white", 1]])
    again = read_position({"stacks": told["stacks"], "pounds": told["pounds"]})
    assert describe(again.state)["stacks"] == told["stacks"]
    assert describe(again.state)["events"] == []


def test_reading_leaves_the_values_as_they_are() -> None:
    data = {"stacks": {"3": ["blue"]}, "rolls": [["blue", 1]]}
    refusal(data)
    assert data == {"stacks": {"3": ["blue"]}, "rolls": [["blue", 1]]}


# What is refused


@pytest.mark.parametrize("data", [None, 3, "blue", [], [["blue"]], True, 1.5])
def test_a_position_has_named_entries(data: object) -> None:
    assert "named entries" in refusal(data)


@pytest.mark.parametrize("entry", ["stack", "Stacks", "", None, 3, "options"])
def test_unknown_entries(entry: object) -> None:
    assert "unknown entry" in refusal({"stacks": STACKS, entry: 1})


@pytest.mark.parametrize("spaces", [0, 15, 17, 21, -16, "16", 16.0, True, None, [16], 10**30])
def test_spaces(spaces: object) -> None:
    assert "16 or 20" in refusal({"stacks": STACKS, "spaces": spaces})


@pytest.mark.rule("R24")
@pytest.mark.parametrize(
    ("stacks", "reason"),
    [
        ({}, "no stack has the camel blue"),
        ({3: ["blue", "white"]}, "no stack has the camel green"),
        ({**STACKS, 9: ["blue"]}, "blue stands on two spaces"),
        ({**STACKS, 9: ["black"]}, "'black' is none of"),
        ({**STACKS, 9: ["Blue"]}, "'Blue' is none of"),
        ({3: ["blue", "blue"]}, "blue is named twice"),
        ({3: "blue"}, "must be a list"),
        ({3: {"blue": 1}}, "must be a list"),
        ({3: None}, "must be a list"),
        ({3: [["blue"]]}, "is none of"),
        ({3: [None]}, "None is none of"),
        ([], "by space"),
        (None, "by space"),
        ("3: blue", "by space"),
        ({0: ["blue"]}, "no space from 1 to 16"),
        ({17: ["blue"]}, "no space from 1 to 16"),
        ({-3: ["blue"]}, "no space from 1 to 16"),
        ({True: ["blue"]}, "no space from 1 to 16"),
        ({3.0: ["blue"]}, "no space from 1 to 16"),
        ({float("nan"): ["blue"]}, "no space from 1 to 16"),
        ({"03": ["blue"]}, "no space from 1 to 16"),
        ({"\u0663": ["blue"]}, "no space from 1 to 16"),
        ({"three": ["blue"]}, "no space from 1 to 16"),
        ({10**5000: ["blue"]}, "no space from 1 to 16"),
        ({3: ["blue"], "3": ["green"]}, "space 3 is named twice"),
    ],
)
def test_stacks(stacks: object, reason: str) -> None:
    assert reason in refusal({"stacks": stacks})


def tile(space: object = 9, side: object = "oasis", seat: object = 0) -> dict[Any, Any]:
    return {space: {"side": side, "seat": seat}}


@pytest.mark.rule("R17", "R32", "R34")
@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        (tile(1), "space 1: that space stays free"),
        (tile(3), "space 3: camels stand there"),
        (tile(17), "no space from 1 to 16"),
        (tile(0), "no space from 1 to 16"),
        ({**tile(9), **tile(10, seat=1)}, "space 10: it lies next to another one"),
        ({**tile(10), **tile(9, seat=1)}, "space 9: it lies next to another one"),
        ({**tile(9), **tile(12)}, "seat 0 has two desert tiles"),
        ({**tile(9), **tile("9", seat=1)}, "space 9 is named twice"),
        (tile(seat=3), "a seat from 0 to 2, not 3"),
        (tile(seat=-1), "a seat from 0 to 2"),
        (tile(seat=True), "a seat from 0 to 2"),
        (tile(seat="0"), "a seat from 0 to 2"),
        (tile(seat=None), "a seat from 0 to 2"),
        (tile(side="OASIS"), "oasis or mirage, not 'OASIS'"),
        (tile(side=True), "oasis or mirage"),
        (tile(side=["oasis"]), "oasis or mirage"),
        ({9: {"side": "oasis"}}, "needs a side and a seat"),
        ({9: {"side": "oasis", "seat": 0, "owner": 0}}, "needs a side and a seat"),
        ({9: "oasis"}, "needs a side and a seat"),
        ({9: ["oasis", 0]}, "needs a side and a seat"),
        ({9: None}, "needs a side and a seat"),
        ([9], "by space"),
        (None, "by space"),
    ],
)
def test_desert_tiles(tiles: object, reason: str) -> None:
    assert reason in refusal({"stacks": STACKS, "desert_tiles": tiles})


@pytest.mark.rule("R33", "R34")
def test_tiles_on_the_last_space_and_on_the_second_are_no_neighbours() -> None:
    tiles = {**tile(16), **tile(2, seat=1)}
    assert len(read_position({"stacks": STACKS, "desert_tiles": tiles}).state.desert_tiles) == 2


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        (["blue", "blue"], "blue is named twice"),
        (["red"], "'red' is none of"),
        ("blue", "must be a list"),
        (None, "must be a list"),
        ({"blue": 1}, "must be a list"),
        ([1], "1 is none of"),
    ],
)
def test_dice(dice: object, reason: str) -> None:
    assert reason in refusal({"stacks": STACKS, "dice": dice})


@pytest.mark.rule("R4", "R23")
@pytest.mark.parametrize(
    ("pounds", "reason"),
    [
        ([], "1 to 10 seats"),
        ([3] * 11, "1 to 10 seats"),
        (3, "1 to 10 seats"),
        (None, "1 to 10 seats"),
        ({0: 3}, "1 to 10 seats"),
        ([3, -1], "not -1"),
        ([3, True], "not True"),
        ([3, 2.0], "not 2.0"),
        ([3, "3"], "not '3'"),
        ([3, None], "not None"),
        ([float("nan")], "not nan"),
        ([float("inf")], "not inf"),
        ([10**5000], "whole numbers from 0"),
    ],
)
def test_pounds(pounds: object, reason: str) -> None:
    assert reason in refusal({"stacks": STACKS, "pounds": pounds})


@pytest.mark.rule("R1")
@pytest.mark.parametrize(
    ("rolls", "reason"),
    [
        ([["blue", 0]], "1, 2, 3, not 0 (roll 1)"),
        ([["blue", 1], ["green", 4]], "1, 2, 3, not 4 (roll 2)"),
        ([["blue", True]], "not True"),
        ([["blue", 2.0]], "not 2.0"),
        ([["blue", "2"]], "not '2'"),
        ([["blue"]], "roll 1 must be a camel and its pips"),
        ([["blue", 1, 2]], "roll 1 must be a camel and its pips"),
        ([["red", 1]], "roll 1: 'red' is none of"),
        ([[1, "blue"]], "roll 1: 1 is none of"),
        (["blue"], "roll 1 must be a camel and its pips"),
        ([{"blue": 1}], "roll 1 must be a camel and its pips"),
        ({"blue": 1}, "must be a list"),
        ("blue 1", "must be a list"),
        (None, "must be a list"),
    ],
)
def test_rolls(rolls: object, reason: str) -> None:
    assert reason in refusal({"stacks": STACKS, "rolls": rolls})


def test_long_values_are_cut_in_the_sentence() -> None:
    assert len(refusal({"stacks": STACKS, "x" * 100_000: 1})) < 200
    assert len(refusal({"stacks": {9: ["y" * 100_000]}})) < 200


def test_camels_are_named_in_the_order_of_the_stack() -> None:
    state = read_position({"stacks": STACKS}).state
    assert state.track[2] == (Camel.BLUE, Camel.WHITE)
    assert state.track[6] == (Camel.ORANGE, Camel.YELLOW)


scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 22)
    | st.floats()
    | st.sampled_from(["blue", "green", "orange", "yellow", "white", "oasis", "mirage", "9", ""])
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(["side", "seat", 3, "3", 9, True, None]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(
    st.fixed_dictionaries(
        {"stacks": st.just(STACKS) | values},
        optional={name: values for name in ("spaces", "desert_tiles", "dice", "pounds", "rolls")},
    )
)
def test_any_plain_values_are_read_or_refused(data: dict[str, Any]) -> None:
    try:
        state, _ = roll_on(read_position(data))
    except ValueError as error:
        assert "\n" not in str(error)
    else:
        assert sorted(c.value for stack in state.track for c in stack) == sorted(
            c.value for c in CAMELS
        )
