"""Nothing is drawn at rest, and only movers and what they meet while something moves."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.stage.painter import StagePainter
from camelup_desktop.app.stage.projection import Projection
from camelup_desktop.app.stage.seen import STILL_AFTER, Counts
from camelup_desktop.app.stage.signs import SignWriter
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.camelup import CAMELS, Camel, Stack, Stage, State, camel_up
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.table import Game, Match
from tests.app.stage.plain_pictures import PlainPictures

ASSETS = Path(__file__).parents[1] / "assets"
FRAME = 1 / 60


class Table:
    """A race in a window without a screen, drawn with plain pictures."""

    def __init__(self, stacks: dict[int, Stack]) -> None:
        game = camel_up(3)
        track = tuple(stacks.get(s, ()) for s in range(1, game.opening.rules.finish + 1))
        state = replace(
            game.opening,
            turn=0,
            stage=Stage.ACTION,
            leg=1,
            track=track,
            dice=frozenset(CAMELS),
            pyramid_tiles=len(CAMELS),
        )
        self.match: Match[State] = Match(Game("camelup", state, game.mechanics))
        theme = Theme.load(ASSETS / "themes" / "desert")
        self.board = RaceBoard(theme, state.rules, ("amira", "bashir", "clement"))
        self.board.sync(self.match.view(None))
        self.director = Director(self.board, CUES)
        pictures = PlainPictures()
        signs = SignWriter(pictures, lambda key, **values: key, lambda name: pygame.Color("red"))
        self.painter = StagePainter(self.board, pictures, signs, pygame.Color("black"))
        self.window = pygame.Surface((1280, 720))
        anchors = Anchors(lambda name: (100.0, 100.0))
        camera = Projection(88.0, (596.0, 368.0))
        self.painter.relayout(camera, anchors, 1.0, pygame.Surface((1280, 720)))

    def frame(self) -> Counts:
        self.director.update(FRAME)
        self.painter.draw_table(self.window)
        self.painter.draw_movers(self.window)
        return self.painter.counts

    def until_quiet(self) -> Iterator[Counts]:
        while self.director.busy or self.board.lively:
            yield self.frame()


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    window = pygame.Window("test", (64, 64))
    window.get_surface()
    yield
    window.destroy()


def test_at_rest_nothing_moves_and_nothing_is_drawn() -> None:
    table = Table({3: CAMELS})
    assert table.frame().baked > 0
    for _ in range(5):
        assert table.frame() == Counts()
    assert not table.director.busy
    assert not table.board.lively


def test_in_a_hop_only_movers_and_what_they_meet_are_drawn() -> None:
    alone: dict[int, Stack] = {
        11: (Camel.BLUE,),
        2: (Camel.GREEN,),
        4: (Camel.ORANGE,),
        6: (Camel.YELLOW,),
        8: (Camel.WHITE,),
    }
    table = Table(alone)
    table.frame()
    table.director.present(table.match.play(TakePyramidTile()))
    table.director.skip_all()
    events = table.match.play(RollDie(Camel.BLUE, 2))
    table.director.present(events[:1])
    table.director.skip_all()
    for _ in range(2 * STILL_AFTER):
        table.frame()
    table.director.present(events[1:])
    hop = list(table.until_quiet())
    body_and_shadow = 2
    assert max(counts.movers for counts in hop) == body_and_shadow
    assert max(counts.repeated for counts in hop) == 0
    baking = [counts for counts in hop if counts.baked]
    assert len(baking) <= 3, "the layer is baked when a piece leaves it or comes to rest"


def test_a_tower_of_five_draws_five_camels_and_one_shadow() -> None:
    table = Table({3: CAMELS})
    table.frame()
    table.director.present(table.match.play(TakePyramidTile()))
    table.director.skip_all()
    table.director.present(table.match.play(RollDie(CAMELS[0], 3)))
    counts = list(table.until_quiet())
    fronts = len(CAMELS) - 1
    die_pyramid_and_shadows = 4
    assert max(c.movers for c in counts) <= len(CAMELS) + 1 + fronts + die_pyramid_and_shadows
    for _ in range(STILL_AFTER + 1):
        last = table.frame()
    assert last == Counts()


def test_a_highlight_is_baked_once() -> None:
    table = Table({3: CAMELS})
    table.frame()
    table.board.highlight([5, 6, 7])
    assert table.frame().baked > 0
    assert table.frame() == Counts()
    before = table.window.copy()
    table.board.highlight([])
    table.frame()
    assert table.window.get_buffer().raw != before.get_buffer().raw
    assert table.frame() == Counts()
