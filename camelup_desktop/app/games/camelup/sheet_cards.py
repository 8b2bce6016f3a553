"""The cards and decks of the private sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import State, Widget

NAME_UNITS = 38
RAISE_UNITS = 14


@dataclass(frozen=True, slots=True)
class Turning:
    """How far a card has turned face down: `width` and `lift` from 0 to 1."""

    back: bool = False
    width: float = 1.0
    lift: float = 0.0


class SheetCard(Widget):
    """A card of the hand with its digit and its name. `turning` moves the one that is placed."""

    def __init__(
        self,
        place: int,
        rect: Rect,
        face: str,
        back: str,
        name: str,
        pick: Callable[[], Change | None],
    ) -> None:
        super().__init__(f"card{place}", rect)
        self._place, self._face, self._back, self._name, self._pick = place, face, back, name, pick
        self.chosen = False
        self.turning = Turning()

    def activate(self) -> Change | None:
        """Pick it."""
        return self._pick()

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Paper, picture, name; the picked one is raised in a gold frame."""
        view, turning = painter.view, self.turning
        lift = (RAISE_UNITS // 2 if self.chosen else 0) + RAISE_UNITS * turning.lift
        rect = self.rect.move(0, -round(lift * view.scale))
        fill = "gold" if self.chosen else "cream" if state.pointer else "paper"
        painter.shadow(surface, rect, 6)
        painter.rounded(surface, rect, fill, edge="walnut", width=2, radius=10)
        foot = round(view.px(NAME_UNITS) * min(1.6, view.text_scale))
        picture = Rect(rect.x, rect.y, rect.w, rect.h - foot).inflate(-view.px(12), -view.px(12))
        image = painter.assets.picture(self._back if turning.back else self._face, picture.size)
        if turning.width < 1.0:
            size = (max(1, round(image.get_width() * turning.width)), image.get_height())
            image = pygame.transform.smoothscale(image, size)
        surface.blit(
            image, image.get_rect(center=picture.center), special_flags=pygame.BLEND_PREMULTIPLIED
        )
        if turning.back:
            return
        words = Rect(rect.x, rect.bottom - foot, rect.w, foot).inflate(-view.px(12), -view.px(4))
        painter.text(
            surface, words, self._name, u=sizes.BODY, role="title", align="centre", lines=2
        )
        key = Rect(rect.x + view.px(6), rect.y + view.px(6), view.px(28), view.px(28))
        painter.rounded(surface, key, "night", edge="brass", width=1.5, radius=6)
        painter.text(
            surface,
            key,
            str(self._place),
            u=sizes.LABEL,
            role="title",
            colour="parchment",
            align="centre",
        )


class SheetDeck(Widget):
    """One of the two decks: its picture, what it is, what the next card there pays."""

    def __init__(
        self, name: str, rect: Rect, title: str, below: str, choose: Callable[[], Change | None]
    ) -> None:
        super().__init__(name, rect)
        self._title, self._below, self._choose = title, below, choose
        self.chosen = False

    def activate(self) -> Change | None:
        """Choose it."""
        return self._choose()

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Paper, the deck's sign, two lines."""
        view, rect = painter.view, self.rect
        fill = "gold" if self.chosen else "cream" if state.pointer else "parchment"
        painter.shadow(surface, rect, 6)
        painter.rounded(surface, rect, fill, edge="walnut", width=2, radius=10)
        room = rect.inflate(-view.px(20), -view.px(16))
        sign = Rect(room.x, room.y, room.h, room.h)
        painter.picture(surface, f"deck_{self.id}", sign)
        left = sign.right + view.px(10)
        top = Rect(left, room.y, room.right - left, round(room.h * 0.42))
        painter.text(surface, top, self._title, u=22, role="title")
        under = Rect(left, top.bottom, top.w, room.bottom - top.bottom)
        painter.text(surface, under, self._below, u=sizes.BODY, colour="ink_soft", lines=2)
