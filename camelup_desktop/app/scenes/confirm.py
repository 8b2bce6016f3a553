"""A question before something that cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.scene import Change, Pop
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import FRAME_UNITS, draw_panel
from camelup_desktop.app.widgets.widget import Widget

WIDE, TALL = 560, 272


class ConfirmScene(FormScene):
    """Pops with True when the player means it; Esc and the first button mean no."""

    opaque = False

    def __init__(self, services: Services, title: str, text: str, yes: str, no: str) -> None:
        super().__init__(services)
        self._title, self._text, self._yes, self._no = title, text, yes, no
        self._box = Rect(0, 0, 0, 0)

    @property
    def default(self) -> str | None:
        """No is safe."""
        return "no"

    def escape(self) -> Change | None:
        """No."""
        return Pop(False)

    def build(self, view: View) -> Sequence[Widget]:
        """Two buttons at the lower edge of a sheet in the middle."""
        tall = TALL + round((view.text_scale - 1) * 110)
        self._box = view.rect(((1280 - WIDE) / 2, (720 - tall) / 2, WIDE, tall))
        room = self._box.inflate(-view.px(2 * FRAME_UNITS + 16), -view.px(2 * FRAME_UNITS + 16))
        high, gap = view.px(60), view.px(12)
        half = (room.w - gap) // 2
        left = Rect(room.x, room.bottom - high, half, high)
        right = Rect(room.right - half, left.y, half, high)
        return [
            Button("no", left, self._no, lambda: Pop(False), key=self.t("key.esc")),
            Button("yes", right, self._yes, lambda: Pop(True), kind="primary"),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, the question, what it would mean."""
        view = self.view
        room = draw_panel(surface, self.painter, self._box).inflate(-view.px(24), -view.px(16))
        head = Rect(room.x, room.y, room.w, round(view.font(sizes.NUMBER) * 1.5))
        self.painter.text(
            surface, head, self._title, u=sizes.NUMBER, role="title", colour="ink", align="centre"
        )
        rest = Rect(room.x, head.bottom, room.w, room.bottom - head.bottom - view.px(64))
        self.painter.text(surface, rest, self._text, u=sizes.LABEL, align="centre", lines=6)
