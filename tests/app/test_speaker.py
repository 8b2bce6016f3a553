"""The mixer: decodes what is there, survives what is not, and what happens without a device."""

from __future__ import annotations

import logging
import os
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.speaker import VOICES, MixerSpeaker


@pytest.fixture
def speaker(tmp_path: Path) -> Iterator[MixerSpeaker]:
    for name in ("clack.ogg", "loop.ogg"):
        with wave.open(str(tmp_path / name), "wb") as file:  # SDL looks into the file
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(44_100)
            file.writeframes(b"\1\0" * 44_100)
    speaker = MixerSpeaker(tmp_path)
    assert speaker.open()
    yield speaker
    speaker.close()


def test_a_file_is_decoded_once(speaker: MixerSpeaker) -> None:
    assert speaker.load("clack.ogg")
    assert not speaker.load("clack.ogg")


def test_what_plays_is_counted(speaker: MixerSpeaker) -> None:
    assert speaker.sounding(["clack.ogg"]) == 0
    speaker.play("clack.ogg", 0.5, 0.0, False)
    speaker.play("clack.ogg", 0.5, -0.4, False)
    assert speaker.sounding(["clack.ogg", "never.ogg"]) == 2


def test_a_pan_turns_the_far_side_down(speaker: MixerSpeaker) -> None:
    speaker.play("clack.ogg", 1.0, 0.5, False)
    channel: Any = pygame.mixer.Channel(0)
    assert channel.get_busy()
    assert channel.get_volume() == 1.0


def test_when_all_channels_are_taken_only_the_urgent_is_heard(speaker: MixerSpeaker) -> None:
    for _ in range(VOICES + 5):
        speaker.play("clack.ogg", 0.1, 0.0, False)
    assert speaker.sounding(["clack.ogg"]) == VOICES
    speaker.play("loop.ogg", 0.1, 0.0, False)
    assert speaker.sounding(["loop.ogg"]) == 0
    speaker.play("loop.ogg", 0.1, 0.0, True)
    assert speaker.sounding(["loop.ogg"]) == 1


def test_a_lost_file_is_told_once_and_is_no_crash(
    speaker: MixerSpeaker, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            speaker.play("gone.ogg", 1.0, 0.0, True)
        speaker.start_music("gone.ogg", 0.0)
    assert [record.getMessage().split()[1] for record in caplog.records] == ["gone.ogg"] * 2


def test_music_is_streamed_from_a_place() -> None:
    speaker = MixerSpeaker(paths.assets() / "sounds")
    speaker.open()
    speaker.start_music("music_calm.ogg", 30.0)
    speaker.music_level(0.3)
    assert pygame.mixer.music.get_busy()
    assert speaker.music_seconds() < 5
    speaker.stop_music()
    assert not pygame.mixer.music.get_busy()
    speaker.close()


def test_closed_it_can_be_opened_again(speaker: MixerSpeaker) -> None:
    speaker.close()
    assert not pygame.mixer.get_init()
    assert speaker.open()
    assert speaker.load("clack.ogg")


def test_without_a_device_the_mixer_swallows_all_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    speaker = MixerSpeaker(tmp_path)
    assert not speaker.open()
    assert not speaker.open()
    assert pygame.mixer.get_init()  # the driver that swallows all
    speaker.close()
    assert not pygame.mixer.get_init()
    assert os.environ["SDL_AUDIODRIVER"] == "no such driver"  # the next try begins with it
