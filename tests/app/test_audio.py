"""Sound: by name, by volume, and never a reason to stop."""

from __future__ import annotations

import random
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest

from camelup_desktop.app.audio import Audio
from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.app.yaml_file import BadFile


@dataclass
class DieRolled:
    camel: str


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with wave.open(str(tmp_path / "clack.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(b"\0\0" * 400)
    (tmp_path / "sounds.yaml").write_text("DieRolled: clack.wav\nlost: [gone.wav]\n", "utf-8")
    return tmp_path


@pytest.fixture
def settings() -> SettingsStore:
    return SettingsStore(None)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The volume of each sound that was started."""
    volumes: list[float] = []

    class Sound(pygame.mixer.Sound):
        def play(self, *values: Any, **more: Any) -> Any:
            volumes.append(round(self.get_volume(), 2))

    monkeypatch.setattr(pygame.mixer, "Sound", Sound)
    yield volumes
    pygame.mixer.quit()


def test_an_event_is_heard_by_its_name(
    folder: Path, settings: SettingsStore, played: list[float]
) -> None:
    audio = Audio(folder, settings, random.Random(1))
    audio.hear(DieRolled("blue"))
    audio.hear(object())
    assert played == [0.8]


def test_volumes_multiply_and_mute_silences(
    folder: Path, settings: SettingsStore, played: list[float]
) -> None:
    audio = Audio(folder, settings, random.Random(1))
    settings.update(master_volume=50, table_volume=50)
    audio.play("DieRolled")
    settings.update(mute=True)
    audio.play("DieRolled")
    settings.update(mute=False, table_volume=0)
    audio.play("DieRolled")
    assert played == [0.25]


def test_without_files_everything_is_silent(tmp_path: Path, settings: SettingsStore) -> None:
    audio = Audio(tmp_path, settings, random.Random(1))
    audio.play("anything")
    assert audio.silent
    assert not pygame.mixer.get_init()


def test_a_lost_file_is_no_crash(
    folder: Path, settings: SettingsStore, played: list[float]
) -> None:
    Audio(folder, settings, random.Random(1)).play("lost")
    assert played == []


def test_without_a_device_the_game_is_silent(
    folder: Path, settings: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []

    def no_device(*values: Any, **more: Any) -> None:
        tried.append(values)
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio = Audio(folder, settings, random.Random(1))
    audio.play("DieRolled")
    audio.play("DieRolled")
    assert audio.silent
    assert len(tried) == 2  # the system's driver, then the dummy; never again


def test_a_wrong_list_of_sounds_says_where(tmp_path: Path, settings: SettingsStore) -> None:
    (tmp_path / "sounds.yaml").write_text("a: b.ogg\nc: 5\n", "utf-8")
    with pytest.raises(BadFile, match=r"line 2: .*a file or a list"):
        Audio(tmp_path, settings, random.Random(1))
