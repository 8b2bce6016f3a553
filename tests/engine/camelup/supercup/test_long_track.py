"""R62-R78, R102-R105, R108, R109: the longer track, support dice and the free action."""

from __future__ import annotations

from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, RolledDie, Side, Stage
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    RollDie,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.events import (
    DiceReturned,
    LegStarted,
    PyramidTileTaken,
    TurnStarted,
    UnitMoved,
)
from camelup_desktop.engine.camelup.supercup.long_track import (
    KEY,
    DeclineFreeAction,
    FreeActionDeclined,
    FreeActionOffered,
    LongTrackNo,
    PyramidTileReturned,
    ReturnPyramidTile,
    RollSupportDie,
    SupportDice,
    SupportDiceReturned,
    SupportDieAdded,
    SupportDieRolled,
    support_dice,
    support_die_pips,
)
from camelup_desktop.engine.table import Action, Outcome, Verdict
from tests.builders import Race
from tests.engine.camelup.side_by_side import at_race as any_race
from tests.engine.camelup.side_by_side import at_start as any_start

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


def at_race(
    camels: str, seats: int = 3, *, inside: str = "", craters: str = "", **more: Any
) -> Race:
    """A race with the module; `inside` the pyramid are these support dice, "white blue"."""
    within = frozenset(Camel(word) for word in inside.split())
    rolled = tuple(RolledDie(Camel(word[:-1]), int(word[-1])) for word in craters.split())
    pedestal = frozenset(CAMELS) - within - {die.camel for die in rolled}
    extras = {KEY: SupportDice(pedestal, within, rolled)}
    return any_race(camels, seats, modules=[KEY], extras=extras, **more)


def with_variant(camels: str = "white@2 blue@4 orange@5 yellow@6 green@7", **more: Any) -> Race:
    """Green leads, White is last."""
    return at_race(camels, m1Variant=True, **more)


@pytest.mark.rule("R62", "R63", "R64")
def test_the_track_has_twenty_spaces_in_running_order() -> None:
    race = at_race("blue@7 green@20")
    assert race.state.rules.spaces == 20
    race.rolls(BLUE, 3)
    assert race.shows("blue@10")
    assert race.desert_spaces[0] == 2
    assert 19 in race.desert_spaces
    starts = {o.action.space for o in _first_camels() if hasattr(o.action, "space")}
    assert starts == {1, 2, 3}


def _first_camels() -> tuple[Outcome, ...]:
    race = any_start(3, modules=[KEY])
    race.plays(race.match.game.chance_outcomes(race.state)[0].action)
    return race.match.game.chance_outcomes(race.state)


@pytest.mark.rule("R8", "R65", "R70")
def test_before_the_race_all_support_dice_are_on_the_pedestal() -> None:
    assert support_dice(any_start(3, modules=[KEY]).state) == SupportDice(frozenset(CAMELS))
    assert support_dice(any_start(3).state) == SupportDice()


@pytest.mark.rule("R1", "R18", "R67", "R70")
def test_every_die_falls_as_easily_as_every_other() -> None:
    race = at_race("blue@3", dice="blue green", inside="white blue")
    race.plays(TakePyramidTile())
    outcomes = race.match.game.chance_outcomes(race.state)
    assert set(outcomes) == {
        *(Outcome(RollDie(camel, pips), 2) for camel in (BLUE, GREEN) for pips in (1, 2, 3)),
        *(Outcome(RollSupportDie(camel, pips), 3) for camel in (BLUE, WHITE) for pips in (1, 2)),
    }
    assert sum(outcome.weight for outcome in outcomes) == 4 * race.state.rules.die_faces
    assert support_die_pips(race.state.rules) == (1, 2)


@pytest.mark.rule("R67")
@pytest.mark.parametrize(
    "roll", [RollSupportDie(WHITE, 3), RollSupportDie(WHITE, 0), RollSupportDie(BLUE, 1)]
)
def test_no_other_support_die_and_no_other_number_can_fall(roll: RollSupportDie) -> None:
    race = at_race("blue@3", inside="white")
    assert race.objection(roll) is Verdict.NOT_NOW
    race.plays(TakePyramidTile())
    assert race.objection(roll) is Verdict.NOT_NOW


@pytest.mark.rule("R67", "R71", "R103")
def test_a_support_die_moves_a_unit_like_any_die_and_goes_back_to_the_pedestal() -> None:
    race = at_race("green@2 blue/white@4", inside="blue", oasis="6 by 2")
    assert race.rolls_support(BLUE, 2)[:3] == (
        PyramidTileTaken(0),
        SupportDieRolled(BLUE, 2, to_crater=False),
        UnitMoved((BLUE, WHITE), 4, 6, (BLUE, WHITE)),
    )
    assert race.shows("blue/white@7")
    assert race.pounds == (3, 3, 4)
    assert support_dice(race.state) == SupportDice(frozenset(CAMELS))
    assert race.state.dice == frozenset(CAMELS)
    assert race.state.turn == 1


@pytest.mark.rule("R68")
def test_a_camel_is_moved_twice_in_a_leg_by_its_own_dice() -> None:
    race = at_race("blue@4", inside="blue")
    race.rolls(BLUE, 3)
    race.rolls_support(BLUE, 2)
    assert race.shows("blue@9")


@pytest.mark.rule("R45", "R51", "R69", "R71")
def test_a_leg_is_over_with_its_sixth_die_and_the_pedestal_is_left_alone() -> None:
    race = at_race("white@2 blue@4 orange@5 yellow@6 green@7", inside="white")
    assert race.state.pyramid_tiles == 6
    race.rolls_support(WHITE, 1)
    for camel in (GREEN, YELLOW, ORANGE, BLUE):
        race.rolls(camel, 1)
    assert race.state.leg == 1
    race.rolls(WHITE, 1)
    assert race.state.leg == 2


@pytest.mark.rule("R66", "R72", "R109")
def test_the_new_leg_opens_with_all_dice_and_the_support_die_of_the_last_camel() -> None:
    race = at_race("white/orange@2 yellow@6 green@7 blue@9", dice="blue")
    told = race.rolls(BLUE, 1)
    assert told[-4:] == (
        DiceReturned(CAMELS),
        SupportDieAdded(WHITE),
        LegStarted(2),
        TurnStarted(1),
    )
    assert support_dice(race.state) == SupportDice(frozenset(CAMELS) - {WHITE}, frozenset({WHITE}))
    assert race.state.pyramid_tiles == 6


@pytest.mark.rule("R73")
def test_without_the_variant_there_is_no_free_action() -> None:
    race = at_race("blue@3", dice="green", inside="white", pyramid_tiles=(4, 0, 0))
    assert race.objection(DeclineFreeAction()) is LongTrackNo.FREE_ACTION_NOT_PLAYED
    race.takes(BLUE)
    assert race.state.turn == 1


# The variant


@pytest.mark.rule("R73", "R74")
@pytest.mark.parametrize(
    "action",
    [
        TakeLegBettingTile(BLUE),
        PlaceDesertTile(10, Side.OASIS),
        PlaceRaceBettingCard(BLUE, RaceBet.OVERALL_LOSER),
    ],
)
def test_after_any_action_a_tile_from_before_can_be_given_back(action: Action) -> None:
    race = with_variant(dice="green blue", inside="white", pyramid_tiles=(3, 0, 0))
    assert race.plays(action)[-1] == FreeActionOffered(0)
    assert (race.state.turn, race.state.stage) == (0, Stage.FREE_ACTION)
    assert race.plays(ReturnPyramidTile(YELLOW)) == (
        PyramidTileReturned(0),
        SupportDieAdded(YELLOW),
        TurnStarted(1),
    )
    assert support_dice(race.state).pyramid == {WHITE, YELLOW}
    assert race.state.pyramid_tiles == 4
    assert race.state.players[0].pyramid_tiles == 2


@pytest.mark.rule("R73")
def test_it_may_be_declined_and_comes_once_a_turn_only() -> None:
    race = with_variant(dice="green blue", inside="white", pyramid_tiles=(3, 0, 0))
    race.takes(BLUE)
    assert race.plays(DeclineFreeAction()) == (FreeActionDeclined(0), TurnStarted(1))
    assert race.state.players[0].pyramid_tiles == 3


@pytest.mark.rule("R73")
def test_it_takes_a_pyramid_tile_of_ones_own() -> None:
    race = with_variant(dice="green blue", inside="white", pyramid_tiles=(0, 3, 0))
    race.takes(BLUE)
    assert race.state.turn == 1


@pytest.mark.rule("R74")
def test_only_dice_on_the_pedestal_and_not_the_leaders() -> None:
    race = with_variant(dice="green", inside="white", craters="blue1", pyramid_tiles=(4, 0, 0))
    race.takes(BLUE)
    refusals = {camel: race.objection(ReturnPyramidTile(camel)) for camel in CAMELS}
    assert refusals == {
        BLUE: LongTrackNo.SUPPORT_DIE_NOT_ON_PEDESTAL,
        GREEN: LongTrackNo.SUPPORT_DIE_OF_LEADER,
        ORANGE: None,
        YELLOW: None,
        WHITE: LongTrackNo.SUPPORT_DIE_NOT_ON_PEDESTAL,
    }


@pytest.mark.rule("R74")
@pytest.mark.parametrize("craters", ["blue1 orange1 yellow2 green2", "blue1 orange1 yellow2"])
def test_with_no_die_to_choose_it_is_not_offered(craters: str) -> None:
    race = with_variant(dice="blue", inside="white", craters=craters, pyramid_tiles=(4, 0, 0))
    race.takes(BLUE)
    assert race.state.turn == 1


@pytest.mark.rule("R73", "R74")
def test_who_leads_is_judged_after_the_action() -> None:
    race = with_variant(inside="white")
    race.rolls(YELLOW, 3)
    assert race.objection(ReturnPyramidTile(YELLOW)) is LongTrackNo.SUPPORT_DIE_OF_LEADER
    assert race.objection(ReturnPyramidTile(GREEN)) is None


@pytest.mark.rule("R61", "R73")
def test_only_once_the_action_is_done_and_nothing_else_then() -> None:
    race = with_variant(dice="green blue", inside="white", pyramid_tiles=(3, 0, 0))
    for action in (ReturnPyramidTile(BLUE), DeclineFreeAction()):
        assert race.objection(action) is LongTrackNo.FREE_ACTION_COMES_LAST
    race.takes(BLUE)
    assert race.objection(TakePyramidTile()) is Verdict.NOT_NOW
    assert race.objection(TakeLegBettingTile(BLUE)) is Verdict.NOT_NOW
    assert race.objection(RollSupportDie(WHITE, 1)) is Verdict.NOT_NOW


@pytest.mark.rule("R53", "R75")
def test_not_when_the_race_is_over() -> None:
    race = with_variant("blue@20", inside="white")
    race.rolls(BLUE, 1)
    assert race.match.over
    assert not race.told(FreeActionOffered)


@pytest.mark.rule("R76", "R77")
def test_a_rolled_support_die_is_out_until_the_leg_ends() -> None:
    race = with_variant(dice="green", inside="white", pyramid_tiles=(4, 0, 0))
    told = race.rolls_support(WHITE, 2)
    assert SupportDieRolled(WHITE, 2, to_crater=True) in told
    assert support_dice(race.state).craters == (RolledDie(WHITE, 2),)
    race.plays(DeclineFreeAction())
    told = race.rolls(GREEN, 1)
    assert told[told.index(DiceReturned(CAMELS)) :][1:3] == (
        SupportDiceReturned((WHITE,)),
        SupportDieAdded(BLUE),
    )
    assert support_dice(race.state) == SupportDice(frozenset(CAMELS) - {BLUE}, frozenset({BLUE}))


@pytest.mark.rule("R75", "R78")
def test_the_last_tile_given_back_can_be_taken_by_the_next_seat() -> None:
    race = with_variant(dice="green blue", pyramid_tiles=(4, 0, 0))
    race.rolls(GREEN, 1)
    race.plays(ReturnPyramidTile(WHITE))
    race.rolls(BLUE, 1)
    assert race.told(FreeActionOffered) == [FreeActionOffered(0), FreeActionOffered(1)]
    race.plays(DeclineFreeAction())
    race.rolls_support(WHITE, 1)
    assert race.state.leg == 2
    assert race.pounds == (3 + 4, 3 + 1, 3 + 1)
