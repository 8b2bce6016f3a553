"""The curtain: nothing of the game is to be seen until the right person says so (ux.md 2.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect

from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Pop, Replace, Scene
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import SeatSetup
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import draw_panel
from camelup_desktop.app.widgets.portrait import draw_portrait
from camelup_desktop.app.widgets.widget import Widget

INPUT = (
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.TEXTINPUT,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)


class LockedScene(FormScene):
    """A screen that takes no input at first, so that nobody who hammers a key opens a secret."""

    blown = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._locked = services.theme.seconds("private.lock")

    @property
    def locked(self) -> bool:
        """Whether input is still ignored."""
        return self._locked > 0

    @property
    def lively(self) -> bool:
        """Until the lock opens."""
        return super().lively or self.locked

    def update(self, dt: float) -> Change | None:
        """The lock opens by itself."""
        if self.locked:
            self._locked -= dt
            self.stale = self.stale or not self.locked
        return super().update(dt)

    def handle(self, event: pygame.Event) -> Change | None:
        """Nothing is taken while it is locked."""
        if self.locked and event.type in INPUT:
            return None
        return super().handle(event)


class CurtainScene(LockedScene):
    """Names the person, and nothing else. `sheet` makes the private sheet; without one the curtain
    stands before a whole turn and simply opens."""

    def __init__(
        self, services: Services, seat: SeatSetup, sheet: Callable[[], Scene] | None = None
    ) -> None:
        super().__init__(services)
        self._seat, self._sheet = seat, sheet

    def enter(self) -> None:
        """The cloth falls."""
        super().enter()
        self.services.audio.play("curtain_close")

    def leave(self) -> None:
        """The cloth is drawn."""
        super().leave()
        self.services.audio.play("curtain_open")

    @property
    def default(self) -> str | None:
        """Opening it."""
        return "reveal"

    def keys(self) -> Mapping[int, Action]:
        """Space shows; the ring does the rest."""
        return {pygame.K_SPACE: self._reveal}

    def escape(self) -> Change | None:
        """Back to the table; a curtain before a turn has no other way than open."""
        return Pop()

    def build(self, view: View) -> Sequence[Widget]:
        """Show, and back."""
        self._rects = screen_rects("curtain", view)
        if self._sheet is None:
            words, key = self.t("curtain.begin", name=self._seat.name), self.t("key.space")
            return [
                Button(
                    "reveal", self._rects["reveal"], words, self._reveal, kind="primary", key=key
                )
            ]
        return [
            Button(
                "reveal",
                self._rects["reveal"],
                self.t("curtain.reveal"),
                self._reveal,
                kind="primary",
                icon="eye",
                key=self.t("key.space"),
            ),
            Button(
                "cancel",
                self._rects["cancel"],
                self.t("curtain.cancel"),
                self.escape,
                key=self.t("key.esc"),
            ),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """A cloth over everything, the person's portrait, one sentence."""
        draw_backdrop(surface, self.painter)
        rects, view = self._rects, self.view
        around = rects["portrait"].unionall(list(rects.values())).inflate(view.px(60), view.px(40))
        draw_panel(surface, self.painter, around, "felt")
        draw_portrait(surface, self.painter, rects["portrait"], self._seat.character)
        key = "curtain.only" if self._sheet is not None else "curtain.pass"
        self.painter.text(
            surface,
            rects["msg"],
            self.t(key, name=self._seat.name),
            u=sizes.TITLE,
            role="title",
            colour="gold",
            align="centre",
            lines=2,
        )
        note = Rect(rects["note"])
        words = self.t("curtain.note" if self._sheet is not None else "curtain.note_turn")
        self.painter.text(
            surface, note, words, u=sizes.BODY, colour="parchment", align="centre", lines=2
        )

    def _reveal(self) -> Change | None:
        if self._sheet is None:
            return Pop()
        return Replace(self._sheet())
