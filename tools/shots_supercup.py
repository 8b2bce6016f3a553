"""Screens of a race with all modules, for `shots.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from camelup_desktop.app.scenes.recap import RecapScene
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.camelup.supercup.consortium import consortia
from camelup_desktop.engine.camelup.supercup.long_track import support_dice
from camelup_desktop.engine.camelup.supercup.photographer import camera
from camelup_desktop.engine.camelup.supercup.position_bets import position_tiles
from tests.app.module_race import BY_HAND, OPTIONS, module_race
from tests.app.race_table import RaceTable

SETTLED = 90
"""Frames after which nothing moves any more."""


def _acting(state: State) -> bool:
    return state.stage is Stage.ACTION


def _busy(state: State) -> bool:
    return _acting(state) and len(position_tiles(state).laid) > 1 and camera(state) is not None


def _camera_free(state: State) -> bool:
    return _acting(state) and state.leg > 1 and camera(state) is None


def _pairs(state: State) -> bool:
    own = len(state.players[0].leg_tiles)
    tiles = position_tiles(state)
    laid = any(tile.seat == 0 for tile in tiles.laid)
    return _acting(state) and own > 1 and 3 in tiles.left and laid


def _single(state: State) -> bool:
    partners = consortia(state).partners
    mine, theirs = partners[0], partners[2]
    return _acting(state) and mine is None and theirs is None and any(p for p in partners)


def _free(state: State) -> bool:
    return state.stage is Stage.FREE_ACTION and bool(support_dice(state).craters)


def _copying(state: State) -> bool:
    if state.stage is not Stage.LEG_SCORING:
        return False
    partner = consortia(state).partners[0]
    return partner is not None and len(state.players[partner].leg_tiles) > 1


def _shot(
    seats: int,
    until: Callable[[State], bool],
    keys: Sequence[int] = (),
    options: dict[str, Any] = OPTIONS,
) -> Callable[[Services], None]:
    def shot(services: Services) -> None:
        table = RaceTable(services, module_race(seats, until, options))
        table.until(lambda: isinstance(table.scene, RecapScene) or table.choosing)
        if isinstance(table.scene, RecapScene):
            table.press(pygame.K_ESCAPE)
        table.wait()
        for key in keys:
            table.press(key)
        table.frames(SETTLED)

    return shot


SUPERCUP: dict[str, Callable[[Services], None]] = {
    "race_supercup": _shot(10, _busy),
    "race_supercup_camera": _shot(6, _camera_free, (pygame.K_5, pygame.K_RIGHT, pygame.K_RIGHT)),
    "race_supercup_position": _shot(6, _pairs, (pygame.K_6, pygame.K_3, pygame.K_4)),
    "race_supercup_partner": _shot(10, _single, (pygame.K_7, pygame.K_3)),
    "race_supercup_free": _shot(6, _free),
    "race_supercup_copy": _shot(6, _copying, options=BY_HAND),
}
"""Name -> what brings the screen about."""
