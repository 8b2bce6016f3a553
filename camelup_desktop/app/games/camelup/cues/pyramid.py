"""The pyramid is shaken and turned over, a die falls out, is read and goes to its tent (R18)."""

from __future__ import annotations

import math
from collections.abc import Callable

from camelup_desktop.app.anim.easing import (
    Curve,
    bump,
    hop,
    in_out_cubic,
    out_back,
    out_cubic,
    out_quad,
    ring,
    way,
)
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import OWN_SHADOW, Flier, Prop, Sign, World
from camelup_desktop.engine.camelup import Camel, events

SHAKES = tuple(f"pyramid_shake{frame:02d}" for frame in range(8))
TURNS = tuple(f"pyramid_turn{frame:02d}" for frame in range(12))
SLIDES = ("pyramid_slide0", "pyramid_slide1", "pyramid_open")
TUMBLE = 16
"""Frames of a rolling die; the last one is the die at rest."""
SHAKES_A_SECOND = 7.0
SOME, SCALE_UP = 0.05, 0.25

cues: Cues[RaceBoard] = Cues()


@cues.of(events.PyramidTileTaken)
def pyramid_tile_taken(board: RaceBoard, event: events.PyramidTileTaken) -> Animation:
    """The tile slides to its new owner while the pyramid is lifted, shaken and opened (M08)."""
    shown, seconds = board.shown, board.theme.seconds
    first = not shown.tents
    shown.banner = "rolling"
    shown.pyramid_tiles_left -= 1
    shown.touch()
    board.count_dice()

    def owned() -> None:
        shown.pyramid_tiles[event.seat] += 1
        shown.touch()

    def opened() -> None:
        board.rest_pyramid(waiting=True)

    pile = World(board.pyramid_pile.x, board.pyramid_pile.y)
    size = board.theme.board("size.pyramid_tile")
    tile = Flier("pyramid_tile", pile, f"pyramid_tiles:{event.seat}", size=(size, size), arc=24)
    if board.calm:
        fade = effects.fade_between(board, tile, seconds("calm.fade"), owned)
        return Parallel(fade, calm.cut(board, opened, [board.pyramid]))
    board.alongside(
        effects.fly(board, tile, seconds("pyramid_tile.slide"), along=out_cubic, arrive=owned)
    )
    return Sequence(
        *_shaken(board, seconds("shake.full" if first else "shake.short")), Call(opened)
    )


def _shaken(board: RaceBoard, shaking: float) -> list[Animation]:
    """Lifted with a tilt, shaken, turned over, opened."""
    seconds, pyramid = board.theme.seconds, board.pyramid
    lifted = board.plan.up(board.theme.board("shake.lift"))
    tilt = board.theme.board("shake.tilt")
    beats = max(1, round(shaking * SHAKES_A_SECOND))
    return [
        Path(
            pyramid,
            seconds("shake.lift"),
            z=way(0.0, lifted, out_back(1.2)),
            angle=way(0.0, tilt, out_cubic),
        ),
        Call(lambda: _pose(pyramid, SHAKES)),
        Path(pyramid, shaking, frame=lambda t: (t * beats * len(SHAKES)) % len(SHAKES)),
        Call(lambda: _pose(pyramid, TURNS)),
        Path(pyramid, seconds("shake.turn"), frame=way(0, len(TURNS) - 0.01, in_out_cubic)),
        Call(lambda: _pose(pyramid, SLIDES)),
        Path(pyramid, seconds("shake.hold"), frame=way(0, len(SLIDES) - 0.01)),
    ]


def _pose(pyramid: Prop, frames: tuple[str, ...]) -> None:
    """Show these frames; they carry their own lift, and the shadow of the standing pyramid."""
    pyramid.rest()
    pyramid.z = 0.0
    pyramid.frames = frames
    pyramid.shadow = OWN_SHADOW + "pyramid_closed"


def _back(board: RaceBoard) -> Animation:
    """Turned back and put down."""
    pyramid = board.pyramid
    return Sequence(
        Call(lambda: _pose(pyramid, TURNS)),
        Path(
            pyramid,
            board.theme.seconds("shake.back"),
            frame=way(len(TURNS) - 0.01, 0, in_out_cubic),
        ),
        Call(board.rest_pyramid),
    )


@cues.of(events.DieRolled)
def die_rolled(board: RaceBoard, event: events.DieRolled) -> Animation:
    """The die falls out, bounces twice, wobbles, is read, and glides to its tent (M09, M10)."""
    shown, die = board.shown, board.dice[event.camel]
    shown.dice_left -= 1
    shown.touch()
    board.count_dice()
    spot = board.theme.board("die.x"), board.theme.board("die.y")

    def arrived() -> None:
        shown.tents[event.camel] = event.pips
        shown.touch()

    def leave() -> None:
        die.rest()
        die.visible = False
        board.alongside(_glide(board, event, spot, arrived))

    if board.calm:
        board.rest_pyramid()
        _appear(board, event, spot)
        die.alpha = 0.0
        return Sequence(
            Path(die, board.theme.seconds("die.fade"), alpha=way(0.0, 1.0)),
            Call(lambda: effects.sign(board, _reading(event, spot), SCALE_UP)),
            Wait(board.theme.seconds("read.still")),
            Call(lambda: _vanish(die)),
            Call(arrived),
        )
    return Sequence(
        Parallel(_fall(board, event, spot), _back(board)),
        _wobble(board, die),
        Call(lambda: effects.sign(board, _reading(event, spot), 0.55)),
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


def _vanish(die: Prop) -> None:
    die.rest()
    die.visible = False


def _vanishing(die: Prop) -> Callable[[], None]:
    return lambda: _vanish(die)


def _fall(board: RaceBoard, event: events.DieRolled, spot: tuple[float, float]) -> Animation:
    """Out of the mouth of the pyramid, two bounces, rolling slower and slower."""
    number = board.theme.board
    _appear(board, event, spot)
    die = board.dice[event.camel]
    die.frames = tumbling(event.camel, event.pips)
    die.shadow = f"{OWN_SHADOW}die_{event.camel.value}_{event.pips}"
    mouth = board.pyramid.x, board.pyramid.y + number("die.mouth_y"), number("die.mouth_z")
    high, low = board.plan.up(number("die.bounce")), board.plan.up(number("die.second"))
    return Sequence(
        Path(
            die,
            board.theme.seconds("die.flight"),
            x=way(mouth[0], spot[0], out_quad),
            y=way(mouth[1], spot[1], out_quad),
            depth=way(mouth[1], spot[1], out_quad),
            z=bouncing(mouth[2], board.plan.up(number("die.peak")) - mouth[2], high, low),
            frame=way(0.0, TUMBLE - 0.01),
        ),
        Call(lambda: _appear(board, event, spot)),
    )


def tumbling(camel: Camel, pips: int) -> tuple[str, ...]:
    """The frames of a die that rolls until `pips` lies on top."""
    return tuple(f"die_{camel.value}_{pips}_roll{frame:02d}" for frame in range(TUMBLE))


def bouncing(drop: float, rise: float, *bounces: float) -> Curve:
    """Height of a thing thrown up by `rise` from the height `drop`, with bounces after the fall.

    Time is shared out as gravity would: a leap of height h takes as long as the root of h.
    """
    up, down = math.sqrt(max(0.0, rise)), math.sqrt(drop + max(0.0, rise))
    spans = [up + down, *(2 * math.sqrt(height) for height in bounces)]
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


def _reading(event: events.DieRolled, spot: tuple[float, float]) -> Sign:
    """The plate that reads "WHITE 2"."""
    words: dict[str, object] = {"camel": f"@camel.{event.camel.value}.name", "pips": event.pips}
    at = World(spot[0], spot[1], 0.75)
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


@cues.of(events.PyramidTilesReturned)
def pyramid_tiles_returned(board: RaceBoard, event: events.PyramidTilesReturned) -> Animation:
    """The pyramid tiles of all seats go back to the board."""
    shown, seconds = board.shown, board.theme.seconds
    pile = World(board.pyramid_pile.x, board.pyramid_pile.y)
    size = board.theme.board("size.pyramid_tile")
    flights: list[Animation] = []
    for seat, count in enumerate(shown.pyramid_tiles):
        for number in range(count):
            tile = Flier("pyramid_tile", f"pyramid_tiles:{seat}", pile, size=(size, size), arc=24)
            flight = effects.fly(board, tile, seconds("pyramid_tile.slide"), along=in_out_cubic)
            flights.append(Sequence(Wait(SOME * (seat + number)), flight))
    shown.pyramid_tiles = [0] * len(shown.pyramid_tiles)
    shown.touch()
    return Sequence() if board.calm else Parallel(*flights)


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
        fall = effects.fly(board, flier, seconds("dice.fall"), along=in_out_cubic)
        falls.append(Sequence(Wait(seconds("dice.apart") * place), Call(_vanishing(die)), fall))

    def inside() -> None:
        for die in board.dice.values():
            _vanish(die)
        shown.tents.clear()
        shown.dice_left = shown.pyramid_tiles_left = len(event.camels)
        shown.touch()
        board.count_dice()

    if board.calm:
        return Sequence(Wait(seconds("calm.fade")), Call(inside))
    return Sequence(Parallel(*falls), Call(inside))
