"""The list of decisions: one row each, told once; the row is a control that can have the focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.review.telling import Telling, Verdict
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.icon import blit_icon
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_rule
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.app.widgets.widget import State, Widget
from camelup_desktop.engine.table import Seat

ICONS = {
    Verdict.FINEST: "star",
    Verdict.BEST: "tick",
    Verdict.NEARLY: "tick",
    Verdict.SLIP: "minus",
    Verdict.COSTLY: "minus",
    Verdict.MISSED: "hint",
    Verdict.UNKNOWN: "question",
}
"""The sign beside a verdict, so that colour alone tells nothing."""
LEAST = 48
"""Units of a row, at least."""
VERDICT_SHARE, BAR_SHARE = 0.25, 0.1
"""Shares of a row."""
ICON = 22


@dataclass(frozen=True, slots=True)
class Entry:
    """A decision in words; `better` and `why` are empty if there is nothing to say."""

    seat: Seat
    leg: int
    done: str
    better: str
    why: str
    verdict: Verdict
    verdict_words: str
    remarkable: bool
    missed: float
    """How much probability of winning was missed, as a share of the most that was in this race."""


def entries(telling: Telling) -> tuple[Entry, ...]:
    """Every decision in the order of the race."""
    most = max((choice.missed_win for choice in telling.review.choices), default=0.0)
    return tuple(
        Entry(
            choice.seat,
            choice.leg,
            telling.done(choice),
            telling.better(choice),
            telling.why(choice),
            telling.verdict(choice),
            telling.verdict_words(choice),
            telling.remarkable(choice),
            choice.missed_win / most if most else 0.0,
        )
        for choice in telling.review.choices
    )


class LegRow(Widget):
    """The heading over the decisions of a leg."""

    def __init__(self, rect: Rect, leg: int) -> None:
        super().__init__(f"leg:{leg}", rect)
        self._leg = leg

    @property
    def target(self) -> None:
        """Nothing can be done with it."""
        return None

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Its name."""
        words = painter.strings.t("review.leg", leg=self._leg)
        painter.text(surface, self.rect, words, u=sizes.LABEL, role="title", colour="danger")


class ChoiceRow(Widget):
    """What was done, what would have been better, and a verdict; its hint says why."""

    def __init__(self, number: int, rect: Rect, entry: Entry, character: str) -> None:
        super().__init__(f"choice:{number}", rect, hint=entry.why)
        self.entry, self._character = entry, character

    def draw(self, surface: pygame.Surface, painter: Painter, state: State) -> None:
        """Portrait, two lines, verdict; what is pointed out lies on brighter paper."""
        view, entry, rect = painter.view, self.entry, self.rect
        if not surface.get_clip().colliderect(rect):
            return
        if entry.remarkable:
            paper = rect.inflate(0, -view.px(4))
            edge = "gold" if entry.verdict is Verdict.FINEST else "mirage"
            painter.rounded(surface, paper, "cream", edge=edge, width=2, radius=8)
        else:
            draw_rule(surface, painter, rect.x, rect.y, rect.w)
        inner = rect.inflate(-view.px(16), -view.px(8))
        face = Rect(inner.x, inner.y, min(inner.h, view.px(44)), inner.h)
        draw_portrait(surface, painter, face, self._character)
        verdict = Rect(0, inner.y, round(inner.w * VERDICT_SHARE), inner.h)
        verdict.right = inner.right
        self._verdict(surface, painter, verdict)
        bar = Rect(0, inner.y, round(inner.w * BAR_SHARE), inner.h)
        bar.right = verdict.x - view.px(16)
        left = face.right + view.px(12)
        words = Rect(left, inner.y, bar.x - left - view.px(12), inner.h)
        if not entry.better:
            painter.text(surface, words, entry.done, u=sizes.BODY, lines=2)
            return
        words.h //= 2
        painter.text(surface, words, entry.done, u=sizes.BODY)
        words.y += words.h
        painter.text(surface, words, entry.better, u=sizes.BODY, colour="ink_soft")
        self._missed(surface, painter, bar)

    def _missed(self, surface: pygame.Surface, painter: Painter, box: Rect) -> None:
        """How much was missed, beside the largest miss of the race; no bar where it was nothing."""
        groove = Rect(box.x, 0, box.w, painter.view.px(12))
        groove.centery = box.centery
        painter.rounded(surface, groove, "parchment_dark", radius=6)
        groove.w = max(groove.h, round(groove.w * self.entry.missed))
        painter.rounded(surface, groove, "mirage", edge="walnut", width=1, radius=6)

    def _verdict(self, surface: pygame.Surface, painter: Painter, box: Rect) -> None:
        view, entry = painter.view, self.entry
        side = view.px(ICON)
        mark = Rect(box.x, box.centery - side // 2, side, side)
        strong = {Verdict.FINEST: "teal", Verdict.MISSED: "danger"}
        colour = painter.theme.colour(strong.get(entry.verdict, "ink_soft"))
        blit_icon(surface, painter.assets, ICONS[entry.verdict], mark, colour)
        words = Rect(mark.right + view.px(8), box.y, box.right - mark.right - view.px(8), box.h)
        painter.text(surface, words, entry.verdict_words, u=sizes.BODY, colour=colour, lines=2)


def place_rows(
    painter: Painter, window: Rect, shown: Sequence[Entry], characters: Sequence[str]
) -> list[Widget]:
    """The rows one under the other from the top of `window`, legs with their headings."""
    view = painter.view
    line = round(view.font(sizes.BODY) * 1.3)
    tall = max(view.px(LEAST), 2 * line + view.px(12))
    head = max(view.px(32), round(view.font(sizes.LABEL) * 1.5))
    rows: list[Widget] = []
    y, leg = window.y, 0
    for number, entry in enumerate(shown):
        if entry.leg != leg:
            leg = entry.leg
            rows.append(LegRow(Rect(window.x, y, window.w, head), leg))
            y += head
        box = Rect(window.x, y, window.w, tall)
        rows.append(ChoiceRow(number, box, entry, characters[entry.seat]))
        y += tall
    return rows
