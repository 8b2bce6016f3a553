"""The review of a race on screen: its course, luck and skill, and every decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect

from camelup_desktop.app import files
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.review.pages import draw_balances, draw_course
from camelup_desktop.app.games.camelup.review.portrait_button import PortraitButton
from camelup_desktop.app.games.camelup.review.report import report
from camelup_desktop.app.games.camelup.review.rows import Entry, entries, place_rows
from camelup_desktop.app.games.camelup.review.telling import Telling
from camelup_desktop.app.games.camelup.review.work import ReviewWork
from camelup_desktop.app.scene import Change, Pop
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.panel import draw_heading, draw_panel, inside
from camelup_desktop.app.widgets.scroll import BAR_UNITS
from camelup_desktop.app.widgets.segmented import Segmented
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.table.record import Header

HEADING = (24.0, 16.0, 1232.0, 56.0)
PAGES = (24.0, 80.0, 1232.0, 46.0)
BODY = (24.0, 134.0, 1232.0, 476.0)
BACK = (24.0, 622.0, 284.0, 72.0)
SAVE = (972.0, 622.0, 284.0, 72.0)
NAMES = ("race", "luck", "choices")
FILTER = 48
"""Units of the row of people above the decisions."""
GAP = 6


class ReviewScene(FormScene):
    """Pops back to the winner. `work` may still be going on; then its progress is shown."""

    def __init__(self, services: Services, desk: Desk, header: Header, work: ReviewWork) -> None:
        super().__init__(services)
        self._desk, self._header, self._work = desk, header, work
        self.page = NAMES[0]
        self.filter: object = "all"
        """Whose decisions are listed: "all", "highlights" or a seat."""
        self.said = ""
        self.telling: Telling | None = None
        self._entries: tuple[Entry, ...] = ()
        self._characters = [desk.character(seat) for seat in range(len(desk.seats))]
        self._told = -1
        self._take_over()

    @property
    def default(self) -> str | None:
        """The pages."""
        return "pages"

    def escape(self) -> Change | None:
        """Back to the winner."""
        return Pop()

    def keys(self) -> Mapping[int, Action]:
        """R closes what R opened; digits choose the page; page keys scroll."""
        turns: dict[int, Action] = {
            pygame.K_1 + place: partial(self._turn, name) for place, name in enumerate(NAMES)
        }
        page = max(1, self.scroll.rect.h)
        moves = {
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.scroll.content,
            pygame.K_END: self.scroll.content,
        }
        scrolls: dict[int, Action] = {key: partial(self._move, by) for key, by in moves.items()}
        return {pygame.K_r: self.escape, **turns, **scrolls}

    def handle(self, event: pygame.Event) -> Change | None:
        """Ctrl+S saves; everything else is the form's."""
        ctrl = event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if ctrl and event.key == pygame.K_s:
            return self.save()
        return super().handle(event)

    # time

    @property
    def lively(self) -> bool:
        """While the race is looked at."""
        return super().lively or not self._work.done

    def update(self, dt: float) -> Change | None:
        """Look at a bit more of the race; show what came of it."""
        if not self._work.done:
            self._work.go_on(alone=True)
            if self._percent != self._told:
                self.stale = True
        self._take_over()
        return super().update(dt)

    @property
    def _percent(self) -> int:
        return round(100 * self._work.share)

    def _take_over(self) -> None:
        if self.telling is None and self._work.review is not None:
            match = self._desk.course.match
            self.telling = Telling(self._desk.words, match, self._work.review)
            self._entries = entries(self.telling)
            self.rebuild()

    # controls

    def build(self, view: View) -> Sequence[Widget]:
        """Pages, the page's own controls, back and save."""
        pages = [(name, self.t(f"review.page.{name}")) for name in NAMES]
        own: list[Widget] = []
        if self.page == "choices" and self.telling:
            own = self._list(view)
        else:
            self.scroll.place(Rect(0, 0, 0, 0), 0)
        return [
            Segmented("pages", view.rect(PAGES), pages, self.page, self._choose_page, u=18),
            *own,
            Button(
                "back",
                view.rect(BACK),
                self.t("review.back"),
                self.escape,
                icon="trophy",
                key=self.t("key.esc"),
            ),
            Button(
                "save",
                view.rect(SAVE),
                self.t("review.save"),
                self.save,
                icon="save",
                key=self.t("key.ctrl_s"),
                hint=self.t("review.save_hint"),
                reason="" if self.telling else self.t("review.wait"),
            ),
        ]

    def _list(self, view: View) -> list[Widget]:
        room = inside(self.painter, view.rect(BODY)).inflate(-view.px(12), -view.px(4))
        row = Rect(room.x, room.y, room.w, view.px(FILTER))
        window = Rect(room.x, row.bottom + view.px(GAP), room.w, 0)
        window.h = room.bottom - window.y
        shown = [entry for entry in self._entries if self._wanted(entry)]
        text = window.inflate(-view.px(2 * BAR_UNITS), 0).move(-view.px(BAR_UNITS), 0)
        rows = place_rows(self.painter, text, shown, self._characters)
        self.scroll.place(window, rows[-1].rect.bottom - window.y if rows else 0)
        for one in rows:
            one.rect.y -= self.scroll.offset
            one.clip = window
        return [*self._filters(view, row), *rows]

    def _wanted(self, entry: Entry) -> bool:
        if self.filter == "highlights":
            return entry.remarkable
        return self.filter in ("all", entry.seat)

    def _filters(self, view: View, row: Rect) -> list[Widget]:
        gap, people = view.px(GAP), len(self._characters)
        wide = (row.w - people * (row.h + gap)) // 2 - gap
        found: list[Widget] = []
        x = row.x
        for value, key in (("all", "everybody"), ("highlights", "pointed_out")):
            words = self.t(f"review.{key}")
            box = Rect(x, row.y, min(wide, self.painter.width(words, u=18) + view.px(48)), row.h)
            pick = partial(self._sift, value)
            chosen = self.filter == value
            found.append(Button(f"show:{value}", box, words, pick, kind="paper", chosen=chosen))
            x = box.right + gap
        for seat, character in enumerate(self._characters):
            box = Rect(x, row.y, row.h, row.h)
            hint = self.t("review.filter", seat=self._desk.words.seat(seat))
            chosen, pick = self.filter == seat, partial(self._sift, seat)
            found.append(
                PortraitButton(f"seat:{seat}", box, character, pick, chosen=chosen, hint=hint)
            )
            x = box.right + gap
        return found

    def _choose_page(self, value: object) -> Change | None:
        return self._turn(str(value))

    def _turn(self, name: str) -> Change | None:
        if name != self.page:
            self.page, self.scroll.offset = name, 0
            self.rebuild()
        return None

    def _sift(self, value: object) -> Change | None:
        self.filter, self.scroll.offset = value, 0
        self.rebuild()
        return None

    def _move(self, by: int) -> Change | None:
        self.scroll.offset = max(0, min(self.scroll.furthest, self.scroll.offset + by))
        self.rebuild()
        return None

    def save(self) -> Change | None:
        """Write the record and the review beside it; say where, or why not."""
        if self.telling is None:
            self.said = self.t("review.wait")
        else:
            text = "\n".join(report(self.telling)) + "\n"
            match = self._desk.course.match
            try:
                path = self.services.saves.save_review(self._header, match, text)
            except OSError as error:
                self.said = self.t("review.not_saved", reason=self.t(files.reason(error)))
            else:
                self.said = self.t("review.saved", name=path.name, folder=path.parent)
        self.stale = True
        return None

    # look

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, and the page."""
        painter, view = self.painter, self.view
        draw_backdrop(surface, painter)
        below = self.said or self.t("review.note")
        draw_heading(surface, painter, view.rect(HEADING), self.t("review.title"), below=below)
        rect = view.rect(BODY)
        if self.telling is None:
            self._progress(surface, draw_panel(surface, painter, rect))
        elif self.page == "race":
            draw_course(surface, painter, rect, self.telling, self._characters)
        elif self.page == "luck":
            draw_balances(surface, painter, rect, self.telling, self._characters)
        else:
            draw_panel(surface, painter, rect)
            if not any(self._wanted(entry) for entry in self._entries):
                words = self.t("review.nothing")
                painter.text(surface, rect, words, u=sizes.LABEL, align="centre")

    def _progress(self, surface: pygame.Surface, room: Rect) -> None:
        """An hourglass, how far it is, a bar."""
        painter, view = self.painter, self.view
        self._told = self._percent
        side = view.px(72)
        glass = Rect(room.centerx - side // 2, room.centery - 2 * side, side, side)
        blit_icon(surface, painter.assets, "hourglass", glass, painter.theme.colour("walnut"))
        line = Rect(room.x, room.centery - side // 2, room.w, side)
        words = self.t("review.working", n=self._told)
        painter.text(surface, line, words, u=sizes.NUMBER, role="title", align="centre", lines=2)
        bar = Rect(room.centerx - view.px(200), line.bottom, view.px(400), view.px(20))
        painter.rounded(surface, bar, "parchment_dark", edge="walnut", radius=10)
        bar.w = max(bar.h, round(bar.w * self._work.share))
        painter.rounded(surface, bar, "gold", edge="walnut", radius=10)
