"""A photograph of a piece of the table, as plain numbers; the darkroom makes the picture."""

from __future__ import annotations

from camelup_desktop.app.anim.timeline import Animated
from camelup_desktop.app.stage.prop import World


class Print(Animated):
    """A square cut out of what is drawn, on white-edged paper that lies over the table and flies.

    `at` is the middle of the square, `side` its length in world units. While `finder` (0 to 1) is
    not 0, brackets close around the square; once `taken`, the picture is cut out of the stage as it
    is drawn at that moment, without the props named in `without`, and never changes again.
    `paper` (0 to 1) is how far the edge of the paper has come out, `film` how much the picture has
    to develop, `white` how overexposed it still is, `light` the light around the square.
    `way` is the share of the way to the anchor `end`, where the paper is `small` units high, `rise`
    the share of the `arc` (units) it is lifted by. `key` and `values` name the words on the paper.
    """

    def __init__(
        self,
        at: World,
        side: float,
        end: str,
        *,
        small: float,
        arc: float = 0.0,
        without: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__()
        self.at, self.side = at, side
        self.end, self.small, self.arc = end, small, arc
        self.without = without
        self.taken = False
        self.finder = self.light = self.film = self.white = 0.0
        self.paper = self.alpha = self.zoom = 1.0
        self.way = self.rise = self.angle = 0.0
        self.key = ""
        self.values: dict[str, object] = {}
