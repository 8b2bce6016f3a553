"""A race of ten computer opponents with all modules on the real screens, and the shot by itself."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.crash import RecentEvents
from camelup_desktop.app.games.camelup.race import RaceScene
from camelup_desktop.app.games.camelup.seating import new_table
from camelup_desktop.app.measures import table
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import CAMELS, Stage, State, camel_up, modules
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.supercup import photographer
from camelup_desktop.engine.camelup.supercup.photographer import Camera, PhotoTaken
from camelup_desktop.engine.table import Game, Match

SEATS = 10
LEVEL = "medium"
SPEED = "2.5"
FRAMES = 3_000
"""Frames of the race; at this speed two legs or more."""
SHOTS = {3: 4, 9: 10, 15: 16}
"""Space of the tower to that of the camera, the next one."""


def measure(size: str) -> dict[str, float]:
    """CPU of the frames of the race, opponents' thinking included, and of those of the shot."""
    race, shot = [], []
    with table.services(size) as services:
        services.settings.update(speed=SPEED, auto_continue=True)
        race = _race(services)
        services.settings.update(speed="1")
        for tower, aim in SHOTS.items():
            shot += _shot(services, tower, aim)
    return {
        f"frame.supercup10.{size}.median_ms": statistics.median(race),
        f"frame.supercup10.{size}.p95_ms": table.p95(race),
        f"frame.supercup10.{size}.max_ms": max(race),
        f"frame.shot.{size}.median_ms": statistics.median(shot),
        f"frame.shot.{size}.p95_ms": table.p95(shot),
        f"frame.shot.{size}.max_ms": max(shot),
    }


def _race(services: Services) -> list[float]:
    """From the first turn on."""
    opponents = table.setup(services, LEVEL, SEATS, _modules(), {"m1Variant": True})
    laid = new_table(services, opponents, time.perf_counter)
    sitting = table.Watching(services, RaceScene(services, laid))
    race = sitting.race
    sitting.frames_until(lambda: race.course.match.state.leg > 0 and not race.director.busy)
    for _ in race.picture.warming():
        pass  # in play that is spread over the first frames
    return sitting.frames(FRAMES)


def _shot(services: Services, tower: int, aim: int) -> list[float]:
    """All five camels step before the camera: from the finder to the last pound."""
    services = replace(services, recent=RecentEvents())
    sitting = table.Sitting(services, _before(tower, aim), [RollDie(CAMELS[0], 1)], FixedClock())
    sitting.warm()
    sitting.take(TakePyramidTile())
    before = sitting.frames_until(_told(services, PhotoTaken))
    return [before[-1], *sitting.frames_until(lambda: sitting.quiet)]


def _before(tower: int, aim: int) -> Match[Any]:
    """Ten seats; all camels on one space, the camera on another."""
    game = camel_up(SEATS, _modules())
    opening: State = game.opening
    track = tuple(CAMELS if space == tower else () for space in range(1, opening.rules.finish + 1))
    state = replace(
        opening,
        seat=0,
        turn=0,
        stage=Stage.ACTION,
        leg=2,
        track=track,
        dice=frozenset(CAMELS),
        pyramid_tiles=len(CAMELS),
    )
    state = state.with_extra(photographer.KEY, Camera(SEATS - 1, aim))
    return Match(Game("camelup", state, game.mechanics))


def _told(services: Services, kind: type) -> Callable[[], bool]:
    """Whether the table has begun to show such a fact."""
    return lambda: any(line.startswith(kind.__name__) for line in services.recent.lines())


def _modules() -> tuple[str, ...]:
    return tuple(module.key for module in modules())
