"""The race on the screen is heard as it is seen, and what is skipped is not."""

from __future__ import annotations

import dataclasses
import random

import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.audio import Audio
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import actions, camel_up
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice
from tests.app.listening import Ear, Watch
from tests.app.race_table import RaceTable, setup


@pytest.fixture
def ear() -> Ear:
    return Ear()


class Ticking(Watch):
    """Every look at it lets a second pass, so that no sound comes too soon after itself."""

    def __call__(self) -> float:
        self.wait(1)
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Ticking()


@pytest.fixture
def heard(services: Services, ear: Ear, watch: Watch) -> Services:
    """Services whose sound goes to an ear."""
    folder = paths.assets() / "sounds"
    audio = Audio(folder, services.settings, random.Random(1), speaker=ear, clock=watch)
    return dataclasses.replace(services, audio=audio)


def names(ear: Ear) -> set[str]:
    """Sounds by their first word: all variations and steps are one."""
    return {file.split("_")[0] for file in ear.files}


def test_a_roll_is_heard_from_the_pyramid_to_the_hooves(heard: Services, ear: Ear) -> None:
    table = RaceTable(heard, setup(people=1), speed="1", motion="full")
    table.race.course.rush()
    table.wait()
    ear.files.clear()
    table.take(actions.TakePyramidTile())
    table.until(lambda: not table.race.director.busy)
    assert {"rattle", "slider", "die", "camel", "hoof"} <= names(ear)


def test_of_what_is_skipped_only_the_last_moment_is_heard(heard: Services, ear: Ear) -> None:
    table = RaceTable(heard, setup(people=1), speed="1", motion="full")
    table.wait()
    ear.files.clear()
    director, match = table.race.director, Match(camel_up(3))
    dice = Dice(5)
    while match.state.leg < 1:
        director.present(match.play(dice(match)))  # camels, dice, a leg, a turn
    director.skip_all()
    assert names(ear) <= {"dice"}


def test_the_score_plays_with_the_race(heard: Services, ear: Ear) -> None:
    table = RaceTable(heard, setup(people=1), speed="1")
    table.frames(30)
    assert ear.music == "music_calm.ogg"
