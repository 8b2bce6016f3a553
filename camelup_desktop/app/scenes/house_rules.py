"""House rules: the dialog lists the engine's options by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect

from camelup_desktop.app.games import Table
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Pop
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import (
    draw_panel,
    draw_rule,
    draw_words,
    inside,
)
from camelup_desktop.app.widgets.scroll import BAR_UNITS
from camelup_desktop.app.widgets.segmented import Segmented
from camelup_desktop.app.widgets.widget import Widget

ROW, CONTROL = 84, 46
CONTROL_SHARE = 0.44
MARGIN = 10
MARK = 6
"""Units of the bar beside a changed rule."""
SHEET = 18
"""Units the sheet reaches beyond the rectangles of the layout."""


class HouseRulesScene(FormScene):
    """Pops with the rules that differ from the printed ones: option key -> choice."""

    opaque = False

    def __init__(self, services: Services, table: Table, chosen: Mapping[str, Any]) -> None:
        super().__init__(services)
        self._table = table
        self._options = {option.key: option for option in table.options()}
        self._chosen = {
            key: chosen.get(key, option.default) for key, option in self._options.items()
        }
        self._rects: dict[str, Rect] = {}
        self._rows: list[tuple[str, Rect]] = []

    @property
    def changed(self) -> dict[str, Any]:
        """The rules that differ from the printed ones."""
        return {
            key: value for key, value in self._chosen.items() if value != self._options[key].default
        }

    @property
    def default(self) -> str | None:
        """The first rule."""
        return next(iter(self._options), "close")

    def escape(self) -> Change | None:
        """Closing keeps what was chosen."""
        return Pop(self.changed)

    def build(self, view: View) -> Sequence[Widget]:
        """A row a rule, then reset and close."""
        rects = self._rects = screen_rects("house_dialog", view)
        room = inside(self.painter, rects["list"]).inflate(-view.px(2 * MARGIN), 0)
        tall = round(view.px(ROW) * (1 + (view.text_scale - 1) * 0.75))
        self.scroll.place(room, tall * len(self._options))
        wide = room.w - (view.px(BAR_UNITS + 8) if self.scroll.needed else 0)
        top = room.y - self.scroll.offset
        self._rows = [
            (key, Rect(room.x, top + place * tall, wide, tall))
            for place, key in enumerate(self._options)
        ]
        esc = self.t("key.esc")
        return [
            *(self._control(key, box, room) for key, box in self._rows),
            Button(
                "reset",
                rects["reset"],
                self.t("house.reset"),
                self._reset,
                kind="sand",
                hint=self.t("house.hint_reset"),
            ),
            Button(
                "close", rects["close"], self.t("ui.close"), self.escape, kind="primary", key=esc
            ),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Sheet, heading, the words of each rule, how many are changed."""
        view, painter, rects = self.view, self.painter, self._rects
        around = rects["title"].unionall(list(rects.values()))
        draw_panel(surface, painter, around.inflate(view.px(2 * SHEET), view.px(2 * SHEET)), "felt")
        title = rects["title"].inflate(-view.px(12), 0)
        painter.text(
            surface, title, self.t("house.title"), u=sizes.TITLE, role="title", colour="gold"
        )
        below = self.t("house.below")
        half = Rect(title.centerx, title.y, title.w // 2, title.h)
        painter.text(surface, half, below, colour="parchment", align="right", lines=2)
        painter.furniture(surface, "ui_parchment", rects["list"])
        surface.set_clip(self.scroll.rect)
        for place, (key, box) in enumerate(self._rows):
            if place:
                draw_rule(surface, painter, box.x, box.y, box.w)
            self._words(surface, key, box)
        surface.set_clip(None)
        count = len(self.changed)
        text = self.t("house.changed", n=count) if count else self.t("house.as_printed")
        painter.text(surface, rects["note"], text, colour="parchment", align="centre", lines=2)

    def _words(self, surface: pygame.Surface, key: str, box: Rect) -> None:
        view = self.view
        left = Rect(box.x, box.y, round(box.w * (1 - CONTROL_SHARE)) - view.px(14), box.h)
        left = left.inflate(-view.px(2 * MARK + 8), -view.px(10))
        if key in self.changed:
            mark = Rect(box.x, box.y + view.px(10), view.px(MARK), box.h - view.px(20))
            self.painter.rounded(surface, mark, "danger", radius=3)
        name = self.t(f"house.{key}.name")
        if key in self.changed:
            name = f"{name} · {self.t('house.changed_mark')}"
        line = self.t(f"house.{key}.line", values=self._values())
        draw_words(surface, self.painter, left, name, line)

    def _values(self) -> str:
        """The piles of leg tiles, for the one rule that is about them."""
        facts = self._table.facts(self.services.strings)
        return " / ".join(str(facts[pile]) for pile in ("3", "4"))

    def _control(self, key: str, box: Rect, room: Rect) -> Widget:
        view = self.view
        wide = round(box.w * CONTROL_SHARE)
        tall = min(box.h - view.px(8), round(view.px(CONTROL) * max(1.0, view.text_scale * 0.85)))
        at = Rect(box.right - wide, box.centery - tall // 2, wide, tall)
        words = [(value, self.t(f"house.{key}.{value}")) for value in self._options[key].choices]
        control = Segmented(key, at, words, self._chosen[key], self._setter(key))
        control.clip = room
        return control

    def _setter(self, key: str) -> Callable[[object], Change | None]:
        def choose(value: object) -> Change | None:
            self._chosen[key] = value
            self.stale = True
            return None

        return choose

    def _reset(self) -> Change | None:
        self._chosen = {key: option.default for key, option in self._options.items()}
        self.rebuild()
        return None
