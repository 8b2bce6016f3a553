"""What stands on each page of the settings, as data: field, control, its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from camelup_desktop.app.settings import (
    AI_PACES,
    COACHES,
    FLASHES,
    MOTIONS,
    PRIVACIES,
    SPEEDS,
    TEXT_SIZES,
)

Control = Literal["choice", "toggle", "slider", "button"]


@dataclass(frozen=True, slots=True)
class Row:
    """One setting, named like its field in Settings; or a button, named like its action.

    `settings.NAME` and `settings.NAME_note` are its words; a choice's words are
    `settings.PREFIX_VALUE`, with the name as prefix unless another is given.
    """

    name: str
    control: Control
    values: tuple[object, ...] = ()
    prefix: str = ""

    def word(self, value: object) -> str:
        """Key of the string of one value."""
        if self.name == "text_size":
            return "settings.text_size_value"
        value = str(value).replace(".", "_")
        return f"{self.prefix or f'settings.{self.name}'}_{value}"


PAGES: dict[str, tuple[Row, ...]] = {
    "gameplay": (
        Row("speed", "choice", SPEEDS),
        Row("ai_pace", "choice", AI_PACES, "setup.pace"),
        Row("quick_play", "toggle"),
        Row("take_back", "toggle"),
        Row("auto_continue", "toggle"),
        Row("wait_for_end_turn", "toggle"),
        Row("privacy", "choice", PRIVACIES, "setup.privacy"),
        Row("coach", "choice", COACHES),
    ),
    "display": (Row("fullscreen", "toggle"),),
    "audio": (
        Row("master_volume", "slider"),
        Row("music_volume", "slider"),
        Row("table_volume", "slider"),
        Row("voices_volume", "slider"),
        Row("mute", "toggle"),
        Row("mute_in_background", "toggle"),
    ),
    "accessibility": (
        Row("text_size", "choice", TEXT_SIZES),
        Row("motion", "choice", MOTIONS),
        Row("screen_shake", "slider"),
        Row("flash", "choice", FLASHES),
        Row("idle_life", "toggle"),
        Row("captions", "toggle"),
    ),
    "data": (
        Row("saves_folder", "button"),
        Row("log_folder", "button"),
        Row("about", "button"),
        Row("licences", "button"),
    ),
}
"""Page -> rows, in the order of the list at the left."""
