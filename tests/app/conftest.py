"""Services without a display, a fixed clock and fixed chance, and a loop to press keys in."""

import dataclasses
import random
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from camelup_desktop.app import main, paths
from camelup_desktop.app.assets import Assets
from camelup_desktop.app.games import TABLES
from camelup_desktop.app.scene import Scene
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.engine.camelup import printed_rules
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Turn
from camelup_desktop.engine.table.match import Match
from camelup_desktop.engine.table.record import Header
from tests.app.player import Player

NOW = datetime(2024, 5, 17, 19, 42, 30)


@pytest.fixture(scope="session")
def pictures() -> Assets:
    """One store for all tests: what one has baked the next need not bake again."""
    return Assets(paths.assets())


@pytest.fixture
def services(camelup_home: Path, pictures: Assets) -> Iterator[Services]:
    """Everything a scene is handed; saves and settings lie in a folder of the test's own."""
    opened = main.open_services(
        paths.user_folders(), hidden=True, rng=random.Random(3), now=lambda: NOW
    )
    opened = dataclasses.replace(opened, assets=pictures)
    pygame.event.clear()
    yield opened
    opened.window.close()


@pytest.fixture
def player(services: Services) -> Player:
    """Somebody at the title screen."""
    return Player(services)


@pytest.fixture
def race_saved(services: Services) -> None:
    """A race in its first leg lies in the folder of saves."""
    header = Header("camelup", printed_rules().version, ("Amira", "Bashir"))
    match, rng = Match(build(header)), random.Random(4)
    while match.state.leg == 0 or match.state.turn is Turn.CHANCE:
        outcomes = list(match.game.chance_outcomes(match.state))
        match.play(rng.choice(outcomes).action)
    assert services.saves.save(header, match)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[TableSetup]:
    """Every table somebody sits down at; a still scene stands for the race."""
    begun: list[TableSetup] = []

    def begin(services: Services, setup: TableSetup) -> Scene:
        begun.append(setup)
        return Scene()

    table = dataclasses.replace(TABLES["camelup"], begin=begin, resume=lambda *values: Scene())
    monkeypatch.setitem(TABLES, "camelup", table)  # type: ignore[arg-type]
    return begun
