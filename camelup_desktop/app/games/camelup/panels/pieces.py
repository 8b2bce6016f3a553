"""Small pictures that several panels draw: leg tiles with their rank, coins, purses, counters."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.engine.camelup import Camel

CHIP = (66, 22)
"""Width and height of a chip with its rank, in units."""
NARROW = 30
"""Width of a chip without its rank."""


def draw_chip(
    surface: pygame.Surface,
    painter: Painter,
    box: Rect,
    camel: Camel,
    value: str,
    after: str = "",
) -> None:
    """A leg tile as a chip: symbol and value on the camel's paint, then a word on paper."""
    view, theme = painter.view, painter.theme
    look = theme.camel(camel)
    painter.rounded(surface, box, "paper", edge="ink", width=1, radius=6)
    side = min(box.w, round(painter.view.px(NARROW) * box.h / view.px(CHIP[1])))
    head = Rect(box.x, box.y, side if after else box.w, box.h)
    painter.rounded(surface, head, look.paint, edge="ink", width=1, radius=6)
    symbol = Rect(0, 0, round(box.h * 0.72), round(box.h * 0.72))
    symbol.midleft = (head.x + max(1, round(box.h * 0.12)), head.centery)
    painter.picture(surface, f"badge_{camel.value}", symbol)
    number = Rect(symbol.right, head.y, head.right - symbol.right - view.px(1), head.h)
    painter.text(
        surface, number, value, u=sizes.BODY, role="title", colour=look.text, align="centre"
    )
    if after:
        rest = Rect(head.right, box.y, box.right - head.right, box.h)
        painter.text(surface, rest, after, u=12, colour="ink", align="centre")


def draw_chips(
    surface: pygame.Surface,
    painter: Painter,
    desk: Desk,
    room: Rect,
    tiles: Sequence[tuple[Camel, int]],
) -> None:
    """A seat's leg tiles from left to right; many of them lose their ranks, then overlap."""
    if not tiles:
        return
    view = painter.view
    high = min(room.h, round(view.px(CHIP[1]) * min(view.text_scale, 1.3)))
    gap = view.px(3)
    wide = round(high * CHIP[0] / CHIP[1])
    ranked = len(tiles) * (wide + gap) - gap <= room.w
    if not ranked:
        wide = round(high * NARROW / CHIP[1])
    step = wide + gap
    if len(tiles) * step - gap > room.w:
        step = max(1, (room.w - wide) // max(1, len(tiles) - 1))
    for place, (camel, value) in enumerate(tiles):
        box = Rect(room.x + place * step, room.centery - high // 2, wide, high)
        rank = desk.place(camel) if ranked else 0
        after = desk.words.place(rank) if rank else ""
        draw_chip(surface, painter, box, camel, str(value), after)


def draw_money(
    surface: pygame.Surface,
    painter: Painter,
    room: Rect,
    text: str,
    *,
    u: float = sizes.LABEL,
    align: str = "right",
    colour: str = "ink",
) -> Rect:
    """A coin and an amount at one end of `room`; returns where they are."""
    width = painter.width(text, u=u, role="title")
    coin = min(room.h, round(painter.view.font(u) * 1.15))
    gap = painter.view.px(3)
    wide = min(room.w, coin + gap + width)
    left = room.right - wide if align == "right" else room.x
    painter.picture(surface, "coin_0", Rect(left, room.centery - coin // 2, coin, coin))
    words = Rect(left + coin + gap, room.y, wide - coin - gap + painter.view.px(1), room.h)
    painter.text(surface, words, text, u=u, role="title", colour=colour)
    return Rect(left, room.y, wide, room.h)


def draw_count(
    surface: pygame.Surface,
    painter: Painter,
    box: Rect,
    picture: str,
    count: int,
    *,
    u: float = sizes.CAPTION,
    colour: str = "ink",
) -> None:
    """A small picture and how many there are."""
    side = min(box.h, box.w // 2 + painter.view.px(4))
    painter.picture(surface, picture, Rect(box.x, box.centery - side // 2, side, side))
    rest = Rect(box.x + side + painter.view.px(2), box.y, box.w - side - painter.view.px(2), box.h)
    painter.text(surface, rest, str(count), u=u, role="title", colour=colour)
