"""Whatever the cues of a whole race tell has a sound: no moment is misspelt."""

from __future__ import annotations

import random
from typing import Any

import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.sound_bank import SoundBank
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice

SEATS = 4


def told_in_a_race(motion: str) -> set[str]:
    """Names of all moments of a random race, as sounds.yaml writes them."""
    told: set[str] = set()

    def listen(event: object, name: str, step: int | None, *, pan: float) -> None:
        told.add(f"{type(event).__name__}.{name}" if name else type(event).__name__)
        assert -1 <= pan <= 1

    match: Match[Any] = Match(camel_up(SEATS))
    theme = Theme.load(paths.assets() / "themes" / "desert")
    board = RaceBoard(theme, match.state.rules, tuple(theme.people)[:SEATS])
    board.motion = motion
    board.sync(match.view(None))
    director = Director(board, CUES, moments=(listen,))
    dice, rng = Dice(7), random.Random(7)
    while not match.over:
        legal = match.game.legal_actions(match.state)
        director.present(match.play(rng.choice(legal) if legal else dice(match)))
        while director.busy:
            director.update(0.25)
    return told


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_every_moment_that_is_told_has_a_sound(motion: str) -> None:
    bank = SoundBank.load(paths.assets() / "sounds")
    told = told_in_a_race(motion)
    assert {"DieRolled.read", "PyramidTileTaken.open", "UnitMoved.finish"} <= told
    assert told - bank.cues.keys() - bank.silent.keys() == set()
