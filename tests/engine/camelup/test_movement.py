"""R24-R30: stacks, units, who is ahead."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.camelup import CAMELS, Camel, Side, Track, ranking, space_of
from camelup_desktop.engine.camelup.events import UnitMoved
from camelup_desktop.engine.camelup.movement import (
    crossed,
    lift,
    put_on_top,
    put_underneath,
    unit_of,
)
from tests.builders import at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS
TRACK: Track = ((), (ORANGE,), (YELLOW, WHITE, BLUE), (), (GREEN,), ())


@pytest.mark.rule("R24")
def test_a_unit_is_a_camel_and_all_above_it() -> None:
    assert unit_of(TRACK, YELLOW) == (3, (YELLOW, WHITE, BLUE))
    assert unit_of(TRACK, WHITE) == (3, (WHITE, BLUE))
    assert unit_of(TRACK, BLUE) == (3, (BLUE,))


@pytest.mark.rule("R24")
def test_camels_below_the_unit_stay() -> None:
    assert lift(TRACK, 3, (WHITE, BLUE))[2] == (YELLOW,)
    assert lift(TRACK, 3, (YELLOW, WHITE, BLUE))[2] == ()


@pytest.mark.rule("R25")
def test_occupied_spaces_count_like_empty_ones() -> None:
    race = at_race("blue@3 green@4 orange@5")
    race.rolls(BLUE, 3)
    assert race.shows("green@4 orange@5 blue@6")


@pytest.mark.rule("R25")
@pytest.mark.parametrize("side", Side)
def test_a_desert_tile_passed_over_does_nothing(side: Side) -> None:
    race = at_race("blue@3", seats=2)
    race.lays(side, 5)
    race.rolls(BLUE, 3)
    assert race.shows("blue@6")
    assert race.pounds == (3, 3)


@pytest.mark.rule("R26")
def test_a_unit_goes_on_top_in_its_own_order() -> None:
    race = at_race("blue/green@3 orange/white@5")
    race.rolls(BLUE, 2)
    assert race.shows("orange/white/blue/green@5")
    assert put_on_top(TRACK, 3, (GREEN,))[2] == (YELLOW, WHITE, BLUE, GREEN)


@pytest.mark.rule("R41")
def test_underneath_means_below_all_in_its_own_order() -> None:
    assert put_underneath(TRACK, 2, (WHITE, BLUE))[1] == (WHITE, BLUE, ORANGE)


@pytest.mark.rule("R27")
def test_a_camel_on_the_last_space_has_not_finished() -> None:
    race = at_race("blue@14")
    race.rolls(BLUE, 2)
    assert race.shows("blue@16")
    assert not race.match.over
    assert not crossed(race.state.track)


@pytest.mark.rule("R27", "R28")
@pytest.mark.parametrize("space", [14, 15, 16])
def test_the_line_is_crossed_behind_the_last_space_by_any_number(space: int) -> None:
    race = at_race(f"blue/green@{space}")
    facts = race.rolls(BLUE, 3)
    assert race.shows("blue/green@17")
    assert crossed(race.state.track)
    assert race.match.over
    assert UnitMoved((BLUE, GREEN), space, 17, (BLUE, GREEN)) in facts


@pytest.mark.rule("R28")
def test_who_crosses_meets_nobody_on_the_first_spaces() -> None:
    race = at_race("orange@1 yellow/white@2 blue@16", oasis="3 by 1")
    race.rolls(BLUE, 3)
    assert race.shows("orange@1 yellow/white@2 blue@17")
    assert race.pounds == (4, 3, 3)  # only seat 0, for its pyramid tile


@pytest.mark.rule("R29")
def test_the_space_further_ahead_is_ahead_and_on_one_space_the_upper() -> None:
    assert ranking(TRACK) == (GREEN, BLUE, WHITE, YELLOW, ORANGE)


@pytest.mark.rule("R29", "R30")
def test_beyond_the_line_is_ahead_of_every_space() -> None:
    race = at_race("orange/yellow@15 green/blue/white@16")
    race.rolls(BLUE, 1)
    assert race.ranking == (WHITE, BLUE, GREEN, YELLOW, ORANGE)


@pytest.mark.rule("R29")
def test_everybody_has_a_place_of_their_own() -> None:
    race = at_race("blue/green/orange/yellow/white@7")
    assert race.ranking == (WHITE, YELLOW, ORANGE, GREEN, BLUE)


def test_a_camel_is_found_on_its_space() -> None:
    assert [space_of(TRACK, camel) for camel in CAMELS] == [3, 5, 2, 3, 3]
    assert space_of((*TRACK[:2], (), (), (GREEN,), (Camel.WHITE,)), WHITE) == 6


def test_a_camel_that_is_not_on_the_track_is_a_mistake_in_the_program() -> None:
    with pytest.raises(ValueError, match="white is not on the track"):
        space_of(((), (BLUE,)), WHITE)
