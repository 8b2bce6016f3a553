"""Sound: by name, by volume, and never a reason to stop."""

from __future__ import annotations

import enum
import random
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from camelup_desktop.app.audio import Audio
from camelup_desktop.app.settings import SettingsStore
from camelup_desktop.app.yaml_file import BadFile

SOUNDS = """
sounds:
  clack: {group: table, gain: 0, steps: [1, 2, 4], variations: 2}
  bark: {gain: 0, voices: 1}
  tick: {group: ui, gain: -20}
  gone: {gain: 0}
cues:
  DieRolled: {play: clack, step: pips}
  DieRolled.call: {play: "{camel}"}
  blue: {play: [bark, tick]}
  UnitMoved: {play: clack, step: unit}
"""


class Camel(enum.Enum):
    BLUE = "blue"


@dataclass
class DieRolled:
    camel: Camel
    pips: int


@dataclass
class UnitMoved:
    unit: tuple[int, ...]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("clack_1_1", "clack_1_2", "clack_2_1", "clack_2_2", "clack_4_1", "clack_4_2",
                 "bark", "tick"):  # fmt: skip
        with wave.open(str(tmp_path / f"{name}.ogg"), "wb") as file:  # SDL looks into the file
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(44_100)
            file.writeframes(b"\0\0" * 400)
    (tmp_path / "sounds.yaml").write_text(SOUNDS, "utf-8")
    return tmp_path


@pytest.fixture
def settings() -> SettingsStore:
    return SettingsStore(None)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, float]]]:
    """File and volume of each sound that was started."""
    started: list[tuple[str, float]] = []

    class Channel:
        def get_busy(self) -> bool:
            return True

    class Sound(pygame.mixer.Sound):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            self.name = path.stem

        def play(self, *values: Any, **more: Any) -> Any:
            started.append((self.name, round(self.get_volume(), 2)))
            return Channel()

    monkeypatch.setattr(pygame.mixer, "Sound", Sound)
    yield started
    pygame.mixer.quit()


@pytest.fixture
def audio(folder: Path, settings: SettingsStore) -> Audio:
    settings.update(master_volume=100)
    return Audio(folder, settings, random.Random(1))


Played = list[tuple[str, float]]


def test_an_event_is_heard_at_the_step_it_counts(audio: Audio, played: Played) -> None:
    audio.hear(DieRolled(Camel.BLUE, 2))
    audio.hear(UnitMoved((1, 1, 1, 1, 1)))
    audio.hear(object())
    assert [name[:7] for name, _ in played] == ["clack_2", "clack_4"]


def test_variations_are_never_the_same_twice_running(audio: Audio, played: Played) -> None:
    for _ in range(4):
        audio.play("clack", step=1)
    names = [name for name, _ in played]
    assert set(names) == {"clack_1_1", "clack_1_2"}
    assert all(one != two for one, two in pairwise(names))


def test_a_moment_of_an_event_fills_in_its_fields(audio: Audio, played: Played) -> None:
    audio.moment(DieRolled(Camel.BLUE, 2), "call")
    assert [name for name, _ in played] == ["bark", "tick"]


def test_no_more_voices_of_a_sound_than_it_may_have(audio: Audio, played: Played) -> None:
    audio.play("bark")
    audio.play("bark")
    assert len(played) == 1


def test_volumes_multiply_and_controls_follow_the_master_alone(
    audio: Audio, settings: SettingsStore, played: Played
) -> None:
    settings.update(master_volume=50, table_volume=50)
    audio.play("clack")
    audio.play("tick")
    settings.update(mute=True)
    audio.play("clack")
    settings.update(mute=False, table_volume=0)
    audio.play("clack")
    assert [volume for _, volume in played] == [0.25, 0.05]


def test_without_files_everything_is_silent(tmp_path: Path, settings: SettingsStore) -> None:
    audio = Audio(tmp_path, settings, random.Random(1))
    audio.prepare()
    audio.play("anything")
    audio.hear(DieRolled(Camel.BLUE, 1))
    assert audio.silent
    assert not pygame.mixer.get_init()


def test_a_lost_file_is_no_crash(audio: Audio, played: Played) -> None:
    audio.play("gone")
    assert played == []


def test_without_a_device_the_game_is_silent(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def no_device(*values: Any, **more: Any) -> None:
        tried.append(values)
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.play("clack")
    audio.play("clack")
    assert audio.silent
    assert len(tried) == 2  # the system's driver, then the dummy; never again


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("gain: -20", "gain: soft", '"gain" must be a number'),
        ("steps: [1, 2, 4]", "steps: high", "whole numbers"),
        ("play: clack", "play: clock", 'no sound "clock"'),
        ("play: clack", "play: 7", "name of a sound"),
        ("cues:", "cue:", '"cues" is missing'),
    ],
)
def test_wrong_sounds_say_where(
    folder: Path, settings: SettingsStore, old: str, new: str, reason: str
) -> None:
    (folder / "sounds.yaml").write_text(SOUNDS.replace(old, new, 1), "utf-8")
    with pytest.raises(BadFile, match=reason) as caught:
        Audio(folder, settings, random.Random(1)).prepare()
    assert str(caught.value).startswith("sounds.yaml, line ")
