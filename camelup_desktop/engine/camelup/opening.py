"""R5, R9-R13: who starts, where the camels start, and in what order they stand."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations

from camelup_desktop.engine.camelup import flow, movement
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceStartingCamel,
    StackStartingCamels,
)
from camelup_desktop.engine.camelup.events import CamelPlaced, StartingSeatChosen
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import CAMELS, Stack
from camelup_desktop.engine.camelup.state import Stage, State
from camelup_desktop.engine.table import Action, Objection, Outcome, Seat, Step, Turn, Verdict

_ORDERS = tuple(StackStartingCamels(order) for order in permutations(CAMELS))


class Opening(RaceMechanic):
    """R9-R12: chance opens the race; with `starterChooses` the starting seat stacks the camels."""

    actions = (ChooseStartingSeat, PlaceStartingCamel, StackStartingCamels)

    def chance(self, state: State) -> Iterable[Outcome]:
        """R12: which seat may start. R9, R10: every camel and space still open, equally likely."""
        if state.stage is Stage.STARTING_SEAT:
            return [Outcome(ChooseStartingSeat(seat)) for seat in _starters(state)]
        if state.stage is Stage.STARTING_CAMELS:
            placed = {camel for stack in state.track for camel in stack}
            return [
                Outcome(PlaceStartingCamel(camel, space))
                for camel in CAMELS
                if camel not in placed
                for space in state.rules.die_pips
            ]
        return ()

    def candidates(self, state: State) -> Iterable[Action]:
        """R10: every order of the five camels, while the starting seat stacks them."""
        return _ORDERS if state.stage is Stage.STARTING_STACKS else ()

    def objection(self, state: State, action: Action) -> Objection | None:
        """R10: the order names each camel exactly once."""
        if state.stage is not Stage.STARTING_STACKS or not isinstance(action, StackStartingCamels):
            return Verdict.NOT_NOW
        if len(action.order) != len(CAMELS) or set(action.order) != set(CAMELS):
            return No.NOT_A_STARTING_ORDER
        return None

    def veto(self, state: State, action: Action) -> Objection | None:
        """R14: nothing else is done before the race has started."""
        return Verdict.NOT_NOW if state.stage is Stage.STARTING_STACKS else None

    def apply(self, step: Step[State], action: Action) -> None:
        """Do what chance or the starting seat decided."""
        match action:
            case ChooseStartingSeat(seat):
                step.state = replace(
                    step.state, seat=seat, starting_seat=seat, stage=Stage.STARTING_CAMELS
                )
                step.emit(StartingSeatChosen(seat))
            case PlaceStartingCamel(camel, space):
                track = movement.put_on_top(step.state.track, space, (camel,))
                step.state = replace(step.state, track=track)
                step.emit(CamelPlaced(camel, space, track[space - 1]))
                if sum(map(len, track)) == len(CAMELS):
                    _all_placed(step)
            case StackStartingCamels(order):
                for index, stack in enumerate(step.state.track):
                    if len(stack) > 1:
                        _restack(step, index + 1, tuple(c for c in order if c in stack))
                _start(step)


def _starters(state: State) -> Iterable[Seat]:
    """R12: any seat by chance, or the one the house rule names."""
    match state.rules.first_player:
        case "seat1":
            return (0,)
        case "youngest":
            return (state.rules.youngest_seat,)
        case _:
            return range(len(state.players))


def _all_placed(step: Step[State]) -> None:
    shared = any(len(stack) > 1 for stack in step.state.track)
    if shared and step.state.rules.setup_stacking == "starterChooses":
        seat = step.state.starting_seat
        step.state = replace(step.state, turn=seat, stage=Stage.STARTING_STACKS)
    else:
        _start(step)


def _restack(step: Step[State], space: int, stack: Stack) -> None:
    for height in range(1, len(stack) + 1):
        part = stack[:height]
        track = (*step.state.track[: space - 1], part, *step.state.track[space:])
        step.state = replace(step.state, track=track)
        step.emit(CamelPlaced(part[-1], space, part))


def _start(step: Step[State]) -> None:
    step.state = replace(step.state, turn=Turn.CHANCE)
    flow.begin_leg(step)
    flow.begin_turn(step, step.state.starting_seat)
