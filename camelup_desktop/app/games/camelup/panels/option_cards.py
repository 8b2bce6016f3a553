"""What is to be picked next for the deed of a module: a tray of cards, each with its digit."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.offers import OpenOption
from camelup_desktop.app.games.camelup.panels.coach_mark import draw_coach_mark
from camelup_desktop.app.games.camelup.panels.things import draw_key, draw_thing
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Align, Painter
from camelup_desktop.engine.camelup import Stage

HEAD, GAP = 104, 5
"""Width of the card that says what is being picked, and room between cards, in units."""
ONE_ROW = 6
"""As many cards as lie side by side; more of them lie in two rows."""
LEAST_COLUMNS = 5
"""Columns of two rows: as many as there are camels, so that each row is a kind of its own."""
FADED = 110
"""Opacity (0 to 255) of what cannot be picked."""
OPEN, SHUT = 0.34, 0.52
"""Share of an upright card for its second line, and for why it cannot be picked."""
MOST_LINES = 4


def tray(room: Rect, count: int, painter: Painter) -> tuple[Rect, list[Rect]]:
    """The head of a tray in `room`, and a box for each of its cards."""
    gap = painter.view.px(GAP)
    head = Rect(room.x, room.y, painter.view.px(HEAD), room.h)
    left, rows = head.right + gap, 1 if count <= ONE_ROW else 2
    columns = count if rows == 1 else max(LEAST_COLUMNS, math.ceil(count / 2))
    wide = (room.right - left - gap * (columns - 1)) // columns
    high = (room.h - gap * (rows - 1)) // rows
    return head, [
        Rect(left + column * (wide + gap), room.y + row * (high + gap), wide, high)
        for row, column in (divmod(place, columns) for place in range(count))
    ]


class OptionCards:
    """Draws a tray of options."""

    def __init__(self, desk: Desk, painter: Painter) -> None:
        self._desk, self._painter, self._words = desk, painter, desk.words
        self._px = painter.view.px

    def head(self, surface: pygame.Surface, deed: ModuleDeed, box: Rect) -> None:
        """What is being picked, and how to get away from it."""
        painter, px = self._painter, self._px
        painter.rounded(surface, box, "night", edge="brass", width=1.5, radius=10)
        room = box.inflate(-px(12), -px(10))
        third = room.h // 3
        draw_thing(
            surface,
            painter,
            self._desk,
            Rect(room.x, room.y, room.w, third),
            deed.picture,
            colour="gold",
        )
        painter.text(
            surface,
            Rect(room.x, room.y + third, room.w, third),
            self._words.t(f"race.act.{deed.word}"),
            u=sizes.BODY,
            role="title",
            colour="gold",
            align="centre",
            lines=2,
        )
        pressing = deed.stage is not Stage.ACTION
        key = f"race.pick.{deed.word}.about" if pressing else "race.pick.back"
        painter.text(
            surface,
            Rect(room.x, room.y + 2 * third, room.w, room.h - 2 * third),
            self._words.t(key),
            u=12,
            colour="parchment",
            align="centre",
            lines=3,
        )

    def draw(
        self,
        surface: pygame.Surface,
        one: OpenOption,
        box: Rect,
        *,
        picked: bool,
        hot: bool,
        advised: bool,
    ) -> None:
        """One card; one that cannot be picked is pale and says so."""
        painter, px, option = self._painter, self._px, one.option
        lit = picked or (hot and not one.reason)
        fill = "cream" if lit else "parchment_dark" if one.reason else "parchment"
        edge = "gold" if lit else "walnut"
        painter.shadow(surface, box, 3)
        painter.rounded(surface, box, fill, edge=edge, width=4 if picked else 2, radius=8)
        room = box.inflate(-px(10), -px(8))
        part = SHUT if one.reason else OPEN
        picture, label, note = self._parts(room, upright=box.h > box.w * 0.8, part=part)
        self._thing(surface, one, picture)
        if option.key is not None:
            draw_key(surface, painter, (box.x + px(4), box.y + px(4)), str(option.key))
        deed = self._desk.picker.selection.deed
        assert isinstance(deed, ModuleDeed)
        name, more = self._desk.picker.offers.label(deed, option)
        align: Align = "centre" if label.centerx == room.centerx else "left"
        painter.text(
            surface,
            label,
            name,
            u=sizes.BODY,
            role="title",
            colour="ink_soft" if one.reason else "ink",
            align=align,
            lines=2 if not more and not one.reason else 1,
        )
        if one.reason:
            fits = painter.holds(note, one.reason, MOST_LINES)
            more = one.reason if fits else self._words.t("race.pick.closed")
        painter.text(
            surface,
            note,
            more,
            u=12 if one.reason else sizes.CAPTION,
            colour="danger" if one.reason else "ink_soft",
            align=align,
            lines=MOST_LINES,
            valign="top",
        )

        if advised:
            draw_coach_mark(surface, painter, box)

    def _thing(self, surface: pygame.Surface, one: OpenOption, box: Rect) -> None:
        if not one.reason:
            draw_thing(surface, self._painter, self._desk, box, one.option.picture, one.option.over)
            return
        pale = pygame.Surface(box.size, pygame.SRCALPHA)
        inner = Rect((0, 0), box.size)
        draw_thing(pale, self._painter, self._desk, inner, one.option.picture, one.option.over)
        pale.fill((FADED,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(pale, box, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _parts(self, room: Rect, *, upright: bool, part: float) -> Sequence[Rect]:
        """Picture, name, second line: below each other, or the picture at the left."""
        line = round(self._painter.view.font(sizes.BODY) * 1.2)
        if upright:
            tall = round(room.h * part)
            note = Rect(room.x, room.bottom - tall, room.w, tall)
            label = Rect(room.x, note.y - line, room.w, line)
            return Rect(room.x, room.y, room.w, label.y - room.y), label, note
        wide = round(min(room.h * 0.8, room.w * 0.31))
        picture = Rect(room.x + self._px(5), room.y, wide, room.h)
        left = picture.right + self._px(4)
        label = Rect(left, room.y, room.right + self._px(2) - left, room.h // 2)
        return picture, label, Rect(left, label.bottom, label.w, room.bottom - label.bottom)
