"""The leg tray: the number of the leg and five tents; a die that has come out lies in its tent."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import CAMELS

TITLE_SHARE = 0.24


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
                hint=self.words.t("race.hint.leg_tray"),
                focusable=False,
            )
        ]

    def key(self) -> Hashable:
        """The leg and the dice that are out."""
        return self.desk.shown.leg, tuple(
            sorted((c.value, p) for c, p in self.desk.shown.tents.items())
        )

    def paint(self, surface: pygame.Surface) -> None:
        """Slot of walnut, "Leg 2", tents, dice."""
        painter, shown = self.painter, self.desk.shown
        painter.shadow(surface, self.box, 7)
        painter.rounded(surface, self.box, "night", edge="brass", width=2, radius=10)
        leg = self.words.t("race.leg", leg=max(1, shown.leg))
        painter.text(surface, self._title, leg, u=sizes.LABEL, role="title", colour="gold")
        for camel, slot in self._slots.items():
            pips = shown.tents.get(camel)
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
