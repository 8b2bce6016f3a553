"""The photographer's shot, from the finder to the pounds; and less of it for who wants less."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.comforts import suit
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.settings import Settings
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.stage.prints import Print
from camelup_desktop.engine.camelup import CAMELS, Stage, State, camel_up
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.supercup import photographer
from camelup_desktop.engine.camelup.supercup.photographer import Camera, PhotoTaken
from camelup_desktop.engine.table import Game, Match
from tests.app.games.camelup.cues.test_cue_facts import THEME

FRAME = 1 / 120
AIM = 4
OWNER = 2


class Shot:
    """A tower of some camels that is about to stop before the camera."""

    def __init__(self, camels: int, motion: str = "full", flash: str = "normal") -> None:
        game = camel_up(3, ("photographer",))
        opening: State = game.opening
        tower, others = CAMELS[:camels], CAMELS[camels:]
        stacks = {3: tower, 9: others}
        track = tuple(stacks.get(space, ()) for space in range(1, opening.rules.finish + 1))
        state = replace(
            opening, turn=0, stage=Stage.ACTION, leg=1, track=track,
            dice=frozenset(CAMELS), pyramid_tiles=len(CAMELS),
        ).with_extra(photographer.KEY, Camera(OWNER, AIM))  # fmt: skip
        self.match: Match[State] = Match(Game("camelup", state, game.mechanics))
        self.board = RaceBoard(THEME, state.rules, ("amira", "bashir", "clement"))
        suit(self.board, replace(Settings(), motion=motion, flash=flash))
        self.board.sync(self.match.view(None))
        self.told: list[tuple[str, Any]] = []
        self.begun: list[type] = []

        def listen(event: object, name: str, step: int | None, *, pan: float) -> None:
            if isinstance(event, PhotoTaken):
                self.told.append((name, step))

        self.director = Director(
            self.board, CUES, [lambda event: self.begun.append(type(event))], moments=(listen,)
        )
        self.director.present(self.match.play(TakePyramidTile()))
        self.director.skip_all()
        self.director.present(self.match.play(RollDie(CAMELS[0], 1)))
        while PhotoTaken not in self.begun:
            self.director.update(FRAME)

    def watch(self) -> list[Print]:
        """Let it happen; every print there was."""
        prints: list[Print] = []
        while self.director.busy or self.board.lively:
            prints += [one for one in self.board.prints if one not in prints]
            self.director.update(FRAME)
        return prints


@pytest.mark.rule("R83")
@pytest.mark.parametrize("camels", [1, 3, 5])
def test_the_pounds_are_counted_camel_by_camel_up_to_what_is_paid(camels: int) -> None:
    shot = Shot(camels)
    before = shot.board.shown.purses[OWNER]
    (photo,) = shot.watch()
    counted = [step for name, step in shot.told if name == "count"]
    assert counted == list(range(1, camels + 1))
    assert photo.values == {"pounds": camels}
    assert shot.board.shown.purses[OWNER] - before == camels


def test_finder_shutter_card_count_come_in_this_order() -> None:
    shot = Shot(3)
    finder, stages = [], []
    while shot.director.busy:
        for photo in shot.board.prints:
            finder.append((photo.taken, photo.finder))
            stages.append((photo.taken, photo.paper, photo.way))
        shot.director.update(FRAME)
    before = [closed for was_taken, closed in finder if not was_taken]
    assert before == sorted(before)
    assert before[-1] == 1.0
    assert [name for name, _ in shot.told] == ["shot", "card", "count", "count", "count"]
    ways = [way for was_taken, _, way in stages if was_taken]
    assert ways[0] == 0.0
    assert max(ways) > 0.9, "it flies to its owner"
    assert not shot.board.prints


def test_time_stops_before_the_shutter() -> None:
    shot = Shot(2)
    still = 0
    while shot.director.busy and not any(photo.taken for photo in shot.board.prints):
        still += any(photo.finder == 1.0 for photo in shot.board.prints)
        shot.director.update(FRAME)
    assert still * FRAME >= THEME.seconds("photo.freeze") - 2 * FRAME


def test_the_picture_is_taken_while_the_stack_stands_there() -> None:
    shot = Shot(4)
    while not any(photo.taken for photo in shot.board.prints):
        shot.director.update(FRAME)
    assert shot.board.shown.stacks[AIM] == CAMELS[:4]
    assert shot.board.props["camera"].visible
    (photo,) = shot.board.prints
    assert "camera" in photo.without


@pytest.mark.parametrize(("flash", "most"), [("normal", 1.0), ("dim", 0.4), ("off", 0.0)])
def test_the_flash_is_as_bright_as_the_player_likes(flash: str, most: float) -> None:
    shot = Shot(2, flash=flash)
    light, lens, white = [0.0], [0.0], [0.0]
    while shot.director.busy or shot.board.lively:
        light += [photo.light for photo in shot.board.prints]
        white += [photo.white for photo in shot.board.prints]
        lens.append(shot.board.lens.flash)
        shot.director.update(FRAME)
    assert max(light) == pytest.approx(most, abs=0.05)
    assert max(lens) == pytest.approx(most, abs=0.05)
    assert (max(white) > 0) == (most > 0)


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_with_less_motion_a_still_photograph_lies_there_for_a_moment(motion: str) -> None:
    shot = Shot(3, motion)
    looks: set[tuple[object, ...]] = set()
    seen = 0
    while shot.director.busy or shot.board.lively:
        for photo in shot.board.prints:
            seen += 1
            looks.add((photo.taken, photo.paper, photo.way, photo.zoom, photo.angle, photo.light))
            assert photo.values == {"pounds": 3}
        assert shot.board.lens.still
        shot.director.update(FRAME)
    assert looks == {(True, 1.0, 0.0, 1.0, 0.0, 0.0)}
    assert seen * FRAME == pytest.approx(THEME.seconds("photo.still"), abs=0.05)
    assert ("shot", None) in shot.told


def test_the_coins_come_from_the_camera() -> None:
    shot = Shot(2)
    camera = shot.board.props["camera"]
    spot = camera.x, camera.y
    starts = set()
    while shot.director.busy:
        for flier in shot.board.fliers:
            if flier.picture.startswith("coin"):
                starts.add(flier.start)
        shot.director.update(FRAME)
    assert {(start.x, start.y) for start in starts} == {spot}  # type: ignore[union-attr]


@pytest.mark.parametrize("seconds", [0.0, 0.3, 0.55, 0.9, 1.6])
def test_a_skip_at_any_moment_leaves_nothing_behind(seconds: float) -> None:
    shot = Shot(5)
    for _ in range(round(seconds / FRAME)):
        shot.director.update(FRAME)
    shot.director.skip_all()
    assert not shot.board.prints
    assert not shot.board.lively
    assert shot.board.lens.still
    fresh = RaceBoard(THEME, shot.board.rules, shot.board.seats)
    fresh.sync(shot.match.view(None))
    assert {n: p.state() for n, p in shot.board.props.items()} == {
        n: p.state() for n, p in fresh.props.items()
    }
