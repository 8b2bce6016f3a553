"""Draws a photograph again, from the record: the table as it stood when it was taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from camelup_desktop.app.assets import Assets
from camelup_desktop.app.games.camelup.album.photos import BEHIND_IT, Photo, framed
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import CUES
from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.stage.director import Director
from camelup_desktop.app.stage.painter import StagePainter
from camelup_desktop.app.stage.projection import Projection
from camelup_desktop.app.stage.signs import SignWriter
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.engine.table import Match


class Studio:
    """Pictures of one match, of any size. `seats` are the characters; `assets` a store of its own,
    because it fills with pieces at sizes that nothing else needs."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[str],
        assets: Assets,
        theme: Theme,
        strings: Strings,
    ) -> None:
        self._match, self._seats = match, tuple(seats)
        self._assets, self._theme = assets, theme
        self._signs = SignWriter(assets, strings.t, theme.colour)

    def picture(self, photo: Photo, side: int) -> pygame.Surface:
        """A photograph without its paper, `side` pixels wide and high, opaque."""
        board = self.table(photo)
        middle, span = framed(self._theme, board.plan, photo.space, len(photo.unit))
        plain = Projection(side / span, (0.0, 0.0), self._theme.camera.elevation)
        x, y = plain.at(middle.x, middle.y, middle.z)
        camera = Projection(plain.unit, (side / 2 - x, side / 2 - y), plain.elevation)
        ground = self._assets.ground(
            f"table_{board.plan.length}", (side, side), camera.unit, camera.origin
        )
        painter = StagePainter(board, self._assets, self._signs, self._theme.colour("ink"))
        painter.relayout(camera, Anchors(lambda name: (0.0, 0.0)), 1.0, ground)
        painter.draw_table(pygame.Surface((side, side)))
        return painter.cut(pygame.Rect(0, 0, side, side), BEHIND_IT)

    def table(self, photo: Photo) -> RaceBoard:
        """The board when the picture was taken: what the action led to before it has been shown.

        Nobody's secrets: the board is a bystander's.
        """
        match = self._match
        before = match.state_after(photo.step - 1)
        board = RaceBoard(self._theme, before.rules, self._seats)
        board.sync(match.game.view(before, None))
        director = Director(board, CUES)
        director.present(match.events[photo.step - 1][: photo.place])
        director.skip_all()
        return board
