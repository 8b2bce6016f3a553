"""Glowing ground: a soft fill and a dotted edge, so that it is never told by colour alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from camelup_desktop.app.stage.frames import Frame
from camelup_desktop.app.stage.projection import Point
from camelup_desktop.app.stage.prop import Mark

__all__ = ["Mark", "glow"]

FINE = 3
"""Drawn this many times larger and scaled down, for smooth edges."""
MARGIN = 4.0
DOT, GAP = 5.0, 11.0
"""Units: diameter of a dot of the edge, distance from one to the next."""
FILL, STRONG_FILL = 60, 130
"""Opacity (0 to 255) of the fill."""


def glow(corners: Sequence[Point], colour: pygame.Color, strong: bool, scale: float) -> Frame:
    """A glowing polygon given by its pixels, as a frame whose foot is its top left corner."""
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    wide, high = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    margin = round(MARGIN * scale)
    size = math.ceil(wide) + 2 * margin, math.ceil(high) + 2 * margin
    points = [((x - left + margin) * FINE, (y - top + margin) * FINE) for x, y in corners]
    drawn = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    fill = STRONG_FILL if strong else FILL
    pygame.draw.polygon(drawn, (colour.r, colour.g, colour.b, fill), points)
    for x, y in dots(points, GAP * scale * FINE):
        radius = DOT * scale * FINE / 2
        pygame.draw.circle(drawn, (43, 27, 18, 255), (x, y), radius * 1.35)
        pygame.draw.circle(drawn, (colour.r, colour.g, colour.b, 255), (x, y), radius)
    return pygame.transform.smoothscale(drawn.premul_alpha(), size), margin, margin


def dots(points: Sequence[Point], gap: float) -> list[Point]:
    """Points along a closed polygon, `gap` apart or a little less, so that they close evenly."""
    edges = list(zip(points, [*points[1:], points[0]], strict=True))
    length = sum(math.dist(start, end) for start, end in edges)
    count = max(3, round(length / gap))
    found: list[Point] = []
    walked = 0.0
    for start, end in edges:
        edge = math.dist(start, end)
        while edge and len(found) < count and len(found) * length / count < walked + edge:
            share = (len(found) * length / count - walked) / edge
            found.append(
                (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            )
        walked += edge
    return found
