"""R1-R22: what lies on the table when a race begins, and what a turn may be spent on."""

from __future__ import annotations

from collections import Counter

import pytest

from camelup_desktop.engine.camelup import (
    CAMELS,
    Camel,
    DesertTile,
    No,
    RaceBet,
    RaceCard,
    Side,
    camel_up,
    events,
)
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    PlaceStartingCamel,
    RollDie,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Turn
from tests.engine.camelup.side_by_side import SideBySide, at_race, at_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = Camel


@pytest.mark.rule("R1", "R4")
def test_two_to_eight_can_play() -> None:
    for seats in range(2, 9):
        assert len(at_start(seats).state.players) == seats
    for seats in (0, 1, 9, 10):
        with pytest.raises(ValueError, match=r"\b8\b"):
            camel_up(seats)


@pytest.mark.rule("R1", "R6", "R7", "R8")
def test_what_each_player_and_each_pile_begins_with() -> None:
    race = at_race("blue@1")
    for player in race.state.players:
        assert player.pounds == 3
        assert player.hand == CAMELS
        assert (player.leg_tiles, player.pyramid_tiles) == ((), 0)
    assert set(race.state.piles.values()) == {(5, 3, 2)}
    assert race.state.pyramid_tiles == 5
    assert race.state.desert_tiles == ()


@pytest.mark.rule("R5")
def test_the_track_has_sixteen_spaces_and_one_stack_for_those_beyond() -> None:
    race = at_race("blue@16")
    assert race.state.rules.spaces == 16
    assert len(race.state.track) == 17
    race.rolls(BLUE, 1)
    assert race.state.track[16] == (BLUE,)


@pytest.mark.rule("R9")
def test_each_camel_may_start_on_the_first_three_spaces() -> None:
    race = at_start()
    race.plays(race.match.game.possible_actions(race.state)[0])
    outcomes = race.match.game.chance_outcomes(race.state)
    starts = {PlaceStartingCamel(camel, space) for camel in CAMELS for space in (1, 2, 3)}
    assert {outcome.action for outcome in outcomes} == starts
    assert len({outcome.weight for outcome in outcomes}) == 1


def kinds_of_choice(race: SideBySide) -> Counter[str]:
    return Counter(type(a).__name__ for a in race.match.game.legal_actions(race.state))


@pytest.mark.rule("R14", "R15", "R16", "R17", "R18", "R19")
def test_a_turn_is_one_of_four_kinds_of_action() -> None:
    """Camels stand on 1 and 3, so tiles may go to 2 and to 4-16, either side up."""
    race = at_race("blue@3")
    assert kinds_of_choice(race) == {
        "TakeLegBettingTile": 5,
        "PlaceDesertTile": 2 * 14,
        "TakePyramidTile": 1,
        "PlaceRaceBettingCard": 2 * 5,
    }
    race.takes(WHITE)
    assert race.state.turn == 1
    race.lays(Side.OASIS, 8)
    assert race.state.turn == 2
    race.bets(GREEN, RaceBet.OVERALL_LOSER)
    assert race.state.turn == 0
    race.rolls(BLUE, 2)
    assert race.state.turn == 1


@pytest.mark.rule("R15", "R51")
def test_the_last_pyramid_tile_can_always_be_taken() -> None:
    race = at_race("blue@3", seats=2, dice="blue")
    assert race.objection(TakePyramidTile()) is None
    race.rolls(BLUE, 1)
    assert race.state.pyramid_tiles == len(race.state.dice) == 5


@pytest.mark.rule("R18")
def test_any_die_left_may_fall_and_show_any_number() -> None:
    race = at_race("blue@3", dice="green white")
    race.plays(TakePyramidTile())
    assert race.state.turn is Turn.CHANCE
    outcomes = race.match.game.chance_outcomes(race.state)
    falls = {RollDie(camel, pips) for camel in (GREEN, WHITE) for pips in (1, 2, 3)}
    assert {outcome.action for outcome in outcomes} == falls
    assert len({outcome.weight for outcome in outcomes}) == 1
    race.plays(RollDie(WHITE, 2))
    assert race.state.dice == {GREEN}


@pytest.mark.rule("R18", "R48")
def test_a_pyramid_tile_pays_only_when_the_leg_is_scored() -> None:
    race = at_race("blue@3", dice="blue green", pyramid_tiles=(0, 0, 3))
    race.rolls(BLUE, 1)
    assert race.pounds == (3, 3, 3)
    race.rolls(GREEN, 1)
    assert race.pounds == (4, 4, 6)


@pytest.mark.rule("R17", "R37")
def test_a_desert_tile_moves_acts_again_and_goes_back_at_the_end_of_the_leg() -> None:
    race = at_race("blue@6 green@7 orange@3", dice="blue green orange", oasis="12 by 0")
    race.lays(Side.MIRAGE, 8)
    assert race.state.desert_tiles == (DesertTile(0, 8, Side.MIRAGE),)
    race.rolls(BLUE, 2)
    race.rolls(GREEN, 1)
    assert race.shows("green/blue@7")
    assert race.pounds == (5, 3, 3)
    race.rolls(ORANGE, 1)
    assert race.state.desert_tiles == ()
    assert race.told(events.DesertTileReturned) == [events.DesertTileReturned(0, 8)]


@pytest.mark.rule("R37")
def test_a_desert_tile_may_lie_behind_all_camels() -> None:
    race = at_race("blue/green/orange/yellow/white@9")
    assert 2 in race.desert_spaces


@pytest.mark.rule("R43")
def test_one_die_meets_one_desert_tile_at_most() -> None:
    """Tiles on 6 and 8: the oasis on 6 leads to 7, and 8 is not reached."""
    race = at_race("blue@4 green@5", oasis="6 by 0", mirage="8 by 1")
    race.rolls(BLUE, 2)
    assert race.shows("blue@7")
    assert len(race.told(events.DesertTileTriggered)) == 1


@pytest.mark.rule("R44")
def test_a_mirage_on_space_two_sends_the_unit_to_space_one() -> None:
    race = at_race("blue/green@1 orange@3", mirage="2 by 2")
    race.rolls(GREEN, 1)
    assert race.shows("green/blue@1")
    assert race.pounds == (3, 3, 4)


@pytest.mark.rule("R32")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        (0, No.SPACE_NOT_ON_TRACK),
        (1, No.SPACE_ONE),
        (17, No.SPACE_NOT_ON_TRACK),
        (5, No.SPACE_HAS_CAMELS),
        (9, No.SPACE_HAS_DESERT_TILE),
        (8, No.NEXT_TO_DESERT_TILE),
        (10, No.NEXT_TO_DESERT_TILE),
    ],
)
def test_where_a_desert_tile_may_not_go_and_why(space: int, reason: No) -> None:
    race = at_race("blue@5", oasis="9 by 1")
    assert race.objection(PlaceDesertTile(space, Side.OASIS)) is reason


@pytest.mark.rule("R19", "R20", "R21")
def test_a_race_betting_card_leaves_the_hand_for_the_top_of_a_deck() -> None:
    race = at_race("blue@5", seats=2, winner="1:white")
    race.bets(GREEN, RaceBet.OVERALL_WINNER)
    deck = race.state.decks[RaceBet.OVERALL_WINNER]
    assert deck == (RaceCard(1, WHITE), RaceCard(0, GREEN))
    assert GREEN not in race.state.players[0].hand
    assert race.told(events.RaceBettingCardPlaced) == [
        events.RaceBettingCardPlaced(0, RaceBet.OVERALL_WINNER)
    ]


@pytest.mark.rule("R20")
def test_all_five_cards_may_be_laid_on_one_deck() -> None:
    race = at_race("blue@5", winner="0:white 0:blue 0:green 0:orange")
    race.bets(YELLOW, RaceBet.OVERALL_WINNER)
    race.takes(BLUE)
    race.takes(BLUE)
    assert "PlaceRaceBettingCard" not in kinds_of_choice(race)


@pytest.mark.rule("R58")
def test_cards_never_laid_neither_win_nor_cost() -> None:
    race = at_race("blue@3 green@16")
    race.rolls(GREEN, 1)
    assert race.pounds == (4, 3, 3)
    assert race.told(events.RaceBettingCardRevealed) == []


@pytest.mark.rule("R14")
def test_nobody_acts_while_the_die_is_out() -> None:
    race = at_race("blue@3")
    race.plays(TakePyramidTile())
    for action in (
        TakePyramidTile(),
        TakeLegBettingTile(BLUE),
        PlaceDesertTile(9, Side.OASIS),
        PlaceRaceBettingCard(BLUE, RaceBet.OVERALL_WINNER),
    ):
        assert race.objection(action) is not None
