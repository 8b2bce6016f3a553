"""The loop: when it draws, how scenes come and go, what keys do everywhere, resizing."""

from __future__ import annotations

import pygame
import pytest

from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.loop import Loop
from camelup_desktop.app.scene import Change, Home, Pop, Push, Quit, Replace, Scene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View


class Recording(Scene):
    """Writes down what happens to it; does what it is told next."""

    def __init__(self, name: str, told: list[str]) -> None:
        self.name, self.told = name, told
        self.next: Change | None = None
        self.moving = False
        self.steps: list[float] = []
        self.views: list[View] = []

    @property
    def lively(self) -> bool:
        return self.moving or self.next is not None

    def enter(self) -> None:
        self.told.append(f"{self.name} enters")

    def leave(self) -> None:
        self.told.append(f"{self.name} leaves")

    def resume(self, result: object = None) -> None:
        self.told.append(f"{self.name} resumes with {result}")

    def relayout(self, view: View) -> None:
        self.views.append(view)

    def handle(self, event: pygame.Event) -> Change | None:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self.told.append(f"{self.name} hears {pygame.key.name(event.key)}")
        return None

    def update(self, dt: float) -> Change | None:
        self.steps.append(dt)
        change, self.next = self.next, None
        return change

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("teal")
        self.told.append(f"{self.name} is drawn")


class Veil(Recording):
    opaque = False


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def bottom(told: list[str]) -> Recording:
    return Recording("bottom", told)


@pytest.fixture
def loop(services: Services, bottom: Recording, told: list[str]) -> Loop:
    pygame.event.clear()
    services.settings.update(motion="none")  # scenes change at once: each drawing is counted
    loop = Loop(services, lambda: Recording("home", told), FixedClock(0.02))
    loop.stack.push(bottom, loop.view)
    loop.frame()
    told.clear()
    return loop


def press(loop: Loop, key: int, mod: int = 0, text: str = "") -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))
    loop.frame()


def frames(loop: Loop, count: int) -> None:
    for _ in range(count):
        loop.frame()


def test_nothing_is_drawn_when_nothing_changed(loop: Loop, bottom: Recording) -> None:
    drawn = loop.draws
    frames(loop, 50)
    assert loop.draws == drawn
    bottom.stale = True
    frames(loop, 3)
    assert loop.draws == drawn + 1


def test_where_nothing_moves_or_happens_a_look_now_and_then_is_enough(
    loop: Loop, bottom: Recording
) -> None:
    frames(loop, 5)
    bottom.steps.clear()
    frames(loop, 50)
    assert len(bottom.steps) == 10
    assert sum(bottom.steps) == pytest.approx(50 * 0.02)
    press(loop, pygame.K_x)
    assert bottom.steps[-1] == 0.02
    bottom.moving = True
    bottom.steps.clear()
    frames(loop, 50)
    assert bottom.steps == [0.02] * 50


def test_an_exposed_window_is_drawn_again(loop: Loop) -> None:
    drawn = loop.draws
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    loop.frame()
    assert loop.draws == drawn + 1


def test_a_long_frame_is_no_jump(services: Services, bottom: Recording) -> None:
    loop = Loop(services, Scene, FixedClock(2.0))
    loop.stack.push(bottom, loop.view)
    loop.frame()
    assert bottom.steps == [0.033]


def test_push_and_pop_bring_the_result(loop: Loop, bottom: Recording, told: list[str]) -> None:
    top = Recording("top", told)
    bottom.next = Push(top)
    frames(loop, 1)
    assert bottom.covered
    top.next = Pop("a tile")
    frames(loop, 2)
    assert told == [
        "top enters",
        "top is drawn",
        "top leaves",
        "bottom resumes with a tile",
        "bottom is drawn",
    ]
    assert not bottom.covered


def test_the_scene_under_one_that_is_not_opaque_is_drawn_first(
    loop: Loop, bottom: Recording, told: list[str]
) -> None:
    bottom.next = Push(Veil("veil", told))
    frames(loop, 2)
    assert told[-2:] == ["bottom is drawn", "veil is drawn"]


def test_replace_leaves_and_enters(loop: Loop, bottom: Recording, told: list[str]) -> None:
    bottom.next = Replace(Recording("other", told))
    frames(loop, 1)
    assert told[:2] == ["bottom leaves", "other enters"]
    assert len(loop.stack) == 1


def test_home_leaves_everything(loop: Loop, bottom: Recording, told: list[str]) -> None:
    top = Recording("top", told)
    bottom.next = Push(top)
    frames(loop, 1)
    top.next = Home()
    frames(loop, 1)
    assert [line for line in told if "drawn" not in line] == [
        "top enters",
        "top leaves",
        "bottom leaves",
        "home enters",
    ]


def test_quit_ends_the_run_and_every_scene_leaves(
    services: Services, bottom: Recording, told: list[str]
) -> None:
    loop = Loop(services, Scene, FixedClock())
    bottom.next = Quit()
    loop.run(bottom)
    assert told[-1] == "bottom leaves"


@pytest.mark.parametrize(
    ("key", "mod"),
    [
        (pygame.K_q, pygame.KMOD_LCTRL),
        (pygame.K_q, pygame.KMOD_LMETA),
        (pygame.K_F4, pygame.KMOD_LALT),
    ],
)
def test_keys_that_quit(loop: Loop, key: int, mod: int) -> None:
    press(loop, key, mod)
    assert not loop.running


def test_closing_the_window_quits(loop: Loop) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWCLOSE))
    loop.frame()
    assert not loop.running


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_full_screen_keys_are_swallowed(
    loop: Loop, services: Services, told: list[str], key: int, mod: int
) -> None:
    press(loop, key, mod)
    assert services.settings.current.fullscreen and services.window.fullscreen
    press(loop, key, mod)
    assert not services.window.fullscreen
    assert not [line for line in told if "hears" in line]


def test_text_size_keys_lay_everything_out_again(
    loop: Loop, services: Services, bottom: Recording
) -> None:
    ctrl = pygame.KMOD_LCTRL
    for key, size in (
        (pygame.K_PLUS, 125),
        (pygame.K_EQUALS, 150),
        (pygame.K_KP_PLUS, 175),
        (pygame.K_PLUS, 175),
        (pygame.K_MINUS, 150),
        (pygame.K_0, 100),
    ):
        press(loop, key, ctrl)
        assert services.settings.current.text_size == size
        assert bottom.views[-1].text_scale == size / 100


def test_m_mutes_but_not_while_somebody_types(
    loop: Loop, services: Services, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    press(loop, pygame.K_m, text="m")
    assert services.settings.current.mute
    monkeypatch.setattr(Recording, "typing", property(lambda self: True))
    press(loop, pygame.K_m, text="m")
    assert services.settings.current.mute
    assert told[-1] == "bottom hears m"


def test_a_notice_goes_by_itself(loop: Loop, services: Services) -> None:
    press(loop, pygame.K_m, text="m")
    assert loop.notice.shown
    frames(loop, round(services.theme.seconds("ui.toast") / 0.02) + 2)
    assert not loop.notice.shown


def test_f12_writes_a_picture(loop: Loop, services: Services) -> None:
    press(loop, pygame.K_F12)
    pictures = list(services.folders.pictures.glob("*.png"))
    assert len(pictures) == 1
    assert pygame.image.load(pictures[0]).get_size() == services.window.size


def test_no_picture_of_a_secret(loop: Loop, services: Services, bottom: Recording) -> None:
    bottom.private = True
    press(loop, pygame.K_F12)
    assert not services.folders.pictures.exists()


def test_f2_and_the_question_mark_open_and_close_the_cheat_sheet(loop: Loop) -> None:
    press(loop, pygame.K_F2)
    assert len(loop.stack) == 2
    press(loop, pygame.K_SLASH, pygame.KMOD_LSHIFT, "?")
    assert len(loop.stack) == 1


def test_sizes_are_laid_out_once_the_window_rests(
    loop: Loop, services: Services, bottom: Recording
) -> None:
    laid_out = len(bottom.views)
    for width in (1300, 1340, 1400):
        services.window.resize((width, 800))
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=width, y=800))
        frames(loop, 3)
    assert len(bottom.views) == laid_out
    frames(loop, 10)
    assert len(bottom.views) == laid_out + 1
    assert bottom.views[-1].size == (1400, 800)
    assert services.settings.current.window_size == (1400, 800)


def test_a_size_event_without_a_change_is_nothing(loop: Loop, bottom: Recording) -> None:
    laid_out = len(bottom.views)
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))
    frames(loop, 12)
    assert len(bottom.views) == laid_out


def test_run_stops_when_it_is_enough(services: Services, bottom: Recording) -> None:
    loop = Loop(services, Scene, FixedClock())
    loop.run(bottom, until=lambda: len(bottom.steps) >= 7)
    assert len(bottom.steps) == 7
