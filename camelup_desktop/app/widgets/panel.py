"""Panels of parchment or felt in a walnut frame, and words on them."""

from __future__ import annotations

from typing import Literal

import pygame
from pygame import Rect

from camelup_desktop.app.stage.text import Align
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter, Valign

Kind = Literal["parchment", "felt"]

FRAME_UNITS = 12
"""Units of the walnut frame and the air inside it."""


def draw_panel(
    surface: pygame.Surface, painter: Painter, rect: Rect, kind: Kind = "parchment"
) -> Rect:
    """A framed panel with its shadow on the table. Returns the room inside the frame."""
    painter.shadow(surface, rect)
    painter.furniture(surface, f"ui_{kind}", rect)
    return inside(painter, rect)


def inside(painter: Painter, rect: Rect) -> Rect:
    """The room inside the frame of a panel."""
    frame = painter.view.px(FRAME_UNITS)
    return rect.inflate(-2 * frame, -2 * frame)


def draw_heading(
    surface: pygame.Surface,
    painter: Painter,
    rect: Rect,
    string: str,
    *,
    u: float = sizes.TITLE,
    align: Align = "centre",
    below: str = "",
    flat: bool = False,
) -> None:
    """A heading on a felt strip in a walnut frame, perhaps with a smaller sentence beside it;
    `flat` if it is part of a sheet and throws no shadow."""
    if not flat:
        painter.shadow(surface, rect)
    painter.furniture(surface, "ui_felt", rect)
    room = inside(painter, rect).inflate(-painter.view.px(12), 0)
    room = room.inflate(0, painter.view.px(FRAME_UNITS))
    gold = "gold"
    if not below:
        painter.text(surface, room, string, u=u, role="title", colour=gold, align=align)
        return
    wide = min(room.w // 2, painter.width(string, u=u, role="title") + painter.view.px(20))
    left = Rect(room.x, room.y, wide, room.h)
    painter.text(surface, left, string, u=u, role="title", colour=gold)
    right = Rect(left.right, room.y, room.right - left.right, room.h)
    painter.text(surface, right, below, u=sizes.BODY, colour="parchment", align="right", lines=2)


def draw_rule(surface: pygame.Surface, painter: Painter, x: int, y: int, width: int) -> None:
    """A thin line between rows on parchment."""
    surface.fill(painter.theme.colour("parchment_line"), (x, y, width, max(1, painter.view.px(1))))


def draw_words(
    surface: pygame.Surface,
    painter: Painter,
    rect: Rect,
    title: str,
    text: str = "",
    *,
    valign: Valign = "middle",
    colour: str = "ink",
    soft: str = "ink_soft",
) -> None:
    """A label and, if there is room, a smaller explanation under it."""
    label = round(painter.view.font(sizes.LABEL) * 1.3)
    small = painter.height(text, rect.w, u=sizes.CAPTION) if text else 0
    if text and label + small > rect.h:
        small = rect.h - label
        if not painter.holds(Rect(0, 0, rect.w, small), text, lines=4):
            text, small = "", 0
    top = rect.y if valign == "top" else rect.centery - (label + small) // 2
    room = Rect(rect.x, top, rect.w, label if text else max(label, rect.bottom - top))
    if not text:
        room = Rect(rect.x, rect.y, rect.w, rect.h)
    painter.text(
        surface,
        room,
        title,
        u=sizes.LABEL,
        colour=colour,
        lines=1 if text else 2,
        valign="middle",
    )
    if text:
        under = Rect(rect.x, top + label, rect.w, small)
        painter.text(surface, under, text, u=sizes.CAPTION, colour=soft, lines=4, valign="top")
