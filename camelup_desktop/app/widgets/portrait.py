"""A person's portrait in a brass ring on the robe's colour, with the seat's marker and number."""

from __future__ import annotations

import pygame
from pygame import BLEND_PREMULTIPLIED, Color, Rect

from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter

MARKER_SHARE = 0.36
"""Side of the marker as a share of the portrait's."""


def draw_portrait(
    surface: pygame.Surface, painter: Painter, box: Rect, character: str, *, marker: bool = True
) -> None:
    """The portrait as large as fits into `box`, centred."""
    side = min(box.size)
    at = Rect(0, 0, side, side)
    at.center = box.center
    image = painter.assets.drawn(
        ("portrait", character, side), lambda: _baked(painter, character, side)
    )
    surface.blit(image, at, special_flags=BLEND_PREMULTIPLIED)
    if marker:
        small = max(painter.view.px(14), round(side * MARKER_SHARE))
        corner = Rect(at.right - small + small // 6, at.bottom - small + small // 8, small, small)
        draw_marker(surface, painter, corner, character)


def draw_marker(surface: pygame.Surface, painter: Painter, box: Rect, character: str) -> None:
    """The seat's shape in the robe's colour on a cream disc, with an ink edge."""
    look = painter.theme.person(character)
    disc = max(6, min(box.size))
    ink = painter.theme.colour("ink")
    cream = painter.theme.colour("cream")
    blit_icon(surface, painter.assets, "circle", box, cream, ink)
    inner = Rect(0, 0, round(disc * 0.56), round(disc * 0.56))
    inner.center = box.center
    blit_icon(surface, painter.assets, look.marker, inner, visible(look.robe, cream, look.trim))


def visible(robe: Color, on: Color, trim: Color) -> Color:
    """The robe's colour, or the trim's when the robe is too near the ground it is drawn on."""
    return trim if _light(robe) / _light(on) > 0.62 else robe


def _light(colour: Color) -> float:
    return 0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b + 12


def _baked(painter: Painter, character: str, side: int) -> pygame.Surface:
    """Disc of the robe's colour, the person cut to it, and the ring around."""
    factor = 2
    large = side * factor
    look = painter.theme.person(character)
    picture = painter.assets.picture(f"person_{character}", (large * 2, round(large * 1.22)))
    disc = pygame.Surface((large, large), pygame.SRCALPHA)
    pygame.draw.circle(disc, look.robe.lerp(Color("white"), 0.28), (large / 2, large / 2), large * 0.45)
    head = picture.get_rect(midtop=(large // 2, round(large * 0.02)))
    disc.blit(picture, head, special_flags=BLEND_PREMULTIPLIED)
    mask = pygame.Surface((large, large), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (large / 2, large / 2), large * 0.455)
    disc.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    baked = pygame.transform.smoothscale(disc, (side, side))
    ring = painter.assets.picture("ui_ring", (side, side))
    baked.blit(ring, ring.get_rect(center=(side // 2, side // 2)), special_flags=BLEND_PREMULTIPLIED)
    return baked
