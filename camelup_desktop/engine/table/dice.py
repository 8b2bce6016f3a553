"""Chance as a controller: the only place where random numbers meet the rules."""

import random
from typing import Any

from camelup_desktop.engine.table.match import Match
from camelup_desktop.engine.table.vocabulary import Action, Turn


class Dice:
    """Answers for chance. Draw number n depends on the seed and n alone.

    So a game that was interrupted goes on with the same dice, whoever played in between.
    """

    def __init__(self, seed: int | str) -> None:
        """Throw by `seed`."""
        self._seed = seed

    def __call__(self, match: Match[Any]) -> Action:
        """Choose one of the outcomes that chance has now, by weight."""
        outcomes = match.game.chance_outcomes(match.state)
        drawn = sum(by is Turn.CHANCE for by, _ in match.actions)
        rng = random.Random(f"{self._seed}/{drawn}")
        (outcome,) = rng.choices(outcomes, weights=[o.weight for o in outcomes])
        return outcome.action
