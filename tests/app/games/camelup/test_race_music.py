"""The score follows the race."""

from __future__ import annotations

from camelup_desktop.app.games.camelup.race_music import RaceMusic
from camelup_desktop.engine.camelup import Camel, Stack, events


class Band:
    def __init__(self) -> None:
        self.asked: list[str | None] = []

    def music(self, layer: str | None) -> None:
        self.asked.append(layer)


def moved(destination: int) -> events.UnitMoved:
    blue: Stack = (Camel.BLUE,)
    return events.UnitMoved(blue, destination - 1, destination, blue)


def track(*spaces: int) -> tuple[Stack, ...]:
    return tuple((Camel.BLUE,) if space in spaces else () for space in range(1, 17))


def test_it_is_calm_until_a_camel_enters_the_last_quarter() -> None:
    band = Band()
    music = RaceMusic(band, 16)
    music.begin(track(1, 2, 3))
    music.hear(events.LegStarted(2))
    music.hear(moved(12))
    assert band.asked == ["calm"]
    music.hear(moved(13))
    assert band.asked[-1] == "final"


def test_it_does_not_turn_back() -> None:
    band = Band()
    music = RaceMusic(band, 16)
    music.hear(moved(13))
    music.hear(moved(12))
    assert band.asked == ["final"]


def test_a_race_that_is_gone_on_with_sounds_like_where_it_is() -> None:
    band = Band()
    RaceMusic(band, 16).begin(track(3, 14))
    assert band.asked == ["final"]


def test_an_empty_track_is_calm() -> None:
    band = Band()
    RaceMusic(band, 16).begin(track())
    assert band.asked == ["calm"]
