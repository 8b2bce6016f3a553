"""A photograph in the album: on its paper, a little askew, with what it shows under it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect, Surface

from camelup_desktop.app.focus import Target
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import State, Widget

TILTS = (-2.0, 1.5, -1.0, 2.5)
"""Degrees, one photograph after the other."""
CAPTION = 0.27
"""Share of the height that the words take."""
AIR = 6
"""Units around the paper."""
TAPE = 30
"""Units of the height of the tape that holds it."""


class PhotoCard(Widget):
    """`print_of()` gives the photograph on its paper, or None until it has been drawn."""

    def __init__(
        self,
        number: int,
        rect: Rect,
        caption: str,
        where: str,
        print_of: Callable[[], Surface | None],
        focused: Callable[[], None],
        look: Callable[[], Change | None],
        chosen: Callable[[], bool],
    ) -> None:
        super().__init__(f"photo:{number}", rect, hint=f"{caption}. {where}")
        self.number, self.caption, self.where = number, caption, where
        self._print_of, self._chosen = print_of, chosen
        self._when_focused, self._look = focused, look

    @property
    def target(self) -> Target:
        """What has the focus is chosen."""
        return Target(
            self.id,
            self.rect,
            self.activate,
            focused=self._focused,
        )

    def activate(self) -> Change | None:
        """Look at it, large."""
        return self._look()

    def _focused(self, here: bool) -> None:
        if here:
            self._when_focused()

    @staticmethod
    def paper_room(painter: Painter, rect: Rect) -> Rect:
        """Where the paper may lie."""
        return Rect(rect.x, rect.y, rect.w, round(rect.h * (1 - CAPTION))).inflate(
            -2 * painter.view.px(AIR), -2 * painter.view.px(AIR)
        )

    def draw(self, surface: Surface, painter: Painter, state: State) -> None:
        """Paper, a gold edge if chosen, words."""
        room = self.paper_room(painter, self.rect)
        image = self._print_of()
        if self._chosen():
            painter.rounded(surface, self.rect, "night_soft", edge="gold", width=3, radius=12)
        if image is not None:
            tilt = TILTS[self.number % len(TILTS)]
            tilted = pygame.transform.rotozoom(image, tilt, 1.0)
            place = tilted.get_rect(center=room.center)
            surface.blit(tilted, place, special_flags=BLEND_PREMULTIPLIED)
            high = painter.view.px(TAPE)
            tape = painter.assets.picture("photo_tape", (high * 4, high))
            tape = pygame.transform.rotozoom(tape, -2 * tilt, 1.0)
            at = tape.get_rect(center=(place.centerx, place.top + place.h // 24))
            surface.blit(tape, at, special_flags=BLEND_PREMULTIPLIED)
        words = Rect(room.x, room.bottom, room.w, self.rect.bottom - room.bottom)
        words = words.inflate(-painter.view.px(12), -painter.view.px(8))
        top = Rect(words.x, words.y, words.w, round(words.h * 0.66))
        painter.text(
            surface, top, self.caption, u=sizes.LABEL, colour="parchment", align="centre", lines=3
        )
        below = Rect(words.x, top.bottom, words.w, words.bottom - top.bottom)
        painter.text(
            surface, below, self.where, u=sizes.CAPTION, colour="sand", align="centre", lines=2
        )
