"""The winner's moment (M33): it is seen, it ends, and less motion makes it a still poster."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from camelup_desktop.app.games.camelup.celebration import Celebration, Pose
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.painter import Painter

STAGE = Rect(40, 40, 600, 400)


def passed(services: Services, seconds: float, *, calm: bool = False) -> Celebration:
    moment = Celebration(services.theme, calm=calm)
    moment.update(seconds)
    return moment


def drawn(services: Services, moment: Celebration) -> Surface:
    surface = Surface((700, 500))
    painter = Painter(View((1280, 720)), services.assets, services.theme, services.strings)
    moment.draw_light(surface, painter, STAGE)
    moment.draw_coins(surface, painter, STAGE)
    return surface


def lit(surface: Surface) -> int:
    """Pixels that are not black."""
    return pygame.mask.from_threshold(surface, "black", (1, 1, 1)).count()


def test_coins_fall_and_are_gone(services: Services) -> None:
    during, after = drawn(services, passed(services, 1.0)), drawn(services, passed(services, 20.0))
    assert lit(during) != lit(after)
    calm = drawn(services, passed(services, 0.0, calm=True))
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(calm, "RGB")


def test_nothing_falls_beside_the_stage(services: Services) -> None:
    surface = drawn(services, passed(services, 1.0))
    inside = surface.copy()
    inside.fill("black", STAGE)
    assert pygame.mask.from_threshold(inside, "black", (1, 1, 1)).count() == 700 * 500


def test_the_dance_ends_where_the_camel_stands(services: Services) -> None:
    poses = [passed(services, step / 20).pose for step in range(200)]
    assert max(pose.x for pose in poses) > 3 and min(pose.x for pose in poses) < -3
    assert max(abs(a.x - b.x) for a, b in pairwise(poses)) < 3  # no jump
    assert all(abs(pose.tall - 1) < 0.05 for pose in poses)
    assert passed(services, 20.0).pose == Pose() == passed(services, 0.0, calm=True).pose


@pytest.mark.parametrize("calm", [True, False])
def test_it_comes_to_rest(services: Services, calm: bool) -> None:
    assert passed(services, 0.0, calm=calm).over is calm
    assert passed(services, 20.0, calm=calm).over
