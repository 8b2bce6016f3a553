"""How the table is seen for a moment: pushed in, shaken, dimmed around what matters, flashed."""

from __future__ import annotations

import math

from camelup_desktop.app.anim.timeline import Animated

DIMMED = 0.15
"""How much darker everything but the subject is at the most."""
BRIGHTEST = 0.22
"""Share of white that a flash of full strength adds."""
LEVELS = 16
"""Steps of dimming: between two of them nothing is drawn anew."""


class Lens(Animated):
    """At rest it changes nothing.

    `zoom` enlarges the table about (`x`, `y`, `z`), a point of the world; `trauma` (0 to 1) shakes
    it, `age` seconds into the shake; `dim` (0 to 1) darkens all but the props named in `lit`;
    `flash` (0 to 1) adds light.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lit: set[str] = set()
        self.rest()

    def rest(self) -> None:
        """See plainly; nobody moves the lens any more."""
        self.release()
        self.zoom = 1.0
        self.x = self.y = self.z = 0.0
        self.trauma = self.age = 0.0
        self.dim = self.flash = 0.0
        self.lit.clear()

    @property
    def level(self) -> int:
        """How dark it is around the subject, in steps of LEVELS."""
        return round(self.dim * LEVELS)

    @property
    def still(self) -> bool:
        """Whether the table is seen as it is."""
        return self.zoom == 1.0 and not self.trauma and not self.level and not self.flash

    def offset(self, reach: float) -> tuple[float, float]:
        """How far the table has slipped, `reach` at the most; smooth, and the same each time."""
        force, age = reach * self.trauma * self.trauma, self.age
        across = math.sin(61.0 * age) * 0.7 + math.sin(37.0 * age + 1.0) * 0.3
        down = math.sin(53.0 * age + 2.0) * 0.7 + math.sin(29.0 * age) * 0.3
        return force * across, force * down


def shade(level: int) -> tuple[int, int, int, int]:
    """What colours are multiplied by at a level of dimming."""
    part = round(255 * (1 - DIMMED * level / LEVELS))
    return part, part, part, 255
