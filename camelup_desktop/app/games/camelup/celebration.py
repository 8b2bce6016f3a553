"""The winner's moment: a light goes on, coins rain, the camel dances (M33 of the design).

It plays once and comes to rest; with less motion it is a still poster from the start.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect, Surface

from camelup_desktop.app.anim.easing import in_out_cubic
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.widgets.painter import Painter

COINS = 60
KINDS = ("coin_1", "coin_5", "coin_10", "coin_20")
COIN = 34.0
"""Units a coin is wide."""
SPINS = 6
"""Pictures of a coin on its way from face to edge."""
FALL = 0.75
"""Seconds a coin takes from the top to the bottom of the stage, first without speed."""
BEAT = 1.2
"""Steps of the dance a second."""
STEP = 7.0
"""Units the camel sways to each side."""
BOUNCE = 0.04
"""How much of its height the camel gives at each step."""
TOP, FOOT, GLOW = 0.10, 0.56, 58
"""The cone of light: widths as shares of the stage; light added at the most, of 255."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How the dancing camel stands: moved by `x` units, `tall` times as high as at rest."""

    x: float = 0.0
    tall: float = 1.0


class Celebration:
    """Time since the winner is shown, and what of the moment is to be seen at that time."""

    def __init__(self, theme: Theme, *, calm: bool) -> None:
        self._light = theme.seconds("winner.light")
        self._rain = theme.seconds("winner.rain")
        self._dance = theme.seconds("winner.dance")
        self._t = self._end if calm else 0.0

    @property
    def _end(self) -> float:
        return max(self._light, self._rain + FALL, self._dance)

    @property
    def over(self) -> bool:
        """Whether everything has come to rest."""
        return self._t >= self._end

    def update(self, dt: float) -> None:
        """`dt` seconds passed."""
        self._t = min(self._end, self._t + dt)

    @property
    def pose(self) -> Pose:
        """The dance dies away over its last quarter."""
        left = max(0.0, 1.0 - self._t / self._dance)
        strength = min(1.0, left * 4.0)
        swing = math.tau * BEAT / 2 * self._t
        bounce = BOUNCE * strength * abs(math.sin(swing))
        return Pose(STEP * strength * math.sin(swing), 1.0 - BOUNCE * strength / 2 + bounce)

    def draw_light(self, surface: Surface, painter: Painter, stage: Rect) -> None:
        """A lamp above the stage comes up."""
        share = in_out_cubic(min(1.0, self._t / self._light))
        level = round(share * 8)
        if level:
            cone = painter.assets.drawn(
                ("spotlight", stage.size, level), lambda: _cone(stage.size, level / 8)
            )
            surface.blit(cone, stage, special_flags=pygame.BLEND_RGB_ADD)

    def draw_coins(self, surface: Surface, painter: Painter, stage: Rect) -> None:
        """Coins fall over the whole stage, each from its own place at its own time."""
        if self._t >= self._rain + FALL:
            return
        clip = surface.get_clip()
        surface.set_clip(stage)
        side = painter.view.px(COIN)
        for number in range(COINS):
            fallen = self._t - self._rain * number / COINS
            share = fallen / FALL
            if not 0.0 <= share <= 1.0:
                continue
            coin = _coin(painter, number, side, fallen)
            x = stage.x + stage.w * ((number * 0.618) % 1.0)
            y = stage.y - side + (stage.h + 2 * side) * share * (0.3 + 0.7 * share)
            at = coin.get_rect(center=(round(x), round(y)))
            surface.blit(coin, at, special_flags=BLEND_PREMULTIPLIED)
        surface.set_clip(clip)


def _coin(painter: Painter, number: int, side: int, seconds: float) -> Surface:
    """A coin that turns while it falls; its narrow pictures are made once."""
    name = KINDS[(number * 7) % len(KINDS)]
    turned = round(abs(math.cos(seconds * 9.0 + number)) * SPINS)
    picture = painter.assets.picture(name, (side, side))
    width = max(2, round(picture.get_width() * turned / SPINS))

    def make() -> Surface:
        return pygame.transform.smoothscale(picture, (width, picture.get_height()))

    return painter.assets.drawn(("falling", name, side, width), make)


def _cone(size: tuple[int, int], share: float) -> Surface:
    """Light to add: brightest along the middle, narrow above, wide below, soft at its edges."""
    small = Surface((96, 64), 0, 24)
    for y in range(64):
        half = 96 * (TOP + (FOOT - TOP) * y / 63) / 2
        for x in range(96):
            near = max(0.0, 1.0 - abs(x - 47.5) / half)
            light = round(GLOW * share * near * (2.0 - near) * (1.0 - 0.35 * y / 63))
            small.set_at((x, y), (light, light, round(light * 0.7)))
    return pygame.transform.smoothscale(small, size)
