"""One sentence beside the control under the pointer or with the focus."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter

WIDEST = 300
"""Units a tooltip may be wide; large text gets more."""


def draw_tooltip(surface: pygame.Surface, painter: Painter, near: Rect, string: str) -> Rect:
    """Draw `string` under `near`, or above it where there is no room. Returns where."""
    view = painter.view
    pad = view.px(10)
    widest = round(view.px(WIDEST) * max(1.0, view.text_scale))
    width = min(widest, painter.width(string, u=sizes.BODY) + 2)
    size = (width + 2 * pad, painter.height(string, width, u=sizes.BODY) + 2 * pad)
    screen = surface.get_rect().inflate(-view.px(8), -view.px(8))
    box = Rect((0, 0), size)
    box.midtop = (near.centerx, near.bottom + view.px(8))
    if box.bottom > screen.bottom:
        box.midbottom = (near.centerx, near.top - view.px(8))
    box.clamp_ip(screen)
    painter.shadow(surface, box, 6)
    painter.rounded(surface, box, "night", edge="brass", radius=8)
    painter.text(surface, box.inflate(-2 * pad, -2 * pad), string, colour="parchment", lines=12)
    return box
