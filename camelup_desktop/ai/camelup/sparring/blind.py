"""A level that knows the base game only, to measure what knowing the modules is worth."""

import random
from collections.abc import Callable, Sequence

from camelup_desktop.ai.camelup.bots import Level
from camelup_desktop.ai.camelup.history import Placement
from camelup_desktop.ai.camelup.tourist import Tourist
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.game import BASE
from camelup_desktop.engine.table import Action

KNOWN = tuple(kind for mechanic in BASE for kind in mechanic.actions)
"""The actions of the base game."""


class Blind:
    """Never does anything that a module brings, and declines where it is asked for it.

    It knows the longer track, the support dice and what its tiles are worth as well as its level
    does; it does not play with the camera, position tiles, partners and the free action.
    """

    def __init__(self, level: Callable[[], Level | Tourist]) -> None:
        """Make somebody of this level blind."""
        self._bot = level()

    def recall(self, placed: Sequence[Placement]) -> None:
        """Be told the public history of the race betting cards, before a decision."""
        if isinstance(self._bot, Level):
            self._bot.recall(placed)

    def think(self, view: State, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Choose among actions of the base game; if there are none, the last, which declines."""
        known = [action for action in legal if isinstance(action, KNOWN)]
        if not known:
            yield
            return Decision(legal[-1], Reason("bot.reason.whim"))
        return (yield from self._bot.think(view, known, rng))
