"""Look back at a recorded race: luck and skill of each seat, turning points, every decision.

Decisions are judged by what the seat could know; dice by what could have fallen instead. With
--json, `line` holds the seats' probabilities of winning after each action, with all cards open.
"""

from __future__ import annotations

import argparse
import json
import sys

from camelup_desktop.ai.camelup.review import review
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app import paths
from camelup_desktop.app.commands.input_file import BadInput, read_text
from camelup_desktop.app.commands.transcript import print_line, printable_names
from camelup_desktop.app.games.camelup.review.report import as_data, report
from camelup_desktop.app.games.camelup.review.telling import Telling
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table.record import CorruptRecord, loads


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the file and the form of the answer."""
    parser.add_argument("file", metavar="FILE", help="a saved race that is over, or a copy of one")
    parser.add_argument("--json", action="store_true", help="everything as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Print the review; returns the exit code."""
    try:
        header, match = loads(read_text(arguments.file), build)
    except BadInput as error:
        return _refuse(str(error))
    except CorruptRecord as error:
        return _refuse(f"{arguments.file}, {error}")
    if not match.over:
        return _refuse(f"{arguments.file}: the race is not over, so its cards are still secret")
    words = Words(Strings.load(paths.assets() / "strings"), printable_names(header))
    telling = Telling(words, match, at_once(review(match)))
    if arguments.json:
        print(json.dumps(as_data(telling)))
        return 0
    for line in report(telling):
        print_line(line)
    return 0


def _refuse(sentence: str) -> int:
    print(f"camelup review: {sentence}", file=sys.stderr)
    return 2
