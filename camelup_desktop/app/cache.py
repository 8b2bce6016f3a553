"""A cache of surfaces with a limit in bytes; what was used longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

ROOM = 5
"""So many surfaces as large as the largest are kept together, whatever the limit."""


class SurfaceCache:
    """Surfaces by key. `limit` is in bytes of pixels; in a large window it grows with them."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._largest = 0
        self._held = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    @property
    def held(self) -> int:
        """Bytes of pixels in the cache."""
        return self._held

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under `key`, made by `make` if it is not there."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self._surfaces[key] = made
        self._held += _bytes(made)
        self._largest = max(self._largest, _bytes(made))
        while self._held > max(self._limit, ROOM * self._largest):
            self._held -= _bytes(self._surfaces.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget everything (after a resize)."""
        self._surfaces.clear()
        self._held = self._largest = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
