"""Files of positions, as `position` and `odds` read them, and the answers they print."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from camelup_desktop.app.commands.input_file import BadInput, read_data
from camelup_desktop.engine.camelup.position import Position, read_position

Answer = Mapping[str, Any]
"""Plain values, ready for JSON."""


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Declare the one argument of a command that answers for positions."""
    parser.add_argument("file", metavar="FILE", help="one position or a list of them, YAML or JSON")


def answer_all(command: str, path: str, answer: Callable[[Position], Answer]) -> int:
    """Print what `answer` says to each position of a file; returns the exit code.

    A file of one position gets one JSON object, a list gets a list. If anything is wrong nothing
    but a sentence is printed, and the exit code is 2.
    """
    try:
        data = read_data(path)
        answers = [answer(position) for position in _positions(path, data)]
    except BadInput as error:
        print(f"camelup {command}: {error}", file=sys.stderr)
        return 2
    texts = [_json(one) for one in answers]
    print("[\n" + ",\n".join(texts) + "\n]" if isinstance(data, list) else texts[0])
    return 0


def _positions(path: str, data: Any) -> list[Position]:
    positions = []
    for number, entry in enumerate(data if isinstance(data, list) else [data], 1):
        try:
            positions.append(read_position(entry))
        except ValueError as error:
            which = f", position {number}" if isinstance(data, list) else ""
            raise BadInput(f"{path}{which}: {error}") from error
    return positions


def _json(answer: Answer) -> str:
    """One entry a line: still JSON, and a person finds the line they look for."""
    lines = (f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in answer.items())
    return "{\n" + ",\n".join(lines) + "\n}"
