"""R3, R4, R60: which modules there are, who can play them, and their own house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from camelup_desktop.engine.camelup import (
    camel_up,
    module_options,
    modules,
    options,
    printed_rules,
    seat_limits,
)
from camelup_desktop.engine.camelup.rules import house_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table.record import Header

ALL = ["long_track", "photographer", "position_bets", "consortium"]


@pytest.mark.rule("R60")
def test_the_modules_in_their_order_with_their_paragraphs() -> None:
    assert {module.key: module.paragraphs for module in modules()} == {
        "long_track": tuple(range(62, 79)),
        "photographer": tuple(range(79, 87)),
        "position_bets": tuple(range(87, 94)),
        "consortium": tuple(range(94, 102)),
    }
    assert [module.key for module in modules()] == ALL


@pytest.mark.rule("R4", "R94")
@pytest.mark.parametrize(
    ("chosen", "limits"),
    [
        ([], (2, 8)),
        (["long_track"], (2, 8)),
        (["photographer", "position_bets"], (2, 8)),
        (ALL[:3], (2, 8)),
        (["consortium"], (6, 8)),
        (["consortium", "long_track", "photographer"], (6, 8)),
        (ALL, (6, 10)),
        (ALL[::-1], (6, 10)),
    ],
)
def test_how_many_can_play(chosen: Sequence[str], limits: tuple[int, int]) -> None:
    assert seat_limits(chosen) == limits
    least, most = limits
    for seats in (least, most):
        assert len(camel_up(seats, chosen).opening.players) == seats
    for seats in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"{least} to {most} can play.*, not {seats}"):
            camel_up(seats, chosen)


@pytest.mark.rule("R4")
@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize("seats", [9, 10])
def test_nine_or_ten_need_all_modules_and_the_variant_is_theirs_to_choose(
    seats: int, variant: bool
) -> None:
    game = camel_up(seats, ALL, {"m1Variant": variant})
    assert set(game.opening.extras) == set(ALL)
    for missing in ALL:
        chosen = [key for key in ALL if key != missing]
        with pytest.raises(ValueError, match=f"need the modules {', '.join(ALL)}"):
            camel_up(seats, chosen)


def test_there_are_no_limits_for_a_module_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="there is no module 'sandstorm'"):
        seat_limits(["sandstorm"])


@pytest.mark.rule("R73", "R99")
def test_house_rules_that_go_with_a_module_are_listed_with_it() -> None:
    told = {m.key: [(o.key, o.rule, o.choices) for o in m.options] for m in modules()}
    assert told == {
        "long_track": [("m1Variant", "R73", (False, True))],
        "photographer": [],
        "position_bets": [],
        "consortium": [("consortiumChoice", "R99", ("auto", "manual"))],
    }
    base = {option.key for option in options()}
    assert not base & {"m1Variant", "consortiumChoice"}
    assert module_options("sandstorm") == ()


def test_what_is_not_chosen_is_as_printed() -> None:
    rules = house_rules({}, 6, ALL)
    assert rules.choices == {"m1Variant": False, "consortiumChoice": "auto"}
    chosen = house_rules({"m1Variant": True, "finalClamp": "net"}, 6, ["long_track"])
    assert chosen.choices == {"m1Variant": True}
    assert chosen.final_clamp == "net"
    assert printed_rules().choices == {}


@pytest.mark.parametrize(
    ("chosen", "options", "sentence"),
    [
        ([], {"m1Variant": True}, "'m1Variant' goes with the module 'long_track'"),
        (["long_track"], {"consortiumChoice": "auto"}, "goes with the module 'consortium'"),
        (["long_track"], {"m1Variant": 1}, "'m1Variant' must be one of: false, true"),
        (["long_track"], {"m2Variant": True}, "unknown house rule 'm2Variant'"),
    ],
)
def test_a_house_rule_without_its_module_is_refused(
    chosen: Sequence[str], options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        camel_up(6, chosen, options)


def test_a_record_tells_the_modules_and_their_house_rules() -> None:
    seats = tuple("abcdefghij")
    header = Header("camelup", "2014-1", seats, tuple(ALL), {"m1Variant": True})
    assert build(header).opening == camel_up(10, ALL, {"m1Variant": True}).opening


@pytest.mark.rule("R5", "R60", "R62")
def test_without_module_1_the_track_is_the_short_one() -> None:
    assert camel_up(6, ALL[1:]).opening.rules.spaces == 16
    assert camel_up(6, ALL).opening.rules.spaces == 20
