"""The Supercup's modules on the screen: for each in the rules' list a file of its name lies here.

What it adds is its SCREEN. There is no list beside that of the rules.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module

from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.engine.camelup.supercup import MODULES


def _screens() -> Iterable[ModuleScreen]:
    for key in MODULES:
        yield import_module(f"{__name__}.{key}").SCREEN


SCREENS: list[ModuleScreen] = sorted(_screens(), key=lambda screen: screen.rank)
"""In the order in which the dock lists what they add."""


def in_play(modules: Iterable[str] | Mapping[str, object]) -> list[ModuleScreen]:
    """The modules on the screen of those with these keys."""
    keys = set(modules)
    return [screen for screen in SCREENS if screen.key in keys]
