"""Temper: a habit among choices that are as good as equal, and nowhere else."""

import random
from collections.abc import Sequence

import pytest

from camelup_desktop.ai.camelup.appraisal import judge
from camelup_desktop.ai.camelup.judgement import Judgement
from camelup_desktop.ai.camelup.tempers import CLOSE, NEAR, Option, Temper, pick
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import Camel, RaceBet, Side
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action
from tests.builders import at_race

ROLL = TakePyramidTile()
CARD = PlaceRaceBettingCard(Camel.GREEN, RaceBet.OVERALL_WINNER)
FAVOURITE = TakeLegBettingTile(Camel.GREEN)
OUTSIDER = TakeLegBettingTile(Camel.WHITE)
OASIS = PlaceDesertTile(12, Side.OASIS)
MIRAGE = PlaceDesertTile(12, Side.MIRAGE)
EVERYTHING: tuple[Action, ...] = (ROLL, CARD, FAVOURITE, OUTSIDER, OASIS, MIRAGE)


@pytest.fixture(scope="module")
def table() -> Judgement:
    race = at_race(
        "blue@6 white@8 green@10 orange/yellow@1",
        pounds=(5, 3, 9),
        leg_tiles={1: "green5", 2: "white5"},
    )
    legal = race.match.game.legal_actions(race.state)
    return at_once(judge(race.match.view(0), legal))


def options(table: Judgement, worth: Sequence[float] = (1.0,) * 6) -> list[Option]:
    return [
        Option(table.of(action), value, 0.3)
        for action, value in zip(EVERYTHING, worth, strict=True)
    ]


@pytest.mark.parametrize(
    ("temper", "liked"),
    [
        (Temper.CAUTIOUS, {ROLL}),
        (Temper.GAMBLER, {CARD}),
        (Temper.SABOTEUR, {MIRAGE}),
        (Temper.COPYCAT, {OUTSIDER}),
        (Temper.PHOTOGRAPHER, {OASIS, MIRAGE}),
    ],
)
def test_its_habit_shows_if_all_is_equal(
    table: Judgement, temper: Temper, liked: set[Action]
) -> None:
    chosen = pick(table, options(table), temper, random.Random(0))
    assert chosen.appraisal.action in liked


def test_a_joker_does_anything_that_is_as_good(table: Judgement) -> None:
    chosen = {
        pick(table, options(table), Temper.JOKER, random.Random(seed)).appraisal.action
        for seed in range(60)
    }
    assert chosen == set(EVERYTHING)


@pytest.mark.parametrize("temper", [None, *Temper])
@pytest.mark.parametrize("best", range(6))
def test_no_habit_costs_more_than_a_little(
    table: Judgement, temper: Temper | None, best: int
) -> None:
    worth = [1.0] * 6
    worth[best] += NEAR + 0.01
    chosen = pick(table, options(table, worth), temper, random.Random(best))
    assert chosen.appraisal.action == EVERYTHING[best]


@pytest.mark.parametrize("temper", list(Temper))
def test_nor_more_than_a_little_of_the_probability_of_winning(
    table: Judgement, temper: Temper
) -> None:
    for best in range(6):
        choices = [
            Option(o.appraisal, o.worth + (at == best) * 1e-3, o.win + (at == best) * 2 * CLOSE)
            for at, o in enumerate(options(table))
        ]
        chosen = pick(table, choices, temper, random.Random(best))
        assert chosen.appraisal.action == EVERYTHING[best]
