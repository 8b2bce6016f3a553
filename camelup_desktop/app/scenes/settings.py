"""Settings: pages at the left, rows in the middle, what they do at the right. Applied at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame import Rect

from camelup_desktop.app.folders import open_folder
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Pop, Push
from camelup_desktop.app.scenes.about import AboutScene, LicencesScene
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.confirm import ConfirmScene
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.scenes.preview import Preview
from camelup_desktop.app.scenes.settings_pages import PAGES, Row
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import (
    draw_heading,
    draw_panel,
    draw_rule,
    draw_words,
    inside,
)
from camelup_desktop.app.widgets.scroll import BAR_UNITS
from camelup_desktop.app.widgets.segmented import Segmented
from camelup_desktop.app.widgets.slider import Slider
from camelup_desktop.app.widgets.toggle import Toggle
from camelup_desktop.app.widgets.widget import Widget

ROW, CONTROL = 63, 44
"""Units of a row and of the control in it."""
CONTROL_SHARE = {"choice": 0.58, "toggle": 0.22, "slider": 0.5, "button": 0.32}
"""Share of a row that its control takes."""
NAV_ROW = 52
MARGIN = 10


class SettingsScene(FormScene):
    """Reached from title and pause; `page` is the one shown first."""

    def __init__(self, services: Services, page: str = "gameplay") -> None:
        super().__init__(services)
        self._page = page
        self.said = ""
        """What the last button had to say, in place of the note."""
        self._rects: dict[str, Rect] = {}
        self._rows: list[tuple[Row, Rect]] = []
        self._preview = Preview(services)

    @property
    def default(self) -> str | None:
        """The page that is open."""
        return f"page.{self._page}"

    @property
    def lively(self) -> bool:
        """Also while the preview moves."""
        return super().lively or self._preview.moving

    def resume(self, result: object = None) -> None:
        """After the question whether to reset everything."""
        if result is True:
            self.services.settings.reset()
            self.rebuild()

    def handle(self, event: pygame.Event) -> Change | None:
        """Any input wakes the preview for some seconds."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._preview.wake()
        return super().handle(event)

    def update(self, dt: float) -> Change | None:
        """The preview moves."""
        if self._preview.update(dt):
            self.stale = True
        return super().update(dt)

    def build(self, view: View) -> Sequence[Widget]:
        """Pages, rows of the open page, and the lower row."""
        rects = self._rects = screen_rects("settings", view)
        esc = self.t("key.esc")
        return [
            *self._navigation(view),
            *self._controls(view),
            Button(
                "reset", rects["reset"], self.t("settings.reset_all"), self._ask_reset, kind="sand"
            ),
            Button("close", rects["close"], self.t("ui.close"), Pop, kind="primary", key=esc),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Panels, headings, the words of the rows, the preview."""
        rects, painter = self._rects, self.painter
        draw_backdrop(surface, painter)
        draw_heading(surface, painter, rects["title"], self.t("settings.header"))
        draw_panel(surface, painter, rects["nav"], "felt")
        draw_panel(surface, painter, rects["list"])
        surface.set_clip(self.scroll.rect)
        for place, (row, box) in enumerate(self._rows):
            self._words(surface, row, box)
            if place:
                draw_rule(surface, painter, box.x, box.y, box.w)
        surface.set_clip(None)
        self._preview.draw(surface, painter, rects["preview"])
        note = rects["note"].inflate(-self.view.px(24), 0)
        trouble = self.services.settings.trouble
        text = self.said or self.t("settings.note")
        if trouble:
            text = self.t("settings.not_saved", reason=self.t(trouble))
        painter.text(surface, note, text, colour="parchment", align="centre", lines=2)

    def _navigation(self, view: View) -> list[Widget]:
        room = inside(self.painter, self._rects["nav"])
        tall = max(view.px(NAV_ROW), round(view.font(sizes.LABEL) * 1.9))
        gap = view.px(8)
        return [
            Button(
                f"page.{page}",
                Rect(room.x, room.y + place * (tall + gap), room.w, tall),
                self.t(f"settings.page_{page}"),
                self._opener(page),
                kind="sand" if page == self._page else "night",
            )
            for place, page in enumerate(PAGES)
        ]

    def _controls(self, view: View) -> list[Widget]:
        room = inside(self.painter, self._rects["list"]).inflate(-view.px(2 * MARGIN), 0)
        rows = PAGES[self._page]
        heights = [self._height(row) for row in rows]
        self.scroll.place(room, sum(heights))
        wide = room.w - (view.px(BAR_UNITS + 8) if self.scroll.needed else 0)
        y = room.y - self.scroll.offset
        self._rows = []
        for row, tall in zip(rows, heights, strict=True):
            self._rows.append((row, Rect(room.x, y, wide, tall)))
            y += tall
        widgets = [self._control(row, self._boxes(row, box)[1]) for row, box in self._rows]
        for widget in widgets:
            widget.clip = room
        return widgets

    def _height(self, row: Row) -> int:
        """Pixels of a row; with large text a choice stands under its name."""
        view = self.view
        if self._stacked(row):
            return round(view.font(sizes.LABEL) * 1.5) + self._tall() + view.px(16)
        return round(view.px(ROW) * (1 + (view.text_scale - 1) * 0.6))

    def _stacked(self, row: Row) -> bool:
        return self.view.big_text and row.control == "choice"

    def _tall(self) -> int:
        return round(self.view.px(CONTROL) * max(1.0, self.view.text_scale * 0.85))

    def _boxes(self, row: Row, box: Rect) -> tuple[Rect, Rect]:
        """Where the words and the control of a row stand."""
        view, tall = self.view, self._tall()
        if self._stacked(row):
            control = Rect(box.x, box.bottom - tall - view.px(6), box.w, tall)
            return Rect(box.x, box.y, box.w, control.y - box.y), control
        wide = round(box.w * CONTROL_SHARE[row.control])
        control = Rect(box.right - wide, box.centery - tall // 2, wide, tall)
        words = Rect(box.x, box.y, control.x - view.px(12) - box.x, box.h)
        return words.inflate(0, -view.px(8)), control

    def _control(self, row: Row, at: Rect) -> Widget:
        value = getattr(self.services.settings.current, row.name, None)
        name, note = f"row.{row.name}", self.t(f"settings.{row.name}_note")
        choose = self._setter(row.name)
        if row.control == "choice":
            words = [(v, self.t(row.word(v), n=v)) for v in row.values]
            hint = note if self._stacked(row) else ""
            return Segmented(name, at, words, value, choose, hint=hint)
        if row.control == "toggle":
            return Toggle(name, at, bool(value), choose)
        if row.control == "slider":
            return Slider(name, at, self.gui, self.view, int(value or 0), choose)
        shown = row.name in ("about", "licences")
        label = self.t("settings.show" if shown else "settings.open_folder")
        return Button(name, at, label, self._action(row.name), kind="paper")

    def _words(self, surface: pygame.Surface, row: Row, box: Rect) -> None:
        name, note = self.t(f"settings.{row.name}"), self.t(f"settings.{row.name}_note")
        words = self._boxes(row, box)[0]
        draw_words(surface, self.painter, words, name, "" if self._stacked(row) else note)

    def _opener(self, page: str) -> Callable[[], Change | None]:
        def open_page() -> Change | None:
            self._page, self.said = page, ""
            self.scroll.offset = 0
            self.rebuild()
            return None

        return open_page

    def _setter(self, name: str) -> Callable[[object], Change | None]:
        def choose(value: object) -> Change | None:
            self.services.settings.update(**{name: value})
            self._preview.wake()
            return None

        return choose

    def _action(self, name: str) -> Callable[[], Change | None]:
        folders = self.services.folders
        actions: dict[str, Callable[[], Change | None]] = {
            "saves_folder": lambda: self._open(folders.data),
            "log_folder": lambda: self._open(folders.log),
            "about": lambda: Push(AboutScene(self.services)),
            "licences": lambda: Push(LicencesScene(self.services)),
        }
        return actions[name]

    def _open(self, folder: Path) -> Change | None:
        opened = open_folder(folder)
        key = "message.folder_opened" if opened else "message.folder_failed"
        self.said = self.t(key, name=str(folder))
        self.stale = True
        return None

    def _ask_reset(self) -> Change:
        return Push(
            ConfirmScene(
                self.services,
                self.t("settings.reset_title"),
                self.t("settings.reset_text"),
                self.t("settings.reset_yes"),
                self.t("ui.cancel"),
            )
        )
