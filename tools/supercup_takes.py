"""Takes of what the Supercup's modules do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from camelup_desktop.engine.camelup import CAMELS, Camel, RolledDie, Side, State
from camelup_desktop.engine.camelup.actions import TakeLegBettingTile, TakePyramidTile
from camelup_desktop.engine.camelup.supercup import (
    MODULES,
    consortium,
    long_track,
    photographer,
    position_bets,
)
from camelup_desktop.engine.camelup.supercup.consortium import Consortia, FormConsortium
from camelup_desktop.engine.camelup.supercup.long_track import (
    DeclineFreeAction,
    ReturnPyramidTile,
    RollSupportDie,
    SupportDice,
)
from camelup_desktop.engine.camelup.supercup.photographer import Camera, PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import (
    AttachPositionTile,
    LaidPositionTile,
    PositionTiles,
    TakeBottomLegBettingTile,
)
from camelup_desktop.engine.table import Action
from tools.staging import BLUE, ORANGE, WHITE, YELLOW, Take, rich, roll, spread

ALL = tuple(MODULES)
LONG, CAMERA = (long_track.KEY,), (photographer.KEY,)
FREE = {"m1Variant": True}

Change = Callable[[State], State]


def support(inside: str, craters: str = "") -> Change:
    """Support dice by letter: in the pyramid, in craters; the others lie on the pedestal."""
    letters = dict(zip("BGOYW", CAMELS, strict=True))

    def change(state: State) -> State:
        within = frozenset(letters[one] for one in inside)
        rolled = tuple(RolledDie(letters[one], 2) for one in craters)
        pedestal = frozenset(CAMELS) - within - {die.camel for die in rolled}
        state = replace(state, pyramid_tiles=state.pyramid_tiles + len(within))
        return state.with_extra(long_track.KEY, SupportDice(pedestal, within, rolled))

    return change


def camera(seat: int, space: int) -> Change:
    """The camera points at a space."""
    return lambda state: state.with_extra(photographer.KEY, Camera(seat, space))


def paired(state: State) -> State:
    """Two seats are partners, and position tiles lie on tiles of the rich."""
    partners = list(Consortia((None,) * len(state.players)).partners)
    partners[0], partners[3] = 3, 0
    laid = (LaidPositionTile(3, 0, 1), LaidPositionTile(2, 1, 0))
    return state.with_extra(consortium.KEY, Consortia(tuple(partners))).with_extra(
        position_bets.KEY, PositionTiles((4, 5), laid)
    )


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(state: State) -> State:
        for one in changes:
            state = one(state)
        return state

    return change


def support_roll(camel: Camel, pips: int) -> tuple[Action, ...]:
    return TakePyramidTile(), RollSupportDie(camel, pips)


TAKES: dict[str, Take] = {
    "support_roll": Take(
        spread(""), support_roll(BLUE, 2), rolled="G", change=support("BG"), modules=LONG, setup=1
    ),
    "support_crater": Take(
        spread(""),
        support_roll(WHITE, 1),
        rolled="G",
        change=support("BW", "G"),
        modules=LONG,
        options=FREE,
        setup=1,
    ),
    "free_action": Take(
        spread(""),
        (TakeLegBettingTile(YELLOW), ReturnPyramidTile(BLUE)),
        rolled="GOB",
        change=support("W", "G"),
        modules=LONG,
        options=FREE,
    ),
    "free_action_declined": Take(
        spread(""),
        (TakeLegBettingTile(YELLOW), DeclineFreeAction()),
        rolled="GOB",
        change=support("W", "G"),
        modules=LONG,
        options=FREE,
    ),
    "camera_set": Take(spread(""), (PointCamera(9),), modules=CAMERA),
    "camera_moved": Take(spread(""), (PointCamera(15),), change=camera(0, 2), modules=CAMERA),
    "shot1": Take(
        spread("", _7="W"), roll(WHITE, 2), rolled="B", change=camera(1, 9), modules=CAMERA, setup=1
    ),
    "shot3": Take(
        spread("", _13="BGW"),
        roll(BLUE, 1),
        rolled="G",
        change=camera(2, 14),
        modules=(*LONG, *CAMERA),
        setup=1,
    ),
    "shot5": Take(
        {2: "BGOYW"}, roll(BLUE, 1), rolled="G", change=camera(3, 3), modules=CAMERA, setup=1
    ),
    "shot_after_oasis": Take(
        spread("", _7="BW", _6="G"),
        roll(BLUE, 2),
        {9: (1, Side.OASIS)},
        "G",
        change=camera(0, 10),
        modules=CAMERA,
        setup=1,
    ),
    "position": Take(
        spread(""),
        (AttachPositionTile(3, 1),),
        change=rich,
        modules=(position_bets.KEY,),
    ),
    "position_bottom": Take(
        spread(""), (TakeBottomLegBettingTile(2, ORANGE),), modules=(position_bets.KEY,)
    ),
    "partners": Take(spread(""), (FormConsortium(3),), modules=(consortium.KEY,), seats=6),
    "leg_end_supercup": Take(
        spread("", _8="GO", _5="YB"),
        roll(WHITE, 1),
        {3: (0, Side.OASIS), 11: (2, Side.MIRAGE)},
        "BGOY",
        both(rich, support("", "BG"), camera(1, 18), paired),
        setup=1,
        modules=ALL,
        options=FREE,
        seats=6,
    ),
}
