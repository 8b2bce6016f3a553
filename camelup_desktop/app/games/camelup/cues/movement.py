"""Camels move: hop by hop with their riders, on top of others, back, or underneath (R24-R42)."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Sequence, Wait, after
from camelup_desktop.app.games.camelup.board import ALOFT, CAMEL, RaceBoard
from camelup_desktop.app.games.camelup.cues import (
    bystanders,
    calm,
    effects,
    finish,
    specks,
    under,
)
from camelup_desktop.app.games.camelup.cues.gait import Place, Walk, ride, rocking
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.engine.camelup import Stack, Unit, events

TOWER = 4
"""From this height on a tower is worth a bell."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.UnitMoved, overlaps=True)
def unit_moved(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Hop space by space; from a desert tile one on, or back, also underneath (M11-M16)."""
    left = board.shown.stacks.get(event.origin, ())[: -len(event.unit)]
    board.shown.put(event.origin, left)
    board.stand(event.origin, left)
    below = event.stack[: len(event.unit)] == event.unit and event.stack != event.unit
    if board.calm:
        return Sequence(_calmly(board, event, below), Call(_telling(board, event, below)))
    effects.spotlight(board, [board.camels[camel].name for camel in event.stack])
    moving = _underneath(board, event) if below else _hopping(board, event)
    return Sequence(moving, Call(lambda: effects.lights_up(board)))


def _hopping(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Space by space, and on top of whoever is there."""
    theme, unit = board.theme, event.unit
    beneath = event.stack[: -len(unit)]
    riders = len(unit) - 1
    back = event.destination < event.origin
    from_tile = event.origin in board.shown.desert_tiles
    first = board.camels[unit[0]]
    walk = Walk(
        (first.x, first.y, first.z),
        theme.seconds("hop.crouch"),
        theme.seconds("hop.land") + theme.seconds("sway.wave") * len(beneath),
        theme.board("hop.crouch"),
        theme.board("hop.land"),
        theme.board("hop.stretch"),
    )
    air = theme.seconds("hop.air") + theme.seconds("hop.carry") * riders
    height = theme.board("hop.height") - theme.board("hop.carry") * riders
    if from_tile:
        side = "mirage" if back else "oasis"
        air, height = theme.seconds(f"{side}.hop"), theme.board(f"{side}.height")
    for space in _way(event):
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


def _way(event: events.UnitMoved) -> range:
    """The spaces that are touched, in order."""
    step = 1 if event.destination > event.origin else -1
    return range(event.origin + step, event.destination + step, step)


def _walking(board: RaceBoard, event: events.UnitMoved, walk: Walk, beneath: Stack) -> Animation:
    """Play a walk, turn the camels from heading to heading in the air, land and rock."""
    unit = event.unit
    motion, sways = ride(board, unit, walk, beneath)
    spaces = list(_way(event))
    parts = [motion]
    for number, (leap, space) in enumerate(zip(walk.hops, spaces, strict=True), start=1):
        turn = Call(_dressing(board, unit, board.plan.heading(space)))
        parts.append(after(leap.start + leap.seconds / 2, turn))
        touch = Call(_touching(board, event, space, number, leap.goal))
        parts.append(after(leap.start + leap.seconds, touch))
        if space != event.destination and space in board.shown.stacks:
            watching = leap.seconds + board.theme.seconds("overtaken.look")
            look = bystanders.looking_up(board, space, watching)
            parts.append(after(leap.start, effects.told(board, event, "overtake"), look))
            parts.append(after(leap.start + leap.seconds, bystanders.trodden(board, space)))
    if len(unit) > 1:
        parts.append(after(walk.crouch, effects.told(board, event, "carry", len(unit))))
    board.dress(unit, board.plan.heading(event.origin), CAMEL + ALOFT)
    side = -1.0 if walk.hops[-1].goal[0] < walk.begin[0] else 1.0

    def land() -> None:
        _land(board, event)
        for space in spaces:
            if space != event.destination:
                board.stand(space, board.shown.stacks.get(space, ()))
        if beneath:
            bystanders.swaying(board, event.stack, side)
            return
        for rock in rocking(board, unit, sways, walk.seconds):
            board.trail(rock)

    whole: Animation = Parallel(*parts)
    if event.destination > board.plan.length:
        crossing = finish.crossing(board, event, walk, whole)
        return Sequence(crossing, Call(land), Call(lambda: finish.swing_back(board)))
    return Sequence(whole, Call(land))


def _touching(
    board: RaceBoard, event: events.UnitMoved, space: int, number: int, goal: Place
) -> Callable[[], None]:
    """Hooves come down for the `number`th time: on sand, or on the backs of others."""
    last = space == event.destination
    camels, height = len(event.unit), len(event.stack)

    def touch() -> None:
        effects.tell(board, event, "hop", number, goal[0])
        if goal[2] == 0:
            specks.dust(board, goal[0], goal[1], 4 + camels, 0.75 + 0.12 * camels)
        if not last:
            return
        if goal[2] == 0:
            effects.tell(board, event, "sand", x=goal[0])
        else:
            effects.tell(board, event, "land", height, goal[0])
        if height >= TOWER:
            effects.tell(board, event, "tower", height, goal[0])
        if goal[2] or camels > 1:
            effects.shake(board, 0.16 * height)

    return touch


def _underneath(board: RaceBoard, event: events.UnitMoved) -> Animation:
    """Sent back under a stack (M16)."""

    def land() -> None:
        _land(board, event)
        under.settling(board, event)

    return Sequence(under.underneath(board, event), Call(land))


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


def _telling(board: RaceBoard, event: events.UnitMoved, below: bool) -> Callable[[], None]:
    """Without play, what is heard of a move comes at its end."""

    def tell() -> None:
        x, height = board.plan.spot(event.destination)[0], len(event.stack)
        if event.destination > board.plan.length:
            effects.tell(board, event, "finish", x=x)
        elif below:
            effects.tell(board, event, "drop", height, x)
        else:
            effects.tell(board, event, "land" if height > len(event.unit) else "hop", height, x)

    return tell


def _dressing(board: RaceBoard, unit: Unit, heading: str) -> Callable[[], None]:
    return lambda: board.dress(unit, heading, CAMEL + ALOFT)


def _land(board: RaceBoard, event: events.UnitMoved) -> None:
    board.shown.put(event.destination, event.stack)
    board.stand(event.destination, event.stack)
