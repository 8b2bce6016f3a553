"""R79-R86, R103, R106, module 2: a camera on a space, and the photo of who stops there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from camelup_desktop.engine.camelup import flow
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.claims import pay
from camelup_desktop.engine.camelup.events import PaymentReason, UnitMoved
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import Unit
from camelup_desktop.engine.camelup.rules import Rules, module_section
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Action, Event, Objection, Seat, Step

KEY = "photographer"


@dataclass(frozen=True, slots=True)
class PhotographerRules:
    """R83: what a photo pays for each camel in it."""

    pounds_per_camel: int


@dataclass(frozen=True, slots=True)
class Camera:
    """R79: the space the camera points at, and the seat that has the photographer tile."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class PointCamera(Action):
    """R79, R80: become the photographer and point the camera at this space, or point it anew."""

    space: int


@dataclass(frozen=True, slots=True)
class CameraPointed(Event):
    """R79, R80: the seat points the camera at a space; `from_space` is where it pointed before."""

    seat: Seat
    space: int
    from_space: int | None


@dataclass(frozen=True, slots=True)
class PhotoTaken(Event):
    """R83: the unit that stopped on the space of the camera is in the seat's picture."""

    seat: Seat
    space: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class CameraReturned(Event):
    """R83, R85: the seat gave photographer tile and camera back."""

    seat: Seat
    space: int


class PhotographerReason(PaymentReason):
    """Why the photographer is paid."""

    PHOTO = "photo"


class PhotographerNo(Objection):
    """What the camera forbids."""

    ANOTHER_PHOTOGRAPHER = "another_photographer"  # R79
    CAMERA_POINTS_THERE = "camera_points_there"  # R80
    SPACE_HAS_CAMERA = "space_has_camera"  # R32e, R86


def camera(state: State) -> Camera | None:
    """Return the camera if a seat has it; None also where the module is not in play."""
    return cast(Camera | None, state.extras.get(KEY))


@cache
def _aims(spaces: int) -> tuple[PointCamera, ...]:
    return tuple(PointCamera(space) for space in range(1, spaces + 1))


class Photographer(RaceMechanic):
    """R79: one seat at a time is the photographer, until it has taken a photo or the leg ends."""

    paragraphs = range(79, 87)
    actions = (PointCamera,)

    def amend(self, rules: Rules) -> Rules:
        """R83: what a photo pays."""
        section = module_section(KEY).fields("pounds_per_camel")
        return rules.with_extra(KEY, PhotographerRules(section["pounds_per_camel"].number))

    def lay_out(self, state: State) -> State:
        """R13: nobody is the photographer yet."""
        return state.with_extra(KEY, None)

    def candidates(self, state: State) -> Iterable[Action]:
        """R82: every space of the track, the first one too."""
        return _aims(state.rules.spaces)

    def objection(self, state: State, action: PointCamera) -> Objection | None:
        """R79-R82: the tile is free or your own, and the space empty and another one than before.

        R81: empty is a space without camels and without a desert tile. R82, R106: tiles on the
        spaces beside it do not matter.
        """
        now = camera(state)
        if now is not None and now.seat != state.seat:
            return PhotographerNo.ANOTHER_PHOTOGRAPHER
        if not 1 <= action.space <= state.rules.spaces:
            return No.SPACE_NOT_ON_TRACK
        if now is not None and now.space == action.space:
            return PhotographerNo.CAMERA_POINTS_THERE
        if state.track[action.space - 1]:
            return No.SPACE_HAS_CAMELS
        if state.desert_tile_on(action.space):
            return No.SPACE_HAS_DESERT_TILE
        return None

    def veto(self, state: State, action: Action) -> Objection | None:
        """R32, R86, R106: no desert tile on the space of the camera."""
        now = camera(state)
        if now is not None and isinstance(action, PlaceDesertTile) and action.space == now.space:
            return PhotographerNo.SPACE_HAS_CAMERA
        return None

    def apply(self, step: Step[State], action: PointCamera) -> None:
        """R79, R80: the seat has tile and camera now."""
        state = step.state
        before = camera(state)
        step.state = state.with_extra(KEY, Camera(state.seat, action.space))
        step.emit(CameraPointed(state.seat, action.space, before.space if before else None))
        flow.end_turn(step)

    def react(self, step: Step[State], event: Event) -> None:
        """R83-R85, R103: a unit that ends its move before the camera pays by the camel, at once.

        R84: the space was empty, so the unit is the whole stack. R85: a unit on its way over a
        desert tile stops on the tile first, which never shares the space of the camera.
        """
        now = camera(step.state)
        if now is None or not isinstance(event, UnitMoved) or event.destination != now.space:
            return
        rules = cast(PhotographerRules, step.state.rules.extras[KEY])
        step.emit(PhotoTaken(now.seat, now.space, event.unit))
        pay(step, now.seat, len(event.unit) * rules.pounds_per_camel, PhotographerReason.PHOTO)
        _give_back(step, now)

    def clear_leg(self, step: Step[State]) -> None:
        """R85: a camera that was not used pays nothing."""
        now = camera(step.state)
        if now is not None:
            _give_back(step, now)

    def lines(self, state: State, called: Sequence[str]) -> Iterable[str]:
        """Where the camera points and whose it is."""
        now = camera(state)
        yield "camera   " + (f"on {now.space} by {called[now.seat]}" if now else "-")


def _give_back(step: Step[State], now: Camera) -> None:
    step.state = step.state.with_extra(KEY, None)
    step.emit(CameraReturned(now.seat, now.space))
