"""Sound: by name, by volume, and never a reason to stop."""

from __future__ import annotations

import enum
import random
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from camelup_desktop.app.audio import APART, BURST, REST, RETRY, Audio
from camelup_desktop.app.settings import SettingsStore
from tests.app.listening import SOUNDS, Ear, Watch


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
    (tmp_path / "sounds.yaml").write_text(SOUNDS, "utf-8")
    return tmp_path


@pytest.fixture
def settings() -> SettingsStore:
    store = SettingsStore(None)
    store.update(master_volume=100, music_volume=100)
    return store


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def audio(folder: Path, settings: SettingsStore, ear: Ear, watch: Watch) -> Audio:
    return Audio(folder, settings, random.Random(1), speaker=ear, clock=watch)


def test_an_event_is_heard_at_the_step_it_counts(audio: Audio, ear: Ear, watch: Watch) -> None:
    audio.hear(DieRolled(Camel.BLUE, 2))
    watch.wait(1)
    audio.hear(UnitMoved((1, 1, 1, 1, 1)))
    audio.hear(object())
    assert [file[:7] for file in ear.files] == ["clack_2", "clack_4"]


def test_the_cue_may_say_the_step_itself(audio: Audio, ear: Ear) -> None:
    audio.moment(UnitMoved((1,)), "", 2)
    assert ear.files[0].startswith("clack_2")


def test_a_moment_of_an_event_fills_in_its_fields(audio: Audio, ear: Ear) -> None:
    audio.moment(DieRolled(Camel.BLUE, 2), "call")
    assert ear.files == ["bark.ogg", "tick.ogg"]


def test_every_variation_comes_once_and_none_twice_running(
    audio: Audio, ear: Ear, watch: Watch
) -> None:
    for _ in range(12):
        audio.play("clack", step=1)
        watch.wait(1)
    assert all(one != two for one, two in pairwise(ear.files))
    for start in range(0, 12, 3):
        assert len(set(ear.files[start : start + 3])) == 3


def test_volumes_multiply_and_controls_follow_the_master_alone(
    audio: Audio, settings: SettingsStore, ear: Ear
) -> None:
    settings.update(master_volume=50, table_volume=50, voices_volume=20)
    audio.play("clack", 0.5)
    audio.play("bark")
    audio.play("tick")
    assert ear.levels == pytest.approx([0.125, 0.1, 0.05])


def test_what_is_not_to_be_heard_does_not_even_open_the_device(
    audio: Audio, settings: SettingsStore, ear: Ear
) -> None:
    settings.update(mute=True)
    audio.prepare()
    audio.play("clack")
    audio.music("calm")
    audio.update(1.0)
    settings.update(mute=False, master_volume=0)
    audio.play("clack")
    assert ear.opened == 0


def test_a_device_that_is_not_needed_is_given_back_and_fetched_again(
    audio: Audio, settings: SettingsStore, ear: Ear, watch: Watch
) -> None:
    audio.music("calm")
    audio.update(0.1)
    settings.update(mute=True)
    for _ in range(round((REST + 1) / 0.1)):
        audio.update(0.1)
    assert (ear.closed, ear.music) == (1, None)
    audio.update(60.0)
    settings.update(mute=False)
    audio.update(0.1)
    assert (ear.opened, ear.closed, ear.music) == (2, 1, "calm.ogg")


def test_a_group_at_zero_is_left_out(audio: Audio, settings: SettingsStore, ear: Ear) -> None:
    settings.update(voices_volume=0)
    audio.play("bark")
    audio.play("tick")
    assert ear.files == ["tick.ogg"]


def test_nothing_is_opened_before_it_is_asked_for(audio: Audio, ear: Ear) -> None:
    audio.update(1.0)
    audio.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0))
    assert (ear.opened, ear.loaded) == (0, [])


def test_files_are_decoded_one_a_frame_once_the_device_is_open(audio: Audio, ear: Ear) -> None:
    audio.prepare()
    assert ear.loaded == []
    audio.update(0.016)
    audio.update(0.016)
    assert len(ear.loaded) == 2
    for _ in range(50):
        audio.update(0.016)
    wanted = [file for sound in audio.bank.sounds.values() for file in sound.every_file]
    assert ear.loaded == wanted


def test_no_more_voices_of_a_sound_than_it_may_have(audio: Audio, ear: Ear, watch: Watch) -> None:
    for _ in range(3):
        audio.play("bark")
        watch.wait(1)
    assert ear.files == ["bark.ogg"]


def test_the_same_sound_twice_in_a_moment_is_one_sound(
    audio: Audio, ear: Ear, watch: Watch
) -> None:
    audio.play("clack")
    audio.play("clack")
    assert len(ear.files) == 1
    watch.wait(APART * 1.1)
    audio.play("clack")
    assert len(ear.files) == 2


def test_a_burst_is_thinned_out_but_what_is_urgent_is_heard(audio: Audio, ear: Ear) -> None:
    for number in range(10):
        audio.play(f"pebble{number}")
    audio.play("gong")
    assert ear.files == [f"pebble{number}.ogg" for number in range(BURST)] + ["gong.ogg"]


def test_what_is_skipped_is_not_heard(audio: Audio, ear: Ear) -> None:
    told: list[Any] = []
    audio.listen(told.append)
    with audio.hushed():
        audio.hear(DieRolled(Camel.BLUE, 2))
    assert (ear.files, told) == ([], [])
    audio.hear(DieRolled(Camel.BLUE, 2))
    assert len(ear.files) == len(told) == 1


def test_captions_are_told_also_when_nothing_is_heard(
    audio: Audio, settings: SettingsStore, ear: Ear
) -> None:
    told: list[Any] = []
    stop = audio.listen(told.append)
    settings.update(mute=True)
    audio.hear(DieRolled(Camel.BLUE, 2))
    audio.play("tick")
    stop()
    audio.hear(DieRolled(Camel.BLUE, 3))
    assert told == [("caption.rolled_blue", {"camel": Camel.BLUE, "pips": 2})]
    assert ear.files == []


def test_the_background_is_silent_if_the_player_wants_it(
    audio: Audio, settings: SettingsStore, ear: Ear, watch: Watch
) -> None:
    audio.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    audio.play("clack")
    assert ear.files == []
    settings.update(mute_in_background=False)
    audio.play("clack")
    settings.update(mute_in_background=True)
    watch.wait(1)
    audio.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    audio.play("clack")
    assert len(ear.files) == 2


def test_without_files_everything_is_silent(tmp_path: Path, settings: SettingsStore) -> None:
    pygame.mixer.quit()  # whatever another test has left open
    audio = Audio(tmp_path, settings, random.Random(1))
    audio.prepare()
    audio.play("anything")
    audio.hear(DieRolled(Camel.BLUE, 1))
    audio.music("calm")
    audio.update(0.1)
    assert audio.silent
    assert not pygame.mixer.get_init()


def test_without_a_device_nothing_is_decoded_and_nobody_asks_again(
    audio: Audio, settings: SettingsStore, ear: Ear, watch: Watch
) -> None:
    ear.device = False
    for _ in range(3):
        audio.play("clack")
        audio.music("calm")
        audio.update(0.1)
        watch.wait(10)
    assert audio.silent
    assert (ear.opened, ear.loaded, ear.files, ear.music) == (1, [], [], None)
    ear.device = True
    settings.update(mute=True)
    settings.update(mute=False)  # switching sound on again looks for a device again
    audio.play("clack")
    assert len(ear.files) == 1


def test_a_lost_device_is_replaced_once_and_the_music_goes_on(
    audio: Audio, ear: Ear, watch: Watch
) -> None:
    gone = pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
    audio.music("calm")
    audio.update(0.1)
    watch.wait(5)
    audio.handle(gone)
    audio.handle(gone)
    assert ear.closed == 1
    audio.update(0.1)
    assert (ear.opened, ear.music) == (1, None)  # not at once
    watch.wait(RETRY * 1.1)
    audio.update(0.1)
    assert (ear.opened, ear.music) == (2, "calm.ogg")


def test_a_lost_microphone_does_not_matter(audio: Audio, ear: Ear) -> None:
    audio.play("clack")
    audio.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=1))
    assert ear.closed == 0


def test_a_layer_that_is_not_there_is_a_mistake(audio: Audio) -> None:
    with pytest.raises(ValueError, match="no layer 'loud'"):
        audio.music("loud")
