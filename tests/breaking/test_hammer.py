"""Hundreds of senseless inputs: no error, nothing stuck, and the file on disk is the match."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from camelup_desktop.app import folders
from camelup_desktop.app.games.camelup.race import RaceScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import record
from tests.app.race_table import RaceTable, setup
from tests.breaking.hammer import Hammer

MOST_FRAMES = 20_000


@pytest.fixture(autouse=True)
def no_file_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders.subprocess, "Popen", lambda *values, **names: None)


def hammered(
    services: Services, seed: int, frames: int, people: int, seats: int, **settings: Any
) -> RaceTable:
    """A race that was hammered for `frames` frames, each with three hits."""
    services.settings.update(motion="none")
    table = RaceTable(services, setup(people=people, seats=seats, seed=str(seed)))
    services.settings.update(**settings)
    hammer = Hammer(table.loop, random.Random(seed), resizes=0.001)
    for _ in range(frames):
        hammer.frame()
        if not table.loop.running:
            break
    pygame.event.clear()
    return table


def match_on_screen(table: RaceTable) -> Any:
    races = [s for s in table.loop.stack._scenes if isinstance(s, RaceScene)]
    return races[0].course.match if races else None


def saved_is_shown(table: RaceTable) -> bool:
    match, path = match_on_screen(table), table.services.saves.path
    if match is None or not len(match):
        return True
    assert path is not None
    _, saved = record.loads(path.read_text(encoding="utf-8"), build)
    return bool(saved.actions == match.actions)


@pytest.mark.parametrize("people, seats", [(1, 3), (4, 4)])
def test_a_short_hammering_breaks_nothing(services: Services, people: int, seats: int) -> None:
    table = hammered(services, 11, 120, people, seats)
    assert saved_is_shown(table)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("people, seats", [(0, 5), (1, 4), (2, 2), (4, 4), (3, 8)])
def test_a_long_hammering_breaks_nothing(
    services: Services, seed: int, people: int, seats: int
) -> None:
    rng = random.Random(seed)
    table = hammered(
        services,
        seed,
        800,
        people,
        seats,
        privacy=rng.choice(("smart", "each_turn", "off")),
        quick_play=rng.random() < 0.4,
        ai_pace=rng.choice(("auto", "step")),
        wait_for_end_turn=rng.random() < 0.3,
    )
    assert saved_is_shown(table)


def finish(table: RaceTable, step: Any) -> None:
    """Go on until the winner is shown."""
    for _ in range(MOST_FRAMES):
        name = type(table.scene).__name__
        if name == "WinnerScene":
            return
        step(table)
    raise AssertionError(f"stuck in {name} after {len(table.match)} actions")


def by_keys(table: RaceTable) -> None:
    """Roll, confirm, close, go on: nothing but keys."""
    name = type(table.scene).__name__
    if name == "RaceScene":
        if table.choosing:
            table.press(pygame.K_1, text="1")
        table.press(pygame.K_RETURN)
    elif name in ("LegScoringScene", "FinalScoringScene", "CurtainScene", "RecapScene"):
        table.press(pygame.K_RETURN)
        table.frames(10)
    else:
        table.press(pygame.K_ESCAPE)
    table.frames(1)


def by_mouse(table: RaceTable) -> None:
    """The same with nothing but the left button."""
    for name in ("continue", "next", "reveal", "close", "hide", "cancel", "resume", "act:1"):
        if name == "act:1" and not table.choosing:
            continue
        widgets = [w for w in getattr(table.scene, "widgets", ()) if w.id == name]
        if widgets:
            table.click_at(widgets[0].rect.center)
            break
    if any(w.id == "confirm" for w in getattr(table.scene, "widgets", ())):
        table.click("confirm")
    table.frames(4)


@pytest.mark.slow
@pytest.mark.parametrize("step", [by_keys, by_mouse], ids=["keys", "mouse"])
@pytest.mark.parametrize("people, seats", [(1, 3), (2, 2), (4, 4)])
@pytest.mark.parametrize("privacy", ["smart", "each_turn"])
@pytest.mark.parametrize("pace", ["auto", "step"])
def test_a_race_ends_by_keys_alone_and_by_mouse_alone(
    services: Services, step: Any, people: int, seats: int, privacy: str, pace: str
) -> None:
    services.settings.update(motion="none")
    table = RaceTable(services, setup(people=people, seats=seats))
    services.settings.update(privacy=privacy, ai_pace=pace, wait_for_end_turn=pace == "step")
    finish(table, step)
    assert table.match.over
