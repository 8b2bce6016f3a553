"""Whatever the cues of a whole race tell has a sound: no moment is misspelt."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.games.camelup.supercup import SCREENS
from camelup_desktop.app.sound_bank import SoundBank
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Action, Match
from camelup_desktop.engine.table.dice import Dice

SEATS = 6
MODULE_FACTS = {kind.__name__ for module in SCREENS for kind in module.cues()}


def told_in_a_race(motion: str, seed: int, modules: Sequence[str], **options: Any) -> set[str]:
    """Names of all moments of a random race, as sounds.yaml writes them."""
    told: set[str] = set()

    def listen(event: object, name: str, step: int | None, *, pan: float) -> None:
        told.add(f"{type(event).__name__}.{name}" if name else type(event).__name__)
        assert -1 <= pan <= 1

    match: Match[Any] = Match(camel_up(SEATS, modules, options))
    theme = Theme.load(paths.assets() / "themes" / "desert")
    board = RaceBoard(theme, match.state.rules, tuple(theme.people)[:SEATS])
    board.motion = motion
    board.sync(match.view(None))
    director = Director(board, CUES, moments=(listen,))
    dice, rng = Dice(seed), random.Random(seed)
    while not match.over:
        kinds: dict[str, list[Action]] = {}
        for action in match.game.legal_actions(match.state):
            kinds.setdefault(type(action).__name__, []).append(action)
        chosen = rng.choice(kinds[rng.choice(sorted(kinds))]) if kinds else dice(match)
        director.present(match.play(chosen))
        while director.busy:
            director.update(0.25)
    return told


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_every_moment_that_is_told_has_a_sound(motion: str) -> None:
    bank = SoundBank.load(paths.assets() / "sounds")
    told = told_in_a_race(motion, 7, ())
    assert {"DieRolled.read", "PyramidTileTaken.open", "UnitMoved.finish"} <= told
    assert told - bank.cues.keys() - bank.silent.keys() == set()


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_the_modules_are_heard(motion: str) -> None:
    bank = SoundBank.load(paths.assets() / "sounds")
    told: set[str] = set()
    for seed in range(4):
        told |= told_in_a_race(motion, seed, tuple(MODULES), m1Variant=seed % 2 == 0)
    assert told - bank.cues.keys() - bank.silent.keys() == set()
    assert {
        "CameraPointed.land",
        "PhotoTaken.shot",
        "SupportDieAdded.drop",
        "SupportDieRolled.read",
        "SupportDieRolled.tent",
        "SupportDieRolled.crater",
        "PyramidTileReturned.land",
        "BottomLegBettingTileTaken.land",
        "PositionTileAttached.land",
        "ConsortiumFormed.turn",
    } <= told
    of_modules = {name for name in bank.cues if name.partition(".")[0] in MODULE_FACTS}
    if motion == "full":
        assert {name for name in of_modules if "." in name} - told == set()
