"""What rests is baked, what moves is drawn over it, what flies finds its way."""

import pygame
import pytest

from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.stage.painter import StagePainter
from camelup_desktop.app.stage.projection import Projection
from camelup_desktop.app.stage.prop import Flier, Mark, Prop, Sign, Speck, World
from camelup_desktop.app.stage.seen import STILL_AFTER
from camelup_desktop.app.stage.signs import SignWriter
from camelup_desktop.app.stage.stage import Stage
from tests.app.stage.plain_pictures import PlainPictures

GROUND = (10, 20, 30)
BLUE = pygame.Color("blue")
BODY_RED = (200, 60, 40)
CAMERA = Projection(50.0, (160.0, 100.0))


class Theatre:
    """A stage, its painter and a window."""

    def __init__(self) -> None:
        self.stage = Stage()
        self.places = {"bank": (300.0, 20.0), "purse": (20.0, 180.0)}
        self.window = pygame.Surface((320, 200))
        signs = SignWriter(PlainPictures(), lambda key, **values: key, lambda name: BLUE)
        self.painter = StagePainter(self.stage, PlainPictures(), signs, pygame.Color("black"))
        self.anchors = Anchors(lambda name: self.places[name])
        self.relayout()

    def relayout(self, scale: float = 1.0) -> None:
        ground = pygame.Surface((320, 200))
        ground.fill(GROUND)
        self.painter.relayout(CAMERA, self.anchors, scale, ground)

    def add(self, name: str, x: float, y: float, **kinds: str) -> Prop:
        prop = self.stage.props[name] = Prop(name, name, **kinds)  # type: ignore[arg-type]
        prop.place(x, y)
        return prop

    def draw(self) -> None:
        self.painter.draw_table(self.window)
        self.painter.draw_movers(self.window)

    def at(self, x: float, y: float, up: float = 10) -> tuple[int, ...]:
        px, py = CAMERA.at(x, y)
        return tuple(self.window.get_at((round(px), round(py - up))))[:3]


@pytest.fixture
def theatre() -> Theatre:
    return Theatre()


def test_a_still_table_is_one_picture(theatre: Theatre) -> None:
    theatre.add("camel", 0, 0)
    theatre.draw()
    assert theatre.painter.counts.baked == 1
    theatre.draw()
    counts = theatre.painter.counts
    assert (counts.baked, counts.movers, counts.repeated) == (0, 0, 0)
    assert theatre.at(0, 0) == BODY_RED


def test_a_piece_that_moves_leaves_the_layer_and_comes_back(theatre: Theatre) -> None:
    camel = theatre.add("camel", 0, 0)
    theatre.draw()
    camel.place(1, 0)
    theatre.draw()
    assert theatre.painter.counts.movers == 1
    assert (theatre.at(0, 0), theatre.at(1, 0)) == (GROUND, BODY_RED)
    for _ in range(STILL_AFTER):
        theatre.draw()
    assert theatre.painter.counts.movers == 0
    assert theatre.at(1, 0) == BODY_RED


def test_a_mover_passes_behind_what_is_nearer(theatre: Theatre) -> None:
    mover = theatre.add("mover", -2, 0.3)
    theatre.add("near", 0, 0)
    theatre.add("far", 0.2, 0.6)
    theatre.draw()
    mover.place(0.1, 0.3)
    theatre.draw()
    assert theatre.painter.counts.movers == 1
    assert theatre.painter.counts.repeated == 1


def test_an_invisible_piece_is_not_drawn(theatre: Theatre) -> None:
    camel = theatre.add("camel", 0, 0)
    theatre.draw()
    camel.visible = False
    theatre.draw()
    assert theatre.at(0, 0) == GROUND


def test_a_shadow_slips_away_and_fades_as_its_piece_is_lifted(theatre: Theatre) -> None:
    camel = theatre.add("camel", 0, 0, shadow="dark")
    theatre.draw()
    (shadow, _) = theatre.painter.pieces_of("camel")
    camel.z = 0.5
    theatre.draw()
    lifted, _ = theatre.painter.pieces_of("camel")
    assert lifted.rect.left > shadow.rect.left
    assert lifted.image.get_at((30, 10)).a < shadow.image.get_at((30, 10)).a
    camel.z = 2.0
    theatre.draw()
    assert len(theatre.painter.pieces_of("camel")) == 1


def test_a_front_is_drawn_over_the_riders(theatre: Theatre) -> None:
    camel, rider = theatre.add("camel", 0, 0), theatre.add("rider", 0, 0)
    camel.front, rider.rank = "front", 5
    theatre.draw()
    body, front = theatre.painter.pieces_of("camel")
    (above,) = theatre.painter.pieces_of("rider")
    assert body.order < above.order < front.order


def test_a_flier_finds_its_anchors_also_after_a_resize(theatre: Theatre) -> None:
    flier = Flier("coin", "bank", "purse", size=(20, 20))
    theatre.stage.fliers.append(flier)
    flier.way = 1.0
    theatre.draw()
    assert theatre.painter.counts.flying == 1
    assert theatre.window.get_at((20, 180))[:3] == (240, 220, 90)
    theatre.places["purse"] = (200.0, 100.0)
    theatre.relayout(scale=2.0)
    theatre.draw()
    assert theatre.window.get_at((200, 100))[:3] == (240, 220, 90)


def test_a_flier_takes_the_size_the_panel_gives_it(theatre: Theatre) -> None:
    flier = Flier("tile", World(0, 0), "purse", size=(40, 40))
    flier.way = 1.0
    theatre.anchors.place("purse", (100, 100), height=8)
    theatre.stage.fliers.append(flier)
    theatre.draw()
    assert theatre.window.get_at((100, 100))[:3] == (240, 220, 90)
    assert theatre.window.get_at((110, 100))[:3] == GROUND


def test_ghosts_marks_and_fixtures_rest_in_the_layer(theatre: Theatre) -> None:
    stage = theatre.stage
    ghost = stage.ghosts["ghost"] = Prop("ghost", "tile")
    ghost.place(1, 0)
    stage.marks["mark"] = Mark(((-1, -1), (0, -1), (0, 0), (-1, 0)), "gold")
    stage.fixtures["count"] = Sign("badge", World(0, 1), "inside", {"n": 3})
    theatre.draw()
    assert theatre.painter.counts.baked == 3
    theatre.draw()
    assert theatre.painter.counts.baked == 0
    stage.fixtures["count"] = Sign("badge", World(0, 1), "inside", {"n": 2})
    del stage.marks["mark"]
    theatre.draw()
    assert theatre.painter.counts.baked >= 1
    assert theatre.at(-0.5, -0.5, up=0) == GROUND


def test_specks_and_signs_are_drawn_while_they_last(theatre: Theatre) -> None:
    common = {"fall": 100.0, "size": 8.0, "colour": "sand", "life": 1.0}
    dust = Speck(World(0, 0), (10, 10), **common)  # type: ignore[arg-type]
    scrap = Speck(World(0, 0), (10, 10), shape="paper", **common)  # type: ignore[arg-type]
    theatre.stage.specks += [dust, scrap]
    theatre.stage.signs.append(Sign("plate", World(0, 0), "word"))
    theatre.draw()
    assert (theatre.painter.counts.flying, theatre.painter.counts.signs) == (2, 1)
    dust.age = scrap.age = 1.0
    theatre.draw()
    assert theatre.painter.counts.flying == 0
