"""An opponent that does anything it may, for tests and for those who want to win."""

import random
from collections.abc import Sequence
from typing import Any

from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.table import Action


class RandomBot:
    """First chooses a kind of action, then one of that kind, so that no kind crowds out others."""

    def think(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Decide at once."""
        yield
        kinds = list(dict.fromkeys(type(action) for action in legal))
        kind = rng.choice(kinds)
        action = rng.choice([action for action in legal if type(action) is kind])
        return Decision(action, Reason("bot.reason.whim"))
