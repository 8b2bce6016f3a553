"""A stand-in for the asset store: plain rectangles, so that tests see numbers and not art."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

SIZE = (40, 60)
FOOT = (20, 50)


@dataclass
class PlainSprite:
    image: pygame.Surface
    anchor: tuple[int, int]
    shadow: PlainSprite | None = None


@dataclass
class PlainPictures:
    """Every name is a picture; `asked` remembers which were."""

    asked: list[str] = field(default_factory=list)

    def sprite(self, name: str, unit_px: float) -> PlainSprite:
        self.asked.append(name)
        shadow = PlainSprite(_filled((60, 20), (0, 0, 0, 90)), (20, 10))
        return PlainSprite(_filled(SIZE, (200, 60, 40, 255)), FOOT, shadow)

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        self.asked.append(name)
        return _filled((size[1], size[1]), (240, 220, 90, 255))

    def has(self, name: str) -> bool:
        return True

    def ground(
        self, name: str, size: tuple[int, int], unit_px: float, origin: tuple[float, float]
    ) -> pygame.Surface:
        return pygame.Surface(size)

    def text(self, role: str, px: int, string: str, colour: pygame.Color) -> pygame.Surface:
        return _filled((8 * max(1, len(string)), px), tuple(colour))


def _filled(size: tuple[int, int], colour: tuple[int, ...]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    return surface.premul_alpha()
