"""The first frame, and everything slow that is done behind it, one step a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from camelup_desktop.app.scene import Change, Replace, Scene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.painter import Painter

LOGO = (640 - 280, 232, 560, 160)
WORDS = (340, 420, 600, 40)


class LoadingScene(Scene):
    """Shows the logo until `steps` are done, then gives way to what `after` makes."""

    blown = False

    def __init__(
        self, services: Services, steps: Iterator[None], after: Callable[[], Scene]
    ) -> None:
        self._services = services
        self._steps = steps
        self._after = after
        self._view = View(services.window.size)
        self._drawn = False

    @property
    def lively(self) -> bool:
        """There is always a next step."""
        return True

    def relayout(self, view: View) -> None:
        """Another window."""
        self._view = view

    def update(self, dt: float) -> Change | None:
        """The next step, but never before the player has seen something."""
        if not self._drawn:
            return None
        try:
            next(self._steps)
        except StopIteration:
            return Replace(self._after())
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Night, logo, one line of words."""
        services, view = self._services, self._view
        painter = Painter(view, services.assets, services.theme, services.strings)
        surface.fill(services.theme.colour("night"))
        painter.picture(surface, "title_logo", view.rect(LOGO))
        words = services.strings.t("ui.loading")
        painter.text(surface, view.rect(WORDS), words, u=18, colour="parchment", align="centre")
        self._drawn = True
