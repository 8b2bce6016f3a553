"""F2: how a race goes, what pays, which keys there are, on one sheet over whatever is shown.

What the modules in play change has a page of its own behind a button.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from camelup_desktop.app.games import TABLES
from camelup_desktop.app.scene import Change
from camelup_desktop.app.scenes.sheet import Block, SheetScene
from camelup_desktop.app.services import Services
from camelup_desktop.app.widgets.button import Button
from camelup_desktop.app.widgets.widget import Widget
from camelup_desktop.engine.table.record import Header

GAME = "camelup"
RACE_LINES = 5
PAYS = ("leg", "roll", "tile", "race")
WORDS = ("unit", "leg", "leg_tile", "race_card")
KEYS = (
    "1", "enter", "back", "space", "end", "f", "r", "h", "tab", "esc", "f2", "f11", "ctrl", "m",
    "f12", "q",
)  # fmt: skip
NARROW = 260
"""Units of the button to the other page."""


class CheatSheetScene(SheetScene):
    """The race; what pays, and words; keys. Or the modules.

    `played` is the header of the game on the table: only its modules are told. Where no game is
    on the table all of them are.
    """

    box = large_box = (40.0, 24.0, 1200.0, 672.0)

    def __init__(self, services: Services, played: Header | None = None) -> None:
        super().__init__(services)
        self._facts = TABLES[GAME].facts(services.strings)
        self._modules = [
            offer
            for offer in TABLES[GAME].modules((), 0)
            if played is None or offer.key in played.modules
        ]
        self._options = None if played is None else played.options
        self._of_modules = False

    @property
    def title(self) -> str:
        """Its name, or that of the other page."""
        return self.t("cheat.title_modules" if self._of_modules else "cheat.title")

    def buttons(self, row: Rect) -> Sequence[Widget]:
        """To the other page, if there is one."""
        if not self._modules:
            return ()
        words = self.t("cheat.to_race" if self._of_modules else "cheat.to_modules")
        wide = min(row.w, max(self.view.px(NARROW), self.painter.width(words, u=18) * 2))
        at = Rect(row.x, row.y, wide, row.h)
        return [Button("page", at, words, self._turn, icon="book", kind="sand")]

    def columns(self) -> Sequence[Sequence[Block]]:
        """The sheet as text; the money comes from the rules."""
        return self._module_columns() if self._of_modules else self._race_columns()

    def _race_columns(self) -> Sequence[Sequence[Block]]:
        facts = self._facts
        race = [Block(self.t(f"cheat.race_{n}")) for n in range(1, RACE_LINES + 1)]
        pays = [Block(self.t(f"cheat.pays_{name}", **facts)) for name in PAYS]
        words = [Block(self.t(f"cheat.{name}_text"), self.t(f"cheat.{name}")) for name in WORDS]
        keys = [
            Block(self.t(f"cheat.key_{name}_text"), self.t(f"cheat.key_{name}")) for name in KEYS
        ]
        return (
            [Block(self.t("cheat.race"), heading=True), *race],
            [
                Block(self.t("cheat.pays"), heading=True),
                *pays,
                Block(self.t("cheat.words"), heading=True),
                *words,
            ],
            [Block(self.t("cheat.keys"), heading=True), *keys],
        )

    def _module_columns(self) -> Sequence[Sequence[Block]]:
        """One column a module: what it adds, then its own house rules as they are played."""
        strings = self.services.strings
        columns = []
        for offer in self._modules:
            column = [Block(self.t(f"module.{offer.key}.name"), heading=True)]
            number = 1
            while strings.has(key := f"cheat.module.{offer.key}.line_{number}"):
                column.append(Block(self.t(key, **self._facts)))
                number += 1
            for option in offer.options:
                chosen = "any"
                if self._options is not None:
                    chosen = str(self._options.get(option.key, option.default))
                key = f"cheat.module.option.{option.key}.{chosen}"
                if strings.has(key):
                    column.append(Block(self.t(key, **self._facts)))
            columns.append(column)
        return columns

    def _turn(self) -> Change | None:
        self._of_modules = not self._of_modules
        self.scroll.offset = 0
        self.rebuild()
        return None
