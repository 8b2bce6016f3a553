"""What all panels of the race table share: a cached picture, made again when its data changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.focus import Target
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.scene import Change
from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import Kind, draw_panel
from camelup_desktop.app.widgets.widget import Widget

MARGIN_UNITS = 18
"""Room around a panel for its shadow and for what slides out of it."""
FRAME_UNITS = 9
"""The walnut frame of a panel and a little air."""


class Spot(Widget):
    """A place that can be pointed at and pressed; the panel paints it."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        action: Callable[[], Change | None],
        *,
        hint: str = "",
        focusable: bool = True,
    ) -> None:
        super().__init__(id, rect, hint=hint)
        self.plain = hint
        """The hint as it is when the coach has nothing to say."""
        self._action = action
        self._focusable = focusable

    @property
    def target(self) -> Target | None:
        """A stop of the focus, unless only the pointer reaches it."""
        return super().target if self._focusable else None

    def activate(self) -> Change | None:
        """Do what the place is for."""
        return self._action()


class Panel:
    """One part of the table. Override `name`, `arrange`, `key` and `paint`.

    A panel is arranged and painted in pixels of its own picture, in which `box` is the panel
    itself; around it there is a margin.
    """

    name = ""
    """Id of its rectangle in the layout."""

    spots: tuple[Widget, ...] = ()

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.words = desk.words
        self._image: pygame.Surface | None = None
        self._arranged_for: Hashable = None
        self._painted: Hashable = None
        self.repaints = 0
        """How often the picture was made, for tests: never while nothing changes."""

    def place(
        self, painter: Painter, rects: Mapping[str, Rect], anchors: Anchors
    ) -> Sequence[Widget]:
        """Take a place in a window; returns the spots in it."""
        self.painter, self.anchors = painter, anchors
        self.rect = self.area(rects)
        self.margin = painter.view.px(MARGIN_UNITS)
        self.box = Rect(self.margin, self.margin, *self.rect.size)
        return self._arranged()

    def keep_up(self) -> Sequence[Widget]:
        """Lay out the inside anew if what it holds has changed; returns the spots as they are."""
        return self._arranged() if self._arranged_for != self.arrangement else self.spots

    def _arranged(self) -> Sequence[Widget]:
        self._image = None
        self._arranged_for = self.arrangement
        self.spots = tuple(self.arrange()) if self.present else ()
        return self.spots

    @property
    def present(self) -> bool:
        """Whether the panel has any room in this window."""
        return self.rect.w > 0 and self.rect.h > 0

    def area(self, rects: Mapping[str, Rect]) -> Rect:
        """Where the panel lies in the window."""
        return Rect(rects[self.name])

    # to override

    @property
    def arrangement(self) -> Hashable:
        """What the layout of the inside depends on besides the window."""
        return None

    def arrange(self) -> Sequence[Widget]:
        """Lay out the inside, place anchors, return the spots (in window pixels)."""
        return ()

    def key(self) -> Hashable:
        """Everything the picture depends on besides the layout."""
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel."""

    # for panels to use

    def px(self, units: float) -> int:
        """A length in pixels."""
        return self.painter.view.px(units)

    def outside(self, rect: Rect) -> Rect:
        """One of the panel's rectangles in window pixels."""
        return rect.move(self.rect.x - self.margin, self.rect.y - self.margin)

    def framed(self, surface: pygame.Surface, kind: Kind = "parchment") -> None:
        """The frame of the whole panel with its shadow."""
        draw_panel(surface, self.painter, self.box, kind)

    @property
    def inside(self) -> Rect:
        """The room within the frame."""
        return self.box.inflate(-2 * self.px(FRAME_UNITS), -2 * self.px(FRAME_UNITS))

    def hot(self, spot: str) -> bool:
        """Whether the pointer is on a spot."""
        return self.desk.hot == spot

    @property
    def pointer(self) -> tuple[str | None, str | None]:
        """Which of the panel's own spots is pointed at and which is pressed; part of most keys."""
        own = {spot.id for spot in self.spots}
        hot, held = self.desk.hot, self.desk.held
        return (hot if hot in own else None, held if held in own else None)

    @property
    def stale(self) -> bool:
        """Whether the picture is not what it should be."""
        return self.present and (self._image is None or self._painted != self.key())

    def draw(self, surface: pygame.Surface) -> None:
        """Blit the picture, made anew if anything it depends on has changed."""
        if not self.present:
            return
        self.keep_up()
        if self.stale:
            self._repaint()
        assert self._image is not None
        at = (self.rect.x - self.margin, self.rect.y - self.margin)
        surface.blit(self._image, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def forget(self) -> None:
        """Give back the picture; it is made anew if it should be drawn again."""
        self._image = None

    def _repaint(self) -> None:
        if self._image is None:
            size = (self.rect.w + 2 * self.margin, self.rect.h + 2 * self.margin)
            self._image = pygame.Surface(size, pygame.SRCALPHA)
        else:
            self._image.fill((0, 0, 0, 0))
        self._painted = self.key()
        self.paint(self._image)
        self.repaints += 1
