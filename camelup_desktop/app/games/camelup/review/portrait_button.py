"""A person to choose by the portrait."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.app.widgets.widget import State, Widget


class PortraitButton(Widget):
    """A person to choose; the chosen one stands on gold."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        character: str,
        action: Callable[[], Change | None],
        *,
        chosen: bool,
        hint: str,
    ) -> None:
        super().__init__(id, rect, hint=hint)
        self.chosen = chosen
        self._character, self._action = character, action

    def activate(self) -> Change | None:
        """Choose the person."""
        return self._action()

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Paper and portrait."""
        fill = "gold" if self.chosen else "cream" if state.pointer is not None else "paper"
        painter.rounded(surface, self.rect, fill, edge="walnut")
        inner = self.rect.inflate(-painter.view.px(6), -painter.view.px(6))
        draw_portrait(surface, painter, inner, self._character)
