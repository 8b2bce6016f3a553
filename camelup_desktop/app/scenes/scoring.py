"""Scoring: facts told one after the other, at the player's pace."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from camelup_desktop.app.scene import Change
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.settings import SPEEDS


class ScoringScene(FormScene, ABC):
    """Steps with lengths in seconds; step `at` is being told, `share` of it has passed.

    Space or a click beside the buttons finishes a step, twice in a row (or End) all of them. With
    less motion, or at instant speed, everything stands there at once.
    """

    def __init__(self, services: Services, steps: Sequence[float]) -> None:
        super().__init__(services)
        self._steps = tuple(steps)
        self.at = 0
        self._passed = 0.0
        self._since_skip = float("inf")
        settings = services.settings.current
        if settings.speed == "instant" or settings.motion == "none":
            self.at = len(self._steps)

    # for a scoring to fill in

    @abstractmethod
    def go_on(self) -> Change | None:
        """Everything has been told and the player wants to go on."""

    def told(self, step: int) -> None:
        """A step has just ended."""

    # progress

    @property
    def done(self) -> bool:
        """Whether everything has been told."""
        return self.at >= len(self._steps)

    @property
    def share(self) -> float:
        """How much of the present step has passed, 0 to 1."""
        if self.done:
            return 1.0
        length = self._steps[self.at]
        return min(1.0, self._passed / length) if length > 0 else 1.0

    def has(self, step: int) -> bool:
        """Whether a step has been told to its end."""
        return step < self.at

    @property
    def lively(self) -> bool:
        """Until everything has been told."""
        return super().lively or not self.done

    def update(self, dt: float) -> Change | None:
        """Tell on."""
        change = super().update(dt)
        self._since_skip += dt
        if self.done:
            return change
        self.stale = True
        speed = self.services.settings.current.speed_factor
        if speed == float("inf"):
            self.finish()
            return change
        self._passed += dt * speed
        while not self.done and self._passed >= self._steps[self.at]:
            self._passed -= self._steps[self.at]
            self._end_step()
        return change

    def skip(self) -> Change | None:
        """Finish the present step; the second time in a row, all of them."""
        again = self._since_skip <= self.services.theme.seconds("skip.again")
        self._since_skip = 0.0
        if again:
            self.finish()
        elif not self.done:
            self._end_step()
        self.stale = True
        return None

    def finish(self) -> Change | None:
        """Tell all at once."""
        while not self.done:
            self._end_step()
        self.stale = True
        return None

    def _end_step(self) -> None:
        self.told(self.at)
        self.at += 1
        if self.done:
            self._passed = 0.0
            self.rebuild()

    # input

    def press_next(self) -> Change | None:
        """NEXT: first tell everything, then go on."""
        if self.done:
            return self.go_on()
        return self.finish()

    def handle(self, event: pygame.Event) -> Change | None:
        """Space, Enter and End, then the controls."""
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_SPACE:
                return self.skip() if not self.done else None
            if event.key == pygame.K_END:
                return self.finish()
            if event.key == pygame.K_f:
                return self.next_speed()
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if clicked and not self.done and self.widget_at(event.pos) is None:
            return self.skip()
        return super().handle(event)

    def escape(self) -> Change | None:
        """There is nothing behind a scoring to go back to."""
        return self.press_next()

    def next_speed(self) -> Change | None:
        """The next speed, after the last one the first."""
        settings = self.services.settings
        place = SPEEDS.index(settings.current.speed) + 1
        settings.update(speed=SPEEDS[place % len(SPEEDS)])
        self.rebuild()
        return None
