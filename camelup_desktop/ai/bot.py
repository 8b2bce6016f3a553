"""The computer opponents there are, and what each of them must be able to do."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from camelup_desktop.ai.camelup.bots import Trader
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.random_bot import RandomBot
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.table import Action

__all__ = ["BOTS", "Bot", "Decision", "Reason", "Thinking"]


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def think(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Choose one of the `legal` actions, pausing every few hundred microseconds of work.

        `view` is the state as the seat may know it. The same view, actions and `rng` always give
        the same decision.
        """
        ...


BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot, "trader": Trader}
"""Level, as set-up and records name it, to who plays it. The only list, weakest first."""
