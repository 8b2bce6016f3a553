"""A field that shows one choice of several and opens a menu with all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.focus import Target
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.app.widgets.widget import State, Widget


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu. `person` is a character whose portrait stands before the words;
    `note` is a smaller sentence under them; `reason` says why it cannot be taken; `short` is what
    the narrow field says once it is chosen."""

    value: object
    label: str
    person: str = ""
    note: str = ""
    reason: str = ""
    short: str = ""


class Dropdown(Widget):
    """Shows the chosen label. `open_menu` is called with the field's rectangle and its choices;
    left and right take the neighbouring choice without opening anything. With `portrait` only the
    chosen person's picture is shown."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        choices: Sequence[Choice],
        chosen: object,
        choose: Callable[[object], Change | None],
        open_menu: Callable[[Dropdown], Change | None],
        *,
        u: float = sizes.BODY,
        hint: str = "",
        reason: str = "",
        portrait: bool = False,
    ) -> None:
        super().__init__(id, rect, hint=hint, reason=reason)
        self.choices = tuple(choices)
        self.chosen = chosen
        self.choose = choose
        self._open_menu = open_menu
        self._u = u
        self._portrait = portrait

    @property
    def target(self) -> Target:
        """Enter opens the menu, left and right change the choice."""
        return Target(
            self.id, self.rect, self.activate, self._adjust, hint=self.hint, reason=self.reason
        )

    def activate(self) -> Change | None:
        """Open the menu."""
        return None if self.reason else self._open_menu(self)

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """A paper field with the chosen words and a chevron."""
        view = painter.view
        over = state.pointer is not None and not self.reason
        fill = "parchment_dark" if self.reason else "cream" if over else "paper"
        painter.rounded(surface, self.rect, fill, edge="walnut")
        chosen = next((choice for choice in self.choices if choice.value == self.chosen), None)
        inside = self.rect.inflate(-view.px(14), -view.px(4))
        mark = view.px(14)
        if self._portrait and chosen is not None:
            face = self.rect.inflate(-view.px(4), -view.px(4))
            draw_portrait(surface, painter, face, chosen.person)
            return
        tip = Rect(inside.right - mark, inside.centery - mark // 2, mark, mark)
        blit_icon(surface, painter.assets, "chevron_down", tip, painter.theme.colour("ink_soft"))
        inside.w -= mark + view.px(4)
        if chosen is not None:
            words = chosen.short or chosen.label
            painter.text(surface, inside, words, u=self._u, lines=2)

    def _adjust(self, step: int) -> Change | None:
        """The next choice in a direction that can be taken."""
        if self.reason:
            return None
        values = [choice.value for choice in self.choices]
        index = values.index(self.chosen) if self.chosen in values else 0
        index += step
        while 0 <= index < len(values):
            if not self.choices[index].reason:
                self.chosen = values[index]
                return self.choose(values[index])
            index += step
        return None
