"""The worked examples of RULES.md, one test each. The oracle plays every one of them along."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.camelup import Camel, No, Side, Stage, events
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.table import Turn
from tests.engine.camelup.side_by_side import SideBySide, at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = Camel
INITIALS = {"B": BLUE, "G": GREEN, "O": ORANGE, "Y": YELLOW, "W": WHITE}
BEYOND = 17


def ranks(letters: str) -> tuple[Camel, ...]:
    """ "Y>G>B>O>W" as RULES.md writes it."""
    return tuple(INITIALS[letter] for letter in letters.split(">"))


# Movement


@pytest.mark.rule("R24", "R25")
def test_x1_a_camel_carries_those_above_it() -> None:
    race = at_race("blue@1 orange/yellow@3 white/green@4")
    race.rolls(ORANGE, 3)
    assert race.picture == "blue@1 white/green@4 orange/yellow@6"


@pytest.mark.rule("R26", "R29")
def test_x2_the_unit_goes_on_top_of_the_stack_it_meets() -> None:
    race = at_race("blue@1 white/green@4 orange/yellow@6")
    race.rolls(WHITE, 2)
    assert race.picture == "blue@1 orange/yellow/white/green@6"
    assert race.ranking == ranks("G>W>Y>O>B")


@pytest.mark.rule("R24", "R29")
def test_x3_the_camels_below_stay() -> None:
    race = at_race("blue/white/green/yellow/orange@5")
    race.rolls(GREEN, 1)
    assert race.picture == "blue/white@5 green/yellow/orange@6"
    assert race.ranking == ranks("O>Y>G>W>B")


@pytest.mark.rule("R26", "R29")
def test_x4_last_becomes_second() -> None:
    race = at_race("blue/white@5 green/yellow/orange@6")
    race.rolls(BLUE, 1)
    assert race.picture == "green/yellow/orange/blue/white@6"
    assert race.ranking == ranks("W>B>O>Y>G")


@pytest.mark.rule("R31", "R38", "R40")
def test_x5_an_oasis_sends_the_unit_on_top_one_space_further() -> None:
    race = at_race("white/orange@2 yellow/blue@4 green@7", oasis="6 by 0")
    race.rolls(YELLOW, 2)
    assert race.picture == "white/orange@2 green/yellow/blue@7"
    assert race.pounds == (4, 3, 3)
    assert race.ranking == ranks("B>Y>G>O>W")


@pytest.mark.rule("R38", "R41")
def test_x6_a_mirage_sends_the_unit_underneath_one_space_back() -> None:
    race = at_race("white/orange@2 yellow/blue@4 green@5", mirage="6 by 0")
    race.rolls(YELLOW, 2)
    assert race.picture == "white/orange@2 yellow/blue/green@5"
    assert race.pounds == (4, 3, 3)
    assert race.ranking == ranks("G>B>Y>O>W")


@pytest.mark.rule("R42")
def test_x7_a_mirage_just_ahead_puts_the_unit_under_those_it_left() -> None:
    race = at_race("orange@3 white/green/yellow/blue@5", mirage="6 by 0", pounds=(0, 0, 0))
    race.rolls(GREEN, 1)
    assert race.picture == "orange@3 green/yellow/blue/white@5"
    assert race.pounds == (1, 0, 0)
    assert race.ranking == ranks("W>B>Y>G>O")


@pytest.mark.rule("R42")
def test_x8_a_mirage_just_ahead_changes_nothing_for_the_bottom_camel() -> None:
    race = at_race("orange@3 white/green/yellow/blue@5", mirage="6 by 0", pounds=(0, 0, 0))
    race.rolls(WHITE, 1)
    assert race.picture == "orange@3 white/green/yellow/blue@5"
    assert race.pounds == (1, 0, 0)


@pytest.mark.rule("R25")
def test_x9_a_desert_tile_passed_over_does_nothing() -> None:
    race = at_race("yellow/blue@4 green@5", mirage="6 by 0", pounds=(0, 0, 0))
    race.rolls(YELLOW, 3)
    assert race.shows("green@5 yellow/blue@7")
    assert race.pounds == (0, 0, 0)


# The finish line


def race_goes_on(race: SideBySide) -> bool:
    return race.state.stage is Stage.ACTION and not race.told(events.RaceEnded)


@pytest.mark.rule("R27")
def test_x10a_a_camel_on_the_last_space_has_not_finished() -> None:
    race = at_race("orange/blue@14 yellow@15 green/white@16")
    race.rolls(YELLOW, 1)
    assert race.picture == "orange/blue@14 green/white/yellow@16"
    assert race_goes_on(race)
    assert race.ranking == ranks("Y>W>G>B>O")


@pytest.mark.rule("R28", "R30", "R53", "R54")
def test_x10b_one_step_beyond_the_last_space_ends_the_race() -> None:
    race = at_race("orange/blue@14 green/white/yellow@16")
    race.rolls(GREEN, 1)
    assert race.picture == f"orange/blue@14 green/white/yellow@{BEYOND}"
    assert race.state.turn is Turn.OVER
    assert race.ranking == ranks("Y>W>G>B>O")
    assert race.told(events.RaceEnded) == [events.RaceEnded(ranks("Y>W>G>B>O"))]


@pytest.mark.rule("R27", "R28")
def test_x11_the_number_need_not_be_exact() -> None:
    race = at_race("blue@3 yellow/orange@14 green/white@16")
    race.rolls(WHITE, 3)
    assert race.picture == f"blue@3 yellow/orange@14 green@16 white@{BEYOND}"
    assert race.state.turn is Turn.OVER
    assert race.ranking == ranks("W>G>O>Y>B")


@pytest.mark.rule("R28")
def test_x12_beyond_the_line_nothing_lies_and_nobody_stands() -> None:
    race = at_race("blue@1 yellow/orange@14 green/white@15", oasis="2 by 2", pounds=(3, 3, 0))
    race.rolls(GREEN, 3)
    assert race.picture == f"blue@1 yellow/orange@14 green/white@{BEYOND}"
    assert race.pounds[2] == 0
    assert race.ranking == ranks("W>G>O>Y>B")


@pytest.mark.rule("R33", "R39", "R40")
def test_x13_an_oasis_on_the_last_space_pays_and_ends_the_race() -> None:
    race = at_race("orange/blue@12 green/white@14 yellow@15", oasis="16 by 1", pounds=(3, 2, 3))
    race.rolls(GREEN, 2)
    assert race.picture == f"orange/blue@12 yellow@15 green/white@{BEYOND}"
    assert race.pounds[1] == 3
    assert race.state.turn is Turn.OVER
    assert race.ranking == ranks("W>G>Y>B>O")


@pytest.mark.rule("R44")
def test_x14_a_mirage_on_the_last_space_sends_the_unit_back() -> None:
    race = at_race("orange/blue@12 green/white@14 yellow@15", mirage="16 by 1", pounds=(3, 2, 3))
    race.rolls(GREEN, 2)
    assert race.picture == "orange/blue@12 green/white/yellow@15"
    assert race.pounds[1] == 3
    assert race_goes_on(race)
    assert race.ranking == ranks("Y>W>G>B>O")


@pytest.mark.rule("R28", "R54")
def test_x23_if_all_cross_together_the_lowest_is_the_loser() -> None:
    race = at_race(
        "white/green/yellow/blue/orange@15",
        winner="0:orange 1:white",
        loser="2:white 0:green",
        pounds=(3, 3, 3),
    )
    race.rolls(WHITE, 2)
    assert race.picture == f"white/green/yellow/blue/orange@{BEYOND}"
    assert race.ranking == ranks("O>B>Y>G>W")
    assert race.pounds == (3 + 1 + 8 - 1, 3 - 1, 3 + 8)


# Where desert tiles may go


def desert_race(turn: int, **options: bool) -> SideBySide:
    return at_race(
        "green/white@3 yellow@5 orange/blue@9",
        oasis="7 by 0",
        mirage="12 by 1",
        turn=turn,
        **options,
    )


@pytest.mark.rule("R32", "R33", "R34")
def test_x15_a_desert_tile_keeps_off_camels_tiles_and_their_neighbours() -> None:
    assert desert_race(turn=2).desert_spaces == [2, 4, 10, 14, 15, 16]


@pytest.mark.rule("R35")
def test_x16a_the_own_tile_is_lifted_first() -> None:
    assert desert_race(turn=0).desert_spaces == [2, 4, 6, 8, 10, 14, 15, 16]


@pytest.mark.rule("R35")
def test_x16b_house_rule_the_own_tile_blocks_its_neighbours() -> None:
    race = desert_race(turn=0, ownTileBlocksAdjacency=True)
    assert race.desert_spaces == [2, 4, 10, 14, 15, 16]
    assert race.objection(PlaceDesertTile(8, Side.OASIS)) is No.NEXT_TO_DESERT_TILE


@pytest.mark.rule("R36")
def test_x16c_the_own_tile_is_not_turned_over_on_its_space_but_by_house_rule() -> None:
    turned = PlaceDesertTile(7, Side.MIRAGE)
    assert desert_race(turn=0).objection(turned) is No.SAME_SPACE
    race = desert_race(turn=0, allowFlipInPlace=True)
    assert race.objection(PlaceDesertTile(7, Side.OASIS)) is No.SAME_SPACE_AND_SIDE
    race.plays(turned)
    assert {(t.seat, t.space, t.side) for t in race.state.desert_tiles} == {
        (0, 7, Side.MIRAGE),
        (1, 12, Side.MIRAGE),
    }
