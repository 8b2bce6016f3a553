"""The pyramid in a person's hand: shaken as hard as one shakes, rolled when it is let go (M08)."""

from __future__ import annotations

import math
from collections.abc import Callable

from camelup_desktop.app.anim.easing import out_cubic, way
from camelup_desktop.app.anim.spring import Spring
from camelup_desktop.app.anim.timeline import Call, Path, Sequence
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues.pyramid import in_hand, leaning

FREQUENCY, DAMPING = 6.5, 0.42
"""Of the spring between pointer and pyramid."""
LEAN = 24.0
"""Units of the offset at which the pyramid leans over most."""
CLICK_SECONDS, CLICK_UNITS = 0.22, 7.0
"""A press shorter and shorter-ranged than this is only a click."""
SELF_BEATS, SELF_UNITS = 5.5, 17.0
"""Held still it shakes by itself: swings per second, units."""
RATTLE_UNITS = 30.0
"""Units that the pyramid travels from one rattle of the dice to the next."""
PATIENCE = 1.0
"""Seconds that a pyramid which was let go waits for the roll before it is put down."""
HARD = 900.0
"""Units per second at which the dice rattle as loud as they can."""

Point = tuple[float, float]
"""Units of the window."""


class Shaking:
    """Follows a pointer with the pyramid of `board` while it is held.

    `rattle(dice, force)` is called for each rattle of the dice inside, with a force from 0 to 1:
    the faster the pyramid moves, the more often and the louder. Nothing of this is a fact: what
    is let go without having been shaken stands again as before.
    """

    def __init__(self, board: RaceBoard, rattle: Callable[[int, float], object]) -> None:
        self._board, self._rattle = board, rattle
        self._from: Point | None = None
        self._pull: Point = (0.0, 0.0)
        self._across = Spring(FREQUENCY, DAMPING)
        self._up = Spring(FREQUENCY, DAMPING)
        self._seconds = self._travelled = self._farthest = 0.0
        self._still = self._waited = 0.0

    @property
    def moving(self) -> bool:
        """Whether the pyramid is in hand, or in the air until the roll comes."""
        return self.held or self._board.held

    @property
    def held(self) -> bool:
        """Whether somebody has the pyramid in hand."""
        return self._from is not None

    @property
    def shaken(self) -> bool:
        """Whether it was held long or dragged far enough to be more than a click."""
        return self.held and (self._seconds >= CLICK_SECONDS or self._farthest >= CLICK_UNITS)

    def grab(self, at: Point) -> None:
        """Take the pyramid in hand at a point. Without full motion it stays where it is."""
        if self._board.calm or self._board.lens.dim or self._board.under_way():
            return
        self._from, self._pull = at, (0.0, 0.0)
        self._across = Spring(FREQUENCY, DAMPING)
        self._up = Spring(FREQUENCY, DAMPING)
        self._seconds = self._travelled = self._farthest = self._still = 0.0

    def drag(self, to: Point) -> None:
        """The pointer has moved."""
        if self._from is None:
            return
        across, up = to[0] - self._from[0], self._from[1] - to[1]
        far = math.hypot(across, up)
        reach = self._board.theme.board("shake.reach")
        hold = reach * math.tanh(far / reach) / far if far else 0.0
        self._pull = across * hold, up * hold
        self._farthest = max(self._farthest, far)
        self._still = 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether there is something new to be seen."""
        if self._from is None:
            self._wait(dt)
            return False
        self._seconds += dt
        self._still += dt
        if not self.shaken:
            return False
        self._board.held = True
        across, up = self._wanted()
        self._across.target, self._up.target = across, up
        before = self._across.value, self._up.value
        self._across.update(dt)
        self._up.update(dt)
        self._pose()
        self._travelled += math.dist(before, (self._across.value, self._up.value))
        while self._travelled >= RATTLE_UNITS:
            self._travelled -= RATTLE_UNITS
            speed = math.hypot(self._across.velocity, self._up.velocity)
            self._rattle(self._board.shown.dice_left, min(1.0, 0.35 + speed / HARD))
        return True

    def release(self) -> bool:
        """Let go. True if it was shaken: then it stays in the air, for the roll that follows."""
        shaken = self.shaken
        self._from, self._waited = None, 0.0
        return shaken

    def put_down(self) -> None:
        """Nothing is rolled: the pyramid goes back to its place."""
        self._from = None
        board, pyramid = self._board, self._board.pyramid
        if not board.held:
            return
        board.held = False
        down = Path(
            pyramid,
            board.theme.seconds("shake.back"),
            sway=way(pyramid.sway, 0.0, out_cubic),
            z=way(pyramid.z, 0.0, out_cubic),
        )

        def rest() -> None:
            if pyramid.owned("z", down):
                board.rest_pyramid()

        board.trail(Sequence(down, Call(rest)))

    def _wait(self, dt: float) -> None:
        """A roll that does not come is given up."""
        if self._board.held:
            self._waited += dt
            if self._waited >= PATIENCE:
                self.put_down()

    def _wanted(self) -> Point:
        """Where the hand is; a hand that keeps still shakes by itself."""
        share = min(1.0, max(0.0, self._still - CLICK_SECONDS / 2) / CLICK_SECONDS)
        swing = SELF_UNITS * share * math.sin(2 * math.pi * SELF_BEATS * self._seconds)
        bob = SELF_UNITS * 0.4 * share * math.cos(4 * math.pi * SELF_BEATS * self._seconds)
        return self._pull[0] + swing, self._pull[1] + bob

    def _pose(self) -> None:
        plan, pyramid = self._board.plan, self._board.pyramid
        in_hand(pyramid)
        pyramid.sway = plan.across(self._across.value)
        pyramid.z = plan.up(max(0.0, 6.0 + self._up.value))
        pyramid.frame = leaning(self._across.value / LEAN)
