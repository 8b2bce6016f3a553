"""The standings strip: who is first to last on the track, in words and symbols."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.odds_rows import (
    draw_race_odds,
    error_told,
    odds_key,
)
from camelup_desktop.app.games.camelup.panels.panel import Panel
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.engine.camelup import Camel

HIGH, WIDE = 32, 640
COACHED_HIGH, COACHED_WIDE = 46, 690
"""With the odds of the race under the names."""
MOST_COACHED = 1.25
"""So much higher at most for large text: behind it lie the numbers of spaces."""
SLOT_LEAST = 92


class Standings(Panel):
    """A strip at the lower edge of the board."""

    name = "board"

    def area(self, rects: Mapping[str, Rect]) -> Rect:
        """In the middle of the board's lower edge."""
        board, view = rects["board"], self.painter.view
        tall, wide = (COACHED_HIGH, COACHED_WIDE) if self.desk.coach.on else (HIGH, WIDE)
        most = MOST_COACHED if self.desk.coach.on else 1.4
        high = round(view.px(tall) * min(most, view.text_scale))
        area = Rect(
            0, 0, min(board.w - view.px(20), round(view.px(wide) * min(1.3, view.text_scale))), high
        )
        low = view.px(4) if self.desk.coach.on else -view.px(2)
        area.midbottom = (board.centerx, board.bottom + low)
        return area

    def key(self) -> Hashable:
        """The ranking."""
        return self.desk.shown.ranking, odds_key(self.desk)

    def _name(self, camel: Camel) -> str:
        """The name, or with very large text the letter."""
        big = self.painter.view.big_text
        return self.words.letter(camel) if big else self.words.camel(camel)

    def paint(self, surface: pygame.Surface) -> None:
        """Place, symbol and name of each camel, first to last."""
        painter = self.painter
        radius = self.px(HIGH) / 2 / painter.view.scale
        painter.rounded(surface, self.box, "night", edge="brass", width=1.5, radius=radius)
        ranking = self.desk.shown.ranking
        if not ranking:
            words = self.words.t("race.not_placed")
            painter.text(
                surface, self.box, words, u=sizes.CAPTION, colour="parchment", align="centre"
            )
            return
        room = self.box.inflate(-self.px(18), -self.px(4))
        names = room
        if self.desk.coach.on:
            names = Rect(room.x, room.y, room.w, room.h * 6 // 11)
            race = Rect(room.x, names.bottom, room.w, room.bottom - names.bottom)
            self._race(surface, race, ranking)
        wide = room.w // 5
        for place, camel in enumerate(ranking, start=1):
            slot = Rect(names.x + (place - 1) * wide, names.y, wide, names.h)
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

    def _race(self, surface: pygame.Surface, room: Rect, ranking: Sequence[Camel]) -> None:
        """Who wins the race and who is last in it, under the names; how sure that is."""
        painter, unsure = self.painter, error_told(self.desk)
        if unsure:
            wide = painter.width(unsure, u=sizes.CAPTION) + self.px(8)
            label = Rect(room.x, room.y, wide, room.h)
            painter.text(surface, label, unsure, u=sizes.CAPTION, colour="sand")
            room = Rect(label.right, room.y, room.right - label.right, room.h)
        wide = room.w // len(ranking)
        slots = {
            camel: Rect(room.x + place * wide, room.y, wide, room.h).inflate(-self.px(10), 0)
            for place, camel in enumerate(ranking)
        }
        draw_race_odds(surface, painter, self.desk, slots)
