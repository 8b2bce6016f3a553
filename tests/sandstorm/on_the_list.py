"""Puts the module where it would be: its files beside the others, and a line in the one list.

Given to pytest as a plugin, because whoever reads the list does so when it is imported.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import cast

from camelup_desktop.app import paths
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.supercup import MODULES
from tests.sandstorm.rules import KEY, Sandstorm

FILES = {
    "camelup_desktop.ai.camelup.supercup.sandstorm": "tests.sandstorm.insight",
    "camelup_desktop.app.games.camelup.supercup.sandstorm": "tests.sandstorm.screen",
}
"""Where a file of the module is looked for, and where it is."""

STRINGS = Strings.load


class Beside(MetaPathFinder, Loader):
    """Finds the module's files as if they lay beside those of the others."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(name, self) if name in FILES else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return import_module(FILES[spec.name])

    def exec_module(self, module: ModuleType) -> None:
        """It has been run already."""


def strings_with_more(folder: Path, language: str = "en") -> Strings:
    """The shipped words, with the module's file in the folder of the language."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        shutil.copy(folder / f"{language}.yaml", copy)
        (copy / language).mkdir()
        shutil.copy(Path(__file__).with_name("words.yaml"), copy / language)
        return STRINGS(copy, language)


assert "camelup_desktop.app.games.camelup" not in sys.modules, "too late"
assert paths.assets().is_dir()
sys.meta_path.insert(0, Beside())
Strings.load = strings_with_more  # type: ignore[method-assign, assignment]
cast(dict[str, RaceMechanic], MODULES)[KEY] = Sandstorm()
