"""Recap and log: what happened since one's last turn, and everything that happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop.app.chronicle import Chronicle, Line, in_blocks
from camelup_desktop.app.scene import Change
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.icon import blit_picture
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_panel, draw_rule, inside
from camelup_desktop.app.widgets.scroll import BAR_UNITS
from camelup_desktop.app.widgets.widget import Widget

MOST = 10
"""Turns that a recap tells at most; the log has all of them."""
BOX = (250.0, 56.0, 780.0, 608.0)
"""The sheet in units."""
HEAD, FOOT, ROW = 48, 64, 56
Face = Callable[[pygame.Surface, Painter, Rect, int], None]
"""Draws the person of a seat into a square."""


@dataclass(frozen=True, slots=True)
class Tale:
    """One turn or piece of news in a few words: who, pictures, text."""

    seat: int | None
    icons: tuple[str, ...]
    text: str


def tales(lines: Sequence[Line]) -> list[Tale]:
    """The lines of the chronicle told turn by turn, oldest first.

    What a seat did and what came of it become one sentence; of a roll only the die is told.
    """
    found: list[Tale] = []
    for block in in_blocks(lines):
        acts = [line for line in block if line.kind == "act"]
        told = block if not acts else block[block.index(acts[-1]) :]
        if told[0].kind in ("act", "news"):
            worth = [line for line in told if line.kind not in ("aside", "why")]
            said = worth if acts else told[:1]
            text = ". ".join(line.text for line in said)
            found.append(Tale(told[0].seat if acts else None, told[0].icons, text + "."))
    return found


class RecapScene(FormScene):
    """A sheet over the table. `face` draws a person, `picture` names the picture of an icon."""

    opaque = False

    def __init__(
        self,
        services: Services,
        told: Sequence[Tale],
        face: Face,
        picture: Callable[[str], str],
    ) -> None:
        super().__init__(services)
        self._told = tuple(told[-MOST:])
        self._face, self._picture = face, picture

    def enter(self) -> None:
        """Paper slides onto the table."""
        super().enter()
        self.services.audio.play("panel_open")

    def leave(self) -> None:
        """And off it."""
        super().leave()
        self.services.audio.play("panel_close")

    @property
    def default(self) -> str | None:
        """Closing it."""
        return "close"

    def keys(self) -> Mapping[int, Action]:
        """R closes what R opened."""
        return {pygame.K_r: self.escape, pygame.K_SPACE: self.escape}

    def build(self, view: View) -> Sequence[Widget]:
        """One button."""
        room = inside(self.painter, view.rect(BOX))
        wide, high = view.px(260), view.px(FOOT - 8)
        close = Rect(room.right - wide, room.bottom - high, wide, high)
        key = self.t("key.enter")
        return [Button("close", close, self.t("recap.close"), self.escape, kind="primary", key=key)]

    def paint(self, surface: pygame.Surface) -> None:
        """Title and one row a turn."""
        view, painter = self.view, self.painter
        draw_panel(surface, painter, view.rect(BOX))
        room = inside(painter, view.rect(BOX)).inflate(-view.px(16), 0)
        head = Rect(room.x, room.y, room.w, view.px(HEAD))
        painter.text(surface, head, self.t("recap.title"), u=sizes.TITLE, role="title")
        foot = room.bottom - view.px(FOOT)
        if not self._told:
            empty = Rect(room.x, head.bottom, room.w, view.px(ROW))
            painter.text(surface, empty, self.t("recap.nothing"), u=sizes.LABEL, colour="ink_soft")
            return
        high = min(view.px(ROW), (foot - head.bottom) // len(self._told))
        for place, tale in enumerate(self._told):
            row = Rect(room.x, head.bottom + place * high, room.w, high)
            draw_rule(surface, painter, row.x, row.y, row.w)
            self._row(surface, row.inflate(0, -view.px(6)), tale)

    def _row(self, surface: pygame.Surface, row: Rect, tale: Tale) -> None:
        face = Rect(row.x, row.y, row.h, row.h)
        if tale.seat is not None:
            self._face(surface, self.painter, face, tale.seat)
        left = face.right + self.view.px(8)
        picture = self._picture(tale.icons[0]) if tale.icons else ""
        if picture:
            box = Rect(left, row.y, row.h, row.h)
            ink = self.painter.theme.colour("ink")
            blit_picture(surface, self.painter.assets, picture, box, ink)
        left += row.h + self.view.px(10)
        words = Rect(left, row.y, row.right - left, row.h)
        self.painter.text(surface, words, tale.text, u=sizes.BODY, lines=2)


class LogScene(FormScene):
    """Every line of the chronicle, newest first. `draw` makes the picture of a line of a width."""

    opaque = False

    def __init__(
        self,
        services: Services,
        chronicle: Chronicle,
        draw: Callable[[Painter, int], Callable[[Line], pygame.Surface]],
    ) -> None:
        super().__init__(services)
        blocks = reversed(chronicle.blocks())
        self._lines = tuple(line for block in blocks for line in block)
        self._maker = draw
        self._tops: list[int] = []

    @property
    def default(self) -> str | None:
        """Closing it."""
        return "close"

    def keys(self) -> Mapping[int, Action]:
        """L closes what L opened; arrows and page keys scroll."""
        page, step = self.scroll.rect.h, self.view.px(ROW)
        moves = {
            pygame.K_UP: -step,
            pygame.K_DOWN: step,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.scroll.content,
            pygame.K_END: self.scroll.content,
        }
        scrolls: dict[int, Action] = {key: partial(self._move, by) for key, by in moves.items()}
        return {pygame.K_l: self.escape, pygame.K_SPACE: self.escape, **scrolls}

    def build(self, view: View) -> Sequence[Widget]:
        """Measure the lines; one button."""
        room = inside(self.painter, view.rect(BOX)).inflate(-view.px(16), 0)
        wide, high = view.px(260), view.px(FOOT - 8)
        close = Rect(room.right - wide, room.bottom - high, wide, high)
        text = Rect(room.x, room.y + view.px(HEAD), room.w, 0)
        text.h = close.y - view.px(8) - text.y
        self._draw = self._maker(self.painter, text.w - view.px(2 * BAR_UNITS))
        self._tops, y = [], 0
        for line in self._lines:
            self._tops.append(y)
            y += self._draw(line).get_height() + view.px(2)
        self.scroll.place(text, y)
        key = self.t("key.enter")
        return [Button("close", close, self.t("ui.close"), self.escape, kind="primary", key=key)]

    def paint(self, surface: pygame.Surface) -> None:
        """Title and the lines in the window."""
        view = self.view
        draw_panel(surface, self.painter, view.rect(BOX))
        window = self.scroll.rect
        head = Rect(window.x, window.y - view.px(HEAD), window.w, view.px(HEAD))
        self.painter.text(surface, head, self.t("log.title"), u=sizes.TITLE, role="title")
        surface.set_clip(window)
        for line, top in zip(self._lines, self._tops, strict=True):
            y = window.y + top - self.scroll.offset
            if y > window.bottom:
                break
            image = self._draw(line)
            if y + image.get_height() >= window.y:
                surface.blit(image, (window.x, y), special_flags=BLEND_PREMULTIPLIED)
        surface.set_clip(None)

    def _move(self, by: int) -> Change | None:
        self.scroll.offset = max(0, min(self.scroll.furthest, self.scroll.offset + by))
        self.stale = True
        return None
