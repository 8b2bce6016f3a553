"""The rows of the leg scoring: a seat's tiles with what they earned, its sum, its money."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.leg_chips import draw_copied, draw_scored
from camelup_desktop.app.games.camelup.panels.panel import Spot
from camelup_desktop.app.games.camelup.tally import LegRow, Scored
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_rule, inside
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.engine.camelup import Camel

HEAD, ROW = 28, 46
COLUMNS = (0.20, 0.43, 0.10, 0.09, 0.18)
"""Shares of the width: player, leg tiles, pyramid tiles, sum, money."""


class LegTable:
    """All seats in turn order; `at` is the seat being told, `share` how much of it."""

    def __init__(self, desk: Desk, rows: Sequence[LegRow], ranking: Sequence[Camel]) -> None:
        self._desk, self._words = desk, desk.words
        self.rows, self._ranking = rows, tuple(ranking)

    def place(self, painter: Painter, rect: Rect) -> Sequence[Spot]:
        """Lay out the rows; each is a stop of the focus."""
        self._painter = painter
        room = inside(painter, rect).inflate(-painter.view.px(12), 0)
        head = painter.view.px(HEAD)
        high = min(round(painter.view.px(ROW) * 1.6), (room.h - head) // len(self.rows))
        self._head = Rect(room.x, room.y, room.w, head)
        self._boxes = [
            Rect(room.x, room.y + head + seat * high, room.w, high)
            for seat in range(len(self.rows))
        ]
        return [Spot(f"row:{seat}", box, lambda: None) for seat, box in enumerate(self._boxes)]

    def draw(self, surface: pygame.Surface, at: int, share: float) -> None:
        """Headings, then every row as far as it has been told."""
        painter = self._painter
        for key, cell in zip(
            ("player", "tiles", "pyramid", "leg", "money"), self._cells(self._head), strict=True
        ):
            align = "left" if key in ("player", "tiles") else "right"
            painter.text(
                surface,
                cell,
                self._words.t(f"leg.column.{key}"),
                u=sizes.CAPTION,
                colour="ink_soft",
                align="left" if align == "left" else "right",
            )
        for row, box in zip(self.rows, self._boxes, strict=True):
            draw_rule(surface, painter, box.x, box.y, box.w)
            told = 1.0 if row.seat < at else share if row.seat == at else 0.0
            self._row(surface, row, box.inflate(0, -painter.view.px(4)), told)
        if at < len(self.rows):
            self._copied(surface, self.rows[at], share)

    def _copied(self, surface: pygame.Surface, row: LegRow, share: float) -> None:
        """What the seat being told copies comes over from its partner."""
        partner = next((tile.partner for tile in row.tiles if tile.partner is not None), None)
        if partner is None or self._desk.board.calm:
            return
        other = self.rows[partner]
        theirs, own = (self._cells(self._boxes[one.seat])[1] for one in (other, row))
        tiles = other.tiles, row.tiles
        draw_copied(surface, self._painter, self._desk, (theirs, own), tiles, share)

    def _cells(self, row: Rect) -> list[Rect]:
        cells, left = [], row.x
        gap = self._painter.view.px(6)
        for part in COLUMNS:
            wide = round(row.w * part)
            cells.append(Rect(left, row.y, wide - gap, row.h))
            left += wide
        return cells

    def _row(self, surface: pygame.Surface, row: LegRow, box: Rect, told: float) -> None:
        painter, words = self._painter, self._words
        player, tiles, pyramid, total, money = self._cells(box)
        side = min(player.h, painter.view.px(56))
        face = Rect(player.x, player.centery - side // 2, side, side)
        draw_portrait(surface, painter, face, self._desk.character(row.seat))
        name = Rect(
            face.right + painter.view.px(8),
            player.y,
            player.right - face.right - painter.view.px(8),
            player.h,
        )
        painter.text(surface, name, words.seat(row.seat), u=sizes.LABEL)
        self._tiles(surface, row, tiles, told)
        if row.pyramid and told > 0.5:
            count = words.t("leg.times", n=len(row.pyramid), pounds=words.signed(sum(row.pyramid)))
            painter.text(surface, pyramid, count, u=sizes.BODY, align="right")
        if told >= 1.0:
            colour = "teal" if row.net > 0 else "danger" if row.net < 0 else "ink_soft"
            painter.text(
                surface,
                total,
                words.signed(row.net),
                u=22,
                role="title",
                colour=colour,
                align="right",
            )
        self._money(surface, row, money, told)

    def _tiles(self, surface: pygame.Surface, row: LegRow, room: Rect, told: float) -> None:
        if not row.tiles:
            words = self._words.t("leg.no_tiles")
            self._painter.text(surface, room, words, u=sizes.CAPTION, colour="ink_soft")
            return
        draw_scored(surface, self._painter, self._desk, room, row.tiles, told)

    def _money(self, surface: pygame.Surface, row: LegRow, room: Rect, told: float) -> None:
        """Money before, an arrow, money after; hidden totals stay hidden."""
        painter = self._painter
        if self._desk.money_hidden and row.seat != self._desk.own:
            text = self._words.t("race.unknown_money")
            painter.text(surface, room, text, u=sizes.LABEL, role="title", align="right")
            return
        third = room.w // 3
        before = Rect(room.x, room.y, third, room.h)
        painter.text(
            surface,
            before,
            self._words.pounds(row.before),
            u=sizes.BODY,
            colour="ink_soft",
            align="right",
        )
        side = min(room.h, painter.view.px(16))
        arrow = Rect(before.right + (third - side) // 2, room.centery - side // 2, side, side)
        blit_icon(surface, painter.assets, "arrow_right", arrow, painter.theme.colour("ink_soft"))
        if told < 1.0:
            return
        after = Rect(room.x + 2 * third, room.y, room.w - 2 * third, room.h)
        painter.text(
            surface, after, self._words.pounds(row.after), u=22, role="title", align="right"
        )

    def sentence(self, seat: int) -> str:
        """The arithmetic of one row in words, with the floor at 0 where it bites (R52)."""
        row, words = self.rows[seat], self._words
        parts = [self._tile(tile) for tile in row.tiles]
        if row.pyramid:
            pounds = words.signed(sum(row.pyramid))
            parts.append(words.t("leg.sentence.pyramid", n=len(row.pyramid), pounds=pounds))
        if row.empty:
            text = words.t("leg.sentence.nothing", seat=words.seat(seat))
        else:
            text = words.t(
                "leg.sentence.row",
                seat=words.seat(seat),
                parts=words.t("leg.sentence.and").join(parts),
                sum=words.signed(row.net),
            )
        if row.forgiven:
            text += " " + words.t(
                "leg.sentence.forgiven",
                owed=words.pounds(-row.net),
                had=words.pounds(row.before),
                paid=words.pounds(-row.paid),
            )
        return f"{text} {self._earlier(row)}".rstrip()

    def _tile(self, scored: Scored) -> str:
        """What one tile earned and why."""
        words = self._words
        pounds, copied = words.signed(scored.pounds), scored.partner is not None
        values: dict[str, object] = {"pounds": pounds}
        key = "pyramid_tile"
        if scored.tile is not None:
            place = self._ranking.index(scored.tile.camel) + 1
            values |= {"tile": words.tile(scored.tile), "place": words.place(place)}
            key = "tile"
        if scored.place is not None:
            values["bet"] = words.place(scored.place)
            key = "pair_right" if scored.place == place else "pair_wrong"
        if scored.partner is not None:
            values["partner"] = words.seat(scored.partner)
        return words.t(f"leg.sentence.{'copied_' if copied else ''}{key}", **values)

    def _earlier(self, row: LegRow) -> str:
        """What was paid before the scoring, by reason: desert tiles, photos."""
        words = self._words
        parts = [
            words.t(f"leg.earlier.{reason.value}", pounds=words.pounds(pounds))
            for reason, pounds in row.earlier.items()
        ]
        return words.t("leg.earlier.row", parts=words.listed(parts)) if parts else ""
