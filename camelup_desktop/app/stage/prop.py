"""Pieces of the stage: plain numbers in world units, and things that fly between anchors."""

from __future__ import annotations

from dataclasses import dataclass

from camelup_desktop.app.anim.timeline import Animated

OWN_SHADOW = "of:"
"""Shadow names with this beginning mean the shadow that belongs to the sprite named after it."""


@dataclass(frozen=True, slots=True)
class World:
    """A point of the world: x east, y north, z up, in world units (about one space each)."""

    x: float
    y: float
    z: float = 0.0


class Prop(Animated):
    """A piece that stands in the world.

    `x`, `y`, `z` place its foot; `sway` moves the picture sideways without moving the piece;
    `sx`, `sy` squash it about the foot; `angle` tilts it, in degrees counter-clockwise; `depth` is
    the y by which the painter's order sorts it (far first) and `rank` sorts what stands on one spot
    (low first). `sprite` is drawn, `front` once more over everything of the same depth, `shadow` on
    the ground, as dark as `shade` says. With `frames`, the picture is `frames[int(frame)]` instead
    of `sprite`.
    """

    def __init__(
        self,
        name: str,
        sprite: str | None = None,
        *,
        shadow: str | None = None,
        rank: int = 0,
        inked: bool = False,
    ) -> None:
        super().__init__()
        self.name = name
        self.sprite = sprite
        self.front: str | None = None
        self.shadow = shadow
        self.frames: tuple[str, ...] = ()
        self.frame = 0.0
        self.x = self.y = self.z = 0.0
        self.sway = 0.0
        self.sx = self.sy = 1.0
        self.angle = 0.0
        self.alpha = 1.0
        self.shade = 1.0
        self.visible = True
        self.depth = 0.0
        self.rank = rank
        self.inked = inked
        self.outline: str | None = None

    @property
    def picture(self) -> str | None:
        """Name of the sprite to draw now."""
        if self.frames:
            return self.frames[max(0, min(int(self.frame), len(self.frames) - 1))]
        return self.sprite

    def place(self, x: float, y: float, z: float = 0.0) -> None:
        """Stand at a point of the world, sorted by it."""
        self.x, self.y, self.z, self.depth = x, y, z, y

    def rest(self) -> None:
        """Stand upright, whole and opaque, moved by nobody."""
        self.release()
        self.frames, self.frame = (), 0.0
        self.sway = self.angle = 0.0
        self.sx = self.sy = self.alpha = self.shade = 1.0

    def state(self) -> tuple[object, ...]:
        """Everything that decides the picture; equal states look equal."""
        if not self.visible:
            return ()
        return (
            self.picture,
            self.front,
            self.shadow,
            self.x,
            self.y,
            self.z,
            self.sway,
            self.sx,
            self.sy,
            self.angle,
            self.alpha,
            self.shade,
            self.depth,
            self.rank,
            self.outline,
        )


class Flier(Animated):
    """A flat picture that flies over everything, from one place to another.

    `start` and `end` are names of anchors or points of the world, looked up when it is drawn, so a
    resize in mid-flight is harmless. `way` is the share of the way covered, `rise` the share of the
    `arc` (units) it is lifted by, `size` its height in units (None: the size of the anchors),
    `zoom` multiplies it, `turn` squeezes the width (0 = seen from the edge), `aside` shifts it to
    the right by units.
    """

    def __init__(
        self,
        picture: str,
        start: str | World,
        end: str | World,
        *,
        size: tuple[float, float],
        arc: float = 0.0,
    ) -> None:
        super().__init__()
        self.picture = picture
        self.start, self.end = start, end
        self.size = size
        self.arc = arc
        self.way = self.rise = self.aside = 0.0
        self.zoom = self.turn = self.alpha = 1.0
        self.angle = 0.0


class Sign(Animated):
    """Words on a small plate above a place of the world or an anchor: the read beat, a "+5".

    `key` and `values` name a string of the catalogue, `picture` a picture shown before it, `kind`
    the look: "plate" (parchment), "gain", "loss", "badge" (dark disc).
    """

    def __init__(
        self,
        kind: str,
        at: str | World,
        key: str,
        values: dict[str, object] | None = None,
        *,
        picture: str | None = None,
    ) -> None:
        super().__init__()
        self.kind, self.at, self.key = kind, at, key
        self.values = values or {}
        self.picture = picture
        self.scale = self.alpha = 1.0
        self.lift = 0.0


class Speck(Animated):
    """A crumb of dust, a drop, a scrap of paper, a ring on water: thrown, pulled down, gone.

    `speed` is units per second across and up at the start, `fall` units per second squared
    downwards, `size` units; `colour` is a name of the theme; `life` the seconds until it is gone;
    `age` seconds have passed. `shape` is "puff" (soft, spreads as it fades), "drop" (shrinks),
    "paper" (turns as it falls) or "ring" (lies on the ground and widens to `size`).
    """

    def __init__(
        self,
        start: World,
        speed: tuple[float, float],
        *,
        fall: float,
        size: float,
        colour: str,
        life: float,
        shape: str = "puff",
    ) -> None:
        super().__init__()
        self.start, self.speed, self.fall = start, speed, fall
        self.size, self.colour, self.life, self.shape = size, colour, life, shape
        self.age = 0.0


class Tape(Animated):
    """A ribbon between two points of the world, in a colour of the theme.

    `reach` is how far it has been drawn across, 0 to 1 and a little beyond; `cut` is 0 while it is
    whole, then grows to 1 as both halves whirl away.
    """

    def __init__(self, start: World, end: World, colour: str) -> None:
        super().__init__()
        self.start, self.end, self.colour = start, end, colour
        self.reach = self.cut = 0.0


@dataclass(frozen=True, slots=True)
class Mark:
    """A piece of ground that glows with a dotted edge: corners in world units, name of a colour."""

    corners: tuple[tuple[float, float], ...]
    colour: str
    strong: bool = False
