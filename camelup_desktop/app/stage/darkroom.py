"""Makes photographs: cuts a square out of the drawn table, puts it on paper, draws it in flight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from weakref import WeakKeyDictionary

import pygame
from pygame import Rect, Surface

from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.stage.layer import PREMULTIPLIED
from camelup_desktop.app.stage.paper import (
    CARD,
    FOOT,
    HOLE,
    WINDOW,
    Paint,
    on_paper,
    papers,
    share_of,
)
from camelup_desktop.app.stage.prints import Print
from camelup_desktop.app.stage.projection import Point
from camelup_desktop.app.stage.prop import World

LEVELS = 8
"""Steps of overexposure and of light."""
BRIGHT = 0.6
"""Share of white that the light adds in its middle."""
REACH = 150.0
"""Units from the middle of the light to where it ends."""
OPENING = 0.55
"""How much larger than the picture the brackets begin."""
MARGIN = 6
"""Units that the paper keeps from the edges of the window."""
LETTERS, LEAST_LETTERS = 0.135, 8
"""Height of the words on the paper, as a share of the side; pixels that nobody could read."""

Cut = Callable[[Rect, frozenset[str]], Surface]
"""The table inside a rectangle, without some props."""
Write = Callable[[str, dict[str, object], int], Surface]
"""A line of words in so many pixels."""


class Darkroom:
    """Draws the prints of a stage into one window. `exposed` keeps what was cut over a resize."""

    def __init__(
        self,
        exposed: WeakKeyDictionary[Print, Surface],
        cut: Cut,
        write: Write,
        paint: Paint,
        where: Callable[[str | World], Point],
        anchors: Anchors,
        unit: float,
        scale: float,
        colour: Callable[[str], pygame.Color],
    ) -> None:
        self._exposed, self._cut = exposed, cut
        self._write, self._paint = write, paint
        self._where, self._anchors = where, anchors
        self._unit, self._scale, self._colour = unit, scale, colour
        self._papers: WeakKeyDictionary[Print, tuple[object, Surface]] = WeakKeyDictionary()
        self._turned: WeakKeyDictionary[Print, tuple[Surface, tuple[float, int], Surface]] = (
            WeakKeyDictionary()
        )
        self._glow: Surface | None = None
        self._lights: dict[int, Surface] = {}
        self._ready: set[tuple[str, tuple[int, int]]] = set()

    def frame(self, photo: Print, window: Rect) -> Rect:
        """The pixels that are in the picture: the square, moved into the window."""
        side = round(photo.side * self._unit)
        square = Rect(0, 0, side, side)
        square.center = (round(self._where(photo.at)[0]), round(self._where(photo.at)[1]))
        return square.clamp(window)

    def draw(self, surface: Surface, photo: Print) -> int:
        """Draw a print as it is now; returns how many pictures that took."""
        square = self.frame(photo, surface.get_rect())
        drawn = self._shine(surface, square.center, photo.light)
        if photo.taken:
            if photo not in self._exposed:
                self._exposed[photo] = self._cut(square, photo.without)
            return drawn + self._lay(surface, photo, square)
        if photo.finder:
            next(self._readying(square.w), None)
            self._bracket(surface, square, photo.finder)
            drawn += 1
        return drawn

    def _readying(self, side: int) -> Iterator[None]:
        """Load what a print of this size needs, one picture at each step, while one takes aim."""
        for step in range(1, LEVELS + 1):
            if step not in self._lights:
                self._light(step)
                yield
        for name, size in papers(side):
            if (name, size) not in self._ready:
                self._ready.add((name, size))
                self._paint(name, size)
                yield

    # the paper

    def _lay(self, surface: Surface, photo: Print, square: Rect) -> int:
        if photo.alpha <= 0 or photo.zoom <= 0:
            return 0
        paper = self._paper(photo, square.w)
        x0, y0 = square.center
        y0 += round(square.w * (CARD[1] / 2 - HOLE[1] - WINDOW / 2) / WINDOW * photo.zoom)
        x1, y1 = self._anchors.at(photo.end)
        x = x0 + (x1 - x0) * photo.way
        y = y0 + (y1 - y0) * photo.way - photo.rise * photo.arc * self._scale
        full = paper.get_height() * photo.zoom
        factor = (full + (photo.small * self._scale - full) * photo.way) / paper.get_height()
        factor = max(0.02, round(factor * 100) / 100)
        image = self._turn(photo, paper, factor)
        if photo.alpha < 1.0:
            image = share_of(image, photo.alpha)
        place = image.get_rect(center=(round(x), round(y)))
        margin = round(MARGIN * self._scale)
        place = place.clamp(surface.get_rect().inflate(-2 * margin, -2 * margin))
        surface.blit(image, place, special_flags=PREMULTIPLIED)
        if not photo.key or photo.alpha < 1.0:
            return 1
        return 1 + self._write_on(surface, photo, place.center, square.w * factor)

    def _write_on(
        self, surface: Surface, photo: Print, middle: tuple[int, int], side: float
    ) -> int:
        """The words under the picture, which change while it lies there."""
        px = round(side * LETTERS)
        if px < LEAST_LETTERS:
            return 0
        words = pygame.transform.rotozoom(
            self._write(photo.key, photo.values, px), round(photo.angle), 1.0
        )
        down = pygame.Vector2(0, side * (FOOT - CARD[1] / 2) / WINDOW).rotate(-round(photo.angle))
        at = words.get_rect(center=(round(middle[0] + down.x), round(middle[1] + down.y)))
        surface.blit(words, at, special_flags=PREMULTIPLIED)
        return 1

    def _paper(self, photo: Print, side: int) -> Surface:
        """The picture on its paper without words, as large as it was cut."""
        film, white, edge = (
            round(share * LEVELS) / LEVELS for share in (photo.film, photo.white, photo.paper)
        )
        key = (film, white, edge, side)
        kept = self._papers.get(photo)
        if kept is not None and kept[0] == key:
            return kept[1]
        picture = self._exposed[photo]
        if picture.get_width() != side:
            picture = pygame.transform.smoothscale(picture, (side, side))
        drawn = on_paper(picture, None, self._paint, edge=edge, film=film, white=white)
        self._papers[photo] = key, drawn
        return drawn

    def _turn(self, photo: Print, paper: Surface, factor: float) -> Surface:
        """The paper larger or smaller, and askew; that costs much more than size alone."""
        angle = round(photo.angle)
        if factor == 1.0 and not angle:
            return paper
        kept = self._turned.get(photo)
        if kept is None or kept[0] is not paper or kept[1] != (factor, angle):
            turned = (
                pygame.transform.rotozoom(paper, angle, factor)
                if angle
                else pygame.transform.smoothscale_by(paper, factor)
            )
            kept = self._turned[photo] = paper, (factor, angle), turned
        return kept[2]

    # finder and light

    def _bracket(self, surface: Surface, square: Rect, closed: float) -> None:
        """Four corners that close around what will be in the picture."""
        wide = round(square.w * OPENING * (1 - closed))
        box = square.inflate(wide, wide)
        arm, thin = box.w // 6, max(2, round(2.5 * self._scale))
        for colour, width in (("ink", 2 * thin + thin // 2), ("cream", thin)):
            paint = self._colour(colour)
            for x, across in ((box.left, arm), (box.right, -arm)):
                for y, down in ((box.top, arm), (box.bottom, -arm)):
                    points = [(x + across, y), (x, y), (x, y + down)]
                    pygame.draw.lines(surface, paint, False, points, width)
            pygame.draw.circle(surface, paint, box.center, width)

    def _shine(self, surface: Surface, at: tuple[int, int], strength: float) -> int:
        step = round(min(1.0, strength) * LEVELS)
        if step <= 0:
            return 0
        image = self._light(step)
        surface.blit(image, image.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
        return 1

    def _light(self, step: int) -> Surface:
        image = self._lights.get(step)
        if image is None:
            if self._glow is None:
                self._glow = _glow()
            part, wide = round(255 * step / LEVELS), 2 * round(REACH * self._scale)
            dimmed = self._glow.copy()
            dimmed.fill((part, part, part), None, pygame.BLEND_RGB_MULT)
            image = self._lights[step] = pygame.transform.smoothscale(dimmed, (wide, wide))
        return image


def _glow() -> Surface:
    """Light that falls off from the middle, small; to be scaled and added."""
    small = pygame.Surface((32, 32))
    for x in range(32):
        for y in range(32):
            away = min(1.0, ((x - 15.5) ** 2 + (y - 15.5) ** 2) / 15.5**2)
            light = round(255 * BRIGHT * (1 - away) ** 1.5)
            small.set_at((x, y), (light, light, light))
    return small
