"""Springs are stable, and the same at any frame rate."""

import pytest

from camelup_desktop.app.anim.spring import STEP, Spring, follow, trace


def test_a_spring_comes_to_rest_at_its_target() -> None:
    spring = Spring(frequency=4.5, damping=0.35, value=0.0, target=14.0)
    spring.update(4.0)
    assert spring.value == pytest.approx(14.0, abs=1e-3)
    assert spring.velocity == pytest.approx(0.0, abs=1e-2)


def test_little_damping_overshoots_and_full_damping_does_not() -> None:
    wobbly, calm = Spring(4.5, 0.35, 0.0, 1.0), Spring(4.5, 1.0, 0.0, 1.0)
    peaks = [0.0, 0.0]
    for _ in range(200):
        for place, spring in enumerate((wobbly, calm)):
            spring.step()
            peaks[place] = max(peaks[place], spring.value)
    assert peaks[0] > 1.15
    assert peaks[1] <= 1.0


def test_the_frame_rate_does_not_matter() -> None:
    smooth, rough = Spring(5.0, 0.45, 0.0, 1.0), Spring(5.0, 0.45, 0.0, 1.0)
    for _ in range(120):
        smooth.update(STEP * 0.5)
    for _ in range(4):
        rough.update(STEP * 15)
    assert smooth.value == pytest.approx(rough.value, abs=1e-9)


def test_it_stays_stable_when_it_is_stiff() -> None:
    spring = Spring(40.0, 0.3, 0.0, 1.0)
    for _ in range(1000):
        spring.step()
        assert abs(spring.value) < 3.0


def test_a_follower_starts_at_its_leader_and_lags_behind() -> None:
    lag = follow(lambda seconds: 100 * seconds, 0.5, 4.5, 0.5)
    assert lag[0] == 0.0
    assert 0 < lag[len(lag) // 2] < 100 * 0.25


def test_a_trace_plays_a_recording_back() -> None:
    track = trace([0.0, 10.0, 4.0])
    assert track(0.0) == 0.0
    assert track(0.25) == pytest.approx(5.0)
    assert track(0.5) == pytest.approx(10.0)
    assert track(1.0) == 4.0
    assert trace([3.0])(0.7) == 3.0
