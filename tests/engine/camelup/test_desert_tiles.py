"""R17, R32-R37, R43, R49: where a desert tile may lie."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.camelup import CAMELS, DesertTile, No, Side
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.events import DesertTilePlaced, DesertTileReturned, TurnStarted
from tests.builders import at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS
OASIS, MIRAGE = Side


def oasis(space: int) -> PlaceDesertTile:
    return PlaceDesertTile(space, OASIS)


@pytest.mark.rule("R17")
@pytest.mark.parametrize("side", Side)
def test_a_tile_is_placed_either_side_up_and_the_turn_passes(side: Side) -> None:
    race = at_race("blue@3", turn=1)
    assert race.lays(side, 9) == (DesertTilePlaced(1, 9, side, None), TurnStarted(2))
    assert race.state.desert_tiles == (DesertTile(1, 9, side),)
    assert race.state.desert_tile_on(9) == race.state.desert_tile_of(1) == DesertTile(1, 9, side)
    assert race.state.desert_tile_on(8) is race.state.desert_tile_of(0) is None


@pytest.mark.rule("R32", "R33")
def test_only_space_one_is_forbidden_on_an_empty_track() -> None:
    race = at_race("blue/green/orange/yellow/white@7")
    assert race.objection(oasis(1)) is No.SPACE_ONE
    assert race.desert_spaces == [space for space in range(2, 17) if space != 7]


@pytest.mark.rule("R5", "R32")
@pytest.mark.parametrize("space", [-1, 0, 17, 100])
def test_a_tile_lies_on_the_track(space: int) -> None:
    assert at_race("blue@3").objection(oasis(space)) is No.SPACE_NOT_ON_TRACK


@pytest.mark.rule("R32")
def test_no_tile_where_a_camel_stands() -> None:
    assert at_race("blue@3 green/white@8").objection(oasis(8)) is No.SPACE_HAS_CAMELS


@pytest.mark.rule("R32")
@pytest.mark.parametrize("side", Side)
def test_no_tile_on_the_tile_of_another(side: Side) -> None:
    race = at_race("blue@3", oasis="8 by 1")
    assert race.objection(PlaceDesertTile(8, side)) is No.SPACE_HAS_DESERT_TILE


@pytest.mark.rule("R32", "R43")
@pytest.mark.parametrize("space", [7, 9])
def test_no_tile_beside_the_tile_of_another(space: int) -> None:
    race = at_race("blue@3", mirage="8 by 1")
    assert race.objection(oasis(space)) is No.NEXT_TO_DESERT_TILE
    assert race.objection(oasis(space - 2 if space == 7 else 10)) is None


@pytest.mark.rule("R33", "R34")
def test_the_last_space_and_space_two_are_no_neighbours() -> None:
    race = at_race("blue@5", oasis="2 by 1")
    assert race.objection(oasis(16)) is None
    race = at_race("blue@5", oasis="16 by 1")
    assert race.objection(oasis(2)) is None
    assert race.objection(oasis(15)) is No.NEXT_TO_DESERT_TILE


@pytest.mark.rule("R35", "R37")
def test_the_own_tile_moves_and_its_side_is_chosen_anew() -> None:
    race = at_race("blue@3", oasis="8 by 0")
    assert race.lays(MIRAGE, 12)[0] == DesertTilePlaced(0, 12, MIRAGE, 8)
    assert race.state.desert_tiles == (DesertTile(0, 12, MIRAGE),)


@pytest.mark.rule("R35")
@pytest.mark.parametrize(("blocks", "reason"), [(False, None), (True, No.NEXT_TO_DESERT_TILE)])
@pytest.mark.parametrize("space", [7, 9])
def test_the_own_tile_is_lifted_first_but_by_house_rule(
    space: int, blocks: bool, reason: No | None
) -> None:
    race = at_race("blue@3", oasis="8 by 0", ownTileBlocksAdjacency=blocks)
    assert race.objection(oasis(space)) is reason


@pytest.mark.rule("R35")
def test_another_tile_still_blocks_its_neighbours_when_the_own_one_is_lifted() -> None:
    race = at_race("blue@3", oasis="8 by 0, 11 by 1")
    assert race.objection(oasis(9)) is None
    assert race.objection(oasis(10)) is No.NEXT_TO_DESERT_TILE


@pytest.mark.rule("R36")
@pytest.mark.parametrize("side", Side)
def test_the_own_tile_must_go_to_another_space(side: Side) -> None:
    race = at_race("blue@3", oasis="8 by 0")
    assert race.objection(PlaceDesertTile(8, side)) is No.SAME_SPACE


@pytest.mark.rule("R36")
@pytest.mark.parametrize("blocks", [False, True])
def test_by_house_rule_it_may_be_turned_over_but_not_laid_down_as_it_was(blocks: bool) -> None:
    race = at_race("blue@3", oasis="8 by 0", allowFlipInPlace=True, ownTileBlocksAdjacency=blocks)
    assert race.objection(oasis(8)) is No.SAME_SPACE_AND_SIDE
    assert race.lays(MIRAGE, 8)[0] == DesertTilePlaced(0, 8, MIRAGE, 8)
    assert race.state.desert_tiles == (DesertTile(0, 8, MIRAGE),)


@pytest.mark.rule("R36")
def test_turning_over_is_only_for_the_own_tile() -> None:
    race = at_race("blue@3", oasis="8 by 1", allowFlipInPlace=True)
    assert race.objection(PlaceDesertTile(8, MIRAGE)) is No.SPACE_HAS_DESERT_TILE


@pytest.mark.rule("R37")
def test_spaces_behind_all_camels_are_allowed() -> None:
    race = at_race("blue/green/orange/yellow/white@9")
    race.lays(OASIS, 2)
    assert race.state.desert_tile_on(2)


@pytest.mark.rule("R37", "R49")
def test_tiles_go_back_to_their_owners_when_the_leg_ends() -> None:
    race = at_race("blue@3 green@9", oasis="12 by 1", mirage="14 by 2", dice="blue")
    facts = race.rolls(BLUE, 1)
    assert DesertTileReturned(1, 12) in facts
    assert DesertTileReturned(2, 14) in facts
    assert race.state.desert_tiles == ()


@pytest.mark.rule("R32")
def test_each_space_is_offered_with_either_side() -> None:
    race = at_race("blue/green/orange/yellow/white@3", oasis="8 by 1")
    placements = {
        (action.space, action.side)
        for action in race.match.game.legal_actions(race.state)
        if isinstance(action, PlaceDesertTile)
    }
    allowed = [2, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16]
    assert placements == {(space, side) for space in allowed for side in Side}


def test_every_space_of_the_track_can_be_asked_about() -> None:
    race = at_race("blue@3")
    candidates = race.match.game.candidate_actions(race.state)
    placements = [action for action in candidates if isinstance(action, PlaceDesertTile)]
    assert placements == [PlaceDesertTile(space, side) for space in range(1, 17) for side in Side]
