"""The Supercup's modules on the screen. The list is the only place that knows which there are."""

from collections.abc import Iterable, Mapping

from camelup_desktop.app.games.camelup.supercup.consortium import ConsortiumScreen
from camelup_desktop.app.games.camelup.supercup.long_track import LongTrackScreen
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.app.games.camelup.supercup.photographer import PhotographerScreen
from camelup_desktop.app.games.camelup.supercup.position_bets import PositionBetsScreen

SCREENS: list[ModuleScreen] = [
    PhotographerScreen(),
    PositionBetsScreen(),
    ConsortiumScreen(),
    LongTrackScreen(),
]
"""In the order in which the dock lists what they add."""


def in_play(modules: Iterable[str] | Mapping[str, object]) -> list[ModuleScreen]:
    """The modules on the screen of those with these keys."""
    keys = set(modules)
    return [screen for screen in SCREENS if screen.key in keys]
