"""The shot: the finder closes, the light flashes, the picture slides to the photographer (M23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from camelup_desktop.app.anim.easing import (
    bump,
    hop,
    in_out_cubic,
    in_quad,
    out_back,
    out_cubic,
    smooth,
    way,
)
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait, after
from camelup_desktop.app.games.camelup.album.photos import BEHIND_IT, framed
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import coins, effects
from camelup_desktop.app.games.camelup.supercup.photographer import CAMERA
from camelup_desktop.app.stage.prints import Print
from camelup_desktop.app.stage.prop import World
from camelup_desktop.app.stage.stage import drop
from camelup_desktop.engine.camelup.events import PoundsChanged
from camelup_desktop.engine.camelup.supercup import photographer
from camelup_desktop.engine.camelup.supercup.photographer import PhotoTaken

OVEREXPOSED = 0.7
"""How white a picture is at first."""


def shot(board: RaceBoard, event: PhotoTaken) -> Animation:
    """A still photograph for a moment, or the whole scene."""
    photo = _print(board, event)
    if board.calm:
        return _still(board, event, photo)
    seconds = board.theme.seconds
    camels = [board.camels[camel].name for camel in event.unit]
    effects.spotlight(board, [*camels, CAMERA])
    return Sequence(
        Call(lambda: board.prints.append(photo)),
        Parallel(
            _raised(board),
            Path(
                photo,
                seconds("photo.raise") + seconds("photo.focus"),
                finder=way(0.02, 1.0, in_out_cubic),
            ),
        ),
        Wait(seconds("photo.freeze")),
        Call(_snapping(board, event, photo)),
        Parallel(_recoil(board), _coming_out(board, event, photo), _counted(board, event, photo)),
        Wait(seconds("photo.hold")),
        Call(lambda: effects.lights_up(board)),
        Call(lambda: board.alongside(_handed_over(board, event, photo))),
    )


def _print(board: RaceBoard, event: PhotoTaken) -> Print:
    number = board.theme.board
    middle, side = framed(board.theme, board.plan, event.space, len(event.unit))
    return Print(
        middle,
        side,
        f"row:{event.seat}",
        small=number("photo.small"),
        arc=number("photo.arc"),
        without=BEHIND_IT,
    )


def _still(board: RaceBoard, event: PhotoTaken, photo: Print) -> Animation:
    """Without play the finished picture lies there, and is gone."""

    def take() -> None:
        photo.taken = True
        _write(board, event, photo, len(event.unit))
        board.prints.append(photo)
        effects.tell(board, event, "shot", x=photo.at.x)

    return Sequence(
        Call(take),
        Wait(board.theme.seconds("photo.still")),
        Call(lambda: drop(board.prints, photo)),
    )


def _raised(board: RaceBoard) -> Animation:
    """The camera ducks and rises to take aim."""
    camera, size = board.props[CAMERA], board.theme.board("camera.scale")
    return Path(
        camera,
        board.theme.seconds("photo.raise"),
        sy=lambda t: size if t >= 1 else size * (1 - 0.10 * bump(min(1.0, t * 1.6))),
        z=way(0.0, board.plan.up(board.theme.board("flight.lift")), out_back(2.0)),
    )


def _snapping(board: RaceBoard, event: PhotoTaken, photo: Print) -> Callable[[], None]:
    """The shutter: what is drawn now is the picture."""

    def snap() -> None:
        photo.taken = True
        photo.paper = 0.0
        effects.tell(board, event, "shot", x=photo.at.x)
        effects.flash(board)
        if board.flashing:
            light, white = board.theme.seconds("lens.flash"), board.theme.seconds("photo.white")
            board.trail(Path(photo, light, light=way(board.flashing, 0.0)))
            board.trail(Path(photo, white, white=way(OVEREXPOSED * board.flashing, 0.0, out_cubic)))

    return snap


def _recoil(board: RaceBoard) -> Animation:
    """The camera kicks back and settles on its legs."""
    camera, number = board.props[CAMERA], board.theme.board
    kick, up = number("photo.recoil"), board.plan.up(number("flight.lift"))
    return Path(
        camera,
        board.theme.seconds("photo.pop"),
        angle=lambda t: 0.0 if t >= 1 else kick * bump(min(1.0, t * 1.5)) * (1 - t),
        z=way(up, 0.0, in_quad),
    )


def _coming_out(board: RaceBoard, event: PhotoTaken, photo: Print) -> Animation:
    """White paper grows around the frozen frame and rises towards the players; then it tilts."""
    seconds, number = board.theme.seconds, board.theme.board
    rising = after(
        seconds("photo.card") / 2,
        effects.told(board, event, "card", x=photo.at.x),
        Path(photo, seconds("photo.pop"), zoom=way(1.0, number("photo.zoom"), out_back(2.2))),
    )
    return Sequence(
        Parallel(
            Path(photo, seconds("photo.card"), paper=way(0.0, 1.0, out_cubic)),
            Path(photo, seconds("photo.film"), film=way(0.5, 0.0)),
            rising,
        ),
        Path(photo, seconds("photo.tilt"), angle=way(0.0, number("photo.tilt"), out_cubic)),
    )


def _counted(board: RaceBoard, event: PhotoTaken, photo: Print) -> Animation:
    """Under the picture the pounds are counted, camel by camel."""
    seconds = board.theme.seconds
    counts = [
        after(
            seconds("photo.first") + seconds("photo.count") * place,
            Call(_counting(board, event, photo, place + 1)),
        )
        for place in range(len(event.unit))
    ]
    return Parallel(*counts)


def _counting(board: RaceBoard, event: PhotoTaken, photo: Print, camels: int) -> Callable[[], None]:
    def count() -> None:
        _write(board, event, photo, camels)
        effects.tell(board, event, "count", camels)

    return count


def _write(board: RaceBoard, event: PhotoTaken, photo: Print, camels: int) -> None:
    """R83: so much for so many camels."""
    rules = cast(photographer.PhotographerRules, board.rules.extras[photographer.KEY])
    photo.key, photo.values = "board.gained", {"pounds": camels * rules.pounds_per_camel}


def _handed_over(board: RaceBoard, event: PhotoTaken, photo: Print) -> Animation:
    """It straightens, and slides to the photographer in an arc, small and askew at last."""
    tilt = board.theme.board("photo.tilt")

    def arrive() -> None:
        drop(board.prints, photo)
        board.bump(f"purse:{event.seat}", board.theme.seconds("coin.bump"))

    zoom = board.theme.board("photo.zoom")
    return Sequence(
        Path(
            photo,
            board.theme.seconds("photo.tilt"),
            angle=way(tilt, 0.0, in_out_cubic),
            zoom=way(zoom, zoom * 1.04, in_out_cubic),
        ),
        Path(
            photo,
            board.theme.seconds("photo.fly"),
            way=in_out_cubic,
            rise=hop,
            angle=lambda t: -4 * tilt * smooth(max(0.0, (t - 0.45) / 0.55)),
            alpha=lambda t: 1.0 if t < 0.85 else 1 - (t - 0.85) / 0.15,
        ),
        Call(arrive),
    )


@coins.comes_from(photographer.PhotographerReason.PHOTO)
def _purse_of_the_camera(board: RaceBoard, event: PoundsChanged) -> World:
    """The pounds for a photograph come from the camera."""
    camera = board.props[CAMERA]
    return World(camera.x, camera.y, 0.4)
