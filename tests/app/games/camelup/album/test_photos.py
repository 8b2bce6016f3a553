"""The album finds every photograph in the record and draws it as it was."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.app import paths
from camelup_desktop.app.assets import Assets
from camelup_desktop.app.games.camelup.album.photos import BEHIND_IT, framed, taken
from camelup_desktop.app.games.camelup.album.studio import Studio
from camelup_desktop.app.games.camelup.picture import BoardPicture
from camelup_desktop.app.games.camelup.track import TrackPlan
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.camelup.supercup.photographer import PhotoTaken
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import record
from tests.app.games.camelup.cues.test_shot import Shot
from tests.app.photo_race import PEOPLE, SEATS, photographed

ALL_BUT_PARTNERS = tuple(key for key in MODULES if key != "consortium")


def studio(services: Services, match: object, pictures: Assets) -> Studio:
    return Studio(match, PEOPLE[:SEATS], pictures, services.theme, services.strings)  # type: ignore[arg-type]


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_every_photograph_is_found_with_what_it_paid() -> None:
    match = photographed().match
    told = [event for events in match.events for event in events if isinstance(event, PhotoTaken)]
    photos = taken(match)
    assert len(photos) == len(told) > 10
    assert [photo.number for photo in photos] == list(range(1, len(photos) + 1))
    for photo, event in zip(photos, told, strict=True):
        assert (photo.seat, photo.space, photo.unit) == (event.seat, event.space, event.unit)
        assert photo.pounds == len(photo.unit)
        assert match.events[photo.step - 1][photo.place] is event
        assert photo.leg == match.state_after(photo.step - 1).leg


def test_a_race_without_photographer_has_none() -> None:
    assert taken(photographed(modules=()).match) == []


def test_a_race_that_is_resumed_has_its_earlier_photographs() -> None:
    game = photographed(most=60)
    text = record.dumps(game.header, game.match.actions)
    _, again = record.loads(text, build)
    assert taken(again) == taken(game.match) != []


@pytest.mark.parametrize("modules", [("photographer",), ALL_BUT_PARTNERS])
def test_the_table_of_a_photograph_is_that_of_the_moment(
    services: Services, pictures: Assets, modules: tuple[str, ...]
) -> None:
    match = photographed(3, modules).match
    maker = studio(services, match, pictures)
    for photo in taken(match):
        board = maker.table(photo)
        assert board.shown.stacks[photo.space] == photo.unit
        standing = [board.camels[camel] for camel in photo.unit]
        heights = [board.plan.level(height) for height in range(len(photo.unit))]
        assert [prop.z for prop in standing] == heights
        assert not board.lively
        assert board.props.keys() >= BEHIND_IT


def test_nothing_secret_is_on_the_table_of_a_photograph(
    services: Services, pictures: Assets
) -> None:
    match = photographed(2).match
    maker = studio(services, match, pictures)
    for photo in taken(match):
        for deck in maker.table(photo).shown.decks.values():
            assert all(card.camel is None for card in deck)


def test_a_taller_stack_needs_a_larger_picture(services: Services) -> None:
    plan = TrackPlan(services.theme, 16)
    sides = [framed(services.theme, plan, 5, camels)[1] for camels in range(1, 6)]
    assert sides == sorted(sides)
    assert sides[4] > sides[0]


def test_other_photographs_are_other_pictures(services: Services, pictures: Assets) -> None:
    match = photographed(1).match
    maker = studio(services, match, pictures)
    drawn = {pixels(maker.picture(photo, 60)) for photo in taken(match)[:6]}
    assert len(drawn) == 6


def test_the_same_photograph_is_the_same_picture(services: Services) -> None:
    match = photographed(1).match
    photo = taken(match)[0]
    store = Assets(paths.assets())
    one, two = (pixels(studio(services, match, store).picture(photo, 80)) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("camels", [1, 4])
def test_the_album_shows_what_was_seen_at_the_table(
    services: Services, pictures: Assets, camels: int
) -> None:
    shot = Shot(camels)
    seen = BoardPicture(shot.board, pictures, services.strings)
    seen.relayout(View((1280, 720)))
    window = pygame.Surface((1280, 720))
    while not any(photo.taken for photo in shot.board.prints):
        shot.director.update(1 / 60)
    for _ in range(2):
        seen.draw_table(window)
        seen.draw_movers(window)
    live = seen.painter._exposed[shot.board.prints[0]]
    (photo,) = taken(shot.match)
    drawn = studio(services, shot.match, pictures).picture(photo, live.get_width())
    assert unlike(live, drawn) < 10
    drawn.fill("white", (0, 0, *(side // 2 for side in drawn.get_size())))
    assert unlike(live, drawn) > 20


def unlike(one: pygame.Surface, two: pygame.Surface) -> float:
    """Mean difference of all channels, 0 to 255."""
    pairs = zip(pixels(one), pixels(two), strict=True)
    return sum(abs(a - b) for a, b in pairs) / len(pixels(one))
