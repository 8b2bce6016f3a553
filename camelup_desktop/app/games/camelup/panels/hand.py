"""The hand of race betting cards: open for the only person at the screen, else face down."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.coach_mark import draw_coach_mark
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import CAMELS, Camel, actions

CARD_RATIO = 300 / 427
LABEL_SHARE = 0.30


class Hand(Panel):
    """Cards side by side; the ones that were placed leave a gap."""

    name = "hand"

    def arrange(self) -> Sequence[Widget]:
        """A place for each of the five cards."""
        room = self.inside
        label = round(room.w * LABEL_SHARE)
        self._label = Rect(room.x, room.y, label, room.h)
        wide = min(round(room.h * CARD_RATIO), (room.w - label) // len(CAMELS) - self.px(3))
        step = (room.w - label) // len(CAMELS)
        self._cards = {
            camel: Rect(room.x + label + place * step + (step - wide) // 2, room.y, wide, room.h)
            for place, camel in enumerate(CAMELS)
        }
        if self.desk.own is None:
            hint = self.words.t("race.hint.hand_hidden")
            return [Spot("hand", self.rect, self._open, hint=hint, focusable=False)]
        return [
            Spot(
                f"card:{camel.value}",
                self.outside(card),
                self._pick(camel),
                hint=self.words.t("race.hint.card", camel=self.words.camel(camel)),
            )
            for camel, card in self._cards.items()
        ]

    def _open(self) -> Change | None:
        self.desk.picker.choose(Deed.RACE_BET)
        return None

    def _pick(self, camel: Camel) -> Callable[[], Change | None]:
        def pick() -> Change | None:
            picker = self.desk.picker
            if picker.selection.deed is not Deed.RACE_BET:
                picker.choose(Deed.RACE_BET)
            if picker.selection.deed is Deed.RACE_BET:
                picker.pick_camel(camel)
            return None

        return pick

    def key(self) -> Hashable:
        """Which cards are there, and which one is picked."""
        desk = self.desk
        held = desk.shown.hand_count[desk.me], self._faces()
        return desk.me, held, self._chosen(), self._advised(), self.pointer

    def _faces(self) -> tuple[Camel | None, ...]:
        """The cards as they may be shown: of the only person, else nothing but backs."""
        desk = self.desk
        if desk.own is None:
            return ()
        view = desk.view
        return view.players[desk.own].hand

    def _advised(self) -> Camel | None:
        """The card that the coach would place; never one that lies face down here."""
        advised = self.desk.coach.advised
        return advised.camel if isinstance(advised, actions.PlaceRaceBettingCard) else None

    def _chosen(self) -> Camel | None:
        selection = self.desk.picker.selection
        if self.desk.own is None or selection.deed is not Deed.RACE_BET:
            return None
        return selection.camel

    def paint(self, surface: pygame.Surface) -> None:
        """Felt, how many, cards."""
        self.framed(surface, "felt")
        painter, desk = self.painter, self.desk
        count = desk.shown.hand_count[desk.me]
        top = Rect(self._label.x, self._label.y, self._label.w - self.px(2), self._label.h // 2)
        painter.text(
            surface,
            top,
            self.words.t("race.cards"),
            u=sizes.CAPTION,
            role="title",
            colour="gold",
            lines=2,
        )
        under = Rect(top.x, top.bottom, top.w, self._label.bottom - top.bottom)
        words = self.words.t("race.cards_left", n=count)
        painter.text(surface, under, words, u=12, colour="parchment", lines=2, valign="top")
        if desk.own is None:
            self._backs(surface, count)
        else:
            self._open_cards(surface)

    def _backs(self, surface: pygame.Surface, count: int) -> None:
        name = f"card_{self.desk.character(self.desk.me)}_back"
        for card in list(self._cards.values())[:count]:
            self.painter.picture(surface, name, card)

    def _open_cards(self, surface: pygame.Surface) -> None:
        character = self.desk.character(self.desk.me)
        faces = self._faces()
        for camel, card in self._cards.items():
            if camel not in faces:
                self.painter.rounded(surface, card, "felt", edge="felt_light", width=1, radius=4)
                continue
            chosen, hot = self._chosen() is camel, self.hot(f"card:{camel.value}")
            box = card.move(0, -self.px(6) if chosen else -self.px(2) if hot else 0)
            if chosen or hot:
                edge = box.inflate(self.px(5), self.px(5))
                self.painter.rounded(surface, edge, "gold" if chosen else "brass", radius=5)
            self.painter.picture(surface, f"card_{character}_{camel.value}", box)
            if self._advised() is camel:
                draw_coach_mark(surface, self.painter, box)
