"""The action dock: what a turn can be, each with its key; or what is to be picked for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.games.camelup.deeds import ModuleDeed
from camelup_desktop.app.games.camelup.offers import OpenOption
from camelup_desktop.app.games.camelup.panels.deed_cards import DeedCards, Look
from camelup_desktop.app.games.camelup.panels.option_cards import OptionCards, tray
from camelup_desktop.app.games.camelup.panels.panel import Panel, Spot
from camelup_desktop.app.games.camelup.selection import DEEDS, AnyDeed, Deed, deed_of
from camelup_desktop.app.scene import Change
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.camelup import Stage
from camelup_desktop.engine.table import Action

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
ADDED_SHARE = 0.19
"""How much of the width is for what modules add."""
GAP = 6


class Dock(Panel):
    """Cards on felt: four large ones, small ones for modules. A card that is shut says why.

    While the deed of a module asks for something that is no space, a tray of options lies here.
    """

    name = "act_roll"

    def area(self, rects: Mapping[str, Rect]) -> Rect:
        """Everything between my things and the hand."""
        return Rect(rects["act_roll"]).unionall([rects[name] for name in BOXES if name in rects])

    @property
    def options(self) -> Sequence[OpenOption]:
        """What lies in the tray; nothing while the cards do."""
        picker = self.desk.picker
        return () if picker.walking else picker.options()

    @property
    def arrangement(self) -> Hashable:
        """Cards, or the options of the tray."""
        return tuple(one.option for one in self.options), self.desk.picker.selection.deed

    def arrange(self) -> Sequence[Widget]:
        """Cards side by side, those of modules below each other; or a tray."""
        self._cards: dict[AnyDeed, Rect] = {}
        self._tray: list[Rect] = []
        if self.options:
            self._head, self._tray = tray(self.inside, len(self.options), self.painter)
            return [
                Spot(f"option:{number}", self.outside(box), self._take(number), hint=self._why(one))
                for number, (one, box) in enumerate(zip(self.options, self._tray, strict=True))
            ]
        self._lay_cards()
        return [
            Spot(
                f"act:{deed.digit}",
                self.outside(card),
                self._pick(deed),
                hint=self.words.t(f"race.hint.{deed.word}"),
            )
            for deed, card in self._cards.items()
        ]

    def _lay_cards(self) -> None:
        room, gap, added = self.inside, self.px(GAP), self._added()
        if added:
            column = Rect(0, room.y, round(room.w * ADDED_SHARE), room.h)
            column.right = room.right
            room = Rect(room.x, room.y, column.x - gap - room.x, room.h)
            high = min(column.h // 2, (column.h - gap * (len(added) - 1)) // len(added))
            for place, deed in enumerate(added):
                top = column.y + place * (high + gap)
                self._cards[deed] = Rect(column.x, top, column.w, high)
        wide = (room.w - gap * (len(DEEDS) - 1)) // len(DEEDS)
        for place, base in enumerate(DEEDS):
            self._cards[base] = Rect(room.x + place * (wide + gap), room.y, wide, room.h)
        self._cards = dict(sorted(self._cards.items(), key=lambda entry: entry[0].digit or 0))

    def _added(self) -> Sequence[ModuleDeed]:
        """What modules in play add to the actions of a turn."""
        board = self.desk.board
        deeds = (deed for module in board.modules for deed in module.deeds(board.rules))
        return [deed for deed in deeds if deed.stage is Stage.ACTION]

    def _why(self, one: OpenOption) -> str:
        """The tooltip of an option: why not, or what it is called."""
        deed = self.desk.picker.selection.deed
        if one.reason or not isinstance(deed, ModuleDeed):
            return one.reason
        return " ".join(self.desk.picker.offers.label(deed, one.option)).strip()

    def _pick(self, deed: AnyDeed) -> Callable[[], Change | None]:
        def pick() -> Change | None:
            self.desk.picker.choose(deed)
            return None

        return pick

    def _take(self, number: int) -> Callable[[], Change | None]:
        def take() -> Change | None:
            options = self.options
            if number < len(options):
                self.desk.picker.pick_option(options[number])
            return None

        return take

    def key(self) -> Hashable:
        """What may be chosen, what is chosen, what an opponent points at."""
        picker = self.desk.picker
        awake = picker.awake and not self.options
        reasons = tuple(picker.deed_reason(deed) for deed in self._cards) if awake else ()
        return (
            picker.awake,
            picker.stacking,
            picker.selection,
            reasons,
            tuple(self.options),
            self._pointed(),
            self.desk.coach.advised,
            self.desk.me,
            self.desk.shown.dice_left,
            self.pointer,
        )

    def _pointed(self) -> AnyDeed | None:
        return self._kind(self.desk.pointed)

    def _advised(self) -> AnyDeed | None:
        """The kind of action that the coach would choose."""
        return self._kind(self.desk.coach.advised)

    def _kind(self, action: Action | None) -> AnyDeed | None:
        """The deed that an action belongs to."""
        if (base := deed_of(action)) is not None or action is None:
            return base
        return next((deed for deed in self._added() if isinstance(action, deed.kinds)), None)

    def paint(self, surface: pygame.Surface) -> None:
        """Felt; cards, or the tray."""
        self.framed(surface, "felt")
        picker = self.desk.picker
        deed = picker.selection.deed
        if self._tray and isinstance(deed, ModuleDeed):
            cards = OptionCards(self.desk, self.painter)
            cards.head(surface, deed, self._head)
            for number, (one, box) in enumerate(zip(self.options, self._tray, strict=True)):
                hot = self.hot(f"option:{number}")
                cards.draw(
                    surface,
                    one,
                    box,
                    picked=picker.selection.picked(one.option.pick),
                    hot=hot,
                    advised=picker.selection.leads_to(one.option.pick, self.desk.coach.advised),
                )
            return
        drawer = DeedCards(self.desk, self.painter)
        for deed, card in self._cards.items():
            drawer.draw(surface, deed, card, self._look(deed))

    def _look(self, deed: AnyDeed) -> Look:
        picker, spot = self.desk.picker, f"act:{deed.digit}"
        ready = picker.awake and not picker.stacking
        return Look(
            ready=ready,
            reason=picker.deed_reason(deed) if picker.awake else "",
            chosen=(picker.awake and picker.selection.deed is deed) or self._pointed() is deed,
            hot=self.hot(spot) and ready,
            held=self.desk.held == spot,
            advised=self._advised() is deed,
        )


__all__: Sequence[str] = ("BOXES", "Deed", "Dock")
