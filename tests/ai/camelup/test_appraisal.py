"""What single actions are worth, worked out by hand where few dice are left."""

from dataclasses import replace

import pytest

from camelup_desktop.ai.camelup.appraisal import ROLL, judge
from camelup_desktop.ai.camelup.judgement import Appraisal, Judgement
from camelup_desktop.ai.camelup.spots import desert_tile
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, RaceCard, Side
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action
from tests.builders import Race, at_race, at_start

WINNER, LOSER = RaceBet.OVERALL_WINNER, RaceBet.OVERALL_LOSER
DECIDED = "blue@16 green@4 orange/yellow/white@1"
"""With Blue's die left Blue wins the race, and Orange, which carries the others, loses it."""


def judged(race: Race) -> Judgement:
    state = race.state
    legal = race.match.game.legal_actions(state)
    table = at_once(judge(race.match.view(state.seat), legal))
    assert tuple(appraisal.action for appraisal in table.appraisals) == legal
    return table


def pounds(race: Race, action: Action) -> float:
    return judged(race).of(action).pounds


@pytest.mark.rule("R18", "R48")
def test_a_pyramid_tile_is_worth_its_pound_and_counts_a_little_less() -> None:
    roll = judged(at_race("blue@3 green@7")).of(TakePyramidTile())
    assert roll.pounds == 1
    assert roll.worth == ROLL


@pytest.mark.rule("R47")
def test_a_leg_betting_tile_by_its_three_faces() -> None:
    """Only Blue's die is left: with 3 it climbs on Green and leads, else it stays second."""
    table = judged(at_race("blue@4 green@7 orange/yellow/white@1", dice="blue"))
    assert table.of(TakeLegBettingTile(Camel.BLUE)).pounds == pytest.approx(5 / 3 + 1 * 2 / 3)
    assert table.of(TakeLegBettingTile(Camel.GREEN)).pounds == pytest.approx(5 * 2 / 3 + 1 / 3)
    assert table.of(TakeLegBettingTile(Camel.WHITE)).pounds == pytest.approx(-1)


@pytest.mark.rule("R16", "R47")
def test_the_top_tile_of_the_pile_is_what_counts() -> None:
    race = at_race(
        "blue@4 green@7 orange/yellow/white@1", dice="blue", leg_tiles={1: "green5", 2: "green3"}
    )
    assert pounds(race, TakeLegBettingTile(Camel.GREEN)) == pytest.approx(2 * 2 / 3 + 1 / 3)


@pytest.mark.rule("R38")
def test_a_desert_tile_is_worth_the_units_that_will_stop_there() -> None:
    """Nobody is near, so a tile changes nothing else."""
    table = judged(at_race("blue@4 green@12 orange/yellow/white@1", dice="blue"))
    for space in (5, 6, 7):
        assert table.of(PlaceDesertTile(space, Side.OASIS)).pounds == pytest.approx(1 / 3)
    assert table.of(PlaceDesertTile(9, Side.MIRAGE)).pounds == 0


@pytest.mark.rule("R38")
def test_a_house_rule_pays_for_every_camel_of_the_unit() -> None:
    race = at_race(
        "blue/green/orange@4 yellow/white@12", dice="blue", seats=2, desertRewardPer="camel"
    )
    table = judged(race)
    exact = at_once(desert_tile(table, PlaceDesertTile(6, Side.OASIS)))
    assert exact.pounds == pytest.approx(3 * 1 / 3)
    assert table.of(PlaceDesertTile(6, Side.OASIS)).pounds == pytest.approx(3 * 1 / 3)


@pytest.mark.rule("R35", "R38")
def test_moving_a_desert_tile_gives_up_what_the_old_place_would_bring() -> None:
    race = at_race("blue@4 green@12 orange/yellow/white@1", dice="blue", oasis="6 by 0")
    table = judged(race)
    assert table.of(PlaceDesertTile(10, Side.OASIS)).pounds == pytest.approx(-1 / 3)
    assert table.of(PlaceDesertTile(7, Side.OASIS)).pounds == pytest.approx(0)


def spoiling() -> Race:
    """Blue needs a 3 to pass Green. A mirage on 7 would keep it behind, an oasis helps with 2."""
    return at_race("green@6 blue@4 orange/yellow/white@1", dice="blue", leg_tiles={0: "green5"})


HELD = 5 / 3 + 1 * 2 / 3
"""Seat 0 of `spoiling`: Green leads after a 1, Blue after a 2 or a 3."""
SAVED = 5 * 2 / 3 + 1 / 3
"""The same with a mirage on 7, which sends Blue back under Green."""


@pytest.mark.rule("R38", "R40", "R41", "R47")
def test_a_desert_tile_that_saves_an_own_leg_betting_tile_is_worth_it() -> None:
    table = judged(spoiling())
    assert table.of(PlaceDesertTile(5, Side.MIRAGE)).pounds == pytest.approx(1 / 3)
    spot = table.of(PlaceDesertTile(7, Side.MIRAGE))
    assert spot.exact
    assert spot.pounds == pytest.approx(1 / 3 + SAVED - HELD)
    assert spot.reason.key == "bot.reason.desert_tile_helps"


@pytest.mark.rule("R38", "R41", "R47")
def test_what_a_desert_tile_does_to_rivals_is_told_too() -> None:
    """The same for a seat that holds nothing: its two rivals gain what Green's holder gains."""
    race = at_race(
        "green@6 blue@4 orange/yellow/white@1", dice="blue", leg_tiles={0: "green5"}, turn=1
    )
    found = at_once(desert_tile(judged(race), PlaceDesertTile(7, Side.MIRAGE)))
    assert found.pounds == pytest.approx(1 / 3)
    assert found.rivals == pytest.approx((SAVED - HELD) / 2)


@pytest.mark.rule("R38")
def test_any_desert_tile_can_be_tried_out_later() -> None:
    table = judged(spoiling())
    glance = table.of(PlaceDesertTile(12, Side.OASIS))
    assert not glance.exact
    exact = at_once(desert_tile(table, PlaceDesertTile(12, Side.OASIS)))
    assert exact.exact
    assert exact.pounds == pytest.approx(glance.pounds)
    assert exact.win == pytest.approx(glance.win)


@pytest.mark.rule("R56")
@pytest.mark.parametrize(("bet", "camel"), [(WINNER, Camel.BLUE), (LOSER, Camel.ORANGE)])
def test_a_race_card_pays_by_its_place_in_the_deck(bet: RaceBet, camel: Camel) -> None:
    """The race is decided, so rivals' cards are taken to be right too, with little doubt."""
    for cards, pays in enumerate((8, 5, 3, 2, 1, 1)):
        race = at_race(DECIDED, seats=8, dice="blue")
        deck = tuple(RaceCard(seat, None) for seat in range(1, cards + 1))
        race.match._states[0] = replace(race.state, decks={**race.state.decks, bet: deck})
        assert pounds(race, PlaceRaceBettingCard(camel, bet)) == pytest.approx(pays, abs=0.7)
        assert pounds(race, PlaceRaceBettingCard(Camel.WHITE, bet)) == pytest.approx(-1, abs=1e-4)


@pytest.mark.rule("R20", "R56")
def test_own_cards_below_are_known() -> None:
    right = at_race(DECIDED, dice="blue", winner="0:white 0:green")
    assert pounds(right, PlaceRaceBettingCard(Camel.BLUE, WINNER)) == pytest.approx(8)


@pytest.mark.rule("R21", "R56")
def test_hidden_cards_change_nothing() -> None:
    one = at_race("blue@12 green@14", winner="1:blue 2:green 1:white", loser="2:orange")
    other = at_race("blue@12 green@14", winner="1:orange 2:white 1:green", loser="2:blue")
    assert judged(one).appraisals == judged(other).appraisals


@pytest.mark.rule("R21")
@pytest.mark.parametrize("bet", list(RaceBet))
def test_the_reason_for_a_race_card_tells_nothing_about_it(bet: RaceBet) -> None:
    table = judged(at_race("blue@12 green@14"))
    reasons = {
        (reason.key, *reason.values.items())
        for camel in CAMELS
        for reason in [table.of(PlaceRaceBettingCard(camel, bet)).reason]
    }
    assert reasons == {("bot.reason.race_bet",)}


@pytest.mark.rule("R59")
def test_the_probability_of_winning_goes_with_the_pounds() -> None:
    equal = judged(at_race("blue@4 green@7", seats=4))
    assert equal.win == pytest.approx(0.25, abs=0.02)
    rich = judged(at_race("blue@4 green@7", seats=4, pounds=(20, 3, 3, 3)))
    poor = judged(at_race("blue@4 green@7", seats=4, pounds=(3, 20, 3, 3)))
    assert rich.win > 0.8 > 0.1 > poor.win
    for table in (equal, rich, poor):
        assert table.pound > 0
        for appraisal in table.appraisals:
            assert 0 <= appraisal.win <= 1
            if appraisal.exact and not isinstance(appraisal.action, TakePyramidTile):
                gain = (appraisal.win - table.win) / table.pound
                assert appraisal.worth == pytest.approx(gain)


@pytest.mark.rule("R59")
def test_who_is_behind_dares_more() -> None:
    """An outsider that pays rarely, but well, is worth more to somebody who needs it."""
    action = TakeLegBettingTile(Camel.BLUE)
    camels = "blue@4 green@7 orange/yellow/white@1"

    def worth(own: int) -> Appraisal:
        return judged(at_race(camels, dice="blue", pounds=(own, 12, 12))).of(action)

    behind, ahead = worth(4), worth(20)
    assert behind.pounds == pytest.approx(ahead.pounds)
    assert behind.worth > ahead.worth


@pytest.mark.rule("R16")
def test_the_reason_says_how_many_rivals_want_the_same_tile() -> None:
    race = at_race("blue@4 green@7 orange/yellow/white@1", dice="blue", seats=3)
    wanted = judged(race).of(TakeLegBettingTile(Camel.GREEN)).reason
    assert wanted.key == "bot.reason.leg_tile_wanted"
    assert wanted.values["n"] == 2  # the second takes the 3, worth as much as Blue's 5
    unwanted = judged(race).of(TakeLegBettingTile(Camel.WHITE)).reason
    assert unwanted.key == "bot.reason.leg_tile"


@pytest.mark.rule("R10")
def test_before_the_race_there_is_nothing_to_judge() -> None:
    race = at_start(seats=3, setupStacking="starterChooses", firstPlayer="seat1")
    while race.state.turn != 0:
        outcomes = race.match.game.chance_outcomes(race.state)
        race.plays(outcomes[0].action)
    legal = race.match.game.legal_actions(race.state)
    with pytest.raises(ValueError, match="begun"):
        at_once(judge(race.match.view(0), legal))
