"""The list a drop-down opens: choices beside their field, by mouse or by arrows."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change, Pop
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.dropdown import Choice, Dropdown
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.app.widgets.widget import State, Widget

ROW_UNITS = 44
PERSON_UNITS = 52
NOTE_UNITS = 22
GAP_UNITS = 6


class MenuScene(FormScene):
    """Pops with the Choice that was taken, or with None."""

    opaque = False
    dimmed = 0.72

    def __init__(self, services: Services, field: Dropdown) -> None:
        super().__init__(services)
        self._field = field
        self._box = Rect(field.rect)

    @property
    def default(self) -> str | None:
        """The choice of now."""
        return f"choice.{self._index}"

    @property
    def _index(self) -> int:
        values = [choice.value for choice in self._field.choices]
        return values.index(self._field.chosen) if self._field.chosen in values else 0

    def build(self, view: View) -> Sequence[Widget]:
        """One row a choice, under the field or over it, two columns when one is too tall."""
        choices = self._field.choices
        person = any(choice.person for choice in choices)
        row = view.px(PERSON_UNITS if person else ROW_UNITS)
        row = max(row, round(view.font(sizes.BODY) * 1.7))
        if any(choice.note for choice in choices):
            row += round(view.px(NOTE_UNITS) * view.text_scale)
        gap = view.px(GAP_UNITS)
        columns = 2 if len(choices) > 6 else 1
        down = -(-len(choices) // columns)
        wide = max(self._field.rect.w, max(self._wanted(choice, row) for choice in choices))
        screen = Rect((0, 0), view.size).inflate(-view.px(16), -view.px(16))
        wide = min(wide, (screen.w - gap * (columns + 1)) // columns)
        self._box = Rect(0, 0, columns * wide + gap * (columns + 1), down * (row + gap) + gap)
        self._box.topleft = (self._field.rect.x, self._field.rect.bottom + gap)
        if self._box.bottom > screen.bottom:
            self._box.bottom = max(self._box.h, self._field.rect.top - gap)
        self._box.clamp_ip(screen)
        return [
            _Row(
                f"choice.{place}",
                Rect(
                    self._box.x + gap + (place // down) * (wide + gap),
                    self._box.y + gap + (place % down) * (row + gap),
                    wide,
                    row,
                ),
                choice,
                place == self._index,
            )
            for place, choice in enumerate(choices)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """A sheet of parchment under the rows."""
        self.painter.shadow(surface, self._box)
        self.painter.rounded(surface, self._box, "parchment", edge="walnut", width=3, radius=10)

    def handle(self, event: pygame.Event) -> Change | None:
        """A click beside the menu closes it."""
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and not self._box.collidepoint(event.pos)
        ):
            return Pop()
        return super().handle(event)

    def _wanted(self, choice: Choice, row: int) -> int:
        view = self.view
        words = max(
            self.painter.width(choice.label, u=sizes.BODY),
            min(view.px(320), self.painter.width(choice.note, u=sizes.CAPTION)),
        )
        return words + view.px(56) + (row if choice.person else 0)


class _Row(Widget):
    """One choice; the chosen one has a tick."""

    def __init__(self, id: str, rect: Rect, choice: Choice, chosen: bool) -> None:
        super().__init__(id, rect, reason=choice.reason)
        self._choice = choice
        self._chosen = chosen

    def activate(self) -> Change | None:
        """Take it."""
        return Pop(self._choice)

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Portrait, words, note, tick."""
        view = painter.view
        over = state.pointer is not None and not self.reason
        if over or self._chosen:
            fill = "gold" if over else "parchment_dark"
            painter.rounded(surface, self.rect, fill, radius=7)
        room = self.rect.inflate(-view.px(16), -view.px(4))
        colour = "ink_soft" if self.reason else "ink"
        if self._choice.person:
            face = Rect(room.x, room.y, room.h, room.h)
            draw_portrait(surface, painter, face, self._choice.person)
            room = Rect(
                face.right + view.px(10), room.y, room.right - face.right - view.px(10), room.h
            )
        if self._chosen:
            side = view.px(16)
            mark = Rect(room.right - side, room.centery - side // 2, side, side)
            blit_icon(surface, painter.assets, "tick", mark, painter.theme.colour("teal"))
        room.w -= view.px(24)
        if self._choice.note:
            half = round(room.h * 0.5)
            top = Rect(room.x, room.y, room.w, half)
            painter.text(surface, top, self._choice.label, colour=colour)
            under = Rect(room.x, room.y + half, room.w, room.h - half)
            painter.text(
                surface, under, self._choice.note, u=sizes.CAPTION, colour="ink_soft", lines=2
            )
        else:
            painter.text(surface, room, self._choice.label, colour=colour)
