"""A choice of a few words side by side; the chosen one is filled and ticked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from camelup_desktop.app.focus import Target
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import State, Widget


class Segmented(Widget):
    """Options as (value, label). `choose` is called with the value of a new choice."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        options: Sequence[tuple[object, str]],
        chosen: object,
        choose: Callable[[object], Change | None],
        *,
        label: str = "",
        u: float = sizes.BODY,
        hint: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(id, rect, hint=hint, reason=reason)
        self.options = tuple(options)
        self.chosen = chosen
        self.label = label
        self._choose = choose
        self._u = u
        self._needs: list[int] = []

    @property
    def index(self) -> int:
        """Place of the chosen option, -1 if none of them is chosen."""
        return next((i for i, (value, _) in enumerate(self.options) if value == self.chosen), -1)

    @property
    def target(self) -> Target:
        """One target; left and right change the choice, Enter takes the next one."""
        return Target(
            self.id, self.rect, self.activate, self.adjust, hint=self.hint, reason=self.reason
        )

    def activate(self) -> Change | None:
        """The next option, after the last one the first."""
        return self._take((self.index + 1) % len(self.options))

    def adjust(self, step: int) -> Change | None:
        """One option to the left or right; nothing happens at the ends."""
        index = self.index + step
        return self._take(index) if 0 <= index < len(self.options) else None

    def press(self, position: tuple[int, int]) -> Change | None:
        """Take the option under the pointer."""
        for index, box in enumerate(self._boxes()):
            if box.collidepoint(position):
                return self._take(index)
        return None

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """A paper strip with one box an option."""
        view = painter.view
        self._needs = [painter.width(label, u=self._u) for _, label in self.options]
        body = "parchment_dark" if self.reason else "paper"
        painter.rounded(surface, self.rect, body, edge="walnut")
        for index, box in enumerate(self._boxes()):
            chosen = index == self.index
            over = state.pointer is not None and box.collidepoint(state.pointer)
            if chosen or (over and not self.reason):
                inner = box.inflate(-view.px(5), -view.px(5))
                painter.rounded(surface, inner, "teal" if chosen else "cream", radius=7)
            self._option(surface, painter, box, self.options[index][1], chosen)

    def _option(
        self, surface: pygame.Surface, painter: Painter, box: Rect, label: str, chosen: bool
    ) -> None:
        view = painter.view
        colour = "cream" if chosen else "ink_soft" if self.reason else "ink"
        inside = box.inflate(-view.px(10), -view.px(6))
        tick = view.px(14)
        width = painter.width(label, u=self._u)
        if chosen and width + tick + view.px(4) <= inside.w:
            left = inside.centerx - (width + tick + view.px(4)) // 2
            mark = Rect(left, inside.centery - tick // 2, tick, tick)
            blit_icon(surface, painter.assets, "tick", mark, painter.theme.colour("gold"))
            inside = Rect(mark.right + view.px(4), inside.y, width + 2, inside.h)
        painter.text(surface, inside, label, u=self._u, colour=colour, align="centre", lines=2)

    def _boxes(self) -> list[Rect]:
        """The rectangles of the options: what their words need, and an equal share of the rest."""
        needs = self._needs or [1] * len(self.options)
        share = (self.rect.w - sum(needs)) / len(needs)
        edges = [self.rect.x]
        for index in range(len(needs)):
            edges.append(self.rect.x + round(sum(needs[: index + 1]) + share * (index + 1)))
        return [
            Rect(left, self.rect.y, right - left, self.rect.h) for left, right in pairwise(edges)
        ]

    def _take(self, index: int) -> Change | None:
        value = self.options[index][0]
        if self.reason or value == self.chosen:
            return None
        self.chosen = value
        return self._choose(value)
