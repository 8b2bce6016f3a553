"""R7, R16, R47, R49: backing a camel to win the leg."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.camelup import CAMELS, LegTile, No
from camelup_desktop.engine.camelup.actions import TakeLegBettingTile
from camelup_desktop.engine.camelup.events import (
    ClaimScored,
    LegBettingTileTaken,
    LegTilesReturned,
    TurnStarted,
)
from tests.builders import at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


@pytest.mark.rule("R16")
def test_the_top_tile_goes_in_front_of_the_seat_and_the_turn_passes() -> None:
    race = at_race("blue@3", turn=2)
    assert race.takes(GREEN) == (LegBettingTileTaken(2, GREEN, 5), TurnStarted(0))
    assert race.state.players[2].leg_tiles == (LegTile(GREEN, 5),)
    assert race.state.piles[GREEN] == (3, 2)
    assert race.state.piles[BLUE] == (5, 3, 2)


@pytest.mark.rule("R7", "R16")
@pytest.mark.parametrize(("number", "values"), [(3, (5, 3, 2)), (4, (5, 3, 2, 2))])
def test_a_pile_is_taken_from_the_top_until_none_is_left(
    number: int, values: tuple[int, ...]
) -> None:
    race = at_race("blue@3", legTilesPerColour=number)
    for value in values:
        assert race.state.piles[WHITE][0] == value
        race.takes(WHITE)
    assert race.objection(TakeLegBettingTile(WHITE)) is No.NO_LEG_TILE_LEFT
    assert race.objection(TakeLegBettingTile(BLUE)) is None


@pytest.mark.rule("R16")
def test_a_seat_may_hold_any_number_also_of_one_colour() -> None:
    race = at_race("blue@3", seats=2, leg_tiles={0: "blue5 blue3 green5"})
    race.takes(BLUE)
    held = [LegTile(BLUE, 5), LegTile(BLUE, 3), LegTile(GREEN, 5), LegTile(BLUE, 2)]
    assert list(race.state.players[0].leg_tiles) == held


@pytest.mark.rule("R47")
def test_first_pays_what_is_printed_second_one_and_the_others_cost_one() -> None:
    race = at_race(
        "white@2 yellow@4 orange@6 green@8 blue@9",
        dice="blue",
        pyramid_tiles=(0, 0, 4),
        leg_tiles={1: "blue5 blue3 blue2 green5 orange5 yellow5 white5"},
    )
    race.rolls(BLUE, 1)
    claims = [(c.tile.camel, c.pounds) for c in race.told(ClaimScored) if c.seat == 1 and c.tile]
    assert claims == [
        (BLUE, 5),
        (BLUE, 3),
        (BLUE, 2),
        (GREEN, 1),
        (ORANGE, -1),
        (YELLOW, -1),
        (WHITE, -1),
    ]
    assert race.pounds[1] == 3 + 5 + 3 + 2 + 1 - 1 - 1 - 1


@pytest.mark.rule("R47")
@pytest.mark.parametrize("camels", ["green@9 blue@10", "green/blue@9"])
def test_second_is_second_under_the_leader_or_on_another_space(camels: str) -> None:
    race = at_race(
        f"{camels} white@2", dice="white", pyramid_tiles=(0, 0, 4), leg_tiles={1: "green5"}
    )
    race.rolls(WHITE, 1)
    assert race.pounds == (4, 4, 7)


@pytest.mark.rule("R47", "R29")
def test_the_ranking_counts_after_the_last_move() -> None:
    race = at_race("green@9 blue@8", dice="blue", leg_tiles={1: "blue5 green5"})
    race.rolls(BLUE, 1)
    assert race.pounds[1] == 3 + 5 + 1


@pytest.mark.rule("R49")
@pytest.mark.parametrize(("number", "values"), [(3, (5, 3, 2)), (4, (5, 3, 2, 2))])
def test_all_tiles_go_back_to_their_piles_after_the_leg(
    number: int, values: tuple[int, ...]
) -> None:
    race = at_race(
        "blue@3",
        dice="blue",
        leg_tiles={0: "blue5 blue3", 2: "white5"},
        legTilesPerColour=number,
    )
    assert LegTilesReturned() in race.rolls(BLUE, 1)
    assert all(player.leg_tiles == () for player in race.state.players)
    assert race.state.piles == dict.fromkeys(CAMELS, values)
