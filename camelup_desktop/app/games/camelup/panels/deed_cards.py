"""Cards of the dock: the four actions large, what modules add small beside them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.panels.coach_mark import draw_coach_mark
from camelup_desktop.app.games.camelup.panels.things import draw_key, draw_thing, key_box
from camelup_desktop.app.games.camelup.selection import AnyDeed, Deed
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.engine.camelup import Side


@dataclass(frozen=True, slots=True)
class Look:
    """How a card is to be seen now."""

    ready: bool
    """Whether somebody is choosing from the cards."""
    reason: str
    chosen: bool
    hot: bool
    held: bool
    advised: bool


class DeedCards:
    """Draws the card of a deed into a box."""

    def __init__(self, desk: Desk, painter: Painter) -> None:
        self._desk, self._painter, self._words = desk, painter, desk.words
        self._px = painter.view.px

    def draw(self, surface: pygame.Surface, deed: AnyDeed, card: Rect, look: Look) -> None:
        """A card with its key, picture, name and what it does, or why it cannot be done."""
        painter, px = self._painter, self._px
        body = card.move(0, px(1) if look.held else 0)
        lit, able = look.chosen or look.hot, look.ready and not look.reason
        fill = "cream" if lit else "parchment" if able else "parchment_dark"
        painter.shadow(surface, body, 4)
        painter.rounded(
            surface,
            body,
            fill,
            edge="gold" if lit else "walnut",
            width=4 if look.chosen else 2,
            radius=10,
        )
        if isinstance(deed, ModuleDeed):
            self._added(surface, deed, body, able)
        else:
            self._large(surface, deed, body, look.reason, able)
        if look.advised:
            draw_coach_mark(surface, painter, body)

    def _added(self, surface: pygame.Surface, deed: ModuleDeed, body: Rect, able: bool) -> None:
        painter, px = self._painter, self._px
        room = body.inflate(-px(10), -px(6))
        key = key_box(painter, (room.x, room.y))
        key.centery = room.centery
        draw_key(surface, painter, key.topleft, str(deed.digit))
        left, name = key.right + px(4), self._words.t(f"race.act.{deed.word}")
        side = min(room.h, px(34))
        picture = Rect(left, room.centery - side // 2, round(side * 1.2), side)
        beside = room.right - picture.right - px(4)
        if beside >= painter.width(name, u=sizes.CAPTION, role="title"):
            draw_thing(surface, painter, self._desk, picture, deed.picture)
            left = picture.right + px(4)
        painter.text(
            surface,
            Rect(left, room.y, room.right - left, room.h),
            name,
            u=sizes.BODY,
            role="title",
            colour="ink" if able else "ink_soft",
        )

    def _large(
        self, surface: pygame.Surface, deed: Deed, body: Rect, reason: str, able: bool
    ) -> None:
        painter, px = self._painter, self._px
        room = body.inflate(-px(14), -px(10))
        line = round(painter.view.font(sizes.LABEL) * 1.25)
        words = reason or self._note(deed)
        note = min(room.h // 3, round(painter.view.font(sizes.CAPTION) * 1.3) * 2)
        title = Rect(room.x, room.bottom - note - line, room.w, line)
        self._picture(surface, deed, Rect(room.x, room.y, room.w, title.y - room.y))
        draw_key(surface, painter, (room.x - px(2), room.y - px(1)), str(deed.digit))
        painter.text(
            surface,
            title,
            self._words.t(f"race.act.{deed.word}"),
            u=sizes.LABEL,
            role="title",
            colour="ink" if able else "ink_soft",
            align="centre",
        )
        painter.text(
            surface,
            Rect(room.x, title.bottom, room.w, room.bottom - title.bottom),
            words,
            u=sizes.CAPTION,
            colour="danger" if reason else "ink_soft",
            align="centre",
            lines=2,
        )

    def _note(self, deed: Deed) -> str:
        """The line under the title; while a tile is being placed, how to turn it over."""
        rules, words = self._desk.board.rules, self._words
        placing = self._desk.picker.awake and self._desk.picker.selection.deed is deed
        turns = deed is Deed.DESERT_TILE and placing
        return words.t(
            f"race.act.{deed.word}_{'turn' if turns else 'note'}",
            tile=words.signed(rules.pyramid_tile_pounds),
            desert=words.signed(rules.desert_tile_pounds),
        )

    def _picture(self, surface: pygame.Surface, deed: Deed, room: Rect) -> None:
        """What the action is about."""
        painter, desk = self._painter, self._desk
        if deed is Deed.ROLL:
            painter.picture(surface, "pyramid_closed", room)
            return
        names = {
            Deed.LEG_TILE: ("legtile_white_3", "legtile_orange_5", "legtile_blue_5"),
            Deed.DESERT_TILE: ("tile_oasis", "tile_mirage"),
            Deed.RACE_BET: (f"card_{desk.character(desk.me)}_back",) * 3,
        }[deed]
        if deed is Deed.DESERT_TILE and desk.picker.selection.deed is deed:
            side = desk.picker.selection.side
            names = ("tile_oasis",) if side is Side.OASIS else ("tile_mirage",)
        step = round(room.h * 0.62) if deed is not Deed.DESERT_TILE else round(room.h * 1.05)
        wide = min(room.w, room.h)
        start = room.centerx - (wide + step * (len(names) - 1)) // 2
        for place, name in enumerate(names):
            painter.picture(surface, name, Rect(start + place * step, room.y, wide, room.h))
