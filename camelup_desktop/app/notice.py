"""One short sentence over whatever is shown: sound off, screenshot saved, saving failed."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter

WIDEST = 720
MARGIN = 20


class Notice:
    """The sentence and how much longer it stays, in seconds."""

    def __init__(self) -> None:
        self._text = ""
        self._left = 0.0

    @property
    def shown(self) -> bool:
        """Whether there is something to read."""
        return self._left > 0

    def show(self, text: str, seconds: float) -> None:
        """Show a sentence for some seconds, in place of the one before."""
        self._text, self._left = text, seconds

    def hide(self) -> None:
        """Take the sentence away at once."""
        self._left = 0.0

    def update(self, dt: float) -> bool:
        """Time passes; True when the sentence has just gone."""
        if not self.shown:
            return False
        self._left -= dt
        return not self.shown

    def draw(self, surface: pygame.Surface, painter: Painter) -> None:
        """A dark plate at the lower edge, above everything."""
        if not self.shown:
            return
        view = painter.view
        pad = view.px(14)
        most = min(surface.get_width() - 4 * pad, round(view.px(WIDEST) * view.text_scale))
        width = min(most, painter.width(self._text, u=sizes.LABEL) + 2)
        tall = painter.height(self._text, width, u=sizes.LABEL)
        box = Rect(0, 0, width + 2 * pad, tall + 2 * pad)
        box.midbottom = (surface.get_width() // 2, surface.get_height() - view.px(MARGIN))
        painter.rounded(surface, box, "night", edge="brass", width=2, radius=10)
        inside = box.inflate(-2 * pad, -2 * pad)
        painter.text(
            surface, inside, self._text, u=sizes.LABEL, colour="parchment", align="centre", lines=4
        )
