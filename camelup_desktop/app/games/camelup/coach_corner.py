"""The coach at the table: marks on the board, the worth of spaces, what it adds to hints."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.choice import show_advice
from camelup_desktop.app.games.camelup.coach_words import pounds, what_if
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.panels.panel import Spot
from camelup_desktop.app.games.camelup.picture import BoardPicture
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup.actions import PlaceDesertTile

SPOKEN = ("pile", "card", "deck")
"""Kinds of places that the banner explains, but whose worth is told there all the same."""
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
        return spot.partition(":")[0] in SPOKEN and bool(what_if(self._desk, spot))

    def draw(self, surface: pygame.Surface, painter: Painter, picture: BoardPicture) -> None:
        """A tag with its worth on each space where the desert tile may lie, as it is turned."""
        desk = self._desk
        if not (self._placing and desk.coach.on):
            return
        selection = desk.picker.selection
        found = {
            space: appraisal.pounds
            for space in desk.picker.legal_spaces()
            if (appraisal := desk.coach.of(PlaceDesertTile(space, selection.side)))
            and appraisal.action in desk.coach.earned
        }
        most = max(found.values(), default=0.0)
        for space, amount in found.items():
            if space != selection.space:
                words = pounds(desk.words, amount)
                best = words == pounds(desk.words, most) and amount > 0
                self._tag(surface, painter, picture.space_box(space), words, best)

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
