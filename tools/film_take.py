"""A take on the real table: panels, purses and rows as they are, people at all seats."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.measures.table import Sitting
from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup.actions import RollDie
from camelup_desktop.engine.camelup.supercup.long_track import RollSupportDie
from tools.staging import Take, opened

STEP = 1 / 60
FALLS = (RollDie, RollSupportDie)
"""What chance does."""
LINGER = 30
"""Frames seen after the last motion."""
MOST = 1_200
"""Frames after which a take ends in any case."""


def play(services: Services, take: Take, each: Callable[[float, pygame.Surface], None]) -> float:
    """Let a take happen; hands over every frame with its second and returns the length."""
    services.settings.update(speed="1", motion="full", auto_continue=True, take_back=False)
    match = opened(take)
    for action in take.actions[: max(0, take.setup)]:
        match.play(action)
    rest = list(take.actions[max(0, take.setup) :])
    dice = [action for action in rest if isinstance(action, FALLS)]
    pending = [action for action in rest if not isinstance(action, FALLS)]
    sitting = Sitting(services, match, dice, FixedClock(STEP))
    frames = lingered = 0
    while lingered < LINGER and frames < MOST:
        if pending and sitting.race.course.choosing is not None:
            sitting.race.course.decide(pending.pop(0))
        sitting.loop.frame()
        each(frames * STEP, services.window.surface)
        frames += 1
        lingered = lingered + 1 if sitting.quiet and not pending else 0
    return frames * STEP
