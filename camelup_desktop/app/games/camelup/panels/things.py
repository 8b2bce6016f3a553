"""Pictures of things that modules name: leg tiles with a position tile on them, seats, icons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.widgets.icon import blit_picture
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.engine.camelup import Camel

FLAT = 0.74
"""Height of a single leg tile by that of the room for a pile."""
PILE_STEP = 0.08
"""How much of its height a tile of a pile looks out from under the one above."""


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


def draw_pile(
    surface: pygame.Surface, painter: Painter, box: Rect, camel: Camel, values: Sequence[int]
) -> None:
    """A pile of leg tiles, top first: as painted, or tile on tile where some came from below."""
    pile = f"legpile_{camel.value}_{''.join(map(str, values))}"
    if painter.assets.has(pile):
        painter.picture(surface, pile, box)
        return
    step, tall = max(1, round(box.h * PILE_STEP)), round(box.h * FLAT)
    top = box.centery - (tall + step * (len(values) - 1)) // 2
    for depth, value in reversed(list(enumerate(values))):
        tile = Rect(box.x, top + depth * step, box.w, tall)
        painter.picture(surface, f"legtile_{camel.value}_{value}", tile)


def key_box(painter: Painter, corner: tuple[int, int]) -> Rect:
    """Where a digit lies that has its upper left corner there."""
    side = max(painter.view.px(22), round(painter.view.font(14) * 1.4))
    return Rect(corner, (side, side))


def draw_key(surface: pygame.Surface, painter: Painter, corner: tuple[int, int], key: str) -> None:
    """A digit to be pressed."""
    box = key_box(painter, corner)
    painter.rounded(surface, box, "night", edge="brass", width=1.5, radius=6)
    painter.text(surface, box, key, u=16, role="title", colour="parchment", align="centre")
