"""Where things of the race are on the screen: the camera of the board, and anchors by name."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from camelup_desktop.app.games.camelup.track import TrackPlan
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.stage.projection import Point, Projection
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import CAMELS

BOARD_TOP = 52.0
"""Units: the board panel's upper edge in the compact layout, to which the table's origin refers."""
ROW_HEIGHT = 60.0
"""Units of a player's row, until the panel says better."""
NAMES = tuple(camel.value for camel in CAMELS)


@dataclass(frozen=True)
class RaceLayout:
    """The race table in one window. Everything in pixels; `plan` knows the world."""

    view: View
    theme: Theme
    plan: TrackPlan

    @property
    def rects(self) -> dict[str, Rect]:
        """The rectangles of the screen."""
        return screen_rects("race", self.view)

    def camera(self) -> Projection:
        """The world in the middle of the board panel; spare height is shared out evenly."""
        table, board = self.theme.table(self.plan.length), self.rects["board"]
        scale = self.view.scale
        spare = max(0.0, self.view.extra[1]) * scale
        top = board.top + (table.origin[1] - BOARD_TOP) * scale + spare / 2
        return Projection(
            table.unit * scale, (float(board.centerx), top), self.theme.camera.elevation
        )

    def resolve(self, name: str) -> Point:
        """The pixel of an anchor: `space:7`, `space:7:2` (height), `purse:0`, `row:0`, `tiles:0`,
        `cards:0`, `stock:0`, `pyramid_tiles:0`, `emblem:0`, `leg_tile:0:2` (seat, number of its
        tile), `pile:blue`, `tent:blue`, `support_tent:blue`, `deck:overall_winner`, `position:2`,
        `pyramid`, `bank`, `hand`.

        Panels place the same names more exactly. KeyError for a name nobody knows.
        """
        kind, _, rest = name.partition(":")
        match kind:
            case "space":
                space, _, height = rest.partition(":")
                x, y = self.plan.spot(int(space))
                return self.camera().at(x, y, self.plan.level(int(height or 0)))
            case "pyramid":
                return self.camera().at(
                    self.theme.board("pyramid.x"), self.theme.board("pyramid.y"), 0.5
                )
            case "row" | "purse" | "tiles" | "cards" | "stock" | "pyramid_tiles" | "emblem":
                return self._in_row(kind, int(rest))
            case "leg_tile":
                return self._in_row("tiles", int(rest.partition(":")[0]))
            case "pile":
                return self._column("market", NAMES.index(rest), 0.4)
            case "position":
                return self._column("market", int(rest) - 1, 0.9)
            case "tent" | "support_tent":
                return self._column("leg_tray", NAMES.index(rest), 0.55)
            case "deck":
                box = self.rects["race_bets"]
                share = 0.25 if rest == "overall_winner" else 0.75
                return box.left + box.w * share, float(box.centery)
            case "hand":
                return self.rects["hand"].center
            case "bank":
                market = self.rects["market"]
                return float(market.left), float(market.bottom)
        raise KeyError(name)

    def _in_row(self, kind: str, seat: int) -> Point:
        """A place in a player's row: the purse at its right end, other things along it."""
        box = self.rects["players"]
        high = min(ROW_HEIGHT * self.view.scale, box.h / 8)
        share = {"purse": 0.85, "tiles": 0.45, "pyramid_tiles": 0.70}.get(kind, 0.25)
        return box.left + box.w * share, box.top + high * (seat + 0.5)

    def _column(self, box: str, place: int, down: float) -> Point:
        rect = self.rects[box]
        return rect.left + rect.w * (place + 0.5) / len(NAMES), rect.top + rect.h * down
