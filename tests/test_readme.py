"""The README keeps its word: short, its links lead somewhere, and its example is true."""

import json
import re
from pathlib import Path

import pytest

from camelup_desktop.app import commands

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (text,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    return str(text)


def test_it_fits_on_a_page() -> None:
    assert len(README.splitlines()) <= 80


def test_its_links_and_pictures_exist() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_its_example_gives_what_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = tmp_path / "position.yaml"
    example.write_text(block("yaml"), encoding="utf-8")
    assert commands.main(["position", str(example)]) == 0
    answer = json.loads(capsys.readouterr().out)
    promised = json.loads(block("json"))
    assert promised
    assert {key: answer[key] for key in promised} == promised
    example.write_text(re.sub(r"rolls:.*\n", "", block("yaml")), encoding="utf-8")
    assert commands.main(["odds", str(example)]) == 0
    odds = json.loads(capsys.readouterr().out)
    assert sum(odds["ranks"]["green"]) == pytest.approx(1)
    assert set(odds) > {"ranks", "landings", "race_ends", "wins", "loses"}
