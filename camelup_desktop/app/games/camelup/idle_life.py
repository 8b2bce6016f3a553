"""Idle life: on a quiet board camels chew and blink, sand drifts, a mirage shimmers (M36)."""

from __future__ import annotations

import math
from collections.abc import Callable

from camelup_desktop.app.anim.easing import bump, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues.bystanders import UP
from camelup_desktop.app.stage.prop import Prop, Speck, World
from camelup_desktop.app.stage.stage import drop
from camelup_desktop.engine.camelup import Side

GOLDEN = 0.618034
"""Share of the golden section: spreads waits and choices evenly without chance."""
CHEWS = 4
GRAINS = 9
DRIFT = (-3.9, 3.4)
"""World x from which and height over which sand drifts."""


class IdleLife:
    """Lets little things happen on a quiet board, one every few seconds. They hold nothing up.

    Off it costs nothing; on it costs a frame's work only while something happens. The same race
    shows the same things in the same order.
    """

    def __init__(self, board: RaceBoard) -> None:
        self._board = board
        self.awake = False
        """Whether the player wants it."""
        self._number = 0
        self._left = self._pause()

    def update(self, dt: float, *, quiet: bool) -> None:
        """Let `dt` seconds pass; `quiet`: nothing else is going on."""
        if not self.awake or self._board.calm:
            return
        if not quiet or self._board.lively:
            self._left = max(self._left, 1.0)
            return
        self._left -= dt
        if self._left <= 0:
            self._number += 1
            self._left = self._pause()
            self._board.trail(self._something())

    def _pause(self) -> float:
        least, most = (self._board.theme.seconds(f"idle.{end}") for end in ("least", "most"))
        return least + (most - least) * (self._number * GOLDEN % 1)

    def _something(self) -> Animation:
        mirages = [
            seat for seat, side in self._board.shown.desert_tiles.values() if side is Side.MIRAGE
        ]
        if self._number % 4 == 3:
            return self._drifting()
        if mirages and self._number % 4 == 1:
            return self._shimmering(mirages[self._number // 4 % len(mirages)])
        stacks = sorted(self._board.shown.stacks.items())
        if not stacks:
            return Sequence()
        space, stack = stacks[int(self._number * GOLDEN % 1 * len(stacks))]
        camel = self._board.camels[stack[-1]]
        if self._number % 4 == 0:
            return self._blinking(camel, times=2)
        return Sequence(self._blinking(camel, times=1), self._chewing(camel, space))

    def _blinking(self, camel: Prop, times: int) -> Animation:
        """A camel shuts its eyes for a moment, once or more."""
        moment = self._board.theme.seconds("idle.blink")
        return _now_and_then(camel, "blink", 2 * moment, moment, times)

    def _chewing(self, camel: Prop, space: int) -> Animation:
        """A camel's jaw goes up and down, and it lifts its head once."""
        lift = 3.2 * UP.get(self._board.plan.heading(space), 0)
        seconds = self._board.theme.seconds("idle.chew")
        half = seconds / CHEWS / 2

        def size(t: float) -> float:
            return 1.0 if t >= 1 else 1 - 0.02 * bump(t * CHEWS % 1)

        body = Path(
            camel,
            seconds,
            sy=size,
            sx=lambda t: 1 / size(t),
            angle=lambda t: 0.0 if t >= 1 else lift * bump(t),
        )
        return Parallel(body, _now_and_then(camel, "chew", half, half, CHEWS))

    def _shimmering(self, seat: int) -> Animation:
        """Hot air over a mirage."""
        wide = self._board.plan.across(1.5)
        return Path(
            self._board.tiles[seat],
            self._board.theme.seconds("idle.chew"),
            sway=lambda t: 0.0 if t >= 1 else wide * math.sin(8 * math.pi * t) * bump(t),
            alpha=lambda t: 1.0 if t >= 1 else 1 - 0.2 * bump(t),
        )

    def _drifting(self) -> Animation:
        """A breath of wind carries some grains across the board."""
        board, seconds = self._board, self._board.theme.seconds("idle.drift")
        grains: list[Animation] = []
        for number in range(GRAINS):
            x, high = DRIFT
            y = (number * GOLDEN % 1 - 0.5) * high
            life = seconds * (0.6 + 0.4 * (number * 0.37 % 1))
            grain = Speck(World(x + 2.5 * (number * 0.53 % 1), y), (58.0, 3.0), fall=1.0, size=5.0,
                          colour="paper", life=life)  # fmt: skip
            board.specks.append(grain)
            grains.append(
                Sequence(Path(grain, life, age=way(0.0, life)), Call(_gone(board, grain)))
            )
        return Parallel(*grains)


def _now_and_then(camel: Prop, kind: str, wait: float, shown: float, times: int) -> Animation:
    """Over the resting picture of a camel that carries nobody its overlay `kind` comes and goes.

    Seconds before it comes each time, and seconds that it stays.
    """
    overlay = f"{camel.sprite}_{kind}"

    def come() -> None:
        if camel.front is None and f"{camel.sprite}_{kind}" == overlay:
            camel.front = overlay

    def go() -> None:
        if camel.front == overlay:
            camel.front = None

    parts: list[Animation] = []
    for _ in range(times):
        parts += [Wait(wait), Call(come), Wait(shown), Call(go)]
    return Sequence(*parts)


def _gone(board: RaceBoard, grain: Speck) -> Callable[[], None]:
    return lambda: drop(board.specks, grain)
