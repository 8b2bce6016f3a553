"""The review being worked out in slices, while people look at the winner."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.ai.camelup.review import Review, review
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.app.controllers import LONG_SLICE, SLICE
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.table import Match


class ReviewWork:
    """Call `go_on` once a frame until `done`. `clock` gives seconds."""

    def __init__(self, match: Match[State], clock: Callable[[], float]) -> None:
        self._clock = clock
        self._steps = len(match)
        self._looked = 0
        self._thought: Thinking[Review] = review(match, self._hear)
        self.review: Review | None = None

    @property
    def done(self) -> bool:
        """Whether the review is there."""
        return self.review is not None

    @property
    def share(self) -> float:
        """How much of the race has been looked at, 0 to 1."""
        return self._looked / self._steps

    def go_on(self, *, alone: bool) -> None:
        """Work for a slice; a longer one if nothing else moves on the screen (`alone`)."""
        end = self._clock() + (LONG_SLICE if alone else SLICE)
        while self.review is None:
            try:
                next(self._thought)
            except StopIteration as stop:
                self.review = stop.value
            if self._clock() >= end:
                return

    def _hear(self, step: int) -> None:
        self._looked = step
