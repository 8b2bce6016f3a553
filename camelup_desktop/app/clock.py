"""Where time comes from: the real clock, or steps of one size for tests and the self-check."""

from __future__ import annotations

from typing import Protocol

import pygame

FRAMES = 60
IDLE_MS = 16
"""How long the loop sleeps when nothing moves. `pygame.event.wait` would poll every millisecond
and take six times the processor time of sleeping (measured on X11 and on the dummy driver)."""


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
        """Whatever is there; without life after a short sleep."""
        if not lively:
            pygame.time.wait(IDLE_MS)
        return pygame.event.get()


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
