"""The pyramid is lifted, shaken and turned over; its tiles come and go (R18, M08)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import in_out_cubic, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait
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
            shade=way(1.0, SHAKEN_SHADE),
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
