"""A record tells a game line by line, and folds to the same game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.record import (
    Header,
    action_line,
    dumps,
    loads,
    read_header,
)
from tests.engine.table import marbles as m
from tests.engine.table.records import HEADER, good, whole_game
from tests.strategies import house_rules, played, seats


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
