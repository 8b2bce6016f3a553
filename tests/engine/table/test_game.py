"""Everything a game can tell is derived from its mechanics."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from camelup_desktop.engine.table import Action, Mechanic, Outcome, Step, Turn, Verdict
from tests.engine.table.marbles import (
    Bag,
    Colour,
    Declare,
    Draw,
    Lid,
    LidMoved,
    MarbleDrawn,
    MoveLid,
    Reach,
    Refusal,
    Table,
    marbles,
)

SHUT = Table(shut=True)
REACHING = Table(turn=Turn.CHANCE)
OVER = Table(turn=Turn.OVER)


@dataclass(frozen=True, slots=True)
class Dance(Action):
    """Nothing in marbles."""


class Dancing(Mechanic[Table]):
    """Says it can be done and does not say how."""

    actions = (Dance,)


class Strict(Mechanic[Table]):
    """Forbids everything of others."""

    actions = (Dance,)

    def candidates(self, state: Table) -> tuple[Action, ...]:
        return (Dance(),)

    def veto(self, state: Table, action: Action) -> Refusal:
        return Refusal.LID_IS_SO

    def apply(self, step: Step[Table], action: Action) -> None:
        step.state = replace(step.state, turn=Turn.OVER)


def test_candidates_come_in_the_order_of_the_mechanics_legal_or_not() -> None:
    kinds = [type(action) for action in marbles().candidate_actions(Table())]
    assert kinds == [Reach, MoveLid, MoveLid, Declare, Declare, Declare]


def test_legal_is_what_neither_its_mechanic_nor_another_forbids() -> None:
    assert marbles().legal_actions(Table()) == (Reach(), MoveLid(True))
    assert marbles().legal_actions(SHUT) == (MoveLid(False),)


def test_the_objection_is_that_of_who_forbids_it() -> None:
    game = marbles()
    assert game.objection(Table(), Reach()) is None
    assert game.objection(Table(bag=()), Reach()) is Refusal.BAG_IS_EMPTY
    assert game.objection(SHUT, Reach()) is Refusal.LID_IS_SHUT
    assert game.objection(Table(), Declare(None, ())) is Refusal.NOTHING_TO_DECLARE


def test_a_veto_comes_before_the_mechanic_that_is_at_home() -> None:
    assert marbles().objection(Table(shut=True, bag=()), Reach()) is Refusal.LID_IS_SHUT


def test_a_mechanic_does_not_veto_itself() -> None:
    game = marbles(Bag(), Strict())
    assert game.legal_actions(Table()) == (Dance(),)
    assert game.objection(Table(), Reach()) is Refusal.LID_IS_SO


def test_an_action_of_another_game_is_unknown() -> None:
    assert marbles().objection(Table(), Dance()) is Verdict.UNKNOWN_ACTION
    assert marbles().objection(OVER, Dance()) is Verdict.UNKNOWN_ACTION


def test_nothing_is_legal_once_the_game_is_over() -> None:
    game = marbles()
    assert game.possible_actions(OVER) == ()
    assert game.candidate_actions(OVER) == ()
    assert game.objection(OVER, Reach()) is Verdict.GAME_OVER


def test_while_chance_is_to_act_seats_are_not() -> None:
    game = marbles()
    assert game.legal_actions(REACHING) == game.candidate_actions(REACHING) == ()
    assert game.objection(REACHING, Reach()) is Verdict.NOT_NOW


def test_chance_has_what_the_mechanics_give_it_with_weights() -> None:
    game = marbles()
    assert game.chance_outcomes(REACHING) == (
        Outcome(Draw(Colour.RED), 2),
        Outcome(Draw(Colour.CLEAR), 1),
    )
    assert game.possible_actions(REACHING) == (Draw(Colour.RED), Draw(Colour.CLEAR))
    assert game.objection(REACHING, Draw(Colour.RED)) is None
    assert game.chance_outcomes(Table()) == ()


def test_chance_cannot_do_what_it_has_no_outcome_for() -> None:
    only_red = replace(REACHING, bag=(Colour.RED,))
    assert marbles().objection(only_red, Draw(Colour.CLEAR)) is Verdict.NOT_NOW


def test_an_outcome_weighs_one_unless_said_otherwise() -> None:
    assert Outcome(Reach()).weight == 1


def test_apply_returns_the_state_after_and_the_facts_in_order() -> None:
    before = Table(turn=Turn.CHANCE, shut=True)
    after, facts = marbles().apply(before, Draw(Colour.CLEAR))
    assert facts == (MarbleDrawn(0), LidMoved(False))
    assert after.hands == ((Colour.CLEAR,), ())
    assert after.turn == 1
    assert not after.shut
    assert before == Table(turn=Turn.CHANCE, shut=True)


def test_a_mechanic_that_cannot_do_what_it_lists_is_a_mistake_in_the_program() -> None:
    with pytest.raises(AssertionError, match="Dancing lists Dance but cannot do it"):
        marbles(Dancing()).apply(Table(), Dance())


def test_a_mechanic_that_says_nothing_offers_and_forbids_nothing() -> None:
    game = marbles(Dancing(), Lid())
    assert game.action_types == (Dance, MoveLid)
    assert Dance() not in game.legal_actions(Table())
    assert game.objection(Table(), Dance()) is None
    assert game.view(SHUT, 0) == SHUT
    assert list(Dancing().candidates(SHUT)) == list(Dancing().chance(SHUT)) == []
    assert Dancing().veto(SHUT, Reach()) is None
    assert Dancing().redact(SHUT, None) == SHUT
    step = Step(SHUT, (), ())
    Dancing().react(step, MarbleDrawn(0))
    assert step.state == SHUT


def test_a_view_hides_what_each_mechanic_hides() -> None:
    state = Table(hands=((Colour.RED,), (Colour.CLEAR, Colour.RED)))
    assert marbles().view(state, 0).hands == ((Colour.RED,), (None, None))
    assert marbles().view(state, 1).hands == ((None,), (Colour.CLEAR, Colour.RED))
    assert marbles().view(state, None).hands == ((None,), (None, None))
