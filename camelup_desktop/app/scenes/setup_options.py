"""The table options of the set-up screen: money, privacy, take-backs, pace, seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change
from camelup_desktop.app.table_setup import LONGEST_SEED
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.entry import TextEntry
from camelup_desktop.app.widgets.gui import Gui
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel, draw_rule, inside
from camelup_desktop.app.widgets.segmented import Segmented
from camelup_desktop.app.widgets.widget import Widget

HEAD = 34
CONTROL = 42
LABEL_SHARE = 0.25
SEED = "seed"


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One option: values with their words, the one chosen, the sentence about it."""

    name: str
    label: str
    values: Sequence[tuple[object, str]]
    chosen: object
    note: str


@dataclass(frozen=True, slots=True)
class OptionActions:
    """What the rows do."""

    choose: Callable[[str, object], Change | None]
    edit_seed: Callable[[], Change | None]
    seed: Callable[[str], Change | None]


class OptionsPanel:
    """Rows of equal height under a heading; the seed is the last one."""

    def __init__(self, painter: Painter, gui: Gui, rect: Rect, rows: Sequence[OptionRow]) -> None:
        self._painter, self._gui, self._rect, self._rows = painter, gui, rect, rows
        view = painter.view
        self._room = inside(painter, rect).inflate(-view.px(12), 0)
        self._head = max(view.px(HEAD), round(view.font(sizes.NUMBER) * 1.35))
        self._tall = (self._room.h - self._head) // (len(rows) + 1)
        self._control = max(view.px(CONTROL), min(round(view.font(sizes.BODY) * 1.9), self._tall))

    def widgets(self, actions: OptionActions, seed: str, editing: bool) -> list[Widget]:
        """One control a row."""
        found: list[Widget] = [
            Segmented(
                row.name,
                self._control_rect(place),
                row.values,
                row.chosen,
                self._chooser(row.name, actions),
                hint=row.note,
            )
            for place, row in enumerate(self._rows)
        ]
        at = self._control_rect(len(self._rows))
        t = self._painter.strings.t
        if editing:
            view = self._painter.view
            found.append(
                TextEntry(SEED, at, self._gui, view, seed, actions.seed, limit=LONGEST_SEED)
            )
        else:
            found.append(
                Button(
                    SEED, at, seed or t("setup.seed_random"), actions.edit_seed, kind="paper",
                    icon="edit", u=sizes.BODY, hint=t("setup.hint_seed"),
                )
            )  # fmt: skip
        return found

    def paint(self, surface: pygame.Surface) -> None:
        """Sheet, heading, the words of each row."""
        painter = self._painter
        t = painter.strings.t
        draw_panel(surface, painter, self._rect)
        head = Rect(self._room.x, self._room.y, self._room.w, self._head)
        painter.text(
            surface, head, t("setup.options"), u=sizes.NUMBER, role="title", colour="ink",
            valign="top",
        )  # fmt: skip
        for place, row in enumerate(self._rows):
            self._words(surface, place, row.label, row.note)
        self._words(surface, len(self._rows), t("setup.seed"), t("setup.seed_note"))

    def _words(self, surface: pygame.Surface, place: int, label: str, note: str) -> None:
        painter, view = self._painter, self._painter.view
        row = self._row(place)
        draw_rule(surface, painter, row.x, row.y, row.w)
        control = self._control_rect(place)
        left = Rect(row.x, control.y, control.x - view.px(8) - row.x, control.h)
        painter.text(surface, left, label, u=sizes.LABEL, lines=2)
        under = Rect(row.x, control.bottom, row.w, row.bottom - control.bottom)
        lines = 2 if under.h > view.font(sizes.CAPTION) * 2.4 else 1
        if painter.holds(under, note, lines):
            painter.text(surface, under, note, u=sizes.CAPTION, colour="ink_soft", lines=lines)

    def _row(self, place: int) -> Rect:
        y = self._room.y + self._head + place * self._tall
        return Rect(self._room.x, y, self._room.w, self._tall)

    def _control_rect(self, place: int) -> Rect:
        row = self._row(place)
        left = round(row.w * (LABEL_SHARE if not self._painter.view.big_text else 0.30))
        top = row.y + self._painter.view.px(5)
        return Rect(row.x + left, top, row.w - left, min(self._control, row.bottom - top))

    @staticmethod
    def _chooser(name: str, actions: OptionActions) -> Callable[[object], Change | None]:
        return lambda value: actions.choose(name, value)
