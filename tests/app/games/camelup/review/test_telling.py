"""The review in words: kind verdicts, true figures, one sentence a turning point."""

from __future__ import annotations

from dataclasses import replace

import pytest

from camelup_desktop.ai.camelup.hindsight import choice_at
from camelup_desktop.ai.camelup.review import Review, TurningPoint
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.app import paths
from camelup_desktop.app.games.camelup.review.telling import POINTED_OUT, Telling, Verdict, percent
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import Camel, RaceBet, Side
from camelup_desktop.engine.table import Turn
from tests.builders import Race, at_race

NAMES = ("Ada", "Ben", "Cleo")
ONE_DIE = "blue@4 green@7 orange/yellow/white@1"
"""With Blue's die left Green leads unless Blue rolls a 3: Green 5 is worth 11/3, White 5 -1."""


def telling(race: Race, *points: TurningPoint) -> Telling:
    """Tells what has been decided in a race that need not be over."""
    choices = tuple(
        at_once(choice_at(race.match, step, ()))
        for step, (by, _) in enumerate(race.match.actions)
        if by is not Turn.CHANCE
    )
    words = Words(Strings.load(paths.assets() / "strings"), NAMES)
    return Telling(words, race.match, Review((), (), choices, (), points))


def one_die() -> Race:
    return at_race(ONE_DIE, dice="blue")


@pytest.mark.rule("R47")
def test_the_largest_miss_is_told_with_what_was_better_and_why() -> None:
    race = one_die()
    race.takes(Camel.WHITE)
    told = telling(race)
    (choice,) = told.review.choices
    assert told.verdict(choice) is Verdict.MISSED
    assert told.remarkable(choice)
    assert told.done(choice) == "Ada: take White 5, worth −£1.0"
    assert told.better(choice).startswith("Better: take Green 5, worth +£3.7; +")
    assert told.why(choice).startswith("Why take Green 5: Green wins this leg in 67\u00a0%")


@pytest.mark.rule("R47")
def test_the_finest_move_is_told_and_nothing_better() -> None:
    race = one_die()
    race.takes(Camel.GREEN)
    told = telling(race)
    (choice,) = told.review.choices
    assert told.verdict(choice) is Verdict.FINEST
    assert told.better(choice) == ""
    assert "spotted" in told.verdict_words(choice)


def test_verdicts_go_by_what_was_missed() -> None:
    race = one_die()
    race.takes(Camel.WHITE)
    told = telling(race)
    (base,) = told.review.choices
    assert base.value is not None and base.best is not None
    for missed, verdict in ((0.005, Verdict.NEARLY), (0.02, Verdict.SLIP), (0.2, Verdict.COSTLY)):
        win = base.best.win - missed
        choice = replace(base, step=99, value=replace(base.value, win=win))
        assert told.verdict(choice) is verdict
    assert told.verdict(replace(base, step=99, value=base.best)) is Verdict.BEST
    assert told.verdict(replace(base, step=99, value=None, best=None)) is Verdict.UNKNOWN


def test_only_a_few_are_pointed_out() -> None:
    race = at_race("blue@3 green@5", seats=3)
    for _ in range(4):
        for camel in (Camel.ORANGE, Camel.YELLOW, Camel.WHITE):
            if race.state.piles[camel]:
                race.takes(camel)
    told = telling(race)
    missed = [c for c in told.review.choices if told.verdict(c) is Verdict.MISSED]
    assert len(missed) == POINTED_OUT < len(told.review.choices)
    least = min(choice.missed_win for choice in missed)
    for choice in told.review.choices:
        assert choice in missed or choice.missed_win <= least


@pytest.mark.rule("R21")
def test_a_race_card_is_told_with_its_camel_afterwards() -> None:
    race = at_race("blue@9 green@12")
    race.bets(Camel.GREEN, RaceBet.OVERALL_WINNER)
    told = telling(race)
    assert "Green on Winner" in told.done(told.review.choices[0])
    assert told.happened(0) == "Ada laid Green on Winner"


@pytest.mark.rule("R18", "R40")
def test_a_turning_point_is_one_sentence_with_who_rose_and_fell() -> None:
    race = at_race("blue@4 green@7 orange/yellow/white@1", oasis="6 by 1", dice="blue green")
    race.rolls(Camel.BLUE, 2)
    before = (0.4, 0.35, 0.25)
    point = TurningPoint(1, 1, Turn.CHANCE, before, before, (0.2, 0.552, 0.248))
    told = telling(race, point)
    sentence = told.turning_point(point)
    assert sentence.startswith("Ada rolled Blue 2. Blue walks to 6. Blue climbs on Green, space 7.")
    assert "Ben: from 35\u00a0% to 55\u00a0%" in sentence
    assert "Ada: from 40\u00a0% to 20\u00a0%" in sentence


@pytest.mark.rule("R17")
def test_desert_tiles_are_named_by_side_and_space() -> None:
    race = at_race("blue@4 green@7")
    race.lays(Side.MIRAGE, 9)
    told = telling(race)
    assert told.done(told.review.choices[0]).startswith("Ada: mirage on 9, worth ")


def test_what_may_still_happen_is_never_told_as_certain() -> None:
    assert (percent(0.0), percent(0.001), percent(0.5), percent(0.999), percent(1.0)) == (
        0,
        1,
        50,
        99,
        100,
    )
