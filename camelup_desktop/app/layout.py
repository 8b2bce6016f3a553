"""Rectangles of every screen, from the theme's layout.json, for any window."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from pygame import Rect

from camelup_desktop.app import paths
from camelup_desktop.app.bad_asset import AssetBroken, AssetMissing
from camelup_desktop.app.view import Box, View

WIDE_FACTOR = 1.5
"""Wide layouts are authored for 1920x1080, that is 1.5 pixels per unit."""

DOCKED_TOP = 40.0
"""Units: rectangles of the race table that begin above this belong to the top bar."""
BELOW_BOARD = 550.0
"""Units: rectangles of the race table that begin below this are docked at the bottom edge."""
LOG, BOARD, PLAYERS, BANNER = "log", "board", "players", "banner"


@cache
def authored(name: str, wide: bool) -> dict[str, Box]:
    """The rectangles of a screen in units, as drawn: id -> (x, y, w, h).

    Raises KeyError when the theme has no such screen, BadAsset when its file cannot be read.
    """
    suffix, factor = ("1920x1080", WIDE_FACTOR) if wide else ("1280x720", 1.0)
    return {
        entry["id"]: (
            entry["x"] / factor,
            entry["y"] / factor,
            entry["w"] / factor,
            entry["h"] / factor,
        )
        for entry in _layouts()[f"{name}@{suffix}"]
    }


@cache
def _layouts() -> Mapping[str, Any]:
    path = paths.assets() / "themes" / "desert" / "layout.json"
    try:
        layouts = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise AssetMissing(path) from error
    except (ValueError, OSError) as error:
        raise AssetBroken(path, "a list of rectangles") from error
    if not isinstance(layouts, dict):
        raise AssetBroken(path, "a list of rectangles")
    return layouts


def screen_rects(name: str, view: View) -> dict[str, Rect]:
    """The rectangles of a screen in pixels: id -> Rect.

    The race table fills the window: extra width goes to the board, extra height to board, players
    and log (ux.md 2.0). Any other screen keeps its 1280x720 frame, centred.
    """
    boxes = authored(name, view.wide)
    if name == "race":
        return {
            key: _window_rect(_stretch(key, box, boxes, view), view) for key, box in boxes.items()
        }
    return {key: view.rect(box) for key, box in boxes.items()}


def _stretch(key: str, box: Box, boxes: dict[str, Box], view: View) -> Box:
    """One rectangle of the race table, for a window larger than the frame."""
    x, y, w, h = box
    more_width, more_height = view.extra
    column = boxes[BANNER] if y < DOCKED_TOP else boxes[BOARD]
    if key in (BANNER, BOARD):
        w += more_width
    elif x >= column[0] + column[2]:
        x += more_width
    if y >= BELOW_BOARD:
        y += more_height
    elif key in (LOG, BOARD, PLAYERS):
        h += more_height
    return x, y, w, h


def _window_rect(box: Box, view: View) -> Rect:
    """Units counted from the window's own corner, in pixels."""
    x, y, w, h = (
        round(value * view.scale) for value in (box[0], box[1], box[0] + box[2], box[1] + box[3])
    )
    return Rect(x, y, w - x, h - y)
