"""Camels move: hop by hop with their riders, on top of others, back, or underneath (R24-R42)."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.app.anim.easing import in_quad, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import (
    Animation,
    Call,
    Deferred,
    Parallel,
    Path,
    Sequence,
    Tween,
    Wait,
    after,
)
from camelup_desktop.app.games.camelup.board import ALOFT, CAMEL, RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects
from camelup_desktop.app.games.camelup.cues.gait import Place, Walk, ride, rocking
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.engine.camelup import Stack, Unit, events

EDGE = 0.45
"""Share of the way back at which a unit stands at the edge of the stack it goes under."""
SCRAPS = 40
"""Scraps of paper thrown at the finish."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.UnitMoved, overlaps=True)
def unit_moved(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Hop space by space; from a desert tile one on, or back, also underneath (M11-M16)."""
    left = board.shown.stacks.get(event.origin, ())[: -len(event.unit)]
    board.shown.put(event.origin, left)
    board.stand(event.origin, left)
    under = event.stack[: len(event.unit)] == event.unit and event.stack != event.unit
    if board.calm:
        return _calmly(board, event, under)
    if under:
        return _underneath(board, event)
    return _hopping(board, event)


def _hopping(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Space by space, and on top of whoever is there."""
    theme, unit = board.theme, event.unit
    beneath = event.stack[: -len(unit)]
    riders = len(unit) - 1
    back = event.destination < event.origin
    from_tile = event.origin in board.shown.desert_tiles
    walk = Walk(
        _standing(board, unit),
        theme.seconds("hop.crouch"),
        theme.seconds("hop.land") + (len(beneath) and _wave_time(board, beneath)),
        theme.board("hop.crouch"),
        theme.board("hop.land"),
        theme.board("hop.stretch"),
    )
    air = theme.seconds("hop.air") + theme.seconds("hop.carry") * riders
    height = theme.board("hop.height") - theme.board("hop.carry") * riders
    if from_tile:
        side = "mirage" if back else "oasis"
        air, height = theme.seconds(f"{side}.hop"), theme.board(f"{side}.height")
    step = -1 if back else 1
    for space in range(event.origin + step, event.destination + step, step):
        last = space == event.destination
        base = len(beneath) if last else len(board.shown.stacks.get(space, ()))
        time, rise = air, height
        if base:
            time += theme.seconds("hop.climb") * base
            rise += theme.board("hop.climb")
        if last and event.destination > board.plan.length:
            time /= theme.seconds("finish.slow")
        walk.leap(
            (*board.plan.spot(space), board.plan.level(base)),
            time,
            board.plan.up(rise),
            theme.seconds("hop.contact"),
        )
    return _walking(board, event, walk, beneath)


def _walking(board: RaceBoard, event: events.UnitMoved, walk: Walk, beneath: Stack) -> Animation:
    """Play a walk, turn the camels from heading to heading in the air, land and rock."""
    unit = event.unit
    motion, sways = ride(board, unit, walk, beneath)
    step = 1 if event.destination > event.origin else -1
    headings = [
        board.plan.heading(event.origin + step * (place + 1)) for place in range(len(walk.hops))
    ]
    turns = [
        after(leap.start + leap.seconds / 2, Call(_dressing(board, unit, heading)))
        for leap, heading in zip(walk.hops, headings, strict=True)
    ]
    puffs = [
        after(leap.start + leap.seconds, Call(_puffing(board, leap.goal, len(unit))))
        for leap in walk.hops
    ]
    board.dress(unit, board.plan.heading(event.origin), CAMEL + ALOFT)

    def land() -> None:
        _land(board, event)
        for rock in rocking(board, unit, sways, walk.seconds):
            board.trail(rock)

    return Sequence(Parallel(motion, *turns, *puffs), Call(land), _finish(board, event))


def _finish(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Paper flies and time stops for a moment when the line is crossed (M29)."""
    if event.destination <= board.plan.length:
        return Sequence()
    x, y = board.plan.spot(event.destination)
    return Sequence(
        Call(lambda: effects.confetti(board, x, y, SCRAPS)),
        Wait(board.theme.seconds("finish.freeze")),
    )


def _underneath(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Back to the edge, the stack is lifted, the unit slides under it, the stack drops (M16)."""
    theme, unit = board.theme, event.unit
    above = event.stack[len(unit) :]
    start = _standing(board, unit)
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
    heading = board.plan.heading(event.destination)
    board.dress(unit, board.plan.heading(event.origin))
    gap = board.plan.up(theme.board("mirage.lift"))
    step = board.plan.level(1)
    lifted = [
        Path(
            board.camels[camel],
            theme.seconds("mirage.lift"),
            z=way(step * height, step * (height + len(unit)) + gap, out_back(1.2)),
        )
        for height, camel in enumerate(above)
    ]
    slide = [
        Tween(board.camels[c], theme.seconds("mirage.under"), out_cubic, x=goal[0], y=goal[1])
        for c in unit
    ]
    drop = [
        Path(
            board.camels[camel],
            theme.seconds("mirage.drop"),
            z=way(step * (height + len(unit)) + gap, step * (height + len(unit)), in_quad),
        )
        for height, camel in enumerate(above)
    ]

    def slip_under() -> None:
        board.dress(event.stack, heading)
        for camel in unit:
            board.camels[camel].depth = goal[1]

    return Sequence(
        motion,
        Parallel(*lifted),
        Call(slip_under),
        Parallel(*slide),
        Parallel(*drop),
        Call(lambda: _land(board, event)),
        Call(lambda: effects.dust(board, goal[0], goal[1], 8, 1.2)),
        Deferred(lambda: _settling(board, event.stack)),
    )


def _settling(board: RaceBoard, stack: Stack) -> Animation:
    """A tower that has dropped gives once and rocks a little."""
    seconds, low = board.theme.seconds("mirage.settle"), board.theme.board("mirage.drop")
    walk = Walk(_standing(board, stack), 0.0, seconds, landed=low)
    motion, _ = ride(board, stack, walk)
    board.trail(Sequence(motion, Call(lambda: _rest(board, stack))))
    return Sequence()


def _calmly(board: RaceBoard, event: events.UnitMoved, under: bool) -> Animation:
    """One slide for the whole move; a unit that goes under is told in three pictures."""
    goals = [
        (board.camels[camel], (*board.plan.spot(event.destination), board.plan.level(height)))
        for height, camel in enumerate(event.stack)
    ]
    land = Call(lambda: _land(board, event))
    changed = [board.camels[camel] for camel in event.unit]
    if board.motion == "none":
        return calm.cut(board, lambda: _land(board, event), changed)
    if under:
        pause = board.theme.seconds("mirage.comic")
        lifted = [goal for goal in goals[len(event.unit) :]]
        return Sequence(Wait(pause), calm.slide(board, lifted, 0.0), Wait(pause), land, Wait(pause))
    board.dress(event.unit, board.plan.heading(event.destination), CAMEL + ALOFT)
    moving = [goal for goal in goals if goal[0] in changed]
    return Sequence(calm.slide(board, moving, board.theme.seconds("hop.slide")), land)


def _standing(board: RaceBoard, unit: Unit) -> Place:
    """Where the lowest camel of a unit is now."""
    prop = board.camels[unit[0]]
    return prop.x, prop.y, prop.z


def _wave_time(board: RaceBoard, beneath: Stack) -> float:
    return board.theme.seconds("sway.wave") * len(beneath)


def _dressing(board: RaceBoard, unit: Unit, heading: str) -> Callable[[], None]:
    return lambda: board.dress(unit, heading, CAMEL + ALOFT)


def _puffing(board: RaceBoard, goal: Place, camels: int) -> Callable[[], None]:
    """Dust under hooves that come down on sand."""

    def puff() -> None:
        if goal[2] == 0:
            effects.dust(board, goal[0], goal[1], 3 + camels, 0.8 + 0.1 * camels)

    return puff


def _land(board: RaceBoard, event: events.UnitMoved) -> None:
    board.shown.put(event.destination, event.stack)
    board.stand(event.destination, event.stack)


def _rest(board: RaceBoard, stack: Stack) -> None:
    """Stand where the facts say, if nobody has moved the tower since."""
    space = board.shown.space_of(stack[0])
    if space is not None and board.shown.stacks[space] == stack:
        board.stand(space, stack)
