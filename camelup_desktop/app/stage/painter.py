"""Draws the stage: the baked resting layer, the movers over it, then fliers and signs."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from camelup_desktop.app.stage import marks
from camelup_desktop.app.stage.anchors import Anchors
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
from camelup_desktop.app.stage.projection import Point, Projection
from camelup_desktop.app.stage.prop import OWN_SHADOW, Flier, Prop, Speck, World
from camelup_desktop.app.stage.signs import SignWriter
from camelup_desktop.app.stage.stage import Stage

STILL_AFTER = 3
"""Frames without a change after which a piece rests and is baked into the layer."""
SUN = (0.45, 0.20)
"""How far a shadow slips east and north per unit that its piece is lifted."""
SHADOW_REACH = 1.25
"""World units of lift at which the shadow has faded away."""
FLIER_STEP = 2
"""Pixels: heights for which copies of flying pictures are kept are multiples of this."""
OVER_ALL = 1000.0


@dataclass(slots=True)
class Counts:
    """Pictures drawn by the last frame, by kind."""

    baked: int = 0
    movers: int = 0
    repeated: int = 0
    flying: int = 0
    signs: int = 0


@dataclass(slots=True)
class Seen:
    """What a thing looked like in the last frame, its pieces, and how long it has not changed."""

    look: Look
    pieces: list[Piece]
    still: int = STILL_AFTER


class StagePainter:
    """Draws one stage into one window. `outlines` gives the colour of a named outline."""

    def __init__(
        self, stage: Stage, pictures: Pictures, signs: SignWriter, ink: pygame.Color
    ) -> None:
        self._stage, self._pictures, self._signs, self._ink = stage, pictures, signs, ink
        self.counts = Counts()
        self._seen: dict[str, Seen] = {}

    def relayout(
        self, projection: Projection, anchors: Anchors, scale: float, ground: pygame.Surface
    ) -> None:
        """Use this camera from now on. `scale` is pixels per unit, `ground` an opaque picture of
        the bare table as large as the window."""
        self._camera, self._anchors, self._scale = projection, anchors, scale
        self.frames = Frames(self._pictures, projection.unit, self._ink, max(1, round(2 * scale)))
        self._signs.relayout(scale)
        self._layer = RestingLayer(ground)
        self._seen.clear()

    def draw_table(self, surface: pygame.Surface) -> None:
        """The table with everything that rests on it; panels come over it."""
        self._look_at_all()
        resting = {
            name: (seen.look, seen.pieces)
            for name, seen in self._seen.items()
            if seen.still >= STILL_AFTER
        }
        self.counts = Counts(baked=self._layer.bake(resting))
        surface.blit(self._layer.surface, (0, 0))

    def draw_movers(self, surface: pygame.Surface) -> None:
        """What moves, over table and panels, with the pieces nearer than it; fliers and signs."""
        moving = [
            piece
            for seen in self._seen.values()
            if seen.still < STILL_AFTER
            for piece in seen.pieces
        ]
        shadows = [piece for piece in moving if piece.order[0] < BODY]
        bodies = [piece for piece in moving if piece.order[0] >= BODY]
        again = redrawn(bodies, self._layer.bodies, [piece.rect for piece in shadows])
        surface.fblits([(p.image, p.rect) for p in (*shadows, *again)], PREMULTIPLIED)
        self.counts.movers = len(moving)
        self.counts.repeated = len(again) - len(bodies)
        for speck in self._stage.specks:
            self.counts.flying += self._throw(surface, speck)
        for flier in self._stage.fliers:
            self.counts.flying += self._fly(surface, flier)
        for sign in self._stage.signs:
            self.counts.signs += self._signs.draw(surface, sign, self.where(sign.at))

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

    def _fly(self, surface: pygame.Surface, flier: Flier) -> int:
        """Draw a flier where it is; returns how many pictures that took."""
        (x0, y0), (x1, y1) = self.where(flier.start), self.where(flier.end)
        scale, way = self._scale, flier.way
        sizes = [
            self._anchors.height(place, size * scale) if isinstance(place, str) else size * scale
            for place, size in zip((flier.start, flier.end), flier.size, strict=True)
        ]
        share = max(0.0, min(1.0, way))
        height = (sizes[0] + (sizes[1] - sizes[0]) * share) * flier.zoom
        step = max(FLIER_STEP, round(height / FLIER_STEP) * FLIER_STEP)
        frame = self.frames.flat(flier.picture, step, flier.turn, flier.angle, flier.alpha)
        if frame is None:
            return 0
        image, ax, ay = frame
        x = x0 + (x1 - x0) * way
        y = max(y0 + (y1 - y0) * way - flier.rise * flier.arc * scale, height / 2)
        surface.blit(image, (round(x) - ax, round(y) - ay), special_flags=PREMULTIPLIED)
        return 1

    def _throw(self, surface: pygame.Surface, speck: Speck) -> int:
        """Draw a speck where it is; returns how many pictures that took."""
        left = 1 - speck.age / speck.life
        if left <= 0:
            return 0
        x, y = self.where(speck.start)
        x += speck.speed[0] * speck.age * self._scale
        y -= (speck.speed[1] - speck.fall * speck.age / 2) * speck.age * self._scale
        size = max(1.0, speck.size * self._scale)
        colour = self._signs.colour(speck.colour)
        if speck.paper:
            turned = abs(math.cos(speck.age * 9 + speck.speed[0]))
            surface.fill(colour, (x - size / 2, y - size / 2, size, max(1.0, size * turned)))
            return 1
        frame = self.frames.speck(colour, round(size * (1.6 - 0.6 * left)), left)
        if frame is not None:
            image, ax, ay = frame
            spot = (round(x) - ax, round(y) - ay)
            surface.blit(image, spot, special_flags=PREMULTIPLIED)
        return 1


def _piece(
    order: tuple[float, float, float], frame: tuple[pygame.Surface, int, int], at: Point
) -> Piece:
    image, x, y = frame
    return Piece(order, image, image.get_rect(topleft=(round(at[0]) - x, round(at[1]) - y)))
