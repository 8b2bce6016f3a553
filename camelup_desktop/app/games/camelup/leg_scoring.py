"""Leg scoring: who earned what in the leg, tile by tile (R45-R52, ux.md 2.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.leg_table import LegTable
from camelup_desktop.app.games.camelup.money_chart import draw_money_chart
from camelup_desktop.app.games.camelup.podium import draw_podium
from camelup_desktop.app.games.camelup.tally import (
    LegRow,
    leg_rows,
    money_by_leg,
    paid_in_the_leg,
)
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Pop
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import Action
from camelup_desktop.app.scenes.scoring import ScoringScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import draw_heading, draw_panel
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import events
from camelup_desktop.engine.table import Event


class LegScoringScene(ScoringScene):
    """Pops when everything has been told and the player goes on.

    `facts` begin with LegEnded; the desk shows the moneys after the leg already.
    """

    def __init__(self, services: Services, desk: Desk, facts: Sequence[Event]) -> None:
        ended = facts[0]
        assert isinstance(ended, events.LegEnded)
        self._desk, self._words = desk, desk.words
        self.leg, self.ranking = ended.leg, ended.ranking
        self.rows: list[LegRow] = leg_rows(facts, desk.shown.purses)
        for row, paid in zip(self.rows, paid_in_the_leg(desk.course.match, self.leg), strict=True):
            row.earlier = paid
        self._last = desk.course.match.over
        self._chart = False
        self._read = 0.0
        self._counted = (-1, 0)
        self._counted = (0, 0)
        self.table = LegTable(desk, self.rows, self.ranking)
        super().__init__(services, [self._length(row) for row in self.rows])

    def _length(self, row: LegRow) -> float:
        """Seconds for one seat: its chips turn, its pounds are counted, its sum is stamped."""
        if row.empty:
            return 0.0
        seconds = self._desk.services.theme.seconds
        chips = (len(row.tiles) + bool(row.pyramid)) * seconds("scoring.chip")
        count = min(seconds("scoring.count"), abs(row.net) * seconds("scoring.pound"))
        return min(1.0, chips + count + seconds("scoring.stamp"))

    # course

    @property
    def default(self) -> str | None:
        """Going on."""
        return "next"

    def told(self, step: int) -> None:
        """The sum of a seat is stamped."""
        if not self.rows[step].empty:
            self.services.audio.play("ClaimScored.total")

    def _count(self) -> None:
        """A tick for every tile of the seat that is being told, two for one it copied."""
        if self.done or self.rows[self.at].empty:
            return
        row = self.rows[self.at]
        chips = len(row.tiles) + bool(row.pyramid)
        now = self.at, min(chips, int(self.share * (chips + 1)))
        if now > self._counted and now[1] > 0:
            copied = any(tile.partner is not None for tile in row.tiles[now[1] - 1 : now[1]])
            self.services.audio.play("copy" if copied else "ClaimScored.count", step=now[1])
            self._counted = now

    def go_on(self) -> Change | None:
        """Back to the table."""
        return Pop()

    def update(self, dt: float) -> Change | None:
        """With auto-continue, or with nobody to press a key, go on by itself."""
        change = super().update(dt)
        self._count()
        settings = self.services.settings.current
        by_itself = settings.auto_continue or not self._desk.people
        if change is not None or not self.done or not by_itself or self.peeking:
            return change
        self._read += dt * settings.speed_factor
        return Pop() if self._read >= self.services.theme.seconds("scoring.read") else None

    @property
    def lively(self) -> bool:
        """Until it has gone on by itself, if it does."""
        by_itself = self.services.settings.current.auto_continue or not self._desk.people
        return super().lively or (by_itself and not self.peeking)

    @property
    def peeking(self) -> bool:
        """Whether the table is seen instead."""
        return not self.opaque

    def keys(self) -> Mapping[int, Action]:
        """C and V."""
        return {pygame.K_c: self._toggle_chart, pygame.K_v: self._toggle_board}

    def escape(self) -> Change | None:
        """Back from the table or from the chart; else on."""
        if self.peeking:
            return self._toggle_board()
        if self._chart:
            return self._toggle_chart()
        return self.press_next()

    def _toggle_chart(self) -> Change | None:
        self._chart = not self._chart
        self.rebuild()
        return None

    def _toggle_board(self) -> Change | None:
        self.opaque = not self.opaque
        self.dimmed = 1.0
        self.rebuild()
        return None

    # look

    def build(self, view: View) -> Sequence[Widget]:
        """Rows and the buttons below."""
        rects = screen_rects("leg", view)
        self._rects = rects
        key = self.t("leg.back" if self.peeking else "leg.board")
        board = Button(
            "board_btn", rects["board_btn"], key, self._toggle_board, icon="eye", key="V"
        )
        if self.peeking:
            return [board]
        buttons: list[Widget] = [
            Button(
                "skip",
                rects["skip"],
                self.t("leg.skip"),
                self.skip,
                icon="fast",
                key=self.t("key.space"),
                reason=self.t("leg.all_told") if self.done else "",
            ),
        ]
        if not self._desk.money_hidden:
            words = self.t("leg.rows" if self._chart else "leg.chart")
            buttons.append(Button("chart", rects["chart"], words, self._toggle_chart, key="C"))
        buttons += [
            board,
            Button(
                "next",
                rects["next"],
                self.t("leg.to_bets" if self._last else "leg.next"),
                self.press_next,
                kind="primary",
                key=self.t("key.enter"),
            ),
        ]
        rows = () if self._chart else self.table.place(self.painter, rects["table"])
        return [*rows, *buttons]

    def draw(self, surface: pygame.Surface) -> None:
        """When the table is seen, only the way back lies over it."""
        super().draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, standings, rows or chart, and the arithmetic of one row."""
        if self.peeking:
            return
        painter, rects = self.painter, self._rects
        draw_backdrop(surface, painter)
        title = self.t("leg.title_last" if self._last else "leg.title", leg=self.leg)
        draw_heading(surface, painter, rects["title"], title)
        draw_podium(surface, painter, self._words, rects["podium"], self.ranking)
        room = draw_panel(surface, painter, rects["table"])
        if self._chart:
            names = list(self._words.names)
            people = [seat.character for seat in self._desk.seats]
            draw_money_chart(surface, painter, room, names, people, self._money())
        else:
            self.table.draw(surface, self.at, self.share)
        detail = draw_panel(surface, painter, rects["detail"])
        detail = detail.inflate(-self.view.px(20), 0)
        self.painter.text(
            surface, detail, self.table.sentence(self._row_in_focus), u=sizes.BODY, lines=3
        )

    def _money(self) -> list[list[int]]:
        return money_by_leg(self._desk.course.match)

    @property
    def _row_in_focus(self) -> int:
        """The seat whose arithmetic is told: focused, pointed at, being told, or the best."""
        here = self.ring_id or ""
        if self._pointer is not None:
            widget = self.widget_at(self._pointer)
            here = widget.id if widget is not None and widget.id.startswith("row:") else here
        if here.startswith("row:"):
            return int(here.removeprefix("row:"))
        if not self.done:
            return self.at
        return max(range(len(self.rows)), key=lambda seat: self.rows[seat].net)
