"""Named places on the screen where things fly from and to."""

from __future__ import annotations

from collections.abc import Callable

Point = tuple[float, float]


class Anchors:
    """Pixels by name. A panel that knows better than the layout places its anchors itself."""

    def __init__(self, resolve: Callable[[str], Point]) -> None:
        self._resolve = resolve
        self._placed: dict[str, tuple[Point, float | None]] = {}

    def place(self, name: str, point: Point, height: float | None = None) -> None:
        """Say where a place is, in pixels, and how high a thing lies there, if it has one size."""
        self._placed[name] = (point, height)

    def forget(self) -> None:
        """Drop all placed anchors; called on every new layout, before the panels place theirs."""
        self._placed.clear()

    def at(self, name: str) -> Point:
        """The pixel of a place. KeyError names a place that nobody knows."""
        placed = self._placed.get(name)
        return placed[0] if placed else self._resolve(name)

    def height(self, name: str, otherwise: float) -> float:
        """Height in pixels of a thing that lies there."""
        placed = self._placed.get(name)
        return placed[1] if placed and placed[1] is not None else otherwise
