"""Print a recorded race as readable text: every action, what followed, and the table.

The table is drawn at the start of the race, after each leg and at the end. As long as the race is
not over, neither race betting cards nor the seed of the dice are told.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from camelup_desktop.app import paths
from camelup_desktop.app.commands.input_file import BadInput, read_text
from camelup_desktop.app.games.camelup.narration import Narration
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import State, actions, events
from camelup_desktop.engine.camelup.show import show
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.record import CorruptRecord, Header, loads


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the file."""
    parser.add_argument("file", metavar="FILE", help="a saved race, or a copy of one")


def run(arguments: argparse.Namespace) -> int:
    """Print the race; returns the exit code."""
    try:
        text = read_text(arguments.file)
        header, match = loads(text, build)
    except BadInput as error:
        print(f"camelup transcript: {error}", file=sys.stderr)
        return 2
    except CorruptRecord as error:
        print(f"camelup transcript: {arguments.file}, {error}", file=sys.stderr)
        return 2
    strings = Strings.load(paths.assets() / "strings")
    for line in transcript(header, match, Words(strings, printable_names(header))):
        print_line(line)
    return 0


def transcript(header: Header, match: Match[State], words: Words) -> Iterator[str]:
    """Tell the whole match, line by line. `words` knows the names of the seats."""
    yield from _head(header, match, words)
    tell = Narration(words)
    shown = 0
    for step, (_, action) in enumerate(match.actions, 1):
        before, after = match.state_after(step - 1), match.state_after(step)
        number = f"{step:>4}"
        for event in match.events[step - 1]:
            if not isinstance(event, events.TurnStarted):
                line = tell(event, before, after)
                yield f"{number}  {line.text}{_card(action, event, match, words)}"
                number = " " * 4
        if any(isinstance(e, events.LegStarted | events.RaceEnded) for e in match.events[step - 1]):
            yield from _table(match, step, words)
            shown = step
    if not match.over:
        if shown < len(match):
            yield from _table(match, len(match), words)
        yield ""
        yield words.t("transcript.unfinished")


def _head(header: Header, match: Match[State], words: Words) -> Iterator[str]:
    rules = words.t("transcript.rules", version=header.rules)
    yield f"{words.t('game.name')}, {rules}"
    yield words.t("transcript.seats", seats=words.listed(words.names))
    if header.modules:
        modules = "; ".join(words.t(f"module.{key}.name") for key in header.modules)
        yield words.t("transcript.modules", modules=modules)
    changed = [f"{key} {_printable(str(value))}" for key, value in header.options.items()]
    if changed:
        yield words.t("transcript.house_rules", rules=words.listed(changed))
    if match.over and header.seed is not None:
        yield words.t("transcript.seed", seed=_printable(str(header.seed)))
    yield ""


def _card(action: Any, event: object, match: Match[State], words: Words) -> str:
    """R21: what was on a race betting card, once everybody may know it."""
    if not match.over or not isinstance(event, events.RaceBettingCardPlaced):
        return ""
    assert isinstance(action, actions.PlaceRaceBettingCard)
    return words.t("transcript.card", camel=words.camel(action.camel))


def _table(match: Match[State], step: int, words: Words) -> Iterator[str]:
    state = match.state_after(step)
    if not match.over:
        state = match.game.view(state, None)
    yield ""
    yield from show(state, words.names).splitlines()
    yield ""


def printable_names(header: Header) -> tuple[str, ...]:
    """The names of the seats as a terminal may show them; their numbers where nothing is left."""
    return tuple(_printable(name) or str(seat) for seat, name in enumerate(header.seats, 1))


def _printable(text: str) -> str:
    """A name from a file may hold anything, also what would move a terminal's cursor."""
    return "".join(letter for letter in text if letter.isprintable())


def print_line(line: str) -> None:
    """Print a line. Not every terminal can show every letter of a name."""
    encoding = sys.stdout.encoding or "utf-8"
    print(line.encode(encoding, "replace").decode(encoding))
