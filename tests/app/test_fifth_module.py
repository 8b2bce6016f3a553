"""A module nobody sells, on the screen: what stands here, its words, and a line in the list."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.anim.timeline import Animation, Call
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.games.camelup.reasons import reason
from camelup_desktop.app.games.camelup.supercup import SCREENS
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.scenes.setup import SetupScene
from camelup_desktop.app.scenes.setup_modules import ModulesPanel
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage.director import Cue, Cues
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.supercup import MODULES
from tests.app.player import Player
from tests.app.race_table import RaceTable, setup
from tests.engine.camelup.supercup.test_fifth_module import (
    KEY,
    CallSandstorm,
    DesertTilesBlown,
    Sandstorm,
    SandstormNo,
)

Patch = pytest.MonkeyPatch

# What would be the files sandstorm.py among the cues and among the modules on the screen.

cues: Cues[RaceBoard] = Cues()


@cues.of(DesertTilesBlown)
def desert_tiles_blown(board: RaceBoard, event: DesertTilesBlown) -> Animation:
    """Every tile is put down one space further on."""

    def arrive() -> None:
        board.shown.desert_tiles = {tile.space: (tile.seat, tile.side) for tile in event.tiles}
        for tile in event.tiles:
            board.lay_tile(tile.seat, tile.space, tile.side)
        board.shown.touch()

    return Call(arrive)


class SandstormScreen(ModuleScreen):
    """The wind."""

    key = KEY
    actions = Sandstorm.actions

    def cues(self) -> Mapping[type, Cue[RaceBoard]]:
        return cues.table


WORDS = {
    "event:": """
  DesertTilesBlown: {line: "{seat} calls the wind", brief: "called the wind"}""",
    "  PoundsChanged:\n    gain:": """
      wind: "{seat} gets {pounds} from the wind\"""",
    "objection:": """
  nothing_to_blow: "No desert tile lies there for the wind\"""",
    "module:": """
  sandstorm:
    name: "Sandstorm"
    line: "The wind moves every desert tile one space on.\"""",
}
"""What would be added to the catalogue, by the line it follows."""


@pytest.fixture
def stormy(
    services: Services, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Services]:
    """The module is on the lists and in the catalogue."""
    monkeypatch.setitem(cast(dict[str, RaceMechanic], MODULES), KEY, Sandstorm())
    SCREENS.append(SandstormScreen())
    monkeypatch.setitem(cast(dict[Any, Any], CUES), DesertTilesBlown, cues.table[DesertTilesBlown])
    text = (paths.assets() / "strings" / "en.yaml").read_text("utf-8")
    for line, added in WORDS.items():
        assert text.count(f"\n{line}\n") == 1, line
        text = text.replace(f"\n{line}\n", f"\n{line}{added}\n")
    (tmp_path / "en.yaml").write_text(text, "utf-8")
    yield dataclasses.replace(services, strings=Strings.load(tmp_path))
    SCREENS.pop()


def test_set_up_offers_it_with_its_sentence(stormy: Services) -> None:
    player = Player(stormy, SetupScene(stormy))
    scene = player.scene
    assert isinstance(scene, SetupScene) and isinstance(scene._right, ModulesPanel)
    assert scene._right.rows[-1].line == "The wind moves every desert tile one space on."
    player.form.refocus(f"module.{KEY}")
    player.press(pygame.K_RIGHT)
    assert scene.table().modules == (KEY,)


def test_it_is_refused_in_words(stormy: Services) -> None:
    words = Words(stormy.strings, ("A", "B"))
    state = camel_up(2, [KEY]).opening
    said = reason(words, state, CallSandstorm(), SandstormNo.NOTHING_TO_BLOW)
    assert said == "No desert tile lies there for the wind"


def test_a_race_with_it_is_shown_told_and_scored(stormy: Services) -> None:
    base = setup(people=1, seats=4, seed="wind")
    table = RaceTable(
        stormy, TableSetup(base.seats, base.options, (KEY,), seed="wind"), take_back=False
    )
    rng, blown = random.Random(1), 0
    for _ in range(2000):
        if table.match.over:
            break
        if table.choosing:
            assert table.in_step()
            legal = table.match.game.legal_actions(table.match.state)
            storm = CallSandstorm() in legal
            blown += storm
            table.race.course.decide(CallSandstorm() if storm else rng.choice(legal))
        elif isinstance(table.scene, LegScoringScene):
            table.press(pygame.K_RETURN)
        table.frames()
    lines = [line.text for line in table.race.chronicle.lines]
    assert table.match.over and blown and not any("[" in line for line in lines)
    assert "Amina calls the wind" in lines and "Amina gets £1 from the wind" in lines
