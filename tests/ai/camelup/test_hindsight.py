"""Single decisions looked at again: blunders, best moves, nothing that a seat could not see."""

from dataclasses import replace
from typing import Any

import pytest

from camelup_desktop.ai.camelup import hindsight
from camelup_desktop.ai.camelup.appraisal import judge
from camelup_desktop.ai.camelup.hindsight import Choice, choice_at
from camelup_desktop.ai.camelup.history import placements
from camelup_desktop.ai.camelup.judgement import Judgement
from camelup_desktop.ai.decision import Reason
from camelup_desktop.ai.thinking import Thinking, at_once
from camelup_desktop.engine.camelup import Camel, RaceBet, Side, camel_up
from camelup_desktop.engine.camelup.actions import (
    PlaceDesertTile,
    StackStartingCamels,
    TakeLegBettingTile,
    TakePyramidTile,
)
from camelup_desktop.engine.table import Action, Turn
from tests.builders import Race, at_race, at_start
from tests.strategies import played

ONE_DIE = "blue@4 green@7 orange/yellow/white@1"
"""With Blue's die left Green leads unless Blue rolls a 3: Green 5 is worth 11/3, White 5 -1."""


def looked_at(race: Race, action: Action) -> Choice:
    """What is said of the action if the seat to act does it."""
    step = len(race.match)
    race.plays(action)
    return at_once(choice_at(race.match, step, placements(race.match)))


@pytest.mark.rule("R47")
def test_a_known_blunder_is_found_with_what_it_cost() -> None:
    choice = looked_at(at_race(ONE_DIE, dice="blue"), TakeLegBettingTile(Camel.WHITE))
    assert choice.value is not None and choice.best is not None
    assert choice.value.pounds == pytest.approx(-1)
    assert choice.best.action == TakeLegBettingTile(Camel.GREEN)
    assert choice.missed_pounds == pytest.approx(5 * 2 / 3 + 1 / 3 + 1)
    assert choice.missed_win > 0.2
    assert not choice.unbeaten


@pytest.mark.rule("R47")
def test_the_best_move_is_found_to_be_it() -> None:
    choice = looked_at(at_race(ONE_DIE, dice="blue"), TakeLegBettingTile(Camel.GREEN))
    assert choice.value is choice.best
    assert choice.unbeaten and choice.whole
    assert choice.missed == choice.missed_win == choice.missed_pounds == 0
    assert choice.edge > 0.05


@pytest.mark.rule("R38")
def test_a_desert_tile_that_was_placed_is_tried_out_however_poor_it_is() -> None:
    race = at_race("blue/green/orange/yellow/white@9", seats=3)
    choice = looked_at(race, PlaceDesertTile(2, Side.OASIS))
    assert choice.value is not None and choice.best is not None
    assert choice.value.exact and choice.best.exact
    assert choice.value.pounds == pytest.approx(0)
    assert choice.best.worth > choice.value.worth


@pytest.mark.rule("R21")
def test_a_decision_is_judged_by_what_its_seat_could_see() -> None:
    """What rivals have laid face down changes nothing, what lies there from oneself does."""
    roll = TakePyramidTile()
    first = looked_at(at_race("blue@9 green@12", winner="1:blue 2:green", loser="1:white"), roll)
    other = looked_at(at_race("blue@9 green@12", winner="1:orange 2:white", loser="1:blue"), roll)
    own = looked_at(at_race("blue@9 green@12", winner="0:green 2:green", loser="1:white"), roll)
    assert first == other
    assert first.best is not None and own.best is not None
    assert first.best.win != own.best.win


@pytest.mark.rule("R10")
def test_of_stacking_the_camels_nothing_is_said() -> None:
    race = at_start(seats=3, setupStacking="starterChooses", firstPlayer="seat1")
    while race.state.turn != 0:
        race.plays(race.match.game.chance_outcomes(race.state)[0].action)
    order = next(iter(race.match.game.legal_actions(race.state)))
    assert isinstance(order, StackStartingCamels)
    choice = looked_at(race, order)
    assert not choice.judged and not choice.unbeaten
    assert choice.missed == choice.missed_win == 0


@pytest.mark.parametrize("seed", range(4))
def test_no_decision_is_better_than_the_best(seed: int) -> None:
    match = played(camel_up(3), f"best {seed}")
    placed = placements(match)
    cards = 0
    for step, (by, action) in enumerate(match.actions):
        if by is not Turn.CHANCE:
            choice = at_once(choice_at(match, step, placed[:cards]))
            assert choice.value is not None and choice.best is not None
            assert choice.value.action == action
            assert choice.best.worth >= choice.value.worth
            assert choice.best.action in match.game.legal_actions(match.state_after(step))
            assert choice.best.exact
            assert 0 <= choice.edge <= 1
            cards += "RaceBetting" in type(action).__name__


def test_what_the_judge_knows_nothing_of_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module whose actions nobody can value: no praise, no blame, and no word of the best."""

    def unsure(*values: Any) -> Thinking[Judgement]:
        table = yield from judge(*values)
        unknown = tuple(
            replace(one, exact=False, reason=Reason(hindsight.UNKNOWN))
            if isinstance(one.action, TakeLegBettingTile)
            else one
            for one in table.appraisals
        )
        return replace(table, appraisals=unknown)

    monkeypatch.setattr(hindsight, "judge", unsure)
    choice = looked_at(at_race(ONE_DIE, dice="blue"), TakeLegBettingTile(Camel.GREEN))
    assert not choice.judged
    roll = looked_at(at_race(ONE_DIE, dice="blue"), TakePyramidTile())
    assert roll.judged and not roll.whole
    assert roll.best is not None and not isinstance(roll.best.action, TakeLegBettingTile)


def test_cards_laid_later_are_not_known_yet() -> None:
    race = at_race("blue@9 green@12")
    race.bets(Camel.GREEN, RaceBet.OVERALL_WINNER)
    race.bets(Camel.GREEN, RaceBet.OVERALL_WINNER)
    first = at_once(choice_at(race.match, 0, ()))
    alone = at_race("blue@9 green@12")
    alone.bets(Camel.GREEN, RaceBet.OVERALL_WINNER)
    assert first == at_once(choice_at(alone.match, 0, ()))
