"""The worked examples of RULES.md about Supercup, one test each; the oracle plays along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from camelup_desktop.engine.camelup import Camel, LegTile, No, Side, Stage, events
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceDesertTile,
    PlaceStartingCamel,
    RollDie,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.supercup import (
    consortium,
    long_track,
    photographer,
    position_bets,
)
from camelup_desktop.engine.camelup.supercup.consortium import Consortia, TileCopied
from camelup_desktop.engine.camelup.supercup.long_track import (
    LongTrackNo,
    ReturnPyramidTile,
    SupportDice,
    SupportDieAdded,
    support_dice,
)
from camelup_desktop.engine.camelup.supercup.photographer import (
    Camera,
    PhotographerNo,
    PointCamera,
    camera,
)
from camelup_desktop.engine.camelup.supercup.position_bets import (
    LaidPositionTile,
    PositionTiles,
    TakeBottomLegBettingTile,
    position_tiles,
)
from tests.builders import Race
from tests.engine.camelup.side_by_side import at_race, at_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = Camel
INITIALS = {"B": BLUE, "G": GREEN, "O": ORANGE, "Y": YELLOW, "W": WHITE}


def ranks(letters: str) -> tuple[Camel, ...]:
    """ "Y>G>B>O>W" as RULES.md writes it."""
    return tuple(INITIALS[letter] for letter in letters.split(">"))


# Module 1


def on_long_track(camels: str, *, inside: str = "", craters: Any = (), **more: Any) -> Race:
    """A race on the longer track; `inside` are the support dice in the pyramid."""
    within = frozenset(INITIALS[letter] for letter in inside)
    pedestal = frozenset(Camel) - within - {die.camel for die in craters}
    extras = {long_track.KEY: SupportDice(pedestal, within, tuple(craters))}
    return at_race(camels, modules=[long_track.KEY], extras=extras, **more)


def eligible(race: Race) -> str:
    """The support dice the free action can choose from."""
    return "".join(
        letter for letter, camel in INITIALS.items() if not race.objection(ReturnPyramidTile(camel))
    )


def started() -> Race:
    race = at_start(3, modules=[long_track.KEY])
    race.plays(ChooseStartingSeat(0))
    for camel, space in ((WHITE, 1), (ORANGE, 1), (YELLOW, 2), (GREEN, 2), (BLUE, 3)):
        race.plays(PlaceStartingCamel(camel, space))
    return race


@pytest.mark.rule("R65", "R66")
def test_x27_the_last_camels_support_die_goes_into_the_pyramid() -> None:
    race = started()
    assert race.picture == "white/orange@1 yellow/green@2 blue@3"
    assert race.ranking == ranks("B>G>Y>O>W")
    assert support_dice(race.state).pyramid == {WHITE}
    assert len(race.state.dice) == 5
    assert race.state.pyramid_tiles == 6


@pytest.mark.rule("R67", "R71")
def test_x28_a_support_die_moves_its_camel_and_goes_back_to_the_pedestal() -> None:
    race = started()
    race.rolls_support(WHITE, 2)
    assert race.picture == "yellow/green@2 blue/white/orange@3"
    assert race.ranking == ranks("O>W>B>G>Y")
    assert race.state.pyramid_tiles == 5
    assert support_dice(race.state) == SupportDice(pedestal=frozenset(Camel))


@pytest.mark.rule("R76")
def test_x28_with_the_variant_it_lies_in_its_crater() -> None:
    race = on_long_track("white/orange@1 yellow/green@2 blue@3", inside="W", m1Variant=True)
    race.rolls_support(WHITE, 2)
    dice = support_dice(race.state)
    assert [die.camel for die in dice.craters] == [WHITE]
    assert dice.pedestal == set(Camel) - {WHITE}


@pytest.mark.rule("R72", "R109")
def test_x29_a_new_leg_begins_with_the_support_die_of_the_camel_now_last() -> None:
    race = on_long_track("yellow@2 white/orange@4 green@8 blue@9", dice="blue")
    race.rolls(BLUE, 1)
    assert race.told(events.LegStarted)[-1].leg == 2
    assert race.told(SupportDieAdded) == [SupportDieAdded(YELLOW)]
    assert support_dice(race.state).pyramid == {YELLOW}
    assert race.state.pyramid_tiles == 6


@pytest.mark.rule("R62", "R64", "R68")
def test_x30_the_finish_line_lies_behind_space_20() -> None:
    race = on_long_track("orange/blue@14 yellow@16 green/white@19", inside="W")
    race.rolls(GREEN, 1)
    assert race.shows("green/white@20")
    assert not race.match.over
    race.rolls_support(WHITE, 1)
    assert race.shows("green@20 white@21")
    assert race.match.over
    assert race.ranking == ranks("W>G>Y>B>O")


def pilars(camels: str = "white/orange@2 blue@3 green@5 yellow@6", **more: Any) -> Race:
    return on_long_track(camels, inside="W", m1Variant=True, **more)


@pytest.mark.rule("R73", "R74", "R78")
def test_x31_pilar_gives_her_tile_back_for_the_blue_support_die() -> None:
    race = pilars()
    race.rolls(BLUE, 1)
    assert race.ranking == ranks("Y>G>B>O>W")
    assert race.state.stage is Stage.FREE_ACTION
    assert race.state.turn == 0
    assert (race.state.pyramid_tiles, len(race.state.dice)) == (5, 4)
    assert eligible(race) == "BGO"
    race.plays(ReturnPyramidTile(BLUE))
    assert race.state.pyramid_tiles == 6
    assert support_dice(race.state).pyramid == {WHITE, BLUE}
    assert len(race.state.dice) == 4
    assert race.state.players[0].pyramid_tiles == 0
    assert race.state.turn == 1


@pytest.mark.rule("R74")
def test_x32_any_support_die_on_the_pedestal_but_not_the_leaders() -> None:
    race = pilars("white/orange@2 blue@4 green@5 yellow@6")
    race.rolls(BLUE, 3)
    assert race.ranking[0] is BLUE
    assert eligible(race) == "GOY"
    assert race.objection(ReturnPyramidTile(BLUE)) is LongTrackNo.SUPPORT_DIE_OF_LEADER


@pytest.mark.rule("R75")
def test_x33_whoever_takes_the_last_tile_gets_no_free_action() -> None:
    camels = "white/orange@2 blue@3 green@5 yellow@6"
    race = on_long_track(camels, dice="blue", m1Variant=True, pyramid_tiles=(5, 0, 0))
    race.rolls(BLUE, 1)
    assert race.state.leg == 2
    assert race.state.turn == 1
    assert race.state.stage is Stage.ACTION


@pytest.mark.rule("R73", "R105")
def test_x34_a_tile_of_an_earlier_turn_will_do_after_any_action() -> None:
    race = pilars(dice="green orange yellow white", pyramid_tiles=(1, 0, 0))
    race.takes(YELLOW)
    assert race.state.stage is Stage.FREE_ACTION
    race.plays(ReturnPyramidTile(GREEN))
    assert race.state.players[0].pyramid_tiles == 0
    assert race.state.turn == 1


@pytest.mark.rule("R69", "R78")
def test_x35_two_free_actions_make_a_leg_of_eight_dice() -> None:
    race = pilars()
    given_back = 0
    while race.state.leg == 1:
        match race.state.stage:
            case Stage.FREE_ACTION if given_back < 2:
                race.plays(ReturnPyramidTile(INITIALS[eligible(race)[0]]))
                given_back += 1
            case Stage.FREE_ACTION:
                race.plays(long_track.DeclineFreeAction())
            case Stage.ACTION:
                race.plays(TakePyramidTile())
            case _:
                small = min(
                    race.match.game.chance_outcomes(race.state), key=lambda o: pips_of(o.action)
                )
                race.plays(small.action)
    assert len(race.told(events.DieRolled)) + len(race.told(long_track.SupportDieRolled)) == 8
    assert [c.tile for c in race.told(events.ClaimScored)] == [None] * 6


def pips_of(roll: Any) -> int:
    assert isinstance(roll, RollDie | long_track.RollSupportDie)
    return roll.pips


# Module 2


def photographed(space: int, pounds: Sequence[int] = (4, 0, 0), **more: Any) -> Race:
    return at_race(
        "blue@2 yellow/white/green/orange@5",
        pounds=pounds,
        modules=[photographer.KEY],
        extras={photographer.KEY: Camera(0, space)},
        **more,
    )


@pytest.mark.rule("R83", "R84")
def test_x36_the_photographer_is_paid_by_the_camel() -> None:
    race = photographed(7)
    race.rolls(WHITE, 2)
    assert race.shows("yellow@5 white/green/orange@7")
    assert race.pounds == (7, 0, 0)
    assert camera(race.state) is None


@pytest.mark.rule("R85", "R103")
def test_x37_a_mirage_sends_a_unit_into_the_picture() -> None:
    race = photographed(7, mirage="8 by 1")
    race.rolls(WHITE, 3)
    assert race.shows("white/green/orange@7")
    assert race.pounds == (7, 1, 0)
    assert [change.seat for change in race.told(events.PoundsChanged)] == [1, 0]


@pytest.mark.rule("R85", "R103")
def test_x38_an_oasis_sends_a_unit_into_the_picture() -> None:
    race = photographed(7, oasis="6 by 1")
    race.rolls(ORANGE, 1)
    assert race.shows("orange@7")
    assert race.pounds == (5, 1, 0)


@pytest.mark.rule("R79", "R80", "R82", "R86", "R106")
def test_x39_where_camera_and_desert_tiles_may_go() -> None:
    race = photographed(7, mirage="8 by 1")
    aims = [
        a.space for a in race.match.game.legal_actions(race.state) if isinstance(a, PointCamera)
    ]
    assert aims == [1, 3, 4, 6, *range(9, 17)]
    bens = photographed(7, mirage="8 by 1", turn=2)
    assert bens.desert_spaces == [3, 4, 6, *range(10, 17)]
    assert bens.objection(PointCamera(3)) is PhotographerNo.ANOTHER_PHOTOGRAPHER
    tile = PlaceDesertTile(7, Side.OASIS)
    assert bens.objection(tile) is PhotographerNo.SPACE_HAS_CAMERA
    assert bens.objection(PlaceDesertTile(9, Side.OASIS)) is No.NEXT_TO_DESERT_TILE


# Module 3. The camels stand so that the die of the first one ends the leg and changes no place.


def leg_ends(
    order: str,
    leg_tiles: Mapping[int, str],
    *,
    laid: Sequence[LaidPositionTile] = (),
    partners: Sequence[tuple[int, int]] = (),
    seats: int = 3,
    **more: Any,
) -> Race:
    """Who is first moves one space, and the leg is scored with this ranking."""
    camels = ranks(order)
    spaces = " ".join(f"{camel.value}@{9 - place}" for place, camel in enumerate(camels))
    left = tuple(p for p in (2, 3, 4, 5) if p not in {tile.place for tile in laid})
    extras: dict[str, object] = {position_bets.KEY: PositionTiles(left, tuple(laid))}
    modules = [position_bets.KEY]
    if partners:
        pairs = dict(partners) | {b: a for a, b in partners}
        extras[consortium.KEY] = Consortia(tuple(map(pairs.get, range(seats))))
        modules.append(consortium.KEY)
    race = at_race(
        spaces,
        seats,
        dice=camels[0].value,
        turn=seats - 1,
        leg_tiles=leg_tiles,
        modules=modules,
        extras=extras,
        **more,
    )
    race.rolls(camels[0], 1)
    assert race.told(events.LegEnded)[0].ranking == camels
    return race


@pytest.mark.rule("R91")
def test_x40_juan_saves_his_tile_by_the_third_place() -> None:
    third = LaidPositionTile(3, seat=0, leg_tile=0)
    race = leg_ends("O>G>Y>B>W", {0: "yellow5"}, laid=[third], pounds=(5, 3, 3))
    assert race.pounds[0] == 8


@pytest.mark.rule("R91", "R92")
@pytest.mark.parametrize("order", ["Y>G>O>B>W", "G>Y>O>B>W"])
def test_x41_x42_a_pair_pays_nothing_for_the_first_or_second_place(order: str) -> None:
    third = LaidPositionTile(3, seat=0, leg_tile=0)
    assert leg_ends(order, {0: "yellow5"}, laid=[third]).pounds[0] == 3 - 1


@pytest.mark.rule("R91", "R92")
def test_x43_the_second_place_by_a_position_tile_pays_three() -> None:
    second = LaidPositionTile(2, seat=0, leg_tile=0)
    assert leg_ends("G>Y>O>B>W", {0: "yellow2"}, laid=[second]).pounds[0] == 3 + 3


@pytest.mark.rule("R90", "R91")
def test_x44_pairs_and_plain_tiles_are_added_up() -> None:
    laid = [
        LaidPositionTile(2, seat=0, leg_tile=0),
        LaidPositionTile(5, seat=0, leg_tile=2),
        LaidPositionTile(3, seat=0, leg_tile=3),
    ]
    tiles = {0: "yellow2 yellow3 white2 blue2", 1: "yellow5"}
    race = leg_ends("G>Y>O>B>W", tiles, laid=laid)
    assert [c.pounds for c in race.told(events.ClaimScored) if c.seat == 0] == [3, 1, 3, -1]
    assert race.pounds[0] == 3 + 6


@pytest.mark.rule("R88")
def test_x45_a_tile_from_the_bottom_of_a_pile() -> None:
    race = at_race("blue@3", modules=[position_bets.KEY])
    race.plays(TakeBottomLegBettingTile(3, BLUE))
    assert race.state.players[0].leg_tiles == (LegTile(BLUE, 2),)
    assert race.state.piles[BLUE] == (5, 3, 2)
    assert position_tiles(race.state).laid == (LaidPositionTile(3, 0, 0),)
    assert race.state.turn == 1


# Module 4. Juan is seat 0, Pilar seat 1; pounds not given are 3.


def copied(race: Race, seat: int) -> list[int]:
    return [fact.pounds for fact in race.told(TileCopied) if fact.seat == seat]


@pytest.mark.rule("R96", "R99")
def test_x46_each_partner_copies_the_best_tile_of_the_other() -> None:
    race = leg_ends(
        "Y>G>O>B>W",
        {1: "yellow5 orange3", 2: "orange5"},
        partners=[(0, 1)],
        seats=6,
        pyramid_tiles=(1, 0, 0, 0, 0, 3),
    )
    assert race.pounds[:2] == (3 + 6, 3 + 5)
    assert (copied(race, 0), copied(race, 1)) == ([5], [1])


@pytest.mark.rule("R97", "R99", "R107")
def test_x47_a_pair_is_copied_as_one_tile() -> None:
    third = LaidPositionTile(3, seat=0, leg_tile=0)
    race = leg_ends(
        "Y>G>O>B>W",
        {0: "orange3 blue5", 1: "white5 orange2", 2: "orange5"},
        laid=[third],
        partners=[(0, 1)],
        seats=6,
    )
    assert race.pounds[:2] == (3 + 2, 3 + 1)
    assert (copied(race, 0), copied(race, 1)) == ([], [3])


@pytest.mark.rule("R52", "R96")
def test_x48_the_floor_is_applied_to_the_sum_with_the_copy() -> None:
    race = leg_ends(
        "Y>G>O>B>W",
        {0: "orange5 blue5 white5", 1: "green5"},
        partners=[(0, 1)],
        seats=6,
        pounds=(0, 0, 3, 3, 3, 3),
    )
    assert race.pounds[:2] == (0, 1)
    assert (copied(race, 0), copied(race, 1)) == ([1], [])
