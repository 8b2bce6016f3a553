"""`camelup odds FILE`: probabilities as JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app import commands

CAMELS = {"blue", "green", "orange", "yellow", "white"}


def answered(folder: Path, capsys: pytest.CaptureFixture[str], position: Any, code: int = 0) -> Any:
    path = folder / "position.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    assert commands.main(["odds", str(path)]) == code
    said = capsys.readouterr()
    if code:
        assert said.out == ""
        return said.err
    assert said.err == ""
    return json.loads(said.out)


@pytest.mark.rule("R29", "R38", "R45")
def test_one_die_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Blue climbs on Green with 3 and is first, else it stays second."""
    stacks = {"1": ["orange", "yellow", "white"], "4": ["blue"], "7": ["green"]}
    odds = answered(tmp_path, capsys, {"stacks": stacks, "dice": ["blue"]})
    third = pytest.approx(1 / 3)
    two_thirds = pytest.approx(2 / 3)
    leg = {"ranks", "landings", "race_ends", "leg_error"}
    race = {"wins", "loses", "race_error"}
    assert set(odds) == leg | race
    assert set(odds["wins"]) == set(odds["loses"]) == CAMELS
    assert sum(odds["wins"].values()) == pytest.approx(1, abs=1e-4)
    assert odds["race_error"] == 0
    assert set(odds["ranks"]) == CAMELS
    assert odds["ranks"]["blue"] == [third, two_thirds, 0.0, 0.0, 0.0]
    assert odds["ranks"]["green"] == [two_thirds, third, 0.0, 0.0, 0.0]
    assert odds["ranks"]["orange"] == [0.0, 0.0, 0.0, 0.0, pytest.approx(1)]
    assert list(odds["landings"]) == [str(space) for space in range(1, 17)]
    assert odds["landings"]["5"] == odds["landings"]["6"] == odds["landings"]["7"] == third
    assert sum(odds["landings"].values()) == pytest.approx(1)
    assert odds["race_ends"] == 0.0


@pytest.mark.rule("R27", "R40", "R50")
def test_the_race_may_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stacks = {"1": ["orange", "yellow", "white"], "14": ["blue"], "15": ["green"]}
    tiles = {"16": {"side": "oasis", "seat": 1}}
    asked = {"stacks": stacks, "dice": ["blue"], "desert_tiles": tiles}
    odds = answered(tmp_path, capsys, asked)
    assert odds["race_ends"] == pytest.approx(2 / 3)
    assert odds["landings"]["16"] == pytest.approx(1 / 3)
    assert odds["ranks"]["blue"][0] == pytest.approx(1)


def test_without_dice_the_present_ranking(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stacks = {"3": ["blue", "white"], "5": ["green"], "20": ["orange", "yellow"]}
    odds = answered(tmp_path, capsys, {"spaces": 20, "stacks": stacks, "dice": []})
    assert odds["ranks"]["yellow"] == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert odds["ranks"]["blue"] == [0.0, 0.0, 0.0, 0.0, 1.0]
    assert odds["race_ends"] == 0.0
    assert len(odds["landings"]) == 20
    assert set(odds["landings"].values()) == {0.0}


def test_every_probability_is_a_float(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stacks = {"3": ["blue", "white"], "5": ["green"], "16": ["orange", "yellow"]}
    both = [{"stacks": stacks}, {"stacks": stacks, "dice": []}]
    for odds in answered(tmp_path, capsys, both):
        shares = [share for ranks in odds["ranks"].values() for share in ranks]
        for value in (*shares, *odds["landings"].values(), odds["race_ends"]):
            assert isinstance(value, float)


def test_rolls_do_not_belong_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stacks = {"3": ["blue", "white"], "5": ["green"], "16": ["orange", "yellow"]}
    told = answered(tmp_path, capsys, {"stacks": stacks, "rolls": [["blue", 1]]}, code=2)
    assert "leave out the rolls" in told
    assert told.count("\n") == 1
    answered(tmp_path, capsys, {"stacks": stacks, "rolls": []})


@pytest.mark.rule("R67", "R83")
def test_support_dice_and_the_camera(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Blue's support die falls on 1 or 2; the camera sees it with White on its back, or nothing."""
    stacks = {"1": ["orange", "yellow"], "4": ["blue", "white"], "7": ["green"]}
    position = {"spaces": 20, "stacks": stacks, "dice": [], "support_dice": ["blue"]}
    odds = answered(tmp_path, capsys, {**position, "camera": {"space": 6, "seat": 1}})
    assert odds["landings"]["5"] == odds["landings"]["6"] == pytest.approx(0.5)
    assert odds["photo"] == pytest.approx(1.0)
    assert odds["leg_error"] == odds["race_error"] == 0
    assert sum(odds["wins"].values()) == pytest.approx(1, abs=1e-4)


def test_nine_dice_are_sampled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stacks = {"1": ["orange", "yellow"], "4": ["blue", "white"], "7": ["green"]}
    support = ["blue", "green", "white", "orange"]
    position = {"spaces": 20, "stacks": stacks, "support_dice": support}
    odds = answered(tmp_path, capsys, position)
    assert 0 < odds["leg_error"] < 0.003
