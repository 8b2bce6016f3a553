"""What a set-up screen has chosen so far, and the table that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from camelup_desktop.app.games import Table
from camelup_desktop.app.module_offer import ModuleOffer
from camelup_desktop.app.scenes.seat_rows import SeatRows
from camelup_desktop.app.scenes.setup_options import MONEY, OPEN_MONEY, YOUNGEST, known_options
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import TableSetup

FIRST = "firstPlayer"


class TableDraft:
    """Seats, house rules, modules and comforts. `game` is the key of `table` in TABLES.

    What is chosen is kept even while it cannot be had: a module that needs more players waits
    until they sit down, and one that a crowd was made to take is put away again afterwards.
    """

    def __init__(self, game: str, table: Table, strings: Strings, people: Sequence[str]) -> None:
        self._game, self._table = game, table
        self.least, self.most = table.seats()
        self.rows = SeatRows(strings, people, self.most)
        self.options: dict[str, Any] = {}
        self.modules: frozenset[str] = frozenset()
        self.comforts: dict[str, Any] = {}
        self.seed = ""

    def take(self, table: TableSetup) -> None:
        """Begin with this table, as far as it can still be had."""
        self.rows.take(table.seats)
        offers = self._table.modules(table.modules, len(table.seats))
        of_modules = [option for offer in offers for option in offer.options]
        self.options = known_options([*self._table.options(), *of_modules], table.options)
        self.modules = frozenset(offer.key for offer in offers) & frozenset(table.modules)
        self.comforts = {
            "privacy": table.privacy,
            "take_back": table.take_back,
            "ai_pace": table.ai_pace,
            "coach": table.coach,
        }
        self.seed = table.seed

    @property
    def offers(self) -> Sequence[ModuleOffer]:
        """The modules, with as many players as there are."""
        return self._table.modules(self.modules, len(self.rows.open))

    @property
    def crowded(self) -> bool:
        """Whether so many play that modules are no longer a matter of choice."""
        return any(offer.forced for offer in self.offers)

    def table(self) -> TableSetup:
        """The table as it stands."""
        seats = self.rows.seats()
        played = [offer for offer in self.offers if offer.on]
        away = {option.key for offer in self.offers if not offer.on for option in offer.options}
        options = {key: value for key, value in self.options.items() if key not in away}
        if options.get(FIRST) != "youngest":
            options.pop(YOUNGEST, None)
        else:
            options[YOUNGEST] = min(int(options.get(YOUNGEST, 0)), max(0, len(seats) - 1))
        return TableSetup(
            seats,
            options,
            tuple(offer.key for offer in played),
            game=self._game,
            seed=self.seed,
            **self.comforts,
        )

    @property
    def too_few(self) -> bool:
        """Whether a race needs more players."""
        return len(self.rows.open) < self.least

    # what the dialog of house rules is about

    @property
    def house_rules(self) -> dict[str, Any]:
        """The changed house rules that have nothing to do with modules."""
        known = {option.key for option in self._table.options()}
        return {key: value for key, value in self.options.items() if key in known}

    @property
    def changed(self) -> int:
        """How many of them differ from the printed rules; money has a row of its own."""
        return len([key for key in self.house_rules if key != MONEY])

    def take_house_rules(self, changed: dict[str, Any]) -> None:
        """What the dialog of house rules has left changed."""
        kept = {key: value for key, value in self.options.items() if key not in self.house_rules}
        self.options = {**kept, **changed}

    @property
    def youngest(self) -> int | None:
        """The youngest player's seat, where a house rule asks for it."""
        asked = self.options.get(FIRST) == "youngest"
        return int(self.options.get(YOUNGEST, 0)) if asked else None

    @property
    def money(self) -> str:
        """Who sees how much everybody has."""
        return str(self.options.get(MONEY, OPEN_MONEY))

    # choosing

    def choose(self, name: str, value: object) -> None:
        """One of the table options."""
        if name == MONEY:
            self.set_option(MONEY, value, OPEN_MONEY)
        elif name == YOUNGEST:
            self.options[YOUNGEST] = value
        else:
            self.comforts[name] = value

    def set_option(self, key: str, value: object, default: object) -> None:
        """A house rule; the printed one is not kept."""
        self.options.pop(key, None)
        if value != default:
            self.options[key] = value

    def switch(self, module: str, on: bool) -> None:
        """Play with a module, or without."""
        self.modules = self.modules | {module} if on else self.modules - {module}
