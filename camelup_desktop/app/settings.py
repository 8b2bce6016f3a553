"""What the player has chosen once for all; kept as JSON in the config folder."""

from __future__ import annotations

import dataclasses
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from camelup_desktop.app import files

SPEEDS = ("0.75", "1", "1.5", "2.5", "instant")
AI_PACES = ("auto", "0.75", "1", "1.5", "2.5", "step")
TEXT_SIZES = (100, 125, 150, 175)
MOTIONS = ("full", "reduced", "none")
FLASHES = ("normal", "dim", "off")
PRIVACIES = ("smart", "each_turn", "off")
COACHES = ("off", "odds", "advice")
"""How much help a person gets who chooses, least first."""

CHOICES: dict[str, tuple[Any, ...]] = {
    "speed": SPEEDS,
    "ai_pace": AI_PACES,
    "text_size": TEXT_SIZES,
    "motion": MOTIONS,
    "flash": FLASHES,
    "privacy": PRIVACIES,
    "coach": COACHES,
    "language": ("en",),
}
"""The values a setting may have, where there is a list of them."""

FILE_NAME = "settings.json"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. Values outside CHOICES or of another type are never stored."""

    speed: str = "1"
    ai_pace: str = "auto"
    quick_play: bool = False
    take_back: bool = True
    auto_continue: bool = False
    wait_for_end_turn: bool = False
    privacy: str = "smart"
    coach: str = "off"
    fullscreen: bool = False
    text_size: int = 100
    motion: str = "full"
    screen_shake: int = 60
    flash: str = "normal"
    idle_life: bool = False
    master_volume: int = 80
    music_volume: int = 70
    table_volume: int = 100
    voices_volume: int = 100
    mute: bool = False
    mute_in_background: bool = True
    captions: bool = False
    language: str = "en"
    window_size: tuple[int, int] = (1280, 720)
    last_table: dict[str, Any] = field(default_factory=dict)
    """The table set up last, as TableSetup.to_json gives it; empty at first."""

    @property
    def text_scale(self) -> float:
        """Text size as a factor, 1.0 to 1.75."""
        return self.text_size / 100

    @property
    def speed_factor(self) -> float:
        """How fast time runs on the table; infinite for instant."""
        return float("inf") if self.speed == "instant" else float(self.speed)


class SettingsStore:
    """The settings of now, their file, and who wants to hear of changes."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` None keeps everything in memory (self-check, tests)."""
        self._path = folder / FILE_NAME if folder else None
        self._listeners: list[Callable[[Settings], None]] = []
        self.trouble: str = ""
        """Why the file could not be written, or empty."""
        self.current: Settings = self._load()
        """The settings of now."""

    def update(self, **changes: Any) -> None:
        """Change fields, save, tell the listeners. ValueError for a value that is not allowed."""
        for name, value in changes.items():
            if not allowed(name, value):
                raise ValueError(f"{value!r} is not a value for the setting {name}")
        changed = dataclasses.replace(self.current, **changes)
        if changed != self.current:
            self.current = changed
            self._save()
            for listener in tuple(self._listeners):
                listener(changed)

    def reset(self, *names: str) -> None:
        """Back to the defaults: the fields named, or all but the table and the window."""
        fresh = Settings()
        kept = {"last_table", "window_size"}
        chosen = names or tuple(f.name for f in dataclasses.fields(Settings) if f.name not in kept)
        self.update(**{name: getattr(fresh, name) for name in chosen})

    def listen(self, listener: Callable[[Settings], None]) -> None:
        """Call `listener` after each change, with the new settings."""
        self._listeners.append(listener)

    def _load(self) -> Settings:
        if self._path is None or not self._path.is_file():
            return Settings()
        try:
            stored = json.loads(self._path.read_text(encoding="utf-8"))
            if not isinstance(stored, dict):
                raise ValueError("not an object")
        except (OSError, ValueError, RecursionError) as error:
            _log.warning("settings not readable, defaults used: %s", error)
            return Settings()
        if isinstance(stored.get("window_size"), list):
            stored["window_size"] = tuple(stored["window_size"])
        return Settings(**{name: value for name, value in stored.items() if allowed(name, value)})

    def _save(self) -> None:
        if self._path is None:
            return
        try:
            text = json.dumps(dataclasses.asdict(self.current), indent=1)
            files.write_atomic(self._path, text + "\n")
            self.trouble = ""
        except OSError as error:
            self.trouble = files.reason(error)
            _log.warning("settings not saved: %s", error)


def allowed(name: str, value: object) -> bool:
    """Whether `value` may be stored under `name`."""
    fields = {f.name: getattr(_DEFAULT, f.name) for f in dataclasses.fields(Settings)}
    if name not in fields or type(value) is not type(fields[name]):
        return False
    if name in CHOICES:
        return value in CHOICES[name]
    if name.endswith("_volume") or name == "screen_shake":
        return isinstance(value, int) and 0 <= value <= 100
    if name == "window_size":
        return (
            isinstance(value, tuple)
            and len(value) == 2
            and all(type(side) is int and 0 < side <= 8192 for side in value)
        )
    return True


_DEFAULT = Settings()
