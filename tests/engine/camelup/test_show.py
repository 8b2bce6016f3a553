"""The table as text: one screen, nothing missing, nothing secret."""

import pytest
from hypothesis import given

from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, State
from camelup_desktop.engine.camelup.show import show
from camelup_desktop.engine.table import Match
from tests.builders import at_race, at_start
from tests.strategies import matches

NAMES = ("Ada", "Ben", "Cleo")


def test_a_table_in_the_middle_of_a_leg() -> None:
    race = at_race(
        "blue/green@3 orange@4 white/yellow@9",
        oasis="6 by 0",
        mirage="16 by 2",
        dice="blue green",
        leg_tiles={0: "blue5 white5", 1: "blue3"},
        pounds=(3, 0, 12),
        winner="0:blue 1:green",
        turn=1,
    )
    expected = """\
leg 1, Ben to act
        G                 Y                      |
        B  O    +0        W                   -2 |
  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 | beyond
ranking  Y W O G B
pyramid  B G   tents  O1 Y1 W1
piles    B 2   G 5 3 2   O 5 3 2   Y 5 3 2   W 3 2
overall_winner   Ada:B, Ben:G
overall_loser    -
Ada   pounds  3   pyramid tiles 0   hand G O Y W   leg tiles B5 W5   oasis on 6
Ben   pounds  0   pyramid tiles 0   hand B O Y W   leg tiles B3
Cleo  pounds 12   pyramid tiles 3   hand B G O Y W   leg tiles -   mirage on 16"""
    assert show(race.state, NAMES) == expected


@pytest.mark.rule("R21")
def test_what_a_view_does_not_know_is_not_shown() -> None:
    race = at_race("blue@3", winner="0:blue 1:green", loser="1:white")
    seen = show(race.match.view(0), NAMES)
    assert "Ada:B, Ben:?" in seen
    assert "Ben:?" in seen.split("overall_loser")[1]
    assert "hand ? ? ?" in seen
    everybody = show(race.match.view(None), NAMES)
    assert "Ada:?, Ben:?" in everybody


@pytest.mark.rule("R28")
def test_camels_beyond_the_line_stand_in_a_column_of_their_own() -> None:
    race = at_race("blue/green/white@16 orange@5 yellow@6", dice="green")
    race.rolls(Camel.GREEN, 1)
    lines = show(race.state, NAMES).splitlines()
    assert lines[0] == "leg 1, the race is over"
    assert lines[1].endswith("|  W")
    assert lines[2].endswith("B |  G")


def test_before_the_race_chance_acts_then_perhaps_the_starter() -> None:
    race = at_start(seats=3, setupStacking="starterChooses", firstPlayer="seat1")
    assert show(race.state).startswith("before the race, chance to act\n")
    while race.state.turn != 0:
        race.plays(race.match.game.chance_outcomes(race.state)[0].action)
    assert show(race.state, NAMES).startswith("before the race, Ada to act\n")
    assert "seat 2" in show(race.state)


def test_while_a_die_falls() -> None:
    race = at_race("blue@3", turn=2)
    race.plays(race.match.game.legal_actions(race.state)[5])
    assert show(race.state, NAMES).startswith("leg 1, a die falls for Cleo\n")


@given(matches())
def test_it_fits_on_a_screen_and_leaves_nothing_out(match: Match[State]) -> None:
    state = match.state
    seen = show(state)
    lines = seen.splitlines()
    assert len(lines) <= 22
    assert lines == [line.rstrip() for line in lines]
    numbers = next(n for n, line in enumerate(lines) if line.endswith("beyond"))
    drawn = "".join(lines[1:numbers])
    placed = [camel for camel in CAMELS if any(camel in stack for stack in state.track)]
    assert sorted(c for c in drawn if c.isalpha()) == sorted(c.value[0].upper() for c in placed)
    assert drawn.count("+") + drawn.count("-") == len(state.desert_tiles)
    for seat, player in enumerate(state.players):
        (line,) = [line for line in lines if line.startswith(f"seat {seat} ")]
        assert f"pounds {player.pounds:>2} " in line
    cards = sum(len(state.decks[bet]) for bet in RaceBet)
    assert seen.count(":") == cards
