"""Small pictures that several panels draw: leg tiles with their rank, coins, purses, counters."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.supercup import in_play
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.engine.camelup import Camel
from camelup_desktop.engine.table import Seat

CHIP = (66, 22)
"""Width and height of a chip with its rank, in units."""
NARROW, PAIR = 30, 52
"""Widths of a chip without its rank, and of one with a position tile on it."""
SMALL = 12
"""Units of the smallest words."""


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
    side = min(box.w, narrow(painter, box.h))
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


def narrow(painter: Painter, high: int) -> int:
    """Pixels of a chip without its rank: symbol and value, however low it is."""
    value = painter.width("5", u=SMALL, role="title") + painter.view.px(2)
    return max(round(painter.view.px(NARROW) * high / painter.view.px(CHIP[1])), high + value)


def draw_pair(
    surface: pygame.Surface,
    painter: Painter,
    desk: Desk,
    box: Rect,
    tile: tuple[Camel, int],
    place: int,
    after: str = "",
) -> None:
    """A leg tile with a position tile on it: the chip, the place it is to come, a word on paper."""
    view = painter.view
    camel, value = tile
    painter.rounded(surface, box, "paper", edge="ink", width=1, radius=6)
    side = min(round(box.w * 0.6), narrow(painter, box.h))
    head = Rect(box.x, box.y, side, box.h)
    left = head.right - view.px(3)
    wide = box.right - left if not after else round((box.right - left) * 0.5)
    bet = Rect(left, box.y, wide, box.h)
    painter.rounded(surface, bet, "night", edge="ink", width=1, radius=6)
    inner = Rect(head.right, bet.y, bet.right - head.right, bet.h)
    word = desk.words.place(place)
    painter.text(surface, inner, word, u=13, role="title", colour="gold", align="centre")
    draw_chip(surface, painter, head, camel, str(value))
    if after:
        rest = Rect(bet.right, box.y, box.right - bet.right, box.h)
        painter.text(surface, rest, after, u=12, colour="ink", align="centre")


def bets(desk: Desk, seat: Seat) -> Mapping[int, int]:
    """The places that a seat's leg tiles are to come exactly, by their number from 0."""
    shown = desk.shown
    found: dict[int, int] = {}
    for module in in_play(shown.modules):
        for number in range(len(shown.leg_tiles[seat])):
            place = module.bet_on(shown, seat, number)
            if place is not None:
                found[number] = place
    return found


def draw_chips(
    surface: pygame.Surface, painter: Painter, desk: Desk, room: Rect, seat: Seat
) -> None:
    """A seat's leg tiles from left to right; many of them lose their ranks, then overlap."""
    tiles, places = desk.shown.leg_tiles[seat], bets(desk, seat)
    boxes = chip_boxes(painter, desk, room, seat)
    for number, (tile, box) in enumerate(zip(tiles, boxes, strict=True)):
        if number in places:
            draw_pair(surface, painter, desk, box, tile, places[number])
            continue
        rank = desk.place(tile[0]) if box.w > narrow(painter, box.h) else 0
        after = desk.words.place(rank) if rank else ""
        draw_chip(surface, painter, box, tile[0], str(tile[1]), after)


def chip_boxes(painter: Painter, desk: Desk, room: Rect, seat: Seat) -> list[Rect]:
    """Where a seat's leg tiles lie in `room`; those with a position tile are wider."""
    view, places = painter.view, bets(desk, seat)
    count = len(desk.shown.leg_tiles[seat])
    high = min(room.h, round(view.px(CHIP[1]) * min(view.text_scale, 1.3)))
    gap, share = view.px(3), high / CHIP[1]
    word = painter.width(desk.words.place(2), u=SMALL, role="title") + view.px(5)
    least = narrow(painter, high)
    pair = max(round(PAIR * share), least + word)
    for wide in (max(round(CHIP[0] * share), least + word), least):
        widths = [pair if n in places else wide for n in range(count)]
        if sum(widths) + gap * (count - 1) <= room.w:
            break
    step = float(gap)
    if count > 1:
        step = min(step, (room.w - sum(widths)) / (count - 1))
    boxes, left, top = [], float(room.x), room.centery - high // 2
    for width in widths:
        boxes.append(Rect(round(left), top, width, high))
        left += width + step
    return boxes


def draw_emblems(
    surface: pygame.Surface, painter: Painter, desk: Desk, room: Rect, seat: Seat
) -> Rect:
    """What a seat has of the modules, at the right end of `room`; returns the room that is left."""
    characters = [desk.character(one) for one in range(len(desk.seats))]
    left = Rect(room)
    for module in desk.board.modules:
        for picture in module.emblems(desk.shown, seat, characters):
            image = painter.assets.picture(picture, (round(room.h * 1.3), room.h))
            at = image.get_rect(midright=left.midright)
            surface.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
            left.w = max(0, at.left - painter.view.px(3) - left.x)
    return left


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
