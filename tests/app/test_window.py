"""The window: refusing what nobody would see, and the way round a missing software framebuffer."""

from __future__ import annotations

import os
from typing import Any

import pygame
import pytest

from camelup_desktop.app import window as window_module
from camelup_desktop.app.window import SMALLEST, NoScreen, Window


def test_a_window_without_a_display_is_refused_in_one_sentence() -> None:
    with pytest.raises(NoScreen, match="No display was found") as caught:
        Window.open("test", (1280, 720))
    assert "\n" not in str(caught.value)


def test_a_run_without_a_display_can_be_asked_for() -> None:
    window = Window.open("test", (1100, 700), hidden=True)
    assert window.size == (1100, 700)
    window.resize((1300, 800))
    assert window.size == (1300, 800)
    assert not window.scaled
    assert window.to_surface((650.0, 400.0)) == (650, 400)
    window.close()


def test_full_screen_comes_back_to_the_old_size() -> None:
    window = Window.open("test", (1100, 700), hidden=True)
    window.set_fullscreen(True)
    assert window.fullscreen
    window.set_fullscreen(False)
    assert (window.fullscreen, window.size) == (False, (1100, 700))
    window.close()


def test_the_smallest_size_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window.open("test", (1100, 700), hidden=True)
    assert window._window.minimum_size == SMALLEST
    window.close()


def test_wayland_without_a_software_framebuffer_gets_a_second_try(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(window_module.sys, "platform", "linux")
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    real, tries = window_module._create, []

    def create(title: str, size: Any) -> Any:
        tries.append(os.environ.get("SDL_FRAMEBUFFER_ACCELERATION"))
        if len(tries) == 1:
            raise pygame.error("Window framebuffer support not available")
        return real(title, size)

    monkeypatch.setattr(window_module, "_create", create)
    Window.open("test", (1100, 700), hidden=True).close()
    assert tries == ["0", None]


def test_no_window_at_all_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def create(title: str, size: Any) -> Any:
        raise pygame.error("no video device")

    monkeypatch.setattr(window_module, "_create", create)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    with pytest.raises(NoScreen, match="no video device"):
        Window.open("test", (1100, 700), hidden=True)


def test_a_missing_icon_is_no_reason_not_to_start(tmp_path: Any) -> None:
    window = Window.open("test", (1100, 700), hidden=True)
    window.set_icon(tmp_path / "icon.png")
    window.close()
