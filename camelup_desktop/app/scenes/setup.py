"""Set-up of a new race: presets fill everything, Start always works."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect

from camelup_desktop.app.games import TABLES, begin
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.scene import Change, Pop, Push, Replace
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.scenes.house_rules import HouseRulesScene
from camelup_desktop.app.scenes.menu import MenuScene
from camelup_desktop.app.scenes.setup_modules import ModuleActions, ModulesPanel
from camelup_desktop.app.scenes.setup_options import (
    SEED,
    OptionActions,
    OptionsPanel,
    option_rows,
    summary,
)
from camelup_desktop.app.scenes.setup_presets import Preset, preset_buttons, presets
from camelup_desktop.app.scenes.setup_seats import SeatActions, SeatsPanel
from camelup_desktop.app.scenes.table_draft import TableDraft
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.dropdown import Choice, Dropdown
from camelup_desktop.app.widgets.panel import draw_heading, draw_panel, inside
from camelup_desktop.app.widgets.scroll import Scroll
from camelup_desktop.app.widgets.segmented import Segmented
from camelup_desktop.app.widgets.widget import Widget

GAME = "camelup"
MODULES, OPTIONS = "modules", "options"
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
TABS = 42
"""Units of the two words above the right page."""


class SetupScene(FormScene):
    """Seats at the left, modules or options at the right, presets above, Start below."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._game = TABLES[GAME]
        self._people = tuple(services.theme.people)
        self._draft = TableDraft(GAME, self._game, services.strings, self._people)
        self._facts = self._game.facts(services.strings)
        self._page = MODULES
        self._editing: int | str | None = None
        self._menu: Dropdown | None = None
        self._preset = ""
        self._take(self._quick)

    # what is chosen

    def table(self) -> TableSetup:
        """The table as it stands."""
        return self._draft.table()

    @property
    def reason(self) -> str:
        """Why the race cannot start, or empty."""
        draft = self._draft
        return self.t("setup.too_few", least=draft.least) if draft.too_few else ""

    @property
    def _quick(self) -> Preset:
        return presets(self.services, self._game, self._people)[0]

    def _take(self, preset: Preset) -> None:
        self._draft.take(preset.table)
        self._preset = preset.name
        self._editing = None

    # the scene

    @property
    def default(self) -> str | None:
        """Start, so that Enter is enough."""
        return "start"

    def resume(self, result: object = None) -> None:
        """A menu or the house rules gave an answer."""
        field, self._menu = self._menu, None
        if field is not None and isinstance(result, Choice):
            field.choose(result.value)
        elif isinstance(result, dict):
            self._draft.take_house_rules(result)
            self._preset = ""
        self.rebuild()

    def handle(self, event: pygame.Event) -> Change | None:
        """Alt with up and down moves the seat that has the focus. Enter starts, as its button says,
        unless the ring is to be seen around something else: a click has moved the focus unseen."""
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_ALT and not self.typing:
            step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
            here = self.ring.current
            uid = here.id.split(".")[0] if here is not None else ""
            if step and uid.isdigit():
                self.ring.shown = True
                return self._move(int(uid), step)
        entered = event.type == pygame.KEYDOWN and event.key in ENTER
        if entered and not self.typing and not self.ring.shown:
            self.ring.focus(self.default)
        return super().handle(event)

    def build(self, view: View) -> Sequence[Widget]:
        """Presets, seats, the page at the right, lower row."""
        rects = self._rects = screen_rects("setup", view)
        draft = self._draft
        self._seats = SeatsPanel(self.painter, self.gui, rects["seats"], draft.rows)
        editing = self._editing if isinstance(self._editing, int) else None
        offers = presets(self.services, self._game, self._people)
        return [
            *preset_buttons(
                self.painter, rects["presets"], offers, self._preset, self._preset_taken
            ),
            *self._seats.widgets(self._seat_actions(), editing),
            *self._right_page(rects["options"]),
            *self._lower_row(rects),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Table, heading, panels, summary."""
        painter, draft = self.painter, self._draft
        draw_backdrop(surface, painter)
        draw_heading(surface, painter, self._rects["header"], self.t("setup.header"))
        self._seats.paint(surface, draft.least, draft.most)
        draw_panel(surface, painter, self._rects["options"])
        self._right.paint(surface)
        strip = self._rects["summary"].inflate(-self.view.px(8), 0)
        colour = "gold" if self.reason else "parchment"
        text = self.reason or summary(self.services.strings, self.table())
        painter.text(surface, strip, text, u=sizes.BODY, colour=colour, align="centre", lines=3)

    # parts

    def _right_page(self, panel: Rect) -> list[Widget]:
        view, draft = self.view, self._draft
        room = inside(self.painter, panel).inflate(-view.px(8), 0)
        tabs = Rect(room.x, room.y, room.w, view.px(TABS))
        words = [(page, self.t(f"setup.page_{page}")) for page in (MODULES, OPTIONS)]
        u = sizes.BODY if view.big_text else sizes.LABEL
        page = Segmented("page", tabs, words, self._page, self._turn_to, u=u)
        room = Rect(room.x, tabs.bottom + view.px(6), room.w, room.bottom - tabs.bottom)
        room.h -= view.px(6)
        if self._page == MODULES:
            self._right: ModulesPanel | OptionsPanel = ModulesPanel(
                self.painter, room, self.scroll, draft.offers, draft.options, self._facts
            )
            actions = ModuleActions(self._switch, self._module_option)
            return [page, *self._right.widgets(actions)]
        self.scroll = Scroll()
        names = [seat.name for seat in draft.rows.seats()]
        rows = option_rows(
            self.services.strings, draft.money, draft.comforts, names, draft.youngest
        )
        self._right = OptionsPanel(self.painter, self.gui, room, rows)
        chosen = OptionActions(self._choose, self._edit_seed, self._set_seed)
        return [page, *self._right.widgets(chosen, draft.seed, self._editing == SEED)]

    def _lower_row(self, rects: Mapping[str, Rect]) -> list[Widget]:
        count = self._draft.changed
        rules = self.t("setup.house_changed", n=count) if count else self.t("setup.house_rules")
        return [
            Button("back", rects["back"], self.t("ui.back"), Pop, key=self.t("key.esc")),
            Button(
                "reset", rects["reset"], self.t("setup.reset"),
                lambda: self._preset_taken(self._quick), kind="sand",
                hint=self.t("setup.hint_reset"),
            ),
            Button(
                "house_rules", rects["house_rules"], rules, self._house_rules, kind="sand",
                hint=self.t("setup.hint_house"),
            ),
            Button(
                "start", rects["start"], self.t("setup.start"), self._start, kind="primary",
                key=self.t("key.enter"), u=sizes.NUMBER, reason=self.reason,
            ),
        ]  # fmt: skip

    # actions

    def _seat_actions(self) -> SeatActions:
        rows = self._draft.rows

        def then(change: Callable[..., Any]) -> Callable[..., Change | None]:
            def act(*values: Any) -> Change | None:
                crowded = self._draft.crowded
                change(*values)
                if self._draft.crowded and not crowded:
                    self._page = MODULES  # where it says why they are all on
                return self._changed()

            return act

        return SeatActions(
            kind=then(rows.set_kind),
            character=then(rows.set_character),
            level=then(rows.set_level),
            temper=then(rows.set_temper),
            edit=self._edit_name,
            name=self._set_name,
            random_name=then(lambda uid: rows.random_name(uid, self.services.rng)),
            move=self._move,
            menu=self._open_menu,
        )

    def _preset_taken(self, preset: Preset) -> Change | None:
        self._take(preset)
        self.rebuild()
        return None

    def _changed(self) -> Change | None:
        self._preset = ""
        self.rebuild()
        return None

    def _turn_to(self, page: object) -> Change | None:
        self._page = str(page)
        self.scroll = Scroll()
        self.rebuild()
        return None

    def _open_menu(self, field: Dropdown) -> Change:
        self._menu = field
        return Push(MenuScene(self.services, field))

    def _edit_name(self, uid: int) -> Change | None:
        self._editing = uid
        self.rebuild()
        self.refocus(f"{uid}.name")
        return None

    def _set_name(self, uid: int, text: str) -> Change | None:
        self._editing = None
        self._draft.rows.set_name(uid, text)
        return self._changed()

    def _edit_seed(self) -> Change | None:
        self._editing = SEED
        self.rebuild()
        self.refocus(SEED)
        return None

    def _set_seed(self, text: str) -> Change | None:
        self._editing = None
        self._draft.seed = text
        return self._changed()

    def _move(self, uid: int, step: int) -> Change | None:
        if self._draft.rows.move(uid, step):
            return self._changed()
        return None

    def _choose(self, name: str, value: object) -> Change | None:
        self._draft.choose(name, value)
        return self._changed()

    def _switch(self, module: str, on: bool) -> Change | None:
        self._draft.switch(module, on)
        return self._changed()

    def _module_option(self, key: str, value: object, default: object) -> Change | None:
        self._draft.set_option(key, value, default)
        return self._changed()

    def _house_rules(self) -> Change:
        return Push(HouseRulesScene(self.services, self._game, self._draft.house_rules))

    def _start(self) -> Change | None:
        return Replace(begin(self.services, self.table()))
