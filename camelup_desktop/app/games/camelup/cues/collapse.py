"""The winner's tower is too proud: it topples, and climbs up again (M30). Only for fun."""

from __future__ import annotations

import math

from camelup_desktop.app.anim.easing import bump, hop, in_quad, mix, out_back, smooth, way
from camelup_desktop.app.anim.timeline import (
    Animation,
    Call,
    Parallel,
    Path,
    Sequence,
    Wait,
    after,
)
from camelup_desktop.app.games.camelup.board import ALOFT, CAMEL, RaceBoard
from camelup_desktop.app.games.camelup.cues import bystanders, effects, specks
from camelup_desktop.app.games.camelup.cues.gait import Place
from camelup_desktop.engine.camelup import Camel, events

TALL = 3
"""From this height on a tower falls over."""
BOUNCE = 0.22
"""Height of the bounce after a fall, as a share of the fall's arc."""


def falls(board: RaceBoard, event: events.RaceEnded) -> bool:
    """Whether the tower of the winner is high enough to fall over."""
    return len(_tower(board, event)) >= TALL


def collapse(board: RaceBoard, event: events.RaceEnded) -> Animation:
    """It wobbles, topples from the top, sits in the sand in order of rank, climbs up again."""
    seconds, space = board.theme.seconds, board.shown.space_of(event.ranking[0])
    assert space is not None, "the winner stands somewhere"
    stack = board.shown.stacks[space]
    top_first = list(reversed(stack[1:]))
    apart = seconds("collapse.apart")
    down = [
        after(
            apart * place,
            _fall(board, event, camel, len(stack) - 1 - place, len(stack) - 2 - place),
        )
        for place, camel in enumerate(top_first)
    ]
    up = [
        after(apart * place, _climb(board, event, camel, place + 1, place))
        for place, camel in enumerate(stack[1:])
    ]

    def again() -> None:
        board.stand(space, stack)
        bystanders.swaying(board, stack, -1.0)

    return Sequence(
        _wobble(board, stack),
        Call(lambda: board.dress(stack[:1], board.plan.heading(space))),
        Parallel(*down),
        Wait(seconds("collapse.lie")),
        Parallel(*up),
        Call(again),
    )


def _tower(board: RaceBoard, event: events.RaceEnded) -> tuple[Camel, ...]:
    space = board.shown.space_of(event.ranking[0])
    return board.shown.stacks[space] if space is not None else ()


def _wobble(board: RaceBoard, stack: tuple[Camel, ...]) -> Animation:
    """To and fro, more each time."""
    seconds, number = board.theme.seconds("collapse.wobble") * 2, board.theme.board
    reach = board.plan.across(number("sway.reach"))

    def swing(t: float) -> float:
        return math.sin(5 * math.pi * t) * t

    def rock(height: int, camel: Camel) -> Animation:
        share = (height / (len(stack) - 1)) ** 1.4
        return Path(
            board.camels[camel],
            seconds,
            sway=lambda t: reach * share * swing(t),
            angle=lambda t: -number("collapse.tilt") * share * swing(t),
        )

    return Parallel(*(rock(height, camel) for height, camel in enumerate(stack) if height))


def _seat(board: RaceBoard, place: int) -> Place:
    """Where a toppled camel sits: place 0 beside the tower, the leader foremost."""
    number = board.theme.board
    return number("collapse.x") + number("collapse.step") * place, number("collapse.y"), 0.0


def _fall(
    board: RaceBoard, event: events.RaceEnded, camel: Camel, height: int, place: int
) -> Animation:
    """Over the side in an arc, head over heels, one bounce, a shake of the head."""
    prop, seconds = board.camels[camel], board.theme.seconds
    x0, y0, z0 = prop.x, prop.y, board.plan.level(height)
    x1, y1, _ = _seat(board, place)
    rise = board.plan.up(board.theme.board("collapse.height"))
    heading = board.plan.heading(board.plan.length + 1)
    fall, settle = seconds("collapse.fall"), seconds("collapse.settle")

    def leave() -> None:
        board.dress((camel,), heading, CAMEL + ALOFT - place)

    def flop() -> None:
        effects.tell(board, event, "collapse", x=x1)
        effects.shake(board, 0.4)
        specks.dust(board, x1, y1, 7, 1.1)

    return Sequence(
        Call(leave),
        Path(
            prop,
            fall,
            x=way(x0, x1),
            y=way(y0, y1),
            depth=way(y0, y1),
            z=lambda t: mix(z0, 0.0, t * t) + rise * hop(t),
            angle=lambda t: 360 * smooth(t),
            sway=lambda t: 0.0,
            sx=lambda t: 1.0,
            sy=lambda t: 1 + 0.06 * bump(t),
        ),
        Call(flop),
        Path(
            prop,
            settle,
            z=lambda t: 0.0 if t >= 1 else BOUNCE * rise * hop(t),
            angle=lambda t: 0.0 if t >= 1 else 9 * math.sin(4 * math.pi * t) * (1 - t),
            sy=lambda t: 1.0 if t >= 1 else 0.84 + 0.16 * out_back(2.5)(t),
        ),
    )


def _climb(
    board: RaceBoard, event: events.RaceEnded, camel: Camel, height: int, place: int
) -> Animation:
    """Back up with a leap, onto whoever is there."""
    prop, seconds = board.camels[camel], board.theme.seconds("collapse.back")
    x0, y0, _ = _seat(board, place)
    x1, y1 = board.plan.spot(board.plan.length + 1)
    z1 = board.plan.level(height)
    rise = board.plan.up(board.theme.board("collapse.height"))

    def lift(t: float) -> float:
        return mix(0.0, z1, 1 - (1 - t) ** 2) + rise * hop(t)

    return Sequence(
        Path(prop, seconds / 3, sy=way(1.0, 0.86, in_quad)),
        Path(
            prop,
            seconds,
            x=lambda t: mix(x0, x1, t * (0.4 + 0.6 * t)),
            y=way(y0, y1),
            depth=way(y0, y1 - 0.001 * height),
            z=lift,
            sy=lambda t: 1 + 0.08 * bump(t),
        ),
        effects.told(board, event, "climb", height + 1, x1),
    )
