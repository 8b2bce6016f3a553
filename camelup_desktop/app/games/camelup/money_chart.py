"""Money over the legs: one line a seat, with its marker and its name at the end."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_marker

LABELS = 150
AXIS = 34
MARKER = 18
STEPS = 4
"""Lines across the chart."""


def draw_money_chart(
    surface: pygame.Surface,
    painter: Painter,
    room: Rect,
    names: Sequence[str],
    characters: Sequence[str],
    money: Sequence[Sequence[int]],
) -> None:
    """`money` has one entry per moment (start, leg 1, leg 2 ...), each with one amount per seat."""
    view, theme = painter.view, painter.theme
    plot = Rect(room.x + view.px(AXIS), room.y + view.px(10), 0, 0)
    plot.size = (room.w - view.px(AXIS + LABELS), room.h - view.px(AXIS + 14))
    most = max(1, *(amount for entry in money for amount in entry))
    _grid(surface, painter, plot, most, len(money))

    def point(moment: int, amount: int) -> tuple[int, int]:
        across = moment / max(1, len(money) - 1)
        return plot.x + round(plot.w * across), plot.bottom - round(plot.h * amount / most)

    side = view.px(MARKER)
    taken: list[int] = []
    order = sorted(range(len(names)), key=lambda seat: -money[-1][seat])
    for seat in reversed(order):
        points = [point(moment, entry[seat]) for moment, entry in enumerate(money)]
        look = theme.person(characters[seat])
        if len(points) > 1:
            pygame.draw.lines(surface, theme.colour("ink"), False, points, view.px(5))
            pygame.draw.lines(surface, look.robe, False, points, view.px(3))
        for x, y in points:
            box = Rect(0, 0, side, side)
            box.center = (x, y)
            draw_marker(surface, painter, box, characters[seat])
    line = round(view.font(sizes.BODY) * 1.2)
    for seat in order:
        x, y = point(len(money) - 1, money[-1][seat])
        y = max(y, max(taken, default=room.y - line) + line)
        y = min(y, room.bottom - line)
        taken.append(y)
        label = Rect(x + side, y - line // 2, room.right - x - side, line)
        words = painter.strings.t("leg.chart_label", name=names[seat], pounds=money[-1][seat])
        painter.text(surface, label, words, u=sizes.BODY)


def _grid(surface: pygame.Surface, painter: Painter, plot: Rect, most: int, moments: int) -> None:
    view, colour = painter.view, painter.theme.colour("parchment_line")
    line = round(view.font(sizes.CAPTION) * 1.2)
    for step in range(STEPS + 1):
        y = plot.bottom - round(plot.h * step / STEPS)
        surface.fill(colour, (plot.x, y, plot.w, max(1, view.px(1))))
        label = Rect(plot.x - view.px(AXIS), y - line // 2, view.px(AXIS - 6), line)
        amount = str(round(most * step / STEPS))
        painter.text(surface, label, amount, u=sizes.CAPTION, colour="ink_soft", align="right")
    for moment in range(moments):
        x = plot.x + round(plot.w * moment / max(1, moments - 1))
        label = Rect(x - view.px(30), plot.bottom + view.px(12), view.px(60), line)
        key = "leg.chart_start" if moment == 0 else "leg.chart_leg"
        words = painter.strings.t(key, leg=moment)
        painter.text(surface, label, words, u=sizes.CAPTION, colour="ink_soft", align="centre")
