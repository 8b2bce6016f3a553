"""The order of a stack as a card: who stands on whom, from the top down."""

from __future__ import annotations

import pygame

from camelup_desktop.app.assets import Assets
from camelup_desktop.app.stage.layer import PREMULTIPLIED
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.theme import Theme
from camelup_desktop.app.view import View
from camelup_desktop.engine.camelup import Stack

ROW, PADDING, LETTERS = 24.0, 10.0, 16.0
"""Units: height of a row, space around the rows, size of the letters."""
GAP = 6.0


def card(
    stack: Stack, assets: Assets, strings: Strings, theme: Theme, view: View
) -> pygame.Surface:
    """A parchment card with a row for each camel, the one on top first (it is ahead, R30)."""

    def make() -> pygame.Surface:
        px, row, gap = view.font(LETTERS), max(view.px(ROW), view.font(ROW)), view.px(GAP)
        ink = theme.colour("ink")
        rows = []
        for number, camel in enumerate(reversed(stack), start=1):
            words = strings.t(
                "board.fan_row", n=number, camel=strings.t(f"camel.{camel.value}.name")
            )
            badge = assets.picture(f"badge_{camel.value}", (row - 2, row - 2))
            rows.append((badge, assets.text("text", px, words, ink)))
        pad = view.px(PADDING)
        wide = max(b.get_width() + gap + t.get_width() for b, t in rows) + 2 * pad
        drawn = _sheet((wide, row * len(rows) + 2 * pad), theme, view)
        for place, (badge, text) in enumerate(rows):
            top = pad + place * row
            drawn.blit(badge, (pad, top + 1), special_flags=PREMULTIPLIED)
            spot = pad + badge.get_width() + gap, top + (row - text.get_height()) // 2
            drawn.blit(text, spot, special_flags=PREMULTIPLIED)
        return drawn

    return assets.drawn(("fan", stack, view.scale, view.text_scale), make)


def _sheet(size: tuple[int, int], theme: Theme, view: View) -> pygame.Surface:
    """Parchment with an ink edge and round corners, smooth."""
    fine = 3
    large = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    radius, edge = view.px(10) * fine, max(1, view.px(2)) * fine
    pygame.draw.rect(large, theme.colour("ink"), large.get_rect(), border_radius=radius)
    inside = large.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(large, theme.colour("parchment"), inside, border_radius=radius - edge)
    return pygame.transform.smoothscale(large.premul_alpha(), size)
