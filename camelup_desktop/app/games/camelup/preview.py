"""What the board shows to the person who is choosing: glowing spaces, ghosts, outlines."""

from __future__ import annotations

import math
from collections.abc import Iterable

from camelup_desktop.app.anim.timeline import Animated, Path
from camelup_desktop.app.games.camelup.track import Spot, TrackPlan
from camelup_desktop.app.stage.prop import OWN_SHADOW, Mark, Prop
from camelup_desktop.app.stage.stage import Stage
from camelup_desktop.app.theme import Theme

GHOST = 0.55
"""Opacity of a preview."""
BREATH = 0.10
"""How much the opacity of a preview breathes."""
MARKS = {
    "legal": "gold",
    "chosen": "gold",
    "oasis": "oasis",
    "mirage": "mirage",
    "advised": "oasis",
}
"""Kind of highlight -> colour name."""


class Passing(Animated):
    """A turn that passes from seat to seat; `share` of the way is done (1: it has passed)."""

    def __init__(self) -> None:
        super().__init__()
        self.old: int | None = None
        self.new: int | None = None
        self.share = 1.0

    def settle(self, seat: int | None) -> None:
        """It is this seat's turn and nothing moves."""
        self.release()
        self.old, self.new, self.share = seat, seat, 1.0

    def pull(self, seat: int) -> float:
        """How far a seat's row is slid out, 0 to 1."""
        if self.old == self.new:
            return 1.0 if seat == self.new else 0.0
        return self.share if seat == self.new else 1 - self.share if seat == self.old else 0.0


class PreviewStage(Stage):
    """A stage on a track with previews. None of them is a fact, and `sync` leaves them alone."""

    def __init__(self, theme: Theme, length: int) -> None:
        super().__init__()
        self.theme = theme
        self.plan = TrackPlan(theme, length)
        self.passing = Passing()

    def highlight(self, spaces: Iterable[int], kind: str = "legal") -> None:
        """Let exactly these spaces glow in a kind: "legal", "chosen", "oasis", "mirage"."""
        wanted = {f"mark:{kind}:{space}": space for space in spaces}
        for name in [n for n in self.marks if n.startswith(f"mark:{kind}:") and n not in wanted]:
            del self.marks[name]
        for name, space in wanted.items():
            corners = self.plan.corners(space)
            self.marks[name] = Mark(corners, MARKS[kind], strong=kind != "legal")

    def ghost(self, sprite: str | None, space: int | None = None) -> None:
        """Preview a flat piece (a desert tile) on a space, or no longer anything."""
        if sprite is None or space is None:
            self.ghosts.clear()
            return
        plate = self.plan.plate(space)
        spot = plate.x, plate.y + self.theme.board("desert_tile.y")
        ghost = self.ghost_at(sprite, spot, self.theme.board("desert_tile.scale"))
        ghost.depth += self.theme.board("desert_tile.depth")

    def ghost_at(self, sprite: str, spot: Spot, size: float) -> Prop:
        """Preview a piece at a place of the world, `size` times as large as painted."""
        self.ghosts.clear()
        ghost = Prop("ghost", sprite, shadow=OWN_SHADOW + sprite, rank=1)
        ghost.place(*spot)
        ghost.sx = ghost.sy = size
        ghost.alpha = GHOST
        self.ghosts[ghost.name] = ghost
        self.trail(self._breathing(ghost))
        return ghost

    def outline(self, names: Iterable[str], colour: str = "gold") -> None:
        """Draw a bright edge around these pieces, and take it off the others of this colour."""
        wanted = set(names)
        for prop in self.props.values():
            if prop.name in wanted:
                prop.outline = colour
            elif prop.outline == colour:
                prop.outline = None

    def clear_preview(self) -> None:
        """No glow, no ghost, no outline."""
        self.marks.clear()
        self.ghosts.clear()
        for prop in self.props.values():
            prop.outline = None

    def _breathing(self, ghost: Prop) -> Path:
        seconds = self.theme.seconds("ghost.breathing")
        breaths = seconds / self.theme.seconds("ghost.breath")
        fade = self.theme.seconds("ghost.fade") / seconds

        def alpha(t: float) -> float:
            if t >= 1:
                return GHOST
            swell = BREATH * math.sin(2 * math.pi * breaths * t) * (1 - t)
            return (GHOST + swell) * min(1.0, t / fade)

        return Path(ghost, seconds, alpha=alpha)
