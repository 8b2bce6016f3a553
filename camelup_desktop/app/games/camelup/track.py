"""The track in the world: where spaces lie, where stacks stand on them, which way they look."""

from __future__ import annotations

import math

from camelup_desktop.app.theme import Plate, Theme

HALF_WIDTH = 0.47
"""World units from the middle line of the track to the edge of a plate."""
SHORT = 16
"""Spaces of the track for which the theme gives places about the finish line."""
GAP = 0.04
"""World units between the edge of a plate and the border to the next."""

Spot = tuple[float, float]
"""A point of the ground in world units."""


class TrackPlan:
    """Places on a track of `length` spaces; space length + 1 is beyond the line (R28)."""

    def __init__(self, theme: Theme, length: int) -> None:
        self.length = length
        self._theme = theme
        self._table = theme.table(length)
        self._plates = self._table.plates
        self.nearer = self._plates[0].y - theme.table(SHORT).plates[0].y
        """How much farther north than on the short track the line lies (nearer: below 0)."""
        self._beyond = Plate(
            theme.board("finish.x"),
            theme.board("finish.y") + self.nearer,
            theme.board("finish.heading"),
        )
        self._corners = tuple(self._outline(space) for space in range(1, length + 1))

    def plate(self, space: int) -> Plate:
        """Middle and heading of a space."""
        return self._beyond if space > self.length else self._plates[space - 1]

    def spot(self, space: int) -> Spot:
        """Where a stack stands: a little behind the middle, so that its picture is centred."""
        plate = self.plate(space)
        back = self._theme.camera.stack_back
        angle = math.radians(plate.heading)
        return plate.x - back * math.cos(angle), plate.y - back * math.sin(angle)

    def heading(self, space: int) -> str:
        """Name of the rendered heading a camel has on a space."""
        return self._theme.heading(self.plate(space).heading)

    def level(self, height: int) -> float:
        """World z of the feet of the camel that has `height` camels under it."""
        return height * self._theme.camera.stack_step

    def across(self, units: float) -> float:
        """A length of the window, in units, as world units sideways."""
        return units / self._table.unit

    def up(self, units: float) -> float:
        """A height of the window, in units, as world units upwards."""
        return units / (self._table.unit * math.cos(math.radians(self._theme.camera.elevation)))

    def corners(self, space: int) -> tuple[Spot, ...]:
        """The outline of a plate, in order around it."""
        return self._corners[space - 1]

    def space_at(self, x: float, y: float) -> int | None:
        """The space whose plate lies under a point of the ground."""
        for space, corners in enumerate(self._corners, start=1):
            if _inside(corners, x, y):
                return space
        return None

    def _outline(self, space: int) -> tuple[Spot, ...]:
        before, here, after = (
            self._plates[(space - 1 + step) % self.length] for step in (-1, 0, 1)
        )
        start, end = _border(before, here, GAP), _border(here, after, -GAP)
        middle = (here.x, here.y, math.radians(here.heading))
        outer = [_beside(point, HALF_WIDTH) for point in (start, middle, end)]
        inner = [_beside(point, -HALF_WIDTH) for point in (end, middle, start)]
        return (*outer, *inner)


def _border(one: Plate, two: Plate, shift: float) -> tuple[float, float, float]:
    """Point and direction (radians) where two neighbours meet, moved `shift` along the track."""
    bend = math.radians((two.heading - one.heading + 180) % 360 - 180)
    angle = math.radians(one.heading) + bend / 2
    bulge = -math.dist((one.x, one.y), (two.x, two.y)) * math.tan(bend / 4) / 2
    x = (one.x + two.x) / 2 - bulge * math.sin(angle) + shift * math.cos(angle)
    y = (one.y + two.y) / 2 + bulge * math.cos(angle) + shift * math.sin(angle)
    return x, y, angle


def _beside(point: tuple[float, float, float], left: float) -> Spot:
    """A point moved to the left of its direction: outwards, as the camels run clockwise."""
    x, y, angle = point
    return x - left * math.sin(angle), y + left * math.cos(angle)


def _inside(corners: tuple[Spot, ...], x: float, y: float) -> bool:
    inside = False
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            inside = not inside
    return inside
