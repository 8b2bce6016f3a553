"""`camelup arena`: races of computer opponents, and bots of one's own."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app import commands
from camelup_desktop.app.commands import arena
from camelup_desktop.engine.camelup import modules

OWN = """
from camelup_desktop.ai.bot import Decision, Reason
from camelup_desktop.engine.camelup.actions import TakePyramidTile

class Mine:
    def think(self, view, legal, rng):
        yield
        return Decision(TakePyramidTile(), Reason("bot.reason.roll"))

class Lost:
    pass

class Wrong:
    def think(self, view, legal, rng):
        return "roll"

class Endless:
    def think(self, view, legal, rng):
        while True:
            pass

class Leaving:
    def think(self, view, legal, rng):
        raise SystemExit(0)
        yield

class Vandal:
    def think(self, view, legal, rng):
        view.extras.clear()
        view.piles.clear()
        view.rules.choices.clear()
        object.__setattr__(view.players[0], "pounds", 1000)
        yield
        return rng.choice(legal)

class Needy:
    def __init__(self, friend):
        pass
"""


def played(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert commands.main(["arena", *words, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    try:
        code = commands.main(["arena", *words])
    except SystemExit as stop:
        code = stop.code  # type: ignore[assignment]
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


def test_the_answer_has_a_number_for_each_name(capsys: pytest.CaptureFixture[str]) -> None:
    answer = played(capsys, "--seats", "easy,random,always-roll", "--games", "6", "--seed", "x")
    assert set(answer) == {"win_share", "ci95", "pounds", "think_ms"}
    names = ["easy", "random", "always-roll"]
    for part in answer.values():
        assert list(part) == names
    assert sum(answer["win_share"].values()) == pytest.approx(1)
    assert set(answer["think_ms"]["easy"]) == {"mean", "p95", "max"}
    again = played(capsys, "--seats", "easy,random,always-roll", "--games", "6", "--seed", "x")
    assert again["pounds"] == answer["pounds"]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["arena", "--seats", "easy,easy", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("name")
    assert lines[1].startswith("easy")
    assert "50.0" in lines[1]
    assert lines[2] == "2 races; an equal share is 50.0 %"
    assert len(lines) == 3


def test_who_waits_at_a_terminal_sees_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert commands.main(["arena", "--seats", "random,random", "--games", "2"]) == 0
    assert "1 of 2 races" in capsys.readouterr().err


def test_a_bot_of_ones_own(capsys: pytest.CaptureFixture[str], own: str) -> None:
    answer = played(capsys, "--seats", "Mine,random", "--games", "2", "--bot", f"{own}:Mine")
    assert list(answer["win_share"]) == ["Mine", "random"]


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("easy,nobody", "nobody is called 'nobody'"),
        ("easy", "2 to 8 can play, not 1"),
        (",".join(["easy"] * 9), "2 to 8 can play, not 9"),
    ],
)
def test_seats_that_cannot_be(capsys: pytest.CaptureFixture[str], seats: str, says: str) -> None:
    assert says in refused(capsys, "--seats", seats)


def test_no_races(capsys: pytest.CaptureFixture[str]) -> None:
    assert "at least one race" in refused(capsys, "--seats", "easy,easy", "--games", "0")
    assert "--seats" in refused(capsys)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("own.py", "FILE.py:CLASS"),
        ("{own}:Nothing", "has no class Nothing"),
        ("{own}:Lost", "Lost has no think(view, legal, rng)"),
        ("{own}:Needy", "Needy cannot be made: TypeError"),
        ("missing.py:Mine", "there is no file missing.py"),
    ],
)
def test_bots_that_cannot_be_had(
    capsys: pytest.CaptureFixture[str], own: str, bot: str, says: str
) -> None:
    words = ("--seats", "easy,easy", "--bot", bot.format(own=own))
    assert says in refused(capsys, *words)


def test_a_file_that_cannot_be_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("import nothing_of_this_name", encoding="utf-8")
    said = refused(capsys, "--seats", "easy,easy", "--bot", f"{path}:Mine")
    assert "cannot be run: ModuleNotFoundError" in said


def test_a_bot_that_breaks_the_rules(capsys: pytest.CaptureFixture[str], own: str) -> None:
    said = refused(capsys, "--seats", "Wrong,easy", "--bot", f"{own}:Wrong")
    assert "Wrong must answer an action or a Decision, not 'roll'" in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such alarm")
def test_a_bot_that_never_pauses_is_stopped(
    capsys: pytest.CaptureFixture[str], own: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "PATIENCE", 0.3)
    said = refused(capsys, "--seats", "Endless,easy", "--bot", f"{own}:Endless")
    assert "Endless failed: TimeoutError: no pause for 0.3 s" in said


def test_the_bot_of_the_handbook_plays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = (Path(__file__).parents[3] / "docs" / "OPPONENTS.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    path = tmp_path / "my_bot.py"
    path.write_text(code, encoding="utf-8")
    words = ("--bot", f"{path}:MyBot", "--seats", "MyBot,random,random", "--games", "1")
    assert "MyBot" in played(capsys, *words)["win_share"]


def test_modules_and_the_variant(capsys: pytest.CaptureFixture[str]) -> None:
    seats = "easy,blind-easy,random,random,random,random"
    words = ("--seats", seats, "--games", "2", "--modules", "long_track, consortium")
    plain, free = played(capsys, *words), played(capsys, *words, "--variant")
    assert sum(plain["win_share"].values()) > 0
    assert free["pounds"] != plain["pounds"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--modules", "consortium"), "6 to 8 can play with these modules, not 2"),
        (("--modules", "sandstorm"), "there is no module 'sandstorm'"),
        (("--variant",), "goes with the module 'long_track'"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert says in refused(capsys, "--seats", "easy,easy", *words)


def test_a_bot_that_ends_the_program_has_failed(
    capsys: pytest.CaptureFixture[str], own: str
) -> None:
    said = refused(capsys, "--seats", "Leaving,random", "--games", "1", "--bot", f"{own}:Leaving")
    line = OWN.splitlines().index("        raise SystemExit(0)") + 1
    assert "Leaving failed" in said and said.strip().endswith(f"(own.py, line {line})")


def test_what_a_bot_does_to_its_view_changes_nothing_of_the_race(
    capsys: pytest.CaptureFixture[str], own: str
) -> None:
    seats = "Vandal,random,random,random,random,random"
    every = ",".join(module.key for module in modules())
    answer = played(
        capsys, "--seats", seats, "--games", "2", "--bot", f"{own}:Vandal",
        "--modules", every, "--variant",
    )  # fmt: skip
    assert answer["pounds"]["Vandal"] < 100
