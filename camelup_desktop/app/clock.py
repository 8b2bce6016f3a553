"""Where time comes from: the real clock, or steps of one size for tests and the self-check."""

from __future__ import annotations

from typing import Protocol

import pygame

FRAMES = 60
IDLE_MS, REST_MS = 16, 48
"""How long the loop sleeps when nothing moves, and after a while of it. `pygame.event.wait` would
poll every millisecond and take six times the processor time (measured on X11 and the dummy driver).
"""
REST_AFTER = 60
"""Sleeps in a row, without an event, after which they are long."""


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
        self._sleeps = 0

    @property
    def idle_ms(self) -> int:
        """How long the next sleep takes."""
        return IDLE_MS if self._sleeps < REST_AFTER else REST_MS

    def tick(self, lively: bool) -> float:
        """Wait for the next frame when something moves."""
        return self._clock.tick(FRAMES if lively else 0) / 1000

    def events(self, lively: bool) -> list[pygame.Event]:
        """Whatever is there; without life after a short sleep."""
        if not lively:
            pygame.time.wait(self.idle_ms)
        events = pygame.event.get()
        self._sleeps = 0 if lively or events else self._sleeps + 1
        return events


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
