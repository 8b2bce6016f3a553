"""What every scene is handed: one frozen bundle instead of globals."""

from __future__ import annotations

from dataclasses import dataclass

from camelup_desktop.app.assets import Assets
from camelup_desktop.app.audio import Audio
from camelup_desktop.app.paths import UserFolders
from camelup_desktop.app.saves import Saves
from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.window import Window


@dataclass(frozen=True, slots=True)
class Services:
    """Window, assets, words, settings, sound, saves, look and folders."""

    window: Window
    assets: Assets
    strings: Strings
    settings: SettingsStore
    audio: Audio
    saves: Saves
    theme: Theme
    folders: UserFolders
