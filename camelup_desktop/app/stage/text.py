"""Text on surfaces: missing glyphs, wrapping, drawing. Surfaces come out premultiplied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

Align = Literal["left", "centre", "right"]

LINE_HEIGHT = 1.3
"""Distance of lines of text as a multiple of the font's size (ux.md 4.1-36)."""

_MISSING_GLYPHS = str.maketrans(
    {
        "\u202f": "\u00a0",  # narrow no-break space
        "\u2011": "-",  # no-break hyphen
        "\u0133": "ij",
        "\u0132": "IJ",
        **{chr(code): " " for code in range(0x20) if code != 0x0A},  # null is an error to SDL
        **{chr(code): "?" for code in range(0xD800, 0xE000)},  # halves of characters are no text
    }
)


def drawable(string: str) -> str:
    """The string with characters replaced that the fonts do not have."""
    return string.translate(_MISSING_GLYPHS)


def wrap(font: pygame.Font, string: str, width: int) -> list[str]:
    """Lines no wider than `width` pixels. Breaks at spaces; a word that is too long is cut."""
    lines: list[str] = []
    for paragraph in drawable(string).split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if font.size(longer)[0] <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            while font.size(word)[0] > width and len(word) > 1:
                fits = _longest(font, word, width)
                lines.append(word[:fits])
                word = word[fits:]
            line = word
        lines.append(line)
    return lines


def shorten(font: pygame.Font, string: str, width: int) -> str:
    """The string, or its beginning with an ellipsis, no wider than `width` pixels."""
    string = drawable(string)
    if font.size(string)[0] <= width:
        return string
    while string and font.size(string.rstrip() + "…")[0] > width:
        string = string[:-1]
    return string.rstrip() + "…"


def line_step(px: int) -> int:
    """Pixels from one line to the next for text of size `px`."""
    return max(1, round(px * LINE_HEIGHT))


def render(
    font: pygame.Font, lines: Sequence[str], px: int, colour: pygame.Color, align: Align = "left"
) -> pygame.Surface:
    """One or more lines as a premultiplied surface, as wide as the widest line."""
    drawn = [font.render(line, True, colour) for line in lines]
    if len(drawn) == 1:
        return drawn[0].convert_alpha().premul_alpha()
    step = max(line_step(px), font.get_height())
    width = max(line.get_width() for line in drawn)
    surface = pygame.Surface(
        (max(1, width), step * (len(drawn) - 1) + font.get_height()), pygame.SRCALPHA
    )
    for number, line in enumerate(drawn):
        spare = width - line.get_width()
        left = 0 if align == "left" else spare // 2 if align == "centre" else spare
        surface.blit(line, (left, number * step))
    return surface.premul_alpha()


def _longest(font: pygame.Font, word: str, width: int) -> int:
    """How many characters of a too long word fit (at least one)."""
    fits = 1
    while fits < len(word) and font.size(word[: fits + 1])[0] <= width:
        fits += 1
    return fits
