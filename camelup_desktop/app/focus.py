"""Keyboard focus for own-drawn and pygame_gui elements alike (pygame_gui has none of its own)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import View

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
RING_UNITS = 3
RING_RADIUS = 10
SIDEWAYS_COST = 2.5
"""How much worse a pixel beside the direction is than one along it."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of an input: whether it was used up, and the change it asks for."""

    used: bool
    change: Change | None = None


UNUSED = Reply(False)
USED = Reply(True)


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can have the focus.

    `adjust(-1 | +1)` answers left and right by itself. `hint` and `reason` (why it cannot be used
    now) are sentences; a target with a reason stays reachable, so that it can say why. While a
    `typing` target has the focus, keys other than Tab, Up, Down and Enter go to its text.
    `focused(True | False)` is told when the focus comes and goes.
    """

    id: str
    rect: Rect
    activate: Callable[[], Change | None]
    adjust: Callable[[int], Change | None] | None = None
    hint: str = ""
    reason: str = ""
    typing: bool = False
    focused: Callable[[bool], None] | None = None
    clip: Rect | None = None
    """The window of a scrolling part in which the target stands, perhaps out of sight."""


class FocusRing:
    """The targets of one scene in Tab order, and which of them has the focus."""

    def __init__(self) -> None:
        self._targets: tuple[Target, ...] = ()
        self._id: str | None = None
        self.shown = False
        """Whether the ring is drawn: from the first key press until the mouse is clicked."""

    @property
    def targets(self) -> tuple[Target, ...]:
        """All targets in Tab order."""
        return self._targets

    @property
    def current(self) -> Target | None:
        """The target that has the focus."""
        return next((target for target in self._targets if target.id == self._id), None)

    def place(self, targets: Sequence[Target], default: str | None = None) -> None:
        """Set the targets after a layout. The focus stays on its id, else goes to `default`."""
        self._targets = tuple(targets)
        ids = [target.id for target in targets]
        if len(set(ids)) != len(ids):
            raise ValueError(f"two targets have the same id: {sorted(ids)}")
        if self._id not in ids:
            self._id = default if default in ids else (ids[0] if ids else None)

    def focus(self, target_id: str | None, *, show: bool | None = None) -> None:
        """Move the focus; `show` switches the drawing of the ring on or off."""
        if show is not None:
            self.shown = show
        if target_id == self._id:
            return
        self._tell(False)
        self._id = target_id
        self._tell(True)

    def handle(self, event: pygame.Event) -> Reply:
        """Tab, arrows, Enter and Space. Any other key only makes the ring visible."""
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return UNUSED
        here = self.current
        if here is None:
            return UNUSED
        if event.key == pygame.K_TAB:
            return self._move(self._after(here, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        if event.key in ARROWS:
            return self._arrow(here, *ARROWS[event.key])
        if event.key in ACTIVATE:
            return self._activate(here, event.key)
        self.shown = self.shown or not here.typing
        return UNUSED

    def draw(self, surface: pygame.Surface, view: View, theme: Theme) -> None:
        """The two-tone ring around the focus."""
        here = self.current
        if here is None or not self.shown:
            return
        wide = max(2, view.px(RING_UNITS))
        outer = here.rect.inflate(wide * 3, wide * 3)
        radius = view.px(RING_RADIUS)
        pygame.draw.rect(surface, theme.colour("ink"), outer, wide * 2, radius)
        pygame.draw.rect(surface, theme.colour("white"), outer.inflate(-wide, -wide), wide, radius)

    def _arrow(self, here: Target, across: int, down: int) -> Reply:
        if across and here.typing:
            return UNUSED
        if across and here.adjust is not None:
            self.shown = True
            return Reply(True, here.adjust(across))
        return self._move(self._towards(here, across, down))

    def _activate(self, here: Target, key: int) -> Reply:
        if here.typing and key == pygame.K_SPACE:
            return UNUSED
        if not self.shown and not here.typing:
            self.shown = True
        return Reply(True, None if here.reason else here.activate())

    def _move(self, target: Target | None) -> Reply:
        self.focus(target.id if target else self._id, show=True)
        return USED

    def _after(self, here: Target, step: int) -> Target:
        return self._targets[(self._targets.index(here) + step) % len(self._targets)]

    def _towards(self, here: Target, across: int, down: int) -> Target | None:
        """The nearest target in a direction: along counts once, sideways more. Inside a scrolling
        part, up and down stay in it as long as there is anything there, seen or not."""
        ahead: list[tuple[float, bool, Target]] = []
        for target in self._targets:
            together = here.clip is not None and target.clip == here.clip
            rect = target.rect if together or target.clip is None else target.rect.clip(target.clip)
            along, sideways = _gap(here.rect, rect, across, down)
            if target is not here and rect.h > 0 and along > 0:
                ahead.append((along + SIDEWAYS_COST * sideways, together, target))
        inside = [entry for entry in ahead if entry[1]] if down else []
        return min(inside or ahead, key=lambda entry: entry[0])[2] if ahead else None

    def _tell(self, has_focus: bool) -> None:
        here = self.current
        if here is not None and here.focused is not None:
            here.focused(has_focus)


def _gap(here: Rect, there: Rect, across: int, down: int) -> tuple[float, float]:
    """Pixels from middle to middle along a direction, and between the edges beside it. What does
    not lie beyond the near edge is not in that direction at all (0)."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    if across:
        along = across * dx if across * dx > here.w / 2 else 0
        return along, _apart(here.top, here.bottom, there.top, there.bottom)
    along = down * dy if down * dy > here.h / 2 else 0
    return along, _apart(here.left, here.right, there.left, there.right)


def _apart(low: int, high: int, other_low: int, other_high: int) -> float:
    """Pixels between two intervals; overlapping ones count a little by their middles."""
    if other_low >= high or other_high <= low:
        return max(other_low - high, low - other_high) + 1.0
    return abs((low + high) - (other_low + other_high)) / 2_000
