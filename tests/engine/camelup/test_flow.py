"""R14, R15, R45, R46, R49, R50, R53, R59: when turns, legs and the race begin and end."""

from __future__ import annotations

from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, RaceBet, Side, Stage, standings
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    PlaceRaceBettingCard,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.camelup.events import (
    ClaimScored,
    DesertTileReturned,
    DiceReturned,
    GameEnded,
    LegEnded,
    LegStarted,
    LegTilesReturned,
    PoundsChanged,
    PyramidTilesReturned,
    RaceBettingCardRevealed,
    RaceEnded,
    Reason,
    Standing,
    StartingPlayerChanged,
    TurnStarted,
)
from camelup_desktop.engine.table import Action, Turn, Verdict
from tests.builders import Race, at_race

BLUE, GREEN, ORANGE, YELLOW, WHITE = CAMELS


def before_the_last_die(camels: str, **table: Any) -> Race:
    """Only Blue's die is left; the seats hold 1, 1 and 2 pyramid tiles."""
    return at_race(camels, dice="blue", pyramid_tiles=(1, 1, 2), **table)


@pytest.mark.rule("R14")
@pytest.mark.parametrize(
    "action",
    [
        TakeLegBettingTile(BLUE),
        PlaceDesertTile(9, Side.OASIS),
        PlaceRaceBettingCard(BLUE, RaceBet.OVERALL_WINNER),
    ],
)
def test_after_one_action_the_next_seat_clockwise_is_to_act(action: Action) -> None:
    race = at_race("blue@3", turn=1)
    facts = race.plays(action)
    assert facts[-1] == TurnStarted(2)
    assert race.state.turn == race.state.seat == 2
    race.takes(GREEN)
    assert race.state.turn == 0


@pytest.mark.rule("R14")
def test_a_pyramid_tile_with_its_die_is_one_action_too() -> None:
    race = at_race("blue@3", turn=2)
    assert race.rolls(BLUE, 1)[-1] == TurnStarted(0)
    assert race.state.turn == 0


@pytest.mark.rule("R15")
def test_a_pyramid_tile_can_be_taken_when_nothing_else_can() -> None:
    race = at_race(
        "blue@3 green@5 orange@7 yellow@9 white@11",
        seats=6,
        oasis="13 by 1, 15 by 2, 2 by 3",
        leg_tiles={1: " ".join(f"{camel.value}{v}" for camel in CAMELS for v in (5, 3, 2))},
        winner=" ".join(f"0:{camel.value}" for camel in CAMELS),
    )
    legal = race.match.game.legal_actions(race.state)
    assert TakePyramidTile() in legal
    assert {type(action) for action in legal} <= {TakePyramidTile, PlaceDesertTile}


@pytest.mark.rule("R45")
def test_a_leg_goes_on_while_a_pyramid_tile_is_left() -> None:
    race = at_race("blue@3", dice="blue green")
    race.rolls(BLUE, 1)
    assert race.told(LegEnded) == []
    race.takes(GREEN)
    race.rolls(GREEN, 1)
    assert [fact.leg for fact in race.told(LegEnded)] == [1]


@pytest.mark.rule("R45", "R49")
def test_a_leg_ends_when_the_last_move_is_done() -> None:
    race = before_the_last_die("blue/white@3 green@5", oasis="4 by 1")
    facts = race.rolls(BLUE, 1)
    assert race.shows("green/blue/white@5")
    at = facts.index(LegEnded(1, (WHITE, BLUE, GREEN, YELLOW, ORANGE)))
    assert [type(fact) for fact in facts[at + 1 :] if type(fact) is not ClaimScored] == [
        PoundsChanged,
        PoundsChanged,
        PoundsChanged,
        LegTilesReturned,
        PyramidTilesReturned,
        DesertTileReturned,
        StartingPlayerChanged,
        DiceReturned,
        LegStarted,
        TurnStarted,
    ]


@pytest.mark.rule("R46")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_left_of_who_took_the_last_pyramid_tile_starts_the_next_leg(seat: int) -> None:
    race = before_the_last_die("blue@3", turn=seat)
    facts = race.rolls(BLUE, 1)
    assert StartingPlayerChanged((seat + 1) % 3) in facts
    assert race.state.starting_seat == race.state.turn == (seat + 1) % 3


@pytest.mark.rule("R49")
def test_after_a_leg_the_table_is_as_at_its_start_but_camels_and_cards() -> None:
    race = before_the_last_die(
        "blue/white@3 green@5",
        leg_tiles={0: "blue5", 1: "green5"},
        oasis="9 by 0",
        winner="1:blue",
    )
    race.rolls(BLUE, 1)
    state = race.state
    assert state.leg == 2
    assert state.dice == set(CAMELS)
    assert state.pyramid_tiles == 5
    assert (state.tents, state.desert_tiles) == ((), ())
    assert all(p.leg_tiles == () and p.pyramid_tiles == 0 for p in state.players)
    assert race.shows("blue/white@4 green@5")
    assert len(state.decks[RaceBet.OVERALL_WINNER]) == 1


@pytest.mark.rule("R11", "R49")
def test_all_dice_go_back_into_the_pyramid() -> None:
    race = before_the_last_die("blue@3")
    facts = race.rolls(BLUE, 1)
    assert DiceReturned(CAMELS) in facts
    assert LegStarted(2) in facts


@pytest.mark.rule("R50")
def test_a_race_that_ends_in_a_leg_has_that_leg_scored_once() -> None:
    race = at_race("blue@16 green@9", leg_tiles={1: "blue5 green5", 2: "white5"})
    race.rolls(BLUE, 1)
    assert len(race.told(LegEnded)) == 1
    assert race.pounds == (4, 3 + 5 + 1, 2)


@pytest.mark.rule("R50")
def test_the_last_die_that_ends_the_race_has_one_leg_scored() -> None:
    race = before_the_last_die("blue@16 green@9")
    race.rolls(BLUE, 1)
    assert len(race.told(LegEnded)) == len(race.told(RaceEnded)) == 1
    assert race.told(LegStarted) == []
    assert race.pounds == (5, 4, 5)


@pytest.mark.rule("R53")
def test_the_leg_is_scored_then_the_cards_then_the_money_is_counted() -> None:
    race = at_race("blue@16 green@9", winner="1:blue", loser="2:blue", turn=2)
    facts = race.rolls(BLUE, 1)
    kinds = [type(fact) for fact in facts]
    order = [LegEnded, ClaimScored, RaceEnded, RaceBettingCardRevealed, GameEnded]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    assert kinds[-1] is GameEnded
    assert race.state.turn is Turn.OVER
    assert race.state.stage is Stage.OVER
    assert race.objection(TakePyramidTile()) is Verdict.GAME_OVER
    assert TurnStarted(0) not in facts


@pytest.mark.rule("R52", "R53")
def test_the_pounds_of_the_last_leg_pay_for_wrong_cards() -> None:
    race = at_race("blue@16 green@9", pounds=(3, 0, 3), leg_tiles={1: "green5"}, winner="1:white")
    race.rolls(BLUE, 1)
    reasons = [(c.amount, c.reason) for c in race.told(PoundsChanged) if c.seat == 1]
    assert reasons == [(1, Reason.LEG), (-1, Reason.RACE_BET)]


@pytest.mark.rule("R59")
def test_the_richest_wins_and_equals_share_their_place() -> None:
    race = at_race("blue@16 green@9", seats=5, pounds=(2, 7, 3, 7, 0))
    facts = race.rolls(BLUE, 1)
    assert facts[-1] == GameEnded(
        (
            Standing(1, 1, 7),
            Standing(1, 3, 7),
            Standing(3, 0, 3),
            Standing(3, 2, 3),
            Standing(5, 4, 0),
        )
    )
    assert GameEnded(standings(race.state)) == facts[-1]


@pytest.mark.rule("R59")
def test_all_may_share_the_victory() -> None:
    race = at_race("blue@3", pounds=(4, 4, 4))
    assert [standing.place for standing in standings(race.state)] == [1, 1, 1]
