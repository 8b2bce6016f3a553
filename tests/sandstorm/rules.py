"""The module's rules, what would be `engine/camelup/supercup/sandstorm.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from camelup_desktop.engine.camelup import flow
from camelup_desktop.engine.camelup.claims import pay
from camelup_desktop.engine.camelup.events import PaymentReason
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.pieces import DesertTile
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Action, Event, Objection, Seat, Step

KEY = "sandstorm"


@dataclass(frozen=True, slots=True)
class CallSandstorm(Action):
    """The wind moves every desert tile one space on."""


@dataclass(frozen=True, slots=True)
class DesertTilesBlown(Event):
    """Every desert tile lies one space further on."""

    seat: Seat
    tiles: tuple[DesertTile, ...]


@dataclass(frozen=True, slots=True)
class WindCalmed(Event):
    """The leg is over: there may be a wind again."""


class SandstormReason(PaymentReason):
    """The caller is paid for what is blown away."""

    WIND = "wind"


class SandstormNo(Objection):
    """Why there is no wind."""

    NOTHING_TO_BLOW = "nothing_to_blow"
    BLOWN_ALREADY = "blown_already"
    TILES_WOULD_MEET_CAMELS = "tiles_would_meet_camels"


class Sandstorm(RaceMechanic):
    """Once a leg somebody calls the wind, and gets a pound for every tile that it moves."""

    paragraphs = (110,)
    actions = (CallSandstorm,)

    def lay_out(self, state: State) -> State:
        return state.with_extra(KEY, False)

    def candidates(self, state: State) -> Iterable[Action]:
        return (CallSandstorm(),)

    def objection(self, state: State, action: CallSandstorm) -> Objection | None:
        if state.extras[KEY]:
            return SandstormNo.BLOWN_ALREADY
        if not state.desert_tiles:
            return SandstormNo.NOTHING_TO_BLOW
        if any(_is_taken(state, tile.space + 1) for tile in state.desert_tiles):
            return SandstormNo.TILES_WOULD_MEET_CAMELS
        return None

    def apply(self, step: Step[State], action: CallSandstorm) -> None:
        seat = step.state.seat
        tiles = tuple(replace(t, space=t.space + 1) for t in step.state.desert_tiles)
        step.state = replace(step.state, desert_tiles=tiles).with_extra(KEY, True)
        step.emit(DesertTilesBlown(seat, tiles))
        pay(step, seat, len(tiles), SandstormReason.WIND)
        flow.end_turn(step)

    def clear_leg(self, step: Step[State]) -> None:
        if step.state.extras[KEY]:
            step.state = step.state.with_extra(KEY, False)
            step.emit(WindCalmed())

    def lines(self, state: State, called: Sequence[str]) -> Iterable[str]:
        yield "wind     " + ("blown" if state.extras[KEY] else "-")


def _is_taken(state: State, space: int) -> bool:
    camera = state.extras.get("photographer")
    in_picture = camera is not None and getattr(camera, "space", 0) == space
    return space > state.rules.spaces or bool(state.track[space - 1]) or in_picture
