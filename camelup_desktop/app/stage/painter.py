"""Draws the stage: the baked resting layer, the movers over it, then fliers and signs."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import pygame

from camelup_desktop.app.stage import marks
from camelup_desktop.app.stage.airborne import Airborne
from camelup_desktop.app.stage.anchors import Anchors
from camelup_desktop.app.stage.darkroom import Darkroom
from camelup_desktop.app.stage.frames import Frames, Pictures
from camelup_desktop.app.stage.layer import (
    BODY,
    MARK,
    PREMULTIPLIED,
    SHADOW,
    Look,
    Piece,
    RestingLayer,
    redrawn,
)
from camelup_desktop.app.stage.lens import BRIGHTEST, shade
from camelup_desktop.app.stage.prints import Print
from camelup_desktop.app.stage.projection import Point, Projection
from camelup_desktop.app.stage.prop import OWN_SHADOW, Prop, World
from camelup_desktop.app.stage.seen import STILL_AFTER, Counts, Seen
from camelup_desktop.app.stage.signs import SignWriter
from camelup_desktop.app.stage.stage import Stage

SUN = (0.45, 0.20)
"""How far a shadow slips east and north per unit that its piece is lifted."""
SHADOW_REACH = 1.25
"""World units of lift at which the shadow has faded away."""
SHAKEN = 6.0
"""Units that the table slips at the most when it is shaken."""
OVER_ALL = 1000.0


class StagePainter:
    """Draws one stage into one window. `outlines` gives the colour of a named outline."""

    def __init__(
        self, stage: Stage, pictures: Pictures, signs: SignWriter, ink: pygame.Color
    ) -> None:
        self._stage, self._pictures, self._signs, self._ink = stage, pictures, signs, ink
        self.counts = Counts()
        self._seen: dict[str, Seen] = {}
        self._exposed: WeakKeyDictionary[Print, pygame.Surface] = WeakKeyDictionary()

    def relayout(
        self, projection: Projection, anchors: Anchors, scale: float, ground: pygame.Surface
    ) -> None:
        """Use this camera from now on. `scale` is pixels per unit, `ground` an opaque picture of
        the bare table as large as the window."""
        self._camera, self._anchors, self._scale = projection, anchors, scale
        self.frames = Frames(self._pictures, projection.unit, self._ink, max(1, round(2 * scale)))
        self._signs.relayout(scale)
        self._airborne = Airborne(
            self.frames, anchors, scale, projection.flatness, self.where, self._signs.colour
        )
        self._darkroom = Darkroom(
            self._exposed,
            self.cut,
            self._signs.line,
            self._pictures.picture,
            self.where,
            anchors,
            projection.unit,
            scale,
            self._signs.colour,
        )
        self._shaded: dict[tuple[int, int], tuple[pygame.Surface, pygame.Surface]] = {}
        self._scratch: pygame.Surface | None = None
        self._layer = RestingLayer(ground)
        self._seen.clear()

    def forget(self) -> None:
        """Give back all copies and layers; `relayout` before the next frame."""
        self.relayout(self._camera, self._anchors, self._scale, pygame.Surface((1, 1)))

    def draw_table(self, surface: pygame.Surface) -> None:
        """The table with everything that rests on it; panels come over it."""
        self._look_at_all()
        lens = self._stage.lens
        resting = {
            name: (seen.look, seen.pieces)
            for name, seen in self._seen.items()
            if seen.still >= STILL_AFTER and name not in lens.lit
        }
        self.counts = Counts(baked=self._layer.bake(resting))
        if lens.zoom != 1.0:
            self._pushed_in(surface)
            return
        shift = self._shift
        surface.blit(self._layer.surface, shift)
        if lens.level:
            surface.fill(shade(lens.level), special_flags=pygame.BLEND_RGBA_MULT)
        elif self._shaded:
            self._shaded.clear()

    def draw_movers(self, surface: pygame.Surface) -> None:
        """What moves, over table and panels, with the pieces nearer than it; fliers and signs."""
        lens = self._stage.lens
        if lens.zoom == 1.0:
            self._move(surface, self._shift)
        for flier in self._stage.fliers:
            self.counts.flying += self._airborne.fly(surface, flier)
        for photo in self._stage.prints:
            self.counts.flying += self._darkroom.draw(surface, photo)
        if lens.flash:
            light = round(255 * BRIGHTEST * lens.flash)
            surface.fill((light, light, light), special_flags=pygame.BLEND_RGB_ADD)
        for sign in self._stage.signs:
            self.counts.signs += self._signs.draw(surface, sign, self._seen_at(sign.at))

    def cut(self, rect: pygame.Rect, without: frozenset[str] = frozenset()) -> pygame.Surface:
        """The table inside `rect` as it was drawn last, but seen plainly: no prop of `without`,
        nothing dimmed or shaken, no marks, ghosts or signs."""
        pieces = [
            piece
            for name, seen in self._seen.items()
            if name in self._stage.props and name not in without
            for piece in seen.pieces
        ]
        return self._layer.picture(rect, pieces)

    def _move(self, surface: pygame.Surface, shift: tuple[int, int]) -> None:
        """Movers, what of the rest is nearer than they are, and what they throw up."""
        lens = self._stage.lens
        moving = [
            piece
            for name, seen in self._seen.items()
            if seen.still < STILL_AFTER or name in lens.lit
            for piece in seen.pieces
        ]
        shadows = [piece for piece in moving if piece.order[0] < BODY]
        bodies = [piece for piece in moving if piece.order[0] >= BODY]
        again = redrawn(bodies, self._layer.bodies, [piece.rect for piece in shadows])
        bright = {id(piece) for piece in moving} if lens.level else set()
        surface.fblits(
            [
                (
                    p.image if not lens.level or id(p) in bright else self._dimmed(p.image),
                    p.rect.move(shift) if shift != (0, 0) else p.rect,
                )
                for p in (*shadows, *again)
            ],
            PREMULTIPLIED,
        )
        for tape in self._stage.tapes:
            self.counts.flying += self._airborne.stretch(surface, tape)
        self.counts.movers = len(moving)
        self.counts.repeated = len(again) - len(bodies)
        for speck in self._stage.specks:
            self.counts.flying += self._airborne.throw(surface, speck)

    def _pushed_in(self, surface: pygame.Surface) -> None:
        """The table and its movers, enlarged about the point that the lens looks at."""
        lens, size = self._stage.lens, surface.get_size()
        if self._scratch is None:
            self._scratch = pygame.Surface(size).convert(surface)
        scratch = self._scratch
        scratch.blit(self._layer.surface, (0, 0))
        if lens.level:
            scratch.fill(shade(lens.level), special_flags=pygame.BLEND_RGBA_MULT)
        self._move(scratch, (0, 0))
        wide, high = round(size[0] / lens.zoom), round(size[1] / lens.zoom)
        x, y = self._camera.at(lens.x, lens.y, lens.z)
        left, top = (at * (1 - 1 / lens.zoom) for at in (x, y))
        part = pygame.Rect(round(left), round(top), wide, high).clamp(scratch.get_rect())
        pygame.transform.smoothscale(scratch.subsurface(part), size, surface)

    @property
    def _shift(self) -> tuple[int, int]:
        across, down = self._stage.lens.offset(SHAKEN * self._scale)
        return round(across), round(down)

    def _dimmed(self, image: pygame.Surface) -> pygame.Surface:
        """A resting picture as dark as the table around it."""
        level = self._stage.lens.level
        kept = self._shaded.get((id(image), level))
        if kept is None:
            copy = image.copy()
            copy.fill(shade(level), special_flags=pygame.BLEND_RGBA_MULT)
            kept = self._shaded[id(image), level] = image, copy
        return kept[1]

    def _seen_at(self, place: str | World) -> Point:
        """The pixel of a place, through the lens if it is one of the table."""
        x, y = self.where(place)
        lens = self._stage.lens
        if lens.zoom == 1.0 or isinstance(place, str):
            return x, y
        about = self._camera.at(lens.x, lens.y, lens.z)
        return about[0] + (x - about[0]) * lens.zoom, about[1] + (y - about[1]) * lens.zoom

    def where(self, place: str | World) -> Point:
        """The pixel of an anchor or of a point of the world."""
        if isinstance(place, World):
            return self._camera.at(place.x, place.y, place.z)
        return self._anchors.at(place)

    def pieces_of(self, name: str) -> list[Piece]:
        """The pictures of a thing as drawn last, for hit tests."""
        seen = self._seen.get(name)
        return seen.pieces if seen else []

    def _look_at_all(self) -> None:
        """Note what changed since the last frame and make its pictures anew."""
        fresh: dict[str, Seen] = {}
        for prop in self._stage.pieces():
            fresh[prop.name] = self._looked(prop.name, prop.state(), prop)
        for name, mark in self._stage.marks.items():
            seen = self._seen.get(name)
            if seen is None or seen.look != (mark,):
                seen = Seen((mark,), [self._mark_piece(mark)])
            fresh[name] = seen
        for name, sign in self._stage.fixtures.items():
            look: Look = (sign.key, *sign.values.items(), sign.at)
            seen = self._seen.get(name)
            if seen is None or seen.look != look:
                seen = Seen(look, [self._sign_piece(name)])
            fresh[name] = seen
        self._seen = fresh

    def _looked(self, name: str, look: Look, prop: Prop) -> Seen:
        seen = self._seen.get(name)
        if seen is None:
            return Seen(look, self._prop_pieces(prop))
        if seen.look == look:
            seen.still += 1
            return seen
        return Seen(look, self._prop_pieces(prop), still=0)

    def _prop_pieces(self, prop: Prop) -> list[Piece]:
        name = prop.picture
        assert name is not None
        pieces: list[Piece] = []
        if prop.shadow is not None:
            own = prop.shadow.startswith(OWN_SHADOW)
            fading = prop.alpha * prop.shade * max(0.0, 1 - max(0.0, prop.z) / SHADOW_REACH)
            frame = self.frames.shadow(prop.shadow.removeprefix(OWN_SHADOW), own, fading)
            if frame is not None:
                lift = max(0.0, prop.z)
                at = self._camera.at(prop.x + SUN[0] * lift, prop.y + SUN[1] * lift)
                pieces.append(_piece((SHADOW, -prop.depth, prop.rank), frame, at))
        at = self._camera.at(prop.x + prop.sway, prop.y, prop.z)
        outline = self._signs.outline(prop.outline) if prop.outline else None
        for picture, rank in ((name, prop.rank), (prop.front, OVER_ALL - prop.rank)):
            if picture is None:
                continue
            whole = picture is name
            frame = self.frames.sprite(
                picture,
                inked=prop.inked and whole,
                sx=prop.sx,
                sy=prop.sy,
                angle=prop.angle,
                alpha=prop.alpha,
                outline=outline if whole else None,
            )
            if frame is not None:
                pieces.append(_piece((BODY, -prop.depth, rank), frame, at))
        return pieces

    def _mark_piece(self, mark: marks.Mark) -> Piece:
        corners = [self._camera.at(x, y) for x, y in mark.corners]
        colour = self._signs.colour(mark.colour)
        frame = self.frames.get(
            ("mark", mark), lambda: marks.glow(corners, colour, mark.strong, self._scale)
        )
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        return _piece((MARK, 0.0, 0.0), frame, (left, top))

    def _sign_piece(self, name: str) -> Piece:
        sign = self._stage.fixtures[name]
        image = self._signs.image(sign)
        x, y = self.where(sign.at)
        rect = image.get_rect(center=(round(x), round(y)))
        depth = -sign.at.y if isinstance(sign.at, World) else OVER_ALL
        return Piece((BODY, depth, OVER_ALL), image, rect)


def _piece(
    order: tuple[float, float, float], frame: tuple[pygame.Surface, int, int], at: Point
) -> Piece:
    image, x, y = frame
    return Piece(order, image, image.get_rect(topleft=(round(at[0]) - x, round(at[1]) - y)))
