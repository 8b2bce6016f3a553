"""What lies behind panels and dialogs: the table itself, out of focus and in the dark."""

from __future__ import annotations

import pygame
from pygame import BLEND_RGB_MULT

from camelup_desktop.app.widgets.painter import Painter

TABLE = "table_16"
BLUR = 10
"""How many times smaller the picture is before it is enlarged again."""
LIGHT = (112, 104, 112)
"""What is left of the picture's light, of 255."""


def draw_backdrop(surface: pygame.Surface, painter: Painter) -> None:
    """Cover the whole window."""
    size = surface.get_size()
    surface.blit(painter.assets.drawn(("backdrop", size), lambda: _baked(painter, size)), (0, 0))


def _baked(painter: Painter, size: tuple[int, int]) -> pygame.Surface:
    sharp = painter.assets.cover(TABLE, size)
    small = (max(2, size[0] // BLUR), max(2, size[1] // BLUR))
    dim = pygame.transform.smoothscale(pygame.transform.smoothscale(sharp, small), size)
    dim.fill(LIGHT, None, BLEND_RGB_MULT)
    return dim.convert()
