"""The seats panel of the set-up screen: one row a seat, laid out by what its words need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change
from camelup_desktop.app.scenes.seat_rows import CLOSED, Row, SeatRows
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import LEVELS, LONGEST_NAME, TEMPERS
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.dropdown import Choice, Dropdown
from camelup_desktop.app.widgets.entry import TextEntry
from camelup_desktop.app.widgets.gui import Gui
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel, draw_rule, inside
from camelup_desktop.app.widgets.widget import Widget

HEAD, HIGHEST_HEAD = 34, 46
NUMBER, STEP = 26, 44
"""Units of the seat's number and of the small square buttons."""
GAP = 6
PENCIL = 60
"""Units beside a name that has a pencil before it; a longer one does without."""
FIELD_EXTRA = 38
"""Units a drop-down is wider than its longest word."""
WIDEST_LEVEL, WIDEST_TEMPER = 126, 128
"""Units of the fields for level and temper: their words give way before the name does."""
WANDERER = "random"
"""The level that has no temper: it likes nothing."""
TYPES = ("human", "ai", CLOSED)


@dataclass(frozen=True, slots=True)
class SeatActions:
    """What the rows do, by the uid of their row."""

    kind: Callable[[int, str], Change | None]
    character: Callable[[int, str], Change | None]
    level: Callable[[int, str], Change | None]
    temper: Callable[[int, str], Change | None]
    edit: Callable[[int], Change | None]
    name: Callable[[int, str], Change | None]
    random_name: Callable[[int], Change | None]
    move: Callable[[int, int], Change | None]
    menu: Callable[[Dropdown], Change | None]


class SeatsPanel:
    """Makes the controls of the rows and paints what lies under them."""

    def __init__(self, painter: Painter, gui: Gui, rect: Rect, rows: SeatRows) -> None:
        self._painter, self._gui, self._rect, self._rows = painter, gui, rect, rows
        self._room = inside(painter, rect).inflate(-painter.view.px(8), 0)
        view = painter.view
        head = max(view.px(HEAD), round(view.font(sizes.NUMBER) * 1.35))
        head = min(head, view.px(HIGHEST_HEAD))
        self._head = Rect(self._room.x, self._room.y, self._room.w, head)
        self._tall = (self._room.h - head) // max(1, len(rows.rows))
        self._gap = view.px(GAP)
        self._air = min(self._gap, max(view.px(2), self._tall - view.px(40)))

    @property
    def _strings(self) -> Strings:
        return self._painter.strings

    def row_rect(self, place: int) -> Rect:
        """The strip of one row."""
        y = self._head.bottom + place * self._tall
        return Rect(self._room.x, y, self._room.w, self._tall)

    def widgets(self, actions: SeatActions, editing: int | None) -> list[Widget]:
        """All controls, row by row. `editing` is the uid of the row whose name is being typed."""
        found: list[Widget] = []
        for place, row in enumerate(self._rows.rows):
            found += self._row(place, row, actions, editing == row.uid)
        return found

    def paint(self, surface: pygame.Surface, least: int, most: int) -> None:
        """Sheet, heading, numbers of seats, lines between the rows."""
        painter, view = self._painter, self._painter.view
        draw_panel(surface, painter, self._rect)
        t = self._strings.t
        title = t("setup.seats")
        u = sizes.LABEL if view.big_text else sizes.NUMBER
        painter.text(surface, self._head, title, u=u, role="title", colour="ink", valign="top")
        used = painter.width(title, u=u, role="title") + view.px(14)
        rest = Rect(
            self._head.x + used, self._head.y, self._head.w - used, self._head.h - view.px(4)
        )
        note = t("setup.seats_note", least=least, most=most)
        painter.text(surface, rest, note, u=sizes.CAPTION, colour="ink_soft", align="right")
        for place, row in enumerate(self._rows.rows):
            strip = self.row_rect(place)
            draw_rule(surface, painter, strip.x, strip.y, strip.w)
            number = Rect(strip.x, strip.y, view.px(NUMBER), strip.h)
            painter.text(
                surface,
                number,
                str(place + 1),
                u=sizes.LABEL,
                role="title",
                colour="ink" if row.open else "ink_soft",
                align="centre",
            )
            if not row.open:
                words = Rect(strip.x, strip.y, strip.w, strip.h)
                words.x += view.px(NUMBER + STEP) + 4 * self._gap + self._kind_width()
                words.w = strip.right - words.x
                text = t("setup.closed_note")
                painter.text(surface, words, text, u=sizes.CAPTION, colour="ink_soft")

    def _row(self, place: int, row: Row, actions: SeatActions, editing: bool) -> list[Widget]:
        view = self._painter.view
        strip = self.row_rect(place)
        tall = strip.h - self._air
        y = strip.y + (strip.h - tall) // 2
        x = strip.x + view.px(NUMBER) + self._gap
        small = max(view.px(STEP), min(tall, view.px(48)))
        face = Rect(x, y, small, tall)
        kind_at = Rect(face.right + self._gap, y, self._kind_width(), tall)
        kind = self._kind(row, kind_at, actions)
        if not row.open:
            return [kind]
        down = Rect(strip.right - small, y, small, tall)
        up = down if view.big_text else down.move(-self._gap - small, 0)
        temper_at = Rect(up.x - self._gap - self._temper_width(), y, self._temper_width(), tall)
        level_at = Rect(temper_at.x - self._gap - self._level_width(), y, self._level_width(), tall)
        dice = Rect(level_at.x - self._gap - small, y, small, tall)
        name_at = Rect(kind_at.right + self._gap, y, dice.x - kind_at.right - 2 * self._gap, tall)
        found: list[Widget] = [self._character(row, face, actions), kind]
        found.append(self._name(row, name_at, actions, editing))
        hint = self._strings.t("setup.hint_dice")
        found.append(
            Button(
                f"{row.uid}.dice", dice, "", lambda: actions.random_name(row.uid), kind="paper",
                icon="dice", hint=hint,
            )
        )  # fmt: skip
        if row.kind == "ai":
            found.append(self._level(row, level_at, actions))
        if row.kind == "ai" and row.level != WANDERER:
            found.append(self._temper(row, temper_at, actions))
        return [*found, *self._steps(place, row, up, down, actions)]

    def _kind_width(self) -> int:
        words = (self._strings.t(f"setup.{kind}") for kind in TYPES)
        return self._field_width(words)

    def _level_width(self) -> int:
        words = (self._strings.t(f"bot.level.{level}") for level in LEVELS)
        return min(self._painter.view.px(WIDEST_LEVEL), self._field_width(words))

    def _temper_width(self) -> int:
        words = (self._strings.t(_temper_key(temper)) for temper in TEMPERS)
        return min(self._painter.view.px(WIDEST_TEMPER), self._field_width(words))

    def _field_width(self, words: object) -> int:
        painter = self._painter
        widest = max(painter.width(word, u=sizes.BODY) for word in words)  # type: ignore[attr-defined]
        return widest + painter.view.px(FIELD_EXTRA)

    def _kind(self, row: Row, at: Rect, actions: SeatActions) -> Dropdown:
        t = self._strings.t
        choices = [Choice(k, t(f"setup.{k}"), note=t(f"setup.{k}_note")) for k in TYPES]
        return Dropdown(
            f"{row.uid}.kind", at, choices, row.kind,
            lambda value: actions.kind(row.uid, str(value)), actions.menu,
            hint=t("setup.hint_type"),
        )  # fmt: skip

    def _level(self, row: Row, at: Rect, actions: SeatActions) -> Dropdown:
        t = self._strings.t
        choices = [Choice(v, t(f"bot.level.{v}"), note=t(f"bot.level.{v}_note")) for v in LEVELS]
        return Dropdown(
            f"{row.uid}.level", at, choices, row.level,
            lambda value: actions.level(row.uid, str(value)), actions.menu,
            hint=t("setup.hint_level"),
        )  # fmt: skip

    def _temper(self, row: Row, at: Rect, actions: SeatActions) -> Dropdown:
        t = self._strings.t
        choices = []
        for temper in TEMPERS:
            key = _temper_key(temper)
            short = t(f"{key}_short") if self._strings.has(f"{key}_short") else ""
            choices.append(Choice(temper, t(key), note=t(f"{key}_note"), short=short))
        return Dropdown(
            f"{row.uid}.temper", at, choices, row.temper,
            lambda value: actions.temper(row.uid, str(value)), actions.menu,
            hint=t("setup.hint_temper"),
        )  # fmt: skip

    def _character(self, row: Row, at: Rect, actions: SeatActions) -> Dropdown:
        t = self._strings.t
        seats = {other.character: place + 1 for place, other in enumerate(self._rows.open)}
        choices = [
            Choice(
                person,
                t(f"person.{person}.name"),
                person=person,
                note=t("setup.taken", n=seats[person])
                if person in seats and person != row.character
                else t(f"person.{person}.trade"),
            )
            for person in self._painter.theme.people
        ]
        return Dropdown(
            f"{row.uid}.character", at, choices, row.character,
            lambda value: actions.character(row.uid, str(value)), actions.menu,
            hint=t("setup.hint_character"), portrait=True,
        )  # fmt: skip

    def _name(self, row: Row, at: Rect, actions: SeatActions, editing: bool) -> Widget:
        if editing:
            return TextEntry(
                f"{row.uid}.name", at, self._gui, self._painter.view, row.name,
                lambda text: actions.name(row.uid, text), limit=LONGEST_NAME,
            )  # fmt: skip
        view = self._painter.view
        room = at.w - view.px(PENCIL)
        roomy = not view.big_text and self._painter.width(row.name, u=sizes.BODY) <= room
        return Button(
            f"{row.uid}.name", at, row.name, lambda: actions.edit(row.uid), kind="paper",
            icon="edit" if roomy else "", u=sizes.BODY,
            hint=self._strings.t("setup.hint_name"),
        )  # fmt: skip

    def _steps(
        self, place: int, row: Row, up: Rect, down: Rect, actions: SeatActions
    ) -> Sequence[Widget]:
        t = self._strings.t
        found = []
        if place > 0:
            found.append(
                Button(
                    f"{row.uid}.up", up, "", lambda: actions.move(row.uid, -1), kind="paper",
                    icon="arrow_up", hint=t("setup.hint_up"),
                )
            )  # fmt: skip
        if up != down and place < len(self._rows.open) - 1:
            found.append(
                Button(
                    f"{row.uid}.down", down, "", lambda: actions.move(row.uid, 1), kind="paper",
                    icon="arrow_down", hint=t("setup.hint_down"),
                )
            )  # fmt: skip
        return found


def _temper_key(temper: str) -> str:
    return f"bot.temper.{temper or 'none'}"
