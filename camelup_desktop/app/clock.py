"""Where time comes from: the real clock, or steps of one size for tests and the self-check."""

from __future__ import annotations

from typing import Protocol

import pygame

FRAMES = 60
IDLE_MS = 33
"""How long the loop sleeps at most when nothing moves."""


class Clock(Protocol):
    """Seconds between frames, and how events are waited for."""

    def tick(self, lively: bool) -> float:
        """End a frame; returns the seconds since the last one."""

    def events(self, lively: bool) -> list[pygame.Event]:
        """The events since the last frame; sleeps for one when nothing is lively."""


class RealClock:
    """At most 60 frames a second; sleeps while nothing moves."""

    def __init__(self) -> None:
        self._clock = pygame.Clock()

    def tick(self, lively: bool) -> float:
        """Wait for the next frame when something moves."""
        return self._clock.tick(FRAMES if lively else 0) / 1000

    def events(self, lively: bool) -> list[pygame.Event]:
        """Whatever is there; without life, the first that comes within 33 ms."""
        if lively:
            return pygame.event.get()
        first = pygame.event.wait(IDLE_MS)
        rest = pygame.event.get()
        return rest if first.type == pygame.NOEVENT else [first, *rest]


class FixedClock:
    """Every frame lasts the same; never waits."""

    def __init__(self, dt: float = 1 / 60) -> None:
        self._dt = dt

    def tick(self, lively: bool) -> float:
        """The fixed step."""
        return self._dt

    def events(self, lively: bool) -> list[pygame.Event]:
        """Whatever is there."""
        return pygame.event.get()
