"""Animations: small objects that take time and end exactly where they said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from camelup_desktop.app.anim.easing import Curve, linear, mix


class Animation(Protocol):
    """Something that takes time."""

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""

    def update(self, dt: float) -> float:
        """Let `dt` seconds pass; returns the seconds that were not needed (0.0 while not done)."""

    def finish(self) -> None:
        """Jump to the exact end, from any moment, also before the start."""


class Animated:
    """A thing whose numbers are moved by animations; the newest writer of a number owns it."""

    def __init__(self) -> None:
        self._writers: dict[str, object] = {}

    def claim(self, attribute: str, writer: object) -> None:
        """From now on only `writer` moves this number."""
        self._writers[attribute] = writer

    def owned(self, attribute: str, writer: object) -> bool:
        """Whether `writer` still moves this number."""
        return self._writers.get(attribute) is writer

    def release(self) -> None:
        """Nobody moves this thing any more: a writer under way has no say from now on."""
        self._writers.clear()


class Timed:
    """An animation of known length. Subclasses say what happens at the start and at progress t."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(0.0, seconds)
        self._passed = 0.0
        self._begun = False
        self.done = False

    def begin(self) -> None:
        """The first moment."""

    def show(self, t: float) -> None:
        """The picture at progress 0..1; called with exactly 1.0 once, last."""

    def update(self, dt: float) -> float:
        """Let `dt` seconds pass; returns the seconds that were not needed."""
        if self.done:
            return dt
        if not self._begun:
            self._begun = True
            self.begin()
        self._passed += dt
        if self._passed < self.seconds:
            self.show(self._passed / self.seconds)
            return 0.0
        self.done = True
        self.show(1.0)
        return self._passed - self.seconds

    def finish(self) -> None:
        """Jump to the exact end."""
        if not self.done:
            self.update(self.seconds)


class Wait(Timed):
    """Nothing, for a while."""


class Path(Timed):
    """Numbers of one thing follow tracks: `Path(prop, 0.3, x=way(0, 5), z=hop)`.

    A track turns progress 0..1 into the number itself. A newer writer of the same number wins.
    """

    def __init__(self, target: Animated, seconds: float, **tracks: Curve) -> None:
        super().__init__(seconds)
        self._target = target
        self._tracks = tracks

    def begin(self) -> None:
        """Take the numbers over."""
        for attribute in self._tracks:
            self._target.claim(attribute, self)

    def show(self, t: float) -> None:
        """Write the numbers that are still ours."""
        for attribute, track in self._tracks.items():
            if self._target.owned(attribute, self):
                setattr(self._target, attribute, track(t))


class Tween(Timed):
    """Numbers of one thing go to goals from wherever they are when it begins."""

    def __init__(
        self, target: Animated, seconds: float, curve: Curve = linear, **goals: float
    ) -> None:
        super().__init__(seconds)
        self._target, self._curve, self._goals = target, curve, goals
        self._starts: dict[str, float] = {}

    def begin(self) -> None:
        """Take the numbers over and note where they are."""
        for attribute in self._goals:
            self._target.claim(attribute, self)
            self._starts[attribute] = getattr(self._target, attribute)

    def show(self, t: float) -> None:
        """Write the numbers that are still ours; the goals themselves at the end."""
        share = self._curve(t) if t < 1.0 else 1.0
        for attribute, goal in self._goals.items():
            if self._target.owned(attribute, self):
                setattr(self._target, attribute, mix(self._starts[attribute], goal, share))


class Call:
    """Does something once and takes no time."""

    def __init__(self, function: Callable[[], object]) -> None:
        self._function = function
        self.done = False

    def update(self, dt: float) -> float:
        """Do it, if it is not done; all of `dt` is left."""
        if not self.done:
            self.done = True
            self._function()
        return dt

    def finish(self) -> None:
        """Do it, if it is not done."""
        self.update(0.0)


class Sequence:
    """One after the other; time left over by one goes to the next."""

    def __init__(self, *parts: Animation) -> None:
        self._parts = list(parts)

    @property
    def done(self) -> bool:
        """Whether every part is done."""
        return not self._parts

    def update(self, dt: float) -> float:
        """Let `dt` seconds pass; returns the seconds that were not needed."""
        while self._parts:
            dt = self._parts[0].update(dt)
            if not self._parts[0].done:
                return 0.0
            self._parts.pop(0)
        return dt

    def finish(self) -> None:
        """Finish the parts in order."""
        while self._parts:
            self._parts[0].finish()
            self._parts.pop(0)


class Parallel:
    """All at once; done when the last one is."""

    def __init__(self, *parts: Animation) -> None:
        self._parts = list(parts)

    @property
    def done(self) -> bool:
        """Whether every part is done."""
        return not self._parts

    def update(self, dt: float) -> float:
        """Let `dt` seconds pass; returns the seconds that no part needed."""
        left = dt
        for part in self._parts:
            left = min(left, part.update(dt))
        self._parts = [part for part in self._parts if not part.done]
        return left if not self._parts else 0.0

    def finish(self) -> None:
        """Finish the parts in the order given."""
        for part in self._parts:
            part.finish()
        self._parts.clear()


class Hold:
    """An animation in which time stops once: after `at` seconds, for `seconds`."""

    def __init__(self, animation: Animation, at: float, seconds: float) -> None:
        self._animation = animation
        self._before, self._left = at, seconds

    @property
    def done(self) -> bool:
        """Whether the animation has ended; a stop that would come later is left out."""
        return self._animation.done

    def update(self, dt: float) -> float:
        """Let `dt` seconds pass; returns the seconds that were not needed."""
        first = min(dt, self._before)
        self._before -= first
        rest = self._animation.update(first) if first else 0.0
        if self._animation.done:
            return rest + dt - first
        stopped = min(dt - first, self._left) if self._before <= 0 else 0.0
        self._left -= stopped
        go = dt - first - stopped
        return self._animation.update(go) if go > 0 else 0.0

    def finish(self) -> None:
        """Jump to the end; nothing stops."""
        self._animation.finish()


class Deferred:
    """An animation that is built when its turn comes, and so sees the table as it then is."""

    def __init__(self, factory: Callable[[], Animation]) -> None:
        self._factory: Callable[[], Animation] | None = factory
        self._animation: Animation | None = None

    @property
    def done(self) -> bool:
        """Whether it has been built and has ended."""
        return self._animation is not None and self._animation.done

    def update(self, dt: float) -> float:
        """Build it if need be, then let `dt` seconds pass."""
        return self._built().update(dt)

    def finish(self) -> None:
        """Build it if need be, then jump to its end."""
        self._built().finish()

    def _built(self) -> Animation:
        if self._animation is None:
            assert self._factory is not None
            self._animation, self._factory = self._factory(), None
        return self._animation


def still() -> Animation:
    """No motion at all."""
    return Sequence()


def after(seconds: float, *parts: Animation) -> Animation:
    """The parts, one after the other, but later."""
    return Sequence(Wait(seconds), *parts)
