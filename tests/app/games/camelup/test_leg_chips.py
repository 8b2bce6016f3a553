"""A copied tile comes over from the partner before it is counted (M43)."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.leg_chips import copied_by, draw_copied, draw_scored
from camelup_desktop.app.games.camelup.tally import Scored
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.engine.camelup import Camel, LegTile
from tests.app.race_table import RaceTable

BLUE, WHITE = LegTile(Camel.BLUE, 5), LegTile(Camel.WHITE, 3)
OWN = [Scored(WHITE, -1), Scored(BLUE, 5, partner=1)]
THEIRS = [Scored(BLUE, 5)]
ROOMS = pygame.Rect(20, 150, 500, 46), pygame.Rect(20, 20, 500, 46)
"""The row of the partner, and the own one above it."""


@pytest.fixture
def desk(services: Services) -> Desk:
    return RaceTable(services).race.desk


@pytest.fixture
def painter(services: Services) -> Painter:
    return Painter(View((1280, 720)), services.assets, services.theme, services.strings)


def painted(surface: pygame.Surface) -> pygame.Rect:
    """What is not empty any more."""
    return surface.get_bounding_rect()


def canvas() -> pygame.Surface:
    return pygame.Surface((560, 220), pygame.SRCALPHA)


def on_its_way(painter: Painter, desk: Desk, told: float) -> pygame.Rect:
    surface = canvas()
    draw_copied(surface, painter, desk, ROOMS, (THEIRS, OWN), told)
    return painted(surface)


def test_it_sets_out_from_the_tile_of_the_partner_and_arrives_in_time(
    painter: Painter, desk: Desk
) -> None:
    end = copied_by(OWN)
    heights = [on_its_way(painter, desk, end * share).centery for share in (0.02, 0.4, 0.97)]
    assert heights == sorted(heights, reverse=True)
    assert abs(heights[0] - ROOMS[0].centery) < 20
    assert abs(heights[-1] - ROOMS[1].centery) < 20


def test_before_and_afterwards_nothing_is_on_its_way(painter: Painter, desk: Desk) -> None:
    for told in (0.0, copied_by(OWN), 1.0):
        assert on_its_way(painter, desk, told).size == (0, 0)
    surface = canvas()
    draw_copied(surface, painter, desk, ROOMS, (THEIRS, THEIRS), 0.2)
    assert painted(surface).size == (0, 0), "who copies nothing gets nothing"


def test_it_lies_there_only_when_it_has_come(painter: Painter, desk: Desk) -> None:
    widths = []
    for told in (copied_by(OWN) - 0.01, copied_by(OWN) + 0.2):
        surface = canvas()
        draw_scored(surface, painter, desk, ROOMS[1], OWN, told)
        widths.append(painted(surface).w)
    assert widths[0] < widths[1]


def test_without_a_partner_tiles_lie_there_from_the_first(painter: Painter, desk: Desk) -> None:
    assert copied_by(THEIRS) == 0.0
    surface = canvas()
    draw_scored(surface, painter, desk, ROOMS[1], THEIRS, 0.0)
    assert painted(surface).w > 0
