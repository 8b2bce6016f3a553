"""A bot from the user's own file, as the arena takes it: `my_bot.py:MyBot`."""

from __future__ import annotations

import copy
import importlib.util
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from camelup_desktop.ai.bot import Bot, Decision, Remembering, Thinking
from camelup_desktop.ai.camelup.history import Placement
from camelup_desktop.engine.table import Action


class BadBot(Exception):
    """A bot cannot be had; the message is a sentence for a person."""


class Guest:
    """Plays for a bot of the user's, which is shown a copy of the view: what it does to it changes
    nothing of the race."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def think(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Thinking[Decision]:
        """Ask the bot."""
        return self._bot.think(copy.deepcopy(view), legal, rng)


class RememberingGuest(Guest):
    """The same for a bot that wants to know when race betting cards were placed."""

    def recall(self, placed: Sequence[Placement]) -> None:
        """Tell the bot."""
        assert isinstance(self._bot, Remembering)
        self._bot.recall(placed)


def load_bot(text: str) -> tuple[str, Callable[[], Bot]]:
    """Run the file of `FILE.py:CLASS`; return the name of the class and what makes a bot of it.

    Raises BadBot. The code is the user's own, named on the command line; the game itself never
    loads any.
    """
    path_text, colon, name = text.rpartition(":")
    if not colon or not name.isidentifier():
        raise BadBot(f"a bot is given as FILE.py:CLASS, not {text!r}")
    path = Path(path_text)
    if not path.is_file():
        raise BadBot(f"there is no file {path_text}")
    module_name = f"own_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None:
        raise BadBot(f"{path_text} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadBot(f"{path_text} cannot be run: {type(error).__name__}: {error}") from error
    made = getattr(module, name, None)
    if not isinstance(made, type):
        raise BadBot(f"{path_text} has no class {name}")
    try:
        bot = made()
    except (Exception, SystemExit) as error:
        raise BadBot(f"{name} cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "think", None)):
        raise BadBot(f"{name} has no think(view, legal, rng)")
    guest = RememberingGuest if isinstance(bot, Remembering) else Guest
    return name, lambda: guest(made())
