"""The benchmark's own words: a table or one object, each group from a process of its own."""

import json

import pytest

from camelup_desktop.app import commands
from camelup_desktop.app.commands import bench
from camelup_desktop.app.measures import groups


def test_a_group_gives_named_figures_as_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["bench", "--json", "--only", "odds"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"odds.leg5.cold_ms"}
    assert figures["odds.leg5.cold_ms"] > 0


def test_the_table_has_a_line_a_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def child(group: str) -> dict[str, float]:
        asked.append(group)
        return {f"{group}.one_ms": 1.5, f"{group}.two_ms": 2.25}

    monkeypatch.setattr(bench, "_in_fresh_process", child)
    assert commands.main(["bench"]) == 0
    said = capsys.readouterr()
    assert asked == list(groups())
    assert len(said.out.splitlines()) == 2 * len(asked)
    assert said.out.splitlines()[1].split() == ["engine.two_ms", "2.25"]


@pytest.mark.slow
def test_a_child_answers_for_its_group() -> None:
    assert set(bench._in_fresh_process("engine")) == {
        "engine.apply_us",
        "engine.legal_actions_us",
        "engine.games_per_s",
    }
