"""The leg tray: the number of the leg and five tents; a die that has come out lies in its tent."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.supercup.module import TrayMark
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import CAMELS, Camel

TITLE_SHARE = 0.24
SMALL = 0.52
"""Side of a picture beside a tent, by the height of the tray."""
PALE = 90
"""Opacity (0 to 255) of what waits."""


class LegTray(Panel):
    """Dark wood; the tents' dice are what has been rolled in this leg."""

    name = "leg_tray"

    def arrange(self) -> Sequence[Widget]:
        """A title and five slots; each tent is an anchor for its die."""
        room = self.box.inflate(-self.px(14), -self.px(2))
        title = round(room.w * TITLE_SHARE)
        self._title = Rect(room.x, room.y, title, room.h)
        wide = (room.w - title) // len(CAMELS)
        self._slots = {
            camel: Rect(self._title.right + place * wide, room.y, wide, room.h)
            for place, camel in enumerate(CAMELS)
        }
        for camel, slot in self._slots.items():
            middle = self.outside(slot).center
            self.anchors.place(f"tent:{camel.value}", (middle[0] + self.px(9), middle[1]))
        return [
            Spot(
                "leg_tray",
                self.rect,
                lambda: None,
                hint=self._hint(),
                focusable=False,
            )
        ]

    def _hint(self) -> str:
        """What lies here; with modules what the small pictures beside the tents mean."""
        keys = ["race.hint.leg_tray"]
        if any(self._mark(camel) is not None for camel in CAMELS):
            keys.append("race.hint.leg_tray_marks")
        return " ".join(map(self.words.t, keys))

    def _mark(self, camel: Camel) -> TrayMark | None:
        """What a module shows beside a camel's tent."""
        board = self.desk.board
        marks = (module.tray_mark(board.shown, camel) for module in board.modules)
        return next((mark for mark in marks if mark is not None), None)

    def key(self) -> Hashable:
        """The leg, the dice that are out, and what modules show."""
        tents = tuple(sorted((c.value, p) for c, p in self.desk.shown.tents.items()))
        return self.desk.shown.leg, tents, tuple(self._mark(camel) for camel in CAMELS)

    def paint(self, surface: pygame.Surface) -> None:
        """Slot of walnut, "Leg 2", tents, dice."""
        painter, shown = self.painter, self.desk.shown
        painter.shadow(surface, self.box, 7)
        painter.rounded(surface, self.box, "night", edge="brass", width=2, radius=10)
        leg = self.words.t("race.leg", leg=max(1, shown.leg))
        painter.text(surface, self._title, leg, u=sizes.LABEL, role="title", colour="gold")
        for camel, slot in self._slots.items():
            pips = shown.tents.get(camel)
            if (mark := self._mark(camel)) is not None:
                self._shared(surface, camel, pips, mark, slot)
                continue
            tent = Rect(slot.x, slot.y, slot.h, slot.h)
            if pips is None:
                tent.centerx = slot.centerx
                painter.picture(surface, f"tent_{camel.value}", tent.inflate(0, -self.px(4)))
                continue
            tent = tent.inflate(-self.px(4), -self.px(4))
            painter.picture(surface, f"tent_{camel.value}", tent)
            die = Rect(0, 0, round(slot.h * 0.74), round(slot.h * 0.74))
            die.midright = (slot.right - self.px(1), slot.centery + self.px(3))
            painter.picture(surface, f"die_{camel.value}_{pips}", die)

    def _shared(
        self, surface: pygame.Surface, camel: Camel, pips: int | None, mark: TrayMark, slot: Rect
    ) -> None:
        """The tent, its die before it, and at the right a smaller picture of a module.

        Inside the pyramid it is bright with an edge, waiting it is pale; a die that is out is
        larger and has no edge.
        """
        painter, small = self.painter, round(slot.h * SMALL)
        tent = Rect(slot.x, slot.y + self.px(2), slot.w - small + self.px(3), slot.h - self.px(4))
        painter.picture(surface, f"tent_{camel.value}", tent)
        if pips is not None:
            side = round(slot.h * 0.66)
            die = Rect(0, 0, side, side)
            die.midbottom = (tent.centerx, slot.bottom - self.px(1))
            painter.picture(surface, f"die_{camel.value}_{pips}", die)
        place = Rect(0, 0, small, small)
        place.midright = (slot.right - self.px(1), slot.centery)
        self.anchors.place(f"support_tent:{camel.value}", self.outside(place).center, small)
        if mark.state == "inside":
            painter.rounded(surface, place.inflate(4, 4), "gold", radius=6)
        picture = painter.assets.picture(mark.picture, place.size)
        if mark.state == "waiting":
            picture = picture.copy()
            picture.fill((PALE,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(
            picture, picture.get_rect(center=place.center), special_flags=pygame.BLEND_PREMULTIPLIED
        )
