"""The line is crossed: the table comes nearer, the ribbon snaps, time stops, paper flies (M29)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import in_out_cubic, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import Animation, Call, Hold, Parallel, Path, Sequence, after
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects, specks
from camelup_desktop.app.games.camelup.cues.gait import Walk
from camelup_desktop.app.stage.prop import Tape, World
from camelup_desktop.app.stage.stage import drop
from camelup_desktop.engine.camelup import events

SCRAPS = 40
"""Scraps of paper thrown at the finish."""
CROSSED = 0.28
"""Share of the last leap at which the ribbon tears."""


def crossing(board: RaceBoard, event: events.UnitMoved, walk: Walk, motion: Animation) -> Animation:
    """A walk over the line, seen from nearer. The lens swings back by itself."""
    seconds, number = board.theme.seconds, board.theme.board
    last = walk.hops[-1]
    tear = last.start + last.seconds * CROSSED
    x, y = board.plan.spot(event.destination)
    tape = Tape(
        World(number("tape.x"), number("tape.far"), number("tape.z")),
        World(number("tape.x"), number("tape.near"), number("tape.z")),
        "danger",
    )
    near = number("finish.near")

    def stretch() -> None:
        board.tapes.append(tape)
        board.lens.x, board.lens.y = x, y

    def snap() -> None:
        effects.tell(board, event, "finish", x=x)
        effects.flash(board)
        specks.confetti(board, number("tape.x"), y, SCRAPS)
        effects.shake(board, 0.7)
        board.trail(
            Sequence(
                Path(tape, seconds("finish.snap"), cut=out_cubic),
                Call(lambda: drop(board.tapes, tape)),
            )
        )

    begin = max(0.0, tear - seconds("finish.push") - seconds("finish.tape"))
    return Hold(
        Parallel(
            motion,
            after(
                begin,
                Call(stretch),
                Parallel(
                    Path(tape, seconds("finish.tape"), reach=out_back(1.2)),
                    Path(board.lens, seconds("finish.push"), zoom=way(1.0, near, in_out_cubic)),
                ),
            ),
            after(tear, Call(snap)),
        ),
        tear,
        seconds("finish.freeze"),
    )


def swing_back(board: RaceBoard) -> None:
    """From near to where the table is always seen from; nothing waits for it."""
    back = way(board.lens.zoom, 1.0, in_out_cubic)
    board.trail(Path(board.lens, board.theme.seconds("finish.back"), zoom=back))
