"""Signs say words of the catalogue and are drawn inside the window."""

import pygame

from camelup_desktop.app.stage.prop import Sign
from camelup_desktop.app.stage.signs import SignWriter
from tests.app.stage.plain_pictures import PlainPictures


def writer(said: list[tuple[str, dict[str, object]]]) -> SignWriter:
    def say(key: str, **values: object) -> str:
        said.append((key, values))
        return key if not values else f"{key} {values}"

    signs = SignWriter(PlainPictures(), say, lambda name: pygame.Color("black"))
    signs.relayout(1.0)
    return signs


def test_a_value_with_an_at_is_a_text_of_its_own() -> None:
    said: list[tuple[str, dict[str, object]]] = []
    writer(said).image(Sign("plate", "bank", "rolled", {"camel": "@camel.white", "pips": 2}))
    assert ("camel.white", {}) in said
    assert said[-1] == ("rolled", {"camel": "camel.white", "pips": 2})


def test_the_same_sign_is_written_once() -> None:
    said: list[tuple[str, dict[str, object]]] = []
    signs = writer(said)
    assert signs.image(Sign("gain", "a", "plus", {"n": 5})) is signs.image(
        Sign("gain", "b", "plus", {"n": 5})
    )
    assert signs.image(Sign("gain", "a", "plus", {"n": 6})) is not signs.image(
        Sign("gain", "a", "plus", {"n": 5})
    )


def test_a_sign_at_the_edge_stays_in_the_window() -> None:
    window = pygame.Surface((200, 100))
    window.fill("white")
    sign = Sign("plate", "corner", "word")
    assert writer([]).draw(window, sign, (0.0, 0.0)) == 1
    assert sum(window.get_at((2, 12))[:3]) < 30


def test_a_sign_that_is_gone_is_not_drawn() -> None:
    sign = Sign("plate", "corner", "word")
    sign.scale = 0.0
    assert writer([]).draw(pygame.Surface((50, 50)), sign, (10, 10)) == 0


def test_a_sign_may_be_a_picture_alone() -> None:
    image = writer([]).image(Sign("ribbon", "bank", "", picture="ribbon_1"))
    assert image.get_at((1, 1))[:3] == (240, 220, 90)
