"""Pictures of things that modules name: leg tiles with a position tile on them, seats, icons."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.widgets.icon import blit_picture
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait

TILE_RATIO = 0.76
"""Width of a leg tile's picture by its height."""


def draw_thing(
    surface: pygame.Surface,
    painter: Painter,
    desk: Desk,
    box: Rect,
    picture: str,
    over: str = "",
    colour: str = "ink",
) -> None:
    """A picture by name, `icon_NAME` in a colour, or the portrait of `seat:NUMBER`.

    `over` is laid on the lower half of a leg tile, which it covers exactly.
    """
    kind, _, rest = picture.partition(":")
    if kind == "seat":
        side = min(box.w, box.h)
        face = Rect(0, 0, side, side)
        face.center = box.center
        draw_portrait(surface, painter, face, desk.character(int(rest)))
        return
    if not over:
        blit_picture(surface, painter.assets, picture, box, painter.theme.colour(colour))
        return
    at = painter.picture(surface, picture, box)
    cover = painter.assets.picture(over, (at.w, at.h))
    place = cover.get_rect(midbottom=at.midbottom)
    surface.blit(cover, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_key(surface: pygame.Surface, painter: Painter, corner: tuple[int, int], key: str) -> Rect:
    """A digit to be pressed, with its upper left corner there; returns where it is."""
    view = painter.view
    side = max(view.px(22), round(view.font(14) * 1.4))
    box = Rect(corner, (side, side))
    painter.rounded(surface, box, "night", edge="brass", width=1.5, radius=6)
    painter.text(surface, box, key, u=16, role="title", colour="parchment", align="centre")
    return box
