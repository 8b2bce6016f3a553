"""My things: money, leg tiles, pyramid tiles, the desert tile, and the leg so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels import pieces
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.portrait import draw_marker
from camelup_desktop.app.widgets.widget import Widget

SUMS = ("gain", "loss", "even")


class Me(Panel):
    """Whoever chooses, or chose last; with a single person always that one."""

    name = "me"

    @property
    def arrangement(self) -> Hashable:
        """Whose things, and which leg tiles there are to be pointed at."""
        me = self.desk.me
        return me, tuple(self.desk.shown.leg_tiles[me]), tuple(pieces.bets(self.desk, me))

    def arrange(self) -> Sequence[Widget]:
        """A spot for each leg tile, and one with the explanation of "leg so far"."""
        room = self.inside.inflate(-self.px(6), -self.px(2))
        quarter = room.h // 4
        self._lines = [Rect(room.x, room.y + line * quarter, room.w, quarter) for line in range(4)]
        self._lines[3].h = room.bottom - self._lines[3].y
        self._chips = pieces.chip_boxes(self.painter, self.desk, self._lines[1], self.desk.me)
        hint = self.words.t("race.hint.me")
        return [
            Spot("me", self.rect, lambda: None, hint=hint, focusable=False),
            *(
                Spot(
                    f"own_tile:{number}",
                    self.outside(chip),
                    self._pick(number),
                    hint=hint,
                    focusable=False,
                )
                for number, chip in enumerate(self._chips)
            ),
        ]

    def _pick(self, number: int) -> Callable[[], Change | None]:
        def pick() -> Change | None:
            self.desk.picker.point(f"own_tile:{number}")
            return None

        return pick

    def key(self) -> Hashable:
        """Everything that lies in front of the seat."""
        desk = self.desk
        options = desk.picker.options()
        picked = tuple(
            one.option.spot for one in options if desk.picker.selection.picked(one.option.pick)
        )
        open_now = tuple(one.option.spot for one in options if not one.reason)
        own = desk.shown.version, desk.me, desk.money_hidden, self._so_far()
        return *own, picked, open_now, self.pointer

    def _so_far(self) -> int | None:
        """The leg so far, while nothing moves; None while the picture is behind the match."""
        course = self.desk.course
        if course.director.busy or course.agenda:
            return None
        return self.desk.leg_so_far(self.desk.me)

    def paint(self, surface: pygame.Surface) -> None:
        """Name and money, tiles, desert tile, leg so far."""
        self.framed(surface)
        painter, desk, seat = self.painter, self.desk, self.desk.me
        first, second, third, last = self._lines
        money = pieces.draw_money(surface, painter, first, desk.money(seat), u=24)
        mark = Rect(first.x, first.y, min(first.h, self.px(22)), first.h)
        draw_marker(surface, painter, mark, desk.character(seat))
        name = Rect(mark.right + self.px(5), first.y, money.x - mark.right - self.px(9), first.h)
        painter.text(
            surface, name, self.words.seat(seat), u=sizes.LABEL, role="title", colour="ink"
        )
        if desk.shown.leg_tiles[seat]:
            self._pickable(surface)
            pieces.draw_chips(surface, painter, desk, second, seat)
        else:
            none = self.words.t("race.no_leg_tiles")
            painter.text(surface, second, none, u=sizes.CAPTION, colour="ink_soft")
        self._third(surface, pieces.draw_emblems(surface, painter, desk, third, seat))
        self._sum(surface, last)

    def _pickable(self, surface: pygame.Surface) -> None:
        """A golden edge under tiles that may be picked now, a thick one under the one that is."""
        picker = self.desk.picker
        if not picker.awake or picker.seat != self.desk.me:
            return
        for one in picker.options():
            kind, _, number = one.option.spot.partition(":")
            if kind == "own_tile" and not one.reason and int(number) < len(self._chips):
                wide = self.px(6 if picker.selection.picked(one.option.pick) else 3)
                around = self._chips[int(number)].inflate(wide, wide)
                self.painter.rounded(surface, around, "gold", radius=7)

    def _third(self, surface: pygame.Surface, room: Rect) -> None:
        """Pyramid tiles at the left, the desert tile at the right."""
        painter, desk, seat = self.painter, self.desk, self.desk.me
        left = Rect(room.x, room.y, self.px(56), room.h)
        pieces.draw_count(
            surface, painter, left, "pyramid_tile", desk.shown.pyramid_tiles[seat], u=sizes.BODY
        )
        placed = next(
            (
                (space, side)
                for space, (owner, side) in desk.shown.desert_tiles.items()
                if owner == seat
            ),
            None,
        )
        side_name = placed[1].value if placed else "oasis"
        icon = Rect(left.right, room.y, min(room.h, self.px(30)), room.h)
        painter.picture(surface, f"icon_tile_{side_name}", icon)
        words = (
            self.words.t("race.tile_on", space=placed[0])
            if placed
            else self.words.t("race.tile_free")
        )
        rest = Rect(icon.right + self.px(4), room.y, room.right - icon.right - self.px(4), room.h)
        painter.text(surface, rest, words, u=sizes.CAPTION, colour="ink_soft")

    def _sum(self, surface: pygame.Surface, room: Rect) -> None:
        so_far = self._so_far()
        label = Rect(room.x, room.y, round(room.w * 0.66), room.h)
        words = self.words.t("race.leg_so_far")
        self.painter.text(surface, label, words, u=sizes.BODY, colour="ink")
        if so_far is None:
            return
        value = Rect(label.right, room.y, room.right - label.right, room.h)
        colour = "teal" if so_far > 0 else "danger" if so_far < 0 else "ink_soft"
        self.painter.text(
            surface,
            value,
            self.words.signed(so_far),
            u=24,
            role="title",
            colour=colour,
            align="right",
        )
