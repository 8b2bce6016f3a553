"""sounds.yaml is read whole, and a mistake in it is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from camelup_desktop.app.sound_bank import SoundBank
from camelup_desktop.app.yaml_file import BadFile
from tests.app.listening import SOUNDS


def read(folder: Path, text: str) -> SoundBank:
    (folder / "sounds.yaml").write_text(text, "utf-8")
    return SoundBank.load(folder)


def test_files_are_named_by_step_and_variation(tmp_path: Path) -> None:
    bank = read(tmp_path, SOUNDS)
    assert bank.sounds["clack"].files(2) == ("clack_2_1.ogg", "clack_2_2.ogg", "clack_2_3.ogg")
    assert bank.sounds["bark"].files(7) == ("bark.ogg",)
    assert len(bank.sounds["clack"].every_file) == 9


def test_a_step_that_is_not_there_is_the_nearest(tmp_path: Path) -> None:
    clack = read(tmp_path, SOUNDS).sounds["clack"]
    assert clack.files(9) == clack.files(4)
    assert clack.files(0) == clack.files(1)


def test_gains_are_decibels(tmp_path: Path) -> None:
    assert read(tmp_path, SOUNDS).sounds["tick"].level == pytest.approx(0.1)


def test_the_score_is_as_long_as_its_bars(tmp_path: Path) -> None:
    score = read(tmp_path, SOUNDS).score
    assert (score.bar, score.seconds) == (2.0, 8.0)


def test_where_there_is_no_list_there_is_nothing(tmp_path: Path) -> None:
    bank = SoundBank.load(tmp_path)
    assert not bank.sounds
    assert not bank.cues


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("gain: -20", "gain: soft", '"gain: soft" is not understood'),
        ("steps: [1, 2, 4]", "steps: [high]", "whole numbers"),
        ("steps: [1, 2, 4]", "steps: high", '"steps: high" is not understood'),
        ("voices: 1", "voices: true", '"voices: True" is not understood'),
        ("group: voices", "group: choir", '"bark" must name its group'),
        ("play: clack", "play: clock", 'no sound "clock"'),
        ("play: [bark, tick]", "play: blue", 'no sound "blue"'),
        ("play: clack", "play: 7", '"play: 7" is not understood'),
        ("play: [bark, tick]", "play: [7]", "name of a sound"),
        ("play: clack", "plays: clack", '"plays: clack" is not understood'),
        ("lead: drums", "lead: drum", "a lead that is a sound"),
        ("seconds: 2", "seconds: long", '"seconds: long" is not understood'),
        ("cues:\n", "cues: 5\nwhat:\n", '"cues" must be a section'),
    ],
)
def test_wrong_sounds_say_where(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in SOUNDS
    with pytest.raises(BadFile, match=reason) as caught:
        read(tmp_path, SOUNDS.replace(old, new, 1))
    assert str(caught.value).startswith("sounds.yaml, line ")
