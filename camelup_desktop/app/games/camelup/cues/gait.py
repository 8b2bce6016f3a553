"""How camels hop: where each camel of a unit is at any moment of a walk (M11-M13 of the design)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from camelup_desktop.app.anim.easing import bump, hop, mix, out_back, out_cubic, out_quad, smooth
from camelup_desktop.app.anim.spring import follow, trace
from camelup_desktop.app.anim.timeline import Animation, Parallel, Path
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.engine.camelup import Stack, Unit

RIDER_SHARE = 0.6
"""How much of its carrier's squash a rider shows."""
GAP_SHARE = 0.5
"""How much of a rider's lateness is seen as a gap under it."""

Place = tuple[float, float, float]
"""World x, y, z of the lowest camel's feet."""
OfTime = Callable[[float], float]
"""A number at so many seconds from the start of the walk."""

Sway = tuple[OfTime, OfTime]
"""Sideways sway (world units) and tilt (degrees) of one camel."""


@dataclass(slots=True)
class Hop:
    """One leap from `start` seconds on: between two places, `height` world units above the line."""

    start: float
    seconds: float
    origin: Place
    goal: Place
    height: float


@dataclass(slots=True)
class Walk:
    """A crouch, then leaps with contacts between them, then a landing. Times are in seconds."""

    begin: Place
    crouch: float
    landing: float
    crouched: float = 0.90
    landed: float = 0.86
    stretched: float = 1.08
    hops: list[Hop] = field(default_factory=list)

    def leap(self, goal: Place, seconds: float, height: float, contact: float) -> None:
        """Add a leap to `goal`, after `contact` seconds on the ground if it is not the first."""
        last = self.hops[-1] if self.hops else None
        start = last.start + last.seconds + contact if last else self.crouch
        self.hops.append(Hop(start, seconds, last.goal if last else self.begin, goal, height))

    @property
    def touchdown(self) -> float:
        """Seconds until the last leap ends."""
        return self.hops[-1].start + self.hops[-1].seconds if self.hops else self.crouch

    @property
    def seconds(self) -> float:
        """Seconds of the whole walk."""
        return self.touchdown + self.landing

    def at(self, seconds: float) -> Place:
        """Where the lowest camel's feet are."""
        here = self.begin
        for leap in self.hops:
            if seconds < leap.start:
                return here
            if seconds < leap.start + leap.seconds:
                t = (seconds - leap.start) / leap.seconds
                (x0, y0, z0), (x1, y1, z1) = leap.origin, leap.goal
                along, rise = t, t
                if z1 > z0:  # up first, so that the feet clear the edge of the stack
                    along, rise = t * (0.55 + 0.45 * t), out_quad(t)
                elif z1 < z0:  # away first, then down
                    along, rise = out_quad(t) * 0.45 + t * 0.55, t * t
                height = mix(z0, z1, rise) + leap.height * hop(t)
                return mix(x0, x1, along), mix(y0, y1, along), height
            here = leap.goal
        return here

    def squash(self, seconds: float) -> float:
        """Height of a camel as a share of its full height."""
        if seconds < self.crouch:
            return 1 - (1 - self.crouched) * out_cubic(seconds / self.crouch)
        for place, leap in enumerate(self.hops):
            t = (seconds - leap.start) / leap.seconds
            if 0 <= t < 1:
                rise = self.crouched if place == 0 else 1.0
                return mix(rise, self.stretched, min(1.0, t / 0.15)) + (
                    1 - self.stretched
                ) * smooth(max(0.0, min(1.0, (t - 0.15) / 0.6)))
            if t < 0:
                return 1 - (1 - self.crouched) * 0.7
        if not self.landing:
            return 1.0
        t = min(1.0, (seconds - self.touchdown) / self.landing)
        return mix(self.landed, 1.0, out_back(2.5)(t))


def ride(
    board: RaceBoard, unit: Unit, walk: Walk, beneath: Stack = ()
) -> tuple[Animation, list[Sway]]:
    """The whole walk of a unit, with lag and sway of the riders.

    `beneath` are the camels it lands on: a wave runs down through them. Returns the motion, and for
    each camel its sideways sway and tilt at any second, also after the end (the tower still rocks).
    """
    total = walk.seconds
    wave = _wave(board, walk.touchdown, beneath)
    tail = _tail(board, len(unit))
    alone = len(unit) == 1 and not beneath
    sways: list[Sway] = [(_still, _pitching(board, walk) if alone else _still)]
    for height in range(1, len(unit)):
        sways.append(_swaying(board, walk, height, len(unit), total + tail))
    parts = [
        *_sinking(board, beneath, wave, total),
        *_riding(board, unit, walk, wave, sways),
    ]
    return Parallel(*parts), sways


def _sinking(
    board: RaceBoard, beneath: Stack, wave: Sequence[OfTime], total: float
) -> Iterator[Animation]:
    """The camels landed on give one after the other, and carry what is above them down."""
    step = board.plan.level(1)
    for height, camel in enumerate(beneath):
        dip = wave[height]
        yield Path(
            board.camels[camel],
            total,
            sy=_over(total, dip),
            sx=_over(total, _inverse(dip)),
            z=_over(total, _stacked(wave[:height], step)),
        )


def _riding(
    board: RaceBoard,
    unit: Unit,
    walk: Walk,
    wave: Sequence[OfTime],
    sways: Sequence[Sway],
) -> Iterator[Animation]:
    """Every camel of the unit on its way, the lower ones first."""
    late, step, total = board.theme.seconds("hop.rider"), board.plan.level(1), walk.seconds

    def sunk(s: float) -> float:
        return sum(step * (dip(s) - 1) for dip in wave)

    for height, camel in enumerate(unit):
        size = _size(walk, height, late * height)
        sway, tilt = sways[height]
        yield Path(
            board.camels[camel],
            total,
            x=_over(total, lambda s: walk.at(s)[0]),
            y=_over(total, lambda s: walk.at(s)[1]),
            depth=_over(total, lambda s: walk.at(s)[1]),
            z=_over(total, _lift(walk, height, late * height, step, sunk)),
            sy=_over(total, size),
            sx=_over(total, _inverse(size)),
            sway=_over(total, sway),
            angle=_over(total, tilt),
        )


def _inverse(number: OfTime) -> OfTime:
    return lambda s: 1 / number(s)


def _stacked(shares: Sequence[OfTime], step: float) -> OfTime:
    """Height of a tower of camels, each of them squashed."""
    return lambda s: sum(step * share(s) for share in shares)


def rocking(board: RaceBoard, unit: Unit, sways: Sequence[Sway], total: float) -> list[Animation]:
    """What is left of the sway after the end of a walk, fading; it holds nothing up."""
    tail = _tail(board, len(unit))
    return [
        Path(
            board.camels[camel],
            tail,
            sway=_fading(sway, total, tail),
            angle=_fading(tilt, total, tail),
        )
        for camel, (sway, tilt) in zip(unit[1:], sways[1:], strict=True)
    ]


def _pitching(board: RaceBoard, walk: Walk) -> OfTime:
    """Degrees by which a camel without riders lifts its nose as it rises, drops it as it falls."""
    most = board.theme.board("hop.pitch")

    def pitch(s: float) -> float:
        for leap in walk.hops:
            t = (s - leap.start) / leap.seconds
            if 0 <= t < 1:
                (x0, y0, _), (x1, y1, _) = leap.origin, leap.goal
                across = (x1 - x0) / max(1e-6, math.dist((x0, y0), (x1, y1)))
                return most * across * math.cos(math.pi * t) * bump(min(1.0, 4 * t, 4 - 4 * t) / 2)
        return 0.0

    return pitch


def _tail(board: RaceBoard, camels: int) -> float:
    """Seconds for which a tower still rocks: the longer the higher it is."""
    each = board.theme.seconds("sway.each") * max(0, camels - 1)
    return board.theme.seconds("sway.tower") + each


def _still(seconds: float) -> float:
    return 0.0


def _over(total: float, number: OfTime) -> Callable[[float], float]:
    return lambda t: number(t * total)


def _fading(number: OfTime, total: float, tail: float) -> Callable[[float], float]:
    return lambda t: 0.0 if t >= 1 else number(total + t * tail) * (1 - t * t)


def _lift(walk: Walk, height: int, delay: float, step: float, sunk: OfTime) -> OfTime:
    """z of a camel: on its carrier's back, but late in falling, so that a gap opens and closes."""

    def lift(s: float) -> float:
        base = walk.at(s)[2]
        if not height:
            return base + sunk(s)
        behind = max(0.0, walk.at(s - delay)[2] - base) * GAP_SHARE if s < walk.seconds else 0.0
        squash = 1 + (walk.squash(s) - 1) * (1 + RIDER_SHARE * (height - 1)) / height
        return base + sunk(s) + height * step * squash + behind

    return lift


def _size(walk: Walk, height: int, delay: float) -> OfTime:
    if not height:
        return walk.squash
    return lambda s: 1 + (walk.squash(max(0.0, s - delay)) - 1) * RIDER_SHARE


def _wave(board: RaceBoard, touchdown: float, beneath: Stack) -> list[OfTime]:
    """Height shares of the camels landed on: a dip that runs down from the top."""
    theme = board.theme
    low, apart, dip = (
        theme.board("sway.wave"),
        theme.seconds("sway.wave"),
        theme.seconds("sway.dip"),
    )

    def share(height: int) -> OfTime:
        start = touchdown + apart * (len(beneath) - 1 - height)
        return lambda s: 1 - (1 - low) * bump(max(0.0, min(1.0, (s - start) / dip)))

    return [share(height) for height in range(len(beneath))]


def _swaying(
    board: RaceBoard, walk: Walk, height: int, riders: int, seconds: float
) -> tuple[OfTime, OfTime]:
    """Sideways lag (world units) and tilt (degrees) of a rider that is dragged along."""
    reach = board.plan.across(board.theme.board("sway.reach"))
    most = board.theme.board("sway.tilt")
    share = math.pow(height / (riders - 1), 0.7)
    behind = follow(lambda s: walk.at(s)[0], seconds, 4.5 - 0.5 * height, 0.5 - 0.04 * height)
    dragged = trace(behind)

    def sway(s: float) -> float:
        lag = dragged(s / seconds) - walk.at(s)[0]
        return reach * share * math.tanh(lag / reach)

    return sway, lambda s: -most * sway(s) / reach
