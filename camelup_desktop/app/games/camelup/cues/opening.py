"""The race is set up: who begins, and where the camels start (R9-R12, M38 of the design)."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.app.anim.easing import out_quad, way
from camelup_desktop.app.anim.timeline import (
    Animation,
    Call,
    Parallel,
    Path,
    Sequence,
    after,
    still,
)
from camelup_desktop.app.games.camelup.board import ALOFT, CAMEL, RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects, specks
from camelup_desktop.app.games.camelup.cues.gait import Place, Walk, ride
from camelup_desktop.app.games.camelup.cues.pyramid import nudge
from camelup_desktop.app.games.camelup.cues.sprites import tumbling
from camelup_desktop.app.games.camelup.cues.thrown import bouncing
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.engine.camelup import Stack, events

cues: Cues[RaceBoard] = Cues()


@cues.of(events.StartingSeatChosen)
def starting_seat_chosen(board: RaceBoard, event: events.StartingSeatChosen) -> Animation:
    """The panels mark the seat that will begin."""
    board.shown.starting_seat = event.seat
    board.shown.touch()
    return still()


@cues.of(events.CamelPlaced)
def camel_placed(board: RaceBoard, event: events.CamelPlaced) -> Animation:
    """A die is poured out and its camel trots to its space; a second time it is only restacked."""
    shown, camel = board.shown, board.camels[event.camel]
    there = shown.stacks.get(event.space, ())
    stack = event.stack + tuple(one for one in there if one not in event.stack)

    def arrive() -> None:
        shown.put(event.space, stack)
        board.stand(event.space, stack)

    if camel.visible:
        return _restacked(board, event.space, stack, arrive)
    board.lay_start_die(event.camel, event.space)
    landed = effects.told(board, event, "land", len(stack), board.plan.spot(event.space)[0])
    if board.calm:
        return Sequence(calm.cut(board, arrive, [camel]), landed)
    board.trail(nudge(board))
    if not any(shown.stacks.values()):
        effects.tell(board, event, "pour")
    return Parallel(
        _poured(board, event),
        after(
            board.theme.seconds("dice.stagger"), _trot(board, event, stack), Call(arrive), landed
        ),
    )


def _poured(board: RaceBoard, event: events.CamelPlaced) -> Animation:
    """The die rolls out from under the pyramid into its place in the row."""
    die = board.dice[event.camel]
    x, y = board.start_die_spot(event.camel)
    die.frames = tumbling(event.camel, event.space)
    start = board.pyramid.x, board.pyramid.y - 0.5
    seconds = board.theme.seconds("dice.trot")
    low = board.plan.up(board.theme.board("die.bounce"))
    return Sequence(
        Path(
            die,
            seconds,
            x=way(start[0], x, out_quad),
            y=way(start[1], y, out_quad),
            depth=way(start[1], y, out_quad),
            z=bouncing(0.3, 0.2, low / 2),
            frame=way(0.0, len(die.frames) - 0.01),
        ),
        effects.told(board, event, "roll", x=x),
        Call(lambda: board.lay_start_die(event.camel, event.space)),
    )


def _trot(board: RaceBoard, event: events.CamelPlaced, stack: Stack) -> Animation:
    """From behind the line to the space in short leaps, and onto whoever stands there."""
    camel, unit = board.camels[event.camel], (event.camel,)
    start = board.theme.board("start.x"), board.theme.board("start.y"), 0.0
    seconds = board.theme.seconds("dice.trot")
    walk = Walk(start, 0.0, board.theme.seconds("hop.land") / 2)
    height = board.plan.up(board.theme.board("start.trot"))
    for space in range(1, event.space + 1):
        level = len(stack) - 1 if space == event.space else len(board.shown.stacks.get(space, ()))
        goal = (*board.plan.spot(space), board.plan.level(level))
        walk.leap(goal, seconds / event.space, height, 0.0)
    motion, _ = ride(board, unit, walk)
    touches = [
        after(leap.start + leap.seconds, Call(_touching(board, event, number, leap.goal)))
        for number, leap in enumerate(walk.hops, start=1)
    ]

    def set_out() -> None:
        board.dress(unit, board.plan.heading(1), CAMEL + ALOFT)
        camel.place(*start)
        camel.visible = True

    return Sequence(Call(set_out), Parallel(motion, *touches))


def _touching(
    board: RaceBoard, event: events.CamelPlaced, number: int, goal: Place
) -> Callable[[], None]:
    """A hoof on the sand, or on a back."""

    def touch() -> None:
        effects.tell(board, event, "hop", number, goal[0])
        if goal[2] == 0:
            specks.dust(board, goal[0], goal[1], 4, 0.7)

    return touch


def _restacked(board: RaceBoard, space: int, stack: Stack, arrive: Callable[[], None]) -> Animation:
    """The camels of a space change places one above the other."""
    x, y = board.plan.spot(space)
    goals = [
        (board.camels[camel], (x, y, board.plan.level(height)))
        for height, camel in enumerate(stack)
    ]
    return Sequence(calm.slide(board, goals, board.theme.seconds("hop.slide")), Call(arrive))
