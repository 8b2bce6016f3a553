"""Races with all modules for tests and pictures: played at random up to a moment that is wanted."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from typing import Any

from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.table_setup import SeatSetup, TableSetup
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.dice import Dice
from camelup_desktop.engine.table.record import Header
from tests.app.race_table import NAMES, PEOPLE

ALL = tuple(MODULES)
OPTIONS: dict[str, Any] = {"m1Variant": True, "firstPlayer": "seat1"}
BY_HAND: dict[str, Any] = OPTIONS | {"consortiumChoice": "manual"}
TEN_NAMES = (*NAMES, "Ibrahim", "Jasmin")
TEN_PEOPLE = (*PEOPLE, "ismene", "jabari")
SEEDS = 300


def seating(seats: int, options: dict[str, Any], people: int = 1) -> TableSetup:
    """`people` persons at the first seats, wanderers at the others, all modules."""
    return TableSetup(
        tuple(
            SeatSetup("human", TEN_NAMES[seat], TEN_PEOPLE[seat])
            if seat < people
            else SeatSetup("ai", TEN_NAMES[seat], TEN_PEOPLE[seat], "random")
            for seat in range(seats)
        ),
        options=options,
        modules=ALL,
        seed="sand",
    )


def module_race(
    seats: int, until: Callable[[State], bool], options: dict[str, Any] | None = None
) -> LoadedGame:
    """A race in which the first seat is to choose and something is so."""
    table = seating(seats, options or OPTIONS)
    for seed in range(SEEDS):
        names = tuple(seat.name for seat in table.seats)
        header = Header("camelup", "2014-1", names, ALL, dict(table.options), seed, table.to_json())
        match: Match[State] = Match(build(header))
        dice, rng = Dice(seed), random.Random(seed)
        while not match.over:
            legal = match.game.legal_actions(match.state)
            if legal and match.state.turn == 0 and until(match.state):
                return LoadedGame(header, match, datetime(2024, 5, 17))
            match.play(rng.choice(legal) if legal else dice(match))
    raise AssertionError("it never came to that")
