"""A review in words: what was done, what it was worth, what turned the race. Needs no screen."""

from __future__ import annotations

import enum

from camelup_desktop.ai.camelup.hindsight import Choice
from camelup_desktop.ai.camelup.review import Review, TurningPoint
from camelup_desktop.ai.decision import Reason
from camelup_desktop.app.games.camelup.consequences import title
from camelup_desktop.app.games.camelup.narration import Narration
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import LegTile, State
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard, TakeLegBettingTile
from camelup_desktop.engine.camelup.events import UnitMoved
from camelup_desktop.engine.table import Action, Match

NEARLY, COSTLY = 0.01, 0.03
"""Probability of winning that may be missed by what is called nearly best, or a slip."""
REMARKABLE = 0.02
"""As much at least must be missed, or gained over everything else, to be pointed out."""
TOLD = 0.005
"""Less is 0 % in words."""
WITH_VALUE = {
    "bot.reason.leg_tile": "review.reason.leg_tile",
    "bot.reason.leg_tile_wanted": "review.reason.leg_tile_wanted",
}
"""Reasons that also tell what an action is worth, which is told already; how to say the rest."""
POINTED_OUT = 3
"""So many of the finest moves, and of the largest misses, are pointed out."""


class Verdict(enum.Enum):
    """What is said of a decision. The value is part of a string key."""

    FINEST = "finest"
    BEST = "best"
    NEARLY = "nearly"
    SLIP = "slip"
    COSTLY = "costly"
    MISSED = "missed"
    UNKNOWN = "unknown"


class Telling:
    """Tells the review of a match."""

    def __init__(self, words: Words, match: Match[State], review: Review) -> None:
        self.words, self.match, self.review = words, match, review
        self._narrate = Narration(words)
        known = [choice for choice in review.choices if choice.judged]
        fine = [c for c in known if c.value is c.best and c.whole and c.edge >= REMARKABLE]
        missed = [c for c in known if not c.unbeaten and c.missed_win >= REMARKABLE]
        self._finest = {c.step for c in sorted(fine, key=lambda c: -c.edge)[:POINTED_OUT]}
        self._missed = {c.step for c in sorted(missed, key=lambda c: -c.missed_win)[:POINTED_OUT]}

    def verdict(self, choice: Choice) -> Verdict:
        """How good a decision was, by what its seat could know."""
        if not choice.judged:
            return Verdict.UNKNOWN
        if choice.step in self._finest:
            return Verdict.FINEST
        if choice.step in self._missed:
            return Verdict.MISSED
        if choice.unbeaten:
            return Verdict.BEST
        if choice.missed_win < NEARLY:
            return Verdict.NEARLY
        return Verdict.SLIP if choice.missed_win < COSTLY else Verdict.COSTLY

    def verdict_words(self, choice: Choice) -> str:
        """The verdict in kind words."""
        return self.words.t(f"review.verdict.{self.verdict(choice).value}")

    def remarkable(self, choice: Choice) -> bool:
        """Whether a decision is pointed out."""
        return choice.step in self._finest or choice.step in self._missed

    def deed(self, choice: Choice, action: Action) -> str:
        """An action that could be done there, in a few words: "take Blue 5"."""
        view: State = self.match.game.view(self.match.state_after(choice.step), choice.seat)
        if isinstance(action, TakeLegBettingTile) and view.piles[action.camel]:
            tile = LegTile(action.camel, view.piles[action.camel][0])
            return self.words.t("review.leg_tile", tile=self.words.tile(tile))
        return title(self.words, view, action)

    def done(self, choice: Choice) -> str:
        """Who did what, with what it was worth."""
        seat, deed = self.words.seat(choice.seat), self.deed(choice, choice.action)
        if choice.value is None:
            return self.words.t("review.did", seat=seat, deed=deed)
        pounds = self.pounds(choice.value.pounds)
        return self.words.t("review.worth", seat=seat, deed=deed, pounds=pounds)

    def better(self, choice: Choice) -> str:
        """What would have been better, if something would by so much that it can be told."""
        if choice.best is None or choice.unbeaten or choice.missed_win < TOLD:
            return ""
        return self.words.t(
            "review.better",
            deed=self.deed(choice, choice.best.action),
            pounds=self.pounds(choice.best.pounds),
            points=self.points(choice.missed_win),
        )

    def why(self, choice: Choice) -> str:
        """The reason for what was best, as a sentence; empty if nothing is known."""
        if choice.best is None or isinstance(choice.best.action, PlaceRaceBettingCard):
            return ""
        deed, reason = self.deed(choice, choice.best.action), choice.best.reason
        if reason.key in WITH_VALUE:
            reason = Reason(WITH_VALUE[reason.key], reason.values)
        return self.words.t("review.why", deed=deed, why=self.words.reason(reason))

    def turning_point(self, point: TurningPoint) -> str:
        """One sentence: what happened, and who it lifted and dropped."""
        gainer, loser = point.gainer, point.loser
        return self.words.t(
            "review.turn",
            what=self.happened(point.step),
            gainer=self.words.seat(gainer),
            gainer_before=percent(point.before[gainer]),
            gainer_after=percent(point.after[gainer]),
            loser=self.words.seat(loser),
            loser_before=percent(point.before[loser]),
            loser_after=percent(point.after[loser]),
        )

    def fortune(self) -> str:
        """Whom the dice helped most and least, and who played best, in a sentence or two."""
        balances = self.review.balances
        lucky = max(balances, key=lambda balance: balance.dice)
        unlucky = min(balances, key=lambda balance: balance.dice)
        careful = min(balances, key=lambda balance: balance.missed)
        return self.words.t(
            "review.fortune",
            lucky=self.words.seat(lucky.seat),
            unlucky=self.words.seat(unlucky.seat),
            careful=self.words.seat(careful.seat),
        )

    def happened(self, step: int) -> str:
        """What an action was, as the log says it; of a race card also what it showed, of a die also
        where the camels went."""
        before, after = self.match.state_after(step), self.match.state_after(step + 1)
        _, action = self.match.actions[step]
        if isinstance(action, PlaceRaceBettingCard):
            return self.words.t(
                "review.card",
                seat=self.words.seat(before.seat),
                camel=self.words.camel(action.camel),
                deck=self.words.deck(action.bet),
            )
        facts = self.match.events[step]
        told = [facts[0], *(fact for fact in facts[1:] if isinstance(fact, UnitMoved))]
        return ". ".join(self._narrate(fact, before, after).text for fact in told)

    def pounds(self, amount: float) -> str:
        """Pounds on average, with a sign: "+£2.4"."""
        number = f"{abs(amount):.1f}"
        nothing = not float(number)
        money = self.words.t("game.money", n=0 if nothing else number)
        return self._signed(amount, money, nothing=nothing)

    def points(self, share: float) -> str:
        """A part of the probability of winning, with a sign, in percent: "+12"."""
        number = round(100 * abs(share))
        return self._signed(share, str(number), nothing=not number)

    def percent(self, number: int | str) -> str:
        """A number of percent, ready rounded: "12 %"."""
        return self.words.t("ui.per_cent", n=number)

    def _signed(self, amount: float, number: str, *, nothing: bool) -> str:
        if nothing:
            return number
        return self.words.t("race.gain" if amount > 0 else "race.loss", amount=number)


def percent(share: float) -> int:
    """A probability in whole percent; what may still happen is never 0 nor 100."""
    if 0.0 < share < 1.0:
        return min(99, max(1, round(100 * share)))
    return round(100 * share)
