"""Cues in order, followers in step, skips that land."""

from dataclasses import dataclass

import pytest

from camelup_desktop.app.anim.timeline import Animated, Animation, Sequence, Tween, Wait, still
from camelup_desktop.app.stage.director import Cues, Director
from camelup_desktop.app.stage.stage import Stage


@dataclass(frozen=True)
class Moved:
    by: float


@dataclass(frozen=True)
class Threw:
    seconds: float


@dataclass(frozen=True)
class Noted:
    word: str


class Table(Stage):
    """A stage with one thing on it, and something that can be thrown."""

    def __init__(self) -> None:
        super().__init__()
        self.thing, self.ball = Animated(), Animated()
        self.thing.x = self.ball.x = 0.0  # type: ignore[attr-defined]

    @property
    def x(self) -> float:
        return float(self.thing.x)  # type: ignore[attr-defined]

    @property
    def ball_x(self) -> float:
        return float(self.ball.x)  # type: ignore[attr-defined]


cues: Cues[Table] = Cues()


@cues.of(Moved, overlaps=True)
def moved(table: Table, event: Moved) -> Animation:
    return Tween(table.thing, 1.0, x=table.x + event.by)


@cues.of(Threw)
def threw(table: Table, event: Threw) -> Animation:
    table.alongside(Tween(table.ball, event.seconds, x=1.0))
    return still()


@cues.of(Noted)
def noted(table: Table, event: Noted) -> Animation:
    return Sequence()


def directed(*followers: object) -> tuple[Table, Director[Table]]:
    table = Table()
    return table, Director(table, cues.table, followers)  # type: ignore[arg-type]


def test_cues_play_in_order_and_see_the_stage_as_it_then_is() -> None:
    table, director = directed()
    director.present([Moved(2.0), Moved(3.0)])
    director.update(1.0)
    assert table.x == 2.0
    director.update(0.5)
    assert table.x == pytest.approx(3.5)
    director.update(0.5)
    assert (table.x, director.busy) == (5.0, False)


def test_time_left_over_goes_to_the_next_cue() -> None:
    table, director = directed()
    director.present([Moved(2.0), Moved(2.0)])
    director.update(1.25)
    assert table.x == pytest.approx(2.5)


def test_followers_hear_each_fact_when_its_cue_starts() -> None:
    heard: list[object] = []
    _, director = directed(heard.append)
    director.present([Moved(1.0), Noted("then")])
    director.update(0.5)
    assert heard == [Moved(1.0)]
    director.update(0.5)
    assert heard == [Moved(1.0), Noted("then")]


def test_speed_runs_the_clock_faster() -> None:
    table, director = directed()
    director.speed = 2.5
    director.present([Moved(10.0)])
    director.update(0.2)
    assert table.x == pytest.approx(5.0)


def test_a_skip_finishes_one_cue_and_skip_all_every_one() -> None:
    table, director = directed()
    director.present([Moved(1.0), Moved(1.0), Moved(1.0)])
    director.update(0.1)
    director.skip()
    assert (table.x, director.busy) == (1.0, True)
    director.skip_all()
    assert (table.x, director.busy) == (3.0, False)


def test_instant_shows_everything_at_once() -> None:
    heard: list[object] = []
    table, director = directed(heard.append)
    director.instant = True
    director.present([Moved(1.0), Threw(5.0), Noted("now")])
    assert (table.x, table.ball_x, director.busy) == (1.0, 1.0, False)
    assert len(heard) == 3


def test_turning_instant_on_ends_what_is_under_way() -> None:
    table, director = directed()
    director.present([Moved(1.0), Moved(1.0)])
    director.update(0.3)
    director.instant = True
    director.update(0.0)
    assert (table.x, director.busy) == (2.0, False)


def test_what_flies_alongside_keeps_the_table_busy_until_it_arrives() -> None:
    table, director = directed()
    director.present([Threw(2.0)])
    director.update(0.0)
    assert director.busy
    director.update(2.0)
    assert (table.ball_x, director.busy) == (1.0, False)


def test_only_a_cue_that_overlaps_starts_while_something_flies() -> None:
    heard: list[object] = []
    table, director = directed(heard.append)
    director.present([Threw(2.0), Moved(1.0), Noted("after")])
    director.update(0.5)
    assert table.x == pytest.approx(0.5)
    director.update(0.5)
    assert heard == [Threw(2.0), Moved(1.0)]
    director.update(2.0)
    assert heard[-1] == Noted("after")


def test_a_decoration_holds_nothing_up_and_runs_in_real_time() -> None:
    table, director = directed()
    director.speed = 0.5
    table.trail(Tween(table.ball, 1.0, x=1.0))
    assert not director.busy
    director.update(0.5)
    assert (table.ball_x, table.lively) == (0.5, True)
    director.update(0.5)
    assert not table.lively


def test_a_clip_that_no_event_stands_for_waits_its_turn() -> None:
    table, director = directed()
    director.present([Moved(1.0)])
    director.add(lambda: Wait(1.2))
    director.update(1.0)
    assert (table.x, director.busy) == (1.0, True)
    director.update(1.2)
    assert not director.busy


def test_a_fact_without_a_cue_is_an_error() -> None:
    _, director = directed()
    with pytest.raises(KeyError):
        director.present([object()])


def test_what_is_dropped_is_neither_shown_nor_heard() -> None:
    heard: list[object] = []
    table, director = directed(heard.append)
    director.present([Moved(1.0), Moved(1.0)])
    director.update(0.25)
    director.drop()
    director.update(5.0)
    assert (table.x, director.busy, len(heard)) == (0.25, False, 1)
