"""One photograph as large as the window allows, over the album."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect, Surface

from camelup_desktop.app.focus import Target
from camelup_desktop.app.games.camelup.album.photos import Photo
from camelup_desktop.app.scene import Change, Pop
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.stage.paper import paper_size
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets.widget import Widget

SHARE = 0.94
"""Share of the window's height that the paper takes."""


class LargePhotoScene(FormScene):
    """Arrows show the one before and the next; anything else goes back, with the number of the
    photograph shown last among `photos`. `draw` makes one of a side in pixels, on its paper."""

    opaque = False
    dimmed = 0.25

    def __init__(
        self,
        services: Services,
        photos: Sequence[Photo],
        at: int,
        draw: Callable[[Photo, int], Surface],
    ) -> None:
        super().__init__(services)
        self.photos, self.at, self._draw_print = photos, at, draw
        self._print: tuple[object, Surface] | None = None

    @property
    def default(self) -> str | None:
        """Going back."""
        return "photo"

    def keys(self) -> Mapping[int, Action]:
        """Arrows."""
        return {
            pygame.K_LEFT: lambda: self.step(-1),
            pygame.K_RIGHT: lambda: self.step(1),
            pygame.K_PAGEUP: lambda: self.step(-1),
            pygame.K_PAGEDOWN: lambda: self.step(1),
        }

    def step(self, by: int) -> Change | None:
        """Another photograph."""
        self.at = max(0, min(len(self.photos) - 1, self.at + by))
        self.rebuild()
        return None

    def escape(self) -> Change | None:
        """Back to the album."""
        return Pop(self.at)

    def build(self, view: View) -> Sequence[Widget]:
        """The whole window can be clicked."""
        hint = self.t("album.large_hint")
        return [_Whole("photo", Rect((0, 0), view.size), self._place, self.escape, hint)]

    def paint(self, surface: Surface) -> None:
        """The photograph in the middle."""
        side = self._side
        key = (self.at, side)
        if self._print is None or self._print[0] != key:
            self._print = key, self._draw_print(self.photos[self.at], side)
        surface.blit(self._print[1], self._place, special_flags=BLEND_PREMULTIPLIED)

    @property
    def _side(self) -> int:
        wide, high = paper_size(1000)
        window = self.view.size
        return int(min(window[0] / wide, window[1] / high) * 1000 * SHARE)

    @property
    def _place(self) -> Rect:
        place = Rect((0, 0), paper_size(self._side))
        place.center = (self.view.size[0] // 2, self.view.size[1] // 2)
        return place


class _Whole(Widget):
    """Everything is a button; its ring lies around the photograph."""

    def __init__(
        self, id: str, rect: Rect, ring: Rect, action: Callable[[], Change | None], hint: str
    ) -> None:
        super().__init__(id, rect, hint=hint)
        self._ring, self._action = ring, action

    @property
    def target(self) -> Target:
        """The photograph."""
        return Target(self.id, self._ring, self.activate, hint=self.hint)

    def activate(self) -> Change | None:
        """Go back."""
        return self._action()
