"""What is wrong with a record is told by line and reason."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from camelup_desktop.engine.camelup import No
from camelup_desktop.engine.table import Action, Mechanic, Objection, Verdict
from camelup_desktop.engine.table.record import (
    CorruptRecord,
    dumps,
    loads,
)
from tests.engine.table import marbles as m
from tests.engine.table.records import complaint, good, whole_game, with_header, with_line

# What is wrong with the header.


@pytest.mark.parametrize("text", ["", "\n", " \n\n", "\n" + good(), "\ufeff" + good()])
def test_a_file_must_begin_with_the_header(text: str) -> None:
    assert complaint(text).line == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (with_header(format=None), "not a record of format 1"),
        (with_header(format=2), "not a record of format 1"),
        (with_header(format="1"), "not a record of format 1"),
        (with_header(format=True), "not a record of format 1"),
        (with_header(format=1.0), "not a record of format 1"),
        (with_header(game=None), "the header lacks 'game'"),
        (with_header(rules=None), "the header lacks 'rules'"),
        (with_header(seats=None), "the header lacks 'seats'"),
        (with_header(colour="red"), "unknown entry 'colour' in the header"),
        (with_header(game=["camelup"]), "'game' in the header has the wrong shape"),
        (with_header(rules=2014), "'rules' in the header has the wrong shape"),
        (with_header(seats="ab"), "'seats' in the header has the wrong shape"),
        (with_header(seats=3), "'seats' in the header has the wrong shape"),
        (with_header(seats=["a", 1]), "'seats' in the header has the wrong shape"),
        (with_header(modules={}), "'modules' in the header has the wrong shape"),
        (with_header(modules=[["a"]]), "'modules' in the header has the wrong shape"),
        (with_header(options=[]), "'options' in the header has the wrong shape"),
        (with_header(seed=True), "'seed' in the header has the wrong shape"),
        (with_header(seed=1.5), "'seed' in the header has the wrong shape"),
        (with_header(table="none"), "'table' in the header has the wrong shape"),
        (with_header(game="chess"), "there is no game 'chess'"),
        (with_header(rules="1999-1"), "this record was played by other rules (1999-1)"),
        (with_header(seats=[]), "2 to 8 can play, not 0"),
        (with_header(seats=["alone"]), "2 to 8 can play, not 1"),
        (with_header(seats=["x"] * 9), "2 to 8 can play, not 9"),
        (with_header(modules=["rockets"]), "there is no module 'rockets'"),
        (with_header(options={"rockets": True}), "unknown house rule 'rockets'"),
        (
            with_header(options={"finalClamp": "never"}),
            "house rule 'finalClamp' must be one of: perCard, net",
        ),
        (
            with_header(options={"legTilesPerColour": True}),
            "house rule 'legTilesPerColour' must be one of: 3, 4",
        ),
        (with_header(options={"youngestSeat": 2}), "youngestSeat must be a seat from 0 to 1"),
        (with_line(1, "[]"), "not a JSON object"),
        (with_line(1, "null"), "not a JSON object"),
        (with_line(1, good()[:40]), "not a line of JSON"),
        (with_line(1, '{"format": 1, "format": 1}'), "an entry stands there twice"),
        (with_header(table={"seat": 0}).replace('"seat":', '"seat": 1, "seat":'), "twice"),
        (with_header(table={"seat": 0}).replace('"seat": 0', '"seat": NaN'), "not a line of JSON"),
    ],
)
def test_a_bad_header_is_told_with_its_reason(text: str, reason: str) -> None:
    corrupt = complaint(text)
    assert corrupt.line == 1
    assert reason in corrupt.reason
    assert corrupt.objection is None


# What is wrong with an action.

FIRST = '{"by": "chance", "ChooseStartingSeat": {"seat": 0}}'


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("camels", "not a line of JSON"),
        (FIRST[:-1], "not a line of JSON"),
        (FIRST + FIRST, "not a line of JSON"),
        (FIRST.replace("0", "9" * 5000), "not a line of JSON"),
        ('{"by": "chance", "ChooseStartingSeat": {"seat": Infinity}}', "not a line of JSON"),
        ("[0]", "not a JSON object"),
        ('"chance"', "not a JSON object"),
        ("17", "not a JSON object"),
        ('{"ChooseStartingSeat": {"seat": 0}}', "'by' must be a seat number or 'chance'"),
        (FIRST.replace('"chance"', '"over"'), "'by' must be a seat number or 'chance'"),
        (FIRST.replace('"chance"', '"0"'), "'by' must be a seat number or 'chance'"),
        (FIRST.replace('"chance"', "true"), "'by' must be a seat number or 'chance'"),
        (FIRST.replace('"chance"', "0.0"), "'by' must be a seat number or 'chance'"),
        (FIRST.replace('"chance"', "null"), "'by' must be a seat number or 'chance'"),
        ('{"by": "chance"}', "a line holds exactly one action"),
        ('{"by": "chance", "RollDie": {}, "TakePyramidTile": {}}', "exactly one action"),
        (FIRST.replace("ChooseStartingSeat", "Cheat"), "unknown action 'Cheat'"),
        (FIRST.replace('{"seat": 0}', "0"), "unknown action 'ChooseStartingSeat'"),
        (FIRST.replace('"seat": 0', ""), "ChooseStartingSeat needs seat"),
        (FIRST.replace('"seat": 0', '"seat": 0, "why": 1'), "ChooseStartingSeat needs seat"),
        (FIRST.replace('"seat": 0', '"stool": 0'), "ChooseStartingSeat needs seat"),
        (FIRST.replace("0", "true"), "True does not belong here"),
        (FIRST.replace("0", "0.0"), "0.0 does not belong here"),
        (FIRST.replace("0", '"0"'), "'0' does not belong here"),
        (FIRST.replace("0", "null"), "None does not belong here"),
        (FIRST.replace("0", "[0]"), "[0] does not belong here"),
        ('{"by": "chance", "by": "chance", "ChooseStartingSeat": {"seat": 0}}', "twice"),
        (FIRST.replace('"seat": 0', '"seat": 0, "seat": 0'), "twice"),
        ('{"by": 0, "TakePyramidTile": {"tile": 1}}', "TakePyramidTile needs no values"),
        ('{"by": 0, "TakeLegBettingTile": {"camel": "purple"}}', "'purple' is not a valid Camel"),
        ('{"by": 0, "TakeLegBettingTile": {"camel": 1}}', "1 does not belong here"),
        ('{"by": 0, "PlaceDesertTile": {"space": 4, "side": true}}', "does not belong"),
        ('{"by": 0, "StackStartingCamels": {"order": "blue"}}', "'blue' is not a list"),
        ('{"by": 0, "StackStartingCamels": {"order": [["blue"]]}}', "does not belong here"),
    ],
)
def test_a_line_that_is_no_action_is_told_with_its_reason(line: str, reason: str) -> None:
    corrupt = complaint(with_line(2, line))
    assert corrupt.line == 2
    assert reason in corrupt.reason
    assert corrupt.objection is None


def test_a_value_that_is_true_or_false_is_no_number() -> None:
    text = dumps(m.HEADER, ()) + '{"by": 0, "MoveLid": {"shut": 1}}'
    with pytest.raises(CorruptRecord, match="line 2: MoveLid: 1 does not belong here"):
        loads(text, m.build)


@pytest.mark.parametrize(
    ("line", "reason", "objection"),
    [
        ('{"by": 0, "TakePyramidTile": {}}', "the turn of chance", Verdict.NOT_YOUR_TURN),
        ('{"by": "chance", "TakePyramidTile": {}}', "refuse", Verdict.NOT_NOW),
        (FIRST.replace("0", "2"), "refuse", Verdict.NOT_NOW),
        (FIRST.replace("0", "-1"), "refuse", Verdict.NOT_NOW),
    ],
)
def test_a_first_line_the_rules_refuse(line: str, reason: str, objection: Objection) -> None:
    corrupt = complaint(with_line(2, line))
    assert corrupt.line == 2
    assert reason in corrupt.reason
    assert corrupt.objection is objection


OPENING = (
    '{"by": "chance", "ChooseStartingSeat": {"seat": 0}}',
    '{"by": "chance", "PlaceStartingCamel": {"camel": "blue", "space": 1}}',
    '{"by": "chance", "PlaceStartingCamel": {"camel": "green", "space": 2}}',
    '{"by": "chance", "PlaceStartingCamel": {"camel": "orange", "space": 2}}',
    '{"by": "chance", "PlaceStartingCamel": {"camel": "yellow", "space": 3}}',
    '{"by": "chance", "PlaceStartingCamel": {"camel": "white", "space": 3}}',
)


@pytest.mark.parametrize(
    ("lines", "reason", "objection"),
    [
        (['{"by": 1, "TakePyramidTile": {}}'], "the turn of seat 0", Verdict.NOT_YOUR_TURN),
        (['{"by": 7, "TakePyramidTile": {}}'], "the turn of seat 0", Verdict.NOT_YOUR_TURN),
        (['{"by": -1, "TakePyramidTile": {}}'], "the turn of seat 0", Verdict.NOT_YOUR_TURN),
        (
            ['{"by": "chance", "RollDie": {"camel": "blue", "pips": 1}}'],
            "the turn of seat 0",
            Verdict.NOT_YOUR_TURN,
        ),
        (
            ['{"by": 0, "RollDie": {"camel": "blue", "pips": 1}}'],
            'the rules refuse {"by": 0, "RollDie": {"camel": "blue", "pips": 1}}: not_now',
            Verdict.NOT_NOW,
        ),
        (
            ['{"by": 0, "TakePyramidTile": {}}'] * 2,
            "the turn of chance",
            Verdict.NOT_YOUR_TURN,
        ),
        (
            [
                '{"by": 0, "TakePyramidTile": {}}',
                '{"by": "chance", "RollDie": {"camel": "blue", "pips": 4}}',
            ],
            "not_now",
            Verdict.NOT_NOW,
        ),
        (
            ['{"by": 0, "PlaceDesertTile": {"space": 3, "side": "oasis"}}'],
            "space_has_camels",
            No.SPACE_HAS_CAMELS,
        ),
        (
            ['{"by": 0, "PlaceDesertTile": {"space": 1000000000000, "side": "oasis"}}'],
            "space_not_on_track",
            No.SPACE_NOT_ON_TRACK,
        ),
    ],
)
def test_a_later_line_the_rules_refuse(lines: list[str], reason: str, objection: Objection) -> None:
    corrupt = complaint("\n".join([good().splitlines()[0], *OPENING, *lines]))
    assert corrupt.line == 1 + len(OPENING) + len(lines)
    assert reason in corrupt.reason
    assert corrupt.objection is objection


@pytest.mark.parametrize("line", ['{"by": 0, "TakePyramidTile": {}}', FIRST])
def test_nothing_follows_the_end_of_the_game(line: str) -> None:
    corrupt = complaint(good() + line)
    assert corrupt.line == len(whole_game()) + 2
    assert corrupt.reason == "the game is over already"
    assert corrupt.objection is Verdict.GAME_OVER


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    lines = good().splitlines()
    lines.insert(1, "")
    lines[5] = "camels"
    assert complaint("\n".join(lines)).line == 6


@pytest.mark.parametrize("line", [1, 2])
@pytest.mark.parametrize("depth", [100, *range(900, 1000, 9), 5_000, 100_000])
def test_nests_of_any_depth_are_refused(line: int, depth: int) -> None:
    nest = "[" * depth + "]" * depth
    for text in (nest, FIRST.replace("0", nest), nest[:depth], '{"a":' * depth):
        assert complaint(with_line(line, text)).line == line


@dataclass(frozen=True, slots=True)
class Weigh(Action):
    """Holds a kind of value no record can hold."""

    grams: float


class Scales(Mechanic[m.Table]):
    actions = (Weigh,)


def test_an_action_no_record_can_hold_is_a_mistake_in_the_program() -> None:
    text = dumps(m.HEADER, ()) + '{"by": 0, "Weigh": {"grams": 1.5}}'
    with pytest.raises(TypeError, match="no way to read"):
        loads(text, lambda header: m.marbles(Scales()))
