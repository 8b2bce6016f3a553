"""The computer opponents there are, and what each of them must be able to do."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from camelup_desktop.ai.camelup.bots import Bookmaker, Oracle, Trader
from camelup_desktop.ai.camelup.history import Placement, placements
from camelup_desktop.ai.camelup.tempers import Temper
from camelup_desktop.ai.camelup.tourist import Tourist
from camelup_desktop.ai.decision import Decision, Reason
from camelup_desktop.ai.random_bot import RandomBot
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.table import Action, Match, Turn

__all__ = ["BOTS", "LEVELS", "TEMPERS", "Bot", "Decision", "Reason", "Thinking", "decide", "make"]


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def think(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Choose one of the `legal` actions, pausing every few hundred microseconds of work.

        `view` is the state as the seat may know it. The same view, actions and `rng` always give
        the same decision.
        """
        ...


@runtime_checkable
class Remembering(Protocol):
    """A bot that wants to know when the race betting cards on the table were placed."""

    def recall(self, placed: Sequence[Placement]) -> None:
        """Be told before a decision; it belongs to the view."""
        ...


BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": Tourist,
    "medium": Trader,
    "hard": Bookmaker,
    "champion": Oracle,
    "trader": Trader,
}
"""Level, as set-up and records name it, to who plays it. `trader` is how old records say medium."""

LEVELS = ("easy", "medium", "hard", "champion")
"""The levels to choose from, weakest first."""

TEMPERS = tuple(temper.value for temper in Temper)
"""The tempers to choose from, besides none."""


def make(level: str, temper: str = "") -> Bot:
    """Return a bot of this level and, if it is one of LEVELS, temper (see TEMPERS; empty: none).

    Raises KeyError for a level, ValueError for a temper that does not exist.
    """
    chosen = Temper(temper) if temper else None
    kind = BOTS[level]
    if chosen is None or kind is RandomBot:
        return kind()
    tempered: Callable[[Temper], Bot] = kind  # type: ignore[assignment]
    return tempered(chosen)


def decide(bot: Bot, match: Match[Any], rng: random.Random) -> Thinking[Decision]:
    """Let the bot think for the seat to act, with what this seat may see and nothing else."""
    seat = match.state.turn
    if isinstance(seat, Turn):
        raise ValueError("no seat is to act")
    if isinstance(bot, Remembering):
        bot.recall(placements(match))
    return bot.think(match.view(seat), match.game.legal_actions(match.state), rng)
