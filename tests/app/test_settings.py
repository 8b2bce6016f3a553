"""Settings: kept, checked, reset, and never a reason not to start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.app.settings import CHOICES, Settings, SettingsStore, allowed


def test_changes_are_saved_and_read_again(tmp_path: Path) -> None:
    SettingsStore(tmp_path).update(text_size=150, mute=True, window_size=(1600, 900))
    again = SettingsStore(tmp_path).current
    assert (again.text_size, again.mute, again.window_size) == (150, True, (1600, 900))


def test_listeners_hear_changes_but_not_the_same_again() -> None:
    heard: list[Settings] = []
    store = SettingsStore(None)
    store.listen(heard.append)
    store.update(speed="2.5")
    store.update(speed="2.5")
    assert [settings.speed for settings in heard] == ["2.5"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_size", 110),
        ("text_size", "100"),
        ("mute", 1),
        ("speed", "3"),
        ("master_volume", 101),
        ("window_size", (0, 10)),
        ("kitchen", True),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(name: str, value: Any) -> None:
    store = SettingsStore(None)
    with pytest.raises(ValueError, match=name):
        store.update(**{name: value})
    assert store.current == Settings()


@pytest.mark.parametrize("text", ["", "{", "[]", "nonsense", '{"speed": 7, "unknown": true}'])
def test_a_broken_file_gives_the_defaults(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    assert SettingsStore(tmp_path).current == Settings()


def test_one_bad_value_does_not_cost_the_others(tmp_path: Path) -> None:
    stored = {"speed": "warp", "text_size": 175}
    (tmp_path / "settings.json").write_text(json.dumps(stored), encoding="utf-8")
    assert SettingsStore(tmp_path).current == Settings(text_size=175)


def test_reset_keeps_the_table_and_the_window() -> None:
    store = SettingsStore(None)
    store.update(speed="1.5", last_table={"seats": []}, window_size=(1500, 800))
    store.reset()
    assert store.current == Settings(last_table={"seats": []}, window_size=(1500, 800))


def test_reset_can_be_for_one_setting() -> None:
    store = SettingsStore(None)
    store.update(speed="1.5", mute=True)
    store.reset("speed")
    assert (store.current.speed, store.current.mute) == ("1", True)


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    store = SettingsStore(blocked / "config")
    store.update(mute=True)
    assert store.current.mute and store.trouble.startswith("message.")


def test_every_default_is_allowed() -> None:
    default = Settings()
    for name in default.__slots__:
        assert allowed(name, getattr(default, name)), name
    for name, values in CHOICES.items():
        assert all(allowed(name, value) for value in values), name
