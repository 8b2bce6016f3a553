"""The two decks of race betting cards: backs in the order placed, and what the next one pays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.coach_mark import draw_coach_mark
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.reasons import payout_after
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import Camel, RaceBet, actions

LINE = 20
CARD_RATIO = 300 / 427


class Decks(Panel):
    """Winner at the left, loser at the right. Faces are never shown here before the reveal."""

    name = "race_bets"

    def arrange(self) -> Sequence[Widget]:
        """Two halves."""
        room = self.inside
        half = room.w // 2
        self._halves = {
            bet: Rect(room.x + place * half, room.y, half, room.h).inflate(-self.px(4), 0)
            for place, bet in enumerate(RaceBet)
        }
        for bet, area in self._halves.items():
            cards = self.outside(self._cards(area))
            place = (cards.x + cards.h * CARD_RATIO / 2, float(cards.centery))
            self.anchors.place(f"deck:{bet.value}", place, cards.h)
        return [
            Spot(
                f"deck:{bet.value}",
                self.outside(area),
                self._pick(bet),
                hint=self.words.t(f"race.hint.{bet.value}"),
            )
            for bet, area in self._halves.items()
        ]

    def _pick(self, bet: RaceBet) -> Callable[[], Change | None]:
        def pick() -> Change | None:
            self.desk.picker.pick_bet(bet)
            return None

        return pick

    def _cards(self, area: Rect) -> Rect:
        line = round(self.px(LINE) * min(1.25, self.painter.view.text_scale))
        return Rect(area.x, area.y + line, area.w, area.h - 2 * line)

    def key(self) -> Hashable:
        """Cards on show, what is picked, and the card in the person's hand that may go here."""
        desk = self.desk
        picked = self._chosen(), self._open(), self._ghost()
        return desk.shown.version, self.pointer, picked, self._advised()

    def _open(self) -> bool:
        selection = self.desk.picker.selection
        return selection.deed is Deed.RACE_BET and selection.camel is not None

    def _ghost(self) -> Camel | None:
        """The card the only person at this screen is about to place."""
        if self.desk.own is None or not self._open():
            return None
        return self.desk.picker.selection.camel

    def _advised(self) -> RaceBet | None:
        """The deck that the coach would choose."""
        advised = self.desk.coach.advised
        return advised.bet if isinstance(advised, actions.PlaceRaceBettingCard) else None

    def _chosen(self) -> RaceBet | None:
        pointed = self.desk.pointed
        if isinstance(pointed, actions.PlaceRaceBettingCard):
            return pointed.bet
        return self.desk.picker.selection.bet

    def paint(self, surface: pygame.Surface) -> None:
        """Felt and both decks."""
        self.framed(surface, "felt")
        for bet, area in self._halves.items():
            self._deck(surface, bet, area)

    def _deck(self, surface: pygame.Surface, bet: RaceBet, area: Rect) -> None:
        painter, deck = self.painter, self.desk.shown.decks[bet]
        chosen, hot = self._chosen() is bet, self.hot(f"deck:{bet.value}")
        if chosen or hot or self._open():
            edge = "gold" if chosen or hot else "brass"
            fill = "teal_bright" if chosen else "felt_light"
            painter.rounded(surface, area, fill, edge=edge, width=3 if chosen else 1.5, radius=8)
        cards = self._cards(area)
        head = Rect(area.x + self.px(5), area.y, area.w - self.px(10), cards.y - area.y)
        sign = Rect(head.x, head.y, head.h, head.h)
        name = "winner" if bet is RaceBet.OVERALL_WINNER else "loser"
        painter.picture(surface, f"deck_{name}", sign)
        words = Rect(sign.right + self.px(4), head.y, head.right - sign.right - self.px(4), head.h)
        painter.text(
            surface, words, self.words.deck(bet), u=sizes.BODY, role="title", colour="gold"
        )
        if deck:
            count = str(len(deck)) if self._tight(words.w) else self._count(bet)
            painter.text(surface, words, count, u=12, colour="parchment", align="right")
        self._row(surface, bet, cards.inflate(-self.px(10), 0))
        pays = self.words.t("race.next_pays", pounds=payout_after(self.desk.board.rules, len(deck)))
        foot = Rect(head.x, cards.bottom, head.w, area.bottom - cards.bottom)
        painter.text(surface, foot, pays, u=sizes.CAPTION, colour="parchment", align="centre")
        if self._advised() is bet:
            draw_coach_mark(surface, painter, cards)

    def _count(self, bet: RaceBet) -> str:
        return self.words.t("race.deck_count", n=len(self.desk.shown.decks[bet]))

    def _tight(self, width: int) -> bool:
        """Whether the name of a deck and its number of cards are too much for one line."""
        painter, gap = self.painter, self.px(6)
        return any(
            painter.width(self.words.deck(bet), u=sizes.BODY, role="title")
            + gap
            + painter.width(self._count(bet), u=12)
            > width
            for bet in RaceBet
        )

    def _row(self, surface: pygame.Surface, bet: RaceBet, room: Rect) -> None:
        """Backs (or faces, once revealed) from left to right, overlapping when there are many."""
        deck = self.desk.shown.decks[bet]
        pictures = [
            f"card_{self.desk.character(card.seat)}_{card.camel.value if card.camel else 'back'}"
            for card in deck
        ]
        ghost = self._ghost()
        faded = ghost is not None and self._chosen() is bet
        if faded and self.desk.own is not None:
            pictures.append(f"card_{self.desk.character(self.desk.own)}_back")
        wide = round(room.h * CARD_RATIO)
        if not pictures:
            slot = Rect(0, 0, wide, room.h)
            slot.center = room.center
            self.painter.rounded(surface, slot, "felt", edge="brass", width=1, radius=4)
            return
        step = min(wide + self.px(4), max(1, (room.w - wide) // max(1, len(pictures) - 1)))
        start = room.x + max(0, (room.w - wide - step * (len(pictures) - 1)) // 2)
        for place, name in enumerate(pictures):
            box = Rect(start + place * step, room.y, wide, room.h)
            if faded and place == len(pictures) - 1:
                self.painter.rounded(surface, box.inflate(4, 4), "gold", radius=5)
            self.painter.picture(surface, name, box)
