"""Copies of sprites: exact where the foot is, few, and within a limit."""

import pygame
import pytest

from camelup_desktop.app.stage import frames
from camelup_desktop.app.stage.frames import Frames, outlined, squashed, tilt_step, tilted
from tests.app.stage.plain_pictures import FOOT, SIZE, PlainPictures

INK = pygame.Color("#2B1B12")


def made() -> Frames:
    return Frames(PlainPictures(), 88.0, INK, 2)


def test_an_upright_whole_piece_is_the_sprite_itself() -> None:
    frame = made().sprite("camel")
    assert frame is not None
    assert (frame[0].get_size(), frame[1:]) == (SIZE, FOOT)


def test_ink_is_drawn_all_around() -> None:
    frame = made().sprite("camel", inked=True)
    assert frame is not None
    image, x, y = frame
    assert image.get_size() == (SIZE[0] + 4, SIZE[1] + 4)
    assert (x, y) == (FOOT[0] + 2, FOOT[1] + 2)
    assert image.get_at((0, 30)) == (INK.r, INK.g, INK.b, 255)
    assert image.get_at((22, 30)) == (200, 60, 40, 255)


def test_a_squashed_piece_keeps_its_foot() -> None:
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    image, x, y = squashed((surface, *FOOT), 1.1, 0.9)
    assert image.get_size() == (44, 54)
    assert (x, y) == (22, 45)


def test_a_tilted_piece_turns_about_its_foot() -> None:
    surface = pygame.Surface((41, 61), pygame.SRCALPHA)
    pygame.draw.circle(surface, "white", (20, 50), 4)
    image, x, y = tilted((surface, 20, 50), 9)
    assert image.get_at((x, y)).a > 200


@pytest.mark.parametrize(("angle", "step"), [(1.4, 0), (1.6, 3), (-7.6, 351), (44.0, 42)])
def test_angles_come_in_steps(angle: float, step: int) -> None:
    assert tilt_step(angle) == step


def test_equal_looks_share_one_copy() -> None:
    store = made()
    first = store.sprite("camel", angle=8.9, sx=1.101, alpha=0.49)
    second = store.sprite("camel", angle=9.2, sx=1.1, alpha=0.51)
    assert first is second


def test_what_cannot_be_seen_has_no_picture() -> None:
    store = made()
    assert store.sprite("camel", alpha=0.01) is None
    assert store.sprite("camel", sx=0.0) is None
    assert store.flat("card", 40, 0.0, 0.0, 1.0) is None
    assert store.shadow("camel", True, 0.0) is None
    assert store.speck(INK, 0, 1.0) is None


def test_fading_keeps_the_colour_premultiplied() -> None:
    frame = made().sprite("camel", alpha=0.5)
    assert frame is not None
    red, _, _, alpha = frame[0].get_at((20, 30))
    assert alpha == pytest.approx(128, abs=2)
    assert red == pytest.approx(100, abs=2)


def test_copies_stay_within_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "BYTES", 60_000)
    store = made()
    for number in range(40):
        store.sprite(f"piece{number}")
    assert store.held <= 60_000
    assert 0 < len(store) < 40


def test_an_outline_is_as_wide_as_asked() -> None:
    surface = pygame.Surface((10, 10), pygame.SRCALPHA)
    surface.fill((255, 255, 255, 255))
    image, x, y = outlined((surface.premul_alpha(), 5, 9), pygame.Color("gold"), 3)
    assert image.get_size() == (16, 16)
    assert (x, y) == (8, 12)
    assert image.get_at((0, 8))[:3] == pygame.Color("gold")[:3]
