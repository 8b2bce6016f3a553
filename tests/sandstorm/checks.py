"""What has to go with a module that is only on the list (run by test_fifth_module.py)."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pygame
import pytest

from camelup_desktop.ai.bot import LEVELS, make
from camelup_desktop.ai.camelup.supercup import INSIGHTS
from camelup_desktop.app import paths
from camelup_desktop.app.commands import selfcheck
from camelup_desktop.app.commands.transcript import transcript
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.games.camelup.module_offers import module_offers
from camelup_desktop.app.games.camelup.supercup import SCREENS
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.services import Services
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import State, camel_up, seat_limits
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.record import Header, dumps, loads
from tests.ai.camelup.test_bots import played
from tests.app import test_cues_complete
from tests.app.race_table import RaceTable, setup
from tests.app.test_cues_end_in_sync import MOTIONS, play
from tests.sandstorm.rules import KEY, CallSandstorm, DesertTilesBlown, WindCalmed
from tests.strategies import played as played_out

ALL = ("long_track", "photographer", "position_bets", "consortium", KEY)
WIND = CallSandstorm()


def race(modules: tuple[str, ...], seed: object) -> tuple[Header, Match[State]]:
    seats = max(3, seat_limits(modules)[0])
    names = tuple(f"Seat {seat}" for seat in range(seats))
    header = Header("camelup", "2014-1", names, modules=modules, seed=1)
    return header, played_out(build(header), seed)


def test_it_is_found_wherever_a_module_is_looked_for() -> None:
    assert list(MODULES)[-1] == KEY
    assert KEY in [screen.key for screen in SCREENS]
    assert KEY in INSIGHTS
    assert {DesertTilesBlown, WindCalmed} <= CUES.keys()
    assert module_offers([KEY], 4)[-1].on
    test_cues_complete.test_every_event_of_the_race_has_a_cue()
    test_cues_complete.test_every_cue_belongs_to_an_event()
    test_cues_complete.test_a_cue_is_named_after_its_event()


@pytest.mark.parametrize(
    "level",
    [LEVELS[0], *(pytest.param(level, marks=pytest.mark.slow) for level in LEVELS[1:])],
)
def test_opponents_of_every_level_call_the_wind(level: str) -> None:
    called = 0
    for seed in range(4):
        match = played([make(level), make("random"), make(level)], seed, [KEY, "photographer"])
        assert match.over
        called += sum(action == WIND for by, action in match.actions if by in (0, 2))
    assert called


@pytest.mark.parametrize("seed", range(6))
def test_every_cue_ends_in_sync(seed: int) -> None:
    rng = random.Random(f"wind {seed}")
    motion = MOTIONS[seed % 3]
    play(rng, motion, {}, 60)


def test_it_is_told_in_words() -> None:
    header, match = race(ALL, "words")
    words = Words(Strings.load(paths.assets() / "strings"), header.seats)
    lines = list(transcript(header, match, words))
    assert any("calls the wind: all desert tiles move on" in line for line in lines)
    assert any("from the wind" in line for line in lines)
    assert "Sandstorm" in lines[2]
    assert not any("[" in line for line in lines)


def test_it_is_kept_in_records() -> None:
    header, match = race(ALL, "record")
    text = dumps(header, match.actions)
    assert '"CallSandstorm": {}' in text
    assert loads(text, build)[1].state == match.state


@pytest.mark.parametrize(
    ("seats", "modules"), [(3, (KEY,)), pytest.param(6, ALL, marks=pytest.mark.slow)]
)
def test_opponents_play_it_through_the_real_screens(
    seats: int, modules: tuple[str, ...], camelup_home: Any
) -> None:
    line = selfcheck.check(seats, "wind", (1280, 720), modules)
    assert line


def test_a_person_calls_it_by_key_or_hears_why_not(services: Services) -> None:
    chosen = dataclasses.replace(setup(2, 2), modules=(KEY,))
    table = RaceTable(services, chosen)
    table.wait()
    table.press(pygame.K_9)
    assert table.race.picker.refusal == "No desert tile is on the track"
    first = table.match.game.legal_actions(table.match.state)
    table.take(next(a for a in first if isinstance(a, PlaceDesertTile)))
    table.wait()
    table.press(pygame.K_9)
    assert table.race.picker.action == WIND
    table.press(pygame.K_RETURN)
    table.wait()
    assert table.match.actions[-1][1] == WIND
    assert table.in_step()


def test_nothing_else_knows_it() -> None:
    assert KEY not in camel_up(3, ["long_track"]).opening.extras
