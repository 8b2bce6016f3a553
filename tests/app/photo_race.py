"""A race in which somebody always takes a photograph, for tests of the album."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.table_setup import SeatSetup, TableSetup
from camelup_desktop.engine.camelup.supercup.photographer import PointCamera, camera
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Action, Match, Turn
from camelup_desktop.engine.table.record import Header
from tests.app.race_table import NAMES, PEOPLE

SEATS = 3


def photographed(
    seed: int = 1, modules: Sequence[str] = ("photographer",), *, most: int = 10_000
) -> LoadedGame:
    """A race of `most` actions at the most: who can points the camera at where a camel may stop,
    and then that one rolls."""
    seats = tuple(SeatSetup("human", NAMES[n], PEOPLE[n]) for n in range(SEATS))
    table = TableSetup(seats, modules=tuple(modules), seed=str(seed))
    names = tuple(seat.name for seat in seats)
    header = Header("camelup", "2014-1", names, tuple(modules), {}, seed, table.to_json())
    match: Match[Any] = Match(build(header))
    rng = random.Random(seed)
    while not match.over and len(match) < most:
        match.play(_next(match, rng))
    return LoadedGame(header, match, datetime(2024, 5, 17))


def _next(match: Match[Any], rng: random.Random) -> Action:
    state, game = match.state, match.game
    if state.turn is Turn.CHANCE:
        outcomes = [outcome.action for outcome in game.chance_outcomes(state)]
        now = camera(state)
        wanted = [one for one in outcomes if now is not None and _stops(state, one) == now.space]
        return rng.choice(wanted or outcomes)
    legal = list(game.legal_actions(state))
    stacks = [space for space, stack in enumerate(state.track, start=1) if stack]
    aims = [
        action
        for action in legal
        if isinstance(action, PointCamera)
        and camera(state) is None
        and any(1 <= action.space - space <= 2 for space in stacks)
    ]
    if aims:
        return rng.choice(aims)
    rolls = [action for action in legal if type(action).__name__ == "TakePyramidTile"]
    return rolls[0] if rolls else rng.choice(legal)


def _stops(state: Any, roll: Any) -> int | None:
    """Where a roll would take its camel; None for what is not a roll."""
    pips = getattr(roll, "pips", None)
    if pips is None or not hasattr(roll, "camel"):
        return None
    here = next((s for s, stack in enumerate(state.track, start=1) if roll.camel in stack), 0)
    return here + pips
