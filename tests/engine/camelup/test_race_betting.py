"""R19-R21, R53-R58: cards on the overall winner and the overall loser."""

from __future__ import annotations

from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, Camel, No, RaceBet, RaceCard
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.camelup.events import (
    PoundsChanged,
    RaceBettingCardPlaced,
    RaceBettingCardRevealed,
    RaceEnded,
    Reason,
    TurnStarted,
)
from camelup_desktop.engine.table import Game
from tests.builders import Race, at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS
WINNER, LOSER = RaceBet.OVERALL_WINNER, RaceBet.OVERALL_LOSER

FIELD = "white@9 blue@11 yellow/orange@14 green@16"
"""Green wins when it moves, White is last."""


def finished(**table: Any) -> Race:
    """Seat 0 lets Green cross the line; nobody else gains or loses anything in the leg."""
    race = at_race(FIELD, **table)
    race.rolls(GREEN, 1)
    return race


def paid(race: Race, seat: int) -> list[tuple[int, int]]:
    """What the race bets moved for this seat: pounds and what was forgiven."""
    return [
        (change.amount, change.forgiven)
        for change in race.told(PoundsChanged)
        if change.seat == seat and change.reason is Reason.RACE_BET
    ]


@pytest.mark.rule("R19", "R21")
@pytest.mark.parametrize("bet", RaceBet)
def test_a_card_goes_face_down_on_top_of_one_deck_and_the_turn_passes(bet: RaceBet) -> None:
    race = at_race("blue@3", winner="1:blue", loser="1:green", turn=2)
    below = race.state.decks[bet]
    assert race.bets(WHITE, bet) == (RaceBettingCardPlaced(2, bet), TurnStarted(0))
    assert race.state.decks[bet] == (*below, RaceCard(2, WHITE))
    assert race.state.players[2].hand == (BLUE, GREEN, ORANGE, YELLOW)


@pytest.mark.rule("R20")
@pytest.mark.parametrize("bet", RaceBet)
@pytest.mark.parametrize("first", RaceBet)
def test_a_card_that_was_laid_is_gone_for_both_decks(first: RaceBet, bet: RaceBet) -> None:
    race = at_race("blue@3", seats=2)
    race.bets(BLUE, first)
    race.bets(BLUE, first)  # the other seat has a card of its own
    assert race.objection(PlaceRaceBettingCard(BLUE, bet)) is No.CARD_NOT_IN_HAND
    assert race.objection(PlaceRaceBettingCard(GREEN, bet)) is None


@pytest.mark.rule("R20")
def test_all_five_cards_may_be_laid_on_either_deck() -> None:
    race = at_race("blue@3", winner="0:blue 0:green 0:orange", loser="0:yellow")
    race.bets(WHITE, WINNER)
    assert race.state.players[0].hand == ()
    assert len(race.state.decks[WINNER]) == 4


@pytest.mark.rule("R21")
def test_cards_stay_in_the_order_in_which_they_were_laid() -> None:
    race = at_race("blue@3", seats=2)
    for camel in (ORANGE, BLUE, WHITE):
        race.bets(camel, WINNER)
    assert race.state.decks[WINNER] == (
        RaceCard(0, ORANGE),
        RaceCard(1, BLUE),
        RaceCard(0, WHITE),
    )


@pytest.mark.rule("R21", "R49")
def test_cards_stay_when_a_leg_ends() -> None:
    race = at_race("blue@3", dice="blue", winner="1:blue", loser="2:white")
    race.rolls(BLUE, 1)
    assert race.state.decks == {WINNER: (RaceCard(1, BLUE),), LOSER: (RaceCard(2, WHITE),)}


@pytest.mark.rule("R54")
def test_the_first_camel_is_overall_winner_and_the_last_is_overall_loser() -> None:
    race = finished(winner="1:green 2:white", loser="2:green 1:white")
    assert race.told(RaceEnded) == [RaceEnded((GREEN, ORANGE, YELLOW, BLUE, WHITE))]
    assert race.pounds[1:] == (3 + 8 + 8, 3 - 1 - 1)


@pytest.mark.rule("R54")
def test_the_loser_is_the_lowest_camel_of_the_rearmost_space() -> None:
    race = at_race("white/blue@9 orange/yellow@12 green@16", loser="1:white 2:blue")
    race.rolls(GREEN, 1)
    assert race.pounds[1:] == (11, 2)


@pytest.mark.rule("R54")
def test_if_all_cross_together_the_lowest_of_the_stack_is_the_loser() -> None:
    race = at_race("white/green/yellow/blue/orange@15", winner="1:orange", loser="2:white")
    race.rolls(WHITE, 2)
    assert race.pounds[1:] == (11, 11)


@pytest.mark.rule("R53", "R55")
def test_the_winner_deck_is_settled_first_and_each_from_its_first_card() -> None:
    race = finished(winner="2:blue 1:green", loser="1:white 2:green")
    assert race.told(RaceBettingCardRevealed) == [
        RaceBettingCardRevealed(2, WINNER, BLUE, -1),
        RaceBettingCardRevealed(1, WINNER, GREEN, 8),
        RaceBettingCardRevealed(1, LOSER, WHITE, 8),
        RaceBettingCardRevealed(2, LOSER, GREEN, -1),
    ]


@pytest.mark.rule("R56")
@pytest.mark.parametrize(("deck", "camel"), [("winner", GREEN), ("loser", WHITE)])
@pytest.mark.parametrize("fifth", [1, 0])
def test_right_cards_pay_8_5_3_2_and_then_1_or_by_house_rule_nothing(
    deck: str, camel: Camel, fifth: int
) -> None:
    cards = " ".join(f"{seat}:{camel.value}" for seat in (3, 1, 5, 2, 4, 6, 7))
    race = finished(seats=8, raceBetAfterFourth=fifth, **{deck: cards})
    revealed = [card.pounds for card in race.told(RaceBettingCardRevealed)]
    assert revealed == [8, 5, 3, 2, fifth, fifth, fifth]
    assert race.pounds[1:] == (8, 5, 11, 3 + fifth, 6, 3 + fifth, 3 + fifth)


@pytest.mark.rule("R56")
def test_a_wrong_card_costs_one_and_uses_up_no_step() -> None:
    race = finished(winner="1:blue 2:green 1:yellow 1:green")
    assert [card.pounds for card in race.told(RaceBettingCardRevealed)] == [-1, 8, -1, 5]
    assert race.pounds[1:] == (3 - 1 - 1 + 5, 11)


@pytest.mark.rule("R57")
def test_each_card_is_settled_by_itself_with_a_floor() -> None:
    race = finished(pounds=(3, 0, 3), winner="1:blue 1:green", loser="1:yellow")
    assert paid(race, 1) == [(0, 1), (8, 0), (-1, 0)]
    assert race.pounds[1] == 7


@pytest.mark.rule("R57")
def test_by_house_rule_all_cards_of_a_seat_are_added_up_first() -> None:
    race = finished(
        pounds=(3, 0, 1),
        winner="1:blue 1:green 2:orange",
        loser="1:yellow 2:blue",
        finalClamp="net",
    )
    assert paid(race, 1) == [(6, 0)]
    assert paid(race, 2) == [(-1, 1)]
    assert race.pounds[1:] == (6, 0)


@pytest.mark.rule("R57")
def test_with_the_winner_deck_settled_first_an_early_gain_pays_for_a_late_loss() -> None:
    race = finished(pounds=(3, 0, 3), winner="1:green", loser="1:blue")
    assert race.pounds[1] == 7


@pytest.mark.rule("R58")
@pytest.mark.parametrize("clamp", ["perCard", "net"])
def test_cards_never_laid_neither_pay_nor_cost(clamp: str) -> None:
    race = finished(finalClamp=clamp)
    assert race.told(RaceBettingCardRevealed) == []
    assert race.pounds[1:] == (3, 3)


def test_a_view_cannot_be_scored() -> None:
    race = at_race(FIELD, winner="1:green")
    game = race.match.game
    blind = Race(Game(game.key, game.view(race.state, 0), game.mechanics))
    with pytest.raises(ValueError, match="does not know the cards"):
        blind.rolls(GREEN, 1)
