"""The only place that turns units of a 1280x720 window into pixels, and back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

FRAME = (1280, 720)
"""Size of the authored frame in units (ux.md 2.0)."""
WIDE_FROM = 1600
"""Window width in pixels from which the wide layout is used."""
SCALE_STEPS = 48
"""Scales are multiples of 1/48, so that few sizes are ever baked."""
SMALLEST_FONT = 12
"""No text is drawn smaller than this many pixels."""

Size = tuple[int, int]
Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class View:
    """A window of `size` pixels, seen in units. `text_scale` is 1.0 to 1.75."""

    size: Size
    text_scale: float = 1.0

    @cached_property
    def scale(self) -> float:
        """Pixels per unit, rounded down to 1/48."""
        exact = min(self.size[0] / FRAME[0], self.size[1] / FRAME[1])
        return max(1, int(exact * SCALE_STEPS + 1e-9)) / SCALE_STEPS

    @property
    def wide(self) -> bool:
        """Whether the wide layout is used."""
        return self.size[0] >= WIDE_FROM

    @property
    def big_text(self) -> bool:
        """Whether the text is so large (150 % or more) that screens reflow."""
        return self.text_scale >= 1.5

    @cached_property
    def extra(self) -> tuple[float, float]:
        """Units the window has beyond the 1280x720 frame, in width and height."""
        width, height = self.size
        return width / self.scale - FRAME[0], height / self.scale - FRAME[1]

    @cached_property
    def origin(self) -> tuple[int, int]:
        """Pixel of the top left corner of the centred frame."""
        width, height = self.size
        return (
            round((width - FRAME[0] * self.scale) / 2),
            round((height - FRAME[1] * self.scale) / 2),
        )

    def px(self, units: float) -> int:
        """A length in pixels; never 0 for a length that is not 0."""
        pixels = round(units * self.scale)
        return pixels if pixels or not units else (1 if units > 0 else -1)

    def point(self, units: Point) -> tuple[int, int]:
        """A point of the centred frame in pixels."""
        return (
            self.origin[0] + round(units[0] * self.scale),
            self.origin[1] + round(units[1] * self.scale),
        )

    def rect(self, box: Box) -> Rect:
        """A rectangle (x, y, w, h) of the centred frame in pixels."""
        left, top = self.point((box[0], box[1]))
        right, bottom = self.point((box[0] + box[2], box[1] + box[3]))
        return Rect(left, top, right - left, bottom - top)

    def units(self, pixel: Point) -> tuple[float, float]:
        """The point of the centred frame under a pixel."""
        return (
            (pixel[0] - self.origin[0]) / self.scale,
            (pixel[1] - self.origin[1]) / self.scale,
        )

    def font(self, units: float) -> int:
        """Height in pixels of a font of `units`, with the player's text size; at least 12."""
        return max(SMALLEST_FONT, round(units * self.scale * self.text_scale))
