"""Positions with craters, partners and tiles in front of the seats: in, out, and what they pay."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import CAMELS, State, camel_up, seat_limits
from camelup_desktop.engine.camelup.position import describe, read_position, roll_on
from camelup_desktop.engine.camelup.supercup import consortium, long_track, photographer
from camelup_desktop.engine.camelup.supercup.position_bets import position_tiles
from tests.engine.camelup.oracle.consortium import copied_worth
from tests.engine.camelup.oracle.position_bets import worth
from tests.engine.camelup.side_by_side import oracle_of
from tests.engine.camelup.supercup.test_module_sets import SETS, variants
from tests.strategies import played

IN_ORDER = {"5": ["white", "blue"], "7": ["orange"], "9": ["green"], "11": ["yellow"]}
"""Y>G>O>B>W."""


def told(**entries: Any) -> dict[str, Any]:
    return describe(*roll_on(read_position({"stacks": IN_ORDER, **entries})))


def refusal(**entries: Any) -> str:
    with pytest.raises(ValueError) as refused:
        read_position({"stacks": IN_ORDER, **entries})
    return str(refused.value)


def position_of(state: State) -> dict[str, Any]:
    """Everything that a position can say of a state in the middle of a leg."""
    data: dict[str, Any] = {
        "spaces": state.rules.spaces,
        "stacks": {s: [c.value for c in stack] for s, stack in enumerate(state.track, 1) if stack},
        "desert_tiles": {
            t.space: {"side": t.side.value, "seat": t.seat} for t in state.desert_tiles
        },
        "dice": [camel.value for camel in CAMELS if camel in state.dice],
        "pounds": [player.pounds for player in state.players],
    }
    entries = describe(state)
    for name in (
        "support_dice", "craters", "camera", "partners", "leg_tiles", "pyramid_tiles"
    ):  # fmt: skip
        if name in entries:
            data[name] = entries[name]
    return data


@st.composite
def states(draw: st.DrawFn) -> State:
    """A race with any modules somewhere in a leg, not while something is decided."""
    chosen = draw(st.sampled_from(SETS))
    game = camel_up(
        draw(st.integers(*seat_limits(chosen))),
        chosen,
        draw(st.sampled_from(list(variants(chosen)))),
    )
    match = played(game, draw(st.integers(0, 10**6)), draw(st.integers(15, 120)))
    if match.over:
        match.rewind(2)
    return match.state


@settings(max_examples=60)
@given(states())
def test_a_state_put_into_a_position_and_read_is_the_same_table(state: State) -> None:
    data = position_of(state)
    read = read_position(data).state
    assert (read.track, read.dice, read.desert_tiles) == (
        state.track,
        state.dice,
        tuple(sorted(state.desert_tiles, key=lambda tile: data_order(data, tile.space))),
    )
    assert long_track.support_dice(read) == long_track.support_dice(state)
    assert photographer.camera(read) == photographer.camera(state)
    assert set(position_tiles(read).laid) == set(position_tiles(state).laid)
    assert consortium.consortia(read).pairs == consortium.consortia(state).pairs
    for seat, player in enumerate(state.players):
        assert read.players[seat].leg_tiles == player.leg_tiles
        assert read.players[seat].pyramid_tiles == player.pyramid_tiles
        assert read.players[seat].pounds == player.pounds
    assert describe(read) == describe(read_position(position_of(read)).state)


def data_order(data: dict[str, Any], space: int) -> int:
    return list(data["desert_tiles"]).index(space)


@settings(max_examples=60)
@given(states())
def test_the_leg_would_pay_what_the_oracle_says(state: State) -> None:
    oracle = oracle_of(state)
    oracle.house["copying"] = "best_tile"
    ranking = oracle.ranking()
    sums = [
        oracle.held_pyramid_tiles[seat]
        + sum(worth(tile, ranking) for tile in oracle.held_leg_tiles[seat])
        + copied_worth(oracle, seat)
        for seat in range(oracle.seats)
    ]
    answer = describe(read_position(position_of(state)).state)
    assert answer.get("leg_pays", [0] * oracle.seats) == sums


@pytest.mark.rule("R96", "R97")
def test_partners_copy_each_others_best() -> None:
    """X46, X47: Juan has one pyramid tile, Pilar two leg betting tiles; then a pair."""
    seats = {"pounds": [3] * 6, "partners": [[0, 1]]}
    first = told(
        **seats, leg_tiles={1: [["yellow", 5], ["orange", 3]]}, pyramid_tiles=[1, 0, 0, 0, 0, 0]
    )
    assert first["leg_pays"] == [6, 5, 0, 0, 0, 0]
    pair = told(
        **seats, leg_tiles={0: [["orange", 3, 3], ["blue", 5]], 1: [["white", 5], ["orange", 2]]}
    )
    assert pair["leg_pays"] == [2, 1, 0, 0, 0, 0]


@pytest.mark.rule("R76")
def test_with_craters_a_support_die_that_falls_stays_there() -> None:
    answer = told(
        spaces=20, support_dice=["blue"], craters=[["green", 1]], rolls=[["blue", 2, "support"]]
    )
    assert answer["events"][0]["SupportDieRolled"]["to_crater"] is True
    assert answer["craters"] == [["green", 1], ["blue", 2]]
    assert answer["support_dice"] == []


@pytest.mark.rule("R83")
def test_a_camera_that_nobody_has_is_said_with_nothing() -> None:
    assert told(camera=None)["camera"] is None


def test_what_nobody_holds_is_not_told() -> None:
    assert not {"leg_pays", "leg_tiles", "partners", "craters", "support_dice"} & set(told())


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"craters": "blue"}, "craters must be a list of support dice, each like [blue, 2]"),
        ({"craters": [["blue"]]}, "craters must be a list of support dice, each like [blue, 2]"),
        ({"craters": [["blue", 1]]}, "support_dice and craters need the longer track"),
        ({"spaces": 20, "craters": [["blue", 3]]}, "a support die shows one of 1, 2, not 3"),
        ({"spaces": 20, "craters": [["blue", 1], ["blue", 2]]}, "craters: blue is named twice"),
        (
            {"spaces": 20, "craters": [["blue", 1]], "support_dice": ["blue"]},
            "the support die of blue is in the pyramid and in its crater",
        ),
        ({"partners": [[0, 1]]}, "partners need at least 6 seats"),
        ({"partners": 3}, "partners must be a list of two seats each"),
        ({"pounds": [3] * 6, "partners": [[0, 6]]}, "partners are seats from 0 to 5, not 6"),
        ({"pounds": [3] * 6, "partners": [[0, 0]]}, "seat 0 can have only one partner"),
        ({"pounds": [3] * 6, "partners": [[0, 1], [2, 1]]}, "seat 1 can have only one partner"),
        ({"pyramid_tiles": [1]}, "pyramid_tiles must list those of all 3 seats"),
        ({"pyramid_tiles": [1, 0, -1]}, "whole numbers from 0 to 10, not -1"),
        ({"leg_tiles": [["blue", 5]]}, "leg_tiles must be given by seat"),
        ({"leg_tiles": {3: []}}, "leg_tiles: 3 is no seat from 0 to 2"),
        ({"leg_tiles": {"0": [["blue", 5]], 0: [["blue", 3]]}}, "seat 0 is named twice"),
        ({"leg_tiles": {0: "blue5"}}, "leg_tiles of seat 0 must be a list"),
        ({"leg_tiles": {0: ["blue5"]}}, "a leg tile is like [blue, 5]"),
        ({"leg_tiles": {0: [["red", 5]]}}, "leg_tiles: 'red' is none of blue"),
        ({"leg_tiles": {0: [["blue", 4]]}}, "no blue leg tile of 4 is left to be held"),
        ({"leg_tiles": {0: [["blue", [5]]]}}, "no blue leg tile of [5] is left"),
        ({"leg_tiles": {0: [["blue", 2], ["blue", 2]]}}, "no blue leg tile of 2 is left"),
        ({"leg_tiles": {0: [["blue", 2, 1]]}}, "no position tile 1 is left to be laid"),
        ({"leg_tiles": {0: [["blue", 2, 3], ["blue", 5, 3]]}}, "no position tile 3 is left"),
        ({"leg_tiles": {0: [["blue", 2, "3"]]}}, "no position tile '3' is left"),
    ],
)
def test_what_is_refused(entries: dict[str, Any], reason: str) -> None:
    assert reason in refusal(**entries)
