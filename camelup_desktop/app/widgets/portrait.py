"""A person's round portrait, and the shape that marks the person's seat."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.widgets.painter import Painter

MARKER_SHARE = 0.42
"""Side of the marker as a share of the portrait's."""
MARKER_UNITS = 14
"""Least side of a marker."""


def draw_portrait(
    surface: pygame.Surface, painter: Painter, box: Rect, character: str, *, marker: bool = True
) -> None:
    """The portrait in its brass ring as large as fits into `box`, centred; the seat's shape lies
    on its lower right edge, so that no two seats are told by colour alone."""
    side = min(box.size)
    at = Rect(0, 0, side, side)
    at.center = box.center
    painter.picture(surface, f"portrait_{character}", at)
    if marker:
        small = max(painter.view.px(MARKER_UNITS), round(side * MARKER_SHARE))
        corner = Rect(at.right - small + small // 6, at.bottom - small + small // 6, small, small)
        draw_marker(surface, painter, corner, character)


def draw_marker(surface: pygame.Surface, painter: Painter, box: Rect, character: str) -> None:
    """The seat's shape in the robe's colour, as large as fits into `box`."""
    painter.picture(surface, f"seat_{character}", box)
