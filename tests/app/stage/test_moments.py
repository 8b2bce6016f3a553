"""Moments inside cues: told in order; of what is skipped only the last one."""

from dataclasses import dataclass

from camelup_desktop.app.anim.timeline import Animation, Call, Sequence, Wait
from camelup_desktop.app.stage.director import Cues, Director
from camelup_desktop.app.stage.moments import Moment, Moments
from camelup_desktop.app.stage.stage import Stage


@dataclass(frozen=True)
class Hopped:
    times: int


class Ear:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int | None, float]] = []

    def __call__(self, event: object, name: str, step: int | None, *, pan: float) -> None:
        self.heard.append((name, step, pan))


cues: Cues[Stage] = Cues()


@cues.of(Hopped)
def hopped(stage: Stage, event: Hopped) -> Animation:
    def land(number: int) -> Call:
        return Call(lambda: stage.moments.announce(Moment(event, "land", number, 0.25)))

    parts: list[Animation] = []
    for number in range(1, event.times + 1):
        parts += [Wait(0.1), land(number)]
    return Sequence(*parts)


def directed() -> tuple[Director[Stage], Ear]:
    ear = Ear()
    return Director(Stage(), cues.table, moments=[ear]), ear


def test_moments_are_told_when_they_come() -> None:
    director, ear = directed()
    director.present([Hopped(3)])
    director.update(0.15)
    assert ear.heard == [("land", 1, 0.25)]
    director.update(0.5)
    assert [step for _, step, _ in ear.heard] == [1, 2, 3]


def test_of_a_skipped_clip_only_the_last_moment_is_told() -> None:
    director, ear = directed()
    director.present([Hopped(4), Hopped(2)])
    director.skip()
    assert [step for _, step, _ in ear.heard] == [4]


def test_of_everything_skipped_only_the_very_last_moment_is_told() -> None:
    director, ear = directed()
    director.present([Hopped(4), Hopped(2)])
    director.skip_all()
    assert [step for _, step, _ in ear.heard] == [2]


def test_instant_tells_one_moment_for_each_presentation() -> None:
    director, ear = directed()
    director.instant = True
    director.present([Hopped(4)])
    director.present([Hopped(3)])
    assert [step for _, step, _ in ear.heard] == [4, 3]


def test_a_skip_without_moments_repeats_none() -> None:
    director, ear = directed()
    director.present([Hopped(1)])
    director.skip_all()
    director.skip_all()
    assert len(ear.heard) == 1


def test_the_same_facts_tell_the_same_moments() -> None:
    first, second = directed(), directed()
    for director, _ in (first, second):
        director.present([Hopped(3), Hopped(2)])
        for _ in range(60):
            director.update(1 / 60)
    assert first[1].heard == second[1].heard != []


def test_nobody_listening_is_no_trouble() -> None:
    Moments().announce(Moment(Hopped(1), "land"))
