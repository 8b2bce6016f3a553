"""Pause: the table in the dark, and the ways on. Nothing here can lose a race."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect

from camelup_desktop.app import files
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Home, Pop, Push, Quit
from camelup_desktop.app.scenes.cheat_sheet import CheatSheetScene
from camelup_desktop.app.scenes.confirm import ConfirmScene
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.scenes.settings import SettingsScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.panel import draw_heading, draw_panel
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.table.match import Match
from camelup_desktop.engine.table.record import Header

MARGIN = 32
"""Units of parchment around the buttons."""


class PauseResult(enum.Enum):
    """What Pause pops with when it is not simply left."""

    RESTART = "restart"


class PauseScene(FormScene):
    """Pops with None (go on) or PauseResult.RESTART (the same table from the beginning)."""

    opaque = False

    def __init__(self, services: Services, header: Header, match: Match[Any]) -> None:
        super().__init__(services)
        self._header, self._match = header, match
        self._said = ""
        self._restart = False
        self._shown = ""

    @property
    def default(self) -> str | None:
        """Going on."""
        return "resume"

    def keys(self) -> Mapping[int, Action]:
        """Nothing but the ring; Ctrl+S is handled below."""
        return {}

    def handle(self, event: pygame.Event) -> Change | None:
        """Ctrl+S saves a copy; everything else is the form's."""
        ctrl = event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if ctrl and event.key == pygame.K_s:
            return self._copy()
        return super().handle(event)

    def resume(self, result: object = None) -> None:
        """Back from a question or from the settings."""
        self._restart = result is True

    def update(self, dt: float) -> Change | None:
        """A confirmed restart leaves; the status line counts seconds."""
        if self._restart:
            return Pop(PauseResult.RESTART)
        if self.status != self._shown:
            self.stale = True
        return super().update(dt)

    def build(self, view: View) -> Sequence[Widget]:
        """One button under the other."""
        rects = screen_rects("pause", view)
        esc, f2, copy = self.t("key.esc"), self.t("key.f2"), self.t("key.ctrl_s")
        self._rects = rects
        return [
            Button(
                "resume",
                rects["resume"],
                self.t("pause.resume"),
                self.escape,
                kind="primary",
                key=esc,
            ),
            Button("cheat", rects["rules"], self.t("pause.cheat_sheet"), self._cheat, key=f2),
            Button("settings", rects["settings"], self.t("pause.settings"), self._settings),
            Button("copy", rects["copy"], self.t("pause.copy"), self._copy, key=copy),
            Button("restart", rects["restart"], self.t("pause.restart"), self._ask, kind="sand"),
            Button("title", rects["title"], self.t("pause.exit"), Home, kind="sand"),
            Button("quit", rects["quit"], self.t("pause.quit"), Quit, kind="sand"),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """A sheet around the buttons, the heading, and whether the race is safe."""
        view = self.view
        around = self._rects["panel_title"].unionall(list(self._rects.values()))
        sheet = around.inflate(view.px(2 * MARGIN), view.px(2 * MARGIN))
        draw_panel(surface, self.painter, sheet)
        title = self._rects["panel_title"]
        draw_heading(surface, self.painter, title, self.t("pause.title"), flat=True)
        self._shown = self.status
        status = Rect(self._rects["status"])
        self.painter.text(surface, status, self._shown, u=sizes.BODY, align="centre", lines=3)

    @property
    def status(self) -> str:
        """Whether the race is safe, or what became of a copy."""
        if self._said:
            return self._said
        saves = self.services.saves
        if saves.read_only:
            return self.t("pause.not_saved", reason=self.t(saves.trouble))
        if saves.saved_at is None:
            return self.t("pause.saved_now")
        seconds = max(0, int((self.services.now() - saves.saved_at).total_seconds()))
        if seconds < 2:
            return self.t("pause.saved_now")
        if seconds < 120:
            return self.t("pause.saved_ago", n=seconds)
        return self.t("pause.saved_minutes", n=seconds // 60)

    def _cheat(self) -> Change:
        return Push(CheatSheetScene(self.services, self._header))

    def _settings(self) -> Change:
        return Push(SettingsScene(self.services))

    def _copy(self) -> Change | None:
        try:
            path = self.services.saves.save_copy(self._header, self._match)
        except OSError as error:
            self._said = self.t("message.copy_failed", reason=self.t(files.reason(error)))
        else:
            self._said = self.t("pause.copied", name=path.name)
        self.stale = True
        return None

    def _ask(self) -> Change:
        return Push(
            ConfirmScene(
                self.services,
                self.t("pause.restart_title"),
                self.t("pause.restart_text"),
                self.t("pause.restart_yes"),
                self.t("ui.cancel"),
            )
        )
