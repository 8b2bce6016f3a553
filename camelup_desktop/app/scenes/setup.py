"""Set-up of a new race: presets fill everything, Start always works."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect

from camelup_desktop.app.games import TABLES, begin
from camelup_desktop.app.layout import screen_rects
from camelup_desktop.app.presets import (
    FAMILY,
    QUICK_OPPONENTS,
    family_table,
    last_table,
    quick_table,
)
from camelup_desktop.app.scene import Change, Pop, Push, Replace
from camelup_desktop.app.scenes.backdrop import draw_backdrop
from camelup_desktop.app.scenes.form import FormScene
from camelup_desktop.app.scenes.house_rules import HouseRulesScene
from camelup_desktop.app.scenes.menu import MenuScene
from camelup_desktop.app.scenes.seat_rows import SeatRows
from camelup_desktop.app.scenes.setup_options import (
    MONEY,
    OPEN_MONEY,
    SEED,
    YOUNGEST,
    OptionActions,
    OptionRow,
    OptionsPanel,
    known_options,
    option_rows,
    summary,
)
from camelup_desktop.app.scenes.setup_seats import SeatActions, SeatsPanel
from camelup_desktop.app.services import Services
from camelup_desktop.app.table_setup import TableSetup
from camelup_desktop.app.view import View
from camelup_desktop.app.widgets import painter as sizes
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.dropdown import Choice, Dropdown
from camelup_desktop.app.widgets.panel import draw_heading
from camelup_desktop.app.widgets.widget import Widget

GAME = "camelup"
FIRST = "firstPlayer"


class SetupScene(FormScene):
    """Seats at the left, options at the right, presets above, Start below."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._game = TABLES[GAME]
        self._people = tuple(services.theme.people)
        self._least, self._most = self._game.seats()
        self._rows = SeatRows(services.strings, self._people, self._most)
        self._options: dict[str, Any] = {}
        self._comforts: dict[str, Any] = {}
        self._seed = ""
        self._editing: int | str | None = None
        self._menu: Dropdown | None = None
        self._preset = ""
        self._take(quick_table(services.strings, self._people, services.settings.current), "quick")

    # what is chosen

    def table(self) -> TableSetup:
        """The table as it stands."""
        seats = self._rows.seats()
        options = dict(self._options)
        if options.get(FIRST) != "youngest":
            options.pop(YOUNGEST, None)
        else:
            options[YOUNGEST] = min(int(options.get(YOUNGEST, 0)), max(0, len(seats) - 1))
        return TableSetup(seats, options, game=GAME, seed=self._seed, **self._comforts)

    @property
    def reason(self) -> str:
        """Why the race cannot start, or empty."""
        few = len(self._rows.open) < self._least
        return self.t("setup.too_few", least=self._least) if few else ""

    def _take(self, table: TableSetup, preset: str) -> None:
        self._rows.take(table.seats)
        self._options = known_options(self._game.options(), table.options)
        self._comforts = {
            "privacy": table.privacy,
            "take_back": table.take_back,
            "ai_pace": table.ai_pace,
            "coach": table.coach,
        }
        self._seed = table.seed
        self._preset = preset
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
            youngest = {YOUNGEST: self._options[YOUNGEST]} if YOUNGEST in self._options else {}
            self._options = {**result, **youngest}
            self._preset = ""
        self.rebuild()

    def handle(self, event: pygame.Event) -> Change | None:
        """Alt with up and down moves the seat that has the focus."""
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_ALT and not self.typing:
            step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
            here = self.ring.current
            uid = here.id.split(".")[0] if here is not None else ""
            if step and uid.isdigit():
                self.ring.shown = True
                return self._move(int(uid), step)
        return super().handle(event)

    def build(self, view: View) -> Sequence[Widget]:
        """Presets, seats, options, lower row."""
        rects = self._rects = screen_rects("setup", view)
        right = rects["modules"].union(rects["house"])
        self._seats = SeatsPanel(self.painter, self.gui, rects["seats"], self._rows)
        self._panel = OptionsPanel(self.painter, self.gui, right, self._option_rows())
        editing = self._editing if isinstance(self._editing, int) else None
        return [
            *self._presets(rects["presets"]),
            *self._seats.widgets(self._seat_actions(), editing),
            *self._panel.widgets(
                OptionActions(self._choose, self._edit_seed, self._set_seed),
                self._seed,
                self._editing == SEED,
            ),
            *self._lower_row(rects),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Table, heading, panels, summary."""
        draw_backdrop(surface, self.painter)
        draw_heading(surface, self.painter, self._rects["header"], self.t("setup.header"))
        self._seats.paint(surface, self._least, self._most)
        self._panel.paint(surface)
        strip = self._rects["summary"].inflate(-self.view.px(8), 0)
        colour = "gold" if self.reason else "parchment"
        text = self.reason or summary(self.services.strings, self.table())
        self.painter.text(
            surface, strip, text, u=sizes.BODY, colour=colour, align="centre", lines=3
        )

    # parts

    def _presets(self, strip: Rect) -> list[Widget]:
        settings, strings = self.services.settings.current, self.services.strings
        quick = quick_table(strings, self._people, settings)
        family = family_table(strings, self._people, settings)
        offers = [
            ("quick", self.t("setup.quick", n=QUICK_OPPONENTS), quick),
            ("family", self.t("setup.family", n=FAMILY), family),
        ]
        last = last_table(self._people, settings)
        if last is not None:
            offers.append(("same", self.t("setup.same"), last))
        gap = self.view.px(12)
        wide = (strip.w - gap * (len(offers) - 1)) // len(offers)
        return [
            Button(
                f"preset.{name}",
                Rect(strip.x + place * (wide + gap), strip.y, wide, strip.h),
                label,
                self._preset_taker(table, name),
                kind="sand" if name == self._preset else "night",
                icon={"quick": "robot", "family": "people", "same": "repeat"}[name],
                hint=self.t(f"setup.hint_{name}"),
            )
            for place, (name, label, table) in enumerate(offers)
        ]

    def _preset_taker(self, table: TableSetup, name: str) -> Any:
        def take() -> Change | None:
            self._take(table, name)
            self.rebuild()
            return None

        return take

    def _lower_row(self, rects: Mapping[str, Rect]) -> list[Widget]:
        count = len([key for key in self._options if key not in (MONEY, YOUNGEST)])
        rules = self.t("setup.house_changed", n=count) if count else self.t("setup.house_rules")
        services = self.services
        quick = quick_table(services.strings, self._people, services.settings.current)
        return [
            Button("back", rects["back"], self.t("ui.back"), Pop, key=self.t("key.esc")),
            Button(
                "reset", rects["reset"], self.t("setup.reset"),
                self._preset_taker(quick, "quick"), kind="sand", hint=self.t("setup.hint_reset"),
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

    def _option_rows(self) -> list[OptionRow]:
        seats = self._rows.seats()
        asked = self._options.get(FIRST) == "youngest"
        young = int(self._options.get(YOUNGEST, 0)) if asked else None
        money = str(self._options.get(MONEY, OPEN_MONEY))
        names = [seat.name for seat in seats]
        return option_rows(self.services.strings, money, self._comforts, names, young)

    # actions

    def _seat_actions(self) -> SeatActions:
        rows = self._rows

        def then(change: Any) -> Any:
            def act(*values: Any) -> Change | None:
                change(*values)
                return self._changed()

            return act

        return SeatActions(
            kind=then(rows.set_kind),
            character=then(rows.set_character),
            level=then(rows.set_level),
            edit=self._edit_name,
            name=self._set_name,
            random_name=then(lambda uid: rows.random_name(uid, self.services.rng)),
            move=self._move,
            menu=self._open_menu,
        )

    def _changed(self) -> Change | None:
        self._preset = ""
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
        self._rows.set_name(uid, text)
        return self._changed()

    def _edit_seed(self) -> Change | None:
        self._editing = SEED
        self.rebuild()
        self.refocus(SEED)
        return None

    def _set_seed(self, text: str) -> Change | None:
        self._editing = None
        self._seed = text
        return self._changed()

    def _move(self, uid: int, step: int) -> Change | None:
        if self._rows.move(uid, step):
            return self._changed()
        return None

    def _choose(self, name: str, value: object) -> Change | None:
        if name == MONEY:
            self._options.pop(MONEY, None)
            if value != OPEN_MONEY:
                self._options[MONEY] = value
        elif name == YOUNGEST:
            self._options[YOUNGEST] = value
        else:
            self._comforts[name] = value
        return self._changed()

    def _house_rules(self) -> Change:
        return Push(HouseRulesScene(self.services, self._game, self._options))

    def _start(self) -> Change | None:
        return Replace(begin(self.services, self.table()))
