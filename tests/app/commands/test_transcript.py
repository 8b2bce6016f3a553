"""`camelup transcript FILE`: the whole race in words, and no secret before its end."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app import commands, paths
from camelup_desktop.app.commands.transcript import transcript
from camelup_desktop.app.games.camelup.narration import Narration
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import CAMELS, State, camel_up, events, printed_rules
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.record import Header, dumps
from tests.strategies import played

NAMES = ("Ada", "Ben", "Cleo")


def header(**entries: Any) -> Header:
    return Header("camelup", printed_rules().version, NAMES, **entries)


def told(match: Match[State], **entries: Any) -> list[str]:
    strings = Strings.load(paths.assets() / "strings")
    return list(transcript(header(**entries), match, Words(strings, NAMES)))


def printed(path: Path, capsys: pytest.CaptureFixture[str], text: str, code: int = 0) -> str:
    path.write_text(text, encoding="utf-8", newline="")
    assert commands.main(["transcript", str(path)]) == code
    said = capsys.readouterr()
    assert (said.err if code == 0 else said.out) == ""
    return said.out if code == 0 else said.err


def test_a_whole_race(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(camel_up(3), "whole")
    assert match.over
    text = printed(tmp_path / "race.jsonl", capsys, dumps(header(seed=42), match.actions))
    lines = text.splitlines()
    assert lines[0] == f"Camel Up Desktop, rules {printed_rules().version}"
    assert lines[1] == "At the table: Ada, Ben and Cleo"
    assert "Seed of the dice: 42" in lines
    assert "[" not in text, "a text is missing from the catalogue"
    assert "not over" not in text
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  [A-Z]", text, re.MULTILINE)]
    assert numbers == list(range(1, len(match) + 1))


def test_every_fact_but_the_turn_has_its_line_in_order() -> None:
    match = played(camel_up(3), "facts")
    lines = iter(told(match))
    tell = Narration(Words(Strings.load(paths.assets() / "strings"), NAMES))
    for step, facts in enumerate(match.events):
        for fact in facts:
            text = tell(fact, match.state_after(step), match.state_after(step + 1)).text
            if not isinstance(fact, events.TurnStarted):
                assert any(text in line for line in lines), text


def test_the_table_is_drawn_at_the_start_after_each_leg_and_at_the_end() -> None:
    match = played(camel_up(3), "tables")
    lines = told(match)
    moments = [line for line in lines if line.startswith("leg ") and " to act" in line]
    assert [line.split(",")[0] for line in moments] == [
        f"leg {leg}" for leg in range(1, match.state.leg + 1)
    ]
    assert lines.count(f"leg {match.state.leg}, the race is over") == 1


@pytest.mark.rule("R21")
def test_race_cards_are_told_once_the_race_is_over() -> None:
    match = played(camel_up(3), "cards")
    lines = told(match)
    cards = [a for _, a in match.actions if isinstance(a, PlaceRaceBettingCard)]
    placed = [line for line in lines if "secret card" in line]
    assert len(placed) == len(cards) > 0
    for line, card in zip(placed, cards, strict=True):
        assert line.endswith(f"({card.camel.value.title()})")


@pytest.mark.rule("R6", "R21")
def test_race_cards_and_seed_stay_secret_before() -> None:
    match = played(camel_up(3), "secret", most=60)
    assert not match.over
    lines = told(match, seed="hush")
    placed = [line for line in lines if "secret card" in line]
    assert placed
    assert all(line.endswith(")") and "(#" in line.split()[-1] for line in placed)
    assert not any("hush" in line for line in lines)
    hands = [line.split("   hand ")[1].split("   ")[0] for line in lines if "   hand " in line]
    assert hands
    assert all(set(hand) <= set("? -") for hand in hands)
    decks = [line for line in lines if line.startswith("overall_")]
    assert not any(f":{camel.value[0].upper()}" in line for line in decks for camel in CAMELS)
    assert lines[-1] == "The race is not over."


def test_a_race_that_has_not_begun() -> None:
    lines = told(Match(camel_up(3)))
    assert lines[-1] == "The race is not over."


def test_modules_are_named() -> None:
    keys = ("long_track", "photographer")
    lines = told(played(camel_up(3, keys), "modules"), modules=keys)
    assert lines[2] == "With the Supercup: Longer track, support dice; Photographer"
    assert not any("Supercup" in line for line in told(played(camel_up(3), "none")))


def test_house_rules_are_named() -> None:
    options = {"finalClamp": "net", "showOwnRaceBets": False}
    lines = told(played(camel_up(3, options=options), 1), options=options)
    assert "House rules: finalClamp net and showOwnRaceBets False" in lines


def test_names_cannot_move_the_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(camel_up(3), "names", most=40)
    names = ("\x1b[2JAda\n", "\u202eBen", "\x00")
    record = dumps(Header("camelup", printed_rules().version, names, seed=1), match.actions)
    text = printed(tmp_path / "race.jsonl", capsys, record)
    assert "At the table: [2JAda, Ben and 3" in text
    assert all(letter.isprintable() or letter == "\n" for letter in text)


def test_a_terminal_that_knows_few_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(camel_up(3), "letters")
    path = tmp_path / "race.jsonl"
    path.write_text(dumps(header(), match.actions), encoding="utf-8")
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", output)
    assert commands.main(["transcript", str(path)]) == 0
    output.seek(0)
    assert "?3" in output.read()


MATCH = played(camel_up(3), "wrong", most=30)
GOOD = dumps(header(seed=1), MATCH.actions).splitlines()


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([], "line 1: not a line of JSON"),
        (["{}"], "line 1: not a record"),
        (["[1]"], "line 1: not a JSON object"),
        ([json.dumps({**json.loads(GOOD[0]), "rules": "1999"})], "other rules"),
        ([json.dumps({**json.loads(GOOD[0]), "game": "chess"})], "no game 'chess'"),
        ([json.dumps({**json.loads(GOOD[0]), "seats": ["Ada"]})], "2 to 8 can play"),
        ([GOOD[0], "{", *GOOD[1:]], "line 2: not a line of JSON"),
        ([GOOD[0], *GOOD[2:]], "line 2"),
        ([*GOOD, "[" * 100_000], f"line {len(GOOD) + 1}"),
        ([*GOOD, '{"by": 0, "Cheat": {}}'], f"line {len(GOOD) + 1}: unknown action 'Cheat'"),
    ],
)  # fmt: skip
def test_records_that_cannot_be_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[str], reason: str
) -> None:
    said = printed(tmp_path / "race.jsonl", capsys, "\n".join(lines), code=2)
    assert said.startswith("camelup transcript: ")
    assert reason in said
    assert said.count("\n") == 1


def test_files_that_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        assert commands.main(["transcript", str(path)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert "cannot read" in said.err
