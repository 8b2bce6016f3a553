"""Draws text and furniture for one view; text that does not fit gets smaller, then ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, partial
from typing import Literal

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop.app.assets import Assets, Role
from camelup_desktop.app.stage import text as glyphs
from camelup_desktop.app.stage.text import Align
from camelup_desktop.app.stretch import nine_slice
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import SMALLEST_FONT, View

Valign = Literal["top", "middle", "bottom"]
Paint = str | pygame.Color
"""A colour, or its name in the theme."""

OVERSAMPLE = 4
SHADOW_SHRINK, SHADOW_ALPHA = 4, 165
"""Shadows are blurred this many times smaller; how dark they are, of 255."""
CORNER_UNITS = 16
"""More than the round corners of anything that throws a shadow."""
TITLE_RISE = 0.07
"""Share of its size by which the title font sits too low for the eye."""
CAPTION, BODY, LABEL, NUMBER, TITLE = 14, 16, 18, 24, 28
"""Sizes of text in units (ux.md 2.0)."""


@dataclass(frozen=True)
class Painter:
    """Everything a widget needs to draw itself in one window at one text size."""

    view: View
    assets: Assets
    theme: Theme
    strings: Strings
    cut: list[str] = field(default_factory=list)
    """Texts that had to end with an ellipsis, for tests: no screen may have one."""
    _fits: dict[tuple[object, ...], int] = field(default_factory=dict)

    def text(
        self,
        surface: pygame.Surface,
        box: Rect,
        string: str,
        *,
        u: float = BODY,
        role: Role = "text",
        colour: str | pygame.Color = "ink",
        align: Align = "left",
        valign: Valign = "middle",
        lines: int = 1,
    ) -> Rect:
        """Draw `string` of `u` units into `box` (pixels), on at most `lines` lines. Returns where.

        Too long a text gets smaller, down to 12 pixels, and only then ends with an ellipsis.
        """
        if not string or box.w <= 0:
            return Rect(box.topleft, (0, 0))
        px = self._fitting(role, u, string, box.size, lines)
        paint = self._paint(colour)
        image = self.assets.text(role, px, string, paint, wrap=box.w, align=align, lines=lines)
        at = image.get_rect()
        at.left = {"left": box.left, "centre": box.centerx - at.w // 2, "right": box.right - at.w}[
            align
        ]
        at.top = {"top": box.top, "middle": box.centery - at.h // 2, "bottom": box.bottom - at.h}[
            valign
        ]
        if role == "title" and valign == "middle":
            at.top -= round(px * TITLE_RISE)
        surface.blit(image, at, special_flags=BLEND_PREMULTIPLIED)
        return at

    def height(self, string: str, width: int, *, u: float = BODY, role: Role = "text") -> int:
        """Pixels that `string` takes when wrapped at `width` pixels at its full size."""
        px = self.view.font(u)
        font = self.assets.font(role, px)
        count = len(glyphs.wrap(font, string, width))
        return (count - 1) * max(glyphs.line_step(px), font.get_height()) + font.get_height()

    def width(self, string: str, *, u: float = BODY, role: Role = "text") -> int:
        """Pixels that `string` takes on one line at its full size."""
        return self.assets.text_size(role, self.view.font(u), string)[0]

    def holds(self, box: Rect, string: str, lines: int = 1) -> bool:
        """Whether text fits into `box` at some size, so that it need not end with an ellipsis."""
        return self._holds("text", SMALLEST_FONT, string, box.size, lines)

    def furniture(self, surface: pygame.Surface, name: str, rect: Rect) -> None:
        """Nine-slice furniture filling `rect`."""
        image = self.assets.nine(name, rect.size, self.view.scale)
        surface.blit(image, rect, special_flags=BLEND_PREMULTIPLIED)

    def shadow(self, surface: pygame.Surface, rect: Rect, units: float = 16) -> None:
        """A soft shadow under something opaque that lies on the table."""
        reach = self.view.px(units)
        size = (rect.w + 2 * reach, rect.h + 2 * reach)
        at = (rect.x - reach + reach // 4, rect.y - reach + reach // 2)
        whole = cache(partial(_soft, size, reach))

        def cut(strip: Rect) -> pygame.Surface:
            return whole().subsurface(strip).copy()

        for strip in _border(size, reach * 3 // 2 + self.view.px(CORNER_UNITS)):
            key = ("shadow", size, reach, tuple(strip))
            image = self.assets.drawn(key, partial(cut, strip))
            surface.blit(image, strip.move(at), special_flags=BLEND_PREMULTIPLIED)

    def rounded(
        self,
        surface: pygame.Surface,
        rect: Rect,
        fill: Paint,
        *,
        edge: Paint | None = None,
        width: float = 1.5,
        radius: float = 9,
    ) -> None:
        """A filled rectangle with smooth round corners and perhaps an edge; sizes in units."""
        if rect.w < 2 or rect.h < 2:
            return
        image = self._box(rect.size, fill, edge, width, radius)
        surface.blit(image, rect, special_flags=BLEND_PREMULTIPLIED)

    def bar(
        self, surface: pygame.Surface, rect: Rect, longest: int, fill: Paint, edge: Paint
    ) -> None:
        """A bar with round ends that may grow: one picture serves all lengths up to `longest`."""
        image = self._box((longest, rect.h), fill, edge, 1.5, rect.h / 2)
        end = (rect.h + 1) // 2
        for x, part in (
            (rect.x, Rect(0, 0, rect.w - end, rect.h)),
            (rect.right - end, Rect(longest - end, 0, end, rect.h)),
        ):
            surface.blit(image, (x, rect.y), part, special_flags=BLEND_PREMULTIPLIED)

    def _box(
        self, size: tuple[int, int], fill: Paint, edge: Paint | None, width: float, radius: float
    ) -> pygame.Surface:
        inner, outer = self._paint(fill), self._paint(edge if edge is not None else fill)
        line = max(1, self.view.px(width)) if edge is not None else 0
        corner = max(1, min(self.view.px(radius), size[0] // 2, size[1] // 2))
        key = ("rounded", size, tuple(inner), tuple(outer), line, corner)
        return self.assets.drawn(key, lambda: _round_box(size, inner, outer, line, corner))

    def picture(
        self, surface: pygame.Surface, name: str, box: Rect, valign: Valign = "middle"
    ) -> Rect:
        """A flat picture as large as fits into `box`, centred. Returns where it is."""
        image = self.assets.picture(name, box.size)
        at = image.get_rect(center=box.center)
        if valign != "middle":
            at.top = box.top if valign == "top" else box.bottom - at.h
        surface.blit(image, at, special_flags=BLEND_PREMULTIPLIED)
        return at

    def _paint(self, colour: str | pygame.Color) -> pygame.Color:
        return colour if isinstance(colour, pygame.Color) else self.theme.colour(colour)

    def _fitting(self, role: Role, u: float, string: str, size: tuple[int, int], lines: int) -> int:
        """The largest size of font, at most that of `u`, at which the text fits."""
        key = (role, u, string, size, lines)
        if key not in self._fits:
            self._fits[key] = self._search(role, u, string, size, lines)
        return self._fits[key]

    def _search(self, role: Role, u: float, string: str, size: tuple[int, int], lines: int) -> int:
        for px in range(self.view.font(u), SMALLEST_FONT - 1, -1):
            if self._holds(role, px, string, size, lines):
                return px
        self.cut.append(string)
        return SMALLEST_FONT

    def _holds(self, role: Role, px: int, string: str, size: tuple[int, int], lines: int) -> bool:
        font = self.assets.font(role, px)
        broken = glyphs.wrap(font, string, size[0]) if lines > 1 else [string]
        step = max(glyphs.line_step(px), font.get_height())
        tall = (len(broken) - 1) * step + round(font.get_height() * 0.8)
        words = string.split() if lines > 1 else [string]
        widest = max(font.size(glyphs.drawable(word))[0] for word in words)
        return len(broken) <= lines and tall <= size[1] and widest <= size[0]


def _round_box(
    size: tuple[int, int], fill: pygame.Color, edge: pygame.Color, line: int, corner: int
) -> pygame.Surface:
    """A rounded box: its corners drawn four times too large, the rest stretched."""
    large, cut = OVERSAMPLE, corner + 2
    side = (2 * cut + 2) * large
    master = pygame.Surface((side, side), pygame.SRCALPHA)
    box = Rect(0, 0, side, side)
    pygame.draw.rect(master, edge, box, border_radius=corner * large)
    if line:
        inner = box.inflate(-2 * line * large, -2 * line * large)
        radius = max(0, corner - line) * large
        pygame.draw.rect(master, (0, 0, 0, 0), inner, border_radius=radius)
        pygame.draw.rect(master, fill, inner, border_radius=radius)
    return nine_slice(master.premul_alpha(), size, (cut * large,) * 4, 1 / large)


def _border(size: tuple[int, int], deep: int) -> list[Rect]:
    """What is within `deep` pixels of the border: what lies on a shadow hides the rest of it."""
    width, height = size
    if width <= 2 * deep or height <= 2 * deep:
        return [Rect((0, 0), size)]
    between = height - 2 * deep
    return [
        Rect(0, 0, width, deep),
        Rect(0, deep, deep, between),
        Rect(width - deep, deep, deep, between),
        Rect(0, height - deep, width, deep),
    ]


def _soft(size: tuple[int, int], reach: int) -> pygame.Surface:
    """A dark rounded rectangle, `reach` pixels smaller all round, whose blur ends at the border."""
    edge = max(2, round(reach / SHADOW_SHRINK))
    small = tuple(max(2 * edge + 2, side // SHADOW_SHRINK) for side in size)
    hard = pygame.Surface(small, pygame.SRCALPHA)
    inner = Rect((0, 0), small).inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(hard, (0, 0, 0, SHADOW_ALPHA), inner, border_radius=edge)
    blurred = pygame.transform.gaussian_blur(hard, edge - 1)
    return pygame.transform.smoothscale(blurred, size).premul_alpha()
