"""Small things several cues use: dust, drops, signs that pop up, pictures that fly."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeVar

from camelup_desktop.app.anim.easing import Curve, bump, hop, linear, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.stage.prop import Flier, Sign, Speck, World

T = TypeVar("T")

GOLDEN = 2.399963
"""Radians of the golden angle: spreads things evenly without chance."""


def dust(board: RaceBoard, x: float, y: float, count: int = 6, force: float = 1.0) -> None:
    """Sand that a landing throws up. Decoration: nothing waits for it, and none when calm."""
    if not board.calm:
        _throw(board, World(x, y), count, "sand", (60 * force, 55 * force), 150.0, 9.0, "sway.dust")


def drops(board: RaceBoard, x: float, y: float) -> None:
    """Water that splashes out of an oasis."""
    if not board.calm:
        _throw(board, World(x, y), 9, "teal_bright", (70, 130), 420.0, 5.0, "oasis.water")


def confetti(board: RaceBoard, x: float, y: float, count: int) -> None:
    """Scraps of paper over the finish."""
    if board.calm:
        return
    life = board.theme.seconds("finish.confetti")
    names = [f"camel.{name}" for name in board.theme.camels]
    for number in range(count):
        angle = number * GOLDEN
        speed = (230 * math.cos(angle) * ((number % 7) + 2) / 8, 380 + 150 * math.sin(angle * 1.7))
        scrap = Speck(
            World(x, y, 0.4),
            speed,
            fall=500.0,
            size=9.0,
            colour=names[number % len(names)],
            life=life,
            paper=True,
        )
        _release(board, scrap)


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
) -> Animation:
    """A picture flies its arc, is taken away, and what it stands for has arrived."""

    def land() -> None:
        drop(board.fliers, flier)
        if arrive is not None:
            arrive()

    return Sequence(
        Call(lambda: board.fliers.append(flier)),
        Path(flier, seconds, way=along, rise=hop),
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
    """A desert tile gives under the weight of what lands on it."""
    tile, size = board.tiles[seat], board.theme.board("desert_tile.scale")
    return Parallel(
        Path(
            tile,
            seconds,
            sx=lambda t: size if t >= 1 else size * (1 + 0.06 * bump(t)),
            sy=lambda t: size if t >= 1 else size * (1 - 0.12 * bump(t)),
        )
    )


def _throw(
    board: RaceBoard,
    start: World,
    count: int,
    colour: str,
    speed: tuple[float, float],
    fall: float,
    size: float,
    life: str,
) -> None:
    for number in range(count):
        angle = number * GOLDEN
        across, up = speed
        strength = 0.6 + 0.4 * ((number * 5) % 7) / 6
        thrown = (across * math.cos(angle) * strength, up * (0.35 + 0.65 * abs(math.sin(angle))))
        seconds = board.theme.seconds(life) * strength
        _release(
            board,
            Speck(start, thrown, fall=fall, size=size * strength, colour=colour, life=seconds),
        )


def _release(board: RaceBoard, speck: Speck) -> None:
    board.specks.append(speck)
    board.trail(
        Sequence(
            Path(speck, speck.life, age=way(0.0, speck.life)),
            Call(lambda: drop(board.specks, speck)),
        )
    )


def drop(things: list[T], one: T) -> None:
    """Take a thing out of a list; sync may have emptied it already."""
    if one in things:
        things.remove(one)
