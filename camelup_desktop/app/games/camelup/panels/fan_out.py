"""The fan-out card: who stands on a space, from the top of the stack down, with names and ranks."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter

WIDE, LINE = 196, 28


class FanOut:
    """A card beside a space; `space` None shows nothing."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.space: int | None = None
        self.pinned = False
        """Whether it stays until it is asked to go."""

    @property
    def key(self) -> Hashable:
        """What it shows."""
        return self.space, self.pinned

    def toggle(self, space: int | None) -> None:
        """Show a space until told otherwise; the same space again, or none, closes the card."""
        if space is None or (self.pinned and space == self.space):
            self.space, self.pinned = None, False
        else:
            self.space, self.pinned = space, True

    def hover(self, space: int | None) -> None:
        """The pointer rests on a space: show it if there is an order to see."""
        if not self.pinned:
            tall = space is not None and len(self._desk.shown.stacks.get(space, ())) > 1
            self.space = space if tall else None

    def draw(self, surface: pygame.Surface, painter: Painter, near: Rect) -> None:
        """The card, on the side of `near` where there is room."""
        if self.space is None:
            return
        desk, view = self._desk, painter.view
        stack = desk.shown.stacks.get(self.space, ())
        scale = view.text_scale
        line = round(view.px(LINE) * scale)
        pad = view.px(10)
        box = Rect(0, 0, round(view.px(WIDE) * scale), 2 * pad + line * (len(stack) + 1))
        box.midleft = (near.right + view.px(12), near.centery)
        screen = surface.get_rect()
        if box.right > screen.right - pad:
            box.midright = (near.left - view.px(12), near.centery)
        box.clamp_ip(screen.inflate(-pad, -pad))
        painter.shadow(surface, box, 8)
        painter.rounded(surface, box, "parchment", edge="walnut", width=3, radius=10)
        room = box.inflate(-2 * pad, -2 * pad)
        title = desk.words.t("race.space", space=self.space)
        if not stack:
            title = desk.words.t("race.space_empty", space=self.space)
        painter.text(surface, Rect(room.x, room.y, room.w, line), title, u=sizes.BODY, role="title")
        for place, camel in enumerate(reversed(stack), start=1):
            row = Rect(room.x, room.y + place * line, room.w, line)
            badge = Rect(row.x, row.y + 1, line - 2, line - 2)
            painter.picture(surface, f"chip_{camel.value}", badge)
            rank = desk.words.place(desk.place(camel))
            painter.text(surface, row, rank, u=sizes.CAPTION, colour="ink_soft", align="right")
            name = Rect(badge.right + view.px(6), row.y, row.w - badge.w - view.px(44), line)
            painter.text(surface, name, desk.words.camel(camel), u=sizes.BODY)
