"""The seats of the set-up screen: who sits where, before it becomes a table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from camelup_desktop.app.presets import default_name
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import (
    DEFAULT_LEVEL,
    LONGEST_NAME,
    SURPRISE,
    SeatSetup,
    unique_names,
)

CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Row:
    """One row. `uid` stays when the row moves; `kind` is human, ai or closed."""

    uid: int
    kind: str
    name: str
    character: str
    level: str = DEFAULT_LEVEL
    temper: str = SURPRISE

    @property
    def open(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != CLOSED


class SeatRows:
    """All rows; those in use stand first, in order of play."""

    def __init__(self, strings: Strings, people: Sequence[str], most: int) -> None:
        self._strings, self._people, self._most = strings, tuple(people), most
        self.rows: list[Row] = []

    def take(self, seats: Sequence[SeatSetup]) -> None:
        """Fill the rows from a table; the rest is closed."""
        used = [seat.character for seat in seats]
        free = [person for person in self._people if person not in used]
        self.rows = [
            Row(n, seat.kind, seat.name, seat.character, *_mind(seat))
            for n, seat in enumerate(seats[: self._most])
        ]
        for n in range(len(self.rows), self._most):
            person = free.pop(0)
            self.rows.append(Row(n, CLOSED, default_name(self._strings, person), person))

    @property
    def open(self) -> list[Row]:
        """The rows in use."""
        return [row for row in self.rows if row.open]

    def seats(self) -> tuple[SeatSetup, ...]:
        """The seats in use, names told apart."""
        return unique_names(
            [
                SeatSetup(
                    "human" if row.kind == "human" else "ai",
                    row.name,
                    row.character,
                    row.level if row.kind == "ai" else "",
                    row.temper if row.kind == "ai" else "",
                )
                for row in self.open
            ]
        )

    def set_kind(self, uid: int, kind: str) -> None:
        """Human, ai or closed; open rows move before closed ones."""
        self._change(uid, kind=kind)
        self.rows.sort(key=lambda row: not row.open)

    def set_name(self, uid: int, name: str) -> None:
        """A name; an empty one becomes the figure's again."""
        row = self._row(uid)
        name = " ".join(name.split())[:LONGEST_NAME].strip()
        self._change(uid, name=name or default_name(self._strings, row.character))

    def set_level(self, uid: int, level: str) -> None:
        """How well the computer plays."""
        self._change(uid, level=level)

    def set_temper(self, uid: int, temper: str) -> None:
        """What the computer likes."""
        self._change(uid, temper=temper)

    def set_character(self, uid: int, character: str) -> None:
        """Another figure; whoever had it gets the old one. Names nobody wrote change with it."""
        row = self._row(uid)
        other = next((r for r in self.rows if r.character == character), None)
        if other is not None and other.uid != uid:
            self._dress(other, row.character)
        self._dress(row, character)

    def random_name(self, uid: int, rng: random.Random) -> None:
        """A name that nobody at the table has."""
        taken = {row.name for row in self.rows}
        names = [name for name in self._strings.t("person.names").split() if name not in taken]
        self._change(uid, name=rng.choice(names))

    def move(self, uid: int, step: int) -> bool:
        """One place earlier (-1) or later (+1) among the rows in use. False at the ends."""
        place = self.rows.index(self._row(uid))
        if not self.rows[place].open or not 0 <= place + step < len(self.open):
            return False
        self.rows[place], self.rows[place + step] = self.rows[place + step], self.rows[place]
        return True

    def _dress(self, row: Row, character: str) -> None:
        name = row.name
        if name == default_name(self._strings, row.character):
            name = default_name(self._strings, character)
        self._change(row.uid, character=character, name=name)

    def _row(self, uid: int) -> Row:
        return next(row for row in self.rows if row.uid == uid)

    def _change(self, uid: int, **changes: Any) -> None:
        self.rows = [replace(row, **changes) if row.uid == uid else row for row in self.rows]


def _mind(seat: SeatSetup) -> tuple[str, str]:
    """Level and temper of a seat; of a person's, what the computer would have there."""
    return (DEFAULT_LEVEL, SURPRISE) if seat.human else (seat.level, seat.temper)
