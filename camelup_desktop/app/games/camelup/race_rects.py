"""Rectangles of the race table; with very large text the right column is shared out anew."""

from __future__ import annotations

from pygame import Rect

from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.view import View

GAP = 4
MARKET_SHARE, COACHED_SHARE = 0.6, 0.68
ODDS_UNITS = 22
"""How much higher the market is with odds in it; the log is so much lower."""


SHELF_UNITS = 44
"""Height of the shelf under the market on which things of modules lie."""


def race_rects(view: View, odds: bool = False, shelf: bool = False) -> dict[str, Rect]:
    """Id -> rectangle in pixels. From 150 % text the log gives its room to market and decks (it
    opens over the table with L instead), and is empty. With `odds` the market is higher; the
    "shelf" is empty unless it is asked for, then the log is lower."""
    rects = screen_rects("race", view)
    rects["shelf"] = Rect(rects["market"].bottomleft, (0, 0))
    if odds and not view.big_text:
        more = view.px(ODDS_UNITS)
        market, decks, log = rects["market"], rects["race_bets"], rects["log"]
        rects["market"] = Rect(market.x, market.y, market.w, market.h + more)
        rects["race_bets"] = decks.move(0, more)
        rects["log"] = Rect(log.x, log.y + more, log.w, log.h - more)
    if view.big_text:
        market, log = rects["market"], rects["log"]
        whole = market.union(log)
        gap = view.px(GAP)
        tall = round(whole.h * (COACHED_SHARE if odds else MARKET_SHARE))
        rects["market"] = Rect(whole.x, whole.y, whole.w, tall)
        rects["race_bets"] = Rect(whole.x, whole.y + tall + gap, whole.w, whole.h - tall - gap)
        rects["log"] = Rect(whole.right, whole.bottom, 0, 0)
    if shelf:
        _put_up_shelf(rects, view)
    return rects


def _put_up_shelf(rects: dict[str, Rect], view: View) -> None:
    """Room between market and decks: the log's, or with very large text that of both."""
    gap, high = view.px(GAP), round(view.px(SHELF_UNITS) * min(1.25, view.text_scale))
    market, decks, log = rects["market"], rects["race_bets"], rects["log"]
    if log.h:
        rects["race_bets"] = decks.move(0, high + gap)
        rects["log"] = Rect(log.x, log.y + high + gap, log.w, log.h - high - gap)
    else:
        market.h -= (high + gap) // 2
        lost = high + gap - (high + gap) // 2
        rects["race_bets"] = Rect(decks.x, decks.y + lost, decks.w, decks.h - lost)
    rects["shelf"] = Rect(market.x, market.bottom + gap, market.w, high)
