"""Apply rolls to a position and print what happens, as JSON.

Movement, desert coins and photos only: no leg and no race is scored, and desert tiles stay. Besides
stacks, desert_tiles, dice, pounds and rolls a position may have spaces: 20, support_dice: [blue]
and craters: [[green, 2]] and rolls like [blue, 2, support]; camera: {space: 9, seat: 0}; partners:
[[0, 3]]; leg_tiles: {0: [[blue, 5], [green, 2, 3]]}, where a third number is a position tile; and
pyramid_tiles: [1, 0, 0]. With tiles, leg_pays tells what the leg as it stands would pay each seat.
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
