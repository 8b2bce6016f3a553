"""Print the exact odds of the leg and of the race from a position, as JSON.

`ranks` has five probabilities for each camel, first to last, when the leg or the race ends;
`landings` the expected number of units whose roll ends on a space; `race_ends` the probability
that the race ends in this leg. `wins` and `loses` say how likely each camel is overall winner and
overall loser; on a track of another length than 16 they are sampled, with the standard error
`race_error`, else that is 0.
"""

from __future__ import annotations

import argparse

from camelup_desktop.ai.camelup.race_odds import solve_race
from camelup_desktop.ai.thinking import at_once
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
    race = at_once(solve_race(state.track, state.dice, tiles))
    odds = race.leg
    return {
        "ranks": {camel.value: shares for camel, shares in odds.ranks.items()},
        "landings": {str(space): units for space, units in odds.landings.items()},
        "race_ends": odds.race_ends,
        "wins": {camel.value: share for camel, share in race.wins.items()},
        "loses": {camel.value: share for camel, share in race.loses.items()},
        "race_error": race.error,
    }
