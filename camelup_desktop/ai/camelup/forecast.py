"""R59: how likely each seat is to win the game, with all cards open.

For looking back: while a game goes on nobody may know this. Pounds and the odds of leg and race are
as in Prospects. What is uncertain beyond the leg shrinks as the leader comes on (win_model); once
the race is sure to end in this leg, only what the seats may still do in it is left.
"""

from dataclasses import replace

from camelup_desktop.ai.camelup import win_model
from camelup_desktop.ai.camelup.appraisal import judge
from camelup_desktop.ai.thinking import Thinking
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.camelup.flow import standings

PER_DIE = 0.25
"""Pounds of spread for each die still to fall in a leg that is sure to end the race. Fitted to the
ends of 120 races of careful bettors."""

BEGINNING = (Stage.STARTING_SEAT, Stage.STARTING_CAMELS, Stage.STARTING_STACKS)
"""While the race is set up nobody is ahead."""


def forecast(state: State) -> Thinking[tuple[float, ...]]:
    """Return each seat's probability of winning; seats that share the victory share it.

    `state` is the whole truth, secrets included; while the race is set up all seats are equal.
    """
    seats = range(len(state.players))
    if state.stage in BEGINNING:
        return tuple(1 / len(seats) for _ in seats)
    if state.stage is Stage.OVER:
        winners = [standing.seat for standing in standings(state) if standing.place == 1]
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    if state.stage is Stage.DIE:
        state = replace(state, stage=Stage.ACTION, turn=state.seat)
    table = yield from judge(state, ())
    leader = max(space for space, stack in enumerate(state.track, 1) if stack)
    ahead = win_model.spread(len(seats), leader, state.rules.spaces)
    over = table.odds.leg.race_ends
    return table.prospects.wins((1 - over) * ahead + over * PER_DIE * max(1, state.pyramid_tiles))
