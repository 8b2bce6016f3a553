"""A die falls out of the pyramid, is read, glides to its tent; all go back (M09, M10, M28)."""

from __future__ import annotations

import math
from collections.abc import Callable

from camelup_desktop.app.anim.easing import Curve, bump, hop, in_out_cubic, out_quad, ring, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait, after
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects, specks
from camelup_desktop.app.games.camelup.cues.pyramid import nudge, put_down
from camelup_desktop.app.games.camelup.cues.sprites import TUMBLE, tumbling
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import OWN_SHADOW, Flier, Prop, Sign, World
from camelup_desktop.engine.camelup import Camel, events

SCALE_UP = 0.25
"""How much a die swells while it is read."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.DieRolled)
def die_rolled(board: RaceBoard, event: events.DieRolled) -> Animation:
    """The die falls out, bounces twice, wobbles, is read, and glides to its tent (M09, M10)."""
    shown, die = board.shown, board.dice[event.camel]
    shown.dice_left -= 1
    shown.touch()
    board.count_dice()
    spot = board.theme.board("die.x"), board.theme.board("die.y")

    def arrived() -> None:
        effects.tell(board, event, "tent")
        shown.tents[event.camel] = event.pips
        shown.touch()

    def leave() -> None:
        effects.lights_up(board)
        board.hide_die(event.camel)
        board.alongside(_glide(board, event, spot, arrived))

    if board.calm:
        board.rest_pyramid()
        _appear(board, event, spot)
        die.alpha = 0.0
        return Sequence(
            effects.told(board, event, "settle"),
            Path(die, board.theme.seconds("die.fade"), alpha=way(0.0, 1.0)),
            Call(
                lambda: effects.sign(
                    board, _reading(board, event, spot), board.theme.seconds("read.hold")
                )
            ),
            effects.told(board, event, "read"),
            Wait(board.theme.seconds("read.still")),
            Call(_hiding(board, event.camel)),
            Call(arrived),
        )
    effects.spotlight(board, [die.name, board.pyramid.name])
    return Sequence(
        Parallel(_fall(board, event, spot), put_down(board)),
        effects.told(board, event, "settle", x=spot[0]),
        _wobble(board, die),
        effects.told(board, event, "read", x=spot[0]),
        Call(
            lambda: effects.sign(
                board, _reading(board, event, spot), board.theme.seconds("read.stay")
            )
        ),
        _pop(board, die),
        Wait(board.theme.seconds("read.hold")),
        Call(leave),
    )


def _appear(board: RaceBoard, event: events.DieRolled, spot: tuple[float, float]) -> None:
    die = board.dice[event.camel]
    die.rest()
    board.show_die(event.camel, event.pips)
    die.place(*spot)
    die.visible = True


def _hiding(board: RaceBoard, camel: Camel) -> Callable[[], None]:
    return lambda: board.hide_die(camel)


def _fall(board: RaceBoard, event: events.DieRolled, spot: tuple[float, float]) -> Animation:
    """Out of the mouth of the pyramid, two bounces, rolling slower and slower."""
    number = board.theme.board
    _appear(board, event, spot)
    die = board.dice[event.camel]
    die.frames = tumbling(event.camel, event.pips)
    die.shadow = f"{OWN_SHADOW}die_{event.camel.value}_{event.pips}"
    mouth = board.pyramid.x, board.pyramid.y + number("die.mouth_y"), number("die.mouth_z")
    high, low = board.plan.up(number("die.bounce")), board.plan.up(number("die.second"))
    fall = mouth[2], board.plan.up(number("die.peak")) - mouth[2], high, low
    seconds = board.theme.seconds("die.flight")

    def touch(time: int) -> Callable[[], None]:
        def bounce() -> None:
            effects.tell(board, event, "bounce", time, die.x)
            specks.dust(board, die.x, die.y - 0.05, 6 - 2 * time, 0.8 / time)

        return bounce

    return Sequence(
        Parallel(
            Path(
                die,
                seconds,
                x=way(mouth[0], spot[0], out_quad),
                y=way(mouth[1], spot[1], out_quad),
                depth=way(mouth[1], spot[1], out_quad),
                z=bouncing(*fall),
                sy=_giving(touches(*fall)),
                frame=way(0.0, TUMBLE - 0.01, out_quad),
            ),
            *(
                after(share * seconds, Call(touch(time)))
                for time, share in enumerate(touches(*fall), start=1)
            ),
        ),
        Call(lambda: _appear(board, event, spot)),
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


def _reading(board: RaceBoard, event: events.DieRolled, spot: tuple[float, float]) -> Sign:
    """The plate that reads "WHITE 2"."""
    words: dict[str, object] = {"camel": f"@camel.{event.camel.value}.name", "pips": event.pips}
    at = World(spot[0], spot[1], board.theme.board("die.plate_z"))
    return Sign("plate", at, "board.rolled", words, picture=f"badge_{event.camel.value}")


def _glide(
    board: RaceBoard,
    event: events.DieRolled,
    spot: tuple[float, float],
    arrived: Callable[[], None],
) -> Animation:
    """From the table to the camel's tent, under the camels' move."""
    unit = board.theme.table(board.plan.length).unit
    size = (unit * 0.43, board.theme.board("size.die"))
    name = f"die_{event.camel.value}_{event.pips}"
    flier = Flier(name, World(*spot, 0.15), f"tent:{event.camel.value}", size=size, arc=30)
    return effects.fly(
        board, flier, board.theme.seconds("die.glide"), along=in_out_cubic, arrive=arrived
    )


@cues.of(events.DiceReturned)
def dice_returned(board: RaceBoard, event: events.DiceReturned) -> Animation:
    """The dice drop into the pyramid one after the other, from the tents or from the table."""
    shown, seconds, number = board.shown, board.theme.seconds, board.theme.board
    into = World(board.pyramid.x, board.pyramid.y, 1.0)
    falls: list[Animation] = []
    size = board.theme.table(board.plan.length).unit * 0.43
    for place, camel in enumerate(event.camels):
        die = board.dice[camel]
        pips = shown.tents.get(camel, shown.space_of(camel) or 1)
        start = World(die.x, die.y, 0.15) if die.visible else f"tent:{camel.value}"
        sizes = (size if die.visible else number("size.die"), size * 0.6)
        if not die.visible and camel not in shown.tents:
            continue
        flier = Flier(f"die_{camel.value}_{pips}", start, into, size=sizes, arc=60)
        fall = effects.fly(
            board,
            flier,
            seconds("dice.fall"),
            along=in_out_cubic,
            arrive=_dropping(board, event, place + 1),
            angle=way(0.0, 150.0 if place % 2 else -150.0),
        )
        falls.append(
            Sequence(Wait(seconds("dice.apart") * place), Call(_hiding(board, camel)), fall)
        )

    def inside() -> None:
        board.rest_pyramid()
        for camel in board.dice:
            board.hide_die(camel)
        shown.tents.clear()
        shown.dice_left = shown.pyramid_tiles_left = len(event.camels)
        shown.touch()
        board.count_dice()

    if board.calm:
        heard = effects.told(board, event, "drop", len(event.camels))
        return Sequence(Wait(seconds("calm.fade")), Call(inside), heard)
    return Sequence(Parallel(*falls), Call(inside))


def _dropping(board: RaceBoard, event: events.DiceReturned, inside: int) -> Callable[[], None]:
    """A die clacks into the pyramid, which gives a little."""

    def drop() -> None:
        effects.tell(board, event, "drop", inside)
        board.trail(nudge(board))

    return drop
