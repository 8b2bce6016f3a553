"""The status banner: one sentence that says what to do now (never empty)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.panel import Panel
from camelup_desktop.app.games.camelup.status import Status, status
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon

TALL_UNITS = 22
"""How much further down the banner reaches per step of text size above normal."""


class Banner(Panel):
    """Parchment when a person is to do something, dark when somebody else acts, red for a no."""

    name = "banner"

    def area(self, rects: Mapping[str, Rect]) -> Rect:
        """The top bar's middle; taller with large text, down over the far sand of the board."""
        area = Rect(rects[self.name])
        more = self.painter.view.text_scale - 1.0
        area.h += self.painter.view.px(30) + round(self.painter.view.px(TALL_UNITS) * more * 4)
        return area

    @property
    def status(self) -> Status:
        """What it says now."""
        return status(self.desk)

    def key(self) -> Hashable:
        """The sentence."""
        return self.status

    def paint(self, surface: pygame.Surface) -> None:
        """A plate with a pointer, the sentence, and a smaller one under it."""
        said, painter = self.status, self.painter
        fill, ink, soft = "night", "parchment", "sand"
        if said.alarm:
            fill, ink, soft = "danger", "cream", "cream"
        elif said.mine:
            fill, ink, soft = "parchment", "ink", "ink_soft"
        painter.shadow(surface, self.box, 8)
        edge = "gold" if said.mine or said.alarm else "brass"
        painter.rounded(surface, self.box, fill, edge=edge, width=2.5, radius=12)
        room = self.box.inflate(-self.px(20), -self.px(6))
        if said.mine or said.alarm:
            side = self.px(16)
            mark = Rect(room.x, room.centery - side // 2, side, side)
            name = "warning" if said.alarm else "pointer"
            colour = painter.theme.colour("gold" if said.alarm else "danger")
            blit_icon(surface, painter.assets, name, mark, colour)
            room = Rect(mark.right + self.px(8), room.y, 0, room.h)
            room.w = self.box.right - self.px(10) - room.x
        long_no = said.alarm and painter.width(said.text, u=17) > room.w
        if not said.below or long_no:  # a reason matters more than the prompt under it
            painter.text(
                surface, room, said.text, u=sizes.LABEL, colour=ink, align="centre", lines=2
            )
            return
        first = round(room.h * 0.38)
        top = Rect(room.x, room.y, room.w, first)
        painter.text(surface, top, said.text, u=17, colour=ink, align="centre")
        under = Rect(room.x, top.bottom, room.w, room.h - first)
        painter.text(
            surface, under, said.below, u=sizes.CAPTION, colour=soft, align="centre", lines=2
        )
