"""Things several cues use: moments told, signs that pop up, pictures that fly, light and shake."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from camelup_desktop.app.anim.easing import Curve, bump, hop, linear, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.stage.moments import Moment
from camelup_desktop.app.stage.prop import Flier, Sign
from camelup_desktop.app.stage.stage import drop

SIDE = 6.0
"""World units from the middle of the table to where sound comes from one side alone."""


def tell(
    board: RaceBoard, event: object, name: str, step: int | None = None, x: float = 0.0
) -> None:
    """Announce a moment of an event's cue that happens at world `x`."""
    pan = max(-1.0, min(1.0, x / SIDE))
    board.moments.announce(Moment(event, name, step, round(pan, 2)))


def told(
    board: RaceBoard, event: object, name: str, step: int | None = None, x: float = 0.0
) -> Call:
    """Announce a moment when its turn comes."""
    return Call(lambda: tell(board, event, name, step, x))


def shake(board: RaceBoard, force: float) -> None:
    """Let the table tremble, as strongly as the player likes it."""
    wanted = force * math.sqrt(board.shaking)
    if wanted and not board.calm:
        board.shake(wanted, board.theme.seconds("lens.shake"))


def flash(board: RaceBoard) -> None:
    """Light for a moment, as strong as the player likes it."""
    if board.flashing and not board.calm:
        fade = way(board.flashing, 0.0)
        board.trail(Path(board.lens, board.theme.seconds("lens.flash"), flash=fade))


def spotlight(board: RaceBoard, names: Iterable[str]) -> None:
    """Dim all but these props until `lights_up`."""
    if not board.calm:
        board.spotlight(names, board.theme.seconds("lens.dim"))


def lights_up(board: RaceBoard) -> None:
    """Show everything as bright as it is again."""
    if not board.calm:
        board.lights_up(board.theme.seconds("lens.dim"))


def sign(board: RaceBoard, one: Sign, hold: float, rise: float = 0.0) -> None:
    """A sign pops up, stays, fades. Decoration: nothing waits for it."""
    pop, fade = board.theme.seconds("read.pop"), board.theme.seconds("calm.fade")
    board.signs.append(one)
    start = one.lift
    appear: Curve = (lambda t: 1.0) if board.calm else out_back(1.7)
    board.trail(
        Sequence(
            Path(one, pop, scale=appear, lift=way(start, start + rise, out_cubic)),
            Wait(hold),
            Path(one, fade, alpha=way(1.0, 0.0)),
            Call(lambda: drop(board.signs, one)),
        )
    )


def fly(
    board: RaceBoard,
    flier: Flier,
    seconds: float,
    *,
    along: Curve = linear,
    arrive: Callable[[], object] | None = None,
    **tracks: Curve,
) -> Animation:
    """A picture flies its arc, is taken away, and what it stands for has arrived."""

    def land() -> None:
        drop(board.fliers, flier)
        if arrive is not None:
            arrive()

    return Sequence(
        Call(lambda: board.fliers.append(flier)),
        Path(flier, seconds, **({"way": along, "rise": hop} | tracks)),
        Call(land),
    )


def fade_between(
    board: RaceBoard, flier: Flier, seconds: float, arrive: Callable[[], object]
) -> Animation:
    """The calm form of a flight: the picture fades out here and in there."""

    def show(t: float) -> float:
        return 0.0 if t < 0.5 else 1.0

    def land() -> None:
        drop(board.fliers, flier)
        arrive()

    return Sequence(
        Call(lambda: board.fliers.append(flier)),
        Path(flier, seconds, way=show, alpha=lambda t: abs(1 - 2 * t)),
        Call(land),
    )


def bend(board: RaceBoard, seat: int, seconds: float) -> Animation:
    """A desert tile gives under what lands on it, its palms bend over and spring back."""
    tile, size = board.tiles[seat], board.theme.board("desert_tile.scale")
    lean = board.theme.board("oasis.lean")
    return Parallel(
        Path(
            tile,
            seconds,
            sx=lambda t: size if t >= 1 else size * (1 + 0.06 * bump(min(1.0, t * 1.6))),
            sy=lambda t: size if t >= 1 else size * (1 - 0.14 * bump(min(1.0, t * 1.6))),
            angle=lambda t: (
                0.0 if t >= 1 else lean * math.sin(3 * math.pi * t) * math.exp(-2 * t) * (1 - t)
            ),
        )
    )
