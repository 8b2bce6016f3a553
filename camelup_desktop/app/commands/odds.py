"""Print the exact odds of the leg and of the race from a position, as JSON.

`ranks` has five probabilities for each camel, first to last, when the leg or the race ends;
`landings` the expected number of units whose roll ends on a space; `race_ends` the probability
that the race ends in this leg. `wins` and `loses` say how likely each camel is overall winner and
overall loser; later desert tiles and free actions are left out. `photo` are the pounds that the
camera will bring on average. With more than eight dice in the pyramid the leg is sampled: then
`leg_error` and `race_error` are standard errors, else they are 0.
"""

from __future__ import annotations

import argparse
from typing import cast

from camelup_desktop.ai.camelup.leg_odds import THOROUGH, photo_camels
from camelup_desktop.ai.camelup.odds_memory import tiles_of
from camelup_desktop.ai.camelup.race_odds import solve_race
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app.commands import position_file
from camelup_desktop.app.commands.input_file import BadInput
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.camelup.position import Position
from camelup_desktop.engine.camelup.supercup.long_track import support_dice
from camelup_desktop.engine.camelup.supercup.photographer import KEY, PhotographerRules, camera


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
    tiles, support = tiles_of(state), support_dice(state).pyramid
    race = at_once(solve_race(state.track, state.dice, tiles, support=support, effort=THOROUGH))
    odds = race.leg
    return {
        "ranks": {camel.value: shares for camel, shares in odds.ranks.items()},
        "landings": {str(space): units for space, units in odds.landings.items()},
        "race_ends": odds.race_ends,
        "wins": {camel.value: share for camel, share in race.wins.items()},
        "loses": {camel.value: share for camel, share in race.loses.items()},
        "race_error": race.error,
        "leg_error": odds.error,
        **_photo(state),
    }


def _photo(state: State) -> position_file.Answer:
    """R83: what the camera will bring, if there is one."""
    now = camera(state)
    if now is None:
        return {}
    support = support_dice(state).pyramid
    camels = at_once(
        photo_camels(state.track, state.dice, tiles_of(state), now.space, support, THOROUGH)
    )
    rules = cast(PhotographerRules, state.rules.extras[KEY])
    return {"photo": camels * rules.pounds_per_camel}
