"""The settings' sample: a camel that hops at the chosen speed, and text of the chosen size."""

from __future__ import annotations

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop.app.services import Services
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel

AWAKE = 8.0
"""Seconds the camel hops after an input."""
HOP, REST = 0.30, 0.45
"""Seconds of a hop and of the rest after it."""
HEIGHT = 0.55
"""World units the hop rises."""
WAY = 0.9
"""World units of a hop."""
UNIT = 88
"""Units of the window per world unit."""


class Preview:
    """Moves for some seconds after each input, then rests: an idle screen draws nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._awake = AWAKE
        self._time = 0.0

    @property
    def moving(self) -> bool:
        """Whether the camel hops; never with reduced or no motion, or at instant speed."""
        settings = self._services.settings.current
        return self._awake > 0 and settings.motion == "full" and settings.speed != "instant"

    def wake(self) -> None:
        """An input: hop again."""
        self._awake = AWAKE

    def update(self, dt: float) -> bool:
        """Time passes; True when the picture changed."""
        if not self.moving:
            return False
        self._awake -= dt
        self._time += dt * self._services.settings.current.speed_factor
        return True

    def draw(self, surface: pygame.Surface, painter: Painter, rect: Rect) -> None:
        """Sand with the camel above, words below."""
        view, strings = painter.view, painter.strings
        room = draw_panel(surface, painter, rect)
        scene = Rect(room.x, room.y, room.w, round(room.h * 0.56))
        painter.rounded(surface, scene, "sand", radius=6)
        self._camel(surface, painter, scene)
        text = Rect(room.x, scene.bottom, room.w, room.bottom - scene.bottom)
        text = text.inflate(-view.px(16), -view.px(16))
        half = round(text.h * 0.5)
        top = Rect(text.x, text.y, text.w, half)
        sample = strings.t("settings.preview_text")
        painter.text(surface, top, sample, u=sizes.LABEL, align="centre", lines=4)
        under = Rect(text.x, text.y + half, text.w, text.h - half)
        note = strings.t("settings.preview_note")
        painter.text(
            surface, under, note, u=sizes.CAPTION, colour="ink_soft", align="centre", lines=4
        )

    def _camel(self, surface: pygame.Surface, painter: Painter, scene: Rect) -> None:
        unit = float(painter.view.px(UNIT))
        way, height = self._place()
        ground = (
            scene.centerx + round((way - 0.5) * WAY * unit),
            scene.bottom - round(0.62 * unit),
        )
        surface.set_clip(scene)
        shadow = painter.assets.sprite("camel_shadow1_E", unit)
        surface.blit(
            shadow.image,
            (ground[0] - shadow.anchor[0], ground[1] - shadow.anchor[1]),
            special_flags=BLEND_PREMULTIPLIED,
        )
        camel = painter.assets.sprite("camel_blue_E", unit)
        lift = round(height * HEIGHT * unit)
        surface.blit(
            camel.image,
            (ground[0] - camel.anchor[0], ground[1] - lift - camel.anchor[1]),
            special_flags=BLEND_PREMULTIPLIED,
        )
        surface.set_clip(None)

    def _place(self) -> tuple[float, float]:
        """How far along (0 to 1, there and back) and how high (0 to 1) the camel is."""
        hops, rest = divmod(self._time, HOP + REST)
        t = min(1.0, rest / HOP)
        start = hops % 2
        return (start + t if start == 0 else 1 - t), 4 * t * (1 - t)
