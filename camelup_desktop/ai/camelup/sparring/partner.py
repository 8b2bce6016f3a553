"""What all sparring partners share: they decide among legal actions, ties by chance."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.table import Action

EQUAL = 1e-9


class Partner(ABC):
    """A strategy of the base game. Before the race begins it does anything that is legal.

    Where a module asks for something more it declines, which is the last of the legal actions.
    """

    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Choose one of the `legal` actions."""
        if view.stage is not Stage.ACTION:
            yield
            early = view.leg == 0
            return Decision(rng.choice(legal) if early else legal[-1], Reason("bot.reason.whim"))
        action = yield from self.choose(view, legal, rng)
        return Decision(action, Reason("bot.reason.whim"))

    @abstractmethod
    def choose(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Action]:
        """Choose during the race."""


def best(values: Iterable[tuple[Action, float]], rng: random.Random) -> Action:
    """Return the action of the highest value, one of them by chance if several are equal."""
    known = list(values)
    most = max(value for _, value in known)
    return rng.choice([action for action, value in known if value >= most - EQUAL])
