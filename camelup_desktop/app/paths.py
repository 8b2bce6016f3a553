"""Where things lie: shipped assets, and the user's folders."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs


def assets() -> Path:
    """Folder of the shipped assets: inside the package (wheel, frozen), else beside it (source)."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


@dataclass(frozen=True, slots=True)
class UserFolders:
    """The three folders that belong to the player. Nothing in them is needed to start."""

    data: Path
    """Saves, copies of races."""
    config: Path
    """settings.json."""
    log: Path
    """Log and crash reports."""
    pictures: Path
    """Screenshots."""


def user_folders(environ: Mapping[str, str] = os.environ) -> UserFolders:
    """The player's folders; `CAMELUP_HOME` puts all of them under one folder."""
    home = environ.get("CAMELUP_HOME")
    if home:
        root = Path(os.path.expanduser(home))  # Path's own raises for unknown people
        return UserFolders(root / "data", root / "config", root / "log", root / "pictures")
    dirs = PlatformDirs("CamelUp", appauthor=False)
    return UserFolders(
        Path(dirs.user_data_dir),
        Path(dirs.user_config_dir),
        Path(dirs.user_log_dir),
        Path(dirs.user_pictures_dir) / "Camel Up Desktop",
    )
