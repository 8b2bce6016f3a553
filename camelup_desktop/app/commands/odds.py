"""Print the exact odds of the leg from a position, as JSON.

`ranks` has five probabilities for each camel, first to last, when the leg or the race ends;
`landings` the expected number of units whose roll ends on a space; `race_ends` the probability
that the race ends in this leg.
"""

from __future__ import annotations

import argparse

from camelup_desktop.ai.camelup.leg_odds import leg_odds
from camelup_desktop.app.commands import position_file
from camelup_desktop.app.commands.input_file import BadInput
from camelup_desktop.engine.camelup.position import Position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the file."""
    position_file.add_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Answer for each position of the file; returns the exit code."""
    return position_file.answer_all("odds", arguments.file, _answer)


def _answer(position: Position) -> position_file.Answer:
    if position.rolls:
        raise BadInput("odds are asked before the dice: leave out the rolls")
    state = position.state
    tiles = {tile.space: tile.side for tile in state.desert_tiles}
    odds = leg_odds(state.track, state.dice, tiles)
    return {
        "ranks": {camel.value: shares for camel, shares in odds.ranks.items()},
        "landings": {str(space): units for space, units in odds.landings.items()},
        "race_ends": odds.race_ends,
    }
