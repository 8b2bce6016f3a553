"""The race's vocabulary on screen: camels, seats, decks, pounds and places as words."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence

from camelup_desktop.ai.decision import Reason
from camelup_desktop.app.strings import Strings
from camelup_desktop.engine.camelup import Camel, LegTile, RaceBet, Side
from camelup_desktop.engine.table import Action, Event, Seat

SEATS = frozenset({"seat", "owner", "partner"})
"""Facts that are seats, by the name of their field."""


class Words:
    """Puts pieces of the race into words. `names` are the seats' names, in turn order."""

    def __init__(self, strings: Strings, names: Sequence[str]) -> None:
        self._strings = strings
        self.names = tuple(names)

    def t(self, key: str, **values: object) -> str:
        """The text under `key`."""
        return self._strings.t(key, **values)

    def has(self, key: str) -> bool:
        """Whether there is a text under `key`."""
        return self._strings.has(key)

    def seat(self, seat: Seat) -> str:
        """Name of who sits there."""
        return self.names[seat]

    def camel(self, camel: Camel) -> str:
        """A camel's name: "Blue"."""
        return self.t(f"camel.{camel.value}.name")

    def letter(self, camel: Camel) -> str:
        """A camel's letter: "B"."""
        return self.t(f"camel.{camel.value}.letter")

    def camels(self, camels: Iterable[Camel]) -> str:
        """Several camels: "Blue, Green and White"."""
        return self.listed([self.camel(camel) for camel in camels])

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several people: "Amina and Bilal"."""
        return self.listed([self.seat(seat) for seat in seats])

    def tile(self, tile: LegTile) -> str:
        """A leg betting tile: "Blue 5"."""
        return self.t("race.tile", camel=self.camel(tile.camel), value=tile.value)

    def side(self, side: Side) -> str:
        """A side of a desert tile: "oasis"."""
        return self.t(f"race.side.{side.value}")

    def deck(self, bet: RaceBet) -> str:
        """A deck of race betting cards: "Winner"."""
        return self.t(f"race.deck.{bet.value}")

    def pounds(self, amount: int) -> str:
        """An amount of money: "£3"."""
        return self.t("game.money", n=amount)

    def signed(self, amount: int) -> str:
        """What is won or lost: "+5", "−1"; a real minus sign, and no sign for nothing."""
        if amount == 0:
            return "0"
        return self.t("race.gain" if amount > 0 else "race.loss", amount=abs(amount))

    def place(self, place: int) -> str:
        """A rank: "1st"."""
        return self.t(f"race.place.{place}")

    def reason(self, reason: Reason) -> str:
        """A bot's reason: pieces become words, numbers stay."""
        return self.t(reason.key, **{name: self.fact(name, v) for name, v in reason.values.items()})

    def facts(self, told: Event | Action) -> Mapping[str, object]:
        """Everything a fact or an action says, in words, by the names of its fields.

        What a fact within the fact says is called <field>_<its field>, the camel of a tile
        <field>_camel.
        """
        found: dict[str, object] = {}
        for field in dataclasses.fields(told):
            value = getattr(told, field.name)
            if isinstance(value, Event):
                inner = self.facts(value)
                found |= {f"{field.name}_{name}": word for name, word in inner.items()}
                continue
            found[field.name] = self.fact(field.name, value)
            if isinstance(value, LegTile):
                found[f"{field.name}_camel"] = self.camel(value.camel)
        return found

    def fact(self, name: str, value: object) -> object:
        """The word for one value of a fact, of an action or of a reason; numbers stay numbers."""
        match value:
            case Camel():
                return self.camel(value)
            case Side():
                return self.side(value)
            case RaceBet():
                return self.deck(value)
            case LegTile():
                return self.tile(value)
            case (Camel(), *_):
                return self.camels(camel for camel in value if isinstance(camel, Camel))
            case int() if name in SEATS:
                return self.seat(value)
            case int() if name == "place":
                return self.place(value)
        return value

    def listed(self, parts: Sequence[str]) -> str:
        """Words in a row: "A, B and C"."""
        if len(parts) < 2:
            return "".join(parts)
        first = self.t("race.list.comma").join(parts[:-1])
        return self.t("race.list.last", first=first, last=parts[-1])
