"""One sentence beside the control under the pointer or with the focus."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.focus import Target
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import Widget

WIDEST = 300
"""Units a tooltip may be wide; large text gets more."""


class Tip:
    """When a sentence is shown: at once for the focus and for a control that said no, after
    `delay` seconds for the control under the pointer."""

    def __init__(self, delay: float) -> None:
        self._delay = delay
        self._rested = 0.0
        self._told: str | None = None

    def restart(self, told: str | None = None) -> None:
        """The pointer went elsewhere, or the control `told` must say at once why it cannot."""
        self._rested, self._told = 0.0, told

    def due(self, under: Widget | None) -> bool:
        """Whether a sentence will come if the pointer goes on resting."""
        sentence = under is not None and bool(under.hint or under.reason)
        return sentence and self._rested < self._delay

    def update(self, dt: float, under: Widget | None) -> bool:
        """Time passes; True when the sentence has just come."""
        if not self.due(under):
            return False
        self._rested += dt
        return self._rested >= self._delay

    def now(self, focused: Target | None, under: Widget | None) -> tuple[Rect, str] | None:
        """The control to explain and the sentence, if one is to be seen."""
        here: Target | Widget | None = focused
        if here is None and under is not None:
            ready = self._rested >= self._delay or under.id == self._told
            here = under if ready else None
        sentence = (here.reason or here.hint) if here is not None else ""
        return (here.rect, sentence) if here is not None and sentence else None


def draw_tooltip(surface: pygame.Surface, painter: Painter, near: Rect, string: str) -> Rect:
    """Draw `string` under `near`, or above it where there is no room. Returns where."""
    view = painter.view
    pad = view.px(10)
    widest = round(view.px(WIDEST) * max(1.0, view.text_scale))
    width = min(widest, painter.width(string, u=sizes.BODY) + 2)
    size = (width + 2 * pad, painter.height(string, width, u=sizes.BODY) + 2 * pad)
    screen = surface.get_rect().inflate(-view.px(8), -view.px(8))
    box = Rect((0, 0), size)
    box.midtop = (near.centerx, near.bottom + view.px(8))
    if box.bottom > screen.bottom:
        box.midbottom = (near.centerx, near.top - view.px(8))
    box.clamp_ip(screen)
    painter.shadow(surface, box, 10)
    painter.rounded(surface, box, "night", edge="brass", radius=8)
    painter.text(surface, box.inflate(-2 * pad, -2 * pad), string, colour="parchment", lines=12)
    return box
