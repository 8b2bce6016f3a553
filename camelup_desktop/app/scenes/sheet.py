"""A sheet of parchment with text in columns, as long as it has to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change, Pop
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel, inside
from camelup_desktop.app.widgets.scroll import BAR_UNITS
from camelup_desktop.app.widgets.widget import Widget

MARGIN = 18
HEAD = 60
"""Units of the title row and of the button row."""
GAP = 7
TERM_SHARE = 0.38
"""Share of a column that terms take beside their texts."""
SCROLL_UNITS = 80


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph (no `term`), or a term with its text."""

    text: str
    term: str = ""
    heading: bool = False


class SheetScene(FormScene):
    """Override `columns` and `title`. `box` is the sheet in units."""

    opaque = False
    box = (100.0, 40.0, 1080.0, 640.0)
    large_box = (100.0, 40.0, 1080.0, 640.0)
    """The sheet with large text."""

    @property
    def title(self) -> str:
        """What stands at the top."""
        return ""

    def columns(self) -> Sequence[Sequence[Block]]:
        """The text; with large text the columns stand under each other."""
        return ()

    def buttons(self, row: Rect) -> Sequence[Widget]:
        """More buttons in the lower row, left of Close."""
        return ()

    @property
    def default(self) -> str | None:
        """Closing is what one does next."""
        return "close"

    def keys(self) -> Mapping[int, Action]:
        """Arrows and page keys scroll."""
        page = self.scroll.rect.h
        step = self.view.px(SCROLL_UNITS)
        moves = {
            pygame.K_UP: -step,
            pygame.K_DOWN: step,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.scroll.content,
            pygame.K_END: self.scroll.content,
        }
        if not self.scroll.needed:
            return {}
        return {key: partial(self._move, by) for key, by in moves.items()}

    def build(self, view: View) -> Sequence[Widget]:
        """Measure the text, place the window onto it and the buttons under it."""
        room = self._room()
        row = Rect(room.x, room.bottom - view.px(HEAD - 8), room.w, view.px(HEAD - 8))
        text = Rect(room.x, room.y + view.px(HEAD), room.w, 0)
        text.h = row.top - view.px(GAP) - text.top
        self.scroll.place(text, self._flow(None, text.inflate(-view.px(2 * BAR_UNITS), 0)))
        wide = min(row.w // 2, max(view.px(220), self.painter.width(self.t("ui.close"), u=18) * 3))
        close = Rect(row.right - wide, row.y, wide, row.h)
        rest = Rect(row.x, row.y, close.x - view.px(GAP) - row.x, row.h)
        button = Button("close", close, self.t("ui.close"), self.escape, key=self.t("key.esc"))
        return [*self.buttons(rest), button]

    def escape(self) -> Change | None:
        """Back to where one was."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """Sheet, title, and the part of the text that is in the window."""
        draw_panel(surface, self.painter, self._sheet)
        room = self._room()
        head = Rect(room.x, room.y, room.w, self.view.px(HEAD - 8))
        self.painter.text(surface, head, self.title, u=sizes.TITLE, role="title", colour="ink")
        area = self.scroll.rect.inflate(-self.view.px(2 * BAR_UNITS), 0)
        surface.set_clip(self.scroll.rect)
        self._flow(surface, area.move(0, -self.scroll.offset))
        surface.set_clip(None)

    @property
    def _sheet(self) -> Rect:
        return self.view.rect(self.large_box if self.view.big_text else self.box)

    def _room(self) -> Rect:
        frame = inside(self.painter, self._sheet)
        return frame.inflate(-self.view.px(2 * MARGIN), -self.view.px(MARGIN))

    def _move(self, by: int) -> None:
        self.scroll.offset = max(0, min(self.scroll.furthest, self.scroll.offset + by))
        self.rebuild()

    def _flow(self, surface: pygame.Surface | None, area: Rect) -> int:
        """Draw the columns from the top of `area` (or only measure); returns their height."""
        columns = self.columns()
        if self.view.big_text:
            columns = [[block for column in columns for block in column]]
        gap = self.view.px(3 * GAP)
        wide = (area.w - gap * (len(columns) - 1)) // max(1, len(columns))
        tallest = 0
        for number, column in enumerate(columns):
            y = 0
            for block in column:
                at = Rect(area.x + number * (wide + gap), area.y + y, wide, 0)
                y += draw_block(surface, self.painter, at, block, first=y == 0)
            tallest = max(tallest, y)
        return tallest


def draw_block(
    surface: pygame.Surface | None, painter: Painter, at: Rect, block: Block, first: bool
) -> int:
    """One block at the top of `at`, drawn if there is a surface; returns its height and gap."""
    view = painter.view
    gap = view.px(GAP)
    if block.heading:
        space = 0 if first else gap
        tall = painter.height(block.text, at.w, u=sizes.NUMBER, role="title")
        if surface is not None:
            box = Rect(at.x, at.y + space, at.w, tall)
            painter.text(
                surface, box, block.text, u=sizes.NUMBER, role="title", colour="teal", lines=2
            )
        return space + tall + gap // 2
    text_at = Rect(at)
    term_tall = 0
    if block.term:
        left = round(at.w * TERM_SHARE)
        term_box = Rect(at.x, at.y, left - gap, 0)
        term_tall = term_box.h = painter.height(block.term, term_box.w, u=sizes.BODY)
        text_at = Rect(at.x + left, at.y, at.w - left, 0)
        if surface is not None:
            painter.text(surface, term_box, block.term, colour="teal", lines=6, valign="top")
    text_at.h = painter.height(block.text, text_at.w, u=sizes.BODY)
    if surface is not None:
        painter.text(surface, text_at, block.text, colour="ink", lines=400, valign="top")
    return max(term_tall, text_at.h) + gap
