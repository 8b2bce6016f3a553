"""What came of judging a table: a value for each action, and what the values rest on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from camelup_desktop.ai.camelup.belief import Queue
from camelup_desktop.ai.camelup.leg_claims import LegClaims, played, scores_legs
from camelup_desktop.ai.camelup.odds_memory import tiles_of
from camelup_desktop.ai.camelup.prospects import Gain, Prospects
from camelup_desktop.ai.camelup.race_odds import RaceOdds
from camelup_desktop.ai.camelup.scarcity import Demand
from camelup_desktop.ai.decision import Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, State
from camelup_desktop.engine.camelup.supercup.long_track import support_dice
from camelup_desktop.engine.table import Action, Seat

if TYPE_CHECKING:
    from camelup_desktop.ai.camelup.supercup.insight import Insight


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What one action is worth to the seat to act.

    `pounds`: on average, compared with doing nothing. `win`: the probability of winning the game
    after it. `worth`: what it does for winning, in the pounds of a safe gain now; the number to
    compare actions by. `rivals`: what it brings every rival on average, in pounds. `exact`: whether
    nothing but what others do and hide was estimated; False for a desert tile not tried out.
    """

    action: Action
    pounds: float
    win: float
    worth: float
    reason: Reason
    rivals: float = 0.0
    exact: bool = True


@dataclass(frozen=True, slots=True)
class Judgement:
    """A table as the seat to act may see it, judged.

    `win` is its probability of winning the game before it acts, and `pound` what a pound more
    would add. `appraisals` are in the order of the legal actions. `claims` and `income` are what
    modules change: what the leg pays, where it is not as printed, and what they pay seats besides.
    """

    view: State
    odds: RaceOdds
    decks: Mapping[RaceBet, Queue]
    demand: Demand
    prospects: Prospects
    win: float
    pound: float
    appraisals: tuple[Appraisal, ...]
    claims: LegClaims | None = None
    income: Mapping[Seat, float] = field(default_factory=dict)
    insights: Sequence["Insight"] = ()

    @property
    def best(self) -> Appraisal:
        """The action that does most for winning; the first of equal ones."""
        return max(self.appraisals, key=lambda appraisal: appraisal.worth)

    @property
    def ranked(self) -> tuple[Appraisal, ...]:
        """The appraisals, what does most for winning first."""
        return tuple(sorted(self.appraisals, key=lambda appraisal: -appraisal.worth))

    def of(self, action: Action) -> Appraisal:
        """Return the appraisal of a legal action; raises KeyError for any other."""
        for appraisal in self.appraisals:
            if appraisal.action == action:
                return appraisal
        raise KeyError(action)

    def pounds_of(self, seat: Seat) -> float:
        """Return the pounds a seat ends with on average, by what lies on the table now."""
        return self.prospects.pounds(seat)

    @property
    def leg_claims(self) -> LegClaims:
        """What the leg pays everybody, where a module changes it."""
        assert self.claims is not None
        return self.claims

    def prospects_after(
        self,
        view: State,
        odds: RaceOdds,
        tiles: Mapping[int, Side] | None = None,
        support: frozenset[Camel] | None = None,
        own_space: int | None = None,
    ) -> Thinking[Prospects]:
        """Return what everybody may expect with other things on the table than now.

        `odds` belong to these desert `tiles` and `support` dice, if they are not those of `view`;
        `own_space` is where the tile of the seat to act lies then.
        """
        tiles = tiles_of(view) if tiles is None else tiles
        support = support_dice(view).pyramid if support is None else support
        claims = self.claims if view is self.view else claims_of(view, self.insights)
        if claims is not None:
            yield from claims.reckon(odds.leg)
        income = yield from income_of(view, self.insights, tiles, support)
        return Prospects(view, odds, self.decks, own_space, claims, income)

    def appraise(self, action: Action, gain: Gain, reason: Reason) -> Appraisal:
        """Value an action by what it brings the seat in each outcome of the leg."""
        outcomes = self.prospects.outcomes
        pounds = sum(outcome.probability * gain(outcome) for outcome in outcomes)
        win = self.prospects.win(gain)
        return Appraisal(action, pounds, win, (win - self.win) / self.pound, reason)


def claims_of(view: State, insights: Sequence["Insight"]) -> LegClaims | None:
    """Return what the leg pays everybody, None if no module changes that."""
    if not any(map(scores_legs, played(view))):
        return None
    for insight in insights:
        view = insight.settled(view)
    return LegClaims(view)


def income_of(
    view: State,
    insights: Sequence["Insight"],
    tiles: Mapping[int, Side],
    support: frozenset[Camel],
) -> Thinking[dict[Seat, float]]:
    """Return what modules will pay seats in this leg besides claims, on average."""
    total: dict[Seat, float] = {}
    for insight in insights:
        paid = yield from insight.income(view, tiles, support)
        for seat, pounds in paid.items():
            total[seat] = total.get(seat, 0.0) + pounds
    return total
