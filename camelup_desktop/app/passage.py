"""From one screen to the next: a wind of sand carries the old picture off (M37 of the design).

Nothing waits for it: the new screen takes input from its first frame on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import Literal

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect, Surface

from camelup_desktop.app.anim.easing import in_out_cubic
from camelup_desktop.app.scene import Scene
from camelup_desktop.app.settings import Settings
from camelup_desktop.app.theme import Theme

Kind = Literal["sand", "fade"]

BAND = 0.16
"""Width of the flying sand as a share of the window's."""
STRIPS = 60
"""Slices of the window between old and new picture, so that the edge is a dune and not a ruler."""
SWELL = 0.35
"""How far the dune swings, as a share of the band."""
GRAINS = 2600


class Passage:
    """The old picture on its way out. Give it the seconds of either kind."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._old: Surface | None = None
        self._kind: Kind = "sand"
        self._t = 1.0
        self._band: Surface | None = None

    @property
    def under_way(self) -> bool:
        """Whether the old picture is still to be seen."""
        return self._old is not None

    def begin(
        self, screens: Iterable[Scene], shown: Surface, settings: Settings, ready: bool
    ) -> bool:
        """`screens`, those that go and those that come, change places; `shown` is the window as it
        is now. False if they do so at once: not `ready`, no motion wished, or one of them goes its
        own way. The old picture of a secret is never kept."""
        still = settings.motion == "none" or settings.speed == "instant"
        if still or not ready or not all(scene.blown for scene in screens):
            self.end()
            return False
        self._old, self._t = shown.copy(), 0.0
        self._kind = "sand" if settings.motion == "full" else "fade"
        return True

    def end(self) -> None:
        """The old picture is gone at once."""
        self._old, self._band, self._t = None, None, 1.0

    def update(self, dt: float) -> None:
        """Time passes, in seconds."""
        if self._old is None:
            return
        self._t += dt / self._theme.seconds(f"passage.{self._kind}")
        if self._t >= 1.0:
            self.end()

    def draw(self, surface: Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        old = self._old
        if old is None or old.get_size() != surface.get_size():
            return
        if self._kind == "fade":
            old.set_alpha(round(255 * (1.0 - self._t)))
            surface.blit(old, (0, 0))
            return
        width, height = surface.get_size()
        band = self._sand((round(width * BAND), height))
        edge = round(in_out_cubic(self._t) * (width + band.get_width())) - band.get_width() // 2
        swing = band.get_width() * SWELL
        slice_height = -(-height // STRIPS)
        for top in range(0, height, slice_height):
            x = round(edge + swing * _dune(top / height))
            left = max(0, x)
            if left < width:
                surface.blit(old, (left, top), Rect(left, top, width - left, slice_height))
            strip = Rect(0, top, band.get_width(), slice_height)
            at = x - band.get_width() // 2, top
            surface.blit(band, at, strip, special_flags=BLEND_PREMULTIPLIED)

    def _sand(self, size: tuple[int, int]) -> Surface:
        """Sand in the air: dense in the middle, single grains at the sides."""
        if self._band is None:
            self._band = _cloud(size, [self._theme.colour(name) for name in ("sand", "parchment")])
        return self._band


def _dune(share: float) -> float:
    """The edge's swing at a share of the height, -1 to 1."""
    return 0.6 * math.sin(7.0 * share + 0.6) + 0.4 * math.sin(17.0 * share)


def _cloud(size: tuple[int, int], colours: list[pygame.Color]) -> Surface:
    width, height = size
    row = Surface((width, 1), pygame.SRCALPHA)
    first = colours[0]
    for x in range(width):
        near = max(0.0, 1.0 - abs(2.0 * x / max(1, width - 1) - 1.0))
        alpha = near * near * (3.0 - 2.0 * near)
        row.set_at((x, 0), [round(part * alpha) for part in first[:3]] + [round(255 * alpha)])
    cloud = pygame.transform.scale(row, size)
    spread = random.Random(37)  # the same cloud every time
    shades = [*colours, colours[0].lerp("black", 0.25)]
    for number in range(GRAINS):
        x = round(width * spread.gauss(0.5, 0.2))
        side = spread.choice((1, 1, 2, 3)) * max(1, height // 700)
        cloud.fill(shades[number % len(shades)], (x, spread.randrange(height), side, side))
    return cloud
