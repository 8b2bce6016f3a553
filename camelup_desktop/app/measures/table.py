"""A race table in a given position, in the game's own loop, without a display and in private."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from camelup_desktop.app.clock import Clock, FixedClock
from camelup_desktop.app.controllers import Person
from camelup_desktop.app.games.camelup.race import RaceScene
from camelup_desktop.app.games.camelup.seating import new_table
from camelup_desktop.app.loop import Loop
from camelup_desktop.app.main import open_services, title
from camelup_desktop.app.measures import SIZES
from camelup_desktop.app.paths import UserFolders
from camelup_desktop.app.scene import Change, Replace, Scene
from camelup_desktop.app.scenes.cast import Cast
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import SeatSetup, TableSetup
from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.camelup.position import read_position
from camelup_desktop.engine.table import Action, Game, Match

SEATS = 4
MOST_SOUNDS = 1_000
SEEN_BEFORE = 30
"""Frames drawn before anything is measured."""
MOST_FRAMES = 6_000
"""What takes longer than that has come to a stop."""


@contextmanager
def services(size: str) -> Iterator[Services]:
    """The game's services in a window of this height; saves go to a folder that is removed."""
    with tempfile.TemporaryDirectory(prefix="camelup-") as folder:
        place = Path(folder)
        folders = UserFolders(place, place, place, place)
        opened = open_services(folders, hidden=True, size=SIZES[size], rng=random.Random(1))
        opened.settings.update(privacy="off", take_back=False)
        opened.audio.prepare()
        for _ in range(MOST_SOUNDS):
            opened.audio.update(0.0)  # in play, one sound a frame is decoded
        try:
            yield opened
        finally:
            opened.audio.close()
            opened.window.close()


def setup(
    services: Services,
    level: str = "",
    seats: int = SEATS,
    modules: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
) -> TableSetup:
    """So many people at one screen, or computer opponents of a level."""
    names = services.strings.t("person.names").split()
    characters = list(services.theme.people)
    kind: Any = "ai" if level else "human"
    taken = (SeatSetup(kind, names[n], characters[n], level) for n in range(seats))
    return TableSetup(
        tuple(taken),
        options=dict(options or {}),
        modules=modules,
        privacy="off",
        take_back=False,
        seed="bench",
    )


def standing(position: Mapping[str, Any]) -> Match[Any]:
    """A match of four seats that begins at a position, as `camelup position` reads it."""
    state = read_position({"pounds": [3] * SEATS, **position}).state
    return Match(Game("camelup", state, camel_up(SEATS).mechanics))


class Watching:
    """A race at which nobody does anything but look. `clock` paces the loop."""

    def __init__(self, services: Services, race: RaceScene, clock: Clock | None = None) -> None:
        self.race = race
        self.loop = Loop(services, lambda: title(services), clock or FixedClock())
        self.loop.stack.push(_Door(self.race), self.loop.view)

    def frames_until(self, enough: Callable[[], bool]) -> list[float]:
        """Run until something is so; CPU milliseconds of each frame, all threads together."""
        costs: list[float] = []
        while not enough():
            if len(costs) > MOST_FRAMES:
                raise RuntimeError("the table has come to a stop")
            begun = time.process_time()
            self.loop.frame()
            costs.append((time.process_time() - begun) * 1e3)
        return costs

    def frames(self, count: int) -> list[float]:
        """Run so many frames; CPU milliseconds of each."""
        left = iter(range(count))
        return self.frames_until(lambda: next(left, None) is None)


class Sitting(Watching):
    """People at a race table; chance lets fall the dice of a list."""

    def __init__(
        self, services: Services, match: Match[Any], dice: Sequence[Action], clock: Clock
    ) -> None:
        falling = iter(dice)
        seats = len(match.state.players)
        cast = Cast(
            [Person() for _ in range(seats)], lambda _: next(falling, None), time.perf_counter
        )
        modules = tuple(match.state.extras)
        laid = new_table(services, setup(services, "", seats, modules), time.perf_counter)
        super().__init__(
            services, RaceScene(services, replace(laid, match=match, cast=cast)), clock
        )

    def take(self, action: Action) -> None:
        """Wait until somebody is to choose; that is what is chosen."""
        self.frames_until(lambda: self.race.course.choosing is not None)
        self.race.course.decide(action)

    def warm(self) -> None:
        """Bring the table to where a player has long been looking at it."""
        self.frames_until(lambda: self.quiet)
        for _ in self.race.picture.warming():
            pass  # in play that is spread over the first frames
        for _ in range(SEEN_BEFORE):
            self.race.stale = True
            self.loop.frame()

    @property
    def quiet(self) -> bool:
        """Whether nothing moves and somebody is to choose."""
        return self.race.course.choosing is not None and not self.loop.lively


class _Door(Scene):
    """Gives way to a scene at once, as set-up does, so that the loop clears up before it."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def update(self, dt: float) -> Change | None:
        """On to the scene."""
        return Replace(self._scene)


def p95(costs: Sequence[float]) -> float:
    """What 19 of 20 frames stay below."""
    return statistics.quantiles(costs, n=20)[-1]
