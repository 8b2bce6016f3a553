"""A line of text the player types, by pygame_gui."""

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


class TextEntry(Widget):
    """Text of at most `limit` characters. `done` gets it on Enter, Tab or a click away."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        gui: Gui,
        view: View,
        text: str,
        done: Callable[[str], Change | None],
        *,
        limit: int,
        hint: str = "",
    ) -> None:
        super().__init__(id, rect, hint=hint)
        self._done = done
        self._gui = gui
        self._manager = gui.manager(view)
        from pygame_gui.elements import UITextEntryLine

        self._line: Any = UITextEntryLine(rect, manager=self._manager, initial_text=text)
        self._line.set_text_length_limit(limit)

    @property
    def target(self) -> Target:
        """Typing target: letters go to the text, Enter is done."""
        return Target(
            self.id, self.rect, self.activate, hint=self.hint, typing=True, focused=self._focused
        )

    @property
    def text(self) -> str:
        """What stands in the line."""
        return str(self._line.get_text())

    def activate(self) -> Change | None:
        """Done: hand the text over."""
        return self._done(self.text.strip())

    def press(self, position: tuple[int, int]) -> Change | None:
        """A click only places the caret, which pygame_gui does."""
        return None

    def begin(self) -> None:
        """Put the caret behind the text and select all of it."""
        self._focused(True)
        self._line.select_range = [0, len(self.text)]
        self._line.edit_position = len(self.text)

    def _focused(self, has_focus: bool) -> None:
        self._manager.set_focus_set({self._line} if has_focus else None)

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """pygame_gui draws the line."""
