"""R22, R23, R52: how pounds are paid and a leg is settled."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.camelup import CAMELS, State
from camelup_desktop.engine.camelup.claims import pay, settle
from camelup_desktop.engine.camelup.events import ClaimScored, PoundsChanged, Reason
from camelup_desktop.engine.camelup.mechanic import Claim
from camelup_desktop.engine.table import Step
from tests.builders import at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


def a_step(*pounds: int) -> Step[State]:
    race = at_race("blue@3", seats=len(pounds), pounds=pounds)
    return Step(race.state, race.match.game.mechanics, ())


def purses(step: Step[State]) -> list[int]:
    return [player.pounds for player in step.state.players]


@pytest.mark.rule("R22", "R23")
@pytest.mark.parametrize(
    ("had", "pounds", "has", "told"),
    [
        (3, 5, 8, [PoundsChanged(1, 5, Reason.LEG, 0)]),
        (3, -2, 1, [PoundsChanged(1, -2, Reason.LEG, 0)]),
        (3, -3, 0, [PoundsChanged(1, -3, Reason.LEG, 0)]),
        (3, -5, 0, [PoundsChanged(1, -3, Reason.LEG, 2)]),
        (0, -1, 0, [PoundsChanged(1, 0, Reason.LEG, 1)]),
        (3, 0, 3, []),
        (0, 0, 0, []),
    ],
)
def test_what_moves_is_told_and_what_cannot_be_paid_is_forgiven(
    had: int, pounds: int, has: int, told: list[PoundsChanged]
) -> None:
    step = a_step(3, had)
    pay(step, 1, pounds, Reason.LEG)
    assert purses(step) == [3, has]
    assert step.events == told


@pytest.mark.rule("R52")
def test_each_seat_adds_up_first_and_then_receives_the_difference() -> None:
    step = a_step(0, 3)
    settle(step, [Claim(0, None, -1), Claim(1, None, 5), Claim(0, None, 1), Claim(0, None, 2)])
    assert purses(step) == [2, 8]
    assert step.events == [
        ClaimScored(0, None, -1),
        ClaimScored(0, None, 1),
        ClaimScored(0, None, 2),
        PoundsChanged(0, 2, Reason.LEG, 0),
        ClaimScored(1, None, 5),
        PoundsChanged(1, 5, Reason.LEG, 0),
    ]


@pytest.mark.rule("R23", "R52")
def test_a_loss_eats_a_gain_of_the_same_leg_and_the_rest_is_forgiven() -> None:
    race = at_race(
        "white@2 yellow@4 orange@6 green@8 blue@9",
        dice="blue",
        pounds=(0, 1, 3),
        leg_tiles={1: "white5 white3 yellow5 green5"},
    )
    race.rolls(BLUE, 1)
    assert race.pounds[1] == 0
    assert PoundsChanged(1, -1, Reason.LEG, 1) in race.told(PoundsChanged)


@pytest.mark.rule("R52")
def test_a_leg_that_comes_out_even_moves_nothing() -> None:
    race = at_race(
        "white@2 yellow@4 orange@6 green@8 blue@9", dice="blue", leg_tiles={1: "white5 green5"}
    )
    race.rolls(BLUE, 1)
    assert [change.seat for change in race.told(PoundsChanged)] == [0, 2]


@pytest.mark.rule("R22")
@pytest.mark.parametrize("visibility", ["public", "hiddenTotals"])
def test_every_payment_is_told_so_that_all_amounts_can_be_added_up(visibility: str) -> None:
    race = at_race("blue@3 green@16", oasis="5 by 1", winner="2:green", moneyVisibility=visibility)
    assert race.state.rules.money_visibility == visibility
    race.rolls(BLUE, 2)
    race.rolls(GREEN, 1)
    sums = [3, 3, 3]
    for change in race.told(PoundsChanged):
        sums[change.seat] += change.amount
    assert tuple(sums) == race.pounds == (4, 5, 11)
