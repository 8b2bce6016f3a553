"""What the set-up screen decides: who sits where, by which house rules, with which comforts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from camelup_desktop.app.settings import COACHES

Kind = Literal["human", "ai"]

KINDS: tuple[Kind, ...] = ("human", "ai")
LEVELS = ("random", "easy", "medium", "hard", "champion")
"""How well the computer plays, weakest first."""
DEFAULT_LEVEL = "medium"
SURPRISE = "surprise"
TEMPERS = (
    SURPRISE, "", "cautious", "gambler", "saboteur", "copycat", "photographer", "joker",
)  # fmt: skip
"""What the computer likes: one of them drawn at the start, none, or a certain one."""
LONGEST_NAME = 16
"""Characters of a name."""
LONGEST_SEED = 24


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat in use. `level` is the computer's skill and empty for people, `temper` what it
    likes, empty for people and for those who like nothing more than another."""

    kind: Kind
    name: str
    character: str
    level: str = ""
    temper: str = ""

    @property
    def human(self) -> bool:
        """Whether a person at this screen plays."""
        return self.kind == "human"


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table ready to play. `options` are house rules that differ from the printed ones, by the
    engine's keys; `coach` is the help that people get here at least, whatever the settings say;
    `seed` is what the player typed, empty for random dice."""

    seats: tuple[SeatSetup, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    modules: tuple[str, ...] = ()
    game: str = "camelup"
    privacy: str = "smart"
    take_back: bool = True
    ai_pace: str = "auto"
    coach: str = "off"
    seed: str = ""

    @property
    def humans(self) -> int:
        """How many people play at this screen."""
        return sum(seat.human for seat in self.seats)

    def to_json(self) -> dict[str, Any]:
        """As plain data, for the settings and for the header of records."""
        return {
            "game": self.game,
            "seats": [
                {
                    "kind": seat.kind,
                    "name": seat.name,
                    "character": seat.character,
                    "level": seat.level,
                    "temper": seat.temper,
                }
                for seat in self.seats
            ],
            "options": dict(self.options),
            "modules": list(self.modules),
            "privacy": self.privacy,
            "take_back": self.take_back,
            "ai_pace": self.ai_pace,
            "coach": self.coach,
            "seed": self.seed,
        }

    @classmethod
    def from_json(cls, data: object, characters: Sequence[str]) -> TableSetup | None:
        """The table that `to_json` wrote, or None when anything in it is not as it must be."""
        if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
            return None
        seats = [_seat(entry, characters) for entry in data["seats"]]
        kept = [seat for seat in seats if seat is not None]
        people = [seat.character for seat in kept]
        options, modules = data.get("options", {}), data.get("modules", [])
        plain = {
            "game": (str, "camelup"),
            "privacy": (str, "smart"),
            "take_back": (bool, True),
            "ai_pace": (str, "auto"),
            "coach": (str, "off"),
            "seed": (str, ""),
        }
        values = {key: data.get(key, default) for key, (_, default) in plain.items()}
        fine = (
            len(kept) == len(seats) > 0
            and len(set(people)) == len(people)
            and isinstance(options, dict)
            and all(isinstance(key, str) for key in options)
            and isinstance(modules, list)
            and all(isinstance(module, str) for module in modules)
            and all(type(values[key]) is kind for key, (kind, _) in plain.items())
            and values["coach"] in COACHES
        )
        if not fine:
            return None
        return cls(tuple(kept), options=dict(options), modules=tuple(modules), **values)


def unique_names(seats: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
    """The seats with names told apart: a second Amina becomes "Amina 2"."""
    taken: set[str] = set()
    fixed: list[SeatSetup] = []
    for seat in seats:
        name, number = seat.name, 2
        while name.casefold() in taken:
            ending = f" {number}"
            name = seat.name[: LONGEST_NAME - len(ending)] + ending
            number += 1
        taken.add(name.casefold())
        fixed.append(replace(seat, name=name))
    return tuple(fixed)


def _seat(data: object, characters: Sequence[str]) -> SeatSetup | None:
    if not isinstance(data, dict):
        return None
    kind, name = data.get("kind"), data.get("name")
    character, level = data.get("character"), data.get("level", "")
    temper = data.get("temper", "")
    if kind not in KINDS or not isinstance(name, str):
        return None
    if not isinstance(character, str) or character not in characters:
        return None
    if not 0 < len(name) <= LONGEST_NAME:
        return None
    if kind == "human":
        return SeatSetup("human", name, character)
    if level not in LEVELS or temper not in TEMPERS:
        return None
    return SeatSetup("ai", name, character, level, temper)
