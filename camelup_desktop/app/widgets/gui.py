"""The pygame_gui side of a form: one manager a scene, themed with the window's own sizes.

pygame_gui is imported on first use only: it costs more than everything else at the start.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pygame

from camelup_desktop.app.assets import FONT_FILES
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes

FONT_NAME = "table"
UNIT_KEYS = ("border_width", "shadow_width", "sliding_button_width", "shape_corner_radius")
"""Entries of ui.json that are lengths in units; they become pixels of the window."""


class Gui:
    """Elements of one scene. `folder` is the assets folder."""

    def __init__(self, folder: Path, theme: Theme) -> None:
        self._folder = folder
        self._theme = theme
        self._manager: Any = None
        self._view: View | None = None

    @property
    def used(self) -> bool:
        """Whether there are elements to update and draw."""
        return self._manager is not None and bool(self._manager.get_root_container().elements)

    def begin(self, view: View) -> None:
        """Forget all elements before a layout; another view also means another theme."""
        if self._manager is None:
            return
        if view != self._view:
            self._manager = None
        else:
            self._manager.clear_and_reset()

    def manager(self, view: View) -> Any:
        """The scene's UIManager."""
        if self._manager is None:
            self._manager = _create(view, self._look(view), self._folder)
            self._view = view
        return self._manager

    def handle(self, event: pygame.Event) -> bool:
        """Pass an event on. True if an element used it."""
        return bool(self._manager.process_events(event)) if self.used else False

    def update(self, dt: float) -> None:
        """Let carets blink and sliders slide."""
        if self.used:
            with contextlib.suppress(pygame.error):  # cursors do not exist without a display
                self._manager.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint all elements."""
        if self.used:
            self._manager.draw_ui(surface)

    def _look(self, view: View) -> dict[str, Any]:
        """ui.json with colours from the theme and lengths in pixels."""
        path = self._folder / "themes" / "desert" / "ui.json"
        look: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        for block in look.values():
            block["font"] = {"name": FONT_NAME, "size": str(view.font(sizes.BODY))}
            block["colours"] = {
                key: _hex(self._theme.colour(name))
                for key, name in block.get("colours", {}).items()
            }
            for key, value in block.get("misc", {}).items():
                if key in UNIT_KEYS:
                    block["misc"][key] = str(max(0, view.px(float(value))))
        return look


def _create(view: View, look: dict[str, Any], folder: Path) -> Any:
    import i18n
    import pygame_gui

    before = list(i18n.load_path)
    manager = pygame_gui.UIManager(view.size, None, enable_live_theme_updates=False)
    if before:
        i18n.load_path[:] = before  # each manager adds the same folder once more
    manager.add_font_paths(FONT_NAME, str(folder / "fonts" / FONT_FILES["text"]))
    manager.get_theme().load_theme(look)
    return manager


def _hex(colour: pygame.Color) -> str:
    return f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}{colour.a:02X}"
