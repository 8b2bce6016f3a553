"""What tiles earned in a leg, as chips: they turn from left to right and then show it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.anim.easing import out_cubic
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.panels.pieces import draw_chip, draw_pair
from camelup_desktop.app.games.camelup.tally import Scored
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait

CHIP_WIDE, CHIP_HIGH = 74, 30
"""Units of the chip of a leg tile."""
PAIR, COPIED = 0.62, 0.44
"""What a position tile and the face of a partner add to that width."""
READABLE = 48
"""Units of a chip below which only its tile is shown."""


def draw_scored(
    surface: pygame.Surface,
    painter: Painter,
    desk: Desk,
    room: Rect,
    tiles: Sequence[Scored],
    told: float,
) -> None:
    """A seat's chips from the left; `told` (0 to 1) is how far they have turned.

    A copied tile has its owner's face before it, a leg tile with a position tile the place. It is
    there only when it has come over from the partner (M43).
    """
    view = painter.view
    boxes, unit = _places(painter, room, tiles)
    turned = told * (len(tiles) + 1)
    for number, (tile, box) in enumerate(zip(tiles, boxes, strict=True)):
        if tile.partner is not None and told < copied_by(tiles):
            continue
        shown = turned - number >= 1.0
        if 0 < turned - number < 1.0:
            squeeze = abs(1 - 2 * (turned - number))
            box = box.inflate(-round(box.w * (1 - max(0.1, squeeze))), 0)
        after = desk.words.signed(tile.pounds) if shown and unit >= view.px(READABLE) else ""
        _draw(surface, painter, desk, box, tile, after)


def copied_by(tiles: Sequence[Scored]) -> float:
    """The share of telling a seat's tiles by which what it copied has arrived; 0 if nothing."""
    copies = [number for number, tile in enumerate(tiles) if tile.partner is not None]
    return (copies[0] + 0.5) / (len(tiles) + 1) if copies else 0.0


def draw_copied(
    surface: pygame.Surface,
    painter: Painter,
    desk: Desk,
    rooms: tuple[Rect, Rect],
    tiles: tuple[Sequence[Scored], Sequence[Scored]],
    told: float,
) -> None:
    """A copied tile on its way from the row of the partner to the own one: M43.

    `rooms` and `tiles` are those of the partner and the own ones; `told` as in `draw_scored`.
    """
    end = copied_by(tiles[1])
    if not 0 < told < end:
        return
    copies = [number for number, tile in enumerate(tiles[1]) if tile.partner is not None]
    copy = tiles[1][copies[0]]
    goal = _places(painter, rooms[1], tiles[1])[0][copies[0]]
    start = Rect(rooms[0].x, rooms[0].centery - goal.h // 2, *goal.size)
    for tile, box in zip(tiles[0], _places(painter, rooms[0], tiles[0])[0], strict=True):
        if tile.partner is None and (tile.tile, tile.place) == (copy.tile, copy.place):
            start.centerx = box.centerx
            break
    way = out_cubic(told / end)
    goal.x = round(start.x + (goal.x - start.x) * way)
    goal.y = round(start.y + (goal.y - start.y) * way)
    _draw(surface, painter, desk, goal, copy, "")


def _places(painter: Painter, room: Rect, tiles: Sequence[Scored]) -> tuple[list[Rect], float]:
    """Where the chips lie, and the pixels of the width of a leg tile alone."""
    view, gap = painter.view, painter.view.px(5)
    shares = [_share(tile) for tile in tiles]
    if not shares:
        return [], 0.0
    unit = min(view.px(CHIP_WIDE), (room.w - gap * (len(tiles) - 1)) / sum(shares))
    high = min(room.h, view.px(CHIP_HIGH))
    boxes, left = [], float(room.x)
    for share in shares:
        boxes.append(Rect(round(left), room.centery - high // 2, round(unit * share), high))
        left += unit * share + gap
    return boxes, unit


def _share(tile: Scored) -> float:
    """How wide a chip is, compared to that of a leg tile alone."""
    pair = PAIR if tile.place is not None else 0.0
    return 1.0 + pair + (COPIED if tile.partner is not None else 0.0)


def _draw(
    surface: pygame.Surface, painter: Painter, desk: Desk, box: Rect, tile: Scored, after: str
) -> None:
    whole = _share(tile)
    if tile.partner is not None:
        face = Rect(box.x, box.y, round(box.w * COPIED / whole), box.h)
        side = min(face.w, face.h)
        at = Rect(face.x, face.centery - side // 2, side, side)
        draw_portrait(surface, painter, at, desk.character(tile.partner))
        box = Rect(face.right, box.y, box.right - face.right, box.h)
    if tile.tile is None:
        _draw_pyramid_tile(surface, painter, box, after)
        return
    if tile.place is None:
        draw_chip(surface, painter, box, tile.tile.camel, str(tile.tile.value), after)
        return
    held = (tile.tile.camel, tile.tile.value)
    draw_pair(surface, painter, desk, box, held, tile.place, after)


def _draw_pyramid_tile(surface: pygame.Surface, painter: Painter, box: Rect, after: str) -> None:
    painter.rounded(surface, box, "paper", edge="ink", width=1, radius=6)
    picture = Rect(box.x, box.y, box.w // 2 if after else box.w, box.h)
    painter.picture(surface, "pyramid_tile", picture.inflate(-2, -4))
    rest = Rect(picture.right, box.y, box.right - picture.right, box.h)
    painter.text(surface, rest, after, u=12, colour="ink", align="centre")
