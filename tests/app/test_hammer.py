"""Thousands of random inputs on every screen, with resizes: nothing breaks, no race is lost."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import record
from tests.app.module_race import BY_HAND, seating
from tests.app.race_table import RaceTable, setup

KEYS = (
    *range(pygame.K_0, pygame.K_9 + 1),
    *(pygame.K_b, pygame.K_g, pygame.K_o, pygame.K_y, pygame.K_w, pygame.K_s, pygame.K_x),
    *(pygame.K_r, pygame.K_l, pygame.K_f, pygame.K_c, pygame.K_v, pygame.K_m),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB),
    *(pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE),
    *(pygame.K_END, pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2),
)
SIZES = ((1024, 576), (1280, 720), (1400, 1050), (1920, 1080), (2000, 700))
SETTINGS = (
    {"speed": "instant"},
    {"speed": "2.5", "quick_play": True},
    {"speed": "1", "wait_for_end_turn": True},
    {"speed": "instant", "ai_pace": "step", "privacy": "each_turn"},
    {"speed": "2.5", "text_size": 175, "take_back": False},
)


class Monkey:
    """Does anything that a hand can do, fast."""

    def __init__(self, table: RaceTable, seed: int) -> None:
        self._table, self._rng = table, random.Random(seed)

    def event(self) -> None:
        """One random input."""
        rng = self._rng
        width, height = self._table.services.window.size
        at = rng.randrange(width), rng.randrange(height)
        kind = rng.random()
        if kind < 0.45:
            key, mod = rng.choice(KEYS), rng.choice((0, 0, 0, 0, pygame.KMOD_SHIFT))
            name = pygame.key.name(key)
            text = name if len(name) == 1 else ""
            post(pygame.KEYDOWN, key=key, mod=mod, unicode=text)
            post(pygame.KEYUP, key=key, mod=mod)
        elif kind < 0.80:
            at = self._on_a_control() if rng.random() < 0.6 else at
            button = rng.choice((1, 1, 1, 3))
            post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
            post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
            post(pygame.MOUSEBUTTONUP, pos=at, button=button)
        elif kind < 0.95:
            post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        elif kind < 0.97:
            post(pygame.MOUSEWHEEL, x=0, y=rng.choice((-2, 2)), precise_y=2.0, precise_x=0.0)
        elif kind < 0.985:
            post(rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED)))
        elif kind < 0.99:
            self._table.services.window.resize(rng.choice(SIZES))
            post(pygame.WINDOWSIZECHANGED)

    def _on_a_control(self) -> tuple[int, int]:
        widgets = getattr(self._table.scene, "widgets", ())
        harmless = [w for w in widgets if w.id not in ("quit", "title", "home", "restart")]
        return self._rng.choice(harmless).rect.center if harmless else (5, 5)


def post(kind: int, **values: Any) -> None:
    pygame.event.post(pygame.Event(kind, **values))


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("round_", range(len(SETTINGS)))
def test_random_input_breaks_nothing(services: Services, people: int, round_: int) -> None:
    hammer(services, people, round_, inputs=700)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_minutes_of_random_input_break_nothing(services: Services, seed: int) -> None:
    hammer(services, 1 + seed % 3, seed, inputs=4_000)


@pytest.mark.parametrize("seats", [6, 10])
@pytest.mark.parametrize("round_", range(3))
def test_random_input_breaks_no_race_with_modules(
    services: Services, seats: int, round_: int
) -> None:
    hammer(services, 2, round_, inputs=700, table_setup=seating(seats, BY_HAND, people=2))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_minutes_of_random_input_break_no_race_with_modules(services: Services, seed: int) -> None:
    people = 1 + seed
    hammer(services, people, seed, inputs=4_000, table_setup=seating(7, BY_HAND, people))


def hammer(
    services: Services,
    people: int,
    seed: int,
    inputs: int,
    table_setup: TableSetup | None = None,
) -> None:
    """Three inputs a frame; at every stop the saved race is the race that is played."""
    settings = SETTINGS[seed % len(SETTINGS)]
    chosen = table_setup or setup(people, 4)
    table = RaceTable(services, chosen, **settings)  # type: ignore[arg-type]
    monkey = Monkey(table, seed)
    longest = 0
    for count in range(inputs // 3):
        for _ in range(3):
            monkey.event()
        table.frames()
        if not table.loop.running:
            table.loop.stack.push(table.race, table.loop.view)
            services.saves.save(table.race.header, table.match)  # another one may lie there
        if count % 60 == 0:
            check(table)
            longest = max(longest, len(table.match))
    check(table)
    assert longest > 6 or len(table.match) > 6


def check(table: RaceTable) -> None:
    """The race on disk is whole, and the table shows the match whenever it rests."""
    match = table.match
    path = table.services.saves.path
    assert path is not None
    if path.exists():
        header, loaded = record.loads(path.read_text("utf-8"), build)
        if table.loop.stack.played is table.race.header:  # not the same race continued from disk
            assert header.seed == table.race.header.seed
            assert loaded.state == match.state
        assert LoadedGame(header, loaded, table.services.now()).match.state is loaded.state
    course = table.race.course
    if course.choosing is not None and not course.director.busy and not course.agenda:
        assert table.in_step()
