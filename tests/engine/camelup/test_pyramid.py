"""R18, R31, R38-R44, R48, R51: the pyramid tile, the die, and what desert tiles do to a unit."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.camelup import CAMELS, RolledDie, Side, Stage
from camelup_desktop.engine.camelup.actions import RollDie, TakeLegBettingTile, TakePyramidTile
from camelup_desktop.engine.camelup.events import (
    ClaimScored,
    DesertTileTriggered,
    DieRolled,
    GameEnded,
    LegEnded,
    PoundsChanged,
    PyramidTileTaken,
    RaceEnded,
    Reason,
    TurnStarted,
    UnitMoved,
)
from camelup_desktop.engine.camelup.pyramid import Pyramid
from camelup_desktop.engine.table import Outcome, Step, Turn, Verdict
from tests.builders import at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


@pytest.mark.rule("R18")
def test_a_pyramid_tile_is_taken_and_then_chance_is_to_act() -> None:
    race = at_race("blue@3", turn=1)
    assert race.plays(TakePyramidTile()) == (PyramidTileTaken(1),)
    assert race.state.players[1].pyramid_tiles == 1
    assert race.state.pyramid_tiles == 4
    assert race.state.turn is Turn.CHANCE
    assert race.state.stage is Stage.DIE
    assert race.state.seat == 1


@pytest.mark.rule("R1", "R18")
def test_any_die_left_may_fall_and_show_any_face_equally_likely() -> None:
    race = at_race("blue@3", dice="green white")
    race.plays(TakePyramidTile())
    assert set(race.match.game.chance_outcomes(race.state)) == {
        Outcome(RollDie(camel, pips), 2) for camel in (GREEN, WHITE) for pips in (1, 2, 3)
    }


@pytest.mark.rule("R18")
@pytest.mark.parametrize("roll", [RollDie(BLUE, 1), RollDie(GREEN, 0), RollDie(GREEN, 4)])
def test_no_other_die_and_no_other_face_can_fall(roll: RollDie) -> None:
    race = at_race("blue@3", dice="green white")
    race.plays(TakePyramidTile())
    assert race.objection(roll) is Verdict.NOT_NOW


@pytest.mark.rule("R18")
def test_no_die_falls_without_a_pyramid_tile() -> None:
    assert at_race("blue@3").objection(RollDie(BLUE, 1)) is Verdict.NOT_NOW


@pytest.mark.rule("R18", "R31")
def test_the_die_moves_its_camel_and_lies_in_its_tent() -> None:
    race = at_race("blue@3", dice="blue green")
    race.plays(TakePyramidTile())
    assert race.plays(RollDie(BLUE, 2)) == (
        DieRolled(BLUE, 2),
        UnitMoved((BLUE,), 3, 5, (BLUE,)),
        TurnStarted(1),
    )
    assert race.state.dice == {GREEN}
    assert race.state.tents[-1] == RolledDie(BLUE, 2)


@pytest.mark.rule("R18", "R48")
def test_a_pyramid_tile_pays_when_the_leg_is_scored_and_not_before() -> None:
    race = at_race("blue@3 green@8", dice="blue green", pyramid_tiles=(2, 1, 0))
    race.rolls(BLUE, 1)
    assert race.pounds == (3, 3, 3)
    race.rolls(GREEN, 1)
    assert race.pounds == (6, 5, 3)
    assert race.told(ClaimScored) == [ClaimScored(0, None, 1)] * 3 + [ClaimScored(1, None, 1)] * 2


@pytest.mark.rule("R51")
def test_as_many_pyramid_tiles_as_dice_are_left_after_each_move() -> None:
    race = at_race("blue/green/orange/yellow/white@1")
    for left, camel in enumerate(CAMELS[:-1], start=1):
        race.rolls(camel, 1)
        assert race.state.pyramid_tiles == len(race.state.dice) == 5 - left
    race.rolls(WHITE, 1)
    assert race.state.pyramid_tiles == len(race.state.dice) == 5


@pytest.mark.rule("R31", "R38", "R40")
def test_the_owner_is_paid_before_the_oasis_sends_the_unit_on() -> None:
    race = at_race("blue/white@3 green@6", oasis="5 by 2")
    race.plays(TakePyramidTile())
    assert race.plays(RollDie(BLUE, 2)) == (
        DieRolled(BLUE, 2),
        UnitMoved((BLUE, WHITE), 3, 5, (BLUE, WHITE)),
        DesertTileTriggered(2, 5, Side.OASIS),
        PoundsChanged(2, 1, Reason.DESERT_TILE, 0),
        UnitMoved((BLUE, WHITE), 5, 6, (GREEN, BLUE, WHITE)),
        TurnStarted(1),
    )


@pytest.mark.rule("R31", "R38", "R41")
def test_the_owner_is_paid_before_the_mirage_sends_the_unit_back() -> None:
    race = at_race("blue/white@3 green@4", mirage="5 by 2")
    race.plays(TakePyramidTile())
    assert race.plays(RollDie(BLUE, 2)) == (
        DieRolled(BLUE, 2),
        UnitMoved((BLUE, WHITE), 3, 5, (BLUE, WHITE)),
        DesertTileTriggered(2, 5, Side.MIRAGE),
        PoundsChanged(2, 1, Reason.DESERT_TILE, 0),
        UnitMoved((BLUE, WHITE), 5, 4, (BLUE, WHITE, GREEN)),
        TurnStarted(1),
    )


@pytest.mark.rule("R38")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_desert_tile_pays_its_owner_whoever_rolled(owner: int) -> None:
    race = at_race("blue@3", oasis=f"5 by {owner}", turn=1)
    race.rolls(BLUE, 2)
    assert race.pounds == tuple(4 if seat == owner else 3 for seat in range(3))


@pytest.mark.rule("R38")
@pytest.mark.parametrize(("per", "paid"), [("unit", 1), ("camel", 4)])
def test_a_unit_pays_once_however_large_but_by_house_rule(per: str, paid: int) -> None:
    race = at_race("blue/green/orange/white@3", mirage="5 by 1", desertRewardPer=per)
    race.rolls(BLUE, 2)
    assert race.pounds == (3, 3 + paid, 3)


@pytest.mark.rule("R37", "R38")
def test_a_tile_stays_and_pays_again() -> None:
    race = at_race("blue@3 green@4", oasis="5 by 1")
    race.rolls(BLUE, 2)
    race.rolls(GREEN, 1)
    assert race.pounds == (3, 5, 3)
    assert race.shows("blue/green@6")


@pytest.mark.rule("R39")
def test_the_tile_pays_although_the_oasis_ends_the_race() -> None:
    race = at_race("blue@15", oasis="16 by 1")
    race.rolls(BLUE, 1)
    assert race.match.over
    assert race.shows("blue@17")
    assert race.pounds == (4, 4, 3)


@pytest.mark.rule("R40")
def test_an_oasis_sends_the_unit_one_on_and_on_top() -> None:
    race = at_race("blue/white@3 green/orange@6", oasis="5 by 1")
    race.rolls(BLUE, 2)
    assert race.shows("green/orange/blue/white@6")


@pytest.mark.rule("R41")
def test_a_mirage_sends_the_unit_underneath() -> None:
    race = at_race("blue/white@3 green/orange@5", mirage="6 by 1")
    race.rolls(BLUE, 3)
    assert race.shows("blue/white/green/orange@5")


@pytest.mark.rule("R42")
def test_a_mirage_one_step_ahead_puts_the_unit_under_those_it_left() -> None:
    race = at_race("green/yellow/blue/white@4", mirage="5 by 1")
    race.rolls(BLUE, 1)
    assert race.shows("blue/white/green/yellow@4")


@pytest.mark.rule("R42")
def test_a_mirage_one_step_ahead_changes_nothing_for_a_whole_stack() -> None:
    race = at_race("green/yellow/blue@4", mirage="5 by 1")
    race.rolls(GREEN, 1)
    assert race.shows("green/yellow/blue@4")
    assert race.pounds == (3, 4, 3)


@pytest.mark.rule("R43")
def test_one_tile_acts_for_one_die_and_nobody_stays_on_it() -> None:
    race = at_race("blue@3", oasis="5 by 0", mirage="8 by 1")
    facts = race.rolls(BLUE, 2)
    assert sum(isinstance(fact, DesertTileTriggered) for fact in facts) == 1
    assert race.shows("blue@6")


@pytest.mark.rule("R44")
def test_a_mirage_on_the_last_space_sends_back_and_the_race_goes_on() -> None:
    race = at_race("blue@14 green@15", mirage="16 by 1")
    race.rolls(BLUE, 2)
    assert race.shows("blue/green@15")
    assert not race.match.over


@pytest.mark.rule("R44")
def test_a_mirage_on_space_two_sends_back_to_space_one() -> None:
    race = at_race("blue/green/orange/yellow/white@1", mirage="2 by 1")
    race.rolls(YELLOW, 1)
    assert race.shows("yellow/white/blue/green/orange@1")


def test_what_is_not_its_action_leaves_the_pyramid_alone() -> None:
    race = at_race("blue@3")
    step = Step(race.state, race.match.game.mechanics, ())
    Pyramid().apply(step, TakeLegBettingTile(BLUE))
    assert step.state == race.state
    assert not step.events


@pytest.mark.rule("R28", "R31")
def test_nothing_follows_a_crossing_but_the_scoring() -> None:
    race = at_race("blue@16", mirage="2 by 1")
    facts = race.rolls(BLUE, 3)
    assert [type(fact) for fact in facts] == [
        PyramidTileTaken,
        DieRolled,
        UnitMoved,
        LegEnded,
        ClaimScored,
        PoundsChanged,
        RaceEnded,
        GameEnded,
    ]
