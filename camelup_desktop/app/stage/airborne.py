"""Draws what flies over the stage: pictures on their way between panels, specks of dust."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.stage.frames import Frame, Frames
from camelup_desktop.app.stage.layer import PREMULTIPLIED
from camelup_desktop.app.stage.projection import Point
from camelup_desktop.app.stage.prop import Flier, Speck, Tape, World

FLIER_STEP = 2
"""Pixels: heights for which copies of flying pictures are kept are multiples of this."""
SPECK_STEP = 2
"""Pixels: the same for specks."""
PUFF_GROWS = 1.1
"""By how much of its size a puff has spread when it is gone."""
TAPE, BENDS = 7.0, 9
"""Units of the width of a ribbon; straight pieces it is drawn with."""
FLUTTER = 7.0
"""Units by which falling paper swings to and fro."""


class Airborne:
    """Draws fliers and specks at `scale` pixels per unit. `where` gives the pixel of a place."""

    def __init__(
        self,
        frames: Frames,
        anchors: Anchors,
        scale: float,
        flatness: float,
        where: Callable[[str | World], Point],
        colour: Callable[[str], pygame.Color],
    ) -> None:
        self._frames, self._anchors = frames, anchors
        self._scale, self._flatness = scale, flatness
        self._where, self._colour = where, colour

    def fly(self, surface: pygame.Surface, flier: Flier) -> int:
        """Draw a flier where it is; returns how many pictures that took."""
        (x0, y0), (x1, y1) = self._where(flier.start), self._where(flier.end)
        scale, way = self._scale, flier.way
        sizes = [
            self._anchors.height(place, size * scale) if isinstance(place, str) else size * scale
            for place, size in zip((flier.start, flier.end), flier.size, strict=True)
        ]
        share = max(0.0, min(1.0, way))
        height = (sizes[0] + (sizes[1] - sizes[0]) * share) * flier.zoom
        step = max(FLIER_STEP, round(height / FLIER_STEP) * FLIER_STEP)
        frame = self._frames.flat(flier.picture, step, flier.turn, flier.angle, flier.alpha)
        if frame is None:
            return 0
        x = x0 + (x1 - x0) * way + flier.aside * scale
        y = max(y0 + (y1 - y0) * way - flier.rise * flier.arc * scale, height / 2)
        return _blit(surface, frame, x, y)

    def throw(self, surface: pygame.Surface, speck: Speck) -> int:
        """Draw a speck where it is; returns how many pictures that took."""
        left = 1 - speck.age / speck.life
        if left <= 0:
            return 0
        x, y = self._where(speck.start)
        x += speck.speed[0] * speck.age * self._scale
        y -= (speck.speed[1] - speck.fall * speck.age / 2) * speck.age * self._scale
        size = max(1.0, speck.size * self._scale)
        colour = self._colour(speck.colour)
        match speck.shape:
            case "paper":
                return self._paper(surface, speck, colour, (x, y), size)
            case "ring":
                wide = round(size * (0.25 + 0.75 * (1 - left * left)) / SPECK_STEP) * SPECK_STEP
                frame = self._frames.ring(colour, wide, self._flatness, left)
            case "drop":
                frame = self._speck(colour, size * (0.5 + 0.5 * left), min(1.0, 2 * left))
            case _:
                frame = self._speck(colour, size * (1 + PUFF_GROWS * (1 - left)), left * 0.9)
        return _blit(surface, frame, x, y) if frame is not None else 0

    def stretch(self, surface: pygame.Surface, tape: Tape) -> int:
        """Draw a ribbon, whole or torn; returns how many pictures that took."""
        across, reach = 0.5 * (1 - 0.75 * tape.cut), min(1.0, tape.reach)
        colour, edge = self._colour(tape.colour), self._colour("cream")
        halves = ((0.0, across), (1.0, 1 - across)) if tape.cut else ((0.0, reach),)
        for post, free in halves:
            spots = [
                self._tape_spot(tape, post + (free - post) * n / BENDS) for n in range(BENDS + 1)
            ]
            for wide, paint in ((TAPE, edge), (TAPE * 0.6, colour)):
                pygame.draw.lines(surface, paint, False, spots, max(2, round(wide * self._scale)))
        return 2

    def _tape_spot(self, tape: Tape, share: float) -> Point:
        start, end = tape.start, tape.end
        loose = min(share, 1 - share) * 2
        lift = tape.cut * loose * math.sin(share * 19 + tape.cut * 9) * 1.5
        sag = (0.06 if not tape.cut else 0.0) * math.sin(math.pi * share)
        return self._where(
            World(
                start.x + tape.cut * loose * math.cos(share * 11 + tape.cut * 7) * 0.9,
                start.y + (end.y - start.y) * share,
                start.z + lift - sag,
            )
        )

    def _speck(self, colour: pygame.Color, size: float, alpha: float) -> Frame | None:
        step = max(SPECK_STEP, round(size / SPECK_STEP) * SPECK_STEP)
        return self._frames.speck(colour, step, alpha)

    def _paper(
        self, surface: pygame.Surface, speck: Speck, colour: pygame.Color, at: Point, size: float
    ) -> int:
        turned = abs(math.cos(speck.age * 9 + speck.speed[0]))
        swing = math.sin(speck.age * 6 + speck.speed[1]) * FLUTTER * self._scale
        high = max(1.0, size * turned)
        surface.fill(colour, (at[0] + swing - size / 2, at[1] - high / 2, size, high))
        return 1


def _blit(surface: pygame.Surface, frame: Frame, x: float, y: float) -> int:
    image, ax, ay = frame
    surface.blit(image, (round(x) - ax, round(y) - ay), special_flags=PREMULTIPLIED)
    return 1
