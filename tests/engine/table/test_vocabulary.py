"""The words every game shares are values: frozen, comparable, usable as keys."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from camelup_desktop.engine.table import Action, Event, Objection, Turn, Verdict
from tests.engine.table.marbles import Colour, Draw, LidMoved, Reach


def test_actions_and_facts_of_the_same_content_are_equal() -> None:
    assert Draw(Colour.RED) == Draw(Colour.RED) != Draw(Colour.CLEAR)
    assert len({Draw(Colour.RED), Draw(Colour.RED), Reach()}) == 2
    assert LidMoved(True) == LidMoved(True) != LidMoved(False)


@pytest.mark.parametrize("value", [Draw(Colour.RED), LidMoved(True)])
def test_actions_and_facts_cannot_be_changed(value: Action | Event) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(value, fields(value)[0].name, None)
    assert not hasattr(value, "__dict__")


def test_a_verdict_is_an_objection_every_game_can_give() -> None:
    assert all(isinstance(verdict, Objection) for verdict in Verdict)
    assert len({verdict.value for verdict in Verdict}) == len(Verdict)


def test_nobody_who_is_not_a_seat_is_mistaken_for_one() -> None:
    assert not any(isinstance(turn, int) for turn in Turn)
    assert {turn.value for turn in Turn} == {"chance", "over"}
