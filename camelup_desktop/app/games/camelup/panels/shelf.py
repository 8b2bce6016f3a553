"""The shelf under the market: what modules lay out for everybody to take."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.supercup.module import Lying
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.portrait import draw_marker
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import Stage
from camelup_desktop.engine.table import Action

LABEL_SHARE = 0.24
RATIO = 180 / 122
"""Width of a tile by its height."""


class Shelf(Panel):
    """Tiles side by side; where one was taken there is a hollow with the marker of who has it."""

    name = "shelf"

    @property
    def lying(self) -> Sequence[Lying]:
        """All that modules in play have on the shelf."""
        modules, shown = self.desk.board.modules, self.desk.shown
        return [one for module in modules for one in module.market_row(shown, self.words)]

    @property
    def arrangement(self) -> Hashable:
        """What lies there: tooltips say what was taken."""
        return tuple(self.lying)

    def arrange(self) -> Sequence[Widget]:
        """A label, then a place for each thing, which is an anchor."""
        room = self.box.inflate(-2 * self.px(8), -2 * self.px(5))
        self._label = Rect(room.x, room.y, round(room.w * LABEL_SHARE), room.h)
        things = self.lying
        step = (room.right - self._label.right) // max(1, len(things))
        high = min(room.h, round((step - self.px(4)) / RATIO))
        self._places = {}
        for number, one in enumerate(things):
            place = Rect(0, 0, round(high * RATIO), high)
            place.center = self._label.right + step * number + step // 2, room.centery
            self._places[one.spot] = place
            self.anchors.place(one.spot, self.outside(place).center, high)
        return [
            Spot(
                one.spot, self.outside(self._places[one.spot]), self._pick(one.spot), hint=one.hint
            )
            for one in things
        ]

    def _pick(self, spot: str) -> Callable[[], Change | None]:
        def pick() -> Change | None:
            self.desk.picker.point(spot)
            return None

        return pick

    def key(self) -> Hashable:
        """What lies there, what is picked."""
        return tuple(self.lying), self._picked(), self.pointer

    def _picked(self) -> str:
        """The spot of what has been picked first, or of what an opponent points at."""
        desk, picker = self.desk, self.desk.picker
        if desk.pointed is not None:
            return self._pointed(desk.pointed)
        deed, picks = picker.selection.deed, picker.selection.picks
        if not picker.awake or not isinstance(deed, ModuleDeed) or not picks:
            return ""
        options = picker.offers.options(deed, ())
        return next((one.option.spot for one in options if one.option.pick == picks[0]), "")

    def _pointed(self, action: Action) -> str:
        board = self.desk.board
        for module in board.modules:
            for deed in module.deeds(board.rules):
                if isinstance(action, deed.kinds) and deed.stage is Stage.ACTION:
                    picks, options = deed.picks_of(action), deed.options(self.desk.view, ())
                    return next((one.spot for one in options if picks[:1] == (one.pick,)), "")
        return ""

    def paint(self, surface: pygame.Surface) -> None:
        """Walnut, label, tiles."""
        painter, picked = self.painter, self._picked()
        painter.shadow(surface, self.box, 5)
        painter.rounded(surface, self.box, "felt", edge="walnut", width=4, radius=9)
        words = self.words.t("race.shelf")
        painter.text(surface, self._label, words, u=sizes.CAPTION, role="title", colour="gold")
        for one in self.lying:
            place = self._places[one.spot]
            lit = one.spot == picked or self.hot(one.spot)
            if lit:
                around = place.inflate(self.px(6), self.px(6))
                painter.rounded(surface, around, "gold", radius=7)
            if one.holder is None:
                painter.picture(surface, one.picture, place)
            else:
                painter.rounded(surface, place, "felt_light", edge="brass", width=1, radius=5)
                mark = place.inflate(-place.w // 3, -place.h // 3)
                draw_marker(surface, painter, mark, self.desk.character(one.holder))
