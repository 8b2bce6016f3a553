"""The settings' sample: a camel that hops at the chosen speed, and text of the chosen size."""

from __future__ import annotations

import math

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop.app.services import Services
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel

HEIGHT = 0.55
"""World units the hop rises."""
UNIT = 124
"""Units of the window per world unit."""
LENGTH, FROM, TO = 16, 8, 9
"""The track, and the spaces between which the camel hops."""


class Preview:
    """Moves for some seconds after each input, then rests: an idle screen draws nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._theme = services.theme
        self._awake = self._theme.seconds("preview.awake")
        self._time = 0.0

    @property
    def moving(self) -> bool:
        """Whether the camel hops; never with reduced or no motion, or at instant speed."""
        settings = self._services.settings.current
        return self._awake > 0 and settings.motion == "full" and settings.speed != "instant"

    def wake(self) -> None:
        """An input: hop again."""
        self._awake = self._theme.seconds("preview.awake")

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
        """The real table from near the line between two spaces, and the camel on it."""
        unit = float(painter.view.px(UNIT))
        start, end = (self._theme.spaces(LENGTH)[space - 1] for space in (FROM, TO))
        flat = math.sin(math.radians(self._theme.camera.elevation))
        middle = ((start.x + end.x) / 2, (start.y + end.y) / 2)
        origin = (
            scene.w / 2 - middle[0] * unit,
            scene.h * 0.62 + middle[1] * flat * unit,
        )
        ground = painter.assets.ground(f"table_{LENGTH}", scene.size, unit, origin)
        surface.blit(ground, scene)
        way, height = self._place()
        x = start.x + (end.x - start.x) * way
        foot = (
            scene.x + round(origin[0] + x * unit),
            scene.y + round(origin[1] - middle[1] * flat * unit),
        )
        clip = surface.get_clip()
        surface.set_clip(scene)
        for name, lift in (("camel_shadow1_E", 0.0), ("camel_blue_E", height * HEIGHT * unit)):
            sprite = painter.assets.sprite(name, unit)
            at = (foot[0] - sprite.anchor[0], foot[1] - sprite.anchor[1] - round(lift))
            surface.blit(sprite.image, at, special_flags=BLEND_PREMULTIPLIED)
        surface.set_clip(clip)

    def _place(self) -> tuple[float, float]:
        """How far along (0 to 1) and how high (0 to 1) the camel is; it always hops ahead."""
        hop, rest = self._theme.seconds("preview.hop"), self._theme.seconds("preview.rest")
        t = self._time % (hop + 2 * rest)
        if t < rest:
            return 0.0, 0.0
        t = min(1.0, (t - rest) / hop)
        return t, 4 * t * (1 - t)
