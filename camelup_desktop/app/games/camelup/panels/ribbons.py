"""Ribbons that tie the rows of partners together, along the edge of the panel (R95)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.supercup import in_play
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.engine.table import Seat

WIDE, LANE = 5, 6
"""Units: how wide a ribbon is, and how far the next one lies beside it."""
KNOT = 11
"""Units of the end of a ribbon."""


def tied(desk: Desk) -> list[tuple[Seat, Seat]]:
    """Partners, the upper row first; none where no module in play ties seats together."""
    found = []
    for seat in range(len(desk.seats)):
        for module in in_play(desk.shown.modules):
            partner = module.partner(desk.shown, seat)
            if partner is not None and seat < partner:
                found.append((seat, partner))
    return found


def lanes(pairs: Sequence[tuple[Seat, Seat]]) -> list[int]:
    """For each pair how far its ribbon lies from the rows, so that none covers another."""
    taken: list[list[tuple[Seat, Seat]]] = []
    found = []
    for first, last in pairs:
        lane = 0
        while lane < len(taken) and any(a <= last and first <= b for a, b in taken[lane]):
            lane += 1
        if lane == len(taken):
            taken.append([])
        taken[lane].append((first, last))
        found.append(lane)
    return found


def draw_ribbons(
    surface: pygame.Surface, painter: Painter, desk: Desk, rows: Sequence[Rect], edge: int
) -> None:
    """A ribbon for each pair from row to row, in the colours of both; `edge` is the pixel column
    from which ribbons lie to the left."""
    view = painter.view
    pairs = tied(desk)
    wide, knot = view.px(WIDE), view.px(KNOT)
    for (first, last), lane in zip(pairs, lanes(pairs), strict=True):
        right = edge - lane * view.px(LANE)
        top, bottom = rows[first].centery, rows[last].centery
        looks = [painter.theme.person(desk.character(seat)).robe for seat in (first, last)]
        middle = (top + bottom) // 2
        band = Rect(right - wide, top - wide // 2, wide, bottom - top + wide)
        halves = (
            Rect(band.x, band.y, band.w, middle - band.y),
            Rect(band.x, middle, band.w, band.bottom - middle),
        )
        for part, colour in zip(halves, looks, strict=True):
            painter.rounded(surface, part, colour, edge="gold", width=1, radius=2)
        for y, colour in zip((top, bottom), looks, strict=True):
            end = Rect(0, 0, edge - right + knot, wide + 2)
            end.midleft = (right - wide, y)
            painter.rounded(surface, end, colour, edge="gold", width=1, radius=2)
