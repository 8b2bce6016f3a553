"""From screen to screen (M37): the old picture leaves with the wind, and nothing waits for it."""

from __future__ import annotations

import pygame
import pytest
from pygame import Color, Surface

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.loop import Loop
from camelup_desktop.app.scene import Change, Push, Replace, Scene
from camelup_desktop.app.services import Services

TEAL, RED = Color("teal"), Color("red")
PASSAGE = 0.25
DT = 0.02


class Plain(Scene):
    """One colour; does what it is told next."""

    def __init__(self, colour: Color) -> None:
        self.colour = colour
        self.next: Change | None = None
        self.heard = 0

    @property
    def lively(self) -> bool:
        return self.next is not None

    def handle(self, event: pygame.Event) -> Change | None:
        self.heard += event.type == pygame.KEYDOWN
        return None

    def update(self, dt: float) -> Change | None:
        change, self.next = self.next, None
        return change

    def draw(self, surface: Surface) -> None:
        surface.fill(self.colour)


class Secret(Plain):
    """Of one seat only."""

    blown = False


@pytest.fixture
def first() -> Plain:
    return Plain(TEAL)


@pytest.fixture
def loop(services: Services, first: Plain) -> Loop:
    loop = Loop(services, lambda: Plain(TEAL), FixedClock(DT))
    loop.stack.push(first, loop.view)
    loop.frame()
    return loop


def corners(loop: Loop) -> tuple[Color, Color]:
    """What the window shows at its left and right edge."""
    surface = loop.services.window.surface
    width, height = surface.get_size()
    return surface.get_at((2, height // 2)), surface.get_at((width - 3, height // 2))


def test_the_new_picture_comes_from_the_left_behind_the_sand(loop: Loop, first: Plain) -> None:
    first.next = Replace(Plain(RED))
    loop.frame()
    assert corners(loop)[1] == TEAL
    for _ in range(round(PASSAGE / DT / 2) + 1):
        loop.frame()
    assert corners(loop) == (RED, TEAL)
    for _ in range(round(PASSAGE / DT / 2) + 2):
        loop.frame()
    assert corners(loop) == (RED, RED)
    drawn = loop.draws
    for _ in range(20):
        loop.frame()
    assert loop.draws == drawn and not loop.lively  # at rest it costs nothing


def test_the_new_screen_hears_at_once(loop: Loop, first: Plain) -> None:
    new = Plain(RED)
    first.next = Replace(new)
    loop.frame()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
    loop.frame()
    assert new.heard == 1 and corners(loop)[1] == TEAL


@pytest.mark.parametrize("how", [{"motion": "none"}, {"speed": "instant"}])
def test_without_motion_the_new_picture_is_there_at_once(
    loop: Loop, first: Plain, how: dict[str, str]
) -> None:
    loop.services.settings.update(**how)
    first.next = Replace(Plain(RED))
    loop.frame()
    assert corners(loop) == (RED, RED)


def test_with_less_motion_the_old_picture_fades_in_place(loop: Loop, first: Plain) -> None:
    loop.services.settings.update(motion="reduced")
    first.next = Replace(Plain(RED))
    loop.frame()
    loop.frame()
    left, right = corners(loop)
    assert left == right and left not in (TEAL, RED)


def test_the_picture_of_a_secret_is_never_kept(loop: Loop, first: Plain) -> None:
    secret = Secret(TEAL)
    first.next = Replace(secret)
    loop.frame()
    secret.next = Replace(Plain(RED))
    loop.frame()
    assert corners(loop) == (RED, RED)


def test_a_dialog_over_the_same_screen_is_no_other_screen(loop: Loop, first: Plain) -> None:
    dialog = Plain(RED)
    dialog.opaque = False
    first.next = Push(dialog)
    loop.frame()
    assert corners(loop) == (RED, RED)


def test_a_resize_ends_it(loop: Loop, first: Plain) -> None:
    first.next = Replace(Plain(RED))
    loop.frame()
    loop.services.window.resize((900, 600))
    for _ in range(20):
        loop.frame()
    assert corners(loop) == (RED, RED)
