"""Thinking in slices gives the same as thinking at once."""

from camelup_desktop.ai.thinking import Thinking, at_once


def _count(number: int, pauses: list[int]) -> Thinking[int]:
    for step in range(number):
        pauses.append(step)
        yield
    return number


def test_at_once_goes_on_after_every_pause_and_brings_the_result() -> None:
    pauses: list[int] = []
    assert at_once(_count(5, pauses)) == 5
    assert pauses == [0, 1, 2, 3, 4]


def test_a_thought_without_a_pause_has_a_result_too() -> None:
    assert at_once(_count(0, [])) == 0
