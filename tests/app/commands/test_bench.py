"""The benchmark's own words: a table or one object, each group from a process of its own."""

import json
import os
import subprocess

import pytest

from camelup_desktop.app import commands
from camelup_desktop.app.commands import bench
from camelup_desktop.app.measures import groups
from camelup_desktop.app.measures.memory import peak_mb


def test_a_group_gives_named_figures_as_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["bench", "--json", "--only", "odds"]) == 0
    figures = json.loads(capsys.readouterr().out)
    legs = {"odds.leg5.cold_ms", "odds.leg4.ms", "odds.leg6.ms"}
    assert set(figures) == {"odds.tables.load_ms", *legs}
    assert all(figure > 0 for figure in figures.values())


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


def test_a_measurement_that_breaks_off_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def child(group: str) -> dict[str, float]:
        raise subprocess.CalledProcessError(3, ["camelup"])

    monkeypatch.setattr(bench, "_in_fresh_process", child)
    assert commands.main(["bench", "--json"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "measuring engine broke off (exit code 3)\n"


FIGURES = {
    "engine": {"engine.apply_us", "engine.legal_actions_us", "engine.games_per_s"},
    "bots": {
        *(f"odds.race.{name}_ms" for name in ("mean", "p95")),
        *(f"bots.champion.{name}_ms" for name in ("mean", "p95", "max")),
        *(f"bots.champion.modules.{name}_ms" for name in ("mean", "p95", "max")),
    },
    "start": {"start.first_frame_s", "start.title_s"},
    "idle.720": {f"frame.idle.720.{name}" for name in ("median_ms", "p95_ms", "core_percent")},
    "hop5.720": {f"frame.hop5.720.{name}" for name in ("median_ms", "p95_ms", "max_ms")},
    "leg_scoring.720": {f"frame.leg_scoring.720.{name}" for name in ("median_ms", "p95_ms")},
}


@pytest.mark.slow
@pytest.mark.parametrize("group", FIGURES)
def test_a_child_answers_for_its_group(group: str) -> None:
    figures = bench._in_fresh_process(group)
    assert set(figures) == FIGURES[group]
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.skipif(os.name == "nt", reason="Windows does not tell it so")
def test_the_memory_of_this_very_process() -> None:
    assert 20 < peak_mb() < 100_000
