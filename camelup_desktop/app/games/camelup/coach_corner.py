"""The coach at the table: marks on the board, the worth of spaces, what it adds to hints."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.choice import show_advice
from camelup_desktop.app.games.camelup.coach_words import best_with, pounds, what_if
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.panels.panel import Spot
from camelup_desktop.app.games.camelup.picture import BoardPicture
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup.actions import PlaceDesertTile

SPOKEN = {"pile": Deed.LEG_TILE, "card": Deed.RACE_BET, "deck": Deed.RACE_BET}
"""Kinds of places whose worth is told where the focus is, and the deed they are part of."""
TAG_HIGH, TAG_PAD = 22, 8
"""Units of a tag with the worth of a space."""


class CoachCorner:
    """Lets the coach think a slice each frame, and shows on the board what came of it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._shown: Hashable = None

    @property
    def key(self) -> Hashable:
        """What is seen of the coach changes with this."""
        coach = self._desk.coach
        return coach.version, coach.on, coach.hinting

    def update(self) -> None:
        """Think on; mark on the board what it would do."""
        desk = self._desk
        desk.coach.update(placing=self._placing)
        key = (self.key, desk.picker.version)
        if key != self._shown:
            self._shown = key
            show_advice(desk.board, desk.coach.advised)

    def explain(self, widgets: Iterable[Widget]) -> None:
        """Give places the hint that the coach has for them, else their own."""
        for widget in widgets:
            if isinstance(widget, Spot):
                widget.hint = what_if(self._desk, widget.id) or widget.plain

    def speaks(self, spot: str) -> bool:
        """Whether the coach has more to say of a place than the banner."""
        kind, deed = spot.partition(":")[0], self._desk.picker.selection.deed
        asked = kind == "option" or (kind in SPOKEN and deed in (None, SPOKEN[kind]))
        return asked and bool(what_if(self._desk, spot))

    def draw(self, surface: pygame.Surface, painter: Painter, picture: BoardPicture) -> None:
        """A tag with its worth on each space where what is being placed may lie."""
        desk = self._desk
        if not (desk.picker.awake and desk.picker.walking and desk.coach.on):
            return
        selection = desk.picker.selection
        chosen = selection.picks[-1] if selection.picks else selection.space
        found = {
            space: amount
            for space in desk.picker.legal_spaces()
            if (amount := self._worth(space)) is not None
        }
        most = max(found.values(), default=0.0)
        for space, amount in found.items():
            if space != chosen:
                words = pounds(desk.words, amount)
                best = words == pounds(desk.words, most) and amount > 0
                self._tag(surface, painter, picture.space_box(space), words, best)

    def _worth(self, space: int) -> float | None:
        """Pounds of a space, once they are exact."""
        desk, selection = self._desk, self._desk.picker.selection
        if selection.deed is not Deed.DESERT_TILE:
            best = best_with(desk, space)
            return best.pounds if best is not None else None
        tile = PlaceDesertTile(space, selection.side)
        appraisal = desk.coach.of(tile) if tile in desk.coach.earned else None
        return appraisal.pounds if appraisal is not None else None

    def _tag(
        self, surface: pygame.Surface, painter: Painter, space: Rect, words: str, best: bool
    ) -> None:
        view = painter.view
        high = round(view.px(TAG_HIGH) * min(1.4, view.text_scale))
        wide = painter.width(words, u=sizes.CAPTION, role="title") + 2 * view.px(TAG_PAD)
        box = Rect(0, 0, wide, high)
        box.center = space.center
        fill, ink = ("gold", "ink") if best else ("night", "parchment")
        painter.rounded(surface, box, fill, edge="ink" if best else "brass", radius=high / 2)
        painter.text(surface, box, words, u=sizes.CAPTION, role="title", colour=ink, align="centre")

    @property
    def _placing(self) -> bool:
        picker = self._desk.picker
        return picker.awake and picker.selection.deed is Deed.DESERT_TILE
