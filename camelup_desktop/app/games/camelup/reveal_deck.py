"""One deck of race cards in the final scoring: what has been turned, what turns, what waits."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.reasons import payout_after
from camelup_desktop.app.games.camelup.tally import Reveal
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.engine.camelup import RaceBet

HEAD, FOOT = 36, 26
CARD_RATIO = 300 / 427
TURNED = 0.2
"""Share of a card's time in which it is pulled up; then it turns."""
FLIPPED = 0.55
"""Share at which its face is seen whole and the verdict falls."""
WIDEST_STEP = 118
MARK, LARGE = 16, 30
"""Units of the tick or cross before a verdict, and of a face that also bears its seat's shape."""


def draw_deck(
    surface: pygame.Surface,
    painter: Painter,
    desk: Desk,
    room: Rect,
    bet: RaceBet,
    cards: Sequence[Reveal],
    told: int,
    share: float,
) -> None:
    """`told` cards have been judged; the next one is at `share` of its time (0: waits)."""
    view, words = painter.view, desk.words
    head = Rect(room.x, room.y, room.w, view.px(HEAD))
    sign = Rect(head.x, head.y, head.h, head.h)
    name = "winner" if bet is RaceBet.OVERALL_WINNER else "loser"
    painter.picture(surface, f"deck_{name}", sign)
    title = Rect(sign.right + view.px(8), head.y, head.right - sign.right - view.px(8), head.h)
    painter.text(surface, title, words.t(f"final.{name}"), u=20, role="title", colour="gold")
    progress = words.t("final.progress", done=told, n=len(cards)) if cards else ""
    painter.text(surface, title, progress, u=sizes.BODY, colour="parchment", align="right")
    foot = Rect(room.x, room.bottom - view.px(FOOT), room.w, view.px(FOOT))
    area = Rect(room.x, head.bottom, room.w, foot.y - head.bottom)
    if not cards:
        _payouts(surface, painter, desk, foot, ())
        empty = words.t("final.no_cards")
        painter.text(surface, area, empty, u=sizes.LABEL, colour="parchment", align="centre")
        return
    verdict = round(view.font(sizes.BODY) * 2.7)
    high = area.h - verdict - view.px(16)
    wide = round(high * CARD_RATIO)
    step = min(
        view.px(WIDEST_STEP),
        max(1, (area.w - wide) // max(1, len(cards) - 1)) if len(cards) > 1 else wide,
    )
    crowded = len(cards) > 1 and step < max(_width(painter, desk, card) for card in cards)
    start = area.x + max(0, (area.w - wide - step * (len(cards) - 1)) // 2)
    for place, card in enumerate(cards):
        box = Rect(start + place * step, area.y + view.px(12), wide, high)
        now = 1.0 if place < told else share if place == told else 0.0
        _card(surface, painter, desk, box, card, now)
        if now < FLIPPED:
            continue
        if crowded:  # what can be seen of the card is a strip at its left
            strip = Rect(box.x, box.bottom + view.px(2), min(step, wide), verdict)
            _short_verdict(surface, painter, desk, strip, card)
            continue
        below = Rect(0, box.bottom + view.px(2), max(step, wide), verdict)
        below.centerx = box.centerx
        _verdict(surface, painter, desk, below.clip(area), card)
    half = Rect(foot.x, foot.y, foot.w // 2 if crowded else foot.w, foot.h)
    _payouts(surface, painter, desk, half, cards[:told])
    latest = told if told < len(cards) and share >= FLIPPED else told - 1
    if crowded and latest >= 0:
        _said(surface, painter, desk, foot, cards[latest])


def _card(
    surface: pygame.Surface, painter: Painter, desk: Desk, box: Rect, card: Reveal, now: float
) -> None:
    """Pulled up, turned over, put back."""
    character = desk.character(card.seat)
    turn = max(0.0, min(1.0, (now - TURNED) / (FLIPPED - TURNED)))
    face = turn >= 0.5
    name = f"card_{character}_{card.camel.value}" if face else f"card_{character}_back"
    lift = 0.0
    if 0 < now < 1:
        lift = min(1.0, now / TURNED) if now < FLIPPED else max(0.0, 1 - (now - FLIPPED) * 2.5)
    box = box.move(0, -round(painter.view.px(10) * lift))
    image = painter.assets.picture(name, box.size)
    wide = abs(1 - 2 * turn) if 0 < turn < 1 else 1.0
    if wide < 1.0:
        image = pygame.transform.smoothscale(
            image, (max(1, round(image.get_width() * wide)), image.get_height())
        )
    surface.blit(image, image.get_rect(center=box.center), special_flags=BLEND_PREMULTIPLIED)


def _verdict(
    surface: pygame.Surface, painter: Painter, desk: Desk, room: Rect, card: Reveal
) -> None:
    """Right or wrong, by icon, word and amount; whose card it was."""
    view, words = painter.view, desk.words
    half = room.h // 2
    top = Rect(room.x, room.y, room.w, half)
    side = min(half, view.px(MARK))
    text = _words(desk, card)
    width = min(room.w, side + view.px(4) + painter.width(text, u=sizes.BODY, role="title"))
    mark = Rect(top.centerx - width // 2, top.centery - side // 2, side, side)
    _mark(surface, painter, mark, card)
    number = Rect(mark.right + view.px(4), top.y, 0, top.h)
    number.w = mark.x + width - number.x + 1
    painter.text(surface, number, text, u=sizes.BODY, role="title", colour=_paint(card))
    under = Rect(room.x, top.bottom, room.w, half)
    painter.text(
        surface, under, words.seat(card.seat), u=sizes.CAPTION, colour="parchment", align="centre"
    )


def _short_verdict(
    surface: pygame.Surface, painter: Painter, desk: Desk, room: Rect, card: Reveal
) -> None:
    """The same on a narrow strip: what was really paid, and the face of whose card it was."""
    top = Rect(room.x, room.y, room.w, round(room.h * 0.45))
    pounds = card.pounds if not card.forgiven else card.paid
    amount = desk.words.signed(pounds)
    painter.text(
        surface, top, amount, u=sizes.BODY, role="title", colour=_paint(card), align="centre"
    )
    side = min(room.w - 1, room.bottom - top.bottom)
    face = Rect(room.centerx - side // 2, top.bottom, side, side)
    draw_portrait(
        surface, painter, face, desk.character(card.seat), marker=side >= painter.view.px(LARGE)
    )


def _said(surface: pygame.Surface, painter: Painter, desk: Desk, foot: Rect, card: Reveal) -> None:
    """The verdict on the latest card in words, at the right end of the foot."""
    view = painter.view
    words = desk.words
    text = words.t("final.said", seat=words.seat(card.seat), verdict=_words(desk, card))
    right = Rect(foot.centerx + view.px(4), foot.y, 0, foot.h)
    right.w = foot.right - right.x
    side = min(foot.h, view.px(MARK))
    width = min(right.w - side - view.px(4), painter.width(text, u=sizes.BODY, role="title") + 1)
    _mark(
        surface,
        painter,
        Rect(right.right - width - view.px(4) - side, foot.centery - side // 2, side, side),
        card,
    )
    room = Rect(right.right - width, right.y, width, right.h)
    painter.text(surface, room, text, u=sizes.BODY, role="title", colour=_paint(card))


def _width(painter: Painter, desk: Desk, card: Reveal) -> int:
    """Pixels of a verdict in words: what everybody can be told without being in the way."""
    key = "final.right" if card.right else "final.wrong"
    text = desk.words.t(key, pounds=desk.words.signed(card.pounds))
    return painter.width(text, u=sizes.BODY, role="title") + painter.view.px(MARK + 8)


def _words(desk: Desk, card: Reveal) -> str:
    words = desk.words
    key = "final.right" if card.right else "final.wrong"
    text = words.t(key, pounds=words.signed(card.pounds))
    return words.t("final.forgiven", pounds=text) if card.forgiven and not card.paid else text


def _paint(card: Reveal) -> str:
    return "gold" if card.right else "sand"


def _mark(surface: pygame.Surface, painter: Painter, box: Rect, card: Reveal) -> None:
    name = "tick" if card.right else "cross"
    blit_icon(surface, painter.assets, name, box, painter.theme.colour(_paint(card)))


def _payouts(
    surface: pygame.Surface, painter: Painter, desk: Desk, room: Rect, told: Sequence[Reveal]
) -> None:
    """What the next right cards pay; paid ones are gone from the list."""
    paid = sum(card.right for card in told)
    rules = desk.board.rules
    left = [payout_after(rules, place) for place in range(paid, paid + 5)]
    text = desk.words.t("final.payouts", pounds="  ".join(map(str, left)))
    painter.text(surface, room, text, u=sizes.CAPTION, colour="sand")
