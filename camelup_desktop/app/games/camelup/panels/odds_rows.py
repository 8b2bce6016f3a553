"""The coach's figures: rows under the piles of the market, and the race in the standings."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping

import pygame
from pygame import Rect

from camelup_desktop.app.assets import Role
from camelup_desktop.app.games.camelup.coach_words import percent, pounds
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.engine.camelup import CAMELS, Camel
from camelup_desktop.engine.camelup.actions import TakeLegBettingTile

ROW, LABEL, WIDEST_GUTTER = 19, 12, 60
"""Units of a row, of the words at its left, and of the room they get at most."""
ROWS = ("first", "second", "worth")
GAIN, LOSS = "gold", "sand"
LARGEST_SCALE = 1.5


def gutter(painter: Painter) -> int:
    """Pixels that the words of the rows take."""
    words = (painter.strings.t(f"coach.table.{name}") for name in ROWS)
    widest = max(painter.width(word, u=LABEL) for word in words)
    return min(widest + painter.view.px(7), painter.view.px(WIDEST_GUTTER))


def rows_height(painter: Painter) -> int:
    """Pixels that the rows take."""
    return len(ROWS) * _row(painter)


def _row(painter: Painter) -> int:
    return round(painter.view.px(ROW) * min(LARGEST_SCALE, painter.view.text_scale))


def even(
    painter: Painter, texts: Iterable[str], width: int, u: float, role: Role = "text"
) -> float:
    """Units, at most `u`, at which the widest of texts that stand in a row fits into `width`."""
    widest = max((painter.width(text, u=u, role=role) for text in texts), default=0)
    return u if widest <= width else u * width / widest


def odds_key(desk: Desk) -> Hashable:
    """What the figures depend on."""
    return desk.coach.on, desk.coach.version


def draw_leg_odds(
    surface: pygame.Surface,
    painter: Painter,
    desk: Desk,
    area: Rect,
    columns: Mapping[Camel, Rect],
) -> None:
    """Chance to be first and second in the leg, and what the top tile is worth, in columns.

    The most that can be had is framed, so that it is not told by colour alone.
    """
    tall, t = _row(painter), desk.words.t
    first = _share(desk, 0)
    second = _share(desk, 1)
    values = {camel: _worth(desk, camel) for camel in CAMELS}
    most = max((v for v in values.values() if v is not None), default=0.0)
    figures: Mapping[str, Callable[[Camel], str]] = {
        "first": first,
        "second": second,
        "worth": lambda camel: _told(desk, values[camel]),
    }
    room = min(column.w for column in columns.values()) - painter.view.px(2)
    for place, name in enumerate(ROWS):
        row = Rect(area.x, area.y + place * tall, area.w, tall)
        if place % 2 == 0:
            painter.rounded(surface, row, "night", radius=6)
        label = Rect(row.x + painter.view.px(4), row.y, gutter(painter) - painter.view.px(4), tall)
        painter.text(surface, label, t(f"coach.table.{name}"), u=LABEL, colour="sand")
        role: Role = "text" if name == "second" else "title"
        u = even(painter, map(figures[name], columns), room, sizes.CAPTION, role)
        for camel, column in columns.items():
            cell = Rect(column.x, row.y, column.w, tall)
            value = values[camel] if name == "worth" else None
            best = value is not None and value > 0 and value == most
            if best:
                painter.rounded(surface, cell, "gold", edge="ink", width=1, radius=7)
            colour = "ink" if best else GAIN if name == "first" else "parchment"
            if value is not None and value < 0:
                colour = LOSS
            painter.text(
                surface,
                cell,
                figures[name](camel),
                u=u,
                role=role,
                colour=colour,
                align="centre",
            )


def _share(desk: Desk, place: int) -> Callable[[Camel], str]:
    odds = desk.coach.odds

    def share(camel: Camel) -> str:
        if odds is None:
            return desk.words.t("coach.unknown")
        return desk.words.t("coach.percent", n=percent(odds.leg.ranks[camel][place]))

    return share


def _worth(desk: Desk, camel: Camel) -> float | None:
    appraisal = desk.coach.of(TakeLegBettingTile(camel))
    return appraisal.pounds if appraisal is not None else None


def _told(desk: Desk, value: float | None) -> str:
    return desk.words.t("coach.unknown") if value is None else pounds(desk.words, value)


def draw_race_odds(
    surface: pygame.Surface, painter: Painter, desk: Desk, slots: Mapping[Camel, Rect]
) -> None:
    """Each camel's chance to win the race and to be last in it, beside the signs of the decks."""
    signs = ("winner", "loser")
    told = {(camel, sign): _race_share(desk, camel, sign) for camel in slots for sign in signs}
    half = min(slot.w for slot in slots.values()) // 2
    side, gap = painter.view.px(18), painter.view.px(3)
    u = even(painter, told.values(), half - side - 2 * gap, sizes.CAPTION, "title")
    for (camel, name), words in told.items():
        slot = slots[camel]
        box = Rect(slot.x + signs.index(name) * half, slot.y, half, slot.h)
        sign = Rect(box.x, box.y, min(box.h, side), box.h)
        painter.picture(surface, f"deck_{name}", sign)
        room = Rect(sign.right + gap, box.y, box.right - sign.right - gap, box.h)
        painter.text(surface, room, words, u=u, role="title", colour="parchment")


def _race_share(desk: Desk, camel: Camel, sign: str) -> str:
    odds = desk.coach.odds
    if odds is None:
        return desk.words.t("coach.unknown")
    shares = odds.wins if sign == "winner" else odds.loses
    return desk.words.t("coach.percent", n=percent(shares[camel]))


def error_told(desk: Desk) -> str:
    """By how much sampled odds of the race may be off; empty if they are exact."""
    odds = desk.coach.odds
    if odds is None or odds.error <= 0:
        return ""
    return desk.words.t("coach.sampled", n=max(1, round(100 * odds.error)))
