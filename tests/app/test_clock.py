"""The real clock: how long it sleeps when nothing moves, and what wakes it."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.app.clock import IDLE_MS, REST_AFTER, REST_MS, RealClock
from camelup_desktop.app.services import Services


@pytest.fixture
def slept(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every sleep, in milliseconds; nobody really sleeps."""
    sleeps: list[int] = []
    monkeypatch.setattr(pygame.time, "wait", sleeps.append)
    return sleeps


def test_while_something_moves_it_never_sleeps_for_events(slept: list[int]) -> None:
    clock = RealClock()
    pygame.event.clear()
    for _ in range(2 * REST_AFTER):
        assert clock.events(lively=True) == []
    assert slept == []


def test_it_sleeps_longer_once_nothing_has_happened_for_a_while(slept: list[int]) -> None:
    clock = RealClock()
    pygame.event.clear()
    for _ in range(REST_AFTER + 3):
        clock.events(lively=False)
    assert slept == [IDLE_MS] * REST_AFTER + [REST_MS] * 3
    assert clock.idle_ms == REST_MS


@pytest.mark.parametrize("woken_by", ["event", "motion"])
def test_an_event_or_a_motion_makes_it_watchful_again(slept: list[int], woken_by: str) -> None:
    clock = RealClock()
    pygame.event.clear()
    for _ in range(REST_AFTER + 1):
        clock.events(lively=False)
    if woken_by == "event":
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert len(clock.events(lively=woken_by == "motion")) == (woken_by == "event")
    clock.events(lively=False)
    assert slept[-1] == IDLE_MS
