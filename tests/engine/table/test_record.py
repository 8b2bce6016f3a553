"""A record tells a game line by line; what is wrong with it is told by line and reason."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import No, State, camel_up
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Action, Match, Mechanic, Objection, Turn, Verdict
from camelup_desktop.engine.table.record import (
    CorruptRecord,
    Header,
    action_line,
    dumps,
    loads,
    read_header,
)
from tests.engine.table import marbles as m
from tests.strategies import house_rules, played, seats

HEADER = Header(
    game="camelup",
    rules="2014-1",
    seats=("Ada", "Bertrand"),
    options={"finalClamp": "net"},
    seed=42,
    table={"privacy": "smart", "seats": [{"kind": "human"}, {"kind": "ai"}]},
)


@cache
def whole_game() -> Match[State]:
    return played(camel_up(2, options=HEADER.options), "record")


def good() -> str:
    return dumps(HEADER, whole_game().actions)


def with_line(number: int, line: str) -> str:
    """The good record with line `number`, counted from 1, put another way."""
    lines = good().splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def with_header(**entries: Any) -> str:
    """The good record with entries of its header changed; None removes one."""
    header = json.loads(good().splitlines()[0]) | entries
    return with_line(1, json.dumps({k: v for k, v in header.items() if v is not None}))


def complaint(text: str) -> CorruptRecord:
    with pytest.raises(CorruptRecord) as corrupt:
        loads(text, build)
    assert str(corrupt.value) == f"line {corrupt.value.line}: {corrupt.value.reason}"
    return corrupt.value


# What a good record looks like.


def test_a_record_is_a_header_and_one_action_a_line() -> None:
    header, *lines = (json.loads(line) for line in good().splitlines())
    assert header == {
        "format": 1,
        "game": "camelup",
        "rules": "2014-1",
        "seats": ["Ada", "Bertrand"],
        "modules": [],
        "options": {"finalClamp": "net"},
        "seed": 42,
        "table": {"privacy": "smart", "seats": [{"kind": "human"}, {"kind": "ai"}]},
    }
    assert len(lines) == len(whole_game())
    assert [line["by"] for line in lines[:6]] == ["chance"] * 6
    assert set(lines[0]) == {"by", "ChooseStartingSeat"}


def test_an_action_is_written_in_the_words_of_the_rulebook() -> None:
    declared = m.Declare(m.Colour.RED, (m.Colour.CLEAR, m.Colour.RED))
    assert json.loads(action_line(1, declared)) == {
        "by": 1,
        "Declare": {"favourite": "red", "order": ["clear", "red"]},
    }
    assert json.loads(action_line(Turn.CHANCE, m.Draw(m.Colour.RED))) == {
        "by": "chance",
        "Draw": {"colour": "red"},
    }
    assert json.loads(action_line(0, m.Reach())) == {"by": 0, "Reach": {}}


@settings(max_examples=20)
@given(st.data(), seats, st.integers(0, 10**6), st.integers(0, 100))
def test_loading_folds_to_the_same_match(
    data: st.DataObject, count: int, seed: int, most: int
) -> None:
    chosen = data.draw(house_rules(count))
    match = played(camel_up(count, options=chosen), seed, most)
    names = tuple(data.draw(st.text(max_size=5)) for _ in range(count))
    header = Header("camelup", "2014-1", names, options=chosen, seed=seed)
    text = dumps(header, match.actions)
    again_header, again = loads(text, build)
    assert again_header == header
    assert (again.state, again.actions, again.events) == (match.state, match.actions, match.events)
    assert dumps(again_header, again.actions) == text


def test_every_kind_of_value_comes_back_as_it_was() -> None:
    match = Match(m.marbles())
    for action in (
        m.MoveLid(True),
        m.MoveLid(False),
        m.Reach(),
        m.Draw(m.Colour.CLEAR),
        m.MoveLid(True),
        m.Declare(None, (m.Colour.CLEAR, m.Colour.RED)),
    ):
        match.play(action)
    assert loads(dumps(m.HEADER, match.actions), m.build)[1].actions == match.actions


def test_a_value_that_may_be_missing_may_be_there() -> None:
    text = dumps(m.HEADER, [(0, m.Reach()), (Turn.CHANCE, m.Draw(m.Colour.RED))])
    text += '{"by": 1, "MoveLid": {"shut": true}}\n'
    text += '{"by": 0, "Declare": {"favourite": "clear", "order": []}}\n'
    _, match = loads(text, m.build)
    assert match.actions[-1] == (0, m.Declare(m.Colour.CLEAR, ()))


def test_a_game_that_has_not_begun_is_a_record_of_one_line() -> None:
    header, match = loads(dumps(HEADER, ()), build)
    assert header == HEADER
    assert match.state == match.game.opening


def test_what_the_header_need_not_say_has_a_default() -> None:
    text = '{"format": 1, "game": "camelup", "rules": "2014-1", "seats": ["a", "b"]}'
    header, _ = loads(text, build)
    assert header == Header("camelup", "2014-1", ("a", "b"))
    assert (header.modules, header.options, header.seed, header.table) == ((), {}, None, {})


def test_a_header_without_settings_of_the_screen_does_not_mention_them() -> None:
    assert "table" not in json.loads(dumps(replace(HEADER, table={}), ()))


@pytest.mark.parametrize("seed", [None, 0, "sand and wind", 10**30])
def test_a_seed_is_kept_as_it_is(seed: int | str | None) -> None:
    assert loads(dumps(replace(HEADER, seed=seed), ()), build)[0].seed == seed


def test_the_header_can_be_read_alone() -> None:
    assert read_header(good()) == HEADER
    assert read_header(good().splitlines()[0] + "\nno record any more") == HEADER


# What does no harm.


@pytest.mark.parametrize(
    "text",
    [
        good().rstrip("\n"),
        good() + "\n\n",
        good().replace("\n", "\n\n"),
        good().replace("\n", "\r\n"),
        good().replace(", ", "  ,\t"),
    ],
    ids=["last line break missing", "blank end", "blank lines", "line ends", "white space"],
)
def test_the_shape_of_white_space_does_not_matter(text: str) -> None:
    header, match = loads(text, build)
    assert header == HEADER
    assert match.state == whole_game().state


def test_a_name_may_hold_any_character() -> None:
    names = ["Zoë\u2028\u0085 \u0646\u0627\u0642\u0629", '"{}\\']
    raw = json.dumps({"format": 1, "game": "camelup", "rules": "2014-1", "seats": names})
    plain = json.dumps(json.loads(raw), ensure_ascii=False)
    for text in (raw, plain):
        assert loads(text, build)[0].seats == tuple(names)


def test_a_record_that_stops_early_is_a_game_to_go_on_with() -> None:
    for count in range(len(whole_game())):
        text = "\n".join(good().splitlines()[: 1 + count])
        assert loads(text, build)[1].state == whole_game().state_after(count)


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


# Whatever is done to a file, it is either a game or a corrupt record.


def survives(text: str) -> None:
    try:
        header, match = loads(text, build)
    except CorruptRecord as corrupt:
        assert 1 <= corrupt.line <= text.count("\n") + 1
        assert corrupt.reason
    else:
        assert loads(dumps(header, match.actions), build)[1].state == match.state


@settings(max_examples=150)
@given(st.data())
def test_changed_characters_never_break_anything_else(data: st.DataObject) -> None:
    text = list(good())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        if data.draw(st.booleans()):
            text[at] = data.draw(st.sampled_from('{}[]":,0123456789-.eE\\ntrue\x00\u2028é'))
        else:
            del text[at]
    survives("".join(text))


@settings(max_examples=60)
@given(st.data())
def test_changed_lines_never_break_anything_else(data: st.DataObject) -> None:
    lines = good().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["swap", "drop", "repeat", "cut"])):
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "drop":
                del lines[at]
            case "repeat":
                lines.insert(other, lines[at])
            case _:
                lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
    survives("\n".join(lines))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)


@settings(max_examples=150)
@given(st.data(), json_values)
def test_changed_values_never_break_anything_else(data: st.DataObject, value: Any) -> None:
    lines = good().splitlines()
    at = data.draw(st.integers(0, min(30, len(lines) - 1)))
    line = json.loads(lines[at])
    key = data.draw(st.sampled_from(sorted(line)))
    if isinstance(line[key], dict) and line[key] and data.draw(st.booleans()):
        line[key][data.draw(st.sampled_from(sorted(line[key])))] = value
    else:
        line[key] = value
    lines[at] = json.dumps(line)
    survives("\n".join(lines))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_many_changes_never_break_anything_else(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        text = list(good())
        for _ in range(rng.randint(1, 6)):
            start = rng.randrange(len(text) + 1)
            piece = rng.choice(["", rng.choice(text), "".join(text[start : start + 30]), chr(8232)])
            text[start : start + rng.randint(0, 3)] = piece
        survives("".join(text))
