"""R20, R21, R56: what face-down cards may show, from public facts alone."""

from dataclasses import replace

import pytest

from camelup_desktop.ai.camelup.belief import Chances, Queue, believe
from camelup_desktop.ai.camelup.history import Placement, placements
from camelup_desktop.ai.camelup.tables import leaf_odds
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from tests.builders import Race, at_race

WINNER, LOSER = RaceBet.OVERALL_WINNER, RaceBet.OVERALL_LOSER
EVEN = Chances((0.2,) * 5, (0.2,) * 5)
BLUE = CAMELS.index(Camel.BLUE)
GREEN = CAMELS.index(Camel.GREEN)


def asked(race: Race, now: Chances = EVEN, remembered: bool = True) -> dict[RaceBet, Queue]:
    placed = placements(race.match) if remembered else ()
    leaf = at_once(leaf_odds())
    return believe(race.match.view(race.state.seat), now, placed, leaf)


@pytest.mark.rule("R56")
def test_an_empty_deck_pays_most() -> None:
    for queue in asked(at_race("blue@5")).values():
        assert queue.cards == ()
        assert queue.pays == (8.0,) * 5


@pytest.mark.rule("R21", "R56")
def test_the_seats_own_card_is_known() -> None:
    queue = asked(at_race("blue@5", winner="0:blue"))[WINNER]
    assert queue.cards[0].shows[BLUE] == 1
    assert queue.pays[BLUE] == 5
    assert queue.pays[GREEN] == 8


@pytest.mark.rule("R21")
def test_a_card_placed_when_one_camel_was_far_ahead_is_that_camel() -> None:
    race = at_race("blue@14 green@4 orange/yellow/white@1", seats=2)
    race.bets(Camel.WHITE, WINNER)  # whatever it really is
    queue = asked(race)[WINNER]
    assert max(queue.cards[0].shows) == queue.cards[0].shows[BLUE] > 0.9
    assert queue.pays[BLUE] < 5.5 < 7.9 < queue.pays[GREEN]


@pytest.mark.rule("R20")
def test_nobody_is_thought_to_place_the_same_card_twice() -> None:
    race = at_race("blue@14 green@10 orange/yellow/white@1", seats=2)
    race.bets(Camel.WHITE, WINNER)
    race.plays(TakePyramidTile())
    race.plays(race.match.game.chance_outcomes(race.state)[0].action)
    race.bets(Camel.ORANGE, WINNER)
    cards = asked(race)[WINNER].cards
    assert cards[0].shows[BLUE] > 0.9
    assert cards[1].shows[BLUE] < 0.15


@pytest.mark.rule("R21")
def test_without_a_history_the_odds_of_now_must_do() -> None:
    race = at_race("blue@5", winner="1:green")
    now = Chances((0.6, 0.1, 0.1, 0.1, 0.1), (0.2,) * 5)
    shows = asked(race, now, remembered=False)[WINNER].cards[0].shows
    assert shows[BLUE] == max(shows) < 0.99
    assert sum(shows) == pytest.approx(1)


@pytest.mark.rule("R21")
def test_with_a_house_rule_a_seat_may_not_look_at_its_own_cards_again() -> None:
    """Of its hand it still knows which cards it has placed."""
    race = at_race("blue@5", winner="0:blue", loser="0:green", showOwnRaceBets=False)
    decks = asked(race, remembered=False)
    for queue in decks.values():
        shows = queue.cards[0].shows
        assert shows[BLUE] == pytest.approx(shows[GREEN], abs=0.01)
        assert shows[BLUE] + shows[GREEN] > 0.99


@pytest.mark.rule("R21")
def test_the_history_is_who_where_and_when_and_nothing_more() -> None:
    race = at_race("blue@5 green@9", seats=2)
    before = race.state
    race.bets(Camel.WHITE, LOSER)
    race.rolls(Camel.BLUE, 2)
    assert placements(race.match) == (Placement(LOSER, 0, before.track, before.dice),)
    other = at_race("blue@5 green@9", seats=2)
    other.bets(Camel.GREEN, LOSER)
    other.rolls(Camel.BLUE, 2)
    assert placements(other.match) == placements(race.match)


@pytest.mark.rule("R56")
def test_the_payouts_are_those_of_the_rules_played() -> None:
    race = at_race("blue@5", seats=8, winner=" ".join(f"{seat}:blue" for seat in range(1, 6)))
    sure = Chances((1.0, 0.0, 0.0, 0.0, 0.0), (0.2,) * 5)
    assert asked(race, sure, remembered=False)[WINNER].pays[BLUE] == pytest.approx(1.3, abs=0.1)
    state = replace(race.state, rules=replace(race.state.rules, race_bet_after_fourth=0))
    race.match._states[0] = state
    assert asked(race, sure, remembered=False)[WINNER].pays[BLUE] == pytest.approx(0.6, abs=0.2)
