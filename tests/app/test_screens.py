"""Every screen of the shell at every size: nothing cut, overlapping, off-screen or unreachable."""

from __future__ import annotations

import logging
import random

import pygame
import pytest

from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.widget import Widget
from tests.app.player import Player
from tests.app.screens import SCREENS, TEXT_SCALES, WINDOWS, shown


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_and_no_control_overlaps_another(
    services: Services, race_saved: None, name: str, window: tuple[int, int]
) -> None:
    services.window.resize(window)
    for text_scale in TEXT_SCALES if window == (1280, 720) else (1.0, 1.75):
        view = View(window, text_scale)
        services.assets.forget_sizes()
        scene = shown(services, name, view)
        assert scene.painter.cut == [], text_scale
        screen = pygame.Rect((0, 0), window)
        seen = [(widget.id, visible(widget)) for widget in scene.widgets]
        for place, (control, rect) in enumerate(seen):
            assert not rect.h or screen.contains(rect), control
            for other, box in seen[place + 1 :]:
                assert not rect.colliderect(box), (control, other, text_scale)


def visible(widget: Widget) -> pygame.Rect:
    """The part of a control that is not scrolled out of sight."""
    return widget.rect if widget.clip is None else widget.rect.clip(widget.clip)


@pytest.mark.parametrize("name", SCREENS)
def test_every_control_is_large_enough_to_hit(services: Services, name: str) -> None:
    view = View((1280, 720))
    for widget in shown(services, name, view).widgets:
        assert widget.rect.w >= view.px(44) and widget.rect.h >= view.px(40) - 1, widget.id


@pytest.mark.parametrize("name", SCREENS)
def test_every_word_is_in_the_catalogue(
    services: Services, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, logger="camelup_desktop"):
        shown(services, name, View((1280, 720)))
    assert not [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize("name", SCREENS)
def test_every_control_is_reached_by_arrows_alone(services: Services, name: str) -> None:
    scene = shown(services, name, View((1280, 720)))
    targets = {target.id for target in scene.ring.targets}
    adjusted = {target.id for target in scene.ring.targets if target.adjust is not None}
    first = scene.ring.current
    assert first is not None
    reached, open_ = {first.id}, [first.id]
    while open_:
        here = open_.pop()
        for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            if here in adjusted and key in (pygame.K_LEFT, pygame.K_RIGHT):
                continue  # these change the value there; Tab goes past it
            scene.refocus(here)
            scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            now = scene.ring.current
            assert now is not None
            if now.id not in reached:
                reached.add(now.id)
                open_.append(now.id)
    beside = {name for name in targets if name.split(".")[0].isdigit()}  # past a drop-down: Tab
    assert targets - reached <= beside


KEYS = (
    pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN,
    pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F2, pygame.K_m, pygame.K_n, pygame.K_a, pygame.K_c,
    pygame.K_BACKSPACE, pygame.K_END, pygame.K_PAGEDOWN, pygame.K_F11, pygame.K_DELETE,
)  # fmt: skip


def random_input(rng: random.Random, size: tuple[int, int]) -> list[pygame.Event]:
    """A key, a click, a move or a turn of the wheel."""
    spot = (rng.randrange(size[0]), rng.randrange(size[1]))
    match rng.randrange(8):
        case 0 | 1 | 2:
            mod = rng.choice((0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LSHIFT))
            key = rng.choice((*KEYS, pygame.K_PLUS, pygame.K_MINUS))
            if key == pygame.K_F11:
                mod = 0
            letter = chr(key) if 32 < key < 127 else ""
            events = [pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)]
            if letter:
                events.append(pygame.Event(pygame.TEXTINPUT, text=letter))
            return [*events, pygame.Event(pygame.KEYUP, key=key, mod=mod)]
        case 3:
            return [pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))]
        case 4:
            turn = rng.choice((-3.0, 2.0))
            return [
                pygame.Event(pygame.MOUSEWHEEL, x=0, y=int(turn), precise_x=0.0, precise_y=turn)
            ]
        case 5:
            return [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=rng.choice((1, 1, 2, 3)))]
        case _:
            return [
                pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1),
                pygame.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1),
            ]


def storm(player: Player, rng: random.Random, inputs: int) -> None:
    """Random inputs, three a frame, with a resize now and then. Quit is not among them."""
    services = player.services
    for count in range(inputs):
        for event in random_input(rng, services.window.size):
            pygame.event.post(event)
        if count % 3 == 0:
            player.frames()
        if count % 150 == 149:
            player.resize((rng.randrange(1024, 2000), rng.randrange(576, 1200)))
        if not player.loop.running:
            player.__init__(services)  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(3))
def test_any_input_is_survived(
    services: Services, race_saved: None, tables: list[TableSetup], seed: int
) -> None:
    storm(Player(services), random.Random(seed), 900)


@pytest.mark.slow
def test_a_long_storm_of_inputs_is_survived(
    services: Services, race_saved: None, tables: list[TableSetup]
) -> None:
    storm(Player(services), random.Random(99), 12_000)
