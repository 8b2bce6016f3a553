"""The self-check: passes on the game as it is, and says what is wrong when something is."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from camelup_desktop.app import commands
from camelup_desktop.app.chronicle import Chronicle
from camelup_desktop.app.commands import selfcheck
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.engine.camelup import Camel


def test_it_plays_a_whole_race_and_says_so_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["--selfcheck", "--seats", "3", "--seed", "a"]) == 0
    said = capsys.readouterr()
    assert re.fullmatch(
        r"selfcheck passed: 3 seats, \d+ actions, \d+ legs, won by .+ with \d+ pounds, "
        r"\d+ frames, \d+ drawn\n",
        said.out,
    )


def test_the_same_seed_plays_the_same_race(capsys: pytest.CaptureFixture[str]) -> None:
    lines = []
    for size in ("1280x720", "1024x576"):
        assert commands.main(["--selfcheck", "--seed", "b", "--size", size]) == 0
        lines.append(capsys.readouterr().out.split(", won by")[0])
    assert lines[0] == lines[1]


@pytest.mark.rule("R4", "R108")
def test_ten_play_with_all_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["--selfcheck", "--seats", "10", "--seed", "e"]) == 0
    assert "selfcheck passed: 10 seats" in capsys.readouterr().out


@pytest.mark.rule("R73", "R99")
def test_modules_and_their_rules_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["--house-rule", "m1Variant=true", "--house-rule", "consortiumChoice=manual"]
    words = ["--selfcheck", "--seats", "6", "--modules", "all", "--seed", "f", *rules]
    assert commands.main(words) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["--modules", "sandstorm"],
        ["--modules", "all"],
        ["--house-rule", "m1Variant=true"],
        ["--house-rule", "finalClamp=never"],
    ],
)
def test_what_cannot_be_played_gets_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(["--selfcheck", *words]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("camelup selfcheck: ") and said.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "1"],
        ["--seats", "11"],
        ["--seats", "x"],
        ["--size", "8x6"],
        ["--size", "big"],
    ],
)
def test_wrong_words_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        commands.main(["--selfcheck", *words])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_camel_out_of_place_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand = RaceBoard.stand

    def crooked(board: RaceBoard, space: int, stack: tuple[Camel, ...]) -> None:
        stand(board, space, stack)
        if len(stack) > 1 and board.shown.leg > 0:
            board.camels[stack[-1]].x += 0.1 * (board.shown.version % 2)

    monkeypatch.setattr(RaceBoard, "stand", crooked)
    assert commands.main(["--selfcheck", "--seed", "c"]) == 1
    assert "not where it belongs" in capsys.readouterr().err


def test_a_fact_the_log_does_not_tell_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hear = Chronicle.hear
    count = 0

    def deaf(chronicle: Chronicle, event: object) -> None:
        nonlocal count
        count += 1
        if count != 30:
            hear(chronicle, event)  # type: ignore[arg-type]

    monkeypatch.setattr(Chronicle, "hear", deaf)
    assert commands.main(["--selfcheck", "--seed", "d"]) == 1
    assert "the log tells" in capsys.readouterr().err


def test_whatever_breaks_becomes_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("no sand")

    monkeypatch.setattr(selfcheck, "check", broken)
    assert commands.main(["--selfcheck"]) == 1
    assert capsys.readouterr().err == "selfcheck failed: RuntimeError: no sand\n"


def test_it_needs_no_display_and_no_settings_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "camelup_desktop", "--selfcheck", "--seats", "2"],
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
