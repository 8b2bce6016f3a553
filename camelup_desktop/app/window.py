"""The only pygame.Window: opening, full screen, flipping (stack.md 1.1, 1.6)."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import pygame

from camelup_desktop.app.view import Size

SMALLEST = (1024, 576)
"""Least window in pixels."""
NOT_SCREENS = ("offscreen", "dummy")
"""Video drivers that show nothing. SDL takes the first by itself where there is no display."""


class NoScreen(RuntimeError):
    """There is no display to open a window on. Says what to do."""


class Window:
    """A resizable window whose surface is drawn in device pixels."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window

    @classmethod
    def open(cls, title: str, size: Size, *, hidden: bool = False) -> Window:
        """Open a window of `size` pixels. `hidden` asks for a run without a display (tests,
        self-check). Raises NoScreen when nothing would be seen and nobody asked for that."""
        window = _attempt(title, size)
        driver = pygame.display.get_driver()
        if driver in NOT_SCREENS and not hidden:
            window.destroy()
            pygame.display.quit()
            raise NoScreen(
                f"No display was found (video driver: {driver}). "
                "Start the game from a desktop session."
            )
        window.minimum_size = SMALLEST
        return cls(window)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on, always of the window's present size."""
        return self._window.get_surface()

    @property
    def size(self) -> Size:
        """Pixels of the surface."""
        return self.surface.get_size()

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    _fullscreen = False

    def set_fullscreen(self, on: bool) -> None:
        """Borderless full screen on or off; the window's own size comes back."""
        if on == self._fullscreen:
            return
        if on:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
        self._fullscreen = on

    def set_icon(self, path: Path) -> None:
        """Show a picture in task bar and title, where the system does so."""
        if path.is_file():
            with contextlib.suppress(pygame.error):
                self._window.set_icon(pygame.image.load(path))

    def resize(self, size: Size) -> None:
        """Give the window another size (tests, settings)."""
        self._window.size = size

    def to_surface(self, position: tuple[float, float]) -> tuple[int, int]:
        """A mouse position in pixels of the surface; they differ on Retina screens."""
        across, down = self._window.size
        width, height = self.size
        return round(position[0] * width / across), round(position[1] * height / down)

    @property
    def scaled(self) -> bool:
        """Whether mouse positions need `to_surface`."""
        return self._window.size != self.size

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


def _attempt(title: str, size: Size) -> pygame.Window:
    """Software framebuffer on Linux; pure Wayland has none, so try again without."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        return _create(title, size)
    except pygame.error:
        pygame.display.quit()
        os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
    try:
        return _create(title, size)
    except pygame.error as error:
        raise NoScreen(f"No window could be opened: {error}.") from error


def _create(title: str, size: Size) -> pygame.Window:
    pygame.display.init()
    window = pygame.Window(title, size, resizable=True)
    window.get_surface()
    return window
