"""The resting layer: everything that does not move, baked into one opaque surface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
Order = tuple[float, float, float]
"""Sorts back to front: floor (marks, then shadows, then bodies), then depth, then rank."""
MARK, SHADOW, BODY = 0.0, 1.0, 2.0


@dataclass(slots=True)
class Piece:
    """One picture at its place on the screen."""

    order: Order
    image: pygame.Surface
    rect: pygame.Rect


Look = tuple[object, ...]
"""What decides the pictures of a thing; equal looks are drawn equal."""
Resting = Mapping[str, tuple[Look, Sequence[Piece]]]


class RestingLayer:
    """Pieces baked over the ground; only what changed, and what it touches, is drawn again."""

    def __init__(self, ground: pygame.Surface) -> None:
        self._ground = ground
        self.surface = ground.copy()
        self._baked: dict[str, tuple[Look, Sequence[Piece]]] = {}
        self._sorted: list[Piece] = []

    @property
    def bodies(self) -> Sequence[Piece]:
        """The baked pieces above the shadows, back to front."""
        return self._bodies

    _bodies: Sequence[Piece] = ()

    def look(self, name: str) -> tuple[Look, Sequence[Piece]] | None:
        """What is baked under a name."""
        return self._baked.get(name)

    def bake(self, resting: Resting) -> int:
        """Make the layer show exactly these things; returns how many pictures were drawn."""
        dirty: list[pygame.Rect] = []
        for name in self._baked.keys() | resting.keys():
            old, new = self._baked.get(name), resting.get(name)
            if old is None or new is None or old[0] != new[0]:
                dirty += [piece.rect for entry in (old, new) if entry for piece in entry[1]]
        if not dirty:
            return 0
        self._baked = dict(resting)
        self._sorted = sorted(
            (piece for _, pieces in self._baked.values() for piece in pieces),
            key=lambda piece: piece.order,
        )
        self._bodies = [piece for piece in self._sorted if piece.order[0] >= BODY]
        bounds = self.surface.get_rect()
        return sum(self._restore(rect.clip(bounds)) for rect in joined(dirty))

    def picture(self, rect: pygame.Rect, pieces: Sequence[Piece]) -> pygame.Surface:
        """A part of the bare ground with these pieces on it."""
        part = pygame.Surface(rect.size).convert(self.surface)
        part.blit(self._ground, (0, 0), rect)
        touched = sorted((p for p in pieces if p.rect.colliderect(rect)), key=lambda p: p.order)
        part.fblits([(p.image, p.rect.move(-rect.x, -rect.y)) for p in touched], PREMULTIPLIED)
        return part

    def _restore(self, rect: pygame.Rect) -> int:
        if not rect.w or not rect.h:
            return 0
        self.surface.set_clip(rect)
        self.surface.blit(self._ground, rect, rect)
        touched = [(p.image, p.rect) for p in self._sorted if p.rect.colliderect(rect)]
        self.surface.fblits(touched, PREMULTIPLIED)
        self.surface.set_clip(None)
        return len(touched)


def joined(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same area in rectangles that do not overlap each other."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        whole = rect.copy()
        while (hit := whole.collidelist(apart)) >= 0:
            whole.union_ip(apart.pop(hit))
        apart.append(whole)
    return apart


def redrawn(
    movers: Sequence[Piece], resting: Sequence[Piece], covered: Sequence[pygame.Rect]
) -> list[Piece]:
    """Movers, and the resting pieces to be drawn again, back to front.

    `covered` are rectangles already painted over the layer (shadows of movers): whatever rests
    there stands above them. A resting piece is repeated when something drawn before it meets it,
    so nearer pieces stay in front of what passes behind them.
    """
    touched = list(covered)
    result: list[Piece] = []
    place = 0
    ordered = sorted(movers, key=lambda piece: piece.order)
    for piece in resting:
        while place < len(ordered) and ordered[place].order <= piece.order:
            result.append(ordered[place])
            touched.append(ordered[place].rect)
            place += 1
        if touched and piece.rect.collidelist(touched) >= 0:
            result.append(piece)
            touched.append(piece.rect)
    result += ordered[place:]
    return result
