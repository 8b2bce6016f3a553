"""Time left over is handed on, a skip lands exactly, and the newest writer of a number wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app.anim.easing import hop, out_back, way
from camelup_desktop.app.anim.timeline import (
    Animated,
    Animation,
    Call,
    Deferred,
    Hold,
    Parallel,
    Path,
    Sequence,
    Tween,
    Wait,
    after,
    still,
)


class Thing(Animated):
    def __init__(self) -> None:
        super().__init__()
        self.x = self.y = 0.0


def play(animation: Animation, frames: list[float]) -> None:
    for dt in frames:
        animation.update(dt)


def test_a_tween_goes_from_where_the_thing_is_to_the_goal() -> None:
    thing = Thing()
    thing.x = 10.0
    tween = Tween(thing, 2.0, x=20.0)
    assert tween.update(1.0) == 0.0
    assert thing.x == 15.0
    assert tween.update(1.5) == 0.5
    assert (thing.x, tween.done) == (20.0, True)


def test_a_path_writes_what_its_tracks_say() -> None:
    thing = Thing()
    path = Path(thing, 1.0, x=way(0, 8), y=hop)
    path.update(0.5)
    assert (thing.x, thing.y) == (4.0, 1.0)
    path.finish()
    assert (thing.x, thing.y) == (8.0, 0.0)


def test_a_sequence_hands_left_over_time_on() -> None:
    thing = Thing()
    chain = Sequence(Tween(thing, 0.25, x=1.0), Wait(0.25), Tween(thing, 0.5, x=2.0))
    assert chain.update(0.75) == 0.0
    assert thing.x == 1.5
    assert chain.update(1.0) == 0.75
    assert chain.done


def test_parallel_ends_with_its_longest_part() -> None:
    thing = Thing()
    both = Parallel(Tween(thing, 0.25, x=1.0), Tween(thing, 1.0, y=1.0))
    assert both.update(0.5) == 0.0
    assert (thing.x, thing.y, both.done) == (1.0, 0.5, False)
    assert both.update(0.75) == 0.25
    assert both.done


def test_nothing_takes_no_time() -> None:
    assert still().done
    assert Sequence().update(1.0) == 1.0
    assert Parallel().update(1.0) == 1.0
    assert Wait(0.0).update(0.5) == 0.5


def test_a_call_is_made_once() -> None:
    calls: list[int] = []
    call = Call(lambda: calls.append(1))
    assert call.update(0.5) == 0.5
    call.finish()
    call.update(1.0)
    assert calls == [1]


def test_a_deferred_part_is_built_when_its_turn_comes() -> None:
    thing = Thing()
    chain = Sequence(Tween(thing, 1.0, x=4.0), Deferred(lambda: Tween(thing, 1.0, x=thing.x * 2)))
    chain.update(1.5)
    assert thing.x == 6.0
    chain.finish()
    assert (thing.x, chain.done) == (8.0, True)


def test_the_newer_tween_of_a_number_wins() -> None:
    thing = Thing()
    old, new = Tween(thing, 1.0, x=100.0, y=100.0), Tween(thing, 0.5, x=-1.0)
    old.update(0.1)
    new.update(0.1)
    old.update(0.4)
    assert thing.x == pytest.approx(7.8)
    assert thing.y == 50.0
    new.finish()
    old.finish()
    assert (thing.x, thing.y) == (-1.0, 100.0)


def test_a_released_thing_is_moved_by_nobody() -> None:
    thing = Thing()
    tween = Tween(thing, 1.0, x=100.0)
    tween.update(0.5)
    thing.release()
    thing.x = 3.0
    tween.finish()
    assert thing.x == 3.0


def scene(thing: Thing, marks: list[str]) -> Animation:
    return Sequence(
        Tween(thing, 0.3, out_back(), x=5.0),
        Call(lambda: marks.append("hit")),
        Parallel(
            Tween(thing, 0.2, x=7.0),
            after(0.1, Path(thing, 0.4, y=hop), Call(lambda: marks.append("end"))),
        ),
        Wait(0.1),
    )


FRAMES = st.lists(st.floats(0.0, 0.4, allow_nan=False), max_size=12)


@given(FRAMES)
def test_any_frames_and_a_skip_end_in_the_same_place(frames: list[float]) -> None:
    thing, marks = Thing(), list[str]()
    animation = scene(thing, marks)
    play(animation, frames)
    animation.finish()
    assert animation.done
    assert (thing.x, thing.y, marks) == (7.0, 0.0, ["hit", "end"])


@given(FRAMES)
def test_the_picture_depends_on_the_time_and_not_on_the_frames(frames: list[float]) -> None:
    broken, whole = Thing(), Thing()
    play(scene(broken, []), frames)
    scene(whole, []).update(sum(frames))
    assert broken.x == pytest.approx(whole.x, abs=1e-6)
    assert broken.y == pytest.approx(whole.y, abs=1e-6)


def test_time_stops_once_in_a_hold() -> None:
    thing = Thing()
    held = Hold(Path(thing, 1.0, x=way(0.0, 10.0)), 0.5, 0.2)
    held.update(0.5)
    assert thing.x == pytest.approx(5.0)
    held.update(0.15)
    assert thing.x == pytest.approx(5.0)
    held.update(0.15)
    assert thing.x == pytest.approx(6.0)
    assert held.update(0.6) == pytest.approx(0.2)
    assert held.done


def test_a_hold_is_the_same_in_one_step_and_in_many() -> None:
    ends = []
    for steps in (1, 7, 50):
        thing = Thing()
        held = Hold(Path(thing, 1.0, x=way(0.0, 10.0)), 0.4, 0.3)
        for _ in range(steps):
            held.update(0.9 / steps)
        ends.append(thing.x)
    assert ends == pytest.approx([6.0] * 3)


def test_a_hold_that_is_finished_lands_at_the_end() -> None:
    thing = Thing()
    held = Hold(Path(thing, 1.0, x=way(0.0, 10.0)), 0.5, 0.2)
    held.update(0.55)
    held.finish()
    assert thing.x == 10.0
