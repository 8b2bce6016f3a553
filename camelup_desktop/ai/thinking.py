"""Work that pauses: a frame of the screen is never kept waiting for it."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Thinking = Generator[None, None, T]
"""Yields every few hundred microseconds of work and returns its result in the end."""


def at_once(thinking: Thinking[T]) -> T:
    """Do all of the work without a pause and return its result."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result
