"""Buttons: enamel for what matters, paper for the rest, plain words in footers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame
from pygame import BLEND_PREMULTIPLIED, BLEND_RGB_MULT, Rect

from camelup_desktop.app.assets import Role
from camelup_desktop.app.scene import Change
from camelup_desktop.app.stage.text import Align
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import State, Widget

Kind = Literal["primary", "plain", "sand", "night", "paper", "quiet"]

ENAMEL = {"primary": "red", "plain": "teal", "sand": "sand", "night": "night"}
LIGHT = {"red": 0.84, "teal": 0.78, "sand": 1.0, "night": 1.0}
"""Share of the art's light that leaves words on it a contrast of 4.5 to 1."""
ENAMEL_RADIUS = 13
ICON, ICON_LARGE = 24, 36
PRESS_UNITS = 2
KEY_UNITS = 34
"""Least width of the key drawn at the right end."""


class Button(Widget):
    """A label, perhaps a second line, an icon at the left and a key at the right."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        action: Callable[[], Change | None],
        *,
        kind: Kind = "plain",
        below: str = "",
        icon: str = "",
        key: str = "",
        chosen: bool = False,
        u: float = sizes.LABEL,
        hint: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(id, rect, hint=hint, reason=reason)
        self.label, self.below, self.icon, self.shortcut = label, below, icon, key
        self.kind: Kind = kind
        self.chosen = chosen
        self._u = u
        self._action = action

    def activate(self) -> Change | None:
        """Do what the button is for."""
        return self._action()

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Face, then icon, words and key; a pressed button sinks a little."""
        sink = painter.view.px(PRESS_UNITS) if state.pressed and not self.reason else 0
        rect = self.rect.move(0, sink)
        ink = self._face(surface, painter, rect, state)
        inside = rect.inflate(
            -painter.view.px(24 if self.kind != "quiet" else 8), -painter.view.px(8)
        )
        if rect.w < painter.view.px(70):
            inside = rect.inflate(-painter.view.px(10), -painter.view.px(8))
        if self.icon and not self.label:
            side = min(inside.h, inside.w, _icon_side(painter, ICON))
            blit_icon(surface, painter.assets, self.icon, _middle(inside, side), ink)
            return
        if self.icon:
            side = min(inside.h, _icon_side(painter, ICON_LARGE if self.below else ICON))
            box = Rect(inside.x, inside.centery - side // 2, side, side)
            blit_icon(surface, painter.assets, self.icon, box, ink)
            inside = Rect(
                box.right + side // 3, inside.y, inside.right - box.right - side // 3, inside.h
            )
        if self.shortcut:
            inside.w -= self._key(surface, painter, inside, ink)
        self._words(surface, painter, inside, ink)

    def _face(
        self, surface: pygame.Surface, painter: Painter, rect: Rect, state: State
    ) -> pygame.Color:
        """The body of the button; returns the colour of what is written on it."""
        hovered = state.pointer is not None and not self.reason
        if self.kind in ENAMEL:
            self._enamel(surface, painter, rect, state)
            dark = self.kind == "sand" or self.reason
            return painter.theme.colour("ink" if dark else "cream")
        if self.kind == "quiet":
            if hovered:
                line = Rect(rect.x + 4, rect.bottom - painter.view.px(8), rect.w - 8, 1)
                surface.fill(painter.theme.colour("gold"), line)
            return painter.theme.colour("gold" if hovered else "parchment")
        fill = "gold" if self.chosen else "cream" if hovered else "paper"
        if self.reason:
            fill = "parchment_dark"
        painter.rounded(surface, rect, fill, edge="walnut")
        return painter.theme.colour("ink_soft" if self.reason else "ink")

    def _enamel(self, surface: pygame.Surface, painter: Painter, rect: Rect, state: State) -> None:
        colour = ENAMEL[self.kind]
        shade = "disabled" if self.reason else "pressed" if state.pressed else "normal"
        light = 1.0 if self.reason else LIGHT[colour]
        name = f"ui_button_{colour}_{shade}"
        face = painter.assets.drawn(
            ("enamel", name, rect.size, painter.view.scale),
            lambda: _darker(painter.assets.nine(name, rect.size, painter.view.scale), light),
        )
        surface.blit(face, rect, special_flags=BLEND_PREMULTIPLIED)
        if state.pointer is not None and not self.reason:
            painter.rounded(surface, rect, "clear", edge="gold", width=3, radius=ENAMEL_RADIUS)

    def _words(
        self, surface: pygame.Surface, painter: Painter, inside: Rect, ink: pygame.Color
    ) -> None:
        align: Align = "left" if self.icon or self.below else "centre"
        if not self.below:
            role: Role = "title" if self.kind in ENAMEL else "text"
            lines = 2 if inside.h > painter.view.font(self._u) * 2.3 else 1
            painter.text(
                surface,
                inside,
                self.label,
                u=self._u,
                role=role,
                colour=ink,
                align=align,
                lines=lines,
            )
            return
        first = min(inside.h // 2, round(painter.view.font(self._u) * 1.5))
        second = painter.height(self.below, inside.w, u=sizes.CAPTION)
        second = min(inside.h - first, second)
        top = inside.centery - (first + second) // 2
        painter.text(
            surface,
            Rect(inside.x, top, inside.w, first),
            self.label,
            u=self._u,
            role="title",
            colour=ink,
        )
        painter.text(
            surface,
            Rect(inside.x, top + first, inside.w, second),
            self.below,
            u=sizes.CAPTION,
            colour=ink,
            lines=3,
        )

    def _key(
        self, surface: pygame.Surface, painter: Painter, inside: Rect, ink: pygame.Color
    ) -> int:
        """The key that does the same; returns the width it takes."""
        wide = max(
            painter.view.px(KEY_UNITS),
            painter.width(self.shortcut, u=sizes.CAPTION) + painter.view.px(12),
        )
        tall = min(inside.h, round(painter.view.font(sizes.CAPTION) * 1.45))
        box = Rect(inside.right - wide, inside.centery - tall // 2, wide, tall)
        painter.rounded(surface, box, "clear", edge=ink, width=1, radius=5)
        painter.text(
            surface,
            box.inflate(-painter.view.px(6), 0),
            self.shortcut,
            u=sizes.CAPTION,
            colour=ink,
            align="centre",
        )
        return wide + painter.view.px(8)


def _darker(face: pygame.Surface, light: float) -> pygame.Surface:
    """A copy with a share of its light."""
    if light < 1.0:
        face = face.copy()
        face.fill((round(255 * light),) * 3, None, BLEND_RGB_MULT)
    return face


def _icon_side(painter: Painter, units: float) -> int:
    """Icons grow with the text beside them, a little less."""
    return round(painter.view.px(units) * (1 + (painter.view.text_scale - 1) * 0.6))


def _middle(box: Rect, side: int) -> Rect:
    square = Rect(0, 0, side, side)
    square.center = box.center
    return square
