"""The estimate of the race: sums up, is certain where the leg is, and is near what happens."""

import random
from collections import Counter

import pytest

from camelup_desktop.ai.camelup import race_guess
from camelup_desktop.ai.camelup.leg_odds import leg_odds
from camelup_desktop.ai.camelup.race_guess import RaceGuess, guess, steps_to_go
from camelup_desktop.engine.camelup import CAMELS, Camel, State, ranking
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from camelup_desktop.engine.table import Game
from tests.builders import at_race


def guessed(state: State) -> RaceGuess:
    tiles = {tile.space: tile.side for tile in state.desert_tiles}
    return guess(state, leg_odds(state.track, state.dice, tiles))


@pytest.mark.parametrize("camels", ["blue@1", "blue/green@9 white@12", "blue@16 green/white@15"])
@pytest.mark.parametrize("dice", [None, "blue white", ""])
def test_somebody_wins_and_somebody_loses(camels: str, dice: str | None) -> None:
    race = guessed(at_race(camels, dice=dice).state)
    assert sum(race.wins.values()) == pytest.approx(1)
    assert sum(race.loses.values()) == pytest.approx(1)


@pytest.mark.rule("R28", "R54")
def test_a_race_that_ends_in_this_leg_is_known() -> None:
    race = guessed(at_race("green/orange/yellow@3 blue@4 white@16", dice="white").state)
    assert race.wins[Camel.WHITE] == pytest.approx(1)
    assert race.loses[Camel.GREEN] == pytest.approx(1)


def test_the_nearer_the_line_the_more_a_lead_is_worth() -> None:
    chances = [guessed(at_race(f"blue@{space}", dice="").state).wins[Camel.BLUE] for space in
               (6, 10, 13, 15, 16)]  # fmt: skip
    assert chances == sorted(chances)
    assert chances[0] < 0.3 < 0.5 < chances[-1]


def test_a_longer_track_is_counted_from_its_end() -> None:
    assert steps_to_go(at_race("blue@16").state) == 1
    assert steps_to_go(at_race("blue@9 white@4").state) == 8


def test_what_was_counted_are_shares() -> None:
    for _, wins, loses in race_guess.COUNTED:
        assert sum(wins) == pytest.approx(1)
        assert sum(loses) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "camels",
    ["blue/green@5 white@7 orange/yellow@8", "blue@8 green/white@10 orange@11 yellow@13",
     "blue/orange@12 green@13 white@14 yellow@15"],
)  # fmt: skip
def test_the_guess_is_near_what_happens(camels: str) -> None:
    race = at_race(camels)
    rng = random.Random(camels)
    wins, loses = Counter[Camel](), Counter[Camel]()
    races = 1200
    for _ in range(races):
        ended = ranking(_rolled_to_the_end(race.match.game, race.state, rng).track)
        wins[ended[0]] += 1
        loses[ended[-1]] += 1
    guessed_race = guessed(race.state)
    for camel in CAMELS:
        assert guessed_race.wins[camel] == pytest.approx(wins[camel] / races, abs=0.12)
        assert guessed_race.loses[camel] == pytest.approx(loses[camel] / races, abs=0.12)


def _rolled_to_the_end(game: Game[State], state: State, rng: random.Random) -> State:
    while not state.track[-1]:
        state, _ = game.apply(state, TakePyramidTile())
        outcome = rng.choice(game.chance_outcomes(state))
        state, _ = game.apply(state, outcome.action)
    return state
