"""F2: how a race goes, what pays, which keys there are, on one sheet over whatever is shown."""

from __future__ import annotations

from collections.abc import Sequence

from camelup_desktop.app.games import TABLES
from camelup_desktop.app.scenes.sheet import Block, SheetScene

RACE_LINES = 5
PAYS = ("leg", "roll", "tile", "race")
WORDS = ("unit", "leg", "leg_tile", "race_card")
KEYS = (
    "1", "enter", "back", "space", "end", "f", "r", "l", "h", "tab", "esc", "f2", "f11", "ctrl",
    "m", "f12", "q",
)  # fmt: skip


class CheatSheetScene(SheetScene):
    """The race; what pays, and words; keys."""

    box = large_box = (40.0, 24.0, 1200.0, 672.0)

    @property
    def title(self) -> str:
        """Its name."""
        return self.t("cheat.title")

    def columns(self) -> Sequence[Sequence[Block]]:
        """The sheet as text; the money comes from the rules."""
        facts = TABLES["camelup"].facts(self.services.strings)
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
