"""The title: go on, start at once, or choose. Everything within three inputs of the first die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import pygame
from pygame import BLEND_PREMULTIPLIED, Rect

from camelup_desktop import __version__
from camelup_desktop.app.games import TABLES, begin
from camelup_desktop.app.layout import authored
from camelup_desktop.app.presets import QUICK_OPPONENTS, quick_table
from camelup_desktop.app.saves import LoadedGame
from camelup_desktop.app.scene import Change, Push, Quit
from camelup_desktop.app.scenes.about import AboutScene
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import Action, FormScene
from camelup_desktop.app.scenes.settings import SettingsScene
from camelup_desktop.app.scenes.setup import SetupScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.view import Box, View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.widget import Widget

WIDER, TALLER = 130, 28
"""Units the column of buttons, and its first button, grow with large text."""
GAP = 12
FOOTER_PLAIN, FOOTER_KEYED = 52, 106
"""Units a button of the footer is wider than its words, without and with a key."""
FADE = 150
"""Units over which the table passes into the picture."""
NOTE_TALL = 48
"""Units of a sentence about the last session, over the first button, and the gap below it."""


class TitleScene(FormScene):
    """The way into everything, and back."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._game: LoadedGame | None = None
        self._footer = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        """Look for a race to go on with. The desert is calm."""
        self._game = self.services.saves.load_latest()
        self.services.audio.music("calm")

    def resume(self, result: object = None) -> None:
        """Back from another screen; a race may have begun or ended meanwhile."""
        self._game = self.services.saves.load_latest()
        self.rebuild()

    @property
    def default(self) -> str | None:
        """Going on, if there is something to go on with."""
        return "continue" if self._game is not None else "quick"

    def escape(self) -> Change | None:
        """Esc does not leave the program by accident."""
        return None

    def keys(self) -> Mapping[int, Action]:
        """C, Q, N."""
        keys: dict[int, Action] = {pygame.K_q: self._quick, pygame.K_n: self._new}
        if self._game is not None:
            keys[pygame.K_c] = self._continue
        return keys

    def build(self, view: View) -> Sequence[Widget]:
        """The column at the left, with or without Continue, and the footer."""
        top = NOTE_TALL if self.note else 0
        boxes = _column(authored("title", view.wide), self._game is not None, view, top)
        rect = {name: view.rect(box) for name, box in boxes.items()}
        quick = self.t("title.quick_below", n=QUICK_OPPONENTS)
        column: list[Widget] = []
        if self._game is not None:
            column.append(self._continue_button(rect["continue"], self._game))
        column += [
            Button(
                "quick",
                rect["quick"],
                self.t("title.quick"),
                self._quick,
                kind="primary" if self._game is None else "plain",
                below=quick,
                icon="dice",
                key="Q",
                u=20,
            ),
            Button(
                "new",
                rect["new"],
                self.t("title.new"),
                self._new,
                below=self.t("title.new_below"),
                icon="people",
                key="N",
                u=20,
            ),
            Button(
                "settings",
                rect["settings"],
                self.t("title.settings"),
                lambda: Push(SettingsScene(self.services)),
                kind="sand",
                icon="gear",
                hint=self.t("title.hint_settings"),
            ),
            Button(
                "quit",
                rect["quit"],
                self.t("title.quit"),
                Quit,
                kind="sand",
                icon="door",
                hint=self.t("title.hint_quit"),
            ),
        ]
        return [*column, *self._footer_buttons(view)]

    def paint(self, surface: pygame.Surface) -> None:
        """Table, diorama, logo, a word about the last session, footer."""
        view, painter = self.view, self.painter
        draw_backdrop(surface, painter)
        self._draw_diorama(surface)
        boxes = authored("title", view.wide)
        painter.picture(surface, "title_logo", view.rect(boxes["logo"]))
        if note := self.note:
            x, y, wide, _ = boxes["continue"]
            plate = view.rect((x, y, wide + _wider(view), NOTE_TALL - GAP / 2))
            painter.rounded(surface, plate, "night", edge="brass")
            room = plate.inflate(-view.px(16), -view.px(4))
            painter.text(surface, room, note, u=sizes.CAPTION, colour="gold", lines=2)
        bar = self._footer
        surface.fill(painter.theme.colour("night"), bar)
        surface.fill(painter.theme.colour("walnut"), (bar.x, bar.y, bar.w, view.px(2)))
        words = f"{self.t('title.version', version=__version__)} · {self.t('title.footer')}"
        left = Rect(view.origin[0] + view.px(64), bar.y, view.px(420), bar.h)
        painter.text(surface, left, words, u=sizes.CAPTION, colour="parchment", lines=2)

    def _draw_diorama(self, surface: pygame.Surface) -> None:
        """The picture at the right edge of the window, from the top down to the footer."""
        view = self.view
        left = view.point((648 + _wider(view), 0))[0]
        size = (surface.get_width() - left, self._footer.y)
        surface.blit(self.painter.assets.cover("title_diorama", size), (left, 0))
        size = (view.px(FADE), size[1])
        fade = self.painter.assets.drawn(("fade", size), lambda: _fade(size))
        surface.blit(fade, (left, 0), special_flags=BLEND_PREMULTIPLIED)

    def _continue_button(self, rect: Rect, game: LoadedGame) -> Button:
        where = TABLES[game.header.game].summary(self.services.strings, game)
        when = self._when(game.saved_at)
        return Button(
            "continue",
            rect,
            self.t("title.continue"),
            self._continue,
            kind="primary",
            below=self.t("title.continue_below", where=where, when=when),
            icon="play",
            key="C",
            u=sizes.NUMBER,
        )

    def _footer_buttons(self, view: View) -> list[Widget]:
        full = self.services.window.fullscreen
        mute = self.services.settings.current.mute
        tall = max(view.px(44), round(view.font(sizes.CAPTION) * 2))
        width, height = view.size
        self._footer = Rect(0, height - tall, width, tall)
        right = width - view.px(24)
        sound = ("speaker_off", "ui.sound_off") if mute else ("speaker", "ui.sound_on")
        screen = ("windowed", "ui.window") if full else ("full_screen", "ui.full_screen")
        entries: list[tuple[str, str, str, str, Action]] = [
            ("about", "info", "title.about", "", lambda: Push(AboutScene(self.services))),
            ("mute", *sound, "M", self._mute),
            ("full", *screen, "F11", self._full),
        ]
        buttons: list[Widget] = []
        for name, icon, label, key, action in entries:
            words = self.painter.width(self.t(label), u=sizes.CAPTION)
            wide = words + view.px(FOOTER_PLAIN if not key else FOOTER_KEYED)
            box = Rect(right - wide, self._footer.y + 1, wide, tall - 2)
            right = box.x - view.px(8)
            buttons.append(
                Button(
                    name, box, self.t(label), action, kind="quiet", icon=icon, key=key,
                    u=sizes.CAPTION, hint=self.t(f"title.hint_{name}"),
                )
            )  # fmt: skip
        return buttons[::-1]

    @property
    def note(self) -> str:
        """One sentence about the last session or about saving, the most urgent first."""
        saves = self.services.saves
        if saves.read_only:
            return self.t("message.no_saving", reason=self.t(saves.trouble))
        if self._game is not None and self._game.skipped:
            return self.t("title.recovered")
        if self.services.after_crash and self._game is not None:
            return self.t("title.unexpected")
        return ""

    def _when(self, saved: datetime) -> str:
        now, time = self.services.now(), f"{saved:%H:%M}"
        days = (now.date() - saved.date()).days
        if days == 0:
            return self.t("title.today", time=time)
        if days == 1:
            return self.t("title.yesterday", time=time)
        return self.t("title.earlier", date=f"{saved:%Y-%m-%d}", time=time)

    def _continue(self) -> Change | None:
        game = self.services.saves.load_latest()
        if game is None:
            self.resume()
            return None
        return Push(TABLES[game.header.game].resume(self.services, game))

    def _quick(self) -> Change | None:
        services = self.services
        people = tuple(services.theme.people)
        table = quick_table(services.strings, people, services.settings.current)
        return Push(begin(services, table))

    def _new(self) -> Change | None:
        return Push(SetupScene(self.services))

    def _mute(self) -> Change | None:
        self.services.settings.update(mute=not self.services.settings.current.mute)
        self.rebuild()
        return None

    def _full(self) -> Change | None:
        self.services.settings.update(fullscreen=not self.services.window.fullscreen)
        self.rebuild()
        return None


def _fade(size: tuple[int, int]) -> pygame.Surface:
    """Darkness that is gone at the right edge."""
    line = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        line.set_at((x, 0), (18, 10, 6, round(235 * (1 - x / 63) ** 1.6)))
    return pygame.transform.smoothscale(line.premul_alpha(), size)


def _wider(view: View) -> float:
    return WIDER if view.big_text else 0


def _column(boxes: Mapping[str, Box], saved: bool, view: View, top: float) -> dict[str, Box]:
    """The buttons of the column, `top` units lower than drawn. Without a saved race the others
    move up."""
    x, y, wide, tall = boxes["continue"]
    y += top
    wide += _wider(view)
    tall += TALLER if view.big_text else 0
    rows = [("continue", tall)] if saved else []
    rows += [("quick", 84.0 if saved else tall), ("new", 84.0)]
    column: dict[str, Box] = {}
    for name, high in rows:
        column[name] = (x, y, wide, high)
        y += high + GAP
    half = (wide - GAP) / 2
    column["settings"] = (x, y, half, 56)
    column["quit"] = (x + half + GAP, y, half, 56)
    return column
