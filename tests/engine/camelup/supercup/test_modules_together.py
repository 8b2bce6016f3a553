"""R102-R109: what happens where two modules meet."""

from __future__ import annotations

from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, DesertTile, Side, Stage
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.events import (
    ClaimScored,
    DesertTileReturned,
    DiceReturned,
    LegStarted,
    LegTilesReturned,
    PoundsChanged,
    PyramidTilesReturned,
    TurnStarted,
)
from camelup_desktop.engine.camelup.supercup import (
    MODULES,
    consortium,
    long_track,
    photographer,
    position_bets,
)
from camelup_desktop.engine.camelup.supercup.consortium import Consortia, FormConsortium, TileCopied
from camelup_desktop.engine.camelup.supercup.long_track import (
    DeclineFreeAction,
    ReturnPyramidTile,
    SupportDice,
)
from camelup_desktop.engine.camelup.supercup.photographer import Camera, PhotoTaken, PointCamera
from camelup_desktop.engine.camelup.supercup.position_bets import (
    LaidPositionTile,
    PositionBetScored,
    PositionTiles,
    TakeBottomLegBettingTile,
)
from camelup_desktop.engine.table import Action
from tests.builders import Race
from tests.engine.camelup.side_by_side import at_race as any_race
from tests.engine.camelup.side_by_side import at_start as any_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS
ALL = list(MODULES)
IN_A_ROW = "white@2 yellow@4 orange@6 green@8 blue@9"


def at_race(camels: str, seats: int = 6, *, extras: Any = None, **more: Any) -> Race:
    """A race with all modules."""
    return any_race(camels, seats, modules=ALL, extras=extras, **more)


def partners(seats: int, *pairs: tuple[int, int]) -> Consortia:
    both = dict(pairs) | {b: a for a, b in pairs}
    return Consortia(tuple(map(both.get, range(seats))))


def support(*inside: Any) -> SupportDice:
    within = frozenset(inside)
    return SupportDice(frozenset(CAMELS) - within, within)


@pytest.mark.rule("R97", "R107")
def test_position_bets_revise_claims_before_the_consortium_copies_them() -> None:
    assert ALL.index(position_bets.KEY) < ALL.index(consortium.KEY)


@pytest.mark.rule("R102")
def test_the_piles_have_four_tiles_not_five() -> None:
    assert set(any_start(6, modules=ALL).state.piles.values()) == {(5, 3, 2, 2)}


@pytest.mark.rule("R103")
def test_a_support_die_triggers_a_desert_tile_and_a_photo() -> None:
    race = at_race(
        "blue/green@4",
        extras={long_track.KEY: support(BLUE), photographer.KEY: Camera(2, 5)},
        mirage="6 by 1",
    )
    race.rolls_support(BLUE, 2)
    assert race.told(PhotoTaken) == [PhotoTaken(2, 5, (BLUE, GREEN))]
    assert race.pounds == (3, 4, 5, 3, 3, 3)


@pytest.mark.rule("R104")
def test_a_tile_given_back_cannot_be_copied() -> None:
    race = at_race(
        IN_A_ROW,
        extras={long_track.KEY: support(), consortium.KEY: partners(6, (0, 2))},
        dice="blue",
        pyramid_tiles=(1, 4, 0, 0, 0, 0),
        m1Variant=True,
    )
    race.takes(BLUE)
    race.plays(ReturnPyramidTile(WHITE))
    race.rolls(BLUE, 1)
    race.plays(DeclineFreeAction())
    race.rolls_support(WHITE, 1)
    earned = [(c.seat, c.pounds) for c in race.told(ClaimScored) if c.seat in (0, 2)]
    assert earned == [(0, 5), (0, 1), (2, 1), (2, 5)]  # Blue's tile, and the last pyramid tile
    assert {(c.seat, c.tile is None) for c in race.told(TileCopied)} == {(0, True), (2, False)}


@pytest.mark.rule("R105")
@pytest.mark.parametrize(
    "action", [PointCamera(12), TakeBottomLegBettingTile(3, BLUE), FormConsortium(3)]
)
def test_the_free_action_may_follow_the_actions_of_other_modules(action: Action) -> None:
    extras = {long_track.KEY: support(WHITE)}
    tiles = (1, 0, 0, 0, 0, 0)
    camels, dice = "white@2 blue@9", "blue green orange yellow"
    race = at_race(camels, extras=extras, dice=dice, pyramid_tiles=tiles, m1Variant=True)
    race.plays(action)
    assert race.state.stage is Stage.FREE_ACTION
    without = at_race(camels, extras=extras, dice=dice, m1Variant=True)
    without.plays(action)
    assert without.state.turn == 1


@pytest.mark.rule("R107")
def test_a_pair_is_scored_and_copied_as_one_tile() -> None:
    laid = PositionTiles((2, 4, 5), (LaidPositionTile(3, 0, 0),))
    race = at_race(
        IN_A_ROW,
        extras={position_bets.KEY: laid, consortium.KEY: partners(6, (0, 1))},
        dice="blue",
        turn=5,
        leg_tiles={0: "orange5"},
    )
    race.rolls(BLUE, 1)
    (pair,) = race.told(PositionBetScored)
    assert (pair.pounds, pair.place) == (3, 3)
    assert [fact.copied for fact in race.told(TileCopied) if fact.seat == 1] == [pair]


@pytest.mark.rule("R34", "R108")
def test_ten_desert_tiles_just_fit_and_then_there_is_no_room() -> None:
    race = at_race("blue/green/orange/yellow/white@1", seats=10)
    for seat in range(9):
        assert race.state.turn == seat
        race.lays(Side.OASIS, 2 * seat + 2)
    assert race.desert_spaces == [20]
    race.lays(Side.MIRAGE, 20)
    assert len(race.state.desert_tiles) == 10
    crowded = [DesertTile(seat, space, Side.OASIS) for seat, space in enumerate(range(3, 20, 3))]
    words = ", ".join(f"{tile.space} by {tile.seat}" for tile in crowded)
    full = at_race("blue@2 green@20 orange/yellow/white@1", seats=10, oasis=words, turn=9)
    kinds = {type(action) for action in full.match.game.legal_actions(full.state)}
    assert full.desert_spaces == []
    assert PlaceDesertTile not in kinds
    assert kinds


@pytest.mark.rule("R49", "R109")
def test_a_new_leg_is_prepared_in_this_order() -> None:
    laid = PositionTiles((2, 4, 5), (LaidPositionTile(3, 0, 0),))
    race = at_race(
        IN_A_ROW,
        extras={
            photographer.KEY: Camera(1, 15),
            position_bets.KEY: laid,
            consortium.KEY: partners(6, (0, 1)),
        },
        dice="blue",
        turn=5,
        leg_tiles={0: "orange5"},
        oasis="12 by 4",
    )
    told = [type(fact) for fact in race.rolls(BLUE, 1)]
    money = max(at for at, kind in enumerate(told) if kind is PoundsChanged)
    assert [kind.__name__ for kind in told[money + 1 :]] == [
        LegTilesReturned.__name__,
        "PositionTilesReturned",
        PyramidTilesReturned.__name__,
        DesertTileReturned.__name__,
        "CameraReturned",
        "ConsortiumEnded",
        "StartingPlayerChanged",
        DiceReturned.__name__,
        "SupportDieAdded",
        LegStarted.__name__,
        TurnStarted.__name__,
    ]
    assert dict(race.state.extras) == {
        long_track.KEY: support(WHITE),
        photographer.KEY: None,
        position_bets.KEY: PositionTiles((2, 3, 4, 5)),
        consortium.KEY: Consortia((None,) * 6),
    }


@pytest.mark.rule("R53")
def test_the_table_of_a_finished_race_is_left_as_it_stands() -> None:
    extras = {photographer.KEY: Camera(1, 15), consortium.KEY: partners(6, (0, 1))}
    race = at_race("blue@20 green@9", extras=extras)
    race.rolls(BLUE, 1)
    assert race.match.over
    assert race.state.extras[photographer.KEY] == Camera(1, 15)
    assert race.state.extras[consortium.KEY] == partners(6, (0, 1))
