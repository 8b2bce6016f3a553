"""The numbers of boards move as the rules move camels."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.ai.camelup import boards
from camelup_desktop.engine.camelup import CAMELS, Camel, Track
from camelup_desktop.engine.camelup.movement import (
    lift,
    put_on_top,
    put_underneath,
    ranking,
    unit_of,
)


@st.composite
def tracks(draw: st.DrawFn, spaces: int = 16) -> Track:
    """Five camels anywhere, often close together."""
    last = draw(st.integers(1, spaces))
    ahead = st.integers(last, min(spaces, last + draw(st.integers(0, 8))))
    track: list[tuple[Camel, ...]] = [()] * (spaces + 1)
    for camel in draw(st.permutations(CAMELS)):
        space = draw(ahead)
        track[space - 1] = (*track[space - 1], camel)
    return tuple(track)


def moved(board: int, camel: Camel, steps: int, *, under: bool) -> int:
    """The board after a move, worked out with numbers alone."""
    order = board & boards.ORDER_MASK
    form = board - order
    last = form // boards.DIGITS[0]
    rank = boards.ranks()[order][CAMELS.index(camel)]
    _, stance = boards.stances(form - last * boards.ONE_SPACE)[rank]
    change, swap = (boards.underneath if under else boards.on_top)(stance, steps)
    return form + change + boards.swapped()[order][swap]


@pytest.mark.rule("R24", "R25", "R26", "R40")
@given(tracks(), st.sampled_from(CAMELS), st.integers(1, boards.REACH))
def test_on_top_is_what_the_rules_do(track: Track, camel: Camel, steps: int) -> None:
    space, unit = unit_of(track, camel)
    if space + steps > len(track) - 1:
        return
    after = put_on_top(lift(track, space, unit), space + steps, unit)
    assert moved(boards.board_of(track), camel, steps, under=False) == boards.board_of(after)


@pytest.mark.rule("R41", "R42")
@given(tracks(), st.sampled_from(CAMELS), st.integers(0, 2))
def test_underneath_is_what_the_rules_do(track: Track, camel: Camel, steps: int) -> None:
    space, unit = unit_of(track, camel)
    if space + steps > len(track) - 1:
        return
    after = put_underneath(lift(track, space, unit), space + steps, unit)
    assert moved(boards.board_of(track), camel, steps, under=True) == boards.board_of(after)


@pytest.mark.rule("R29")
@given(tracks(spaces=20))
def test_an_order_gives_back_the_ranking(track: Track) -> None:
    board = boards.board_of(track)
    assert boards.ranking_of(board & boards.ORDER_MASK) == ranking(track)


@given(tracks(), tracks())
def test_different_boards_have_different_numbers(one: Track, other: Track) -> None:
    assert (boards.board_of(one) == boards.board_of(other)) == (one == other)


def test_a_track_that_is_too_long_has_no_number() -> None:
    track = ((*CAMELS,), *[()] * (boards.MOST_SPACES + 1))
    with pytest.raises(ValueError, match="more than 20 spaces"):
        boards.board_of(track)


def test_every_swap_is_another_rearrangement() -> None:
    for row in boards.swapped():
        assert len(set(row)) == len(boards.SWAPS) == 21
