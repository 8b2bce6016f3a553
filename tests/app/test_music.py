"""The score: layers take over from each other where the other stopped, fade, and give way."""

from __future__ import annotations

import pytest

from camelup_desktop.app.music import Music
from camelup_desktop.app.sound_bank import Duck, Layer, Score
from tests.app.listening import Ear

FRAME = 1 / 60


class Room:
    """Music with an ear, a volume and a list of the sounds it asked for."""

    def __init__(self) -> None:
        layers = {"calm": Layer("calm.ogg"), "final": Layer("final.ogg", "drums")}
        self.ear, self.volume = Ear(), 1.0
        self.leads: list[str] = []
        score = Score(level=0.5, bar=2.0, bars=4, fade=1.0, layers=layers)
        self.music = Music(score, self.ear, lambda: self.volume, self.leads.append)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.music.update(FRAME)
            self.ear.music_at += FRAME


@pytest.fixture
def room() -> Room:
    return Room()


def test_a_layer_fades_in_from_the_start(room: Room) -> None:
    room.music.ask("calm")
    room.wait(0.5)
    assert room.ear.music == "calm.ogg"
    assert room.ear.music_from == 0
    assert 0 < room.ear.level < 0.5
    room.wait(1)
    assert room.ear.level == pytest.approx(0.5)


def test_asking_again_changes_nothing(room: Room) -> None:
    room.music.ask("calm")
    room.wait(1.5)
    room.music.ask("calm")
    room.wait(0.1)
    assert room.ear.level == pytest.approx(0.5)


def test_the_last_leg_begins_on_a_bar_after_one_bar_of_drums(room: Room) -> None:
    room.music.ask("calm")
    room.wait(3)
    room.music.ask("final")
    assert room.leads == ["drums"]
    room.wait(1.9)
    assert room.ear.music is None  # calm has faded, the drums lead over
    room.wait(0.2)
    assert room.ear.music == "final.ogg"
    assert room.ear.music_from == pytest.approx(4.0)  # calm stopped after 4 s, just before a bar
    assert room.ear.level == pytest.approx(0.5)


def test_back_to_calm_goes_on_at_the_same_place(room: Room) -> None:
    room.music.ask("final")
    room.wait(3)
    room.music.ask("calm")
    room.wait(1.1)
    assert room.ear.music == "calm.ogg"
    assert room.ear.music_from == pytest.approx(4.0, abs=0.05)


def test_the_place_in_the_loop_wraps_round(room: Room) -> None:
    room.music.ask("calm")
    room.wait(10)
    room.volume = 0.0
    room.wait(1)
    room.volume = 1.0
    room.wait(0.1)
    assert room.ear.music_from == pytest.approx(2.3, abs=0.05)


def test_what_cannot_be_heard_is_not_streamed(room: Room) -> None:
    room.volume = 0.0
    room.music.ask("calm")
    room.wait(2)
    assert room.ear.music is None
    room.volume = 1.0
    room.wait(2)
    assert room.ear.music == "calm.ogg"
    room.volume = 0.0
    room.wait(0.5)
    assert room.ear.music is None


def test_after_no_music_the_score_begins_anew(room: Room) -> None:
    room.music.ask("calm")
    room.wait(3)
    room.music.ask(None)
    room.wait(1.5)
    assert room.ear.music is None
    assert room.music.quiet
    room.music.ask("calm")
    room.wait(0.1)
    assert room.ear.music_from == 0


def test_no_lead_without_music_to_lead_over_from(room: Room) -> None:
    room.music.ask("final")
    room.wait(0.1)
    assert room.leads == []
    assert room.ear.music == "final.ogg"


def test_it_gives_way_to_a_big_moment_and_comes_back(room: Room) -> None:
    room.music.ask("calm")
    room.wait(2)
    room.music.duck(Duck(0.1, 1.0))
    room.music.duck(Duck(0.5, 9.0))  # the deeper of two counts
    room.wait(0.5)
    assert room.ear.level == pytest.approx(0.05)
    room.wait(2)
    assert room.ear.level == pytest.approx(0.5)


def test_without_music_nobody_gives_way(room: Room) -> None:
    room.music.duck(Duck(0.1, 5.0))
    room.music.ask("calm")
    room.wait(1.5)
    assert room.ear.level == pytest.approx(0.5)


def test_a_change_of_mind_during_the_lead_is_followed(room: Room) -> None:
    room.music.ask("calm")
    room.wait(2)
    room.music.ask("final")
    room.wait(0.5)
    room.music.ask("calm")
    room.wait(1)
    assert room.ear.music == "calm.ogg"
    assert room.ear.level == pytest.approx(0.5)
