"""The pieces of the modules lie where the facts say; everything shown of them is public."""

from __future__ import annotations

import pytest

from camelup_desktop.app.games.camelup.shown import Shown
from camelup_desktop.app.games.camelup.supercup import SCREENS, in_play
from camelup_desktop.app.games.camelup.supercup.consortium import shown_partners
from camelup_desktop.app.games.camelup.supercup.long_track import (
    crater,
    die_name,
    shown_support,
    well,
)
from camelup_desktop.app.games.camelup.supercup.photographer import camera_spot, shown_camera
from camelup_desktop.app.games.camelup.supercup.position_bets import shown_position_tiles
from camelup_desktop.engine.camelup import CAMELS, Stage, State
from camelup_desktop.engine.camelup.supercup import (
    MODULES,
    consortium,
    long_track,
    photographer,
    position_bets,
)
from tests.app.games.camelup.supercup_tables import ALL, VARIANT, a_match, board_of, played_until


def test_every_module_of_the_rules_is_on_the_screen_once() -> None:
    assert sorted(screen.key for screen in SCREENS) == sorted(MODULES)


def test_a_race_without_modules_has_nothing_of_them() -> None:
    match, play = a_match(4, (), 1)
    play()
    board = board_of(match)
    assert board.modules == () and board.shown.modules == {}
    assert not any(name.startswith(("support", "crater", "camera")) for name in board.props)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_of_the_modules_is_the_same_for_every_seat(seed: int) -> None:
    match, play = a_match(6, ALL, seed, VARIANT)
    while not match.over:
        play()
        public = Shown.of(match.view(None))
        assert set(public.modules) == set(ALL)
        for seat in range(6):
            assert Shown.of(match.view(seat)) == public


@pytest.mark.rule("R70")
@pytest.mark.parametrize("variant", [True, False])
def test_every_support_die_is_in_exactly_one_place(variant: bool) -> None:
    match, play = a_match(5, ("long_track",), 3, {"m1Variant": variant})
    seen = set()
    while not match.over:
        play()
        board = board_of(match)
        facts = shown_support(board.shown)
        for camel in CAMELS:
            die = board.props[die_name(camel)]
            here = [camel in facts.pedestal, camel in facts.pyramid, camel in facts.craters]
            assert sum(here) == 1
            seen.add(here.index(True))
            assert die.visible is (camel not in facts.pyramid)
            place = well(board, camel) if camel in facts.pedestal else crater(board, camel)
            if die.visible:
                assert (die.x, die.y) == (place.x, place.y)
    assert seen == ({0, 1, 2} if variant else {0, 1})


@pytest.mark.rule("R76")
def test_a_rolled_support_die_shows_in_its_crater_what_was_rolled() -> None:
    def rolled(state: State) -> bool:
        return bool(long_track.support_dice(state).craters)

    match = played_until(rolled, 4, ("long_track",), VARIANT)
    (die, *_) = long_track.support_dice(match.state).craters
    board = board_of(match)
    assert board.props[die_name(die.camel)].sprite == f"support_{die.camel.value}_{die.pips}"


@pytest.mark.rule("R51")
def test_the_badge_counts_all_dice_in_the_pyramid() -> None:
    match, play = a_match(4, ("long_track",), 5, VARIANT)
    while not match.over:
        play()
        badge = board_of(match).fixtures.get("dice_inside")
        inside = len(match.state.dice) + len(long_track.support_dice(match.state).pyramid)
        assert (badge.values["n"] if badge else 0) == inside


@pytest.mark.rule("R79")
def test_the_camera_stands_on_its_space_with_its_owner_or_waits_beside_its_tile() -> None:
    def taken(state: State) -> bool:
        return photographer.camera(state) is not None

    waiting = played_until(lambda s: s.stage is Stage.ACTION, 4, ("photographer",))
    board = board_of(waiting)
    camera, owner, tile = (board.props[n] for n in ("camera", "camera_owner", "photographer_tile"))
    assert (camera.x, camera.y) == camera_spot(board, None)
    assert camera.visible and tile.visible and not owner.visible
    pointed = played_until(taken, 4, ("photographer",))
    now, board = photographer.camera(pointed.state), board_of(pointed)
    assert now is not None
    camera, owner, tile = (board.props[n] for n in ("camera", "camera_owner", "photographer_tile"))
    assert (camera.x, camera.y) == camera_spot(board, now.space)
    assert owner.visible and owner.sprite == f"seat_{board.seats[now.seat]}" and not tile.visible
    (screen,) = in_play(["photographer"])
    has = [bool(screen.emblems(board.shown, seat, board.seats)) for seat in range(4)]
    assert has == [seat == now.seat for seat in range(4)]
    assert shown_camera(board.shown).space == now.space


@pytest.mark.rule("R88")
def test_position_tiles_lie_on_the_leg_tiles_they_were_attached_to() -> None:
    def laid(state: State) -> bool:
        return len(position_bets.position_tiles(state).laid) == 3

    match = played_until(laid, 4, ("position_bets",))
    (screen,), shown = in_play(["position_bets"]), Shown.of(match.view(None))
    tiles = position_bets.position_tiles(match.state)
    assert shown_position_tiles(shown).left == list(tiles.left)
    for seat, player in enumerate(match.state.players):
        for number in range(len(player.leg_tiles)):
            assert screen.bet_on(shown, seat, number) == tiles.place_on(seat, number)


@pytest.mark.rule("R95")
def test_partners_are_tied_to_each_other_and_show_each_others_cards() -> None:
    def paired(state: State) -> bool:
        return bool(consortium.consortia(state).pairs)

    match = played_until(paired, 7, ("consortium",))
    (screen,), shown = in_play(["consortium"]), Shown.of(match.view(None))
    seats = tuple("abcdefg")
    ((one, other), *_) = consortium.consortia(match.state).pairs
    assert screen.partner(shown, one) == other and screen.partner(shown, other) == one
    assert screen.emblems(shown, one, seats) == (f"partner_{seats[other]}_taken",)
    assert len(shown_partners(shown).partners) == 7
    single = next(s for s in range(7) if screen.partner(shown, s) is None)
    assert screen.emblems(shown, single, seats) == (f"partner_{seats[single]}_available",)
