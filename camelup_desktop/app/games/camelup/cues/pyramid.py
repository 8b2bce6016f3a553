"""The pyramid is lifted, shaken and turned over; its tiles come and go (R18, M08)."""

from __future__ import annotations

import math

from camelup_desktop.app.anim.easing import bump, in_out_cubic, mix, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import (
    Animation,
    Call,
    Parallel,
    Path,
    Sequence,
    Wait,
    after,
)
from camelup_desktop.app.games.camelup.board import ALOFT_SHADE, RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects
from camelup_desktop.app.games.camelup.cues.sprites import SHAKES, SLIDES, TURNS
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import OWN_SHADOW, Flier, Prop, World
from camelup_desktop.engine.camelup import events

SHAKES_A_SECOND = 7.0
SHAKEN_SHADE = 0.6
"""How dark the shadow of the pyramid is while it is shaken."""

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
        board.held = False
        heard = effects.told(board, event, "open")
        return Parallel(fade, calm.cut(board, opened, [board.pyramid]), heard)
    board.alongside(
        effects.fly(board, tile, seconds("pyramid_tile.slide"), along=out_cubic, arrive=owned)
    )
    effects.spotlight(board, [board.pyramid.name])
    dice = shown.dice_left
    if board.held:
        shaking = [_gathered(board)]
    else:
        shaking = _shaken(board, event, dice, seconds("shake.full" if first else "shake.short"))
    board.held = False
    return Sequence(
        *shaking,
        *_turned_over(board, event),
        Call(opened),
        Call(lambda: effects.lights_up(board)),
    )


def _shaken(
    board: RaceBoard, event: events.PyramidTileTaken, dice: int, shaking: float
) -> list[Animation]:
    """Pressed down, lifted with a tilt, and shaken to and fro."""
    seconds, pyramid, number = board.theme.seconds, board.pyramid, board.theme.board
    lifted = board.plan.up(number("shake.lift"))
    beats = max(2, round(shaking * SHAKES_A_SECOND))
    wide, narrow = (board.plan.across(number(f"shake.{end}")) for end in ("wide", "narrow"))
    bob = board.plan.up(number("shake.bob"))

    def swing(t: float) -> float:
        return math.sin(2 * math.pi * beats * t)

    beat = shaking / (2 * beats)
    rattle = [
        after(beat * place, effects.told(board, event, "swing", dice))
        for place in range(1, 2 * beats, 2)
    ]
    return [
        Path(
            pyramid,
            seconds("shake.lift"),
            z=way(0.0, lifted, in_back),
            angle=way(0.0, number("shake.tilt"), in_back),
            shade=way(1.0, SHAKEN_SHADE),
        ),
        Call(lambda: _pose(pyramid, SHAKES)),
        effects.told(board, event, "shake", dice),
        Parallel(
            Path(
                pyramid,
                shaking,
                frame=lambda t: leaning(swing(t)),
                sway=lambda t: 0.0 if t >= 1 else mix(wide, narrow, t) * swing(t),
                z=lambda t: bob * (0.5 - 0.5 * math.cos(4 * math.pi * beats * t)),
            ),
            *rattle,
        ),
    ]


def in_back(t: float) -> float:
    """A little down first, then up and beyond, then back: a heavy thing that is picked up."""
    return out_back(1.2)(max(0.0, (t - 0.2) / 0.8)) - 0.25 * bump(min(1.0, t / 0.4))


def leaning(share: float) -> int:
    """The frame in which the pyramid leans to the right (1), stands (0), leans to the left (-1)."""
    return (6, 5, 0, 1, 2)[max(0, min(4, round(2 * share) + 2))]


def in_hand(pyramid: Prop) -> None:
    """Let the pyramid hang in a hand: it leans as `leaning` says."""
    if pyramid.frames is not SHAKES:
        _pose(pyramid, SHAKES)


def _gathered(board: RaceBoard) -> Animation:
    """From wherever a hand has shaken it, over its place."""
    pyramid = board.pyramid
    return Path(
        pyramid,
        board.theme.seconds("shake.lift"),
        sway=way(pyramid.sway, 0.0, out_cubic),
        z=way(pyramid.z, 0.0, out_cubic),
        frame=lambda t: 0,
    )


def _turned_over(board: RaceBoard, event: events.PyramidTileTaken) -> list[Animation]:
    """Turned upside down, and opened with a click."""
    seconds, pyramid = board.theme.seconds, board.pyramid
    return [
        Call(lambda: _pose(pyramid, TURNS)),
        Path(pyramid, seconds("shake.turn"), frame=way(0, len(TURNS) - 0.01, in_out_cubic)),
        Call(lambda: _pose(pyramid, SLIDES)),
        effects.told(board, event, "open"),
        Path(pyramid, seconds("shake.hold"), frame=way(0, len(SLIDES) - 0.01)),
    ]


def nudge(board: RaceBoard) -> Animation:
    """The pyramid gives for a moment, as when a die drops into it."""

    def low(t: float) -> float:
        return 1.0 if t >= 1 else 1 - 0.05 * bump(t)

    return Path(
        board.pyramid, board.theme.seconds("pyramid.nudge"), sy=low, sx=lambda t: 1 / low(t)
    )


def _pose(pyramid: Prop, frames: tuple[str, ...]) -> None:
    """Show these frames; they carry their own lift, and the shadow of the standing pyramid."""
    pyramid.rest()
    pyramid.z = 0.0
    pyramid.frames = frames
    pyramid.shadow = OWN_SHADOW + "pyramid_closed"
    pyramid.shade = SHAKEN_SHADE if frames is SHAKES else ALOFT_SHADE


def put_down(board: RaceBoard) -> Animation:
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
            flights.append(Sequence(Wait(seconds("pyramid_tile.apart") * (seat + number)), flight))
    shown.pyramid_tiles = [0] * len(shown.pyramid_tiles)
    shown.touch()
    return Sequence() if board.calm else Parallel(*flights)
