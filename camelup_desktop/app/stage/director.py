"""The director: facts come in, cues play one after the other, followers hear each in step."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from camelup_desktop.app.anim.timeline import Animation, Deferred
from camelup_desktop.app.stage.moments import Listener, Moments

INSTANT_ROUNDS = 10_000
"""More clips than any action can have; a cue that queues itself for ever is a bug."""


class Crew(Protocol):
    """What a director needs of a stage: what goes on under the next cue, and its moments."""

    @property
    def moments(self) -> Moments:
        """Where cues announce what happens just now."""

    def under_way(self) -> bool:
        """Whether something that must still arrive runs beside the cues."""

    def update(self, dt: float, real_dt: float) -> None:
        """Move on what runs beside the cues; `real_dt` is not scaled by the speed."""

    def arrive(self) -> None:
        """Finish what must arrive."""

    def settle(self) -> None:
        """Finish everything that moves."""


C = TypeVar("C", bound=Crew)


@dataclass(frozen=True, slots=True)
class Cue(Generic[C]):
    """How a fact is shown. One that `overlaps` starts while things of the cue before still fly."""

    show: Callable[[C, Any], Animation]
    overlaps: bool = False


class Cues(Generic[C]):
    """A list of cues under construction: `@cues.of(Event)` above a function adds one."""

    def __init__(self) -> None:
        self.table: dict[type, Cue[C]] = {}

    def of(
        self, kind: type, *, overlaps: bool = False
    ) -> Callable[[Callable[[C, Any], Animation]], Callable[[C, Any], Animation]]:
        """Register the function below as the cue of an event."""

        def register(show: Callable[[C, Any], Animation]) -> Callable[[C, Any], Animation]:
            self.table[kind] = Cue(show, overlaps)
            return show

        return register


@dataclass(slots=True)
class _Clip:
    """One entry of the queue: an animation to be built when its turn comes."""

    animation: Animation
    overlaps: bool


class Director(Generic[C]):
    """Plays the cues of events in order.

    `speed` multiplies time (0.75 to 2.5); `instant` shows everything at once. A follower is called
    with each event when its cue starts, a listener with each moment inside it; of what is skipped
    only the last moment is told. Cues are built when they start, and see the stage as it then is.
    """

    def __init__(
        self,
        board: C,
        cues: Mapping[type, Cue[C]],
        followers: Sequence[Callable[[Any], object]] = (),
        speed: float = 1.0,
        moments: Sequence[Listener] = (),
    ) -> None:
        self._board, self._cues = board, cues
        board.moments.listen(*moments)
        self._followers = tuple(followers)
        self.speed = speed
        self.instant = False
        self._queue: deque[_Clip] = deque()
        self._current: _Clip | None = None

    @property
    def busy(self) -> bool:
        """Whether a fact is still to be shown or to arrive."""
        return self._current is not None or bool(self._queue) or self._board.under_way()

    def present(self, events: Iterable[object]) -> None:
        """Queue the cues of some events; with `instant` they are shown at once."""
        for event in events:
            cue = self._cues[type(event)]
            self._queue.append(_Clip(Deferred(self._opening(cue, event)), cue.overlaps))
        if self.instant:
            self.skip_all()

    def add(self, build: Callable[[], Animation], *, overlaps: bool = False) -> None:
        """Queue a clip that no event stands for: a pause, a tell, the grace of a turn."""
        self._queue.append(_Clip(Deferred(build), overlaps))
        if self.instant:
            self.skip_all()

    def update(self, dt: float) -> None:
        """Let `dt` real seconds pass."""
        if self.instant:
            self.skip_all()
            self._board.update(dt, dt)
            return
        left = dt * self.speed
        self._board.update(left, dt)
        while (clip := self._next()) is not None:
            left = clip.animation.update(left)
            if not clip.animation.done:
                return
            self._current = None

    def skip(self) -> None:
        """Finish the current clip and all that flies beside it."""
        with self._skipping():
            self._board.settle()
            clip = self._next()
            if clip is not None:
                clip.animation.finish()
                self._current = None
                self._board.settle()

    def skip_all(self) -> None:
        """Finish everything that is queued."""
        with self._skipping():
            for _ in range(INSTANT_ROUNDS):
                if not self.busy:
                    break
                self.skip()
            self._board.settle()

    def drop(self) -> None:
        """Forget everything that is queued or under way, unseen: a sync follows and decides."""
        self._queue.clear()
        self._current = None

    @contextmanager
    def _skipping(self) -> Iterator[None]:
        """Within it moments are held back but for the last one."""
        self._board.moments.hold()
        try:
            yield
        finally:
            self._board.moments.release()

    def _next(self) -> _Clip | None:
        """The clip that may run now, if any; one that does not overlap waits for arrivals."""
        if self._current is None and self._queue:
            if self._board.under_way() and not self._queue[0].overlaps:
                return None
            self._current = self._queue.popleft()
        return self._current

    def _opening(self, cue: Cue[C], event: object) -> Callable[[], Animation]:
        def build() -> Animation:
            for follower in self._followers:
                follower(event)
            return cue.show(self._board, event)

        return build
