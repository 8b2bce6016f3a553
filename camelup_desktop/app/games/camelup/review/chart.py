"""Who was going to win: a line for each seat over the race, with its legs and turning points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop.ai.camelup.review import Review
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_marker

AXIS, LABELS, FOOT = 46, 150, 26
"""Units beside and under the plot."""
MARKER, DISC = 16, 24
QUARTERS = 4
OVERSAMPLE = 2
"""The lines are drawn so many times larger, so that they come out smooth."""
LINE, EDGE = 3.0, 5.0
"""Units a line is wide, and with its dark edge."""
DASH = 7

Point = tuple[float, float]


class Chart:
    """Places the race in a plot of pixels; `draw` paints all of it."""

    def __init__(
        self,
        painter: Painter,
        room: Rect,
        review: Review,
        names: Sequence[str],
        characters: Sequence[str],
    ) -> None:
        self._painter, self._room, self._review = painter, room, review
        self._names, self._characters = names, characters
        view = painter.view
        axis = max(view.px(AXIS), painter.width("100 %", u=sizes.CAPTION) + view.px(8))
        longest = max(painter.width(name, u=sizes.BODY) for name in names)
        label = min(room.w // 3, max(view.px(LABELS) // 2, longest + view.px(MARKER + 20)))
        foot = max(view.px(FOOT), round(view.font(sizes.CAPTION) * 1.4))
        top = room.y + view.px(DISC)
        self._plot = Rect(room.x + axis, top, room.w - axis - label, room.bottom - foot - top)
        self._first = review.legs[0] if review.legs else 0

    def x(self, step: int) -> float:
        """Where the table after `step` actions is, across."""
        count = max(1, len(self._review.line) - 1 - self._first)
        return self._plot.x + self._plot.w * max(0, step - self._first) / count

    def y(self, share: float) -> float:
        """Where a probability is, from the bottom up."""
        return self._plot.bottom - self._plot.h * share

    def draw(self, surface: pygame.Surface) -> None:
        """Legs, axis, turning points, lines, names."""
        self._legs(surface)
        self._axis(surface)
        self._turns(surface)
        surface.blit(self._lines(), self._plot_around, special_flags=BLEND_PREMULTIPLIED)
        self._markers(surface)
        self._labels(surface)

    @property
    def _plot_around(self) -> Rect:
        edge = self._painter.view.px(6)
        return self._plot.inflate(2 * edge, 2 * edge)

    def _legs(self, surface: pygame.Surface) -> None:
        painter, view, plot = self._painter, self._painter.view, self._plot
        ends = [*self._review.legs, len(self._review.line) - 1]
        high = self._room.bottom - plot.bottom
        for number, (start, end) in enumerate(pairwise(ends), start=1):
            left, right = round(self.x(start)), round(self.x(end))
            if number % 2:
                painter.rounded(
                    surface, Rect(left, plot.y, right - left, plot.h), "paper", radius=4
                )
            else:
                surface.fill(painter.theme.colour("parchment_line"), (left, plot.y, 1, plot.h))
                surface.fill(painter.theme.colour("parchment_line"), (right, plot.y, 1, plot.h))
            box = Rect(left, plot.bottom + view.px(4), right - left, high - view.px(4))
            words = painter.strings.t("review.leg", leg=number)
            if not painter.holds(box, words):
                words = str(number)
            painter.text(surface, box, words, u=sizes.CAPTION, colour="ink_soft", align="centre")

    def _axis(self, surface: pygame.Surface) -> None:
        painter, view, plot = self._painter, self._painter.view, self._plot
        line = round(view.font(sizes.CAPTION) * 1.2)
        for step in range(QUARTERS + 1):
            y = round(self.y(step / QUARTERS))
            surface.fill(
                painter.theme.colour("parchment_line"), (plot.x, y, plot.w, max(1, view.px(1)))
            )
            box = Rect(self._room.x, y - line // 2, plot.x - self._room.x - view.px(8), line)
            words = painter.strings.t("ui.per_cent", n=100 * step // QUARTERS)
            painter.text(surface, box, words, u=sizes.CAPTION, colour="ink_soft", align="right")

    def _turns(self, surface: pygame.Surface) -> None:
        """Dashed lines down from numbered discs, side by side where it is tight."""
        view, plot = self._painter.view, self._plot
        dash, ink, side = view.px(DASH), self._painter.theme.colour("danger"), view.px(DISC)
        least = plot.x
        for number, point in enumerate(self._review.turning_points, start=1):
            x = round(self.x(point.step + 1))
            for y in range(plot.y, plot.bottom, 2 * dash):
                tall = min(dash, plot.bottom - y)
                surface.fill(ink, (x - view.px(1), y, max(2, view.px(2)), tall))
            box = Rect(0, 0, side, side)
            box.midbottom = (max(x, least), plot.y)
            least = box.centerx + side
            draw_number(surface, self._painter, box, number)

    def _lines(self) -> pygame.Surface:
        """All lines, who ended last first, so that the winner's lies on top."""
        around = self._plot_around
        line = self._review.line[self._first :]
        key = ("review lines", around.size, self._review.line, tuple(self._characters))
        return self._painter.assets.drawn(key, lambda: self._drawn_lines(around, line))

    def _drawn_lines(self, around: Rect, line: Sequence[Sequence[float]]) -> pygame.Surface:
        view, theme = self._painter.view, self._painter.theme
        large = pygame.Surface((around.w * OVERSAMPLE, around.h * OVERSAMPLE), pygame.SRCALPHA)
        for seat in sorted(range(len(self._names)), key=lambda seat: line[-1][seat]):
            points = [
                (
                    (self.x(self._first + step) - around.x) * OVERSAMPLE,
                    (self.y(shares[seat]) - around.y) * OVERSAMPLE,
                )
                for step, shares in enumerate(line)
            ]
            robe = theme.person(self._characters[seat]).robe
            for colour, units in ((theme.colour("ink"), EDGE), (robe, LINE)):
                _thick(large, colour, points, view.scale * units * OVERSAMPLE)
        return pygame.transform.smoothscale(large.premul_alpha(), around.size)

    def _markers(self, surface: pygame.Surface) -> None:
        """The seat's shape on its line where a leg begins, if it is not hidden by another."""
        side = self._painter.view.px(MARKER)
        for start in self._review.legs[1:]:
            taken: list[float] = []
            for seat, share in enumerate(self._review.line[start]):
                y = self.y(share)
                if all(abs(y - other) >= side * 0.8 for other in taken):
                    taken.append(y)
                    box = Rect(0, 0, side, side)
                    box.center = (round(self.x(start)), round(y))
                    draw_marker(surface, self._painter, box, self._characters[seat])

    def _labels(self, surface: pygame.Surface) -> None:
        """Names at the ends of the lines, moved apart: who won on top, the others by their line."""
        painter, view = self._painter, self._painter.view
        count = len(self._names)
        tall = self._room.bottom - self._plot.y
        line = min(round(view.font(sizes.BODY) * 1.25), tall // count)
        late = self._review.line[-2] if len(self._review.line) > 1 else self._review.line[-1]
        order = sorted(range(count), key=lambda s: (self._review.line[-1][s], late[s]))
        lowest = self._room.bottom - line
        for seat in order:
            wanted = round(self.y(self._review.line[-1][seat])) - line // 2
            y = min(wanted, lowest)
            lowest = y - line
            left = self._plot.right + view.px(10)
            mark = Rect(left, y, min(line, view.px(MARKER + 6)), line)
            draw_marker(surface, painter, mark, self._characters[seat])
            words = Rect(mark.right + view.px(4), y, self._room.right - mark.right, line)
            painter.text(surface, words, self._names[seat], u=sizes.BODY)


def draw_number(surface: pygame.Surface, painter: Painter, box: Rect, number: int) -> None:
    """The number of a turning point on a disc."""
    painter.rounded(surface, box, "danger", edge="ink", width=1, radius=DISC)
    inner = box.inflate(-painter.view.px(4), 0)
    painter.text(
        surface, inner, str(number), u=sizes.CAPTION, role="title", colour="cream", align="centre"
    )


def _thick(
    surface: pygame.Surface, colour: pygame.Color, points: Sequence[Point], width: float
) -> None:
    """A line with round corners."""
    for start, end in pairwise(points):
        pygame.draw.line(surface, colour, start, end, max(1, round(width)))
    for point in points:
        pygame.draw.circle(surface, colour, point, width / 2)
