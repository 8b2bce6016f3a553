"""The board as pixels: camera, ground, painter and hit tests for one window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from camelup_desktop.app.assets import Assets
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues.sprites import cue_sprites
from camelup_desktop.app.games.camelup.layout import RaceLayout
from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.stage.layer import BODY
from camelup_desktop.app.stage.painter import StagePainter
from camelup_desktop.app.stage.projection import Point
from camelup_desktop.app.stage.signs import SignWriter
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import Camel

SEEN = 128
"""Opacity (0 to 255) from which a pixel of a piece can be pointed at."""

WARMED = 2
"""Pictures that each drawn frame loads ahead, until all that cues may show are there."""


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under the pointer: a space, and a camel or the pyramid if one is in front."""

    space: int | None = None
    camel: Camel | None = None
    pyramid: bool = False


class BoardPicture:
    """Draws a race board. Call `relayout` before the first frame and after every resize."""

    def __init__(self, board: RaceBoard, assets: Assets, strings: Strings) -> None:
        self._board, self._assets = board, assets
        self._signs = SignWriter(assets, strings.t, self.colour)
        self.painter = StagePainter(board, assets, self._signs, board.theme.colour("ink"))
        self._layout: RaceLayout | None = None
        self.anchors = Anchors(self._resolve)

    def relayout(self, view: View) -> None:
        """Use this window from now on; panels place their anchors after it."""
        board = self._board
        self._layout = RaceLayout(view, board.theme, board.plan)
        self._camera = self._layout.camera()
        self.anchors.forget()
        self._signs.text_scale = view.text_scale
        ground = self._assets.ground(
            f"table_{board.plan.length}", view.size, self._camera.unit, self._camera.origin
        )
        self.painter.relayout(self._camera, self.anchors, view.scale, ground)
        self._warming = self.warming()

    def forget(self) -> None:
        """Give back what was painted; `relayout` before the next frame."""
        self.painter.forget()

    def draw_table(self, surface: pygame.Surface) -> None:
        """The whole window: table and what rests on it. Panels come next."""
        for _ in range(WARMED):
            next(self._warming, None)
        self.painter.draw_table(surface)

    def draw_movers(self, surface: pygame.Surface) -> None:
        """What moves and flies, above the panels."""
        self.painter.draw_movers(surface)

    def warming(self) -> Iterator[None]:
        """Load what cues will need, one picture at each step."""
        for name in cue_sprites(self._board.modules):
            if self._assets.has(name):
                self._assets.sprite(name, self._camera.unit)
                yield

    def colour(self, name: str) -> pygame.Color:
        """A colour of the theme, or a camel's paint by `camel.blue`."""
        kind, _, camel = name.partition(".")
        theme = self._board.theme
        return theme.camels[camel].paint if kind == "camel" and camel else theme.colour(name)

    def hit(self, pixel: Point) -> Hit:
        """What is under a pixel. Nearer pieces hide farther ones, pieces hide the ground."""
        x, y = self._camera.ground(pixel)
        space = self._board.plan.space_at(x, y)
        best: tuple[tuple[float, ...], str] | None = None
        for name in (*(prop.name for prop in self._board.camels.values()), "pyramid"):
            for piece in self.painter.pieces_of(name):
                spot = (round(pixel[0]) - piece.rect.left, round(pixel[1]) - piece.rect.top)
                if piece.order[0] < BODY or not piece.rect.collidepoint(pixel):
                    continue
                if piece.image.get_at(spot).a >= SEEN and (best is None or piece.order > best[0]):
                    best = piece.order, name
        if best is None:
            return Hit(space)
        if best[1] == "pyramid":
            return Hit(space, pyramid=True)
        camel = Camel(best[1].partition(":")[2])
        return Hit(self._board.shown.space_of(camel), camel)

    def space_box(self, space: int) -> pygame.Rect:
        """The rectangle around a plate, for focus rings."""
        points = [self._camera.at(x, y) for x, y in self._board.plan.corners(space)]
        left, top = min(x for x, _ in points), min(y for _, y in points)
        right, bottom = max(x for x, _ in points), max(y for _, y in points)
        return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))

    def _resolve(self, name: str) -> Point:
        assert self._layout is not None, "relayout the picture before anything is drawn"
        return self._layout.resolve(name)
