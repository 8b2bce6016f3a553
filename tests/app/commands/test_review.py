"""`camelup review FILE [--json]`: text, JSON, and one sentence for whatever is wrong."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app import commands
from camelup_desktop.engine.camelup import camel_up, printed_rules
from camelup_desktop.engine.table.record import Header, dumps
from tests.strategies import played

NAMES = ("Ada", "Ben")
GOLDEN = Path(__file__).parents[2] / "golden"


def record(seed: object = "short", most: int = 2000, **entries: Any) -> str:
    match = played(camel_up(2), seed, most)
    return dumps(Header("camelup", printed_rules().version, NAMES, **entries), match.actions)


def asked(text: str, folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What the command prints, and its exit code."""
    path = folder / "race.jsonl"
    path.write_text(text, encoding="utf-8", newline="")
    code = commands.main(["review", str(path), *words])
    said = capsys.readouterr()
    assert bool(said.out) is (code == 0) and bool(said.err) is (code != 0)
    return said.out or said.err, code


def test_the_text_tells_seats_turning_points_and_every_decision(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, code = asked(record(), tmp_path, capsys)
    assert code == 0
    assert "[" not in text, "a text is missing from the catalogue"
    lines = text.splitlines()
    assert lines[0] == "Camel Up Desktop: How the race was won"
    assert any(line.startswith("  Ada ") and " of " in line for line in lines)
    assert any("turning point" in line for line in lines)
    match = played(camel_up(2), "short")
    decisions = [step for step, (by, _) in enumerate(match.actions, 1) if isinstance(by, int)]
    told = [int(line[:4]) for line in lines if line[:4].strip().isdigit()]
    assert told[-len(decisions) :] == decisions


def test_json_holds_the_same_and_adds_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, code = asked(record(), tmp_path, capsys, "--json")
    assert code == 0
    data = json.loads(text)
    match = played(camel_up(2), "short")
    assert data["seats"] == list(NAMES)
    assert len(data["line"]) == len(match) + 1
    for balance in data["balances"]:
        parts = sum(balance[part] for part in ("start", "dice", "choices", "time"))
        assert parts == pytest.approx(balance["end"])
    assert len(data["choices"]) == sum(isinstance(by, int) for by, _ in match.actions)
    for choice in data["choices"]:
        assert choice["missed_win"] >= 0
        assert choice["done"]["action"]["by"] in (0, 1)
    assert 1 <= len(data["turning_points"]) <= 3
    assert all(point["sentence"] for point in data["turning_points"])


@pytest.mark.parametrize("name", ["everything_at_ten_seats", "consortium_by_hand", "free_action"])
def test_records_with_modules_are_reviewed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["review", str(GOLDEN / f"{name}.jsonl")]) == 0
    assert "[" not in capsys.readouterr().out


def test_a_race_that_goes_on_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, code = asked(record(most=40), tmp_path, capsys)
    assert code == 2
    assert text.count("\n") == 1 and "not over" in text


def test_broken_records_give_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = record().splitlines()
    rng = random.Random(1)
    for text in (
        "",
        "no record\n",
        good[0] + "\n" + good[-1] + "\n",
        "\n".join([*good, good[-1]]) + "\n",
        "\n".join(good)[: rng.randrange(400, 2000)],
    ):
        said, code = asked(text, tmp_path, capsys)
        assert code == 2
        assert said.startswith("camelup review: ") and said.count("\n") == 1
    assert commands.main(["review", str(tmp_path / "nowhere.jsonl")]) == 2
    assert "cannot read" in capsys.readouterr().err
