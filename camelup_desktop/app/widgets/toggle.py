"""A switch with a word for its state, so that colour never stands alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from camelup_desktop.app.focus import Target
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import State, Widget

SWITCH = (52, 28)
"""Size of the switch in units."""


class Toggle(Widget):
    """On or off. `choose` is called with the new state."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        on: bool,
        choose: Callable[[bool], Change | None],
        *,
        hint: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(id, rect, hint=hint, reason=reason)
        self.on = on
        self._choose = choose

    @property
    def target(self) -> Target:
        """Left is off, right is on, Enter is the other one."""
        return Target(
            self.id, self.rect, self.activate, self._adjust, hint=self.hint, reason=self.reason
        )

    def activate(self) -> Change | None:
        """The other state."""
        if self.reason:
            return None
        self.on = not self.on
        return self._choose(self.on)

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """A brass knob in an enamel groove, with "on" or "off" beside it."""
        view, theme = painter.view, painter.theme
        groove = Rect(0, 0, view.px(SWITCH[0]), view.px(SWITCH[1]))
        groove.midright = (self.rect.right - view.px(4), self.rect.centery)
        radius = groove.h // 2
        painter.rounded(
            surface, groove, "teal" if self.on else "ink_soft", edge="walnut", radius=SWITCH[1] / 2
        )
        middle = groove.right - radius if self.on else groove.x + radius
        knob = Rect(0, 0, groove.h - view.px(6), groove.h - view.px(6))
        knob.center = (middle, groove.centery)
        over = state.pointer is not None and not self.reason
        brass = theme.colour("gold" if over else "brass")
        painter.rounded(surface, knob, brass, edge="walnut", width=1, radius=SWITCH[1] / 2)
        words = Rect(self.rect.x, self.rect.y, groove.x - view.px(8) - self.rect.x, self.rect.h)
        painter.text(
            surface,
            words,
            painter.strings.t("ui.on" if self.on else "ui.off"),
            colour="ink",
            align="right",
        )

    def _adjust(self, step: int) -> Change | None:
        return self.activate() if (step > 0) != self.on else None
