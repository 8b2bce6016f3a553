"""The log: every fact as a line, newest at the top, with icons; it scrolls."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop.app.chronicle import Line, in_blocks
from camelup_desktop.app.games.camelup.desk import Desk
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_picture
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.portrait import draw_marker
from camelup_desktop.app.widgets.widget import Widget

KEPT = 120
"""Lines that can be scrolled back to; older ones are in the saved race."""
INDENT = {"detail": 14, "aside": 14, "why": 14}
COLOURS = {
    "why": "teal",
    "news": "danger",
    "note": "ink_soft",
    "detail": "ink_soft",
    "aside": "ink_soft",
}
TURN_UNITS = 8
"""Height of the rule between two turns."""
ICON_PICTURES = {
    "coin": "coin_0",
    "pyramid": "pyramid_closed",
    "pyramid_tile": "pyramid_tile",
    "camera": "camera",
    "partners": "icon_link",
}


def icon_picture(name: str) -> str:
    """The picture of a line's icon; empty if it has none of its own."""
    kind, _, rest = name.partition(":")
    match kind:
        case "camel":
            return f"chip_{rest}"
        case "tile":
            return f"tile_{rest}"
        case "die" | "leg_tile":
            return ("die_" if kind == "die" else "legtile_") + rest.replace(":", "_")
        case "support" | "position":
            return name.replace(":", "_")
        case "card":
            return f"deck_{rest.removeprefix('overall_')}"
    return ICON_PICTURES.get(name, "")


class LogLines:
    """Draws lines of the chronicle; every line is laid out once and kept as a surface."""

    def __init__(self, painter: Painter, desk: Desk, width: int) -> None:
        self._painter, self._desk, self._width = painter, desk, width
        self._made: dict[Line, pygame.Surface] = {}

    def surface(self, line: Line) -> pygame.Surface:
        """One line as a premultiplied surface of the full width."""
        found = self._made.get(line)
        if found is None:
            if len(self._made) > KEPT:
                self._made.clear()
            found = self._made[line] = self._draw(line)
        return found

    def _draw(self, line: Line) -> pygame.Surface:
        painter = self._painter
        if line.kind == "turn":
            return self._rule(line)
        px = painter.view.px
        left = px(INDENT.get(line.kind, 0))
        icon = px(20) if line.kind != "why" else 0
        mark = px(18) if line.kind == "act" and line.seat is not None else 0
        width = self._width - left - icon - mark
        words = line.text if line.kind != "why" else painter.strings.t("log.why", reason=line.text)
        colour = painter.theme.colour(COLOURS.get(line.kind, "ink"))
        font = painter.view.font(sizes.CAPTION)
        text = painter.assets.text("text", font, words, colour, wrap=max(20, width), lines=3)
        high = max(text.get_height(), round(font * 1.35))
        surface = pygame.Surface((self._width, high), pygame.SRCALPHA)
        side = min(round(font * 1.25), high)
        if mark and line.seat is not None:
            box = Rect(left, 0, side, side)
            draw_marker(surface, painter, box, self._desk.character(line.seat))
        picture = icon_picture(line.icons[0]) if line.icons else ""
        if picture:
            box = Rect(left + mark, 0, side, side)
            blit_picture(surface, painter.assets, picture, box, painter.theme.colour("ink"))
        else:
            left -= icon if line.kind in ("news", "note") else 0
        surface.blit(text, (left + mark + icon, 0), special_flags=BLEND_PREMULTIPLIED)
        return surface

    def _rule(self, line: Line) -> pygame.Surface:
        """Between turns: a thin line with whose turn it is."""
        painter = self._painter
        font = max(12, painter.view.font(12))
        colour = painter.theme.colour("ink_soft")
        text = painter.assets.text("text", font, line.text, colour)
        surface = pygame.Surface((self._width, text.get_height()), pygame.SRCALPHA)
        surface.blit(text, (self._width - text.get_width(), 0), special_flags=BLEND_PREMULTIPLIED)
        middle = text.get_height() // 2
        end = self._width - text.get_width() - painter.view.px(6)
        surface.fill(
            painter.theme.colour("parchment_line"),
            (0, middle, max(0, end), max(1, painter.view.px(1))),
        )
        return surface


class Log(Panel):
    """The newest lines; the wheel shows older ones."""

    name = "log"

    def arrange(self) -> Sequence[Widget]:
        """One spot over everything, which opens the whole log."""
        room = self.inside.inflate(-self.px(6), 0)
        self._room = room
        self.lines = LogLines(self.painter, self.desk, room.w)
        self.offset = 0
        return [
            Spot(
                "log", self.rect, lambda: None, hint=self.words.t("race.hint.log"), focusable=False
            )
        ]

    def scroll(self, lines: int) -> bool:
        """Show older lines (positive) or newer ones; True if anything moved."""
        most = max(0, len(self.desk.chronicle.lines) - 1)
        offset = max(0, min(most, self.offset + lines))
        moved, self.offset = offset != self.offset, offset
        return moved

    def key(self) -> Hashable:
        """What has been told, and how far it is scrolled."""
        return self.desk.chronicle.version, self.offset

    def paint(self, surface: pygame.Surface) -> None:
        """Parchment and lines from the top."""
        self.framed(surface)
        surface.set_clip(self._room)
        y = self._room.y
        lines = self.desk.chronicle.lines
        newest = lines[max(0, len(lines) - KEPT - self.offset) : len(lines) - self.offset]
        ordered = [line for block in reversed(in_blocks(newest)) for line in block]
        for line in ordered:
            image = self.lines.surface(line)
            if y + image.get_height() > self._room.bottom + self.px(3) and y > self._room.y:
                break
            surface.blit(image, (self._room.x, y), special_flags=BLEND_PREMULTIPLIED)
            y += image.get_height() + self.px(1)
        surface.set_clip(None)
