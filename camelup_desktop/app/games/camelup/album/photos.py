"""Which photographs were taken in a race (R83), and what of the table is in each of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from camelup_desktop.app.games.camelup.supercup.photographer import CAMERA, OWNER, TILE
from camelup_desktop.app.games.camelup.track import TrackPlan
from camelup_desktop.app.stage.prop import World
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import Unit
from camelup_desktop.engine.camelup.events import PoundsChanged
from camelup_desktop.engine.camelup.supercup.photographer import PhotographerReason, PhotoTaken
from camelup_desktop.engine.table import Event, Match, Seat

BEHIND_IT = frozenset({CAMERA, OWNER, TILE})
"""Pieces that no photograph shows: who takes it stands behind it."""


@dataclass(frozen=True, slots=True)
class Photo:
    """The picture number `number` (from 1): who took it, where and of whom, bottom first.

    It was taken by fact number `place` (from 0) of action number `step` (from 1).
    """

    number: int
    seat: Seat
    space: int
    unit: Unit
    leg: int
    pounds: int
    step: int
    place: int


def taken(match: Match[Any]) -> list[Photo]:
    """Every photograph of a match, in order."""
    found: list[Photo] = []
    for step, events in enumerate(match.events, start=1):
        for place, event in enumerate(events):
            if isinstance(event, PhotoTaken):
                leg = match.state_after(step - 1).leg
                pounds = _paid(events[place:])
                found.append(
                    Photo(
                        len(found) + 1,
                        event.seat,
                        event.space,
                        event.unit,
                        leg,
                        pounds,
                        step,
                        place,
                    )
                )
    return found


def any_taken(match: Match[Any]) -> bool:
    """Whether there is a photograph at all."""
    return any(isinstance(event, PhotoTaken) for events in match.events for event in events)


def framed(theme: Theme, plan: TrackPlan, space: int, camels: int) -> tuple[World, float]:
    """Middle and side (world units) of the square that shows a stack of so many on a space."""
    x, y = plan.spot(space)
    upright = math.cos(math.radians(theme.camera.elevation))
    head = theme.board("photo.head") + plan.level(camels - 1) * upright
    foot = theme.board("photo.foot")
    side = max(theme.board("photo.least"), head - foot)
    return World(x, y, (head + foot) / 2 / upright), side


def _paid(events: Sequence[Event]) -> int:
    """R83: what the photographer got."""
    return next(
        (
            event.amount
            for event in events
            if isinstance(event, PoundsChanged) and event.reason is PhotographerReason.PHOTO
        ),
        0,
    )
