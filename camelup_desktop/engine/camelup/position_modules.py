"""What the Supercup adds to a position, from plain values and back.

Support dice and craters (R65, R76), the camera (R79, R81) and partners (R95).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import CAMELS, RolledDie
from camelup_desktop.engine.camelup.plain_values import camels, shown, whole
from camelup_desktop.engine.camelup.position_holdings import has_position_tiles
from camelup_desktop.engine.camelup.rules import Rules, house_rules
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.camelup.supercup import (
    MODULES,
    consortium,
    long_track,
    photographer,
    position_bets,
)
from camelup_desktop.engine.camelup.supercup.consortium import Consortia
from camelup_desktop.engine.camelup.supercup.long_track import SupportDice
from camelup_desktop.engine.camelup.supercup.photographer import Camera, PointCamera

ENTRIES = ("support_dice", "craters", "camera", "partners")

FORBIDDEN = {
    No.SPACE_NOT_ON_TRACK: "there is no such space",
    No.SPACE_ONE: "that space stays free of them",
    No.SPACE_HAS_CAMELS: "camels stand there",
    No.SPACE_HAS_DESERT_TILE: "a desert tile lies there",
    No.NEXT_TO_DESERT_TILE: "it lies next to another one",
}
"""R32, R81: why a desert tile or the camera cannot be where a position puts it."""


def rules_of(data: Mapping[Any, object], spaces: int, seats: int) -> Rules:
    """R4, R62, R87, R94: the rules by which such a position is played."""
    there = {
        long_track.KEY: spaces == longer_track(),
        photographer.KEY: "camera" in data,
        position_bets.KEY: has_position_tiles(data),
        consortium.KEY: "partners" in data,
    }
    played = [key for key in MODULES if there.get(key)]
    options = {"m1Variant": True} if there[long_track.KEY] and "craters" in data else {}
    rules = house_rules(options, seats, played)
    for key in played:
        rules = MODULES[key].amend(rules)
    return rules


def longer_track() -> int:
    """R62: how many spaces there are with the first module."""
    return MODULES[long_track.KEY].amend(house_rules({}, 2, [long_track.KEY])).spaces


def lay_out(state: State, data: Mapping[Any, object]) -> State:
    """Put on the table what a position says of them; raises ValueError with a sentence."""
    if "support_dice" in data or "craters" in data:
        state = _with_support_dice(state, data)
    if "camera" in data:
        state = _with_camera(state, data["camera"])
    if "partners" in data:
        state = _with_partners(state, data["partners"])
    return state


def dice_left(state: State) -> int:
    """R51: of both kinds."""
    return len(state.dice) + len(long_track.support_dice(state).pyramid)


def _with_support_dice(state: State, data: Mapping[Any, object]) -> State:
    """R65, R76: those in the pyramid and in craters; the others are on the pedestal."""
    inside = frozenset(camels(data.get("support_dice", []), "support_dice"))
    listed = data.get("craters", [])
    if not isinstance(listed, list) or not all(
        isinstance(die, list) and len(die) == 2 for die in listed
    ):
        raise ValueError("craters must be a list of support dice, each like [blue, 2]")
    if long_track.KEY not in state.rules.extras:
        if inside or listed:
            raise ValueError("support_dice and craters need the longer track")
        return state
    craters = _craters(listed, state.rules)
    if twice := inside & {die.camel for die in craters}:
        named = next(camel.value for camel in CAMELS if camel in twice)
        raise ValueError(f"the support die of {named} is in the pyramid and in its crater")
    elsewhere = inside | {die.camel for die in craters}
    dice = SupportDice(frozenset(CAMELS) - elsewhere, inside, craters)
    state = state.with_extra(long_track.KEY, dice)
    return replace(state, pyramid_tiles=dice_left(state))


def _craters(listed: list[list[Any]], rules: Rules) -> tuple[RolledDie, ...]:
    names = camels([die[0] for die in listed], "craters")
    faces = long_track.support_die_pips(rules)
    for _, pips in listed:
        if not whole(pips) or pips not in faces:
            allowed = ", ".join(map(str, faces))
            raise ValueError(f"a support die shows one of {allowed}, not {shown(pips)} (craters)")
    return tuple(RolledDie(camel, pips) for camel, (_, pips) in zip(names, listed, strict=True))


def _with_camera(state: State, camera: object) -> State:
    """R79, R81: one camera, on an empty space, or none out."""
    if camera is None:
        return state.with_extra(photographer.KEY, None)
    if not isinstance(camera, Mapping) or set(camera) != {"space", "seat"}:
        raise ValueError("the camera needs a space and a seat")
    space, seat = camera["space"], camera["seat"]
    if not _is_seat(seat, state):
        seats = f"a seat from 0 to {len(state.players) - 1}"
        raise ValueError(f"the camera needs {seats}, not {shown(seat)}")
    if not whole(space):
        raise ValueError(f"the camera needs the number of a space, not {shown(space)}")
    refusal = MODULES[photographer.KEY].objection(state, PointCamera(space))
    if isinstance(refusal, No):
        raise ValueError(f"the camera cannot point at space {shown(space)}: {FORBIDDEN[refusal]}")
    return state.with_extra(photographer.KEY, Camera(seat, space))


def _is_seat(seat: object, state: State) -> bool:
    return whole(seat) and 0 <= seat < len(state.players)


def _with_partners(state: State, pairs: object) -> State:
    """R94, R95: each seat in one consortium at most."""
    if not isinstance(pairs, list) or not all(isinstance(p, list) and len(p) == 2 for p in pairs):
        raise ValueError("partners must be a list of two seats each, like [[0, 2]]")
    found: list[int | None] = [None] * len(state.players)
    for one, other in pairs:
        for seat, partner in ((one, other), (other, one)):
            if not _is_seat(seat, state):
                seats = f"seats from 0 to {len(state.players) - 1}"
                raise ValueError(f"partners are {seats}, not {shown(seat)}")
            if found[seat] is not None or one == other:
                raise ValueError(f"seat {seat} can have only one partner, and not itself")
            found[seat] = partner
    if len(state.players) < state.rules.least_seats:
        raise ValueError(f"partners need at least {state.rules.least_seats} seats")
    return state.with_extra(consortium.KEY, Consortia(tuple(found)))


def told(state: State) -> dict[str, Any]:
    """Put what lies there of the modules into plain values, as `lay_out` takes them."""
    entries: dict[str, Any] = {}
    if long_track.KEY in state.extras:
        dice = long_track.support_dice(state)
        entries["support_dice"] = [camel.value for camel in CAMELS if camel in dice.pyramid]
        if state.rules.choices.get("m1Variant"):
            entries["craters"] = [[die.camel.value, die.pips] for die in dice.craters]
    if photographer.KEY in state.extras:
        camera = photographer.camera(state)
        entries["camera"] = {"space": camera.space, "seat": camera.seat} if camera else None
    if consortium.KEY in state.extras:
        entries["partners"] = [list(pair) for pair in consortium.consortia(state).pairs]
    return entries
