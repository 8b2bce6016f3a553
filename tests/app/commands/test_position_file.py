"""One position in, one answer out; a list in, a list out; one mistake, one sentence and nothing."""

import json
from pathlib import Path

import pytest

from camelup_desktop.app.commands.position_file import Answer, answer_all
from camelup_desktop.engine.camelup.position import Position, describe

STACKS = "stacks: {3: [blue, white], 5: [green], 7: [orange, yellow]}"


def answer(position: Position) -> Answer:
    return describe(position.state)


def asked(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path = folder / "position.yaml"
    path.write_text(text, encoding="utf-8")
    code = answer_all("position", str(path), answer)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_one_position_gets_one_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = asked(tmp_path, STACKS, capsys)
    assert (code, err) == (0, "")
    assert json.loads(out)["stacks"]["3"] == ["blue", "white"]


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_list_gets_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str], count: int) -> None:
    text = f"- {STACKS}\n" * count if count else "[]"
    code, out, _ = asked(tmp_path, text, capsys)
    assert code == 0
    answers = json.loads(out)
    assert isinstance(answers, list)
    assert len(answers) == count


def test_a_mistake_says_where_and_nothing_else_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = asked(tmp_path, f"- {STACKS}\n- stacks: {{3: [blue]}}\n", capsys)
    assert (code, out) == (2, "")
    assert err.startswith("camelup position: ")
    assert err.endswith("position.yaml, position 2: no stack has the camel green\n")
    code, _, err = asked(tmp_path, "stacks: {3: [blue]}", capsys)
    assert code == 2
    assert err.endswith("position.yaml: no stack has the camel green\n")
