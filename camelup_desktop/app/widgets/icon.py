"""Small pictograms drawn four times too large and scaled down, so that their edges are smooth."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import BLEND_PREMULTIPLIED, Color, Rect, Surface

from camelup_desktop.app.assets import Assets

OVERSAMPLE = 4
Draw = Callable[[Surface, Color, int], None]
Points = list[tuple[float, float]]


def icon(assets: Assets, name: str, px: int, colour: Color, edge: Color | None = None) -> Surface:
    """The pictogram `name` in a square of `px` pixels, premultiplied; `edge` gives it an outline."""

    def make() -> Surface:
        side = px * OVERSAMPLE
        large = Surface((side, side), pygame.SRCALPHA)
        if edge is None:
            ICONS[name](large, colour, side)
        else:
            inner = round(side * 0.80)
            _outlined(large, ICONS[name], colour, edge, inner, round(side * 0.07))
        return pygame.transform.smoothscale(large.premul_alpha(), (px, px))

    return assets.drawn(("icon", name, px, tuple(colour), edge and tuple(edge)), make)


def blit_icon(
    surface: Surface, assets: Assets, name: str, box: Rect, colour: Color, edge: Color | None = None
) -> None:
    """Draw a pictogram as large as fits into `box`, centred."""
    px = max(6, min(box.size))
    image = icon(assets, name, px, colour, edge)
    surface.blit(image, image.get_rect(center=box.center), special_flags=BLEND_PREMULTIPLIED)


def _outlined(
    large: Surface, draw: Draw, colour: Color, edge: Color, inner: int, thick: int
) -> None:
    """The shape in the edge colour, moved around in a circle, and the shape itself on top."""
    at = (large.get_width() - inner) // 2
    back = Surface((inner, inner), pygame.SRCALPHA)
    draw(back, edge, inner)
    front = Surface((inner, inner), pygame.SRCALPHA)
    draw(front, colour, inner)
    for step in range(24):
        turn = step * math.tau / 24
        large.blit(back, (at + round(math.cos(turn) * thick), at + round(math.sin(turn) * thick)))
    large.blit(front, (at, at))


def _shape(*points: tuple[float, float]) -> Draw:
    """A filled polygon; points in a square from 0 to 1."""

    def draw(surface: Surface, colour: Color, side: int) -> None:
        pygame.draw.polygon(surface, colour, [(x * side, y * side) for x, y in points])

    return draw


def _line(width: float, *points: tuple[float, float]) -> Draw:
    """A broken line with round ends and corners."""

    def draw(surface: Surface, colour: Color, side: int) -> None:
        thick = max(1, round(width * side))
        placed = [(x * side, y * side) for x, y in points]
        for (ax, ay), (bx, by) in zip(placed, placed[1:], strict=False):
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / length * thick / 2, (bx - ax) / length * thick / 2
            corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            pygame.draw.polygon(surface, colour, corners)
        for point in placed:
            pygame.draw.circle(surface, colour, point, thick / 2)

    return draw


def _disc(x: float, y: float, radius: float, width: float = 0.0) -> Draw:
    def draw(surface: Surface, colour: Color, side: int) -> None:
        pygame.draw.circle(
            surface, colour, (x * side, y * side), radius * side, round(width * side)
        )

    return draw


def _all(*draws: Draw) -> Draw:
    def draw(surface: Surface, colour: Color, side: int) -> None:
        for part in draws:
            part(surface, colour, side)

    return draw


def _curve(count: int, point: Callable[[float], tuple[float, float]]) -> Points:
    """Points of a closed curve for angles from 0 to a full turn."""
    return [point(step * math.tau / count) for step in range(count)]


def _heart(angle: float) -> tuple[float, float]:
    x = 16 * math.sin(angle) ** 3
    y = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
    return 0.5 + x / 36, 0.46 - y / 36


def _drop(angle: float) -> tuple[float, float]:
    pinch = (1 + math.cos(angle)) / 2
    x = 0.33 * math.sin(angle) * (1 - pinch) ** 0.5 * 1.15
    return 0.5 + x, 0.60 - 0.52 * math.cos(angle) * (1 if math.cos(angle) > 0 else 0.62)


def _gear(angle: float) -> tuple[float, float]:
    radius = 0.44 if math.cos(8 * angle) > 0 else 0.33
    return 0.5 + radius * math.cos(angle), 0.5 + radius * math.sin(angle)


ICONS: dict[str, Draw] = {
    # controls
    "left": _line(0.16, (0.62, 0.20), (0.36, 0.50), (0.62, 0.80)),
    "right": _line(0.16, (0.38, 0.20), (0.64, 0.50), (0.38, 0.80)),
    "up": _line(0.16, (0.20, 0.62), (0.50, 0.36), (0.80, 0.62)),
    "down": _line(0.16, (0.20, 0.38), (0.50, 0.64), (0.80, 0.38)),
    "tick": _line(0.17, (0.18, 0.52), (0.42, 0.76), (0.84, 0.24)),
    "cross": _all(_line(0.16, (0.22, 0.22), (0.78, 0.78)), _line(0.16, (0.78, 0.22), (0.22, 0.78))),
    "menu": _all(*(_line(0.13, (0.18, y), (0.82, y)) for y in (0.24, 0.50, 0.76))),
    "gear": _all(_shape(*_curve(160, _gear))),
    "full": _all(
        _line(0.12, (0.14, 0.38), (0.14, 0.14), (0.38, 0.14)),
        _line(0.12, (0.62, 0.14), (0.86, 0.14), (0.86, 0.38)),
        _line(0.12, (0.86, 0.62), (0.86, 0.86), (0.62, 0.86)),
        _line(0.12, (0.38, 0.86), (0.14, 0.86), (0.14, 0.62)),
    ),
    "sound": _all(
        _shape((0.08, 0.36), (0.26, 0.36), (0.50, 0.14), (0.50, 0.86), (0.26, 0.64), (0.08, 0.64)),
        _line(0.09, (0.63, 0.36), (0.68, 0.50), (0.63, 0.64)),
        _line(0.09, (0.77, 0.24), (0.86, 0.50), (0.77, 0.76)),
    ),
    "mute": _all(
        _shape((0.08, 0.36), (0.26, 0.36), (0.50, 0.14), (0.50, 0.86), (0.26, 0.64), (0.08, 0.64)),
        _line(0.10, (0.64, 0.36), (0.92, 0.64)),
        _line(0.10, (0.92, 0.36), (0.64, 0.64)),
    ),
    "grip": _all(*(_disc(x, y, 0.08) for x in (0.36, 0.64) for y in (0.22, 0.50, 0.78))),
    "again": _all(
        _line(0.13, *[(0.5 + 0.33 * math.cos(a / 10), 0.5 + 0.33 * math.sin(a / 10)) for a in range(-5, 46)]),
        _shape((0.95, 0.30), (0.62, 0.36), (0.86, 0.60)),
    ),
    "pencil": _all(_line(0.20, (0.30, 0.70), (0.76, 0.24)), _shape((0.14, 0.88), (0.20, 0.62), (0.38, 0.80))),
    "info": _all(_disc(0.5, 0.22, 0.10), _line(0.17, (0.5, 0.46), (0.5, 0.82))),
    # markers of seats
    "circle": _disc(0.5, 0.5, 0.42),
    "square": _shape((0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)),
    "plus": _all(
        _shape((0.34, 0.08), (0.66, 0.08), (0.66, 0.92), (0.34, 0.92)),
        _shape((0.08, 0.34), (0.92, 0.34), (0.92, 0.66), (0.08, 0.66)),
    ),
    "drop": _shape(*_curve(72, _drop)),
    "triangle": _shape((0.50, 0.08), (0.94, 0.88), (0.06, 0.88)),
    "hourglass": _shape((0.12, 0.08), (0.88, 0.08), (0.60, 0.50), (0.88, 0.92), (0.12, 0.92), (0.40, 0.50)),
    "heart": _shape(*_curve(72, _heart)),
    "chevron": _shape((0.06, 0.62), (0.50, 0.14), (0.94, 0.62), (0.94, 0.90), (0.50, 0.46), (0.06, 0.90)),
    "ring": _disc(0.5, 0.5, 0.44, 0.17),
    "bars": _all(
        _shape((0.12, 0.08), (0.42, 0.08), (0.42, 0.92), (0.12, 0.92)),
        _shape((0.58, 0.08), (0.88, 0.08), (0.88, 0.92), (0.58, 0.92)),
    ),
}
"""Name -> how it is drawn. The last ten are the markers of theme.people."""
