"""Push-in, shake, dimming and flash: seen while they last, gone afterwards."""

import pygame
import pytest

from camelup_desktop.app.stage.lens import LEVELS, Lens, shade
from camelup_desktop.app.stage.prop import Tape, World
from camelup_desktop.app.stage.seen import STILL_AFTER
from tests.app.stage.test_painter import BODY_RED, GROUND, Theatre


def test_a_lens_at_rest_changes_nothing() -> None:
    lens = Lens()
    assert lens.still
    assert lens.offset(6.0) == (0.0, 0.0)


def test_a_shake_stays_within_its_reach_and_is_the_same_each_time() -> None:
    lens = Lens()
    lens.trauma = 1.0
    ways = []
    for step in range(200):
        lens.age = step / 200
        ways.append(lens.offset(6.0))
    assert max(abs(value) for way in ways for value in way) <= 6.0
    assert max(abs(across) for across, _ in ways) > 3.0
    lens.age = 0.5
    assert lens.offset(6.0) == ways[100]


def test_half_the_trauma_is_a_quarter_of_the_shake() -> None:
    lens = Lens()
    lens.age, lens.trauma = 0.3, 1.0
    whole = lens.offset(8.0)
    lens.trauma = 0.5
    assert lens.offset(8.0) == pytest.approx((whole[0] / 4, whole[1] / 4))


def test_dimming_takes_fifteen_per_cent_at_the_most() -> None:
    assert shade(0) == (255, 255, 255, 255)
    assert shade(LEVELS)[0] == round(255 * 0.85)


def test_a_shake_moves_real_pixels_and_ends() -> None:
    theatre = Theatre()
    theatre.add("red", 0.0, 0.0)
    for _ in range(STILL_AFTER + 1):
        calm = _picture(theatre)
    theatre.stage.shake(1.0, 0.2)
    theatre.stage.update(0.03, 0.03)
    assert _picture(theatre) != calm
    theatre.stage.update(0.3, 0.3)
    assert not theatre.stage.lively
    assert _picture(theatre) == calm


def test_a_weaker_shake_does_not_interrupt_a_harder_one() -> None:
    theatre = Theatre()
    theatre.stage.shake(1.0, 0.2)
    theatre.stage.shake(0.3, 0.2)
    theatre.stage.update(0.02, 0.02)
    assert theatre.stage.lens.trauma > 0.5


def test_the_spotlight_dims_all_but_its_subject() -> None:
    theatre = Theatre()
    theatre.add("red", -1.5, 0.0)
    theatre.add("other", 1.5, 0.0)
    _picture(theatre)
    theatre.stage.spotlight(["red"], 0.1)
    theatre.stage.update(0.2, 0.2)
    for _ in range(STILL_AFTER + 1):
        _picture(theatre)
    at = [theatre.painter.pieces_of(name)[-1].rect.center for name in ("red", "other")]
    lit, dark = (theatre.window.get_at(spot)[:3] for spot in at)
    assert lit == BODY_RED
    assert dark == pytest.approx([part * 0.85 for part in BODY_RED], abs=2)
    assert theatre.window.get_at((0, 199))[:3] == pytest.approx(
        [part * 0.85 for part in GROUND], abs=2
    )


def test_lights_up_lets_everything_be_as_before() -> None:
    theatre = Theatre()
    theatre.add("red", 0.0, 0.0)
    for _ in range(STILL_AFTER + 1):
        before = _picture(theatre)
    theatre.stage.spotlight(["red"], 0.1)
    theatre.stage.update(0.2, 0.2)
    _picture(theatre)
    theatre.stage.lights_up(0.1)
    theatre.stage.update(0.2, 0.2)
    assert theatre.stage.lens.lit == set()
    for _ in range(STILL_AFTER + 1):
        after = _picture(theatre)
    assert after == before


def test_a_spotlight_asked_for_again_stays() -> None:
    theatre = Theatre()
    theatre.stage.spotlight(["red"], 0.1)
    theatre.stage.lights_up(0.1)
    theatre.stage.spotlight(["blue"], 0.1)
    theatre.stage.update(0.5, 0.5)
    assert theatre.stage.lens.dim == 1.0
    assert theatre.stage.lens.lit == {"red", "blue"}


def test_the_push_in_keeps_the_point_it_looks_at_in_place() -> None:
    theatre = Theatre()
    prop = theatre.add("red", 1.0, 0.5)
    _picture(theatre)
    lens = theatre.stage.lens
    lens.x, lens.y, lens.zoom = prop.x, prop.y, 1.5
    plain = _red(theatre, zoom=1.0)
    near = _red(theatre, zoom=1.5)
    assert near.w == pytest.approx(plain.w * 1.5, abs=3)
    assert near.centerx == pytest.approx(plain.centerx, abs=2)


def test_a_flash_makes_everything_lighter() -> None:
    theatre = Theatre()
    _picture(theatre)
    theatre.stage.lens.flash = 1.0
    _picture(theatre)
    assert theatre.window.get_at((5, 5)).r > GROUND[0] + 30


def test_sync_puts_the_lens_to_rest() -> None:
    theatre = Theatre()
    theatre.stage.spotlight(["red"], 0.1)
    theatre.stage.shake(1.0, 0.5)
    theatre.stage.update(0.05, 0.05)
    theatre.stage.clear_moves()
    assert theatre.stage.lens.still
    assert theatre.stage.lens.lit == set()


def test_a_ribbon_is_drawn_from_post_to_post_and_then_torn() -> None:
    theatre = Theatre()
    tape = Tape(World(0.0, 1.0, 0.2), World(0.0, -1.0, 0.2), "danger")
    bare = _picture(theatre)
    theatre.stage.tapes.append(tape)
    tape.reach = 1.0
    whole = _picture(theatre)
    tape.cut = 0.5
    torn = _picture(theatre)
    assert len({bare, whole, torn}) == 3


def _picture(theatre: Theatre) -> bytes:
    theatre.painter.draw_table(theatre.window)
    theatre.painter.draw_movers(theatre.window)
    return pygame.image.tobytes(theatre.window, "RGB")


def _red(theatre: Theatre, zoom: float) -> pygame.Rect:
    theatre.stage.lens.zoom = zoom
    _picture(theatre)
    mask = pygame.mask.from_threshold(theatre.window, BODY_RED, (60, 40, 40, 255))
    return mask.get_bounding_rects()[0]
