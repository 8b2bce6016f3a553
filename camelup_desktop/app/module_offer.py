"""A module of a game as a set-up offers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ModuleOffer:
    """Whether a module is in play, and why nobody can change that.

    `forced`: so many players cannot do without it. `needs`: it takes that many players, which
    there are not; else 0. `options` are its own house rules (the engine's Option).
    """

    key: str
    on: bool
    forced: bool
    needs: int
    options: Sequence[Any]

    @property
    def free(self) -> bool:
        """Whether it may be switched."""
        return not self.forced and not self.needs
