"""Captions on the table: seen when asked for, for a while, and gone again without a trace."""

import pygame
import pytest

from camelup_desktop.app.services import Services
from camelup_desktop.engine.camelup import RaceBet
from camelup_desktop.engine.camelup.events import RaceBettingCardPlaced
from tests.app.race_table import RaceTable, setup


def picture(table: RaceTable) -> bytes:
    table.race.draw(table.services.window.surface)
    return pygame.image.tobytes(table.services.window.surface, "RGB")


@pytest.mark.parametrize("wanted", [True, False])
def test_what_is_heard_is_written_if_captions_are_on(services: Services, wanted: bool) -> None:
    table = RaceTable(services, setup(people=2, seats=2), captions=wanted)
    while not table.choosing:
        table.frames(1)
    before = picture(table)
    services.audio.moment(RaceBettingCardPlaced(0, RaceBet.OVERALL_WINNER), "land")
    assert table.race.captions.showing is wanted
    assert (picture(table) != before) is wanted


def test_a_caption_goes_by_itself_and_then_nothing_moves(services: Services) -> None:
    table = RaceTable(services, setup(people=2, seats=2), captions=True)
    while not table.choosing:
        table.frames(1)
    table.frames(60)
    before = picture(table)
    services.audio.moment(RaceBettingCardPlaced(0, RaceBet.OVERALL_WINNER), "land")
    table.frames(round(services.theme.seconds("ui.caption") * 60) + 2)
    assert not table.race.captions.showing
    assert picture(table) == before


def test_a_race_that_was_left_listens_no_longer(services: Services) -> None:
    table = RaceTable(services, setup(people=2, seats=2), captions=True)
    table.race.leave()
    services.audio.moment(RaceBettingCardPlaced(0, RaceBet.OVERALL_WINNER), "land")
    assert not table.race.captions.showing
