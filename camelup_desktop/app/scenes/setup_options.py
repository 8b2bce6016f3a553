"""The table options of the set-up screen: money, privacy, take-backs, pace, seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change
from camelup_desktop.app.settings import PRIVACIES
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import LONGEST_SEED, TableSetup
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.entry import TextEntry
from camelup_desktop.app.widgets.gui import Gui
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_rule
from camelup_desktop.app.widgets.segmented import Segmented
from camelup_desktop.app.widgets.widget import Widget

CONTROL = 42
TALLEST = 84
LABEL_SHARE = 0.25
SEED, MONEY, YOUNGEST = "seed", "moneyVisibility", "youngestSeat"
OPEN_MONEY, HIDDEN_MONEY = "public", "hiddenTotals"
PACES = ("auto", "1", "2.5", "step")
"""The paces that are offered; another one that was set elsewhere is shown as well."""


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


def known_options(known: Sequence[Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The house rules of a table that still exist, with a choice that still exists."""
    choices = {option.key: option.choices for option in known}
    return {
        key: value
        for key, value in chosen.items()
        if key == YOUNGEST or value in choices.get(key, ())
    }


def option_rows(
    strings: Strings,
    money: str,
    comforts: Mapping[str, Any],
    names: Sequence[str],
    youngest: int | None,
) -> list[OptionRow]:
    """The rows but the seed. `comforts` are privacy, take_back and ai_pace of the table;
    `youngest` is the youngest player's seat where a house rule asks for it."""
    t = strings.t
    privacy, pace = comforts["privacy"], comforts["ai_pace"]
    back = "yes" if comforts["take_back"] else "no"
    paces = PACES if pace in PACES else (*PACES, pace)
    rows = [
        OptionRow(
            MONEY, t("setup.money"),
            [(v, t(f"setup.money_{v}")) for v in (OPEN_MONEY, HIDDEN_MONEY)],
            money, t(f"setup.money_note_{money}"),
        ),
        OptionRow(
            "privacy", t("setup.privacy"),
            [(v, t(f"setup.privacy_{v}")) for v in PRIVACIES],
            privacy, t(f"setup.privacy_note_{privacy}"),
        ),
        OptionRow(
            "take_back", t("setup.take_back"),
            [(True, t("setup.take_back_yes")), (False, t("setup.take_back_no"))],
            comforts["take_back"], t(f"setup.take_back_note_{back}"),
        ),
        OptionRow(
            "ai_pace", t("setup.pace"),
            [(v, t(f"setup.pace_{_word(v)}")) for v in paces],
            pace, t(f"setup.pace_note_{_word(pace)}"),
        ),
    ]  # fmt: skip
    if names and youngest is not None:
        young = min(youngest, len(names) - 1)
        seats = [(n, str(n + 1)) for n in range(len(names))]
        rows.append(OptionRow(YOUNGEST, t("setup.youngest"), seats, young, names[young]))
    return rows


def summary(strings: Strings, table: TableSetup) -> str:
    """In words what the choices mean: who plays, and when the screen is covered."""
    t, humans, seats = strings.t, table.humans, len(table.seats)
    words = t("setup.summary_players", n=seats, people=t("setup.summary_people", n=humans))
    if table.modules:
        words = t("setup.summary_modules", players=words, n=len(table.modules))
    curtain = "setup.summary_no_curtain" if humans else "setup.summary_watch"
    if humans > 1 and table.privacy == "smart":
        curtain = "setup.summary_curtain"
    elif humans > 1 and table.privacy == "each_turn":
        curtain = "setup.summary_curtain_each"
    return f"{words}: {t(curtain)}"


def _word(value: str) -> str:
    return value.replace(".", "_")


class OptionsPanel:
    """Rows of equal height; the seed is the last one. Large text has its control below it."""

    def __init__(self, painter: Painter, gui: Gui, room: Rect, rows: Sequence[OptionRow]) -> None:
        self._painter, self._gui, self._room, self._rows = painter, gui, room, rows
        view = painter.view
        self._tall = min(room.h // (len(rows) + 1), view.px(TALLEST))
        self._label = round(view.font(sizes.BODY) * 1.2) if view.big_text else 0
        high = max(view.px(CONTROL), min(round(view.font(sizes.BODY) * 1.9), self._tall))
        self._control = min(high, self._tall - self._label - view.px(3))

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
        """The words of each row."""
        t = self._painter.strings.t
        for place, row in enumerate(self._rows):
            self._words(surface, place, row.label, row.note)
        self._words(surface, len(self._rows), t("setup.seed"), t("setup.seed_note"))

    def _words(self, surface: pygame.Surface, place: int, label: str, note: str) -> None:
        painter, view = self._painter, self._painter.view
        row = self._row(place)
        if place:
            draw_rule(surface, painter, row.x, row.y, row.w)
        control = self._control_rect(place)
        left = Rect(row.x, control.y, control.x - view.px(8) - row.x, control.h)
        if self._label:
            left = Rect(row.x, row.y, row.w, self._label)
        u, lines = (sizes.BODY, 1) if self._label else (sizes.LABEL, 2)
        painter.text(surface, left, label, u=u, lines=lines)
        under = Rect(row.x, control.bottom, row.w, row.bottom - control.bottom)
        lines = 2 if under.h > view.font(sizes.CAPTION) * 2.4 else 1
        if painter.holds(under, note, lines):
            painter.text(surface, under, note, u=sizes.CAPTION, colour="ink_soft", lines=lines)

    def _row(self, place: int) -> Rect:
        return Rect(self._room.x, self._room.y + place * self._tall, self._room.w, self._tall)

    def _control_rect(self, place: int) -> Rect:
        row, view = self._row(place), self._painter.view
        left = 0 if self._label else round(row.w * LABEL_SHARE)
        top = row.y + (self._label or view.px(5))
        return Rect(row.x + left, top, row.w - left, min(self._control, row.bottom - top))

    @staticmethod
    def _chooser(name: str, actions: OptionActions) -> Callable[[object], Change | None]:
        return lambda value: actions.choose(name, value)
