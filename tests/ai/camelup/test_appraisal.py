"""Expected pounds of single actions, worked out by hand where few dice are left."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from camelup_desktop.ai.camelup.appraisal import Appraisal, appraise, race_card_pounds
from camelup_desktop.ai.camelup.race_guess import RaceGuess
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


def values(race: Race) -> Callable[[Action], float]:
    state = race.state
    legal = race.match.game.legal_actions(state)
    found = at_once(appraise(race.match.view(state.seat), legal))
    assert tuple(appraisal.action for appraisal in found) == legal
    return {appraisal.action: appraisal.pounds for appraisal in found}.__getitem__


def appraisal_of(race: Race, action: Action) -> Appraisal:
    legal = race.match.game.legal_actions(race.state)
    found = at_once(appraise(race.match.view(race.state.seat), legal))
    return next(appraisal for appraisal in found if appraisal.action == action)


@pytest.mark.rule("R18", "R48")
def test_a_pyramid_tile_is_worth_its_pound() -> None:
    assert values(at_race("blue@3 green@7"))(TakePyramidTile()) == 1


@pytest.mark.rule("R47")
def test_a_leg_betting_tile_by_its_three_faces() -> None:
    """Only Blue's die is left: with 3 it climbs on Green and leads, else it stays second."""
    value = values(at_race("blue@4 green@7 orange/yellow/white@1", dice="blue"))
    assert value(TakeLegBettingTile(Camel.BLUE)) == pytest.approx(5 / 3 + 1 * 2 / 3)
    assert value(TakeLegBettingTile(Camel.GREEN)) == pytest.approx(5 * 2 / 3 + 1 / 3)
    assert value(TakeLegBettingTile(Camel.WHITE)) == pytest.approx(-1)


@pytest.mark.rule("R16", "R47")
def test_the_top_tile_of_the_pile_is_what_counts() -> None:
    race = at_race(
        "blue@4 green@7 orange/yellow/white@1", dice="blue", leg_tiles={1: "green5", 2: "green3"}
    )
    value = values(race)
    assert value(TakeLegBettingTile(Camel.GREEN)) == pytest.approx(2 * 2 / 3 + 1 / 3)


@pytest.mark.rule("R38")
def test_a_desert_tile_is_worth_the_units_that_will_stop_there() -> None:
    """Nobody is near, so a tile changes nothing else."""
    value = values(at_race("blue@4 green@12 orange/yellow/white@1", dice="blue"))
    for space in (5, 6, 7):
        assert value(PlaceDesertTile(space, Side.OASIS)) == pytest.approx(1 / 3)
    assert value(PlaceDesertTile(9, Side.MIRAGE)) == 0


@pytest.mark.rule("R35", "R38")
def test_moving_a_desert_tile_gives_up_what_the_old_place_would_bring() -> None:
    race = at_race("blue@4 green@12 orange/yellow/white@1", dice="blue", oasis="6 by 0")
    value = values(race)
    assert value(PlaceDesertTile(10, Side.OASIS)) == pytest.approx(-1 / 3)
    assert value(PlaceDesertTile(7, Side.OASIS)) == pytest.approx(0)


@pytest.mark.rule("R38", "R40", "R41", "R47")
def test_a_desert_tile_that_saves_an_own_leg_betting_tile_is_worth_it() -> None:
    """Blue needs a 3 to pass Green. A mirage on 7 would keep it behind, an oasis helps with 2."""
    race = at_race("green@6 blue@4 orange/yellow/white@1", dice="blue", leg_tiles={0: "green5"})
    value = values(race)
    held = 5 / 3 + 1 * 2 / 3  # Green leads after a 1, Blue after a 2 or a 3
    assert value(PlaceDesertTile(5, Side.MIRAGE)) == pytest.approx(1 / 3)
    saved = 5 * 2 / 3 + 1 / 3  # sent back from 7 under Green
    assert value(PlaceDesertTile(7, Side.MIRAGE)) == pytest.approx(1 / 3 + saved - held)
    spot = appraisal_of(race, PlaceDesertTile(7, Side.MIRAGE))
    assert spot.reason.key == "bot.reason.desert_tile_helps"


def race_guess(camel: Camel, wins: float) -> RaceGuess:
    others = {other: (1 - wins) / 4 for other in CAMELS if other is not camel}
    return RaceGuess({camel: wins, **others}, {camel: wins, **others})


@pytest.mark.rule("R56")
@pytest.mark.parametrize("bet", list(RaceBet))
def test_a_race_card_pays_by_its_place_in_the_deck(bet: RaceBet) -> None:
    race = at_race("blue@15")
    sure = race_guess(Camel.BLUE, 1.0)
    for cards, pounds in enumerate((8, 5, 3, 2, 1, 1)):
        deck = tuple(RaceCard(1, None) for _ in range(cards))
        state = replace(race.state, decks={**race.state.decks, bet: deck})
        assert race_card_pounds(state, sure, Camel.BLUE, bet) == pytest.approx(pounds)
        assert race_card_pounds(state, sure, Camel.WHITE, bet) == pytest.approx(-1)


@pytest.mark.rule("R20", "R56")
def test_own_cards_below_do_not_count_as_they_show_other_camels() -> None:
    race = at_race("blue@15", winner="0:white 0:green")
    sure = race_guess(Camel.BLUE, 1.0)
    assert race_card_pounds(race.state, sure, Camel.BLUE, WINNER) == pytest.approx(8)


@pytest.mark.rule("R56")
def test_a_rivals_card_is_right_as_often_as_the_camel() -> None:
    race = at_race("blue@15", loser="1:white")
    half = race_guess(Camel.BLUE, 0.5)
    pay = 0.5 * 8 + 0.5 * 5
    assert race_card_pounds(race.state, half, Camel.BLUE, LOSER) == pytest.approx(0.5 * pay - 0.5)


@pytest.mark.rule("R21")
def test_hidden_cards_change_nothing() -> None:
    one = at_race("blue@12 green@14", winner="1:blue 2:green 1:white", loser="2:orange")
    other = at_race("blue@12 green@14", winner="1:orange 2:white 1:green", loser="2:blue")
    for action in one.match.game.legal_actions(one.state):
        assert appraisal_of(one, action) == appraisal_of(other, action)


@pytest.mark.rule("R21")
@pytest.mark.parametrize("bet", list(RaceBet))
def test_the_reason_for_a_race_card_tells_nothing_about_it(bet: RaceBet) -> None:
    race = at_race("blue@12 green@14")
    reasons = {
        (reason.key, *reason.values.items())
        for camel in CAMELS
        for reason in [appraisal_of(race, PlaceRaceBettingCard(camel, bet)).reason]
    }
    assert reasons == {("bot.reason.race_bet",)}


@pytest.mark.rule("R10")
def test_before_the_race_every_starting_order_is_worth_the_same() -> None:
    race = at_start(seats=3, setupStacking="starterChooses", firstPlayer="seat1")
    while race.state.turn != 0:
        outcomes = race.match.game.chance_outcomes(race.state)
        race.plays(outcomes[0].action)
    legal = race.match.game.legal_actions(race.state)
    assert len(legal) == 120
    assert {a.pounds for a in at_once(appraise(race.match.view(0), legal))} == {0.0}
