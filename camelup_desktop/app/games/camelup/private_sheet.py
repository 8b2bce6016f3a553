"""The private sheet: one person places a race betting card, unseen by the others (ux.md 2.4)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.anim.easing import out_cubic
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.keys import digit
from camelup_desktop.app.games.camelup.reasons import next_payout
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Pop, Replace
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.curtain import CurtainScene, LockedScene
from camelup_desktop.app.scenes.form import Action
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_heading
from camelup_desktop.app.widgets.widget import State, Widget
from camelup_desktop.engine.camelup import Camel, RaceBet, actions
from camelup_desktop.engine.table import Seat

CARDS = 5
NAME_UNITS = 30
RAISE_UNITS = 14


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
        """While a card turns."""
        return super().lively or self._turning

    def update(self, dt: float) -> Change | None:
        """A card that is face down leaves with the sheet."""
        change = super().update(dt)
        if not self._turning:
            return change
        self.stale = True
        self._turned += dt
        return self._leave(self._action()) if self._turned >= self._turn_seconds else change

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
        cards: list[Widget] = [
            _Card(self, place, camel, Rect(rects[f"card{place}"]))
            for place, camel in enumerate(self._hand, start=1)
        ]
        missing = ""
        if self._action() is None:
            missing = self.t("sheet.pick_card" if self._camel is None else "sheet.pick_deck")
        return [
            *cards,
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

    def _deck(self, bet: RaceBet, rect: Rect) -> Button:
        number = len(self._view.decks[bet]) + 1
        below = self.t("sheet.deck_below", number=number, pounds=next_payout(self._view, bet))
        mine = [
            card.camel
            for card in self._view.decks[bet]
            if card.seat == self._seat and card.camel is not None
        ]
        if mine:
            below += " " + self.t("sheet.mine", camels=self._words.camels(mine))
        name = "winner" if bet is RaceBet.OVERALL_WINNER else "loser"
        return Button(
            name,
            rect,
            self.t(f"sheet.{name}", n=number - 1),
            lambda: self._choose(bet),
            kind="paper",
            below=below,
            chosen=self._bet is bet,
            u=22,
        )

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

    @property
    def chosen(self) -> Camel | None:
        """The card that is picked."""
        return self._camel

    @property
    def turn(self) -> tuple[bool, float, float]:
        """Of the card that turns: whether its back is up, its width and its lift, 0 to 1."""
        if not self._turning or self._turn_seconds == 0:
            return self._turning, 1.0, 0.0
        raising = self.services.theme.seconds("private.raise")
        lift = out_cubic(min(1.0, self._turned / raising))
        t = max(0.0, self._turned - raising) / self.services.theme.seconds("private.turn")
        return t >= 0.5, abs(1 - 2 * min(1.0, t)), lift

    def face(self, camel: Camel) -> str:
        """Picture of a card."""
        return f"card_{self._desk.character(self._seat)}_{camel.value}"

    @property
    def back(self) -> str:
        """Picture of the back of every card."""
        return f"card_{self._desk.character(self._seat)}_back"

    def name_of(self, camel: Camel) -> str:
        """A camel's name and symbol in words."""
        symbol = self.t(f"camel.{camel.value}.symbol")
        return self.t("sheet.card", camel=self._words.camel(camel), symbol=symbol)

    def pick(self, camel: Camel) -> Change | None:
        """Pick a card."""
        return self._pick(camel)


class _Card(Widget):
    """A card of the hand with its digit and its name."""

    def __init__(self, sheet: PrivateSheetScene, place: int, camel: Camel, rect: Rect) -> None:
        super().__init__(f"card{place}", rect)
        self._sheet, self._place, self._camel = sheet, place, camel

    def activate(self) -> Change | None:
        """Pick it."""
        return self._sheet.pick(self._camel)

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Paper, picture, name; the picked one is raised in a gold frame."""
        view, chosen = painter.view, self._sheet.chosen is self._camel
        rect = self.rect.move(0, -view.px(RAISE_UNITS // 2) if chosen else 0)
        turned, wide, lift = self._sheet.turn if chosen else (False, 1.0, 0.0)
        rect = rect.move(0, -round(view.px(RAISE_UNITS) * lift))
        fill = "gold" if chosen else "cream" if state.pointer else "paper"
        painter.shadow(surface, rect, 6)
        painter.rounded(surface, rect, fill, edge="walnut", width=2, radius=10)
        foot = round(view.px(NAME_UNITS) * min(1.6, view.text_scale))
        picture = Rect(rect.x, rect.y, rect.w, rect.h - foot).inflate(-view.px(12), -view.px(12))
        name = self._sheet.back if turned else self._sheet.face(self._camel)
        image = painter.assets.picture(name, picture.size)
        if wide < 1.0:
            size = (max(1, round(image.get_width() * wide)), image.get_height())
            image = pygame.transform.smoothscale(image, size)
        surface.blit(
            image, image.get_rect(center=picture.center), special_flags=pygame.BLEND_PREMULTIPLIED
        )
        if turned:
            return
        words = Rect(
            rect.x + view.px(6), rect.bottom - foot, rect.w - view.px(12), foot - view.px(4)
        )
        text = self._sheet.name_of(self._camel)
        painter.text(surface, words, text, u=sizes.BODY, role="title", align="centre", lines=2)
        key = Rect(rect.x + view.px(6), rect.y + view.px(6), view.px(28), view.px(28))
        painter.rounded(surface, key, "night", edge="brass", width=1.5, radius=6)
        painter.text(
            surface,
            key,
            str(self._place),
            u=sizes.LABEL,
            role="title",
            colour="parchment",
            align="centre",
        )


def _again(services: Services, desk: Desk, seat: Seat) -> Callable[[], PrivateSheetScene]:
    return lambda: PrivateSheetScene(services, desk, seat)
