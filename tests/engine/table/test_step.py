"""Facts are answered at the moment they become true, in the order of the mechanics."""

from __future__ import annotations

from dataclasses import replace

from camelup_desktop.engine.table import Event, Mechanic, Step
from tests.engine.table.marbles import LidMoved, MarbleDrawn, Table


class Echo(Mechanic[Table]):
    """Answers each marble with a lid, and remembers the table as it was then."""

    def __init__(self) -> None:
        self.saw: list[int] = []

    def react(self, step: Step[Table], event: Event) -> None:
        if isinstance(event, MarbleDrawn):
            self.saw.append(step.state.moves)
            step.state = replace(step.state, moves=step.state.moves + 1)
            step.emit(LidMoved(event.seat == 0))


def test_a_fact_is_noted_before_it_is_answered() -> None:
    echo = Echo()
    step = Step(Table(), (echo,), (echo,))
    step.emit(MarbleDrawn(0))
    assert step.events == [MarbleDrawn(0), LidMoved(True)]


def test_answers_come_in_the_order_of_the_mechanics_and_see_each_other() -> None:
    first, second = Echo(), Echo()
    step = Step(Table(), (first, second), (first, second))
    step.emit(MarbleDrawn(1))
    assert (first.saw, second.saw) == ([0], [1])
    assert step.state.moves == 2


def test_the_answer_sees_the_table_as_it_is_at_that_moment() -> None:
    echo = Echo()
    step = Step(Table(), (echo,), (echo,))
    step.state = replace(step.state, moves=5)
    step.emit(MarbleDrawn(1))
    step.state = replace(step.state, moves=9)
    assert echo.saw == [5]


def test_who_does_not_react_is_not_asked() -> None:
    deaf = Echo()
    step = Step(Table(), (deaf,), ())
    step.emit(MarbleDrawn(1))
    assert step.events == [MarbleDrawn(1)]
    assert step.mechanics == (deaf,)
    assert not deaf.saw
