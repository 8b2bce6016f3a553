"""What every control has: a place, a sentence about itself, a way to be pressed and drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.focus import Target
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets.painter import Painter


@dataclass(frozen=True, slots=True)
class State:
    """How a control is being touched. `pointer` is where the mouse is on it, or None."""

    pointer: tuple[int, int] | None = None
    pressed: bool = False
    focused: bool = False


IDLE = State()


class Widget:
    """A control in pixels. `reason` says why it cannot be used now; then pressing only tells."""

    def __init__(self, id: str, rect: Rect, *, hint: str = "", reason: str = "") -> None:
        self.id = id
        self.rect = Rect(rect)
        self.hint = hint
        self.reason = reason
        self.clip: Rect | None = None
        """Where it can be seen at all, for controls inside something that scrolls."""

    @property
    def target(self) -> Target | None:
        """The control as something that can have the focus, or None."""
        return Target(self.id, self.rect, self.activate, hint=self.hint, reason=self.reason)

    def activate(self) -> Change | None:
        """Enter or Space on the control."""
        return None

    def press(self, position: tuple[int, int]) -> Change | None:
        """A click at `position`; by default the same as `activate`."""
        return self.activate()

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Paint the control."""
