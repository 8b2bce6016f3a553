"""The smallest game that uses everything the table offers: marbles out of a bag.

The seats take turns. One reaches into the bag and chance says which marble comes out; only the
seat itself sees its colour. A lid can be shut, which forbids reaching until somebody opens it,
and it falls open by itself with the first marble. Whoever declares ends the game.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, replace

from camelup_desktop.engine.table import (
    Action,
    Event,
    Game,
    Mechanic,
    Objection,
    Outcome,
    Seat,
    Step,
    Turn,
    Verdict,
)
from camelup_desktop.engine.table.record import Header


class Colour(enum.Enum):
    RED = "red"
    CLEAR = "clear"


class Refusal(Objection):
    BAG_IS_EMPTY = "bag_is_empty"
    LID_IS_SHUT = "lid_is_shut"
    LID_IS_SO = "lid_is_so"
    LID_IS_WORN_OUT = "lid_is_worn_out"
    NOTHING_TO_DECLARE = "nothing_to_declare"


@dataclass(frozen=True, slots=True)
class Reach(Action):
    pass


@dataclass(frozen=True, slots=True)
class Draw(Action):
    colour: Colour


@dataclass(frozen=True, slots=True)
class MoveLid(Action):
    shut: bool


@dataclass(frozen=True, slots=True)
class Declare(Action):
    favourite: Colour | None
    order: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class MarbleDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class LidMoved(Event):
    shut: bool


@dataclass(frozen=True, slots=True)
class Declared(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Table:
    turn: Seat | Turn = 0
    seat: Seat = 0
    bag: tuple[Colour, ...] = (Colour.RED, Colour.CLEAR, Colour.RED)
    hands: tuple[tuple[Colour | None, ...], ...] = ((), ())
    shut: bool = False
    moves: int = 0


def pass_on(step: Step[Table]) -> None:
    seat = 1 - step.state.seat
    step.state = replace(step.state, turn=seat, seat=seat)


class Bag(Mechanic[Table]):
    actions = (Reach, Draw)

    def candidates(self, state: Table) -> Iterable[Action]:
        return (Reach(),)

    def chance(self, state: Table) -> Iterable[Outcome]:
        return [Outcome(Draw(c), state.bag.count(c)) for c in Colour if c in state.bag]

    def objection(self, state: Table, action: Action) -> Objection | None:
        if isinstance(action, Draw):
            return Verdict.NOT_NOW
        return None if state.bag else Refusal.BAG_IS_EMPTY

    def apply(self, step: Step[Table], action: Action) -> None:
        state = step.state
        match action:
            case Reach():
                step.state = replace(state, turn=Turn.CHANCE)
            case Draw(colour):
                bag = list(state.bag)
                bag.remove(colour)
                hands = list(state.hands)
                hands[state.seat] = (*hands[state.seat], colour)
                step.state = replace(state, bag=tuple(bag), hands=tuple(hands))
                step.emit(MarbleDrawn(state.seat))
                pass_on(step)

    def redact(self, state: Table, seat: Seat | None) -> Table:
        hands = tuple(
            hand if at == seat else (None,) * len(hand) for at, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands)


class Lid(Mechanic[Table]):
    actions = (MoveLid,)

    def candidates(self, state: Table) -> Iterable[Action]:
        return (MoveLid(True), MoveLid(False))

    def objection(self, state: Table, action: MoveLid) -> Objection | None:
        if action.shut == state.shut:
            return Refusal.LID_IS_SO
        return Refusal.LID_IS_WORN_OUT if action.shut and state.moves > 5 else None

    def veto(self, state: Table, action: Action) -> Objection | None:
        return Refusal.LID_IS_SHUT if state.shut and isinstance(action, Reach) else None

    def apply(self, step: Step[Table], action: MoveLid) -> None:
        step.state = replace(step.state, shut=action.shut, moves=step.state.moves + 1)
        step.emit(LidMoved(action.shut))
        pass_on(step)

    def react(self, step: Step[Table], event: Event) -> None:
        if isinstance(event, MarbleDrawn) and step.state.shut:
            step.state = replace(step.state, shut=False)
            step.emit(LidMoved(False))


class Declaring(Mechanic[Table]):
    actions = (Declare,)

    def candidates(self, state: Table) -> Iterable[Action]:
        return [Declare(f, (Colour.RED, Colour.CLEAR)) for f in (None, *Colour)]

    def objection(self, state: Table, action: Declare) -> Objection | None:
        ready = state.hands[state.seat] or not state.bag
        return None if ready else Refusal.NOTHING_TO_DECLARE

    def apply(self, step: Step[Table], action: Declare) -> None:
        step.emit(Declared(step.state.seat))
        step.state = replace(step.state, turn=Turn.OVER)


def marbles(*mechanics: Mechanic[Table], opening: Table | None = None) -> Game[Table]:
    """The game, or another one of these mechanics."""
    return Game("marbles", opening or Table(), mechanics or (Bag(), Lid(), Declaring()))


HEADER = Header(game="marbles", rules="1", seats=("Ann", "Ben"))


def build(header: Header) -> Game[Table]:
    """What a record of marbles is folded by."""
    if header.game != "marbles":
        raise ValueError("only marbles here")
    return marbles()
