"""Final scoring: the race cards, card by card, while the totals race each other (R53-R57)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.reveal_deck import TURNED, draw_deck
from camelup_desktop.app.games.camelup.tally import Reveal, paid_in_the_end, reveals
from camelup_desktop.app.games.camelup.totals import TotalBars
from camelup_desktop.app.games.camelup.winner import WinnerScene
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Replace, Scene
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.scoring import ScoringScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import draw_heading, draw_panel
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import RaceBet, events
from camelup_desktop.engine.table import Event

EARLY_CARDS = 4
"""Cards of a deck that take their full time; later ones are turned faster."""


class FinalScoringScene(ScoringScene):
    """Leads to the winner. `facts` begin with RaceEnded and end with GameEnded."""

    def __init__(
        self,
        services: Services,
        desk: Desk,
        facts: Sequence[Event],
        rematch: Callable[[], Scene],
    ) -> None:
        self._desk, self._words, self._facts = desk, desk.words, tuple(facts)
        self._rematch = rematch
        ended = facts[0]
        assert isinstance(ended, events.RaceEnded)
        self.ranking = ended.ranking
        each = desk.board.rules.final_clamp == "perCard"
        self.cards: list[Reveal] = reveals(facts, each_card=each)
        final = list(desk.shown.purses)
        paid = paid_in_the_end(facts, len(final))
        self.totals = [money - sum_ for money, sum_ in zip(final, paid, strict=True)]
        self._at_end = [0] * len(final) if each else paid
        self._final, most = final, max(1, *final, *self.totals)
        self._hidden = desk.board.rules.money_visibility == "hiddenTotals"
        if self._hidden:  # R22: until the purses are opened the bars tell what the cards pay
            self._at_end = [
                end + before for end, before in zip(self._at_end, self.totals, strict=True)
            ]
            self.totals = [0] * len(final)
            most = max(1, sum(card.paid for card in self.cards if card.right))
        self.bars = TotalBars(desk, list(self.totals), most)
        self._revealed = [f for f in facts if isinstance(f, events.RaceBettingCardRevealed)]
        self._announced = (-1, 0)
        self._hurried = False
        lengths = _lengths(services, self.cards)
        at_the_end = not each or self._hidden
        super().__init__(services, [*lengths, *([lengths[-1] if lengths else 0.0] * at_the_end)])
        if self.done:
            self._hurried = True
            for step in range(self.at):
                self.told(step)
            self.bars.settle()

    # course

    @property
    def default(self) -> str | None:
        """Going on."""
        return "next"

    def told(self, step: int) -> None:
        """A card has been judged: its owner's total changes at once."""
        if step < len(self.cards):
            card = self.cards[step]
            self.totals[card.seat] += card.paid
            self._tell(step, "right" if card.right else "wrong")
        else:
            self.totals = [a + b for a, b in zip(self.totals, self._at_end, strict=True)]
            if self._hidden:
                self.bars.most = max(1, *self._final)
        before = self.bars.order()
        self.bars.goal(self.totals)
        if self.bars.order() != before and not self._hurried:
            self.services.audio.play("rank")

    def update(self, dt: float) -> Change | None:
        """The bars slide; with nobody to press a key, go on by itself."""
        self._announce()
        change = super().update(dt)
        if self.bars.moving:
            calm = self.services.settings.current.motion != "full"
            self.bars.update(dt, self.services.theme.seconds("scoring.slide"), at_once=calm)
            self.stale = True
        alone = not self._desk.people
        if change is None and self.done and alone and not self.bars.moving:
            return self.go_on()
        return change

    def _announce(self) -> None:
        """Drums while a card is pulled up, then its turn: each once."""
        if self.done or self.at >= len(self.cards):
            return
        if self._announced < (self.at, 0):
            self._announced = (self.at, 0)
            self._tell(self.at, "roll")
        if self.share >= TURNED and self._announced < (self.at, 1):
            self._announced = (self.at, 1)
            self._tell(self.at, "turn")

    def _tell(self, step: int, moment: str) -> None:
        if moment not in ("right", "wrong") or not self._hurried:
            self.services.audio.moment(self._revealed[step], moment)

    def finish(self) -> Change | None:
        """All cards at once: they fall without a word."""
        self._hurried = True
        return super().finish()

    @property
    def lively(self) -> bool:
        """Until cards and bars have come to rest."""
        return super().lively or self.bars.moving

    def go_on(self) -> Change | None:
        """On to the winner."""
        ended = self._facts[-1]
        assert isinstance(ended, events.GameEnded)
        return Replace(
            WinnerScene(self.services, self._desk, self.ranking, ended.standings, self._rematch)
        )

    # look

    def build(self, view: View) -> Sequence[Widget]:
        """Skip, speed, on."""
        rects = screen_rects("final", view)
        self._rects = rects
        speed = self.services.settings.current.speed.replace(".", "_")
        words = self.t("final.speed", speed=self.t(f"settings.speed_{speed}"))
        return [
            Button(
                "skip",
                rects["skip"],
                self.t("final.skip"),
                self.finish,
                icon="fast",
                key=self.t("key.end"),
                reason=self.t("leg.all_told") if self.done else "",
            ),
            Button("speed", rects["speed"], words, self.next_speed, key="F"),
            Button(
                "next",
                rects["next"],
                self.t("final.next" if self.done else "final.tell_all"),
                self.press_next,
                kind="primary",
                key=self.t("key.enter"),
            ),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, both decks, totals."""
        painter, rects, words = self.painter, self._rects, self._words
        draw_backdrop(surface, painter)
        first, last = words.camel(self.ranking[0]), words.camel(self.ranking[-1])
        title = self.t("final.title", first=first, last=last)
        draw_heading(surface, painter, rects["title"], title)
        for bet, name in ((RaceBet.OVERALL_WINNER, "windeck"), (RaceBet.OVERALL_LOSER, "losedeck")):
            offset = next((i for i, card in enumerate(self.cards) if card.bet is bet), 0)
            own = [card for card in self.cards if card.bet is bet]
            told = max(0, min(len(own), self.at - offset)) if own else 0
            now = self.share if own and offset <= self.at < offset + len(own) else 0.0
            room = draw_panel(surface, painter, rects[name], "felt")
            draw_deck(surface, painter, self._desk, room, bet, own, told, now)
        room = draw_panel(surface, painter, rects["ranking"])
        self.bars.draw(surface, painter, room.inflate(-self.view.px(12), 0))


def _lengths(services: Services, cards: Sequence[Reveal]) -> list[float]:
    """Seconds per card: full ones first, then faster, and never more than a deck may take."""
    seconds = services.theme.seconds
    found: list[float] = []
    for bet in RaceBet:
        count = sum(card.bet is bet for card in cards)
        full, late = min(count, EARLY_CARDS), max(0, count - EARLY_CARDS)
        whole = full * seconds("scoring.card") + late * seconds("scoring.late_card")
        squeeze = min(1.0, seconds("scoring.deck") / whole) if whole else 1.0
        found += [seconds("scoring.card") * squeeze] * full
        found += [seconds("scoring.late_card") * squeeze] * late
    return found
