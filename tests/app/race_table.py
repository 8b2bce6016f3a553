"""A person at a race table for tests: waits, picks, looks, with opponents that answer at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from camelup_desktop.app.games.camelup.keys import BET_KEYS, CAMEL_KEYS
from camelup_desktop.app.games.camelup.leg_scoring import LegScoringScene
from camelup_desktop.app.games.camelup.race import RaceScene, new_race, resume_race
from camelup_desktop.app.games.camelup.shown import Shown
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import SeatSetup, TableSetup
from camelup_desktop.engine.camelup import Side, State, actions
from camelup_desktop.engine.table import Action, Match
from tests.app.player import Player

NAMES = ("Amina", "Bilal", "Chiara", "Diego", "Elif", "Fatou", "Goran", "Hana")
PEOPLE = ("amira", "bashir", "clement", "dunya", "edda", "farouk", "gita", "hugo")


def setup(
    people: int = 1, seats: int = 3, level: str = "random", seed: str = "sand", **options: Any
) -> TableSetup:
    """`people` persons at the first seats, opponents at the others, persons first in turn."""
    chosen = {"firstPlayer": "seat1"} | options
    return TableSetup(
        tuple(
            SeatSetup("human", NAMES[seat], PEOPLE[seat])
            if seat < people
            else SeatSetup("ai", NAMES[seat], PEOPLE[seat], level)
            for seat in range(seats)
        ),
        options=chosen,
        seed=seed,
    )


class Steps:
    """A clock for thinking that moves by the same step whenever it is asked."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        self._now += 0.0002
        return self._now


class RaceTable(Player):
    """The race scene in a loop. `speed` is instant unless a test wants to see things move."""

    def __init__(
        self,
        services: Services,
        table: TableSetup | LoadedGame | None = None,
        speed: str = "instant",
        **settings: Any,
    ) -> None:
        services.settings.update(**{"speed": speed, "motion": "reduced"} | settings)
        if isinstance(table, LoadedGame):
            self.race: RaceScene = resume_race(services, table, Steps())
        else:
            self.race = new_race(services, table or setup(), Steps())
            services.settings.update(**settings)
        super().__init__(services, self.race)

    @property
    def match(self) -> Match[State]:
        """The match of the race."""
        return self.race.course.match

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose at the table."""
        return self.scene is self.race and self.race.course.choosing is not None

    def until(self, condition: Callable[[], bool], most: int = 6000) -> None:
        """Let time pass until something is so."""
        for _ in range(most):
            if condition():
                return
            self.frames()
        raise AssertionError("it never came to that")

    def wait(self) -> None:
        """Let time pass, and legs be scored, until a person is to choose."""
        for _ in range(6000):
            if self.choosing:
                return
            if isinstance(self.scene, LegScoringScene):
                self.press(pygame.K_RETURN)
            self.frames()
        raise AssertionError("nobody is to choose")

    def rest(self) -> None:
        """Let time pass until nothing moves any more."""
        self.until(lambda: not self.loop.lively)

    def pick(self, action: Action) -> None:
        """Press the keys for an action, all but Enter."""
        for key in keys_for(self.race, action):
            self.press(key, text=letter(key))

    def take(self, action: Action) -> None:
        """Do an action by keys; with several people a race bet takes its own sheet."""
        self.pick(action)
        self.press(pygame.K_RETURN)

    def picture(self) -> bytes:
        """The window as it is."""
        return pygame.image.tobytes(self.services.window.surface, "RGB")

    def in_step(self) -> bool:
        """Whether the table shows exactly what the match says."""
        return self.race.board.shown == Shown.of(self.match.view(self.race.desk.own))

    def spot_of_space(self, space: int) -> tuple[int, int]:
        """A pixel at which the pointer is on a space."""
        box = self.race.picture.space_box(space)
        for y in range(box.top, box.bottom, 3):
            for x in range(box.left, box.right, 3):
                widget = self.race.widget_at((x, y))
                if widget is not None and widget.id == f"space:{space}":
                    return x, y
        raise AssertionError(f"space {space} cannot be pointed at")


def letter(key: int) -> str:
    """What a key types."""
    name = pygame.key.name(key)
    return name if len(name) == 1 else ""


def keys_for(race: RaceScene, action: Action) -> Sequence[int]:
    """The keys for an action, from nothing picked, without Enter."""
    match action:
        case actions.TakePyramidTile():
            return (pygame.K_1,)
        case actions.TakeLegBettingTile(camel):
            return pygame.K_2, pygame.K_1 + CAMEL_KEYS.index(camel)
        case actions.PlaceRaceBettingCard(camel, bet):
            return (
                pygame.K_4,
                pygame.K_1 + CAMEL_KEYS.index(camel),
                pygame.K_1 + BET_KEYS.index(bet),
            )
        case actions.PlaceDesertTile(space, side):
            walk = [pygame.K_RIGHT] * (race.picker.legal_spaces().index(space) + 1)
            return pygame.K_3, *walk, *([pygame.K_s] if side is Side.MIRAGE else [])
    raise AssertionError(action)
