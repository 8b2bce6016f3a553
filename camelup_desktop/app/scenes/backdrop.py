"""What lies behind panels and dialogs: the boards of the table, in the light of one lamp."""

from __future__ import annotations

import pygame
from pygame import BLEND_RGB_MULT, Rect, Surface

from camelup_desktop.app.widgets.painter import Painter

BOARDS = "boards"
LIGHT = 0.80
"""What is left of the picture's light in the middle."""
EDGE = 0.42
"""What is left of it in the corners."""


def draw_backdrop(surface: Surface, painter: Painter) -> None:
    """Cover the whole window."""
    size = surface.get_size()
    surface.blit(painter.assets.drawn(("backdrop", size), lambda: _baked(painter, size)), (0, 0))


def _baked(painter: Painter, size: tuple[int, int]) -> Surface:
    boards = _middle(painter.assets.opaque(BOARDS), size[0] / size[1])
    wood = pygame.transform.smoothscale(boards, size).convert()
    wood.blit(_lamp(size), (0, 0), special_flags=BLEND_RGB_MULT)
    return wood


def _middle(picture: Surface, ratio: float) -> Surface:
    """The middle of a picture, cut to a ratio of width to height."""
    width, height = picture.get_size()
    wide = min(width, round(height * ratio))
    high = min(height, round(wide / ratio))
    return picture.subsurface(Rect((width - wide) // 2, (height - high) // 2, wide, high))


def _lamp(size: tuple[int, int]) -> Surface:
    """Light that falls off towards the corners, as grey to multiply with."""
    small = Surface((64, 36), 0, 24)
    for x in range(64):
        for y in range(36):
            away = min(1.0, ((x - 31.5) / 34) ** 2 * 0.6 + ((y - 17) / 22) ** 2 * 0.6)
            share = round(255 * (LIGHT - (LIGHT - EDGE) * away))
            small.set_at((x, y), (share, share, share))
    return pygame.transform.smoothscale(small, size)
