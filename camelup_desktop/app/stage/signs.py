"""Words on small plates: the read beat after a roll, "+5" over a purse, the dice in the pyramid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

import pygame

from camelup_desktop.app.stage.layer import PREMULTIPLIED
from camelup_desktop.app.stage.projection import Point
from camelup_desktop.app.stage.prop import Sign

FINE = 3


class Lettering(Protocol):
    """What signs need of the asset store."""

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A flat picture that fits into `size` pixels."""

    def text(
        self, role: Literal["title", "text"], px: int, string: str, colour: pygame.Color
    ) -> pygame.Surface:
        """A line of text, premultiplied."""


@dataclass(frozen=True, slots=True)
class SignLook:
    """Sizes in units and names of colours of one kind of sign."""

    letters: float
    padding: tuple[float, float]
    ground: str
    edge: str
    ink: str
    round: float


LOOKS: Mapping[str, SignLook] = {
    "plate": SignLook(26, (14, 7), "parchment", "ink", "ink", 12),
    "gain": SignLook(20, (10, 3), "night", "gold", "gold", 14),
    "loss": SignLook(20, (10, 3), "night", "parchment", "parchment", 14),
    "ribbon": SignLook(38, (0, 0), "", "", "", 0),
    "badge": SignLook(17, (10, 2), "night", "brass", "parchment", 13),
}


class SignWriter:
    """Makes the surfaces of signs. `say` turns a string key and values into words."""

    def __init__(
        self,
        lettering: Lettering,
        say: Callable[..., str],
        colour: Callable[[str], pygame.Color],
        text_scale: float = 1.0,
    ) -> None:
        self._lettering, self._say, self.colour = lettering, say, colour
        self.text_scale = text_scale
        self._images: dict[tuple[object, ...], pygame.Surface] = {}
        self._scale = 1.0

    def relayout(self, scale: float) -> None:
        """Make signs for `scale` pixels per unit from now on."""
        self._scale = scale
        self._images.clear()

    def outline(self, name: str) -> tuple[pygame.Color, int]:
        """Colour and pixels of the outline of a chosen piece."""
        return self.colour(name), max(2, round(3 * self._scale))

    def image(self, sign: Sign) -> pygame.Surface:
        """The sign as a premultiplied surface at full size."""
        values = {
            name: self._say(value[1:]) if isinstance(value, str) and value[:1] == "@" else value
            for name, value in sign.values.items()
        }
        key = (sign.kind, sign.key, *values.items(), sign.picture)
        image = self._images.get(key)
        if image is None:
            look = LOOKS[sign.kind]
            if sign.key:
                image = self._written(look, self._say(sign.key, **values), sign.picture)
            else:
                high = round(look.letters * self._scale)
                image = self._lettering.picture(sign.picture or "", (high * 3, high))
            self._images[key] = image
        return image

    def draw(self, surface: pygame.Surface, sign: Sign, at: Point) -> int:
        """Draw a sign centred above `at`; returns how many pictures that took."""
        if sign.scale <= 0.02 or sign.alpha <= 0.02:
            return 0
        image = self.image(sign)
        if sign.scale != 1.0:
            size = round(image.get_width() * sign.scale), round(image.get_height() * sign.scale)
            image = pygame.transform.smoothscale(image, (max(1, size[0]), max(1, size[1])))
        if sign.alpha < 1.0:
            part = round(255 * sign.alpha)
            image = image.copy()
            image.fill((part, part, part, part), None, pygame.BLEND_RGBA_MULT)
        rect = image.get_rect(center=(round(at[0]), round(at[1] - sign.lift * self._scale)))
        surface.blit(image, rect.clamp(surface.get_rect()), special_flags=PREMULTIPLIED)
        return 1

    def line(self, key: str, values: dict[str, object], px: int) -> pygame.Surface:
        """Words without a plate, `px` pixels high, for paper."""
        return self._lettering.text("title", px, self._say(key, **values), self.colour("ink"))

    def _written(self, look: SignLook, words: str, picture: str | None) -> pygame.Surface:
        scale = self._scale
        px = max(12, round(look.letters * scale * self.text_scale))
        text = self._lettering.text("title", px, words, self.colour(look.ink))
        across, down = (round(pad * scale) for pad in look.padding)
        icon = self._lettering.picture(picture, (px * 2, round(px * 1.25))) if picture else None
        gap = round(px * 0.4) if icon else 0
        wide = text.get_width() + (icon.get_width() + gap if icon else 0) + 2 * across
        high = max(text.get_height(), icon.get_height() if icon else 0) + 2 * down
        board = self._board(look, (wide, high))
        if icon:
            spot = (across, (high - icon.get_height()) // 2)
            board.blit(icon, spot, special_flags=PREMULTIPLIED)
        board.blit(
            text,
            (wide - across - text.get_width(), (high - text.get_height()) // 2),
            special_flags=PREMULTIPLIED,
        )
        return board

    def _board(self, look: SignLook, size: tuple[int, int]) -> pygame.Surface:
        """A plate with a soft edge, drawn large and scaled down."""
        edge = max(1, round(2 * self._scale)) * FINE
        large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
        radius = min(round(look.round * self._scale) * FINE, large.get_height() // 2)
        pygame.draw.rect(large, self.colour(look.edge), large.get_rect(), border_radius=radius)
        inside = large.get_rect().inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(large, self.colour(look.ground), inside, border_radius=radius - edge)
        return pygame.transform.smoothscale(large.premul_alpha(), size)
