"""A player for tests: presses keys and clicks in a real loop whose frames all last 1/60 s."""

from __future__ import annotations

import pygame

from camelup_desktop.app import main
from camelup_desktop.app.clock import FixedClock
from camelup_desktop.app.loop import Loop
from camelup_desktop.app.scene import Scene
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.services import Services


class Player:
    """Drives the loop from outside, as the window system would."""

    def __init__(self, services: Services, first: Scene | None = None) -> None:
        self.services = services
        self.loop = Loop(services, lambda: main.title(services), FixedClock())
        self.loop.stack.push(first or main.title(services), self.loop.view)
        self.frames(2)

    @property
    def scene(self) -> Scene:
        """What is on top."""
        return self.loop.stack.top

    @property
    def form(self) -> FormScene:
        """What is on top, a screen of controls."""
        assert isinstance(self.scene, FormScene)
        return self.scene

    def frames(self, count: int = 1) -> None:
        """Let time pass."""
        for _ in range(count):
            if self.loop.running:
                self.loop.frame()

    def press(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and release a key."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod))
        self.frames(2)

    def type(self, text: str) -> None:
        """Type letters into a text."""
        for letter in text:
            key = pygame.key.key_code(letter) if letter.isascii() else 0
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        self.frames(2)

    def click(self, control: str) -> None:
        """Click the middle of a control of the top screen."""
        self.click_at(self.rect(control).center)

    def click_at(self, position: tuple[int, int]) -> None:
        """Press and release the left button."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=position, button=1))
            self.frames()
        self.frames()

    def rect(self, control: str) -> pygame.Rect:
        """Where a control of the top screen is."""
        return next(w.rect for w in self.form.widgets if w.id == control)

    def resize(self, size: tuple[int, int]) -> None:
        """The window gets another size."""
        self.services.window.resize(size)
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.frames(15)
