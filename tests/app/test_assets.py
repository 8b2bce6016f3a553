"""The store: premultiplied surfaces at their drawn size, limits in bytes, clear errors."""

from __future__ import annotations

import pygame
import pytest
from pygame import Color, Rect, Surface

from camelup_desktop.app.bad_asset import AssetMissing
from camelup_desktop.app.cache import ROOM, SurfaceCache
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage import text
from camelup_desktop.app.stretch import extend_edges, nine_slice
from camelup_desktop.app.widgets.icon import icon


def premultiplied(surface: Surface) -> bool:
    """No colour is brighter than its alpha, give or take rounding."""
    width, height = surface.get_size()
    for x in range(0, width, max(1, width // 40)):
        for y in range(0, height, max(1, height // 40)):
            pixel = surface.get_at((x, y))
            if max(pixel.r, pixel.g, pixel.b) > pixel.a + 2:
                return False
    return True


def test_sprites_come_scaled_with_anchor_and_shadow(services: Services) -> None:
    small = services.assets.sprite("camel_blue_E", 88.0)
    large = services.assets.sprite("camel_blue_E", 176.0)
    assert abs(large.image.get_width() - 2 * small.image.get_width()) <= 2
    assert abs(large.anchor[0] - 2 * small.anchor[0]) <= 1
    assert small.image.get_rect().collidepoint(small.anchor)
    tile = services.assets.sprite("tile_oasis", 88.0)
    assert tile.shadow is not None and tile.shadow.shadow is None


def test_what_the_store_gives_is_premultiplied(services: Services) -> None:
    assets = services.assets
    for surface in (
        assets.sprite("camel_white_E", 100.0).image,
        assets.picture("title_logo", (400, 200)),
        assets.nine("ui_parchment", (300, 200), 1.0),
        assets.text("title", 30, "Camel", Color("red")),
        icon(assets, "gear", 30, Color("#1F57BE")),
    ):
        assert surface.get_masks()[3] != 0
        assert premultiplied(surface)


def test_backgrounds_are_opaque_and_exactly_as_large_as_asked(services: Services) -> None:
    for size in ((640, 360), (300, 500)):
        surface = services.assets.cover("table_16", size)
        assert surface.get_size() == size
        assert surface.get_masks()[3] == 0


def test_a_picture_keeps_its_ratio(services: Services) -> None:
    logo = services.assets.picture("title_logo", (400, 400))
    assert max(logo.get_size()) == 400 and min(logo.get_size()) < 400


def test_the_same_size_is_baked_once(services: Services) -> None:
    assets = services.assets
    assert assets.nine("ui_felt", (90, 80), 1.0) is assets.nine("ui_felt", (90, 80), 1.0)
    before = assets.nine("ui_felt", (90, 80), 1.0)
    assets.forget_sizes()
    assert assets.nine("ui_felt", (90, 80), 1.0) is not before


def test_a_missing_file_is_named(services: Services) -> None:
    with pytest.raises(AssetMissing, match=r"camel_purple\.png"):
        services.assets.sprite("camel_purple", 88.0)


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache = SurfaceCache(limit=7 * 40 * 10)
    made: list[str] = []

    def get(name: str) -> None:
        cache.get(name, lambda: made.append(name) or Surface((10, 10), 0, 32))  # type: ignore[func-returns-value]

    for name in "abcdefgabhab":
        get(name)
    assert made == list("abcdefgh")
    assert cache.held == 7 * 40 * 10
    get("c")
    assert made[-1] == "c"


def test_the_cache_has_room_for_some_of_the_largest_surfaces() -> None:
    cache = SurfaceCache(limit=1)
    first = cache.get(0, lambda: Surface((10, 10), 0, 32))
    for key in range(1, ROOM):
        cache.get(key, lambda: Surface((10, 10), 0, 32))
    assert cache.get(0, lambda: Surface((1, 1))) is first
    assert len(cache) == ROOM
    cache.get(ROOM, lambda: Surface((10, 10), 0, 32))
    assert len(cache) == ROOM


def test_corners_of_furniture_keep_their_shape() -> None:
    master = Surface((30, 30), pygame.SRCALPHA)
    master.fill(Color("blue"))
    master.fill(Color("red"), Rect(0, 0, 10, 10))
    baked = nine_slice(master, (100, 60), (10, 10, 10, 10), 1.0)
    assert baked.get_at((9, 9)) == Color("red")
    assert baked.get_at((12, 12)) == Color("blue")
    assert baked.get_at((50, 5)) == Color("blue")


def test_furniture_smaller_than_its_corners_is_still_whole(services: Services) -> None:
    assert services.assets.nine("ui_parchment", (20, 12), 3.0).get_size() == (20, 12)


def test_edges_of_a_picture_go_on_to_the_borders() -> None:
    surface = Surface((20, 20))
    surface.fill(Color("green"), Rect(5, 5, 10, 10))
    extend_edges(surface, Rect(5, 5, 10, 10))
    assert {surface.get_at(point)[:3] for point in ((0, 0), (19, 19), (0, 10), (10, 19))} == {
        Color("green")[:3]
    }


def test_text_wraps_at_spaces_and_cuts_only_what_is_too_long(services: Services) -> None:
    font = services.assets.font("text", 20)
    lines = text.wrap(font, "one two three Donaudampfschifffahrtsgesellschaft", 90)
    assert all(font.size(line)[0] <= 90 for line in lines)
    assert "".join(lines).replace(" ", "").startswith("onetwothreeDonau")


def test_text_of_too_many_lines_ends_with_an_ellipsis(services: Services) -> None:
    font = services.assets.font("text", 20)
    short = text.shorten(font, "a long sentence that goes on", 80)
    assert short.endswith("…") and font.size(short)[0] <= 80


def test_characters_the_fonts_lack_are_replaced() -> None:
    assert text.drawable("5\u202f% \u2011 \u0133s") == "5\u00a0% - ijs"
