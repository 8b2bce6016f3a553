"""The market: five piles of leg tiles; an empty one shows who holds its tiles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.coach_mark import draw_coach_mark
from camelup_desktop.app.games.camelup.panels.odds_rows import (
    draw_leg_odds,
    even,
    gutter,
    odds_key,
    rows_height,
)
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.panels.things import draw_pile
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.portrait import draw_marker
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import CAMELS, Camel, actions

TITLE, NAME, RANK = 20, 18, 22
"""Heights of the lines in units."""


class Market(Panel):
    """Top value large, the ones below it small, then the camel's present rank."""

    name = "market"

    def arrange(self) -> Sequence[Widget]:
        """A title and five columns."""
        room = self.inside
        scale = min(1.25, self.painter.view.text_scale)
        title = round(self.px(TITLE) * scale)
        self._title = Rect(room.x + self.px(4), room.y, room.w - self.px(8), title)
        self._odds = Rect(0, 0, 0, 0)
        left, top, bottom = room.x, room.y + title + self.px(2), room.bottom
        if self.desk.coach.on:
            left += gutter(self.painter)
            bottom -= rows_height(self.painter) + self.px(3)
            self._odds = Rect(
                room.x, bottom + self.px(3), room.w, room.bottom - bottom - self.px(3)
            )
        wide = (room.right - left) // len(CAMELS)
        self._columns = {
            camel: Rect(left + place * wide, top, wide, bottom - top).inflate(-self.px(3), 0)
            for place, camel in enumerate(CAMELS)
        }
        room = self._columns[CAMELS[0]]
        self._names = {camel: self.words.camel(camel) for camel in CAMELS}
        room = room.inflate(self.px(3), 0)
        narrow = any(not self.painter.holds(room, name) for name in self._names.values())
        if narrow or (self.desk.coach.on and self.painter.view.big_text):
            self._names = {camel: self.words.letter(camel) for camel in CAMELS}
        places = [self.words.place(n + 1) for n in range(len(CAMELS))]
        self._name_units = even(self.painter, self._names.values(), room.w, sizes.CAPTION)
        wide = room.w - self.px(13)
        self._place_units = even(self.painter, places, wide, sizes.CAPTION, "title")
        for camel, column in self._columns.items():
            middle = self.outside(column)
            self.anchors.place(
                f"pile:{camel.value}", (middle.centerx, middle.y + middle.h * 0.42), self.px(56)
            )
        return [
            Spot(
                f"pile:{camel.value}",
                self.outside(self._reach(column)),
                self._pick(camel),
                hint=self.words.t("race.hint.pile", camel=self.words.camel(camel)),
            )
            for camel, column in self._columns.items()
        ]

    def _reach(self, column: Rect) -> Rect:
        """A column with its odds, if there are any."""
        foot = self._odds.bottom if self.desk.coach.on else column.bottom
        return Rect(column.x, column.y, column.w, foot - column.y)

    def _pick(self, camel: Camel) -> Callable[[], Change | None]:
        def pick() -> Change | None:
            if self.desk.picker.selection.deed is Deed.RACE_BET:
                self.desk.picker.choose(Deed.LEG_TILE)
            self.desk.picker.pick_camel(camel)
            return None

        return pick

    def key(self) -> Hashable:
        """Piles, ranks, holders, what is picked or pointed at."""
        desk = self.desk
        advised = desk.coach.advised
        return (
            desk.shown.version,
            self.pointer,
            self._chosen(),
            self._open(),
            odds_key(desk),
            advised,
        )

    def _open(self) -> bool:
        """Whether a person is choosing a leg tile just now."""
        picker = self.desk.picker
        return picker.awake and picker.selection.deed is Deed.LEG_TILE

    def _chosen(self) -> Camel | None:
        """The pile that is picked, or that an opponent points at."""
        pointed = self.desk.pointed
        if isinstance(pointed, actions.TakeLegBettingTile):
            return pointed.camel
        selection = self.desk.picker.selection
        return selection.camel if selection.deed is Deed.LEG_TILE else None

    def paint(self, surface: pygame.Surface) -> None:
        """Felt, title, columns, odds."""
        painter = self.painter
        self.framed(surface, "felt")
        title = self.words.t("race.market")
        painter.text(surface, self._title, title, u=sizes.BODY, role="title", colour="gold")
        used = painter.width(title, u=sizes.BODY, role="title") + self.px(10)
        rest = Rect(self._title.x + used, self._title.y, self._title.w - used, self._title.h)
        odds = self.desk.coach.on
        note = self.words.t("coach.note" if odds else "race.market_note")
        if painter.width(note, u=12) <= rest.w:
            painter.text(surface, rest, note, u=12, colour="parchment", align="right")
        for camel, column in self._columns.items():
            self._column(surface, camel, column)
        if odds:
            draw_leg_odds(surface, painter, self.desk, self._odds, self._columns)

    def _column(self, surface: pygame.Surface, camel: Camel, column: Rect) -> None:
        painter, values = self.painter, self.desk.shown.piles[camel]
        chosen, hot = self._chosen() is camel, self.hot(f"pile:{camel.value}")
        if chosen or hot or (self._open() and values):
            fill = "felt_light" if not chosen else "teal_bright"
            edge = "gold" if chosen or hot else "brass"
            painter.rounded(surface, column, fill, edge=edge, width=3 if chosen else 1.5, radius=8)
        scale = min(1.25, painter.view.text_scale)
        name = Rect(column.x, column.y + self.px(2), column.w, round(self.px(NAME) * scale))
        name = name.inflate(self.px(3), 0)
        title, u = self._names[camel], self._name_units
        painter.text(surface, name, title, u=u, colour="parchment", align="centre")
        rank = round(self.px(RANK) * scale)
        foot = Rect(column.x, column.bottom - rank - self.px(2), column.w, rank)
        below = Rect(
            column.x, foot.y - round(self.px(NAME) * scale), column.w, round(self.px(NAME) * scale)
        )
        middle = Rect(column.x, name.bottom, column.w, below.y - name.bottom).inflate(
            -self.px(4), -self.px(2)
        )
        if values:
            lifted = middle.move(0, -self.px(3) if chosen else 0)
            draw_pile(surface, painter, lifted, camel, values)
            text = " · ".join(map(str, values[1:])) or self.words.t("race.pile_last")
            painter.text(surface, below, text, u=12, colour="sand", align="centre")
        else:
            self._holders(
                surface, camel, Rect(middle.x, middle.y, middle.w, below.bottom - middle.y)
            )
        place = self.desk.place(camel)
        if place:
            plaque = foot.inflate(-self.px(6), 0)
            painter.rounded(surface, plaque, "night", edge="brass", width=1, radius=8)
            painter.text(
                surface,
                foot,
                self.words.place(place),
                u=self._place_units,
                role="title",
                colour="gold" if place == 1 else "parchment",
                align="centre",
            )

        if self.desk.coach.advised == actions.TakeLegBettingTile(camel):
            draw_coach_mark(surface, painter, middle)

    def _holders(self, surface: pygame.Surface, camel: Camel, room: Rect) -> None:
        """Who took the tiles of an empty pile."""
        held = [
            (seat, value)
            for seat, tiles in enumerate(self.desk.shown.leg_tiles)
            for one, value in tiles
            if one is camel
        ]
        held.sort(key=lambda entry: -entry[1])
        high = min(room.h // max(1, len(held)), self.px(26))
        for place, (seat, value) in enumerate(held):
            row = Rect(room.x, room.y + place * high, room.w, high)
            face = Rect(row.x + self.px(4), row.y + 1, high - 2, high - 2)
            draw_marker(surface, self.painter, face, self.desk.character(seat))
            number = Rect(face.right, row.y, row.right - face.right - self.px(2), high)
            self.painter.text(
                surface,
                number,
                str(value),
                u=sizes.BODY,
                role="title",
                colour="parchment",
                align="centre",
            )
