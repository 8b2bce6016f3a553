"""A die falls out of the pyramid, bounces twice, wobbles and is read (M09, M10)."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from camelup_desktop.app.anim.easing import Curve, bump, hop, out_quad, ring, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait, after
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects, specks
from camelup_desktop.app.games.camelup.cues.pyramid import put_down
from camelup_desktop.app.stage.prop import OWN_SHADOW, Prop, Sign, World
from camelup_desktop.engine.camelup import Camel

SCALE_UP = 0.25
"""How much a die swells while it is read."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """A die on its way: its piece, whose camel moves how far, the pictures in which it rolls, the
    last of which is its face."""

    prop: Prop
    camel: Camel
    pips: int
    face: str
    frames: tuple[str, ...]

    def lie(self, spot: tuple[float, float]) -> None:
        """Let it lie at a place of the table, its face up."""
        self.prop.rest()
        self.prop.sprite, self.prop.shadow = self.face, OWN_SHADOW + self.face
        self.prop.place(*spot)
        self.prop.visible = True


def spot_of(board: RaceBoard) -> tuple[float, float]:
    """Where a die comes to rest."""
    return board.theme.board("die.x"), board.theme.board("die.y")


def thrown(
    board: RaceBoard,
    event: object,
    die: Thrown,
    leave: Callable[[], None],
    gone: Callable[[], None],
) -> Animation:
    """From the mouth of the pyramid until it has been read.

    Then it must `leave` for where it belongs; with less motion it is at once `gone` there.
    """
    spot = spot_of(board)

    def read(seconds: str) -> Call:
        hold = board.theme.seconds(seconds)
        return Call(lambda: effects.sign(board, _reading(board, die), hold))

    if board.calm:
        board.rest_pyramid()
        die.lie(spot)
        die.prop.alpha = 0.0
        return Sequence(
            effects.told(board, event, "settle"),
            Path(die.prop, board.theme.seconds("die.fade"), alpha=way(0.0, 1.0)),
            read("read.hold"),
            effects.told(board, event, "read"),
            Wait(board.theme.seconds("read.still")),
            Call(gone),
        )
    effects.spotlight(board, [die.prop.name, board.pyramid.name])
    return Sequence(
        Parallel(_fall(board, event, die, spot), put_down(board)),
        effects.told(board, event, "settle", x=spot[0]),
        _wobble(board, die.prop),
        effects.told(board, event, "read", x=spot[0]),
        read("read.stay"),
        _pop(board, die.prop),
        Wait(board.theme.seconds("read.hold")),
        Call(lambda: effects.lights_up(board)),
        Call(leave),
    )


def _fall(board: RaceBoard, event: object, die: Thrown, spot: tuple[float, float]) -> Animation:
    """Out of the mouth of the pyramid, two bounces, rolling slower and slower."""
    number, prop = board.theme.board, die.prop
    die.lie(spot)
    prop.frames = die.frames
    mouth = board.pyramid.x, board.pyramid.y + number("die.mouth_y"), number("die.mouth_z")
    high, low = board.plan.up(number("die.bounce")), board.plan.up(number("die.second"))
    fall = mouth[2], board.plan.up(number("die.peak")) - mouth[2], high, low
    seconds = board.theme.seconds("die.flight")

    def touch(time: int) -> Callable[[], None]:
        def bounce() -> None:
            effects.tell(board, event, "bounce", time, prop.x)
            specks.dust(board, prop.x, prop.y - 0.05, 6 - 2 * time, 0.8 / time)

        return bounce

    return Sequence(
        Parallel(
            Path(
                prop,
                seconds,
                x=way(mouth[0], spot[0], out_quad),
                y=way(mouth[1], spot[1], out_quad),
                depth=way(mouth[1], spot[1], out_quad),
                z=bouncing(*fall),
                sy=_giving(touches(*fall)),
                frame=way(0.0, len(die.frames) - 0.01, out_quad),
            ),
            *(
                after(share * seconds, Call(touch(time)))
                for time, share in enumerate(touches(*fall), start=1)
            ),
        ),
        Call(lambda: die.lie(spot)),
    )


def _giving(touched: list[float]) -> Curve:
    """Height of a thing that gives for a moment whenever it hits the table, less each time."""

    def size(t: float) -> float:
        if t >= 1:
            return 1.0
        dips = (
            bump(max(0.0, min(1.0, (t - at) / 0.09 + 0.5))) / (n + 1)
            for n, at in enumerate(touched)
        )
        return 1 - 0.2 * max(dips)

    return size


def touches(drop: float, rise: float, *bounces: float) -> list[float]:
    """Shares of the time at which a thing that falls as `bouncing` says touches the ground."""
    spans = _spans(drop, rise, *bounces)
    return [sum(spans[: number + 1]) / sum(spans) for number in range(len(spans))]


def _spans(drop: float, rise: float, *bounces: float) -> list[float]:
    """How long each leap takes: one of height h as long as the root of h."""
    up, down = math.sqrt(max(0.0, rise)), math.sqrt(drop + max(0.0, rise))
    return [up + down, *(2 * math.sqrt(height) for height in bounces)]


def bouncing(drop: float, rise: float, *bounces: float) -> Curve:
    """Height of a thing thrown up by `rise` from the height `drop`, with bounces after the fall.

    Time is shared out as gravity would.
    """
    up, spans = math.sqrt(max(0.0, rise)), _spans(drop, rise, *bounces)
    total = sum(spans)

    def height(t: float) -> float:
        now = t * total
        if now < spans[0]:
            return max(0.0, drop + max(0.0, rise) - (now - up) ** 2)
        now -= spans[0]
        for span, peak in zip(spans[1:], bounces, strict=True):
            if now < span:
                return peak * hop(now / span)
            now -= span
        return 0.0

    return height


def _wobble(board: RaceBoard, die: Prop) -> Animation:
    most, swing = board.theme.board("die.wobble"), ring(1.5, 1.5)
    return Path(die, board.theme.seconds("die.wobble"), angle=lambda t: most * swing(t))


def _pop(board: RaceBoard, die: Prop) -> Animation:
    def size(t: float) -> float:
        return 1 + SCALE_UP * bump(t) if t < 1 else 1.0

    return Path(die, board.theme.seconds("read.pop"), sx=size, sy=size)


def _reading(board: RaceBoard, die: Thrown) -> Sign:
    """The plate that reads "WHITE 2"."""
    words: dict[str, object] = {"camel": f"@camel.{die.camel.value}.name", "pips": die.pips}
    x, y = spot_of(board)
    at = World(x, y, board.theme.board("die.plate_z"))
    return Sign("plate", at, "board.rolled", words, picture=f"badge_{die.camel.value}")
