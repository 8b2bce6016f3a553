"""Bars of the running totals: they grow at once and change places with a slide."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.anim.easing import in_out_cubic
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait

TALLEST = 50
NAME_SHARE = 0.15


class TotalBars:
    """One bar a seat; `most` is the amount of a full bar."""

    def __init__(self, desk: Desk, totals: Sequence[int], most: int) -> None:
        self._desk, self.most = desk, most
        self._goal = list(totals)
        self._from = [float(money) for money in totals]
        self._places_from = [float(place) for place in self.order()]
        self._t = 1.0

    def order(self) -> list[int]:
        """The place of each seat, 0 at the top; equal money keeps the turn order."""
        ranked = sorted(range(len(self._goal)), key=lambda seat: (-self._goal[seat], seat))
        return [ranked.index(seat) for seat in range(len(self._goal))]

    @property
    def moving(self) -> bool:
        """Whether bars slide."""
        return self._t < 1.0

    def goal(self, totals: Sequence[int]) -> None:
        """Go to new totals from wherever the bars are now."""
        self._from, self._places_from = self._now()
        self._goal, self._t = list(totals), 0.0

    def settle(self) -> None:
        """Be where they belong."""
        self._t = 1.0

    def update(self, dt: float, seconds: float, *, at_once: bool) -> None:
        """Slide on."""
        self._t = 1.0 if at_once else min(1.0, self._t + dt / seconds)

    def _now(self) -> tuple[list[float], list[float]]:
        share = in_out_cubic(self._t)
        money = [a + (b - a) * share for a, b in zip(self._from, self._goal, strict=True)]
        places = [a + (b - a) * share for a, b in zip(self._places_from, self.order(), strict=True)]
        return money, places

    def draw(self, surface: pygame.Surface, painter: Painter, room: Rect) -> None:
        """Portrait, name, bar, amount."""
        view, desk = painter.view, self._desk
        count = len(self._goal)
        high = min(view.px(TALLEST), room.h // count)
        top = room.y + (room.h - high * count) // 2
        money, places = self._now()
        name_wide = round(room.w * NAME_SHARE)
        number = view.px(80)
        for seat in range(count):
            row = Rect(room.x, top + round(places[seat] * high), room.w, high)
            row = row.inflate(0, -view.px(4))
            face = Rect(row.x, row.y, row.h, row.h)
            draw_portrait(surface, painter, face, desk.character(seat))
            name = Rect(face.right + view.px(8), row.y, name_wide, row.h)
            painter.text(surface, name, desk.words.seat(seat), u=sizes.LABEL)
            track = Rect(name.right, row.y, row.right - name.right - number, row.h)
            track = track.inflate(0, -round(row.h * 0.3))
            painter.rounded(surface, track, "parchment_dark", radius=track.h / 2)
            wide = round(track.w * max(0.0, money[seat]) / self.most)
            if wide > 4:
                bar = Rect(track.x, track.y, max(track.h, wide), track.h)
                look = painter.theme.person(desk.character(seat))
                painter.bar(surface, bar, track.w, look.robe, "ink")
            amount = Rect(track.right + view.px(8), row.y, number - view.px(8), row.h)
            text = desk.words.pounds(round(money[seat]))
            painter.text(surface, amount, text, u=22, role="title")
