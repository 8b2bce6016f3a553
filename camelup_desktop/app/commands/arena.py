"""Let computer opponents play many races against each other and print who wins how often.

Starts are paired and seats rotate, so that luck is shared out evenly. Names are the levels and the
sparring partners; --bot adds a class of your own from a Python file, which is then run.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from camelup_desktop.ai import arena
from camelup_desktop.ai.arena import BrokenRule, Race, Score
from camelup_desktop.ai.bot import BOTS, Bot
from camelup_desktop.ai.camelup.sparring import PARTNERS
from camelup_desktop.app.commands.own_bot import BadBot, load_bot
from camelup_desktop.app.commands.watch import watched_clock
from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.camelup.supercup import MODULES

VARIANT = "m1Variant"
"""R73: the house rule of the longer track."""

PATIENCE = 3.0
"""CPU seconds after which a bot that never pauses is stopped."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's own arguments."""
    names = ", ".join((*BOTS, *PARTNERS))
    parser.add_argument(
        "--seats", required=True, metavar="A,B,...", help=f"who plays, by name: {names}"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="races to play (100)")
    parser.add_argument("--seed", default="0", metavar="S", help="any text; the same again (0)")
    parser.add_argument(
        "--modules", default="", metavar="A,B,...", help=f"in play: {', '.join(MODULES)}"
    )
    parser.add_argument(
        "--variant", action="store_true", help="with the free action of the longer track"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="FILE.py:CLASS",
        help="add a bot of your own under the name of its class; may be given again",
    )


def run(arguments: argparse.Namespace) -> int:
    """Play and print; returns the exit code (2 for wrong input or a bot that breaks a rule)."""
    try:
        makers = {**BOTS, **PARTNERS}
        for text in arguments.bot:
            name, maker = load_bot(text)
            makers[name] = maker
        names = [name.strip() for name in arguments.seats.split(",")]
        entries = [(name, _made(makers, name)) for name in names]
        modules, options = _set_up(arguments, len(names))
        if arguments.games < 1:
            raise BadBot("at least one race must be played")
        games, seed = arguments.games, arguments.seed
        with watched_clock(PATIENCE) as clock:
            played = arena.tournament(entries, games, seed, clock, modules, options)
            races = list(_counted(played, games))
    except (BadBot, BrokenRule) as problem:
        print(f"arena: {problem}{_where(problem, arguments.bot)}", file=sys.stderr)
        return 2
    found = arena.scores(names, races)
    print(json.dumps(_answer(found)) if arguments.json else _table(found, len(races), len(names)))
    return 0


def _where(problem: Exception, bots: Sequence[str]) -> str:
    """The last line of a bot's own file on the way to a failure, in brackets; empty if none."""
    files = {Path(text.rpartition(":")[0]).resolve() for text in bots}
    cause = problem.__cause__
    for frame in reversed(traceback.extract_tb(cause.__traceback__) if cause else ()):
        path = Path(frame.filename).resolve()
        if path in files:
            return f" ({path.name}, line {frame.lineno})"
    return ""


def _counted(played: Iterable[Race], games: int) -> Iterator[Race]:
    """Pass races on; who waits at a terminal sees how many there were."""
    watched = sys.stderr is not None and sys.stderr.isatty()
    for number, race in enumerate(played, 1):
        if watched:
            end = "\r" if number < games else "\r\033[K"
            print(f"{number} of {games} races", end=end, file=sys.stderr, flush=True)
        yield race


def _set_up(
    arguments: argparse.Namespace, seats: int
) -> tuple[Sequence[str], Mapping[str, object]]:
    """Return the modules and house rules, if so many can play by them."""
    modules = [key.strip() for key in arguments.modules.split(",") if key.strip()]
    options = {VARIANT: True} if arguments.variant else {}
    try:
        camel_up(seats, modules, options)
    except ValueError as problem:
        raise BadBot(str(problem)) from problem
    return modules, options


def _made(makers: Mapping[str, Callable[[], Bot]], name: str) -> Bot:
    if name not in makers:
        raise BadBot(f"nobody is called {name!r}, only {', '.join(makers)}")
    return makers[name]()


def _answer(found: Mapping[str, Score]) -> Mapping[str, object]:
    return {
        "win_share": {name: score.win_share for name, score in found.items()},
        "ci95": {name: score.interval for name, score in found.items()},
        "pounds": {name: score.mean_pounds for name, score in found.items()},
        "think_ms": {name: score.think_ms for name, score in found.items()},
    }


def _table(found: Mapping[str, Score], races: int, seats: int) -> str:
    width = max(map(len, (*found, "name")))
    lines = [f"{'name':<{width}}   wins         pounds   think ms: mean    p95    max"]
    for name, score in found.items():
        times = score.think_ms
        lines.append(
            f"{name:<{width}}  {100 * score.win_share:5.1f} ±{100 * score.interval:4.1f} %"
            f"  {score.mean_pounds:6.1f}           {times['mean']:8.1f}{times['p95']:7.1f}"
            f"{times['max']:7.1f}"
        )
    return "\n".join([*lines, f"{races} races; an equal share is {100 / seats:.1f} %"])
