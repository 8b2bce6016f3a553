"""The first two pages of the review: the course of the race, and luck and skill of each seat."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.ai.camelup.review import Balance
from camelup_desktop.app.games.camelup.review.chart import DISC, Chart, draw_number
from camelup_desktop.app.games.camelup.review.telling import Telling, percent
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel, draw_rule
from camelup_desktop.app.widgets.portrait import draw_marker, draw_portrait

SPLIT, SPLIT_LARGE = 0.68, 0.58
"""Share of the width that the chart takes, with normal and with large text."""
GAP = 12
HEAD = 34
FACE = 60
MARK = 22
"""Units of portraits and of the seats' shapes."""
TALLEST = 76
FEW = 4
"""With more seats and large text there is no room for a sentence beside the table."""
"""Units of a row of the table."""
WIDTHS = (0.2, 0.07, 0.22, 0.22, 0.07, 0.07, 0.075, 0.075)
COLUMNS = ("seat", "start", "dice", "choices", "time", "end", "best", "missed")
"""String keys of the columns, and their shares of the width."""


def draw_course(
    surface: pygame.Surface,
    painter: Painter,
    rect: Rect,
    telling: Telling,
    characters: Sequence[str],
) -> None:
    """The chart, and beside it the turning points in words."""
    view, t = painter.view, painter.strings.t
    left = Rect(rect)
    left.w = round(rect.w * (SPLIT_LARGE if view.big_text else SPLIT)) - view.px(GAP) // 2
    right = Rect(left.right + view.px(GAP), rect.y, 0, rect.h)
    right.w = rect.right - right.x
    room = draw_panel(surface, painter, left).inflate(-view.px(10), -view.px(4))
    room = _titled(surface, painter, room, t("review.chart"))
    Chart(painter, room, telling.review, telling.words.names, characters).draw(surface)
    points = telling.review.turning_points
    room = draw_panel(surface, painter, right).inflate(-view.px(12), -view.px(4))
    title = t("review.turning", n=len(points)) if points else t("review.no_turning")
    room = _titled(surface, painter, room, title)
    tall = room.h // max(1, len(points))
    for place in range(len(points)):
        box = Rect(room.x, room.y + place * tall, room.w, tall)
        draw_rule(surface, painter, box.x, box.y, box.w)
        box = box.inflate(0, -view.px(12))
        _turning_point(surface, painter, box, telling, place, characters)


def _turning_point(
    surface: pygame.Surface,
    painter: Painter,
    box: Rect,
    telling: Telling,
    place: int,
    characters: Sequence[str],
) -> None:
    """Number and leg, what happened, below it who rose and, if there is room, who fell."""
    view, words = painter.view, telling.words
    point = telling.review.turning_points[place]
    disc = Rect(box.x, box.y, view.px(DISC), view.px(DISC))
    draw_number(surface, painter, disc, place + 1)
    line = min(round(view.font(sizes.BODY) * 1.35), box.h // 4)
    x = disc.right + view.px(8)
    leg = Rect(x, disc.centery - line // 2, box.right - x, line)
    title = words.t("review.leg", leg=point.leg)
    painter.text(surface, leg, title, u=sizes.BODY, role="title", colour="danger")
    said = telling.happened(point.step) + "."
    needed = painter.height(said, box.w, u=sizes.BODY) + leg.bottom + view.px(6)
    who = (point.gainer, point.loser)[: 2 if needed <= box.bottom - 2 * line else 1]
    text = Rect(box.x, leg.bottom + view.px(2), box.w, 0)
    text.h = box.bottom - len(who) * line - view.px(4) - text.y
    painter.text(surface, text, said, u=sizes.BODY, lines=6, valign="top")
    for number, seat in enumerate(who):
        row = Rect(box.x, text.bottom + view.px(4) + number * line, box.w, line)
        mark = Rect(row.x, row.y, min(row.h, view.px(MARK)), row.h)
        draw_marker(surface, painter, mark, characters[seat])
        change = words.t(
            "review.from_to", before=percent(point.before[seat]), after=percent(point.after[seat])
        )
        wide = min(row.w // 2, painter.width(change, u=sizes.BODY, role="title") + view.px(6))
        figures = Rect(row.right - wide, row.y, wide, row.h)
        name = Rect(mark.right + view.px(6), row.y, 0, row.h)
        name.w = figures.x - name.x
        painter.text(surface, name, words.seat(seat), u=sizes.BODY)
        painter.text(surface, figures, change, u=sizes.BODY, role="title", align="right")


def _titled(surface: pygame.Surface, painter: Painter, room: Rect, title: str) -> Rect:
    """A heading at the top of a panel; returns the room under it."""
    tall = max(painter.view.px(HEAD), round(painter.view.font(sizes.LABEL) * 1.4))
    head = Rect(room.x, room.y, room.w, tall)
    painter.text(surface, head, title, u=sizes.LABEL, role="title", colour="teal", lines=2)
    return Rect(room.x, head.bottom, room.w, room.bottom - head.bottom)


def draw_balances(
    surface: pygame.Surface,
    painter: Painter,
    rect: Rect,
    telling: Telling,
    characters: Sequence[str],
) -> None:
    """A row a seat: bars to the left and right for dice and choices, figures for the rest."""
    view, t = painter.view, painter.strings.t
    room = draw_panel(surface, painter, rect).inflate(-view.px(16), -view.px(4))
    note = t("review.sum")
    small = min(room.h // 5, painter.height(note, room.w, u=sizes.CAPTION))
    foot = Rect(room.x, room.bottom - small, room.w, small)
    painter.text(surface, foot, note, u=sizes.CAPTION, colour="ink_soft", lines=4)
    if len(telling.review.balances) <= FEW or not view.big_text:
        line = max(view.px(HEAD), round(view.font(sizes.LABEL) * 1.4))
        foot.y -= line
        said = telling.fortune()
        painter.text(
            surface,
            Rect(foot.x, foot.y, foot.w, line),
            said,
            u=sizes.LABEL,
            role="title",
            colour="danger",
        )
    balances = telling.review.balances
    head = max(view.px(HEAD), round(view.font(sizes.BODY) * 2.4))
    columns = _columns(Rect(room.x, room.y, room.w, head))
    for column, box in zip(COLUMNS, columns, strict=True):
        words = t(f"review.column.{column}")
        painter.text(
            surface,
            box.inflate(-view.px(8), 0),
            words,
            u=sizes.BODY,
            role="title",
            colour="teal",
            align="left" if column == "seat" else "centre",
            lines=2,
        )
    space = foot.y - view.px(6) - room.y - head
    tall = min(round(view.px(TALLEST) * max(1.0, view.text_scale)), space // len(balances))
    most = max(0.01, *(abs(v) for b in balances for v in (b.dice, b.choices)))
    for place, balance in enumerate(balances):
        row = Rect(room.x, room.y + head + place * tall, room.w, tall)
        draw_rule(surface, painter, row.x, row.y, row.w)
        _balance(surface, painter, row, telling, balance, characters[balance.seat], most)


def _columns(row: Rect) -> list[Rect]:
    """The boxes of a row, left to right."""
    boxes, x = [], row.x
    for share in WIDTHS:
        wide = round(row.w * share)
        boxes.append(Rect(x, row.y, wide, row.h))
        x += wide
    return boxes


def _balance(
    surface: pygame.Surface,
    painter: Painter,
    row: Rect,
    telling: Telling,
    balance: Balance,
    character: str,
    most: float,
) -> None:
    view, words = painter.view, telling.words
    seat, start, dice, choices, time, end, best, missed = _columns(row.inflate(0, -view.px(4)))
    face = Rect(seat.x, seat.y, min(seat.h, view.px(FACE)), seat.h)
    draw_portrait(surface, painter, face, character)
    name = Rect(face.right + view.px(8), seat.y, seat.right - face.right - view.px(8), seat.h)
    painter.text(surface, name, words.seat(balance.seat), u=sizes.LABEL)
    _bar(surface, painter, dice, balance.dice / most, telling.points(balance.dice), "teal_bright")
    _bar(surface, painter, choices, balance.choices / most, telling.points(balance.choices), "gold")
    for box, text in (
        (start, telling.percent(percent(balance.start))),
        (time, telling.percent(telling.points(balance.time))),
        (end, telling.percent(percent(balance.end))),
        (best, words.t("review.best_of", n=balance.best, all=balance.judged)),
        (missed, telling.percent(round(100 * balance.missed))),
    ):
        painter.text(surface, box, text, u=sizes.BODY, align="centre")


def _bar(
    surface: pygame.Surface, painter: Painter, box: Rect, share: float, points: str, colour: str
) -> None:
    """A bar from the middle to one side, with its figure at its foot on the other side."""
    view = painter.view
    box = box.inflate(-view.px(24), 0)
    thick = min(box.h - view.px(6), view.px(26))
    wide = max(view.px(3), round(box.w / 2 * abs(share)))
    bar = Rect(box.centerx if share >= 0 else box.centerx - wide, 0, wide, thick)
    bar.centery = box.centery
    painter.rounded(surface, bar, colour, edge="walnut", width=1, radius=5)
    ink = painter.theme.colour("ink_soft")
    surface.fill(ink, (box.centerx, box.y, max(1, view.px(1)), box.h))
    half = Rect(box.x, box.y, box.w // 2 - view.px(6), box.h)
    if share < 0:
        half.x = box.centerx + view.px(6)
    text = painter.strings.t("ui.per_cent", n=points)
    painter.text(
        surface, half, text, u=sizes.BODY, role="title", align="right" if share >= 0 else "left"
    )
