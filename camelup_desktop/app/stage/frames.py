"""Tilted, squashed, faded and outlined copies of sprites, made once and kept within a limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Protocol

import pygame

BYTES = 24 << 20
"""Limit of all copies together, in bytes of pixels."""
SMALL_TILT, TILT_STEP, TURN_STEP = 30.0, 3.0, 6.0
"""Degrees: tilts up to SMALL_TILT come in TILT_STEP steps, larger turns in TURN_STEP steps."""
SQUASH_STEP = 0.02
FADE_STEPS = 16
RING_FINEST = 4
"""Pixels across of the smallest ring."""

Offset = tuple[int, int]
Frame = tuple[pygame.Surface, int, int]
"""A premultiplied picture and the pixel in it that stands on the prop's point."""


class SpriteLike(Protocol):
    """A sprite of the asset store."""

    @property
    def image(self) -> pygame.Surface:
        """The premultiplied picture."""

    @property
    def anchor(self) -> tuple[int, int]:
        """The pixel of the world's origin in the picture."""

    @property
    def shadow(self) -> Any:
        """The sprite of the shadow, or None."""


class Pictures(Protocol):
    """What the stage needs of the asset store."""

    def sprite(self, name: str, unit_px: float) -> SpriteLike:
        """A world sprite at `unit_px` pixels per world unit."""

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A flat picture that fits into `size` pixels."""


class Frames:
    """Copies of the store's sprites at one scale. `ink` is the colour of the outline of pieces."""

    def __init__(self, pictures: Pictures, unit: float, ink: pygame.Color, ink_px: int) -> None:
        self._pictures, self._unit = pictures, unit
        self._ink, self._ink_px = ink, ink_px
        self._frames: OrderedDict[Hashable, Frame] = OrderedDict()
        self._held = 0

    def __len__(self) -> int:
        return len(self._frames)

    @property
    def held(self) -> int:
        """Bytes of pixels of all copies."""
        return self._held

    def sprite(
        self,
        name: str,
        *,
        inked: bool = False,
        sx: float = 1.0,
        sy: float = 1.0,
        angle: float = 0.0,
        alpha: float = 1.0,
        outline: tuple[pygame.Color, int] | None = None,
    ) -> Frame | None:
        """A sprite squashed about its foot, then tilted, then faded; None when nothing is seen."""
        fade = round(alpha * FADE_STEPS)
        wide, high = round(sx / SQUASH_STEP), round(sy / SQUASH_STEP)
        turned = tilt_step(angle)
        if fade <= 0 or wide <= 0 or high <= 0:
            return None
        key = (name, inked, wide, high, turned, fade, outline and (tuple(outline[0]), outline[1]))

        def make() -> Frame:
            frame = self._whole(name, inked)
            if outline is not None:
                frame = outlined(frame, *outline)
            frame = squashed(frame, wide * SQUASH_STEP, high * SQUASH_STEP)
            return faded(tilted(frame, turned), fade / FADE_STEPS)

        return self.get(key, make)

    def shadow(self, name: str, own: bool, alpha: float) -> Frame | None:
        """A shadow sprite by name, or (`own`) the one drawn together with the sprite `name`."""
        fade = round(alpha * FADE_STEPS)
        if fade <= 0:
            return None

        def make() -> Frame:
            sprite = self._pictures.sprite(name, self._unit)
            shade = sprite.shadow if own else sprite
            if shade is None:
                return pygame.Surface((1, 1), pygame.SRCALPHA), 0, 0
            return faded((shade.image, *shade.anchor), fade / FADE_STEPS)

        return self.get(("shadow", name, own, fade), make)

    def flat(self, name: str, height: int, wide: float, angle: float, alpha: float) -> Frame | None:
        """A flat picture of `height` pixels, squeezed to `wide` of its width, turned, faded."""
        fade, turned = round(alpha * FADE_STEPS), tilt_step(angle)
        squeeze = round(wide / (2 * SQUASH_STEP))
        if fade <= 0 or squeeze <= 0 or height <= 0:
            return None

        def make() -> Frame:
            image = self._pictures.picture(name, (height * 4, height))
            frame = (image, image.get_width() // 2, image.get_height() // 2)
            frame = squashed(frame, squeeze * 2 * SQUASH_STEP, 1.0)
            return faded(tilted(frame, turned), fade / FADE_STEPS)

        return self.get(("flat", name, height, squeeze, turned, fade), make)

    def speck(self, colour: pygame.Color, px: int, alpha: float) -> Frame | None:
        """A soft round speck, `px` pixels across."""
        fade = round(alpha * FADE_STEPS / 2)
        if fade <= 0 or px <= 0:
            return None

        def make() -> Frame:
            large = pygame.Surface((px * 4, px * 4), pygame.SRCALPHA)
            for ring in range(4):
                strength = round(255 * fade * 2 / FADE_STEPS * (ring + 1) / 5)
                tint = (colour.r, colour.g, colour.b, strength)
                pygame.draw.circle(large, tint, (px * 2, px * 2), px * 2 * (1 - ring / 5))
            return pygame.transform.smoothscale(large.premul_alpha(), (px, px)), px // 2, px // 2

        return self.get(("speck", tuple(colour), px, fade), make)

    def ring(self, colour: pygame.Color, px: int, flatness: float, alpha: float) -> Frame | None:
        """A ring on the ground, `px` pixels across and flattened by the view."""
        fade = round(alpha * FADE_STEPS / 2)
        if fade <= 0 or px < RING_FINEST:
            return None

        def make() -> Frame:
            large = pygame.Surface((px * 2, px * 2), pygame.SRCALPHA)
            tint = (colour.r, colour.g, colour.b, round(255 * fade * 2 / FADE_STEPS))
            pygame.draw.circle(large, tint, (px, px), px, max(2, px // 8))
            size = px, max(1, round(px * flatness))
            small = pygame.transform.smoothscale(large.premul_alpha(), size)
            return small, size[0] // 2, size[1] // 2

        return self.get(("ring", tuple(colour), px, fade), make)

    def get(self, key: Hashable, make: Callable[[], Frame]) -> Frame:
        """The frame under `key`; the one used longest ago goes when the limit is reached."""
        frame = self._frames.get(key)
        if frame is not None:
            self._frames.move_to_end(key)
            return frame
        frame = self._frames[key] = make()
        self._held += _bytes(frame)
        while self._held > BYTES and len(self._frames) > 1:
            self._held -= _bytes(self._frames.popitem(last=False)[1])
        return frame

    def _whole(self, name: str, inked: bool) -> Frame:
        sprite = self._pictures.sprite(name, self._unit)
        frame = (sprite.image, *sprite.anchor)
        if not inked:
            return frame
        return self.get(("ink", name), lambda: outlined(frame, self._ink, self._ink_px))


def tilt_step(angle: float) -> int:
    """The nearest angle for which copies are kept, in degrees."""
    step = TILT_STEP if abs(angle) <= SMALL_TILT else TURN_STEP
    return round(angle / step) * int(step) % 360


def squashed(frame: Frame, sx: float, sy: float) -> Frame:
    """The picture stretched by `sx`, `sy`; its foot stays its foot."""
    image, x, y = frame
    if sx == 1.0 and sy == 1.0:
        return frame
    size = max(1, round(image.get_width() * sx)), max(1, round(image.get_height() * sy))
    return pygame.transform.smoothscale(image, size), round(x * sx), round(y * sy)


def tilted(frame: Frame, angle: float) -> Frame:
    """The picture turned counter-clockwise about its foot."""
    if not angle:
        return frame
    image, x, y = frame
    turned = pygame.transform.rotozoom(image, angle, 1.0)
    arm = pygame.Vector2(x - image.get_width() / 2, y - image.get_height() / 2).rotate(-angle)
    return (
        turned,
        round(turned.get_width() / 2 + arm.x),
        round(turned.get_height() / 2 + arm.y),
    )


def faded(frame: Frame, alpha: float) -> Frame:
    """The picture made translucent; premultiplied, so all four channels shrink."""
    if alpha >= 1.0:
        return frame
    image, x, y = frame
    part = round(255 * alpha)
    copy = image.copy()
    copy.fill((part, part, part, part), None, pygame.BLEND_RGBA_MULT)
    return copy, x, y


def outlined(frame: Frame, colour: pygame.Color, px: int) -> Frame:
    """The picture over its own silhouette, which is `px` pixels larger on every side."""
    image, x, y = frame
    shape = silhouette(image, colour)
    size = image.get_width() + 2 * px, image.get_height() + 2 * px
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    slant = round(px * 0.7)
    for dx, dy in (
        (px, 0), (-px, 0), (0, px), (0, -px),
        (slant, slant), (slant, -slant), (-slant, slant), (-slant, -slant),
    ):  # fmt: skip
        drawn.blit(shape, (px + dx, px + dy), special_flags=pygame.BLEND_PREMULTIPLIED)
    drawn.blit(image, (px, px), special_flags=pygame.BLEND_PREMULTIPLIED)
    return drawn, x + px, y + px


def silhouette(image: pygame.Surface, colour: pygame.Color) -> pygame.Surface:
    """The shape of a picture in one colour, premultiplied."""
    shape = image.copy()
    shape.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    shape.fill((colour.r, colour.g, colour.b, 0), None, pygame.BLEND_RGBA_ADD)
    return shape.premul_alpha()


def _bytes(frame: Frame) -> int:
    return frame[0].get_pitch() * frame[0].get_height()
