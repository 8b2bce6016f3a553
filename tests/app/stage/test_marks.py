"""The edge of glowing ground is dotted evenly."""

import math

import pygame
import pytest

from camelup_desktop.app.stage.marks import dots, glow

SQUARE = [(0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0)]


def test_dots_run_all_around_at_even_distances() -> None:
    found = dots(SQUARE, 10.0)
    assert len(found) == 24
    gaps = [math.dist(a, b) for a, b in zip(found, [*found[1:], found[0]], strict=True)]
    assert gaps == pytest.approx([10.0] * 24)


def test_a_glow_fills_its_ground_and_has_its_foot_at_the_corner() -> None:
    colour = pygame.Color("gold")
    image, x, y = glow(SQUARE, colour, strong=False, scale=1.0)
    middle = image.get_at((x + 30, y + 30))
    assert 0 < middle.a < 120
    strong, _, _ = glow(SQUARE, colour, strong=True, scale=1.0)
    assert strong.get_at((x + 30, y + 30)).a > middle.a
    assert image.get_at((x, y)).a > 200
