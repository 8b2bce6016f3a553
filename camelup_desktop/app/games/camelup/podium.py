"""The order of the camels at the end of a leg: ribbons, figures, names."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel, draw_rule
from camelup_desktop.engine.camelup import Camel

HEAD = 30


def draw_podium(
    surface: pygame.Surface,
    painter: Painter,
    words: Words,
    rect: Rect,
    ranking: Sequence[Camel],
) -> None:
    """First to last, from the top down."""
    room = draw_panel(surface, painter, rect).inflate(-painter.view.px(8), 0)
    head = Rect(room.x, room.y, room.w, painter.view.px(HEAD))
    title = words.t("leg.standings")
    painter.text(surface, head, title, u=sizes.LABEL, role="title", colour="danger")
    high = (room.bottom - head.bottom) // len(ranking)
    for place, camel in enumerate(ranking, start=1):
        row = Rect(room.x, head.bottom + (place - 1) * high, room.w, high)
        draw_rule(surface, painter, row.x, row.y, row.w)
        inner = row.inflate(0, -painter.view.px(8))
        ribbon = Rect(inner.x, inner.y, round(inner.h * 0.8), inner.h)
        painter.picture(surface, f"ribbon_{place}", ribbon)
        figure = Rect(ribbon.right + painter.view.px(4), inner.y, round(inner.h * 1.35), inner.h)
        painter.picture(surface, f"camel_{camel.value}_E", figure)
        left = figure.right + painter.view.px(6)
        name = Rect(left, inner.y, inner.right - left, inner.h)
        painter.text(surface, name, words.camel(camel), u=sizes.LABEL, role="title")
