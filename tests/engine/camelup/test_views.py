"""R6, R21, R22: who may know what."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.camelup import CAMELS, Player, RaceBet, RaceCard, State
from camelup_desktop.engine.table import Match, Seat, Turn
from tests.builders import Race, at_race
from tests.strategies import matches

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS
WINNER, LOSER = RaceBet.OVERALL_WINNER, RaceBet.OVERALL_LOSER


def a_table(**options: Any) -> Race:
    return at_race("blue@3", winner="0:green 1:blue 0:white", loser="2:blue", **options)


@pytest.mark.rule("R6", "R21")
def test_a_seat_sees_its_own_cards_and_only_the_owners_of_the_others() -> None:
    view = a_table().match.view(0)
    assert view.decks == {
        WINNER: (RaceCard(0, GREEN), RaceCard(1, None), RaceCard(0, WHITE)),
        LOSER: (RaceCard(2, None),),
    }
    assert [player.hand for player in view.players] == [
        (BLUE, ORANGE, YELLOW),
        (None,) * 4,
        (None,) * 4,
    ]


@pytest.mark.rule("R21")
def test_by_house_rule_a_laid_card_is_not_looked_at_again() -> None:
    view = a_table(showOwnRaceBets=False).match.view(0)
    assert view.decks == {
        WINNER: (RaceCard(0, None), RaceCard(1, None), RaceCard(0, None)),
        LOSER: (RaceCard(2, None),),
    }
    assert view.players[0].hand == (BLUE, ORANGE, YELLOW)


@pytest.mark.rule("R21")
@pytest.mark.parametrize("shown", [True, False])
def test_a_bystander_sees_no_card_at_all(shown: bool) -> None:
    view = a_table(showOwnRaceBets=shown).match.view(None)
    assert all(card.camel is None for deck in view.decks.values() for card in deck)
    assert all(camel is None for player in view.players for camel in player.hand)
    assert [card.seat for card in view.decks[WINNER]] == [0, 1, 0]
    assert [len(player.hand) for player in view.players] == [3, 4, 4]


@pytest.mark.rule("R21")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_when_the_race_is_over_everybody_sees_every_card(seat: Seat | None) -> None:
    race = at_race("blue@16", winner="0:green 1:blue", showOwnRaceBets=False)
    race.rolls(BLUE, 1)
    assert race.match.view(seat) == race.state


@pytest.mark.rule("R22")
@pytest.mark.parametrize("visibility", ["public", "hiddenTotals"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_pounds_follow_from_public_payments_and_are_no_secret_of_the_rules(
    seat: Seat | None, visibility: str
) -> None:
    view = at_race("blue@3", pounds=(1, 2, 7), moneyVisibility=visibility).match.view(seat)
    assert [player.pounds for player in view.players] == [1, 2, 7]


@pytest.mark.rule("R21")
@settings(max_examples=40)
@given(matches(), st.integers(0, 10**6))
def test_other_cards_on_the_table_would_look_the_same(match: Match[State], seed: int) -> None:
    """The cards of all others are dealt anew; whoever looks cannot tell."""
    state, game = match.state, match.game
    if state.turn is Turn.OVER:
        return
    for seat in (None, *range(len(state.players))):
        dealt = dealt_anew(state, seat, random.Random(seed))
        assert game.view(dealt, seat) == game.view(state, seat)


def dealt_anew(state: State, seat: Seat | None, rng: random.Random) -> State:
    fresh = {at: rng.sample(CAMELS, k=5) for at in range(len(state.players)) if at != seat}
    decks = {
        bet: tuple(
            RaceCard(card.seat, fresh[card.seat].pop()) if card.seat in fresh else card
            for card in deck
        )
        for bet, deck in state.decks.items()
    }
    players = tuple(
        replace(player, hand=tuple(fresh[at])) if at in fresh else player
        for at, player in enumerate(state.players)
    )
    return replace(state, decks=decks, players=players)


@pytest.mark.rule("R21")
@settings(max_examples=40)
@given(matches())
def test_a_view_hides_cards_and_nothing_else(match: Match[State]) -> None:
    for seat in (None, *range(len(match.state.players))):
        view = match.view(seat)
        assert without_cards(view) == without_cards(match.state)
        assert [len(player.hand) for player in view.players] == [
            len(player.hand) for player in match.state.players
        ]


def without_cards(state: State) -> State:
    bare = tuple(
        Player(player.pounds, (), player.leg_tiles, player.pyramid_tiles)
        for player in state.players
    )
    owners = {
        bet: tuple(RaceCard(card.seat, None) for card in deck) for bet, deck in state.decks.items()
    }
    return replace(state, players=bare, decks=owners)


@pytest.mark.rule("R21")
@settings(max_examples=40)
@given(matches())
def test_a_view_shows_what_a_seat_may_know(match: Match[State]) -> None:
    state = match.state
    for seat in range(len(state.players)):
        view = match.view(seat)
        assert view.players[seat] == state.players[seat]
        if state.rules.show_own_race_bets:
            for bet, deck in state.decks.items():
                own = [(at, card) for at, card in enumerate(deck) if card.seat == seat]
                assert own == [(at, c) for at, c in enumerate(view.decks[bet]) if c.seat == seat]


@settings(max_examples=40)
@given(matches())
def test_looking_twice_shows_the_same(match: Match[State]) -> None:
    for seat in (None, *range(len(match.state.players))):
        view = match.view(seat)
        assert match.game.view(view, seat) == view
        assert match.game.view(view, None) == match.view(None)
