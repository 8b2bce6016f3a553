"""Camels that do not move on themselves: they look up, are trodden on, rock in their tower."""

from __future__ import annotations

import math

from camelup_desktop.app.anim.easing import Curve, bump, smooth
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.engine.camelup import Camel, Stack

UP = {"W": -1, "NW": -1, "SW": -1, "E": 1, "NE": 1, "SE": 1}
"""Heading -> the sense in which a camel turns to lift its head; others only stretch."""


def looking_up(board: RaceBoard, space: int, seconds: float) -> Animation:
    """Camels that are passed over lift their heads and follow."""
    stack = board.shown.stacks.get(space, ())
    most = board.theme.board("overtaken.tilt") * UP.get(board.plan.heading(space), 0)
    tall = board.theme.board("overtaken.stretch") - 1

    def tilt(t: float) -> float:
        return 0.0 if t >= 1 else most * bump(t)

    def stretch(t: float) -> float:
        return 1.0 if t >= 1 else 1 + tall * bump(t)

    top = stack[-1:]
    return Parallel(*(Path(board.camels[camel], seconds, angle=tilt, sy=stretch) for camel in top))


def trodden(board: RaceBoard, space: int) -> Animation:
    """A stack that is only passed gives under the hooves, from the top down, and springs back."""
    stack = board.shown.stacks.get(space, ())
    low, step = board.theme.board("sway.wave"), board.plan.level(1)
    apart, dip = board.theme.seconds("sway.wave"), board.theme.seconds("sway.dip")
    total = apart * len(stack) + dip

    def share(height: int) -> Curve:
        start = apart * (len(stack) - 1 - height)
        return lambda t: 1 - (1 - low) * bump(max(0.0, min(1.0, (t * total - start) / dip)))

    shares = [share(height) for height in range(len(stack))]

    def press(height: int, camel: Camel) -> Animation:
        below, own = shares[:height], shares[height]
        rest = board.plan.level(height)
        return Path(
            board.camels[camel],
            total,
            sy=lambda t: 1.0 if t >= 1 else own(t),
            sx=lambda t: 1.0 if t >= 1 else 1 / own(t),
            z=lambda t: rest if t >= 1 else sum(step * one(t) for one in below),
        )

    return Parallel(*(press(height, camel) for height, camel in enumerate(stack)))


def swaying(board: RaceBoard, stack: Stack, push: float) -> None:
    """A tower rocks after a landing, the more and the slower the higher it is; nothing waits.

    `push` is 1 or -1: the side to which it swings first.
    """
    riders = len(stack) - 1
    if riders < 1 or board.calm:
        return
    theme = board.theme
    reach = board.plan.across(theme.board("sway.tower")) * riders / 4
    most = theme.board("sway.lean") * riders / 4
    seconds = theme.seconds("sway.tower") + theme.seconds("sway.each") * riders
    turns = (4.5 - 0.5 * riders) * seconds

    def swing(t: float) -> float:
        if t >= 1:
            return 0.0
        return math.sin(2 * math.pi * turns * t) * math.exp(-2.2 * t) * (1 - smooth(t)) * push

    def rock(height: int, camel: Camel) -> Animation:
        share = math.pow(height / riders, 1.3)
        lag = 0.06 * height / riders

        def late(t: float) -> float:
            return swing(max(0.0, t - lag)) if t < 1 else 0.0

        return Path(
            board.camels[camel],
            seconds,
            sway=lambda t: reach * share * late(t),
            angle=lambda t: -most * share * late(t),
        )

    rocks = [rock(height, camel) for height, camel in enumerate(stack) if height]
    board.trail(Sequence(Parallel(*rocks), Call(lambda: at_rest(board, stack))))


def at_rest(board: RaceBoard, stack: Stack) -> None:
    """Stand where the facts say, if nobody has moved the tower since."""
    space = board.shown.space_of(stack[0])
    if space is None or board.shown.stacks[space] != stack:
        return
    if all(board.camels[camel].depth == board.plan.spot(space)[1] for camel in stack):
        board.stand(space, stack)
