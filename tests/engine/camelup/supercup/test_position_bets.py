"""R87-R93, R102, R107: position tiles, what they are laid on, and what a pair pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, LegTile, No, RaceBet
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.camelup.events import (
    ClaimScored,
    LegTilesReturned,
    PyramidTilesReturned,
    TurnStarted,
)
from camelup_desktop.engine.camelup.supercup import long_track
from camelup_desktop.engine.camelup.supercup.position_bets import (
    KEY,
    AttachPositionTile,
    BottomLegBettingTileTaken,
    LaidPositionTile,
    PositionBetNo,
    PositionBetScored,
    PositionTileAttached,
    PositionTiles,
    PositionTilesReturned,
    TakeBottomLegBettingTile,
    position_tiles,
)
from camelup_desktop.engine.table import Action, Objection
from tests.builders import Race
from tests.engine.camelup.side_by_side import at_race as any_race
from tests.engine.camelup.side_by_side import at_start as any_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


def at_race(
    camels: str, seats: int = 3, *, laid: Sequence[LaidPositionTile] = (), **more: Any
) -> Race:
    """A race with the module and these position tiles laid."""
    left = tuple(p for p in (2, 3, 4, 5) if p not in {tile.place for tile in laid})
    extras = {KEY: PositionTiles(left, tuple(laid))}
    return any_race(camels, seats, modules=[KEY], extras=extras, **more)


@pytest.mark.rule("R7", "R87", "R102")
@pytest.mark.parametrize("modules", [[KEY], [KEY, long_track.KEY], [long_track.KEY]])
def test_the_piles_have_four_tiles_whichever_of_the_modules_is_in_play(modules: list[str]) -> None:
    state = any_start(3, modules=modules, legTilesPerColour=3).state
    assert state.piles == dict.fromkeys(CAMELS, (5, 3, 2, 2))


@pytest.mark.rule("R87")
def test_there_is_one_tile_for_each_place_but_the_first() -> None:
    assert position_tiles(any_start(3, modules=[KEY]).state) == PositionTiles((2, 3, 4, 5))
    assert position_tiles(any_start(3).state) == PositionTiles()


@pytest.mark.rule("R61", "R88")
def test_a_position_tile_goes_on_an_own_leg_tile() -> None:
    race = at_race("blue@3", leg_tiles={0: "green5 blue5"})
    assert race.plays(AttachPositionTile(4, 1)) == (
        PositionTileAttached(0, 4, 1, LegTile(BLUE, 5)),
        TurnStarted(1),
    )
    tiles = position_tiles(race.state)
    assert tiles == PositionTiles((2, 3, 5), (LaidPositionTile(4, 0, 1),))
    assert (tiles.place_on(0, 1), tiles.place_on(0, 0), tiles.place_on(1, 1)) == (4, None, None)


@pytest.mark.rule("R61", "R88")
def test_or_on_the_bottom_tile_of_a_pile_in_one_action() -> None:
    race = at_race("blue@3", leg_tiles={0: "green5"})
    assert race.plays(TakeBottomLegBettingTile(2, GREEN)) == (
        BottomLegBettingTileTaken(0, GREEN, 2),
        PositionTileAttached(0, 2, 1, LegTile(GREEN, 2)),
        TurnStarted(1),
    )
    assert race.state.players[0].leg_tiles == (LegTile(GREEN, 5), LegTile(GREEN, 2))
    assert race.state.piles[GREEN] == (3, 2)


@pytest.mark.rule("R89")
def test_the_bottom_tile_may_be_the_only_one_left() -> None:
    race = at_race("blue@3", leg_tiles={1: "white3 white2 white2"})
    assert race.state.piles[WHITE] == (5,)
    race.plays(TakeBottomLegBettingTile(2, WHITE))
    assert race.state.players[0].leg_tiles == (LegTile(WHITE, 5),)
    assert race.state.piles[WHITE] == ()


@pytest.mark.rule("R90")
def test_several_may_be_held_each_on_another_leg_tile() -> None:
    race = at_race("blue@3", seats=2, leg_tiles={0: "green5 green3"})
    race.plays(AttachPositionTile(2, 0))
    race.plays(PlaceRaceBettingCard(BLUE, RaceBet.OVERALL_WINNER))
    race.plays(AttachPositionTile(3, 1))
    assert len(position_tiles(race.state).laid) == 2


LAID = [LaidPositionTile(3, seat=0, leg_tile=0)]


@pytest.mark.rule("R88", "R89", "R90", "R92")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (AttachPositionTile(3, 1), PositionBetNo.POSITION_TILE_GONE),
        (AttachPositionTile(1, 1), PositionBetNo.POSITION_TILE_GONE),
        (AttachPositionTile(6, 1), PositionBetNo.POSITION_TILE_GONE),
        (AttachPositionTile(2, 2), PositionBetNo.NO_SUCH_LEG_TILE),
        (AttachPositionTile(2, -1), PositionBetNo.NO_SUCH_LEG_TILE),
        (AttachPositionTile(2, 0), PositionBetNo.LEG_TILE_HAS_POSITION_TILE),
        (AttachPositionTile(2, 1), None),
        (TakeBottomLegBettingTile(3, BLUE), PositionBetNo.POSITION_TILE_GONE),
        (TakeBottomLegBettingTile(2, WHITE), No.NO_LEG_TILE_LEFT),
        (TakeBottomLegBettingTile(2, BLUE), None),
    ],
)
def test_why_a_position_tile_cannot_be_taken(action: Action, refusal: Objection | None) -> None:
    tiles = {0: "yellow5 yellow3", 1: "white5 white3 white2 white2"}
    assert at_race("blue@3", leg_tiles=tiles, laid=LAID).objection(action) is refusal


@pytest.mark.rule("R89")
def test_with_no_leg_tile_free_and_all_piles_empty_there_is_nothing_to_do() -> None:
    every = " ".join(f"{camel.value}{value}" for camel in CAMELS for value in (5, 3, 2, 2))
    race = at_race("blue@3", leg_tiles={1: every})
    kinds = {type(action) for action in race.match.game.legal_actions(race.state)}
    assert not {AttachPositionTile, TakeBottomLegBettingTile} & kinds


def after_a_leg(laid: Sequence[LaidPositionTile]) -> Race:
    """Ranking Blue, Green, Orange, Yellow, White."""
    race = at_race(
        "white@2 yellow@4 orange@6 green@8 blue@9",
        dice="blue",
        turn=2,
        laid=laid,
        leg_tiles={0: "blue5 green5 orange5 yellow5", 1: "blue3"},
    )
    race.rolls(BLUE, 1)
    return race


@pytest.mark.rule("R91", "R92")
@pytest.mark.parametrize(
    ("place", "leg_tile", "pounds"),
    [(2, 1, 3), (3, 2, 3), (4, 3, 3), (2, 0, -1), (3, 1, -1), (5, 2, -1)],
)
def test_a_pair_pays_three_for_the_exact_place_and_costs_one_otherwise(
    place: int, leg_tile: int, pounds: int
) -> None:
    race = after_a_leg([LaidPositionTile(place, 0, leg_tile)])
    camel = CAMELS[leg_tile]
    (scored,) = race.told(PositionBetScored)
    assert scored == PositionBetScored(0, LegTile(camel, 5), pounds, place)
    plain = [c.pounds for c in race.told(ClaimScored) if c.seat == 0 and c is not scored]
    assert plain == [p for at, p in enumerate((5, 1, -1, -1)) if at != leg_tile]


@pytest.mark.rule("R91")
def test_the_same_tile_of_another_seat_is_scored_as_ever() -> None:
    race = after_a_leg([LaidPositionTile(2, 0, 0)])
    assert [c.pounds for c in race.told(ClaimScored) if c.seat == 1] == [3]


@pytest.mark.rule("R93", "R109")
def test_after_the_scoring_all_tiles_go_back() -> None:
    race = after_a_leg(LAID)
    told = [type(fact) for fact in race.match.events[-1]]
    at = told.index(LegTilesReturned)
    assert told[at : at + 3] == [LegTilesReturned, PositionTilesReturned, PyramidTilesReturned]
    assert position_tiles(race.state) == PositionTiles((2, 3, 4, 5))
    assert race.state.piles == dict.fromkeys(CAMELS, (5, 3, 2, 2))
    assert race.state.players[0].leg_tiles == ()
