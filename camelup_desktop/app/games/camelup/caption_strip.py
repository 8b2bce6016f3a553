"""Sound captions on the table: what was just heard, in a solid box, to be read."""

from __future__ import annotations

import pygame
from pygame import Rect

from camelup_desktop.app.audio import Caption
from camelup_desktop.app.games.camelup.captions import captioned
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.services import Services
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter

HEIGHT, MARGIN, ABOVE = 30, 12, 52
"""Of the box, beside its words, and from the bottom of the board, in units."""


class CaptionStrip:
    """The last caption, for a few seconds. Shown only if the setting asks for captions."""

    def __init__(self, services: Services, words: Words) -> None:
        self._services, self._words = services, words
        self._text = ""
        self._left = 0.0
        self.close = services.audio.listen(self._hear)

    @property
    def showing(self) -> bool:
        """Whether a caption is to be seen."""
        return self._left > 0

    def _hear(self, caption: Caption) -> None:
        if self._services.settings.current.captions:
            self._text = captioned(self._words, caption)
            self._left = self._services.theme.seconds("ui.caption")

    def update(self, dt: float) -> bool:
        """Let the caption grow old; True when it is to be drawn or has just gone."""
        if not self.showing:
            return False
        self._left -= dt
        return True

    def draw(self, surface: pygame.Surface, painter: Painter, board: Rect) -> None:
        """Draw the caption over the lower part of the board (a rectangle in pixels)."""
        if not self.showing:
            return
        view = painter.view
        most = board.w - view.px(4 * MARGIN)
        wide = painter.width(self._text, u=sizes.BODY) + view.px(2 * MARGIN)
        box = Rect(0, 0, min(most, wide), max(view.px(HEIGHT), round(view.font(sizes.BODY) * 1.7)))
        box.midbottom = (board.centerx, board.bottom - view.px(ABOVE))
        pygame.draw.rect(surface, painter.theme.colour("night"), box, border_radius=view.px(6))
        room = box.inflate(-view.px(2 * MARGIN) + 2, 0)
        painter.text(surface, room, self._text, u=sizes.BODY, colour="parchment", align="centre")
