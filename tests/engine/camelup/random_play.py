"""Races played at random under any house rules, shorter or longer, dull or eventful."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from camelup_desktop.engine.camelup import module_options, options
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from camelup_desktop.engine.table import Action
from tests.engine.camelup.side_by_side import SideBySide


def some_house_rules(rng: random.Random, seats: int, modules: Sequence[str] = ()) -> dict[str, Any]:
    """The printed game half of the time, otherwise any mix."""
    if rng.random() < 0.5:
        return {}
    there = [*options(), *(option for key in modules for option in module_options(key))]
    chosen: dict[str, Any] = {option.key: rng.choice(option.choices) for option in there}
    if chosen["firstPlayer"] == "youngest":
        chosen["youngestSeat"] = rng.randrange(seats)
    return chosen


def some_action(
    rng: random.Random, actions: Sequence[Action], haste: float, push: float = 0
) -> Action:
    """Any possible action.

    With probability `push` a pyramid tile, if there is a choice; else with probability `haste`
    first any kind, then any action of it.
    """
    take = TakePyramidTile()
    if take in actions and rng.random() < push:
        return take
    if rng.random() < haste:
        kind = rng.choice(sorted({type(action).__name__ for action in actions}))
        actions = [action for action in actions if type(action).__name__ == kind]
    return rng.choice(actions)


def play_out(race: SideBySide, rng: random.Random, push: float = 0) -> None:
    """Play until the race is over, with a haste of its own."""
    haste = rng.random()
    while not race.match.over:
        actions = race.match.game.possible_actions(race.state)
        race.plays(some_action(rng, actions, haste, push))
