"""Chance draws by weight, and draw number n depends on the seed and n alone."""

from __future__ import annotations

from collections import Counter

import pytest

from camelup_desktop.engine.camelup import camel_up
from camelup_desktop.engine.camelup.actions import RollDie, TakeLegBettingTile, TakePyramidTile
from camelup_desktop.engine.table import Action, Match
from camelup_desktop.engine.table.dice import Dice
from tests.builders import Camel, Race, at_race
from tests.engine.table.marbles import Colour, Draw, MoveLid, Reach, marbles


def drawn(seed: int | str, *before: Action) -> Action:
    match = Match(marbles())
    for action in before:
        match.play(action)
    match.play(Reach())
    return Dice(seed)(match)


def test_the_same_seed_draws_the_same() -> None:
    assert drawn(42) == drawn(42)


def test_another_seed_draws_something_else_sooner_or_later() -> None:
    assert {drawn(seed) for seed in range(40)} == {Draw(Colour.RED), Draw(Colour.CLEAR)}


def test_a_seed_may_be_words() -> None:
    assert drawn("sand") == drawn("sand")
    assert len({drawn(f"sand {number}") for number in range(40)}) == 2


def test_chance_draws_by_weight() -> None:
    counts = Counter(drawn(seed) for seed in range(3000))
    assert 0.63 < counts[Draw(Colour.RED)] / 3000 < 0.70


def test_what_seats_did_in_between_does_not_change_the_draw() -> None:
    assert [drawn(seed) for seed in range(40)] == [
        drawn(seed, MoveLid(True), MoveLid(False)) for seed in range(40)
    ]


def test_the_next_draw_is_another_one() -> None:
    pairs = set()
    for seed in range(40):
        match, dice = Match(marbles()), Dice(seed)
        match.play(Reach())
        first = dice(match)
        match.play(Draw(Colour.RED))
        match.play(Reach())
        pairs.add((first, dice(match)))
    assert len(pairs) == 4


def test_a_game_taken_up_again_goes_on_with_the_same_dice() -> None:
    def rolls(interrupted: bool) -> list[Action]:
        race, dice = Race(camel_up(3)), Dice(7)
        while len(race.match) < 60 and not race.match.over:
            if isinstance(race.state.turn, int):
                race.plays(TakePyramidTile())
            else:
                race.plays(Dice(7)(race.match) if interrupted else dice(race.match))
        return [action for _, action in race.match.actions]

    assert rolls(interrupted=True) == rolls(interrupted=False)


def test_chance_only_looks() -> None:
    race = at_race("blue@3")
    race.plays(TakeLegBettingTile(Camel.BLUE))
    race.plays(TakePyramidTile())
    state, length = race.state, len(race.match)
    assert isinstance(Dice(3)(race.match), RollDie)
    assert race.state is state
    assert len(race.match) == length


@pytest.mark.rule("R18")
def test_every_die_and_face_falls_about_as_often() -> None:
    race = at_race("blue@3")
    race.plays(TakePyramidTile())
    counts = Counter(Dice(seed)(race.match) for seed in range(3000))
    assert len(counts) == 15
    assert all(150 <= count <= 250 for count in counts.values())
