"""What every scene is handed: one frozen bundle instead of globals."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from camelup_desktop.app.assets import Assets
from camelup_desktop.app.audio import Audio
from camelup_desktop.app.crash import RecentEvents
from camelup_desktop.app.paths import UserFolders
from camelup_desktop.app.saves import Saves
from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.window import Window


@dataclass(frozen=True, slots=True)
class Services:
    """Window, assets, words, settings, sound, saves, look, folders, chance and time.

    `rng` draws names and the seeds of races whose seed nobody typed; `recent` hears every public
    event for crash reports; `after_crash` tells that the last session did not end by itself.
    """

    window: Window
    assets: Assets
    strings: Strings
    settings: SettingsStore
    audio: Audio
    saves: Saves
    theme: Theme
    folders: UserFolders
    rng: random.Random
    now: Callable[[], datetime] = datetime.now
    recent: RecentEvents = field(default_factory=RecentEvents)
    after_crash: bool = False
