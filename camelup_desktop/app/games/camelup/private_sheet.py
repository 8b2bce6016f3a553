"""The private sheet: one person places a race betting card, unseen by the others (ux.md 2.4)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect

from camelup_desktop.ai.camelup.judgement import Judgement
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.app.anim.easing import out_cubic
from camelup_desktop.app.games.camelup.coach import Slices, judge_cards
from camelup_desktop.app.games.camelup.coach_words import pounds
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.keys import digit
from camelup_desktop.app.games.camelup.reasons import next_payout
from camelup_desktop.app.games.camelup.sheet_cards import SheetCard, SheetDeck, Turning
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Pop, Replace
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.curtain import CurtainScene, LockedScene
from camelup_desktop.app.scenes.form import Action
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import draw_heading
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import Camel, RaceBet, actions
from camelup_desktop.engine.table import Seat

CARDS = 5


class PrivateSheetScene(LockedScene):
    """Pops with the action, or with None if no card was placed.

    Cards lie in another order every time. It leaves at once when the window loses the keyboard.
    """

    private = True

    def __init__(self, services: Services, desk: Desk, seat: Seat) -> None:
        super().__init__(services)
        self._desk, self._seat, self._words = desk, seat, desk.words
        view = desk.course.match.view(seat)
        self._view = view
        self._hand = [camel for camel in view.players[seat].hand if camel is not None]
        services.rng.shuffle(self._hand)
        self._camel: Camel | None = None
        self._bet: RaceBet | None = None
        self._turned = -1.0
        """Seconds since the card began to turn face down; below 0: it does not."""
        self._judgement: Judgement | None = None
        self._slices = Slices(desk.course.cast.clock)
        if desk.coach.on:
            self._slices.begin(self._judge())

    # course

    @property
    def default(self) -> str | None:
        """The first card."""
        return "card1"

    @property
    def _turning(self) -> bool:
        return self._turned >= 0

    @property
    def lively(self) -> bool:
        """While a card turns or the coach thinks."""
        return super().lively or self._turning or self._slices.busy

    def update(self, dt: float) -> Change | None:
        """A card that is face down leaves with the sheet."""
        change = super().update(dt)
        self._slices.go_on()
        if not self._turning:
            return change
        self.stale = True
        self._turned += dt
        self._show_turning()
        return self._leave(self._action()) if self._turned >= self._turn_seconds else change

    def _judge(self) -> Thinking[None]:
        self._judgement = yield from judge_cards(self._desk.course.match, self._seat)
        if not self._turning:
            self.rebuild()

    def _show_turning(self) -> None:
        """Raised first, then turned over about its upright middle (M19)."""
        if self._camel is None or self._turn_seconds == 0:
            return
        raising = self.services.theme.seconds("private.raise")
        lift = out_cubic(min(1.0, self._turned / raising))
        t = max(0.0, self._turned - raising) / self.services.theme.seconds("private.turn")
        width = abs(1 - 2 * min(1.0, t))
        self._cards[self._camel].turning = Turning(t >= 0.5, width, lift)

    @property
    def _turn_seconds(self) -> float:
        seconds = self.services.theme.seconds
        settings = self.services.settings.current
        if settings.motion == "none" or settings.speed == "instant":
            return 0.0
        return seconds("private.raise") + seconds("private.turn")

    def handle(self, event: pygame.Event) -> Change | None:
        """Digits pick cards, arrows decks; nothing is taken while a card turns."""
        if event.type == pygame.WINDOWFOCUSLOST:
            return self._hide()
        if self._turning:
            return None
        if event.type == pygame.KEYDOWN and not self.locked:
            number = digit(event)
            if number is not None:
                if 1 <= number <= len(self._hand):
                    self._pick(self._hand[number - 1])
                return None
            if self._camel is not None and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                right = event.key == pygame.K_RIGHT
                self._choose(RaceBet.OVERALL_LOSER if right else RaceBet.OVERALL_WINNER)
                return None
        return super().handle(event)

    def keys(self) -> Mapping[int, Action]:
        """Nothing but the ring."""
        return {}

    def escape(self) -> Change | None:
        """Hide, without a bet."""
        return self._leave(None)

    def _pick(self, camel: Camel) -> Change | None:
        self._camel = camel
        self.rebuild()
        if self.ring.shown:
            self.ring.focus("winner" if self._bet is not RaceBet.OVERALL_LOSER else "loser")
        return None

    def _choose(self, bet: RaceBet) -> Change | None:
        self._bet = bet
        self.rebuild()
        if self._camel is not None:
            self.ring.focus("place")
        return None

    def _action(self) -> actions.PlaceRaceBettingCard | None:
        if self._camel is None or self._bet is None:
            return None
        return actions.PlaceRaceBettingCard(self._camel, self._bet)

    def _place(self) -> Change | None:
        if self._action() is not None:
            self._turned = 0.0
        return None

    def _hide(self) -> Change | None:
        """The window lost the keyboard: back behind the curtain, nothing is placed."""
        setup = self._desk.seats[self._seat]
        sheet = _again(self.services, self._desk, self._seat)
        return Replace(CurtainScene(self.services, setup, sheet))

    def _leave(self, action: actions.PlaceRaceBettingCard | None) -> Change | None:
        """Park the pointer in the middle, so that it does not tell where the card lay."""
        with contextlib.suppress(pygame.error):
            pygame.mouse.set_pos(self.view.size[0] // 2, self.view.size[1] // 2)
        return Pop(action)

    # look

    def build(self, view: View) -> Sequence[Widget]:
        """Cards, decks, hide and place."""
        rects = screen_rects("private", view)
        self._rects = rects
        self._cards = {
            camel: SheetCard(
                place,
                Rect(rects[f"card{place}"]),
                self._face(camel),
                self._face(None),
                self.t(
                    "sheet.card",
                    camel=self._words.camel(camel),
                    symbol=self.t(f"camel.{camel.value}.symbol"),
                ),
                partial(self._pick, camel),
            )
            for place, camel in enumerate(self._hand, start=1)
        }
        if self._camel is not None:
            self._cards[self._camel].chosen = True
        missing = ""
        if self._action() is None:
            missing = self.t("sheet.pick_card" if self._camel is None else "sheet.pick_deck")
        return [
            *self._cards.values(),
            self._deck(RaceBet.OVERALL_WINNER, rects["winner"]),
            self._deck(RaceBet.OVERALL_LOSER, rects["loser"]),
            Button(
                "hide",
                rects["hide"],
                self.t("sheet.hide"),
                self.escape,
                icon="eye_off",
                key=self.t("key.esc"),
            ),
            Button(
                "place",
                rects["place"],
                self.t("sheet.place"),
                self._place,
                kind="primary",
                icon="cards",
                key=self.t("key.enter"),
                reason=missing,
            ),
        ]

    def _face(self, camel: Camel | None) -> str:
        """Picture of a card; None: of the back of all of them."""
        return f"card_{self._desk.character(self._seat)}_{camel.value if camel else 'back'}"

    def _deck(self, bet: RaceBet, rect: Rect) -> SheetDeck:
        number = len(self._view.decks[bet]) + 1
        least = next_payout(self._view, bet)
        below = self.t("sheet.deck_below", number=number, pounds=least)
        if self._judgement is not None and self._camel is not None:
            worth = self._judgement.of(actions.PlaceRaceBettingCard(self._camel, bet)).pounds
            camel, told = self._words.camel(self._camel), pounds(self._words, worth)
            below = self.t("coach.sheet", number=number, least=least, camel=camel, pounds=told)
        mine = [
            card.camel
            for card in self._view.decks[bet]
            if card.seat == self._seat and card.camel is not None
        ]
        if mine:
            below += " " + self.t("sheet.mine", camels=self._words.camels(mine))
        name = "winner" if bet is RaceBet.OVERALL_WINNER else "loser"
        title = self.t(f"sheet.{name}", n=number - 1)
        deck = SheetDeck(name, rect, title, below, partial(self._choose, bet))
        deck.chosen = self._bet is bet
        return deck

    def paint(self, surface: pygame.Surface) -> None:
        """Backdrop, heading, empty places, note."""
        draw_backdrop(surface, self.painter)
        name = self._words.seat(self._seat)
        draw_heading(surface, self.painter, self._rects["msg"], self.t("sheet.title", name=name))
        for place in range(len(self._hand) + 1, CARDS + 1):
            self.painter.rounded(
                surface, self._rects[f"card{place}"], "night_soft", edge="brass", width=1, radius=10
            )
        wrong = self._words.signed(self._view.rules.race_bet_wrong_pounds)
        note = self.t("sheet.note", wrong=wrong)
        self.painter.text(
            surface,
            self._rects["note"],
            note,
            u=sizes.BODY,
            colour="parchment",
            align="centre",
            lines=2,
        )


def _again(services: Services, desk: Desk, seat: Seat) -> Callable[[], PrivateSheetScene]:
    return lambda: PrivateSheetScene(services, desk, seat)
