"""A value from 0 to 100 on a line, by pygame_gui."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect

from camelup_desktop.app.focus import Target
from camelup_desktop.app.scene import Change
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.gui import Gui
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import State, Widget

STEP = 5
FULL = 100
NUMBER_SHARE = 0.26
"""Share of the control that its number takes."""


class Slider(Widget):
    """Whole per cent. `choose` is called with each new value."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        gui: Gui,
        view: View,
        value: int,
        choose: Callable[[int], Change | None],
        *,
        hint: str = "",
    ) -> None:
        super().__init__(id, rect, hint=hint)
        self.value = value
        self._choose = choose
        from pygame_gui.elements import UIHorizontalSlider

        self._number = Rect(rect.x, rect.y, round(rect.w * NUMBER_SHARE), rect.h)
        bar = Rect(self._number.right, rect.y, rect.w - self._number.w, rect.h)
        self._bar: Any = UIHorizontalSlider(
            bar, value, (0, FULL), manager=gui.manager(view), click_increment=STEP
        )

    @property
    def target(self) -> Target:
        """Left and right take a step."""
        return Target(self.id, self.rect, self.activate, self._adjust, hint=self.hint)

    def press(self, position: tuple[int, int]) -> Change | None:
        """pygame_gui moves the knob by itself."""
        return None

    def moved(self, event: pygame.Event) -> Change | None:
        """Take over a value that the mouse has set."""
        from pygame_gui import UI_HORIZONTAL_SLIDER_MOVED

        if event.type != UI_HORIZONTAL_SLIDER_MOVED or event.ui_element is not self._bar:
            return None
        return self._take(round(event.value))

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """The number; pygame_gui draws the slider beside it."""
        words = painter.strings.t("ui.per_cent", n=self.value)
        room = self._number.inflate(-painter.view.px(16), 0)
        painter.text(surface, room, words, align="right")

    def _adjust(self, step: int) -> Change | None:
        value = max(0, min(FULL, self.value + step * STEP))
        self._bar.set_current_value(value)
        return self._take(value)

    def _take(self, value: int) -> Change | None:
        if value == self.value:
            return None
        self.value = value
        return self._choose(value)
