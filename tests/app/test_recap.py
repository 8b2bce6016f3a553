"""Recap and log: turn by turn, at most eight, and everything newest first."""

from __future__ import annotations

import pygame

from camelup_desktop.app.chronicle import Line
from camelup_desktop.app.scenes.recap import MOST, LogScene, RecapScene, tales
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import actions
from tests.app.race_table import RaceTable, setup


def line(text: str, kind: str, seat: int | None = None, step: int = 1) -> Line:
    return Line(text, kind, seat, brief=text, icons=("coin",), step=step)  # type: ignore[arg-type]


def test_a_roll_and_what_comes_of_it_is_one_tale() -> None:
    told = tales(
        [
            line("Bilal to play", "turn", 1),
            line("Bilal takes a pyramid tile", "act", 1),
            line("a pound is sure", "why", 1),
            line("Bilal rolled Blue 2", "act", 1, 2),
            line("Blue walks to 5", "detail", None, 2),
            line("Chiara to play", "turn", 2, 2),
            line("Chiara took White 5", "act", 2, 3),
        ]
    )
    assert [(tale.seat, tale.text) for tale in told] == [
        (1, "Bilal rolled Blue 2. Blue walks to 5."),
        (2, "Chiara took White 5."),
    ]


def test_news_are_told_and_turns_and_reasons_are_not() -> None:
    told = tales([line("Leg 1 is over", "news"), line("Amina to play", "turn", 0)])
    assert [(tale.seat, tale.text) for tale in told] == [(None, "Leg 1 is over.")]


def test_it_tells_what_happened_since_the_own_turn(services: Services) -> None:
    table = RaceTable(services, setup(people=1, seats=4))
    table.wait()
    table.take(actions.TakePyramidTile())
    table.wait()
    table.press(pygame.K_r)
    scene = table.scene
    assert isinstance(scene, RecapScene)
    assert [tale.seat for tale in scene._told if tale.seat is not None][:1] == [0]
    others = [tale.seat for tale in scene._told if tale.seat not in (0, None)]
    assert others == [1, 2, 3]


def test_it_tells_no_more_than_fits() -> None:
    many = [line(f"act {n}", "act", n % 4, n) for n in range(30)]
    lines = [part for act in many for part in (act, line("turn", "turn", 0))]
    assert len(tales(lines)) == 30 and MOST <= 10


def test_the_log_holds_every_line_and_scrolls(services: Services) -> None:
    table = RaceTable(services, setup(people=1, seats=4))
    for _ in range(4):
        table.wait()
        table.take(actions.TakePyramidTile())
    table.wait()
    table.press(pygame.K_l)
    log = table.scene
    assert isinstance(log, LogScene)
    assert sorted(log._lines, key=id) == sorted(table.race.chronicle.lines, key=id)
    assert log.scroll.needed
    table.press(pygame.K_END)
    assert log.scroll.offset == log.scroll.furthest
    table.press(pygame.K_HOME)
    assert log.scroll.offset == 0
    table.press(pygame.K_PAGEDOWN)
    assert log.scroll.offset > 0
    table.press(pygame.K_l)
    assert table.choosing


def test_the_panel_scrolls_by_wheel(services: Services) -> None:
    table = RaceTable(services, setup(people=1, seats=4))
    for _ in range(3):
        table.wait()
        table.take(actions.TakePyramidTile())
    table.wait()
    at = table.rect("log").center
    before = table.picture()
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    table.frames(2)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0, precise_x=0.0))
    table.frames(2)
    assert table.picture() != before
