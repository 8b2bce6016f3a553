"""Strategies that reckon nothing."""

import random
from collections.abc import Sequence

from camelup_desktop.ai.camelup.sparring.partner import Partner
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import State, ranking
from camelup_desktop.engine.camelup.actions import TakeLegBettingTile, TakePyramidTile
from camelup_desktop.engine.table import Action


class AlwaysRoll(Partner):
    """B0: takes a pyramid tile, whatever happens."""

    def choose(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Action]:
        """Roll."""
        yield
        return TakePyramidTile()


class Uniform(Partner):
    """B1: any legal action is as likely as any other."""

    def choose(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Action]:
        """Draw one."""
        yield
        return rng.choice(legal)


class TakeTheLeader(Partner):
    """B2: takes the leader's top leg betting tile as long as there is one, else rolls."""

    def choose(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Action]:
        """Look at who leads."""
        yield
        action = TakeLegBettingTile(ranking(view.track)[0])
        return action if action in legal else TakePyramidTile()
