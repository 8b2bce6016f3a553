"""The players: order of play downwards, who is to play slid out with a pointer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels import pieces
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.panels.ribbons import draw_ribbons
from camelup_desktop.app.games.camelup.supercup import in_play
from camelup_desktop.app.scene import Change
from camelup_desktop.app.table_setup import SURPRISE
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.panel import draw_rule
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.table import Seat

TALLEST_ROW = 96
SLIDE_UNITS = 12
"""How far the row of who is to play slides out."""
SMALL_ROW, TIGHT_ROW = 74, 57
"""Rows lower than the first have no air between their lines; in those lower than the second
nothing looks out over the edge of the portrait."""
LEAST, AIR = 12, 1.15
"""The smallest text in units, and how many times as high a line is; rows too low for three lines
have two."""
OVERHANG = 8
"""Units by which what a row shows may stand out over it."""
EMBLEM = 17
"""Units of a picture that a module shows in a row."""


class Players(Panel):
    """One row a seat: portrait, number, money, leg tiles with ranks, tiles, cards, last act."""

    name = "players"

    def arrange(self) -> Sequence[Widget]:
        """Rows of equal height, as tall as they may be."""
        room = self.inside
        self._kept: dict[Seat, tuple[Hashable, pygame.Surface]] = {}
        count = len(self.desk.seats)
        high = min(self.px(TALLEST_ROW), room.h // count)
        self._rows = [Rect(room.x, room.y + seat * high, room.w, high) for seat in range(count)]
        for seat, row in enumerate(self._rows):
            self._anchor(seat, self.outside(row))
        return [
            Spot(
                f"row:{seat}",
                self.outside(row),
                self._point(seat),
                hint=self._sheet(seat),
                focusable=False,
            )
            for seat, row in enumerate(self._rows)
        ]

    def _point(self, seat: Seat) -> Callable[[], Change | None]:
        """A row means its seat where a module asks for one."""

        def point() -> Change | None:
            self.desk.picker.point(f"row:{seat}")
            return None

        return point

    def _anchor(self, seat: Seat, row: Rect) -> None:
        small = self.px(22)
        self.anchors.place(f"row:{seat}", row.center)
        self.anchors.place(f"purse:{seat}", (row.right - self.px(22), row.y + self.px(13)), small)
        self.anchors.place(f"tiles:{seat}", (row.x + row.w * 0.45, row.centery), small)
        self.anchors.place(f"pyramid_tiles:{seat}", (row.right - self.px(20), row.centery), small)
        self.anchors.place(f"cards:{seat}", (row.right - self.px(16), row.bottom - self.px(10)))
        self.anchors.place(f"stock:{seat}", (row.x + self.px(24), row.centery))

    def _sheet(self, seat: Seat) -> str:
        """A seat in words, for the tooltip."""
        setup = self.desk.seats[seat]
        t, number = self.words.t, seat + 1
        if setup.human:
            return t("race.hint.person", name=setup.name, number=number)
        level, note = t(f"bot.level.{setup.level}"), t(f"bot.level.{setup.level}_note")
        words = {"name": setup.name, "number": number, "level": level, "note": note}
        if setup.temper in ("", SURPRISE):
            return t("race.hint.ai", **words)
        return t("race.hint.ai_temper", temper=t(f"bot.temper.{setup.temper}"), **words)

    def key(self) -> Hashable:
        """The public facts, the log, and how far rows are slid out."""
        desk = self.desk
        pulls = tuple(round(desk.board.passing.pull(s), 2) for s in range(len(desk.seats)))
        thinking = desk.course.thought.seat if desk.course.thought else None
        return (
            desk.shown.version,
            desk.chronicle.version,
            pulls,
            thinking,
            desk.course.skipped,
            desk.money_hidden,
        )

    def paint(self, surface: pygame.Surface) -> None:
        """Parchment, then the rows; the one that is slid out lies on top."""
        self.framed(surface)
        pulled = None
        for seat, row in enumerate(self._rows):
            if self.desk.board.passing.pull(seat) > 0:
                pulled = seat
                continue
            if seat:
                draw_rule(surface, self.painter, row.x, row.y, row.w)
            self._row(surface, seat, row)
        for seat, row in enumerate(self._rows):
            share = self.desk.board.passing.pull(seat)
            if share > 0 and seat != pulled:
                self._pulled(surface, seat, row, share)
        if pulled is not None:
            share = self.desk.board.passing.pull(pulled)
            self._pulled(surface, pulled, self._rows[pulled], share)
        draw_ribbons(surface, self.painter, self.desk, self._rows, self.inside.x + self.px(2))

    def _pulled(self, surface: pygame.Surface, seat: Seat, row: Rect, share: float) -> None:
        """A strip of paper slid out to the right, ending in a pointer."""
        slide = round(self.px(SLIDE_UNITS) * share)
        strip = row.move(slide, 0)
        around = Rect(row.x - self.px(4), row.y + 1, row.w + slide + self.px(4), row.h - 2)
        tip = self.px(9)
        middle = strip.centery
        colour = self.painter.theme.colour("gold")
        points = [
            (around.right - 2, middle - tip),
            (around.right + tip, middle),
            (around.right - 2, middle + tip),
        ]
        self.painter.shadow(surface, around, 5)
        pygame.draw.polygon(
            surface, self.painter.theme.colour("ink"), [(x + 1, y) for x, y in points]
        )
        pygame.draw.polygon(surface, colour, points)
        self.painter.rounded(surface, around, "cream", edge="gold", width=3, radius=9)
        self._row(surface, seat, strip)

    def _row(self, surface: pygame.Surface, seat: Seat, row: Rect) -> None:
        """A row as it was painted last, anew only if it says something else now."""
        over, says = self.px(OVERHANG), self._says(seat)
        kept = self._kept.get(seat)
        if kept is None or kept[0] != says:
            picture = pygame.Surface((row.w + 2 * over, row.h + 2 * over), pygame.SRCALPHA)
            self._paint_row(picture, seat, Rect((over, over), row.size))
            kept = self._kept[seat] = says, picture
        at = (row.x - over, row.y - over)
        surface.blit(kept[1], at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _says(self, seat: Seat) -> Hashable:
        """Everything that a row is painted from."""
        shown = self.desk.shown
        tiles = tuple(shown.leg_tiles[seat])
        return (
            self.desk.money(seat),
            tiles,
            shown.ranking if tiles else (),
            tuple(pieces.bets(self.desk, seat).items()),
            shown.pyramid_tiles[seat],
            shown.hand_count[seat],
            tuple(self._emblems(seat)),
            self._deed(seat),
        )

    def _paint_row(self, surface: pygame.Surface, seat: Seat, row: Rect) -> None:
        painter, desk, shown = self.painter, self.desk, self.desk.shown
        pad = self.px(3) if row.h >= self.px(SMALL_ROW) else self.px(1)
        room = row.inflate(-self.px(8), -2 * pad)
        face = min(room.h, self.px(50)) - (self.px(3) if self._tight else 0)
        portrait = Rect(room.x, room.centery - face // 2, face, face)
        draw_portrait(surface, painter, portrait, desk.character(seat))
        self._number(surface, seat, portrait)
        left = portrait.right + self.px(6)
        low = room.h // 3 < painter.view.font(LEAST) * AIR
        lines = 2 if painter.view.big_text or low else 3
        part = room.h // lines
        first = Rect(left, room.y, room.right - left, part)
        amount = desk.money(seat)
        money = pieces.draw_money(surface, painter, first, amount, u=20 if lines == 3 else 15)
        name = Rect(first.x, first.y, money.x - self.px(4) - first.x, first.h)
        painter.text(surface, name, self.words.seat(seat), u=sizes.BODY, colour="ink")
        second = Rect(left, first.bottom, first.w, part)
        last = Rect(left, room.bottom - part, first.w, part)
        emblems = self._emblems(seat)
        holds = shown.leg_tiles[seat] or shown.pyramid_tiles[seat] or emblems
        if lines == 3 or holds:
            self._holdings(surface, seat, second, emblems)
        if lines == 3 or not holds:
            self._act(surface, seat, last)
        self._cards(surface, portrait, shown.hand_count[seat])

    def _number(self, surface: pygame.Surface, seat: Seat, portrait: Rect) -> None:
        """The place at the table, on the upper left of the portrait."""
        side = max(self.px(17), 17, round(portrait.w * 0.32))
        over = 0 if self._tight else side // 8
        disc = Rect(portrait.x - side // 6, portrait.y - over, side, side)
        self.painter.rounded(surface, disc, "night", edge="brass", width=1, radius=side)
        number = str(seat + 1)
        self.painter.text(
            surface, disc, number, u=12, role="title", colour="parchment", align="centre"
        )

    @property
    def _tight(self) -> bool:
        """Whether so many sit here that rows are as low as they can be."""
        return self._rows[0].h < self.px(TIGHT_ROW)

    def _emblems(self, seat: Seat) -> list[str]:
        """Pictures of what the seat has of the modules in play."""
        characters = [setup.character for setup in self.desk.seats]
        shown = self.desk.shown
        return [
            picture
            for module in in_play(shown.modules)
            for picture in module.emblems(shown, seat, characters)
        ]

    def _holdings(
        self, surface: pygame.Surface, seat: Seat, room: Rect, emblems: Sequence[str]
    ) -> None:
        """Leg tiles from the left; pyramid tiles and what modules give from the right."""
        painter = self.painter
        tiles = self.desk.shown.pyramid_tiles[seat]
        right = room.right
        if tiles:
            box = Rect(right - self.px(32), room.y, self.px(32), room.h)
            pieces.draw_count(surface, painter, box, "pyramid_tile", tiles, u=sizes.BODY)
            right = box.x - self.px(2)
        for picture in emblems:
            box = Rect(right - self.px(EMBLEM), room.y, self.px(EMBLEM), room.h)
            painter.picture(surface, picture, box)
            right = box.x - self.px(2)
        chips = Rect(room.x, room.y, right - room.x, room.h)
        pieces.draw_chips(surface, painter, self.desk, chips, seat)

    def _act(self, surface: pygame.Surface, seat: Seat, room: Rect) -> None:
        words, colour = self._deed(seat)
        self.painter.text(surface, room, words, u=sizes.CAPTION, colour=colour)

    def _deed(self, seat: Seat) -> tuple[str, str]:
        """What the seat did last, or that it thinks; and the colour of these words."""
        course = self.desk.course
        if course.thought is not None and course.thought.seat == seat:
            return self.words.t("race.thinking"), "teal"
        line = self.desk.chronicle.last_act(seat)
        return line.brief if line else "", "teal" if course.skipped else "ink_soft"

    def _cards(self, surface: pygame.Surface, portrait: Rect, count: int) -> None:
        """How many race cards are left in the hand, on the lower left of the portrait."""
        painter = self.painter
        high = max(self.px(16), 15)
        pill = Rect(0, 0, round(high * 1.75), high)
        over = self.px(1) if self._tight else self.px(2)
        pill.bottomleft = (portrait.x - self.px(3), portrait.bottom + over)
        painter.rounded(surface, pill, "cream", edge="walnut", width=1, radius=high / 2)
        mark = Rect(pill.x + self.px(3), pill.y + self.px(2), high, high - 2 * self.px(2))
        blit_icon(surface, painter.assets, "cards", mark, painter.theme.colour("ink"))
        rest = Rect(mark.right, pill.y, pill.right - mark.right - self.px(1), pill.h)
        painter.text(surface, rest, str(count), u=12, colour="ink", align="centre")
