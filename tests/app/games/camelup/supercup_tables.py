"""Races with modules for tests: played on at random, with the board as the facts say."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import State, camel_up
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice

THEME = Theme.load(Path(__file__).parents[4] / "assets" / "themes" / "desert")
ALL = tuple(MODULES)
VARIANT: dict[str, Any] = {"m1Variant": True}


def a_match(
    seats: int, modules: Sequence[str], seed: int, options: dict[str, Any] | None = None
) -> tuple[Match[State], Callable[[], None]]:
    """A race that has not begun, and what plays one more action of it at random."""
    match: Match[State] = Match(camel_up(seats, modules, options or {}))
    dice, rng = Dice(seed), random.Random(seed)

    def play() -> None:
        legal = match.game.legal_actions(match.state)
        match.play(rng.choice(legal) if legal else dice(match))

    return match, play


def played_until(
    until: Callable[[State], bool],
    seats: int,
    modules: Sequence[str],
    options: dict[str, Any] | None = None,
) -> Match[State]:
    """A race played at random until something is so, in one of many races."""
    for seed in range(200):
        match, play = a_match(seats, modules, seed, options)
        while not match.over:
            if until(match.state):
                return match
            play()
    raise AssertionError("it never came to that")


def board_of(match: Match[State]) -> RaceBoard:
    """The board of a race, synchronised."""
    seats = len(match.state.players)
    board = RaceBoard(THEME, match.state.rules, tuple(THEME.people)[:seats])
    board.sync(match.view(None))
    return board
