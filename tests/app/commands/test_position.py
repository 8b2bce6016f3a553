"""`camelup position FILE`, from the words on the command line to the JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app import commands


def answered(path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    assert commands.main(["position", str(path)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


@pytest.mark.rule("R24", "R28", "R29", "R38", "R39", "R40")
def test_everything_the_answer_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "end.json"
    position = {
        "spaces": 16,
        "stacks": {"12": ["orange", "blue"], "14": ["green", "white"], "15": ["yellow"]},
        "desert_tiles": {"16": {"side": "oasis", "seat": 0}},
        "dice": ["green"],
        "pounds": [2, 3],
        "rolls": [["green", 2], ["blue", 1]],
    }
    path.write_text(json.dumps(position), encoding="utf-8")
    unit = ["green", "white"]
    assert answered(path, capsys) == {
        "stacks": {"12": ["orange", "blue"], "15": ["yellow"]},
        "finished": unit,
        "ranking": ["white", "green", "yellow", "blue", "orange"],
        "pounds": [3, 3],
        "leg_over": True,
        "race_over": True,
        "events": [
            {"DieRolled": {"camel": "green", "pips": 2}},
            {"UnitMoved": {"unit": unit, "origin": 14, "destination": 16, "stack": unit}},
            {"DesertTileTriggered": {"owner": 0, "space": 16, "side": "oasis"}},
            {"PoundsChanged": {"seat": 0, "amount": 1, "reason": "desert_tile", "forgiven": 0}},
            {"UnitMoved": {"unit": unit, "origin": 16, "destination": 17, "stack": unit}},
        ],
    }


def test_a_yaml_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(
        "- stacks: {3: [blue, white], 5: [green], 7: [orange, yellow]}\n"
        "- stacks: {3: [blue, white], 5: [green], 7: [orange, yellow]}\n"
        "  rolls: [[blue, 2]]\n",
        encoding="utf-8",
    )
    still, rolled = answered(path, capsys)
    assert still["events"] == still["finished"] == []
    assert still["pounds"] == [3, 3, 3]
    assert rolled["stacks"]["5"] == ["green", "blue", "white"]


def test_wrong_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text("stacks: {3: [blue]}\nrolls: [[blue, 7]]\n", encoding="utf-8")
    assert commands.main(["position", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("camelup position: ")
    assert said.err.count("\n") == 1
