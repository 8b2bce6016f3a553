"""The light bulb on what the coach would do: a shape, so that it is not told by colour alone."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter

SIDE = 26


def draw_coach_mark(surface: pygame.Surface, painter: Painter, near: Rect) -> None:
    """A bulb on a coin of its own at the upper right corner of what it marks."""
    side = painter.view.px(SIDE)
    box = Rect(0, 0, side, side)
    box.center = (near.right - side // 3, near.top + side // 3)
    painter.rounded(surface, box, "oasis", edge="cream", width=2, radius=side)
    inner = box.inflate(-side // 4, -side // 4)
    blit_icon(surface, painter.assets, "hint", inner, painter.theme.colour("cream"))
