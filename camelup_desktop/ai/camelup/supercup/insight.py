"""What an opponent can know of a module: what its actions are worth, and what it earns by itself.

An insight is to the opponents what a mechanic is to the rules. A module without one is played all
the same: what its tiles are worth in a leg comes from its mechanic (see leg_claims), its actions
count as worth nothing.
"""

import random
from collections.abc import Iterable, Mapping, Sequence

from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.ai.decision import Decision
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Camel, Side, State
from camelup_desktop.engine.table import Action, Seat


class Insight:
    """What is known of one module. Override what applies; the rest says nothing."""

    subtle: tuple[type[Action], ...] = ()
    """Actions that do not come to the mind of somebody who only looks at what lies there."""

    liked: Mapping[Temper, tuple[type[Action], ...]] = {}
    """What each temper is fond of."""

    def settled(self, view: State) -> State:
        """Return the table as its claims are to be reckoned."""
        return view

    def income(
        self, view: State, tiles: Mapping[int, Side], support: frozenset[Camel]
    ) -> Thinking[Mapping[Seat, float]]:
        """Return what seats will be paid in this leg besides claims, on average.

        `tiles` lie on the track, `support` dice are in the pyramid, whatever the view says.
        """
        yield from ()
        return {}

    def appraise(
        self, table: Judgement, legal: Sequence[Action], trials: int
    ) -> Thinking[Mapping[Action, Appraisal]]:
        """Value this module's actions among the legal ones; at most `trials` need more odds."""
        yield from ()
        return {}

    def ideas(self, view: State, rng: random.Random) -> Iterable[tuple[float, Decision]]:
        """Say what comes to mind first without reckoning, legal or not, and how strongly.

        The roll has 0.45, the first of the leading camel's leg betting tiles 0.35.
        """
        return ()
