"""Apply rolls to a position and print what happens, as JSON.

Movement, desert coins and photos only: no leg and no race is scored, and desert tiles stay.
"""

from __future__ import annotations

import argparse

from camelup_desktop.app.commands import position_file
from camelup_desktop.engine.camelup.position import Position, describe, roll_on


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the file."""
    position_file.add_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Answer for each position of the file; returns the exit code."""
    return position_file.answer_all("position", arguments.file, _answer)


def _answer(position: Position) -> position_file.Answer:
    return describe(*roll_on(position))
