"""Pictures made larger than they are: furniture with fixed corners, edges that go on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def nine_slice(
    master: pygame.Surface, size: tuple[int, int], insets: Sequence[int], scale: float
) -> pygame.Surface:
    """Corners keep their shape, edges and middle are stretched.

    `insets` are pixels of the master: left, top, right, bottom. `scale` is pixels drawn per pixel
    of the master; corners shrink when `size` leaves no room for them.
    """
    left, top, right, bottom = insets
    scale = min(scale, size[0] / (left + right + 1), size[1] / (top + bottom + 1))
    columns = _cuts(master.get_width(), left, right, size[0], scale)
    rows = _cuts(master.get_height(), top, bottom, size[1], scale)
    baked = pygame.Surface(size, pygame.SRCALPHA)
    for x, x_end, to_x, to_x_end in columns:
        for y, y_end, to_y, to_y_end in rows:
            if to_x_end > to_x and to_y_end > to_y:
                part = master.subsurface((x, y, x_end - x, y_end - y))
                part = pygame.transform.smoothscale(part, (to_x_end - to_x, to_y_end - to_y))
                baked.blit(part, (to_x, to_y))
    return baked


def _cuts(
    length: int, before: int, after: int, to_length: int, scale: float
) -> list[tuple[int, int, int, int]]:
    """First corner, middle, last corner of one axis: from, to (exclusive) in master and target."""
    first, last = max(1, round(before * scale)), max(1, round(after * scale))
    return [
        (0, before, 0, first),
        (before, length - after, first, to_length - last),
        (length - after, length, to_length - last, to_length),
    ]


def extend_edges(surface: pygame.Surface, filled: pygame.Rect) -> None:
    """Go on with the last pixels where a picture that fills only `filled` has ended."""
    whole = surface.get_rect()
    inside = filled.clip(whole)
    if not inside.w or not inside.h:
        return
    for x, width, edge in (
        (0, inside.left, inside.left),
        (inside.right, whole.right - inside.right, inside.right - 1),
    ):
        if width > 0:
            column = surface.subsurface((edge, inside.top, 1, inside.h)).copy()
            surface.blit(pygame.transform.scale(column, (width, inside.h)), (x, inside.top))
    for y, height, edge in (
        (0, inside.top, inside.top),
        (inside.bottom, whole.bottom - inside.bottom, inside.bottom - 1),
    ):
        if height > 0:
            row = surface.subsurface((0, edge, whole.w, 1)).copy()
            surface.blit(pygame.transform.scale(row, (whole.w, height)), (0, y))
