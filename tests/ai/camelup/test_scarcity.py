"""R16: what is left of the piles when it is the seat's turn again."""

import pytest

from camelup_desktop.ai.camelup.leg_odds import leg_odds
from camelup_desktop.ai.camelup.scarcity import Demand, demand, leg_tile_value
from camelup_desktop.engine.camelup import CAMELS, Camel, printed_rules
from tests.builders import Race, at_race


def asked(race: Race) -> Demand:
    state = race.state
    return demand(state, leg_odds(state.track, state.dice, {}))


@pytest.mark.rule("R16")
def test_rivals_take_the_best_tiles_first() -> None:
    """Blue leads after one of three faces, so its tiles are worth 2 1/3, 1 2/3 and 1 1/3."""
    race = at_race(
        "blue@4 green@7 orange/yellow/white@1",
        dice="blue", seats=4, turn=2, leg_tiles={2: "green5 green3 green2"},
    )  # fmt: skip
    found = asked(race)
    assert found.takers[Camel.BLUE] == (3, 0, 1)
    assert found.takers[Camel.GREEN] == ()
    assert found.takers[Camel.WHITE] == ()
    assert found.left[Camel.GREEN] is None
    assert found.left[Camel.BLUE] is None
    assert found.left[Camel.WHITE] == pytest.approx(-1)


@pytest.mark.rule("R16")
def test_nobody_takes_what_is_worth_less_than_the_roll() -> None:
    race = at_race(
        "blue@7 green@4 orange/yellow/white@1",
        dice="white",
        leg_tiles={1: "blue5 blue3 blue2", 2: "green5 green3"},
    )
    found = asked(race)
    assert all(found.takers[camel] == () for camel in CAMELS)
    assert found.left[Camel.BLUE] is None


@pytest.mark.rule("R47")
def test_the_value_of_a_leg_tile() -> None:
    race = at_race("blue@4 green@7 orange/yellow/white@1", dice="blue")
    leg = leg_odds(race.state.track, race.state.dice, {})
    rules = printed_rules()
    assert leg_tile_value(rules, leg, Camel.WHITE, 5) == pytest.approx(-1)
    assert leg_tile_value(rules, leg, Camel.BLUE, 2) == pytest.approx(2 / 3 + 2 / 3)
