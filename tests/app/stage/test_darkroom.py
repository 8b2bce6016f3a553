"""A photograph is what was drawn at that moment, and stays so."""

import pygame
import pytest

from camelup_desktop.app.stage.paper import cropped, on_paper, paper_size
from camelup_desktop.app.stage.prints import Print
from camelup_desktop.app.stage.prop import Mark, World
from camelup_desktop.app.stage.seen import STILL_AFTER
from tests.app.stage.plain_pictures import PlainPictures
from tests.app.stage.test_painter import BODY_RED, CAMERA, GROUND, Theatre

SIDE = 2.0
PIXELS = 100


@pytest.fixture
def theatre() -> Theatre:
    return Theatre()


def aimed(theatre: Theatre, without: frozenset[str] = frozenset()) -> Print:
    """A print of the middle of the table, not taken yet."""
    photo = Print(World(0, 0), SIDE, "purse", small=20, without=without)
    theatre.stage.prints.append(photo)
    return photo


def picture(theatre: Theatre, photo: Print) -> pygame.Surface:
    return theatre.painter._exposed[photo]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def window(theatre: Theatre) -> pygame.Surface:
    """The part of the window that is in the picture."""
    square = pygame.Rect(0, 0, PIXELS, PIXELS)
    square.center = tuple(map(round, CAMERA.at(0, 0)))  # type: ignore[assignment]
    return theatre.window.subsurface(square)


@pytest.mark.parametrize("moving", [False, True])
def test_the_picture_is_the_table_as_it_is_drawn(theatre: Theatre, moving: bool) -> None:
    camel = theatre.add("camel", 0, 0)
    for _ in range(STILL_AFTER + 1):
        theatre.draw()
    if moving:
        camel.place(0.3, 0.1)
        theatre.draw()
    plain = pixels(window(theatre))
    aimed(theatre).taken = True
    theatre.draw()
    assert pixels(picture(theatre, theatre.stage.prints[0])) == plain
    seen = picture(theatre, theatre.stage.prints[0])
    middle = (65, 40) if moving else (50, 45)
    assert tuple(seen.get_at(middle))[:3] == BODY_RED


def test_light_and_shaking_of_the_table_are_not_in_the_picture(theatre: Theatre) -> None:
    theatre.add("camel", 0, 0)
    theatre.draw()
    plain = pixels(window(theatre))
    lens = theatre.stage.lens
    lens.dim, lens.flash, lens.trauma, lens.age = 1.0, 1.0, 1.0, 0.1
    theatre.stage.marks["here"] = Mark(((-1, -1), (1, -1), (1, 1)), "gold")
    aimed(theatre).taken = True
    theatre.draw()
    assert pixels(picture(theatre, theatre.stage.prints[0])) == plain


def test_what_happens_afterwards_changes_nothing(theatre: Theatre) -> None:
    camel = theatre.add("camel", 0, 0)
    photo = aimed(theatre)
    photo.taken = True
    theatre.draw()
    before = pixels(picture(theatre, photo))
    camel.place(2, 0)
    theatre.draw()
    theatre.relayout(scale=1.5)
    theatre.draw()
    assert pixels(picture(theatre, photo)) == before


def test_who_takes_it_is_not_in_it(theatre: Theatre) -> None:
    theatre.add("camera", 0, 0)
    photo = aimed(theatre, frozenset({"camera"}))
    photo.taken = True
    theatre.draw()
    assert tuple(picture(theatre, photo).get_at((50, 45)))[:3] == GROUND


def test_the_finder_is_seen_before_and_takes_nothing(theatre: Theatre) -> None:
    photo = aimed(theatre)
    theatre.draw()
    bare = pixels(theatre.window)
    photo.finder = 0.5
    theatre.draw()
    assert pixels(theatre.window) != bare
    assert photo not in theatre.painter._exposed


def test_a_print_that_is_gone_keeps_no_picture(theatre: Theatre) -> None:
    aimed(theatre).taken = True
    theatre.draw()
    assert len(theatre.painter._exposed) == 1
    theatre.stage.clear_moves()
    assert len(theatre.painter._exposed) == 0


def test_paper_lies_around_the_whole_picture() -> None:
    paint = PlainPictures().picture
    red = pygame.Surface((90, 90))
    red.fill("red")
    paper = on_paper(red, None, paint)
    assert paper.get_size() == paper_size(90)
    card = cropped(paper, 90)
    assert card.get_width() < paper.get_width()
    assert card.get_width() > 90
    assert card.get_height() - 90 > card.get_width() - 90, "there is room for words under it"
