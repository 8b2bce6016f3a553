"""The modules of the set-up screen: a switch, a sentence, and why it cannot be switched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect

from camelup_desktop.app.module_offer import ModuleOffer
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.painter import Painter
from camelup_desktop.app.widgets.panel import draw_rule
from camelup_desktop.app.widgets.scroll import BAR_UNITS, Scroll
from camelup_desktop.app.widgets.segmented import Segmented
from camelup_desktop.app.widgets.toggle import Toggle
from camelup_desktop.app.widgets.widget import Widget

SWITCH_WIDE, CONTROL = 70, 42
"""Units of a switch without its word, and the height of what is pressed."""
INDENT, LEAST_WORDS, ANSWER_EXTRA = 22, 90, 44
"""Units: how far house rules stand in, what their words need at least, air around an answer."""
AIR, MOST_AIR = 3, 14
"""Units above and below a row: at least, and where there is room."""


@dataclass(frozen=True, slots=True)
class ModuleActions:
    """What the rows do: switch a module, choose one of its house rules."""

    switch: Callable[[str, bool], Change | None]
    option: Callable[[str, object, object], Change | None]


@dataclass(frozen=True, slots=True)
class Row:
    """A module, or a house rule of one that is in play: a name, a sentence, what is missing.

    `box` is where it stands, `control` where it is switched; `option` is None for a module.
    """

    offer: ModuleOffer
    option: Any
    name: str
    line: str
    remark: str
    words: Rect
    control: Rect
    box: Rect


class ModulesPanel:
    """Rows one below the other in `room`; taller ones scroll."""

    def __init__(
        self,
        painter: Painter,
        room: Rect,
        scroll: Scroll,
        offers: Sequence[ModuleOffer],
        chosen: Mapping[str, Any],
        facts: Mapping[str, object],
    ) -> None:
        self._painter, self._room, self._offers = painter, room, offers
        self._chosen, self._facts = chosen, facts
        wide = room.w
        rows = self._laid_out(wide, 0)
        if self._tall(rows) > room.h:
            wide -= painter.view.px(BAR_UNITS + 8)
            rows = self._laid_out(wide, 0)
        spare = max(0, room.h - self._tall(rows)) // max(1, 2 * len(rows))
        air = min(spare, painter.view.px(MOST_AIR - AIR))
        scroll.place(room, self._tall(self._laid_out(wide, air)))
        self.rows = [
            _moved(row, room.x, room.y - scroll.offset) for row in self._laid_out(wide, air)
        ]

    def widgets(self, actions: ModuleActions) -> list[Widget]:
        """A switch for each module and each house rule with two answers, else the answers."""
        found: list[Widget] = []
        for row in self.rows:
            control = self._control(row, actions)
            control.clip = self._room
            found.append(control)
        return found

    def paint(self, surface: pygame.Surface) -> None:
        """The words of each row."""
        painter = self._painter
        surface.set_clip(self._room)
        if notice := self._notice:
            first = self.rows[0].box
            box = Rect(first.x, first.y - self._notice_height(first.w), first.w, 0)
            box.h = first.y - box.y
            painter.text(surface, box, notice, u=sizes.BODY, colour="danger", lines=4)
        for place, row in enumerate(self.rows):
            if (place or self._notice) and row.option is None:
                draw_rule(surface, painter, self._room.x, row.box.y, row.box.right - self._room.x)
            colour = "ink" if row.offer.on or row.offer.free else "ink_soft"
            y = row.words.y
            for text, u, ink in (
                (row.name, sizes.LABEL if row.option is None else sizes.BODY, colour),
                (row.line, sizes.CAPTION, "ink_soft"),
                (row.remark, sizes.CAPTION, "danger"),
            ):
                if text:
                    tall = self._height(text, row.words.w, u)
                    box = Rect(row.words.x, y, row.words.w, tall)
                    painter.text(surface, box, text, u=u, colour=ink, valign="top", lines=5)
                    y += tall
        surface.set_clip(None)

    # rows

    @property
    def _notice(self) -> str:
        """Why nobody can choose the modules."""
        forced = any(offer.forced for offer in self._offers)
        return self._t("setup.modules_forced") if forced else ""

    def _notice_height(self, wide: int) -> int:
        if not self._notice:
            return 0
        return self._height(self._notice, wide, sizes.BODY) + self._painter.view.px(AIR)

    def _laid_out(self, wide: int, air: int) -> list[Row]:
        rows: list[Row] = []
        y = self._notice_height(wide)
        for number, offer in enumerate(self._offers, 1):
            name = self._t(f"module.{offer.key}.name")
            line = self._t(f"module.{offer.key}.line", **self._facts)
            title = self._t("setup.module", number=number, name=name)
            why = self._t("setup.module_needs", n=offer.needs) if offer.needs else ""
            rows.append(self._row(offer, None, (title, line, why), wide, y, air))
            y = rows[-1].box.bottom
            for option in offer.options if offer.on else ():
                key = f"module.option.{option.key}"
                line = self._t(f"{key}.line", **self._facts)
                words = (self._t(f"{key}.name"), line, "")
                rows.append(self._row(offer, option, words, wide, y, air))
                y = rows[-1].box.bottom
        return rows

    def _row(
        self, offer: ModuleOffer, option: Any, words: tuple[str, str, str], wide: int, y: int,
        air: int,
    ) -> Row:  # fmt: skip
        view = self._painter.view
        air += view.px(AIR)
        left = view.px(INDENT) if option is not None else 0
        switch = view.px(SWITCH_WIDE) + max(
            self._painter.width(self._t(f"ui.{word}")) for word in ("on", "off")
        )
        control = max(view.px(CONTROL), round(view.font(sizes.BODY) * 1.7))
        answers = 0 if option is None else self._answers(option)
        beside = wide - left - (answers or switch) - view.px(6)
        below = beside < view.px(LEAST_WORDS)
        room = wide - left if below else beside
        if answers:
            words = (words[0], "", "")  # the answers say it
        first = sizes.LABEL if option is None else sizes.BODY
        tall = sum(
            self._height(text, room, u)
            for text, u in zip(words, (first, sizes.CAPTION, sizes.CAPTION), strict=True)
            if text
        )
        if below:
            high = tall + control + view.px(4) + 2 * air
            at = Rect(left, y + air + tall + view.px(4), room, control)
            text_at = Rect(left, y + air, room, tall)
        else:
            high = max(tall, control) + 2 * air
            pressed = answers or switch
            at = Rect(wide - pressed, y + (high - control) // 2, pressed, control)
            text_at = Rect(left, y + (high - tall) // 2, room, tall)
        return Row(offer, option, *words, text_at, at, Rect(0, y, wide, high))

    def _answers(self, option: Any) -> int:
        """How wide the answers of a house rule are; 0 for those that a switch gives."""
        if set(option.choices) == {False, True}:
            return 0
        key = f"module.option.{option.key}"
        painter = self._painter
        words = sum(painter.width(self._t(f"{key}.{choice}")) for choice in option.choices)
        return words + painter.view.px(ANSWER_EXTRA) * len(option.choices)

    def _control(self, row: Row, actions: ModuleActions) -> Widget:
        offer, option = row.offer, row.option
        if option is None:
            return Toggle(
                f"module.{offer.key}", row.control, offer.on,
                lambda on: actions.switch(offer.key, on),
                hint=row.line,
                reason=self._t("setup.module_forced") if offer.forced else row.remark,
            )  # fmt: skip
        line = self._t(f"module.option.{option.key}.line", **self._facts)
        now = self._chosen.get(option.key, option.default)

        def choose(value: object) -> Change | None:
            return actions.option(option.key, value, option.default)

        if not self._answers(option):
            return Toggle(option.key, row.control, bool(now), choose, hint=line)
        key = f"module.option.{option.key}"
        words = [(value, self._t(f"{key}.{value}")) for value in option.choices]
        return Segmented(option.key, row.control, words, now, choose, hint=line)

    # sizes

    def _height(self, text: str, width: int, u: float) -> int:
        return round(self._painter.height(text, width, u=u) * 1.06)

    @staticmethod
    def _tall(rows: Sequence[Row]) -> int:
        return rows[-1].box.bottom if rows else 0

    def _t(self, key: str, **values: object) -> str:
        return self._painter.strings.t(key, **values)


def _moved(row: Row, x: int, y: int) -> Row:
    """The row where it is seen."""
    moved = (row.words.move(x, y), row.control.move(x, y), row.box.move(x, y))
    return Row(row.offer, row.option, row.name, row.line, row.remark, *moved)
