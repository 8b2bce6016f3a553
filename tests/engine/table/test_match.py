"""A match checks, remembers and rewinds."""

from __future__ import annotations

import pytest

from camelup_desktop.engine.table import IllegalAction, Match, Turn
from tests.engine.table.marbles import (
    Colour,
    Declare,
    Declared,
    Draw,
    LidMoved,
    MarbleDrawn,
    MoveLid,
    Reach,
    Refusal,
    Table,
    marbles,
)


@pytest.fixture
def match() -> Match[Table]:
    """Seat 0 has drawn a red marble, seat 1 has shut the lid."""
    match = Match(marbles())
    for action in (Reach(), Draw(Colour.RED), MoveLid(True)):
        match.play(action)
    return match


def test_a_match_begins_at_the_opening() -> None:
    match = Match(marbles())
    assert match.state == match.game.opening
    assert (len(match), match.actions, match.events) == (0, (), ())
    assert not match.over


def test_a_match_remembers_who_did_what_and_what_followed(match: Match[Table]) -> None:
    assert match.actions == (
        (0, Reach()),
        (Turn.CHANCE, Draw(Colour.RED)),
        (1, MoveLid(True)),
    )
    assert match.events == ((), (MarbleDrawn(0),), (LidMoved(True),))
    assert len(match) == 3


def test_playing_returns_the_facts(match: Match[Table]) -> None:
    assert match.play(MoveLid(False)) == (LidMoved(False),)
    assert match.play(MoveLid(True)) == (LidMoved(True),)


def test_every_state_is_kept(match: Match[Table]) -> None:
    assert match.state_after(0) == match.game.opening
    assert match.state_after(1).turn is Turn.CHANCE
    assert match.state_after(2).turn == 1
    assert match.state_after(3) is match.state


def test_what_the_rules_refuse_changes_nothing(match: Match[Table]) -> None:
    state = match.state
    with pytest.raises(IllegalAction) as refused:
        match.play(Reach())
    assert str(refused.value) == "Reach(): lid_is_shut"
    assert refused.value.action == Reach()
    assert refused.value.objection is Refusal.LID_IS_SHUT
    assert match.state is state
    assert len(match) == len(match.events) == 3


def test_a_match_is_over_when_nobody_is_to_act(match: Match[Table]) -> None:
    assert match.play(Declare(None, ())) == (Declared(0),)
    assert match.over


def test_a_view_of_the_match_is_the_games(match: Match[Table]) -> None:
    assert match.view(0).hands == ((Colour.RED,), ())
    assert match.view(None).hands == ((None,), ())


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_rewinding_leads_to_the_state_then(match: Match[Table], count: int) -> None:
    actions, events = match.actions, match.events
    then = match.state_after(3 - count)
    match.rewind(count)
    assert match.state == then
    assert len(match) == 3 - count
    assert match.actions == actions[: 3 - count]
    assert match.events == events[: 3 - count]


def test_after_rewinding_something_else_may_happen(match: Match[Table]) -> None:
    match.rewind(2)
    match.play(Draw(Colour.CLEAR))
    assert match.state.hands == ((Colour.CLEAR,), ())
    assert len(match) == 2


@pytest.mark.parametrize("count", [-1, 4])
def test_one_cannot_rewind_beyond_the_opening(match: Match[Table], count: int) -> None:
    with pytest.raises(ValueError, match="cannot take back"):
        match.rewind(count)
    assert len(match) == 3
