"""The stage: every piece on show, and what moves beside the cues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from camelup_desktop.app.anim.easing import bump as swell
from camelup_desktop.app.anim.easing import way
from camelup_desktop.app.anim.timeline import Animated, Animation, Call, Path, Sequence, Tween
from camelup_desktop.app.stage.lens import Lens
from camelup_desktop.app.stage.moments import Moments
from camelup_desktop.app.stage.prints import Print
from camelup_desktop.app.stage.prop import Flier, Mark, Prop, Sign, Speck, Tape

T = TypeVar("T")


class Swelling(Animated):
    """How much a number is swollen, 0 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0.0


class Stage:
    """Pieces by name, things in flight, signs; and animations that run beside the current cue.

    `ghosts` are previews, `marks` glowing ground, `fixtures` signs that stay: all three are there
    for the person who chooses, and no fact of the game.
    What runs `alongside` must arrive before the table is quiet (a die gliding to its tent); what
    `trails` is only decoration in real time (a tower that still sways) and holds nothing up.
    The `lens` is how all of it is seen; `moments` is where cues say what happens just now.
    """

    def __init__(self) -> None:
        self.props: dict[str, Prop] = {}
        self.ghosts: dict[str, Prop] = {}
        self.marks: dict[str, Mark] = {}
        self.fixtures: dict[str, Sign] = {}
        self.fliers: list[Flier] = []
        self.signs: list[Sign] = []
        self.specks: list[Speck] = []
        self.tapes: list[Tape] = []
        self.prints: list[Print] = []
        self.lens = Lens()
        self.moments = Moments()
        self._bumps: dict[str, Swelling] = {}
        self._alongside: list[Animation] = []
        self._trailing: list[Animation] = []

    def alongside(self, animation: Animation) -> None:
        """Let this go on under the next cues; the table is busy until it has arrived."""
        self._alongside.append(animation)

    def trail(self, animation: Animation) -> None:
        """Let this decoration go on in real time; nothing waits for it."""
        animation.update(0.0)
        self._trailing.append(animation)

    @property
    def lively(self) -> bool:
        """Whether something moves beside the cues."""
        return bool(self._alongside or self._trailing)

    def bump(self, name: str, seconds: float) -> None:
        """Let a number on a panel swell for a moment; panels ask `swelling`."""
        bump = self._bumps[name] = Swelling()
        self.trail(Path(bump, seconds, size=swell))

    def swelling(self, name: str) -> float:
        """How much a number is swollen now: 0 at rest, 1 at the most."""
        bump = self._bumps.get(name)
        return bump.size if bump else 0.0

    def shake(self, force: float, seconds: float) -> None:
        """Let the table tremble; `force` 0 to 1. A shake under way gives way to a harder one."""
        if force > self.lens.trauma:
            fading = Path(self.lens, seconds, trauma=way(force, 0.0), age=way(0.0, seconds))
            self.trail(fading)

    def spotlight(self, names: Iterable[str], seconds: float) -> None:
        """Dim everything but these props, and those in the light already, within `seconds`."""
        self.lens.lit.update(names)
        self.trail(Tween(self.lens, seconds, dim=1.0))

    def lights_up(self, seconds: float) -> None:
        """Dim nothing any more, unless a spotlight is asked for again meanwhile."""
        lens = self.lens
        up = Tween(lens, seconds, dim=0.0)

        def end() -> None:
            if lens.owned("dim", up):
                lens.lit.clear()

        self.trail(Sequence(up, Call(end)))

    def under_way(self) -> bool:
        """Whether something that must arrive is still under way."""
        return bool(self._alongside)

    def update(self, dt: float, real_dt: float) -> None:
        """Move on what runs beside the cues: arrivals in clip time, decoration in real time."""
        for animation in self._alongside:
            animation.update(dt)
        for animation in self._trailing:
            animation.update(real_dt)
        self._alongside = [one for one in self._alongside if not one.done]
        self._trailing = [one for one in self._trailing if not one.done]

    def arrive(self) -> None:
        """Finish what must arrive, in the order it set out."""
        while self._alongside:
            self._alongside.pop(0).finish()

    def settle(self) -> None:
        """Finish everything that moves beside the cues."""
        self.arrive()
        while self._trailing:
            self._trailing.pop(0).finish()

    def clear_moves(self) -> None:
        """Drop all that moves and all that flies without finishing it: sync decides."""
        self._alongside.clear()
        self._trailing.clear()
        self.fliers.clear()
        self.signs.clear()
        self.specks.clear()
        self.tapes.clear()
        self.prints.clear()
        self._bumps.clear()
        self.lens.rest()

    def pieces(self) -> Iterator[Prop]:
        """Every piece that is to be drawn, ghosts included, in no particular order."""
        for prop in self.props.values():
            if prop.visible and prop.picture is not None:
                yield prop
        for prop in self.ghosts.values():
            if prop.visible and prop.picture is not None:
                yield prop


def drop(things: list[T], one: T) -> None:
    """Take a thing out of a list; sync may have emptied it already."""
    if one in things:
        things.remove(one)
