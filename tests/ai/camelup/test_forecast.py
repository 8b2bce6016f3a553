"""Who will win, with all cards open: sums, symmetry, certainty."""

from dataclasses import replace

import pytest

from camelup_desktop.ai.camelup.forecast import forecast
from camelup_desktop.ai.thinking import at_once
from camelup_desktop.engine.camelup import Camel, camel_up
from tests.builders import Race, at_race, at_start
from tests.strategies import played

ALL_BUT_BLUE = "green@7 orange/yellow/white@1"


def shares(race: Race) -> tuple[float, ...]:
    return at_once(forecast(race.state))


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_while_the_race_is_set_up_all_are_equal(seats: int) -> None:
    race = at_start(seats)
    assert shares(race) == pytest.approx((1 / seats,) * seats)


@pytest.mark.rule("R59")
def test_seats_with_the_same_have_the_same_chance_and_pounds_help() -> None:
    assert shares(at_race("blue@3 green@5", seats=4)) == pytest.approx((0.25,) * 4)
    rich = shares(at_race("blue@3 green@5", seats=4, pounds=(9, 3, 3, 3)))
    assert sum(rich) == pytest.approx(1)
    assert rich[0] > 0.4
    assert rich[1] == pytest.approx(rich[3])


@pytest.mark.rule("R59")
def test_when_it_is_over_the_winners_share_it() -> None:
    for seed in range(30):
        match = played(camel_up(4), seed)
        pounds = [player.pounds for player in match.state.players]
        won = [money == max(pounds) for money in pounds]
        expected = [flag / sum(won) for flag in won]
        assert at_once(forecast(match.state)) == pytest.approx(tuple(expected))


@pytest.mark.rule("R56")
def test_a_card_counts_by_what_it_shows_whoever_can_see_it() -> None:
    """Blue is sure to win the race."""
    camels = "blue@16 green@4 orange/yellow/white@1"
    right = shares(at_race(camels, dice="blue", winner="1:blue"))
    wrong = shares(at_race(camels, dice="blue", winner="1:green"))
    assert right[1] > 0.9
    assert wrong[1] < 1 / 3


def test_the_nearer_the_end_the_more_a_lead_is_worth() -> None:
    pounds = (9, 3, 3)
    early = shares(at_race("blue@3 green@4", pounds=pounds))[0]
    late = shares(at_race("blue@13 green@11", pounds=pounds))[0]
    last = shares(at_race("blue@16 green@11", dice="blue", pounds=pounds))[0]
    assert early < late < last
    assert last > 0.99


def test_a_die_that_is_about_to_fall_belongs_to_the_pound_of_who_rolls() -> None:
    """The pyramid tile is taken already: its pound counts, and the odds are the same."""
    race = at_race(f"blue@4 {ALL_BUT_BLUE}", dice="blue", pounds=(3, 3, 3))
    before = shares(race)
    state = race.state
    first, *others = state.players
    first = replace(first, pyramid_tiles=first.pyramid_tiles + 1)
    rolled = replace(state, players=(first, *others))
    assert at_once(forecast(rolled))[0] > before[0]


def test_nothing_is_asked_of_the_state_but_read() -> None:
    race = at_race(f"blue@4 {ALL_BUT_BLUE}", dice="blue")
    state = race.state
    assert shares(race) == shares(race)
    assert race.state is state
    assert Camel.BLUE in state.dice
