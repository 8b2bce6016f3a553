"""Section 15 of RULES.md: what each house rule changes. The oracle plays along."""

from __future__ import annotations

import itertools

import pytest

from camelup_desktop.engine.camelup import Camel, LegTile, No, RaceBet, events, options
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceStartingCamel,
    StackStartingCamels,
    TakeLegBettingTile,
)
from tests.engine.camelup.side_by_side import SideBySide, at_race, at_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = Camel


def starting_seats(**options: str | int) -> list[int]:
    race = at_start(4, **options)
    return [
        outcome.action.seat
        for outcome in race.match.game.chance_outcomes(race.state)
        if isinstance(outcome.action, ChooseStartingSeat)
    ]


@pytest.mark.rule("R12")
def test_any_seat_may_start_unless_the_set_up_says_which() -> None:
    assert starting_seats() == [0, 1, 2, 3]
    assert starting_seats(firstPlayer="seat1") == [0]
    assert starting_seats(firstPlayer="youngest", youngestSeat=2) == [2]


def placed(**options: str) -> SideBySide:
    race = at_start(3, **options)
    race.plays(ChooseStartingSeat(1))
    for camel, space in ((WHITE, 2), (BLUE, 2), (GREEN, 1), (ORANGE, 2), (YELLOW, 1)):
        race.plays(PlaceStartingCamel(camel, space))
    return race


@pytest.mark.rule("R9", "R10", "R11", "R12")
def test_camels_placed_later_stand_on_top() -> None:
    race = placed()
    assert race.picture == "green/yellow@1 white/blue/orange@2"
    assert race.state.turn == 1
    assert race.state.dice == set(Camel)


@pytest.mark.rule("R10")
def test_every_starting_stack_is_equally_likely() -> None:
    """Three camels meet on space 1: each of the six orders comes from as many draws."""
    orders = []
    for drawn in itertools.permutations(Camel):
        race = at_start(2)
        race.plays(ChooseStartingSeat(0))
        for camel in drawn:
            race.plays(PlaceStartingCamel(camel, 1 if camel in (BLUE, GREEN, WHITE) else 3))
        orders.append(race.state.track[0])
    assert {orders.count(order) for order in itertools.permutations((BLUE, GREEN, WHITE))} == {20}


@pytest.mark.rule("R10")
def test_the_starting_player_may_order_the_starting_stacks() -> None:
    race = placed(setupStacking="starterChooses")
    assert race.state.turn == 1
    assert race.objection(TakeLegBettingTile(BLUE)) is not None
    bad = StackStartingCamels((ORANGE, ORANGE, YELLOW, GREEN, WHITE))
    assert race.objection(bad) is No.NOT_A_STARTING_ORDER
    race.plays(StackStartingCamels((ORANGE, YELLOW, WHITE, GREEN, BLUE)))
    assert race.picture == "yellow/green@1 orange/white/blue@2"
    assert race.state.turn == 1
    assert race.state.leg == 1


@pytest.mark.rule("R7", "R16")
@pytest.mark.parametrize(("number", "values"), [(3, [5, 3, 2]), (4, [5, 3, 2, 2])])
def test_a_pile_is_taken_from_the_top_until_it_is_empty(number: int, values: list[int]) -> None:
    race = at_race("blue@3", seats=2, legTilesPerColour=number)
    for _ in values:
        race.takes(BLUE)
    assert [tile.value for tile in race.told(events.LegBettingTileTaken)] == values
    assert race.objection(TakeLegBettingTile(BLUE)) is No.NO_LEG_TILE_LEFT
    assert race.state.players[0].leg_tiles[0] == LegTile(BLUE, 5)


@pytest.mark.rule("R56")
@pytest.mark.parametrize(("fifth", "paid"), [(1, [8, 5, 3, 2, 1, 1]), (0, [8, 5, 3, 2, 0, 0])])
def test_the_fifth_right_card_pays_one_or_nothing(fifth: int, paid: list[int]) -> None:
    race = at_race(
        "blue@3 green@16",
        seats=6,
        winner="0:green 1:green 2:green 3:green 4:green 5:green",
        raceBetAfterFourth=fifth,
    )
    race.rolls(GREEN, 1)
    assert [card.pounds for card in race.told(events.RaceBettingCardRevealed)] == paid
    assert [pounds - 3 for pounds in race.pounds[1:]] == paid[1:]


@pytest.mark.rule("R38")
@pytest.mark.parametrize(("per", "paid"), [("unit", 1), ("camel", 3)])
def test_a_desert_tile_pays_for_the_unit_or_for_each_camel(per: str, paid: int) -> None:
    race = at_race("yellow/blue/white@4 green@7", oasis="6 by 1", desertRewardPer=per)
    race.rolls(YELLOW, 2)
    assert race.pounds == (3, 3 + paid, 3)


@pytest.mark.rule("R57")
@pytest.mark.parametrize(("floor", "forgiven"), [("perCard", [1]), ("net", [])])
def test_a_wrong_card_before_a_right_one_is_forgiven_only_card_by_card(
    floor: str, forgiven: list[int]
) -> None:
    race = at_race(
        "blue@3 green@16",
        pounds=(3, 0, 3),
        winner="1:blue 1:green",
        finalClamp=floor,
    )
    race.rolls(GREEN, 1)
    changes = [change for change in race.told(events.PoundsChanged) if change.seat == 1]
    assert [change.forgiven for change in changes if change.forgiven] == forgiven
    assert race.pounds[1] == 7 + len(forgiven)


@pytest.mark.rule("R21")
def test_laid_cards_are_secret_and_by_house_rule_also_from_their_owner() -> None:
    for shown in (True, False):
        race = at_race("blue@3", winner="0:green 1:blue", showOwnRaceBets=shown)
        deck = race.match.view(0).decks[RaceBet.OVERALL_WINNER]
        assert [card.seat for card in deck] == [0, 1]
        assert [card.camel for card in deck] == [GREEN if shown else None, None]


@pytest.mark.rule("R22")
def test_hidden_totals_change_nothing_that_is_played() -> None:
    told = []
    for visibility in ("public", "hiddenTotals"):
        race = at_race("yellow@4", oasis="6 by 1", moneyVisibility=visibility)
        race.rolls(YELLOW, 2)
        told.append((race.match.events, race.pounds))
    assert told[0] == told[1]


def test_every_house_rule_names_its_paragraph_and_defaults_to_the_printed_rule() -> None:
    printed = at_start(2).state.rules
    for option in options():
        race = at_start(2, **{option.key: option.choices[0]})
        assert race.state.rules == printed, option.key
        assert option.rule.startswith("R")


@pytest.mark.parametrize(
    ("chosen", "word"),
    [({"noSuchRule": True}, "noSuchRule"), ({"legTilesPerColour": 5}, "legTilesPerColour")],
)
def test_an_unknown_house_rule_is_refused_by_name(chosen: dict[str, int], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        at_start(3, **chosen)
