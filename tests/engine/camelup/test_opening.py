"""R5, R9-R12: who starts, and where and in what order the camels start."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, Camel, No, Stage
from camelup_desktop.engine.camelup.actions import (
    ChooseStartingSeat,
    PlaceStartingCamel,
    RollDie,
    StackStartingCamels,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.events import (
    CamelPlaced,
    DiceReturned,
    LegStarted,
    StartingSeatChosen,
    TurnStarted,
)
from camelup_desktop.engine.camelup.opening import Opening
from camelup_desktop.engine.table import Action, Outcome, Step, Turn, Verdict
from tests.builders import Race, at_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS

SHARED = ((YELLOW, 2), (BLUE, 1), (WHITE, 2), (GREEN, 1), (ORANGE, 2))
"""Yellow, White and Orange meet on space 2, Blue and Green on space 1."""


def placed(camels: tuple[tuple[Camel, int], ...] = SHARED, **options: Any) -> Race:
    """All camels placed in this order, seat 1 to start."""
    race = at_start(3, **options)
    race.plays(ChooseStartingSeat(1))
    for camel, space in camels:
        race.plays(PlaceStartingCamel(camel, space))
    return race


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, [0, 1, 2, 3]),
        ({"firstPlayer": "random"}, [0, 1, 2, 3]),
        ({"firstPlayer": "random", "youngestSeat": 2}, [0, 1, 2, 3]),
        ({"firstPlayer": "seat1"}, [0]),
        ({"firstPlayer": "youngest", "youngestSeat": 2}, [2]),
        ({"firstPlayer": "youngest"}, [0]),
    ],
)
def test_any_seat_starts_equally_likely_or_the_one_the_house_rule_names(
    options: dict[str, Any], seats: list[int]
) -> None:
    race = at_start(4, **options)
    outcomes = race.match.game.chance_outcomes(race.state)
    assert outcomes == tuple(Outcome(ChooseStartingSeat(seat), 1) for seat in seats)


@pytest.mark.rule("R12")
def test_the_chosen_seat_has_the_first_turn_and_the_marker() -> None:
    race = at_start(3)
    assert race.plays(ChooseStartingSeat(2)) == (StartingSeatChosen(2),)
    for camel in CAMELS:
        race.plays(PlaceStartingCamel(camel, 1))
    assert race.state.turn == race.state.seat == race.state.starting_seat == 2


@pytest.mark.rule("R9", "R10")
def test_each_camel_left_and_each_starting_space_is_equally_likely() -> None:
    race = at_start(3)
    race.plays(ChooseStartingSeat(0))
    race.plays(PlaceStartingCamel(GREEN, 2))
    outcomes = race.match.game.chance_outcomes(race.state)
    assert set(outcomes) == {
        Outcome(PlaceStartingCamel(camel, space), 1)
        for camel in (BLUE, ORANGE, YELLOW, WHITE)
        for space in (1, 2, 3)
    }


@pytest.mark.rule("R9")
@pytest.mark.parametrize("space", [0, 4])
def test_no_camel_starts_elsewhere(space: int) -> None:
    race = at_start(3)
    race.plays(ChooseStartingSeat(0))
    assert race.objection(PlaceStartingCamel(BLUE, space)) is Verdict.NOT_NOW


@pytest.mark.rule("R9", "R10")
def test_a_camel_placed_later_stands_on_top() -> None:
    race = placed()
    assert race.picture == "blue/green@1 yellow/white/orange@2"
    assert race.told(CamelPlaced) == [
        CamelPlaced(YELLOW, 2, (YELLOW,)),
        CamelPlaced(BLUE, 1, (BLUE,)),
        CamelPlaced(WHITE, 2, (YELLOW, WHITE)),
        CamelPlaced(GREEN, 1, (BLUE, GREEN)),
        CamelPlaced(ORANGE, 2, (YELLOW, WHITE, ORANGE)),
    ]


@pytest.mark.rule("R10")
def test_every_order_of_a_starting_stack_is_equally_likely() -> None:
    meeting = (BLUE, GREEN, WHITE)
    stacks = [
        placed(tuple((camel, 1 if camel in meeting else 3) for camel in order)).state.track[0]
        for order in itertools.permutations(CAMELS)
    ]
    assert {stacks.count(stack) for stack in itertools.permutations(meeting)} == {120 // 6}


@pytest.mark.rule("R11")
def test_then_all_dice_are_in_the_pyramid_and_the_first_leg_starts() -> None:
    race = placed()
    assert race.match.events[-1][1:] == (DiceReturned(CAMELS), LegStarted(1), TurnStarted(1))
    assert race.state.dice == set(CAMELS)
    assert race.state.pyramid_tiles == 5
    assert race.state.leg == 1


@pytest.mark.rule("R10")
@pytest.mark.parametrize("stacking", ["random", "starterChooses"])
def test_the_starting_seat_is_asked_only_by_house_rule(stacking: str) -> None:
    race = placed(setupStacking=stacking)
    asked = race.state.stage is Stage.STARTING_STACKS
    assert asked == (stacking == "starterChooses")
    assert race.state.turn == 1
    assert race.state.leg == (0 if asked else 1)


@pytest.mark.rule("R10")
def test_the_starting_seat_puts_each_stack_in_the_order_it_names() -> None:
    race = placed(setupStacking="starterChooses")
    facts = race.plays(StackStartingCamels((ORANGE, GREEN, YELLOW, BLUE, WHITE)))
    assert race.picture == "green/blue@1 orange/yellow/white@2"
    assert facts == (
        CamelPlaced(GREEN, 1, (GREEN,)),
        CamelPlaced(BLUE, 1, (GREEN, BLUE)),
        CamelPlaced(ORANGE, 2, (ORANGE,)),
        CamelPlaced(YELLOW, 2, (ORANGE, YELLOW)),
        CamelPlaced(WHITE, 2, (ORANGE, YELLOW, WHITE)),
        DiceReturned(CAMELS),
        LegStarted(1),
        TurnStarted(1),
    )


@pytest.mark.rule("R10")
def test_a_camel_alone_on_its_space_is_not_placed_again() -> None:
    race = placed(
        ((BLUE, 1), (GREEN, 2), (ORANGE, 2), (YELLOW, 3), (WHITE, 3)),
        setupStacking="starterChooses",
    )
    facts = race.plays(StackStartingCamels((WHITE, YELLOW, ORANGE, GREEN, BLUE)))
    assert race.picture == "blue@1 orange/green@2 white/yellow@3"
    assert BLUE not in [fact.camel for fact in facts if isinstance(fact, CamelPlaced)]


@pytest.mark.rule("R10")
def test_every_order_of_all_five_camels_is_offered() -> None:
    race = placed(setupStacking="starterChooses")
    legal = race.match.game.legal_actions(race.state)
    assert set(legal) == {StackStartingCamels(order) for order in itertools.permutations(CAMELS)}


@pytest.mark.rule("R10")
@pytest.mark.parametrize(
    "order",
    [(), (BLUE, GREEN), (BLUE, GREEN, ORANGE, YELLOW, YELLOW), (*CAMELS, BLUE)],
)
def test_an_order_names_each_camel_once(order: tuple[Camel, ...]) -> None:
    race = placed(setupStacking="starterChooses")
    assert race.objection(StackStartingCamels(order)) is No.NOT_A_STARTING_ORDER


@pytest.mark.rule("R10", "R14")
@pytest.mark.parametrize(
    "action",
    [TakePyramidTile(), RollDie(BLUE, 1), PlaceStartingCamel(BLUE, 1), ChooseStartingSeat(1)],
)
def test_nothing_else_is_done_before_the_stacks_are_in_order(action: Action) -> None:
    race = placed(setupStacking="starterChooses")
    assert race.objection(action) is Verdict.NOT_NOW


@pytest.mark.rule("R5", "R10")
def test_with_few_spaces_somebody_always_shares_and_is_asked() -> None:
    """Five camels on three spaces: at least two meet."""
    race = at_start(2, setupStacking="starterChooses")
    race.plays(ChooseStartingSeat(0))
    for camel, space in zip(CAMELS, (1, 2, 3, 1, 2), strict=True):
        assert race.state.turn is Turn.CHANCE
        race.plays(PlaceStartingCamel(camel, space))
    assert race.state.stage is Stage.STARTING_STACKS


def test_what_is_not_its_action_leaves_the_opening_alone() -> None:
    race = placed(setupStacking="starterChooses")
    step = Step(race.state, race.match.game.mechanics, ())
    Opening().apply(step, TakePyramidTile())
    assert step.state == race.state
    assert not step.events


@pytest.mark.rule("R12", "R14")
@pytest.mark.parametrize(
    "action",
    [ChooseStartingSeat(1), PlaceStartingCamel(BLUE, 1), StackStartingCamels(CAMELS)],
)
def test_the_opening_is_not_repeated_during_the_race(action: Action) -> None:
    assert placed().objection(action) is Verdict.NOT_NOW
