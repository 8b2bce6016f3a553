"""Who plays the race for the computer."""

import random
from collections.abc import Sequence

from camelup_desktop.ai.camelup.appraisal import Appraisal, appraise
from camelup_desktop.ai.camelup.race_guess import steps_to_go
from camelup_desktop.ai.decision import Decision
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.table import Action

EQUAL = 1e-9
"""Values this close are the same value, reckoned in another order."""


class Trader:
    """Takes what is worth most in expected pounds, and does not look further.

    Bets on the race only once the leader has passed half of the track, as before that it is
    anybody's guess.
    """

    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Choose the action of the highest value; `rng` decides between equal ones."""
        appraisals = yield from appraise(view, legal)
        if 2 * steps_to_go(view) > view.rules.spaces:
            appraisals = [a for a in appraisals if not isinstance(a.action, PlaceRaceBettingCard)]
        most = max(appraisal.pounds for appraisal in appraisals)
        best: list[Appraisal] = [a for a in appraisals if a.pounds >= most - EQUAL]
        choice = rng.choice(best)
        return Decision(choice.action, choice.reason)
