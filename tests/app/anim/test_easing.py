"""Curves start and end where they say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camelup_desktop.app.anim import easing

SHARES = [
    easing.linear,
    easing.in_quad,
    easing.out_quad,
    easing.in_cubic,
    easing.out_cubic,
    easing.in_out_cubic,
    easing.out_back(1.2),
    easing.smooth,
]


@pytest.mark.parametrize("curve", SHARES)
def test_a_share_of_the_way_goes_from_nothing_to_all(curve: easing.Curve) -> None:
    assert curve(0.0) == pytest.approx(0.0)
    assert curve(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("curve", [easing.hop, easing.bump, easing.ring(3, 2.0)])
def test_a_swing_comes_back_to_where_it_began(curve: easing.Curve) -> None:
    assert curve(0.0) == pytest.approx(0.0)
    assert curve(1.0) == pytest.approx(0.0, abs=1e-12)


def test_a_hop_is_highest_in_the_middle() -> None:
    assert easing.hop(0.5) == 1.0
    assert easing.hop(0.25) == easing.hop(0.75) < 1.0


def test_out_back_goes_too_far_before_it_arrives() -> None:
    assert max(easing.out_back(1.7)(t / 20) for t in range(21)) > 1.05


def test_a_ring_grows_weaker() -> None:
    rattle = easing.ring(4, 3.0)
    early = max(abs(rattle(t / 100)) for t in range(25))
    late = max(abs(rattle(t / 100)) for t in range(50, 75))
    assert late < early / 2


@given(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))
def test_a_way_ends_at_its_goal_to_the_last_bit(start: float, goal: float) -> None:
    assert easing.way(start, goal, easing.out_back())(1.0) == goal
    assert easing.mix(start, goal, 1.0) == goal
