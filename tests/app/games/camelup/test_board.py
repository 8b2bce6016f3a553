"""Sync puts every piece where the facts say."""

from pathlib import Path

import pytest

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.preview import GHOST
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import CAMELS, Camel, Side, State, camel_up
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceDesertTile,
    PlaceStartingCamel,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Match

THEME = Theme.load(Path(__file__).parents[4] / "assets" / "themes" / "desert")
PLACES = {Camel.BLUE: 1, Camel.GREEN: 2, Camel.ORANGE: 2, Camel.YELLOW: 2, Camel.WHITE: 3}


def race() -> Match[State]:
    match: Match[State] = Match(camel_up(3))
    match.play(ChooseStartingSeat(1))
    for camel, space in PLACES.items():
        match.play(PlaceStartingCamel(camel, space))
    return match


def board_of(match: Match[State]) -> RaceBoard:
    board = RaceBoard(THEME, match.state.rules, ("amira", "bashir", "clement"))
    board.sync(match.view(None))
    return board


def test_camels_stand_on_each_other_in_the_order_of_the_stack() -> None:
    board = board_of(race())
    green, orange, yellow = (board.camels[c] for c in CAMELS[1:4])
    assert [p.z for p in (green, orange, yellow)] == [0, board.plan.level(1), board.plan.level(2)]
    assert {(p.x, p.y) for p in (green, orange, yellow)} == {board.plan.spot(2)}
    assert green.rank < orange.rank < yellow.rank


def test_only_who_carries_looks_carrying_and_only_the_lowest_has_a_shadow() -> None:
    board = board_of(race())
    looks = {c: (board.camels[c].sprite, board.camels[c].shadow) for c in CAMELS}
    assert looks[Camel.GREEN] == ("camel_green_W_under", "camel_shadow3_W")
    assert looks[Camel.ORANGE] == ("camel_orange_W_under", None)
    assert looks[Camel.YELLOW] == ("camel_yellow_W", None)
    assert looks[Camel.WHITE] == ("camel_white_NW", "camel_shadow1_NW")


def test_heads_that_face_the_viewer_hang_in_front_of_the_riders() -> None:
    board = board_of(race())
    board.stand(11, (Camel.BLUE, Camel.GREEN))
    assert board.camels[Camel.BLUE].front == "camel_blue_SE_front"
    assert board.camels[Camel.GREEN].front is None


def test_a_desert_tile_lies_on_its_space_with_its_owners_marker() -> None:
    match = race()
    match.play(PlaceDesertTile(9, Side.MIRAGE))
    board = board_of(match)
    assert board.tiles[1].sprite == "tile_mirage"
    assert board.pennants[1].sprite == "seat_bashir"
    assert board.tiles[1].visible and not board.tiles[0].visible
    board.lift_tile(1)
    assert not board.tiles[1].visible and not board.pennants[1].visible


def test_the_pyramid_hangs_open_while_a_die_is_to_fall() -> None:
    match = race()
    assert board_of(match).pyramid.sprite == "pyramid_closed"
    match.play(TakePyramidTile())
    board = board_of(match)
    assert board.pyramid.sprite == "pyramid_open"
    assert board.shown.banner == "rolling"


def test_dice_that_placed_camels_lie_before_the_pyramid_until_the_race_starts() -> None:
    match: Match[State] = Match(camel_up(2))
    match.play(ChooseStartingSeat(0))
    match.play(PlaceStartingCamel(Camel.WHITE, 3))
    board = board_of(match)
    assert board.dice[Camel.WHITE].sprite == "die_white_3"
    assert [c for c in CAMELS if board.dice[c].visible] == [Camel.WHITE]
    assert "dice_inside" not in board.fixtures
    board = board_of(race())
    assert not any(die.visible for die in board.dice.values())
    assert board.fixtures["dice_inside"].values == {"n": 5}


def test_facts_are_asked_for_after_a_first_sync() -> None:
    board = RaceBoard(THEME, camel_up(2).opening.rules, ("amira", "bashir"))
    with pytest.raises(AssertionError, match="sync"):
        _ = board.shown


def test_a_highlight_replaces_the_one_before_of_its_kind() -> None:
    board = board_of(race())
    board.highlight([5, 6])
    board.highlight([6], "chosen")
    board.highlight([7])
    assert set(board.marks) == {"mark:legal:7", "mark:chosen:6"}
    board.clear_preview()
    assert not board.marks


def test_a_ghost_breathes_and_then_rests() -> None:
    board = board_of(race())
    board.ghost("tile_oasis", 7)
    ghost = board.ghosts["ghost"]
    seen = set()
    while board.lively:
        board.update(0.1, 0.1)
        seen.add(round(ghost.alpha, 2))
    assert len(seen) > 5
    assert ghost.alpha == GHOST
    board.ghost(None)
    assert not board.ghosts


def test_an_outline_is_drawn_around_exactly_what_is_named() -> None:
    board = board_of(race())
    board.outline(["camel:blue", "pyramid"])
    board.outline(["camel:white"], "teal_bright")
    board.outline(["camel:blue"])
    outlined = {name: p.outline for name, p in board.props.items() if p.outline}
    assert outlined == {"camel:blue": "gold", "camel:white": "teal_bright"}


def test_previews_survive_a_sync_but_outlines_do_not() -> None:
    match = race()
    board = board_of(match)
    board.highlight([5])
    board.outline(["pyramid"])
    board.sync(match.view(None))
    assert board.marks
    assert board.pyramid.outline is None


def test_a_passing_turn_pulls_one_row_out_and_lets_the_other_in() -> None:
    board = board_of(race())
    assert [board.passing.pull(seat) for seat in range(3)] == [0, 1, 0]
    board.passing.old, board.passing.new, board.passing.share = 1, 2, 0.25
    assert [board.passing.pull(seat) for seat in range(3)] == [0, 0.75, 0.25]
