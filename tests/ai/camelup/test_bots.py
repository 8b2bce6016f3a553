"""The Trader: legal, honest, the same again with the same dice, and better than chance."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from camelup_desktop.ai.bot import Bot
from camelup_desktop.ai.camelup.bots import Trader
from camelup_desktop.ai.random_bot import RandomBot
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, State, camel_up
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action, Match, Turn
from camelup_desktop.engine.table.dice import Dice
from tests.builders import Race, at_race


def played(bots: Sequence[Bot], seed: object, **options: object) -> Match[State]:
    """A whole race of these bots. `play` refuses what is not legal."""
    match = Match(camel_up(len(bots), options=options))
    dice, rng = Dice(str(seed)), random.Random(f"bots {seed}")
    while not match.over:
        seat = match.state.turn
        if isinstance(seat, Turn):
            match.play(dice(match))
        else:
            legal = match.game.legal_actions(match.state)
            match.play(at_once(bots[seat].think(match.view(seat), legal, rng)).action)
    return match


def choice(race: Race, seed: int = 0) -> Action:
    seat = race.state.seat
    legal = race.match.game.legal_actions(race.state)
    return at_once(Trader().think(race.match.view(seat), legal, random.Random(seed))).action


def share_won(hero: Bot, rivals: Bot, seats: int, races: int) -> float:
    """How many races the hero wins, a shared win shared. Each start is played from every seat."""
    won = 0.0
    for number in range(races):
        bots = [rivals] * seats
        bots[number % seats] = hero
        pounds = [p.pounds for p in played(bots, number // seats).state.players]
        if pounds[number % seats] == max(pounds):
            won += 1 / pounds.count(max(pounds))
    return won / races


def test_it_takes_a_leg_betting_tile_that_is_almost_sure() -> None:
    race = at_race("blue@9 green@4 orange/yellow/white@1", dice="green white")
    assert choice(race) == TakeLegBettingTile(Camel.BLUE)


def test_it_rolls_if_nothing_is_worth_more_than_a_pound() -> None:
    race = at_race(
        "blue@7 green@4 orange/yellow/white@1",
        dice="white",
        leg_tiles={1: "blue5 blue3 blue2", 2: "green5 green3"},
    )
    assert choice(race) == TakePyramidTile()


def test_it_places_a_desert_tile_where_several_units_will_stop() -> None:
    race = at_race(
        "blue@2 green@3 orange@4 yellow@5 white@6",
        leg_tiles={1: "white5 white3 white2 yellow5 yellow3 yellow2",
                   2: "orange5 green5 blue5 orange3 green3 blue3 orange2 green2 blue2"},
    )  # fmt: skip
    assert isinstance(choice(race), PlaceDesertTile)


def test_it_saves_its_leg_betting_tiles_with_a_mirage() -> None:
    race = at_race(
        "green@6 blue@4 orange/yellow/white@1",
        dice="blue",
        leg_tiles={0: "green5 green3 green2", 1: "blue5 blue3 blue2"},
    )
    assert choice(race) == PlaceDesertTile(7, Side.MIRAGE)


def test_it_bets_on_a_race_that_is_decided() -> None:
    race = at_race(
        "blue@16 green@4 orange/yellow/white@1",
        dice="blue white",
        leg_tiles={1: "blue5 blue3 blue2"},
        loser="1:orange 2:orange",
    )
    assert choice(race) == PlaceRaceBettingCard(Camel.BLUE, RaceBet.OVERALL_WINNER)


def test_it_does_not_bet_on_the_race_before_half_of_the_track() -> None:
    chosen = set()
    for number in range(6):
        match = played([Trader()] * 3, f"early {number}")
        for step, (by, action) in enumerate(match.actions):
            before = match.state_after(step)
            if before.track and not any(before.track[8:]) and not isinstance(by, Turn):
                chosen.add(type(action))
    assert PlaceRaceBettingCard not in chosen
    assert TakeLegBettingTile in chosen


def test_ties_are_decided_by_the_random_numbers_handed_in() -> None:
    """Both cards are sure and pay the same: Blue wins, Orange loses."""
    race = at_race(
        "blue@16 green@4 orange/yellow/white@1",
        dice="blue white",
        leg_tiles={1: "blue5 blue3 blue2"},
    )
    assert {choice(race, seed) for seed in range(20)} == {
        PlaceRaceBettingCard(Camel.BLUE, RaceBet.OVERALL_WINNER),
        PlaceRaceBettingCard(Camel.ORANGE, RaceBet.OVERALL_LOSER),
    }


def test_the_same_race_again() -> None:
    one, other = (played([Trader(), RandomBot(), Trader()], 7) for _ in range(2))
    assert one.actions == other.actions


@pytest.mark.rule("R21")
def test_hidden_cards_change_no_decision() -> None:
    for seed in range(5):
        one = at_race("blue@12 green@14", winner="1:blue 2:green 1:white", loser="2:orange")
        other = at_race("blue@12 green@14", winner="1:orange 2:white 1:green", loser="2:blue")
        assert choice(one, seed) == choice(other, seed)


def test_it_uses_every_kind_of_action() -> None:
    kinds = Counter(
        type(action)
        for number in range(8)
        for by, action in played([Trader()] * 4, number).actions
        if not isinstance(by, Turn)
    )
    assert {
        PlaceDesertTile,
        PlaceRaceBettingCard,
        TakeLegBettingTile,
        TakePyramidTile,
    } == set(kinds)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_clearly(seats: int) -> None:
    assert share_won(Trader(), RandomBot(), seats, races=20) > 0.8


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_it_beats_random_at_every_table(seats: int) -> None:
    assert share_won(Trader(), RandomBot(), seats, races=30 * seats) > 0.85


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_thousands_of_races_without_an_illegal_action(seats: int) -> None:
    """Traders and random bots mixed, so that odd positions come up too; `play` is the judge."""
    for number in range(300):
        mixed = [RandomBot() if (number + s) % 3 else Trader() for s in range(seats)]
        assert played(mixed, f"legal {number}").over


@pytest.mark.slow
def test_house_rules_do_not_confuse_it() -> None:
    rules: list[dict[str, object]] = [
        {"setupStacking": "starterChooses", "legTilesPerColour": 4},
        {"allowFlipInPlace": True, "desertRewardPer": "camel"},
        {"ownTileBlocksAdjacency": True, "raceBetAfterFourth": 0, "finalClamp": "net"},
        {"showOwnRaceBets": False, "moneyVisibility": "hiddenTotals"},
    ]
    for options in rules:
        for number in range(15):
            assert played([Trader()] * 3, number, **options).over
