"""The action dock: the four things a turn can be, each with its key and what it does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.panels.coach_mark import draw_coach_mark
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.selection import DEEDS, Deed, deed_of
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import Side

BOXES = (
    "act_roll",
    "act_leg_tile",
    "act_desert",
    "act_race",
    "act_camera",
    "act_position",
    "act_partner",
)
"""Rectangles of the layout that the dock fills; what modules do not use goes to the rest."""
NAMES = {
    Deed.ROLL: "roll",
    Deed.LEG_TILE: "leg_tile",
    Deed.DESERT_TILE: "desert_tile",
    Deed.RACE_BET: "race_bet",
}
GAP = 6


class Dock(Panel):
    """Four cards on felt. A card that cannot be chosen now says why."""

    name = "act_roll"

    def area(self, rects: Mapping[str, Rect]) -> Rect:
        """Everything between my things and the hand."""
        return Rect(rects["act_roll"]).unionall([rects[name] for name in BOXES if name in rects])

    def arrange(self) -> Sequence[Widget]:
        """Cards side by side."""
        room, gap = self.inside, self.px(GAP)
        wide = (room.w - gap * (len(DEEDS) - 1)) // len(DEEDS)
        self._cards = {
            deed: Rect(room.x + place * (wide + gap), room.y, wide, room.h)
            for place, deed in enumerate(DEEDS)
        }
        return [
            Spot(
                f"act:{deed.value}",
                self.outside(card),
                self._pick(deed),
                hint=self.words.t(f"race.hint.{NAMES[deed]}"),
            )
            for deed, card in self._cards.items()
        ]

    def _pick(self, deed: Deed) -> Callable[[], Change | None]:
        def pick() -> Change | None:
            self.desk.picker.choose(deed)
            return None

        return pick

    def key(self) -> Hashable:
        """What may be chosen, what is chosen, what an opponent points at."""
        picker = self.desk.picker
        reasons = tuple(picker.deed_reason(deed) for deed in DEEDS) if picker.awake else ()
        return (
            picker.awake,
            picker.stacking,
            picker.selection.deed,
            picker.selection.side,
            reasons,
            self._pointed(),
            self._advised(),
            self.desk.me,
            self.desk.shown.dice_left,
            self.pointer,
        )

    def _pointed(self) -> Deed | None:
        return deed_of(self.desk.pointed)

    def _advised(self) -> Deed | None:
        """The kind of action that the coach would choose."""
        return deed_of(self.desk.coach.advised)

    def paint(self, surface: pygame.Surface) -> None:
        """Felt and cards."""
        self.framed(surface, "felt")
        for deed, card in self._cards.items():
            self._card(surface, deed, card)

    def _card(self, surface: pygame.Surface, deed: Deed, card: Rect) -> None:
        painter, picker = self.painter, self.desk.picker
        open_now = picker.awake and not picker.stacking
        reason = picker.deed_reason(deed) if picker.awake else ""
        chosen = (picker.awake and picker.selection.deed is deed) or self._pointed() is deed
        hot = self.hot(f"act:{deed.value}") and open_now
        body = card.move(0, self.px(1) if self.desk.held == f"act:{deed.value}" else 0)
        fill = (
            "cream"
            if chosen or hot
            else "parchment"
            if open_now and not reason
            else "parchment_dark"
        )
        edge = "gold" if chosen or hot else "walnut"
        painter.shadow(surface, body, 4)
        painter.rounded(surface, body, fill, edge=edge, width=4 if chosen else 2, radius=10)
        room = body.inflate(-self.px(14), -self.px(10))
        line = round(painter.view.font(sizes.LABEL) * 1.25)
        note = min(room.h // 3, round(painter.view.font(sizes.CAPTION) * 1.3) * 2)
        title = Rect(room.x, room.bottom - note - line, room.w, line)
        picture = Rect(room.x, room.y, room.w, title.y - room.y)
        self._picture(surface, deed, picture, open_now and not reason)
        self._key(surface, deed, room)
        ink = "ink" if open_now and not reason else "ink_soft"
        painter.text(
            surface,
            title,
            self.words.t(f"race.act.{NAMES[deed]}"),
            u=sizes.LABEL,
            role="title",
            colour=ink,
            align="centre",
        )
        words = reason or self.words.t(self._note(deed), **self._numbers())
        under = Rect(room.x, title.bottom, room.w, room.bottom - title.bottom)
        painter.text(
            surface,
            under,
            words,
            u=sizes.CAPTION,
            colour="danger" if reason else "ink_soft",
            align="centre",
            lines=2,
        )

        if self._advised() is deed:
            draw_coach_mark(surface, painter, body)

    def _note(self, deed: Deed) -> str:
        """Key of the line under the title; while a tile is being placed, how to turn it over."""
        placing = self.desk.picker.awake and self.desk.picker.selection.deed is deed
        turns = deed is Deed.DESERT_TILE and placing
        return f"race.act.{NAMES[deed]}_{'turn' if turns else 'note'}"

    def _numbers(self) -> dict[str, object]:
        rules = self.desk.board.rules
        return {
            "tile": self.words.signed(rules.pyramid_tile_pounds),
            "desert": self.words.signed(rules.desert_tile_pounds),
        }

    def _picture(self, surface: pygame.Surface, deed: Deed, room: Rect, bright: bool) -> None:
        """What the action is about."""
        painter = self.painter
        character = self.desk.character(self.desk.me)
        if deed is Deed.ROLL:
            painter.picture(surface, "pyramid_closed", room)
            return
        names = {
            Deed.LEG_TILE: ("legtile_white_3", "legtile_orange_5", "legtile_blue_5"),
            Deed.DESERT_TILE: ("tile_oasis", "tile_mirage"),
            Deed.RACE_BET: (f"card_{character}_back",) * 3,
        }[deed]
        if deed is Deed.DESERT_TILE and self.desk.picker.selection.deed is deed:
            side = self.desk.picker.selection.side
            names = ("tile_oasis",) if side is Side.OASIS else ("tile_mirage",)
        step = round(room.h * 0.62) if deed is not Deed.DESERT_TILE else round(room.h * 1.05)
        wide = min(room.w, room.h)
        start = room.centerx - (wide + step * (len(names) - 1)) // 2
        for place, name in enumerate(names):
            painter.picture(surface, name, Rect(start + place * step, room.y, wide, room.h))

    def _key(self, surface: pygame.Surface, deed: Deed, room: Rect) -> None:
        """The digit that chooses it, in the upper left corner."""
        side = max(self.px(22), round(self.painter.view.font(sizes.CAPTION) * 1.4))
        box = Rect(room.x - self.px(2), room.y - self.px(1), side, side)
        self.painter.rounded(surface, box, "night", edge="brass", width=1.5, radius=6)
        self.painter.text(
            surface,
            box,
            str(deed.value),
            u=sizes.BODY,
            role="title",
            colour="parchment",
            align="centre",
        )
