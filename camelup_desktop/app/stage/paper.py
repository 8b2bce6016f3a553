"""A photograph on its card: the painted card, what has not developed yet, the words under it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from camelup_desktop.app.stage.layer import PREMULTIPLIED

CARD, HOLE, WINDOW = (520.0, 612.0), (36.0, 40.0), 448.0
"""The painted card, where the window for the picture begins, and how long its sides are."""
FOOT = 546.0
"""Middle of the words on the card, from its top."""
SHADOW, SHADOW_DARK = 0.05, 90
"""Reach of the shadow under the paper, as a share of the side; how dark it is, of 255."""

Paint = Callable[[str, tuple[int, int]], Surface]
"""A flat picture that fits into a size."""


def paper_size(side: int) -> tuple[int, int]:
    """Width and height of the paper around a picture of `side` pixels, with its shadow."""
    reach = round(side * SHADOW)
    wide, high = (round(side * length / WINDOW) + 2 * reach for length in CARD)
    return wide, high


def papers(side: int) -> list[tuple[str, tuple[int, int]]]:
    """Pictures that a photograph of `side` pixels is made of, with their sizes."""
    wide, high = (round(side * length / WINDOW) for length in CARD)
    return [
        ("polaroid", (wide, high)),
        ("polaroid_gloss", (side, side)),
        ("polaroid_film", (side, side)),
    ]


def cropped(paper: Surface, side: int) -> Surface:
    """Only the card of a photograph on its paper, without the shadow around it."""
    reach = round(side * SHADOW)
    return paper.subsurface(paper.get_rect().inflate(-2 * reach, -2 * reach)).copy()


def on_paper(
    picture: Surface,
    words: Surface | None,
    paint: Paint,
    *,
    edge: float = 1.0,
    film: float = 0.0,
    white: float = 0.0,
) -> Surface:
    """A square picture on a card with its shadow, premultiplied.

    `edge` is how much of the card around the picture is there, `film` how much it still has to
    develop, `white` how overexposed it is.
    """
    side = picture.get_width()
    reach = round(side * SHADOW)
    drawn = pygame.Surface(paper_size(side), pygame.SRCALPHA)
    card = drawn.get_rect().inflate(-2 * reach, -2 * reach)
    left, top = (round(side * length / WINDOW) for length in HOLE)
    spot = Rect(card.x + left, card.y + top, side, side)
    if edge >= 1.0:
        drawn.blit(_shadow(drawn.get_size(), card.move(reach // 3, reach // 2), reach), (0, 0))
    drawn.blit(picture, spot)
    square = (side, side)
    if film:
        drawn.blit(
            share_of(paint("polaroid_film", square), film), spot, special_flags=PREMULTIPLIED
        )
    drawn.blit(paint("polaroid_gloss", square), spot, special_flags=PREMULTIPLIED)
    if white:
        light = round(255 * white)
        drawn.fill((light, light, light), spot, pygame.BLEND_RGB_ADD)
    if edge:
        whole = paint("polaroid", card.size)
        there = _grown(spot, card, min(1.0, edge))
        drawn.blit(whole, there, there.move(-card.x, -card.y), special_flags=PREMULTIPLIED)
    if words is not None and edge >= 1.0:
        middle = (spot.centerx, card.y + round(side * FOOT / WINDOW))
        drawn.blit(words, words.get_rect(center=middle), special_flags=PREMULTIPLIED)
    return drawn


def _grown(inner: Rect, outer: Rect, share: float) -> Rect:
    """A rectangle on the way from one to another around it."""
    left, top = (
        a + round((b - a) * share) for a, b in zip(inner.topleft, outer.topleft, strict=True)
    )
    right, bottom = (
        a + round((b - a) * share)
        for a, b in zip(inner.bottomright, outer.bottomright, strict=True)
    )
    return Rect(left, top, right - left, bottom - top)


def share_of(image: Surface, share: float) -> Surface:
    """A picture that is only partly there."""
    part = round(255 * share)
    copy = image.copy()
    copy.fill((part, part, part, part), None, pygame.BLEND_RGBA_MULT)
    return copy


def _shadow(size: tuple[int, int], sheet: Rect, reach: int) -> Surface:
    """A soft dark patch under a sheet: drawn small and scaled up."""
    coarse = max(2, reach // 2)
    small = pygame.Surface((size[0] // coarse + 1, size[1] // coarse + 1), pygame.SRCALPHA)
    left, top = sheet.x // coarse, sheet.y // coarse
    small.fill((0, 0, 0, SHADOW_DARK), (left, top, sheet.w // coarse, sheet.h // coarse))
    return pygame.transform.smoothscale(small, size)
