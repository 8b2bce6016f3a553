"""The camera: world units to pixels and back (orthographic, looking north, 45 degrees down)."""

from __future__ import annotations

import math
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Projection:
    """`unit` pixels per world unit; `origin` is the pixel of the world's origin.

    sx = ox + x * unit, sy = oy - (y * sin e + z * cos e) * unit.
    """

    unit: float
    origin: Point
    elevation: float = 45.0

    @property
    def flatness(self) -> float:
        """How much of a length towards north is seen: sin of the elevation."""
        return math.sin(math.radians(self.elevation))

    @property
    def height(self) -> float:
        """How much of an upright length is seen: cos of the elevation."""
        return math.cos(math.radians(self.elevation))

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        """The pixel of a point of the world."""
        return (
            self.origin[0] + x * self.unit,
            self.origin[1] - (y * self.flatness + z * self.height) * self.unit,
        )

    def ground(self, pixel: Point) -> Point:
        """The point of the ground (z = 0) that is seen at a pixel."""
        return (
            (pixel[0] - self.origin[0]) / self.unit,
            (self.origin[1] - pixel[1]) / (self.unit * self.flatness),
        )
