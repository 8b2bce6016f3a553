"""At the table: the pyramid is held and let go, clicked, or held without anybody's turn."""

from typing import Any

import pygame

from camelup_desktop.app.services import Services
from tests.app.race_table import RaceTable, setup


def pyramid(table: RaceTable) -> tuple[int, int]:
    """A pixel of the pyramid."""
    spot = table.rect("pyramid").center
    widget = table.race.widget_at(spot)
    assert widget is not None
    assert widget.id == "pyramid"
    return spot


def send(table: RaceTable, kind: int, pos: tuple[int, int], **values: Any) -> None:
    pygame.event.post(pygame.Event(kind, pos=pos, **values))
    table.frames()


def hold(table: RaceTable, seconds: float) -> tuple[int, int]:
    """Press on the pyramid and shake it."""
    x, y = pyramid(table)
    send(table, pygame.MOUSEBUTTONDOWN, (x, y), button=1)
    for frame in range(round(seconds * 60)):
        across = 20 if frame // 5 % 2 else -20
        send(table, pygame.MOUSEMOTION, (x + across, y), rel=(across, 0), buttons=(1, 0, 0))
    return x, y


def sitting(services: Services, **settings: Any) -> RaceTable:
    table = RaceTable(services, setup(people=2), motion="full", **settings)
    table.wait()
    return table


def test_shaken_and_let_go_it_rolls(services: Services) -> None:
    table = sitting(services)
    before = len(table.match)
    spot = hold(table, 0.6)
    assert table.race.board.held
    assert len(table.match) == before
    send(table, pygame.MOUSEBUTTONUP, spot, button=1)
    table.frames(3)
    table.wait()
    assert len(table.match) > before
    table.rest()
    assert table.race.board.pyramid.picture == "pyramid_closed"
    assert table.in_step()


def test_a_plain_click_only_picks_the_roll(services: Services) -> None:
    table = sitting(services, quick_play=False)
    before = len(table.match)
    table.click_at(pyramid(table))
    assert len(table.match) == before
    assert table.race.picker.action is not None
    table.press(pygame.K_RETURN)
    table.wait()
    assert len(table.match) > before


def test_a_key_while_it_is_held_puts_it_down(services: Services) -> None:
    table = sitting(services)
    before = len(table.match)
    spot = hold(table, 0.5)
    table.press(pygame.K_ESCAPE)
    send(table, pygame.MOUSEBUTTONUP, spot, button=1)
    table.frames(60)
    assert len(table.match) == before
    assert not table.race.board.held
    assert table.race.board.pyramid.picture == "pyramid_closed"


def test_with_reduced_motion_a_long_press_is_a_click(services: Services) -> None:
    table = RaceTable(services, setup(people=2), motion="reduced", quick_play=False)
    table.wait()
    before = len(table.match)
    spot = hold(table, 0.6)
    send(table, pygame.MOUSEBUTTONUP, spot, button=1)
    assert len(table.match) == before
    assert table.race.picker.action is not None
