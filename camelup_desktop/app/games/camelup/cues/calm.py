"""Reduced motion: slides and cuts that tell the same as the full cues, without any play."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from camelup_desktop.app.anim.easing import out_cubic
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Sequence, Tween, Wait
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.stage.prop import Prop

POINTER = "white"
"""Colour of the outline that points at what a cut has changed."""


def cut(board: RaceBoard, arrive: Callable[[], object], props: Iterable[Prop]) -> Animation:
    """Change at once; without any motion the changed pieces are pointed at for a moment."""
    changed = tuple(props)
    if board.motion != "none":
        return Sequence(Call(arrive), outlined(board, changed, "calm.outline"))
    return Sequence(Call(arrive), outlined(board, changed, "calm.point"))


def outlined(board: RaceBoard, props: Iterable[Prop], seconds: str) -> Animation:
    """A bright edge around pieces for a while."""
    chosen = tuple(props)

    def edge(colour: str | None) -> Callable[[], None]:
        def draw() -> None:
            for prop in chosen:
                prop.outline = colour

        return draw

    return Sequence(Call(edge(POINTER)), Wait(board.theme.seconds(seconds)), Call(edge(None)))


def slide(
    board: RaceBoard, goals: Iterable[tuple[Prop, tuple[float, float, float]]], seconds: float
) -> Animation:
    """Pieces go straight to their places, at the same time."""
    return Parallel(
        *(Tween(prop, seconds, out_cubic, x=x, y=y, z=z, depth=y) for prop, (x, y, z) in goals)
    )


def fade_in(prop: Prop, seconds: float) -> Animation:
    """A piece that is there at last."""
    prop.alpha = 0.0
    prop.visible = True
    return Tween(prop, seconds, alpha=1.0)
