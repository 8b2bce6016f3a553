"""A window onto something taller: wheel, dragged bar, and following the focus."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.widgets.painter import Painter

BAR_UNITS = 14
WHEEL_UNITS = 60


class Scroll:
    """`rect` is the window in pixels, `content` the height of what is in it, `offset` how far down
    it is scrolled. The owner draws the content `offset` higher and clips it to `rect`."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.content = 0
        self.offset = 0
        self._grabbed: int | None = None

    def place(self, rect: Rect, content: int) -> None:
        """Set window and height; the offset stays where it can."""
        self.rect = Rect(rect)
        self.content = content
        self.offset = max(0, min(self.offset, self.furthest))

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.h)

    @property
    def needed(self) -> bool:
        """Whether the content is taller than the window."""
        return self.furthest > 0

    def show(self, rect: Rect) -> bool:
        """Scroll as little as needed to see `rect` (in window coordinates). True if it moved."""
        before = self.offset
        if rect.top < self.rect.top:
            self.offset -= self.rect.top - rect.top
        elif rect.bottom > self.rect.bottom:
            self.offset += min(rect.bottom - self.rect.bottom, rect.top - self.rect.top)
        self.offset = max(0, min(self.offset, self.furthest))
        return self.offset != before

    def handle(self, event: pygame.Event, painter: Painter, pointer: tuple[int, int]) -> bool:
        """Wheel over the window, or a drag of the bar. True if it scrolled."""
        before = self.offset
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(pointer):
            self.offset -= round(event.precise_y * painter.view.px(WHEEL_UNITS))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.needed:
            thumb = self._thumb(painter)
            if self.bar(painter).collidepoint(event.pos):
                inside = thumb.collidepoint(event.pos)
                self._grabbed = event.pos[1] - thumb.y if inside else thumb.h // 2
                self._follow(event.pos[1], painter)
        elif event.type == pygame.MOUSEMOTION and self._grabbed is not None:
            self._follow(event.pos[1], painter)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._grabbed = None
        self.offset = max(0, min(self.offset, self.furthest))
        return self.offset != before

    def bar(self, painter: Painter) -> Rect:
        """The groove at the right edge of the window."""
        wide = painter.view.px(BAR_UNITS)
        return Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    def draw(self, surface: pygame.Surface, painter: Painter) -> None:
        """The bar, where one is needed."""
        if not self.needed:
            return
        painter.rounded(surface, self.bar(painter), "parchment_dark", radius=BAR_UNITS / 2)
        thumb = self._thumb(painter).inflate(-painter.view.px(4), 0)
        painter.rounded(surface, thumb, "brass", edge="walnut", width=1, radius=BAR_UNITS / 2)

    def _thumb(self, painter: Painter) -> Rect:
        bar = self.bar(painter)
        tall = max(painter.view.px(36), round(bar.h * bar.h / max(1, self.content)))
        way = bar.h - tall
        top = bar.y + (round(way * self.offset / self.furthest) if self.furthest else 0)
        return Rect(bar.x, top, bar.w, tall)

    def _follow(self, y: int, painter: Painter) -> None:
        bar, thumb = self.bar(painter), self._thumb(painter)
        way = max(1, bar.h - thumb.h)
        self.offset = round((y - (self._grabbed or 0) - bar.y) / way * self.furthest)
