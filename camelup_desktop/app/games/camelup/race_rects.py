"""Rectangles of the race table; with very large text the right column is shared out anew."""

from __future__ import annotations

from pygame import Rect

from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.view import View

GAP = 4
MARKET_SHARE = 0.6


def race_rects(view: View) -> dict[str, Rect]:
    """Id -> rectangle in pixels. From 150 % text the log gives its room to market and decks (it
    opens over the table with L instead), and is empty."""
    rects = screen_rects("race", view)
    if view.big_text:
        market, log = rects["market"], rects["log"]
        whole = market.union(log)
        gap = view.px(GAP)
        tall = round(whole.h * MARKET_SHARE)
        rects["market"] = Rect(whole.x, whole.y, whole.w, tall)
        rects["race_bets"] = Rect(whole.x, whole.y + tall + gap, whole.w, whole.h - tall - gap)
        rects["log"] = Rect(whole.right, whole.bottom, 0, 0)
    return rects
