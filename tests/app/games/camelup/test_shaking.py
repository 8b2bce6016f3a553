"""The pyramid in a hand: it follows, rattles the harder the harder it is shaken, and is let go."""

import math
from dataclasses import replace
from pathlib import Path

import pytest

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.games.camelup.shaking import CLICK_SECONDS, Shaking
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import CAMELS, Stage, State, camel_up
from camelup_desktop.engine.camelup.actions import TakePyramidTile
from camelup_desktop.engine.table import Game, Match

THEME = Theme.load(Path(__file__).parents[4] / "assets" / "themes" / "desert")
FRAME = 1 / 60


class Hand:
    """A race in which somebody is to roll, and the pyramid to be shaken."""

    def __init__(self, motion: str = "full") -> None:
        game = camel_up(3)
        track = ((), CAMELS, *((),) * (game.opening.rules.finish - 2))
        state = replace(
            game.opening, turn=0, stage=Stage.ACTION, leg=1, track=track,
            dice=frozenset(CAMELS), pyramid_tiles=len(CAMELS),
        )  # fmt: skip
        self.match: Match[State] = Match(Game("camelup", state, game.mechanics))
        self.board = RaceBoard(THEME, state.rules, ("amira", "bashir", "clement"))
        self.board.motion = motion
        self.board.sync(self.match.view(None))
        self.rattles: list[tuple[int, float]] = []
        self.shaking = Shaking(self.board, lambda dice, force: self.rattles.append((dice, force)))
        self.before = self.board.pyramid.state()

    def swing(self, seconds: float, units: float, beats: float) -> None:
        """Move the pointer to and fro."""
        for frame in range(round(seconds / FRAME)):
            across = units * math.sin(2 * math.pi * beats * frame * FRAME)
            self.shaking.drag((across, 0.0))
            self.shaking.update(FRAME)

    def rest(self) -> None:
        for _ in range(120):
            self.board.update(FRAME, FRAME)


def test_the_pyramid_follows_the_pointer_within_its_reach() -> None:
    hand = Hand()
    hand.shaking.grab((0.0, 0.0))
    hand.shaking.drag((400.0, 0.0))
    sways = []
    for _ in range(40):
        assert hand.shaking.update(FRAME)
        sways.append(hand.board.pyramid.sway)
    reach = hand.board.plan.across(THEME.board("shake.reach"))
    assert 0.5 * reach < max(sways) < 2 * reach
    assert hand.board.pyramid.picture != "pyramid_closed"


def test_harder_shaking_rattles_more_often_and_louder() -> None:
    soft, hard = Hand(), Hand()
    for hand, units, beats in ((soft, 12.0, 2.0), (hard, 60.0, 5.0)):
        hand.shaking.grab((0.0, 0.0))
        hand.swing(1.0, units, beats)
    assert len(hard.rattles) > 2 * len(soft.rattles) > 0
    assert max(force for _, force in hard.rattles) > max(force for _, force in soft.rattles)
    assert {dice for dice, _ in hard.rattles} == {len(CAMELS)}
    assert all(0 < force <= 1 for _, force in hard.rattles)


def test_held_still_it_shakes_by_itself() -> None:
    hand = Hand()
    hand.shaking.grab((0.0, 0.0))
    sways = []
    for _ in range(60):
        hand.shaking.update(FRAME)
        sways.append(hand.board.pyramid.sway)
    assert min(sways) < 0 < max(sways)
    assert hand.rattles


def test_a_click_is_no_shake() -> None:
    hand = Hand()
    hand.shaking.grab((10.0, 10.0))
    hand.shaking.drag((12.0, 10.0))
    assert not hand.shaking.update(CLICK_SECONDS / 2)
    assert not hand.shaking.release()
    assert hand.board.pyramid.state() == hand.before
    assert not hand.board.held


def test_put_down_unrolled_it_stands_as_before() -> None:
    hand = Hand()
    hand.shaking.grab((0.0, 0.0))
    hand.swing(0.5, 40.0, 4.0)
    hand.shaking.put_down()
    hand.rest()
    assert hand.board.pyramid.state() == hand.before
    assert not hand.shaking.held


def test_let_go_it_is_opened_without_another_shake() -> None:
    seconds = []
    for shaken in (False, True):
        hand = Hand()
        if shaken:
            hand.shaking.grab((0.0, 0.0))
            hand.swing(0.5, 40.0, 4.0)
            assert hand.shaking.release()
        director = Director(hand.board, CUES)
        director.present(hand.match.play(TakePyramidTile()))
        frames = 0
        while director.busy:
            director.update(FRAME)
            frames += 1
        hand.board.settle()
        assert hand.board.pyramid.picture == "pyramid_open"
        assert hand.board.pyramid.sway == 0.0
        seconds.append(frames * FRAME)
    assert seconds[1] < seconds[0]


def test_let_go_without_a_roll_it_is_put_down_after_a_while() -> None:
    hand = Hand()
    hand.shaking.grab((0.0, 0.0))
    hand.swing(0.5, 40.0, 4.0)
    hand.shaking.release()
    for _ in range(120):
        assert not hand.shaking.update(FRAME)
        hand.board.update(FRAME, FRAME)
    assert not hand.shaking.moving
    assert hand.board.pyramid.state() == hand.before


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_without_full_motion_nothing_is_shaken(motion: str) -> None:
    hand = Hand(motion)
    hand.shaking.grab((0.0, 0.0))
    hand.swing(0.5, 40.0, 4.0)
    assert hand.board.pyramid.state() == hand.before
    assert not hand.shaking.release()


def test_sync_ends_a_shake() -> None:
    hand = Hand()
    hand.shaking.grab((0.0, 0.0))
    hand.swing(0.4, 40.0, 4.0)
    hand.shaking.release()
    hand.board.sync(hand.match.view(None))
    assert not hand.board.held
    assert hand.board.pyramid.state() == hand.before
