"""A unit is sent back under a stack: the stack strains up, the unit slides in, it drops (M16)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import Curve, bump, in_out_cubic, in_quad, out_back, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Tween
from camelup_desktop.app.games.camelup.board import ALOFT, CAMEL, RaceBoard
from camelup_desktop.app.games.camelup.cues import bystanders, effects, specks
from camelup_desktop.app.games.camelup.cues.gait import Place, Walk, ride
from camelup_desktop.engine.camelup import events

EDGE = 0.45
"""Share of the way back at which a unit stands at the edge of the stack it goes under."""


def underneath(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Back to the edge, under the stack, and the stack comes down on it. Ends a little askew;
    whoever plays it puts the facts right afterwards."""
    theme, unit = board.theme, event.unit
    above = event.stack[len(unit) :]
    first = board.camels[unit[0]]
    start: Place = first.x, first.y, first.z
    goal: Place = (*board.plan.spot(event.destination), 0.0)
    edge: Place = (
        start[0] + (goal[0] - start[0]) * EDGE,
        start[1] + (goal[1] - start[1]) * EDGE,
        0.0,
    )
    crouch = theme.seconds("hop.crouch")
    walk = Walk(start, crouch, crouch, theme.board("hop.crouch"), theme.board("hop.land"))
    walk.leap(edge, theme.seconds("mirage.hop"), board.plan.up(theme.board("mirage.height")), 0.0)
    motion, _ = ride(board, unit, walk)
    board.dress(unit, board.plan.heading(event.origin), CAMEL + ALOFT)
    gap, step = board.plan.up(theme.board("mirage.lift")), board.plan.level(1)
    strain = theme.seconds("mirage.lift")

    def raised(height: int) -> float:
        return step * (height + len(unit)) + gap

    lifted = [
        Path(
            board.camels[camel],
            strain,
            z=way(step * height, raised(height), out_back(1.2)),
            sx=lambda t: 1 - 0.05 * bump(t),
            sy=lambda t: 1 + 0.06 * bump(t),
            angle=_straining(height),
        )
        for height, camel in enumerate(above)
    ]
    ducked = theme.board("hop.crouch")
    slide = [
        Tween(board.camels[c], theme.seconds("mirage.under"), in_out_cubic, x=goal[0], y=goal[1])
        for c in unit
    ] + [
        Path(
            board.camels[c], theme.seconds("mirage.under"), sy=lambda t: 1 - (1 - ducked) * bump(t)
        )
        for c in unit
    ]
    drop = [
        Path(
            board.camels[camel],
            theme.seconds("mirage.drop"),
            z=way(raised(height), step * (height + len(unit)), in_quad),
        )
        for height, camel in enumerate(above)
    ]

    def slip_under() -> None:
        heading = board.plan.heading(event.destination)
        board.dress(unit, heading)
        board.dress(above, heading, CAMEL + len(unit))
        for camel in unit:
            board.camels[camel].depth = goal[1]
        specks.dust(board, goal[0] + (edge[0] - goal[0]) * 0.6, goal[1], 4, 0.7)

    def thump() -> None:
        specks.dust(board, goal[0], goal[1], 9, 1.2)
        effects.shake(board, 0.35 + 0.06 * len(event.stack))

    return Sequence(
        motion,
        effects.told(board, event, "strain", x=goal[0]),
        Parallel(*lifted),
        Call(slip_under),
        effects.told(board, event, "slide", x=goal[0]),
        Parallel(*slide),
        Parallel(*drop),
        effects.told(board, event, "drop", len(event.stack), goal[0]),
        Call(thump),
    )


def settling(board: RaceBoard, event: events.UnitMoved) -> None:
    """The tower that has come down gives once, from the bottom up, and rocks."""
    low, seconds = board.theme.board("mirage.drop"), board.theme.seconds("mirage.settle")
    step = board.plan.level(1)

    def size(t: float) -> float:
        return 1.0 if t >= 1 else low + (1 - low) * out_back(2.5)(t)

    def carried(height: int) -> Animation:
        rest = board.plan.level(height)
        return Path(
            board.camels[event.stack[height]],
            seconds,
            sy=size,
            sx=lambda t: 1 / size(t),
            z=lambda t: rest if t >= 1 else step * height * size(t),
        )

    board.trail(
        Sequence(
            Parallel(*(carried(height) for height in range(len(event.stack)))),
            Call(lambda: bystanders.at_rest(board, event.stack)),
        )
    )
    bystanders.swaying(board, event.stack, 1.0)


def _straining(height: int) -> Curve:
    """A tower that is heaved up trembles, each camel the other way."""
    side = 1 if height % 2 else -1
    return lambda t: side * 3.2 * bump(t)
