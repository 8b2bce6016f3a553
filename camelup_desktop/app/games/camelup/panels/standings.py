"""The standings strip: who is first to last on the track, in words and symbols."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.panel import Panel
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.engine.camelup import Camel

HIGH, WIDE = 32, 640
SLOT_LEAST = 92


class Standings(Panel):
    """A strip at the lower edge of the board."""

    name = "board"

    def area(self, rects: Mapping[str, Rect]) -> Rect:
        """In the middle of the board's lower edge."""
        board, view = rects["board"], self.painter.view
        high = round(view.px(HIGH) * min(1.4, view.text_scale))
        area = Rect(
            0, 0, min(board.w - view.px(20), round(view.px(WIDE) * min(1.3, view.text_scale))), high
        )
        area.midbottom = (board.centerx, board.bottom - view.px(2))
        return area

    def key(self) -> Hashable:
        """The ranking."""
        return self.desk.shown.ranking

    def _name(self, camel: Camel) -> str:
        """The name, or with very large text the letter."""
        big = self.painter.view.big_text
        return self.words.letter(camel) if big else self.words.camel(camel)

    def paint(self, surface: pygame.Surface) -> None:
        """Place, symbol and name of each camel, first to last."""
        painter = self.painter
        painter.rounded(surface, self.box, "night", edge="brass", width=1.5, radius=self.box.h / 2)
        ranking = self.desk.shown.ranking
        if not ranking:
            words = self.words.t("race.not_placed")
            painter.text(
                surface, self.box, words, u=sizes.CAPTION, colour="parchment", align="centre"
            )
            return
        room = self.box.inflate(-self.px(18), -self.px(4))
        wide = room.w // 5
        for place, camel in enumerate(ranking, start=1):
            slot = Rect(room.x + (place - 1) * wide, room.y, wide, room.h)
            rank = Rect(slot.x, slot.y, round(wide * 0.26), slot.h)
            painter.text(
                surface,
                rank,
                self.words.place(place),
                u=sizes.CAPTION,
                role="title",
                colour="gold",
                align="right",
            )
            badge = Rect(rank.right + self.px(4), slot.y, slot.h, slot.h)
            painter.picture(surface, f"chip_{camel.value}", badge)
            name = Rect(
                badge.right + self.px(4), slot.y, slot.right - badge.right - self.px(5), slot.h
            )
            painter.text(surface, name, self._name(camel), u=sizes.CAPTION, colour="parchment")
