"""The photographer's camera is carried to a space and turned, and goes home (R79-R85, M22)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import (
    Curve,
    bump,
    hop,
    in_out_cubic,
    mix,
    out_back,
    out_cubic,
    way,
)
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait
from camelup_desktop.app.games.camelup.board import ALOFT, RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects, shot, specks
from camelup_desktop.app.games.camelup.supercup.photographer import (
    CAMERA,
    CAMERA_RANK,
    OWNER,
    TILE,
    camera_look,
    camera_spot,
    rest_camera,
    shown_camera,
)
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import OWN_SHADOW, Flier, World
from camelup_desktop.engine.camelup.supercup import photographer as events
from camelup_desktop.engine.table import Seat

FOLDED = "camera_folded"
"""The camera as it is carried."""
TURNS = 2
"""Headings through which the lens turns before it looks at the space."""
HEADINGS = ("E", "NE", "N", "NW", "W", "SW", "S", "SE")
"""Counter-clockwise."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.CameraPointed)
def camera_pointed(board: RaceBoard, event: events.CameraPointed) -> Animation:
    """Carried folded in an arc, it stands, its legs snap open, its lens turns to the track."""

    def arrive() -> None:
        facts = shown_camera(board.shown)
        facts.seat, facts.space = event.seat, event.space
        rest_camera(board)
        board.shown.touch()

    x, y = camera_spot(board, event.space)
    landed = effects.told(board, event, "land", x=x)
    camera = board.props[CAMERA]
    if board.calm:
        taking = [] if event.from_space else [_tile_faded(board, event.seat)]
        return Sequence(*taking, calm.cut(board, arrive, [camera]), landed)
    carried = _carried(board, (x, y), board.theme.seconds("camera.arc"))
    parts = [carried] if event.from_space else [carried, _tile_taken(board, event.seat)]
    return Sequence(
        Parallel(*parts),
        landed,
        Call(lambda: specks.dust(board, x, y - 0.05, 6, 0.7)),
        _set_up(board, event),
        Call(arrive),
        _marked(board),
    )


@cues.of(events.CameraReturned, overlaps=True)
def camera_returned(board: RaceBoard, event: events.CameraReturned) -> Animation:
    """Folded, it hops home, and the tile goes back to it; the next turn need not wait."""
    facts, tile = shown_camera(board.shown), board.props[TILE]
    facts.seat = facts.space = None
    board.shown.touch()
    home = camera_spot(board, None)

    def arrive() -> None:
        rest_camera(board)

    board.props[OWNER].visible = False
    if board.calm:
        return Sequence(Wait(board.theme.seconds("calm.fade")), Call(arrive))
    flier = Flier(
        "photographer_tile",
        f"emblem:{event.seat}",
        _tile_spot(board),
        size=(board.theme.board("size.leg_tile") * 0.6, _tile_high(board)),
        arc=board.theme.board("flight.home"),
    )
    tile.visible = False
    board.alongside(
        Sequence(
            Parallel(
                _carried(board, home, board.theme.seconds("camera.home")),
                effects.fly(
                    board,
                    flier,
                    board.theme.seconds("camera.tile"),
                    along=in_out_cubic,
                    angle=lambda t: 10 * hop(t),
                ),
            ),
            Call(arrive),
        )
    )
    return Wait(board.theme.seconds("camera.lift"))


@cues.of(events.PhotoTaken)
def photo_taken(board: RaceBoard, event: events.PhotoTaken) -> Animation:
    """The best moment of the evening: see `shot`."""
    return shot.shot(board, event)


def _carried(board: RaceBoard, goal: tuple[float, float], seconds: float) -> Animation:
    """Gathers itself, is lifted with its legs closed, and swings in an arc over the table."""
    camera, number = board.props[CAMERA], board.theme.board
    size, lifting = number("camera.scale"), board.theme.seconds("camera.lift")
    up = board.plan.up(number("flight.lift"))
    rise = board.plan.up(number("flight.desert_tile"))

    def set_out() -> None:
        board.props[OWNER].visible = False
        camera.sprite, camera.shadow = FOLDED, OWN_SHADOW + FOLDED
        camera.rank = CAMERA_RANK + ALOFT

    x0, y0, (x1, y1) = camera.x, camera.y, goal
    lean = -8 if x1 > x0 else 8
    return Sequence(
        Path(
            camera,
            lifting / 2,
            sy=way(size, size * 0.88, out_cubic),
            sx=way(size, size * 1.08, out_cubic),
        ),
        Call(set_out),
        Path(
            camera,
            lifting / 2,
            z=way(0.0, up, out_cubic),
            sy=way(size * 0.88, size * 1.08, out_cubic),
            sx=way(size * 1.08, size * 0.96, out_cubic),
        ),
        Path(
            camera,
            seconds,
            x=way(x0, x1, in_out_cubic),
            y=way(y0, y1, in_out_cubic),
            depth=way(y0, y1, in_out_cubic),
            z=lambda t: mix(up, 0.0, t) + rise * hop(t),
            angle=lambda t: lean * bump(t),
            sx=way(size * 0.96, size),
            sy=way(size * 1.08, size),
        ),
    )


def _set_up(board: RaceBoard, event: events.CameraPointed) -> Animation:
    """The legs snap open with a jolt; then the lens turns, heading by heading, and overshoots."""
    camera, size = board.props[CAMERA], board.theme.board("camera.scale")
    looks = turning(camera_look(board, event.space))

    def opened() -> None:
        camera.sprite = looks[0]
        camera.shadow = OWN_SHADOW + looks[0]

    def towards(look: str) -> Call:
        def show() -> None:
            camera.sprite, camera.shadow = look, OWN_SHADOW + look

        return Call(show)

    turn = board.theme.seconds("camera.turn")
    turns = [part for look in looks[1:] for part in (Wait(turn), towards(look))]
    return Sequence(
        Call(opened),
        Path(
            camera,
            board.theme.seconds("camera.open"),
            sy=way(size * 0.78, size, out_back(3.0)),
            sx=way(size * 1.16, size, out_back(3.0)),
        ),
        effects.told(board, event, "turn", x=camera_spot(board, event.space)[0]),
        *turns,
        Path(camera, turn, angle=lambda t: 0.0 if t >= 1 else 3 * bump(t)),
    )


def turning(look: str) -> list[str]:
    """Pictures of a camera that turns until it has a look: two headings before it, then it."""
    stem, _, heading = look.rpartition("_")
    place = HEADINGS.index(heading)
    return [f"{stem}_{HEADINGS[(place - step) % len(HEADINGS)]}" for step in range(TURNS, -1, -1)]


def _marked(board: RaceBoard) -> Animation:
    """The marker of the new photographer pops up beside the camera."""
    owner = board.props[OWNER]
    pop: Curve = out_back(1.7)
    return Path(owner, board.theme.seconds("read.pop"), sx=pop, sy=pop)


def _tile_taken(board: RaceBoard, seat: Seat) -> Animation:
    """The photographer tile flies to its owner."""
    board.props[TILE].visible = False
    return effects.fly(
        board,
        _tile(board, seat),
        board.theme.seconds("camera.lift") + board.theme.seconds("camera.tile"),
        along=in_out_cubic,
        angle=lambda t: -10 * hop(t),
        zoom=lambda t: 1 + 0.2 * hop(t),
    )


def _tile_faded(board: RaceBoard, seat: Seat) -> Animation:
    def hide() -> None:
        board.props[TILE].visible = False

    fade = board.theme.seconds("calm.fade") * 2
    return effects.fade_between(board, _tile(board, seat), fade, hide)


def _tile(board: RaceBoard, seat: Seat) -> Flier:
    return Flier(
        "photographer_tile",
        _tile_spot(board),
        f"emblem:{seat}",
        size=(_tile_high(board), board.theme.board("size.leg_tile") * 0.6),
        arc=board.theme.board("flight.leg_tile"),
    )


def _tile_spot(board: RaceBoard) -> World:
    """Where the tile lies while nobody has it."""
    x, y = camera_spot(board, None)
    number = board.theme.board
    return World(x + number("camera.tile_x"), y + number("camera.tile_y"), 0.2)


def _tile_high(board: RaceBoard) -> float:
    unit = board.theme.table(board.plan.length).unit
    return unit * 0.62 * board.theme.board("camera.tile_scale")
