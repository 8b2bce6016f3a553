"""The board in pixels: any window at any moment, and what lies under the pointer."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.games.camelup.cues.sprites import cue_sprites
from camelup_desktop.app.games.camelup.picture import WARMED, BoardPicture, Hit
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import Camel, State, camel_up
from camelup_desktop.engine.camelup.actions import ChooseStartingSeat, PlaceStartingCamel
from camelup_desktop.engine.table import Match, Turn
from tests.app.stage.plain_pictures import PlainPictures

ASSETS = Path(__file__).parents[4] / "assets"
THEME = Theme.load(ASSETS / "themes" / "desert")
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
PLACES = {Camel.BLUE: 1, Camel.GREEN: 1, Camel.ORANGE: 2, Camel.YELLOW: 2, Camel.WHITE: 3}


@pytest.fixture(autouse=True, scope="module")
def _display() -> Iterator[None]:
    pygame.display.init()
    window = pygame.Window("test", (64, 64))
    window.get_surface()
    yield
    window.destroy()


def pictured(match: Match[State]) -> tuple[RaceBoard, BoardPicture, PlainPictures]:
    people = tuple(THEME.people)[: len(match.state.players)]
    board = RaceBoard(THEME, match.state.rules, people)
    board.sync(match.view(None))
    pictures: Any = PlainPictures()
    picture = BoardPicture(board, pictures, Strings.load(ASSETS / "strings"))
    return board, picture, pictures


def begun() -> Match[State]:
    match: Match[State] = Match(camel_up(2))
    match.play(ChooseStartingSeat(0))
    for camel, space in PLACES.items():
        match.play(PlaceStartingCamel(camel, space))
    return match


@settings(max_examples=6)
@given(st.integers(0, 2**32))
def test_any_window_can_be_drawn_at_any_moment_of_a_game(seed: int) -> None:
    rng = random.Random(seed)
    match: Match[State] = Match(camel_up(rng.randint(2, 8)))
    board, picture, _ = pictured(match)
    director = Director(board, CUES)
    surface = pygame.Surface((1, 1))
    for _ in range(60):
        if rng.random() < 0.2 or surface.get_width() == 1:
            size = rng.choice(SIZES)
            surface = pygame.Surface(size)
            picture.relayout(View(size))
        if not director.busy and not match.over:
            if match.state.turn is Turn.CHANCE:
                actions = [o.action for o in match.game.chance_outcomes(match.state)]
            else:
                actions = list(match.game.legal_actions(match.state))
            director.present(match.play(rng.choice(actions)))
        director.update(rng.uniform(0.0, 0.3))
        picture.draw_table(surface)
        picture.draw_movers(surface)
    director.skip_all()
    fresh, _, _ = pictured(match)
    assert {n: p.state() for n, p in board.props.items()} == {
        n: p.state() for n, p in fresh.props.items()
    }


def test_the_pointer_finds_camels_plates_and_the_pyramid() -> None:
    board, picture, _ = pictured(begun())
    surface = pygame.Surface((1280, 720))
    picture.relayout(View((1280, 720)))
    picture.draw_table(surface)
    camera = picture.painter.where
    x, y = camera("space:3")
    assert picture.hit((x, y - 20)) == Hit(3, Camel.WHITE)
    x, y = camera("space:1:1")
    assert picture.hit((x, y - 30)).camel is Camel.GREEN
    plate = picture.space_box(9)
    assert picture.hit(plate.center) == Hit(9)
    x, y = camera("space:9")
    assert picture.hit((596, 340)).pyramid
    assert picture.hit((2, 2)) == Hit()
    assert board.shown.space_of(Camel.GREEN) == 1


def test_pictures_are_loaded_ahead_a_few_a_frame_until_all_are_there() -> None:
    _, picture, pictures = pictured(begun())
    surface = pygame.Surface((1280, 720))
    picture.relayout(View((1280, 720)))
    picture.draw_table(surface)
    first = len(pictures.asked)
    picture.draw_table(surface)
    assert len(pictures.asked) - first == WARMED
    for _ in range(len(list(cue_sprites()))):
        picture.draw_table(surface)
    asked = len(pictures.asked)
    picture.draw_table(surface)
    assert len(pictures.asked) == asked
    assert set(cue_sprites()) <= set(pictures.asked)
