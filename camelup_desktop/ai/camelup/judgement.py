"""What came of judging a table: a value for each action, and what the values rest on."""

from collections.abc import Mapping
from dataclasses import dataclass

from camelup_desktop.ai.camelup.belief import Queue
from camelup_desktop.ai.camelup.prospects import Gain, Prospects
from camelup_desktop.ai.camelup.race_odds import RaceOdds
from camelup_desktop.ai.camelup.scarcity import Demand
from camelup_desktop.ai.decision import Reason
from camelup_desktop.engine.camelup import RaceBet, State
from camelup_desktop.engine.table import Action, Seat


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
    would add. `appraisals` are in the order of the legal actions.
    """

    view: State
    odds: RaceOdds
    decks: Mapping[RaceBet, Queue]
    demand: Demand
    prospects: Prospects
    win: float
    pound: float
    appraisals: tuple[Appraisal, ...]

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

    def appraise(self, action: Action, gain: Gain, reason: Reason) -> Appraisal:
        """Value an action by what it brings the seat in each outcome of the leg."""
        outcomes = self.prospects.outcomes
        pounds = sum(outcome.probability * gain(outcome) for outcome in outcomes)
        win = self.prospects.win(gain)
        return Appraisal(action, pounds, win, (win - self.win) / self.pound, reason)
