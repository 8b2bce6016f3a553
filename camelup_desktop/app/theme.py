"""The look as data: colours, camels, people, plate coordinates, camera and seconds (stage.yaml)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pygame import Color

from camelup_desktop.app import yaml_file
from camelup_desktop.app.yaml_file import Keys, YamlFile

SECTIONS = ("colours", "camels", "people", "camera", "headings", "tables", "seconds", "board")


@dataclass(frozen=True, slots=True)
class CamelLook:
    """How a camel is told: paint, colour of text on it, cloth, cloth drawing, symbol, pattern."""

    paint: Color
    text: Color
    cloth: Color
    cloth_ink: Color
    symbol: str
    pattern: str


@dataclass(frozen=True, slots=True)
class PersonLook:
    """Identity of a seat: robe and trim colour, shape of its marker."""

    robe: Color
    trim: Color
    marker: str


@dataclass(frozen=True, slots=True)
class Plate:
    """One space of the track in world units; heading in degrees, 0 = east, counter-clockwise."""

    x: float
    y: float
    heading: float


@dataclass(frozen=True, slots=True)
class Table:
    """A track as painted. `unit` is window units per world unit, `origin` the middle of the plaza
    in window units of the compact layout, `window` the camera-plane window (cx, cy, w, h) of its
    picture, `plates` are the spaces in order: space n is `plates[n - 1]`."""

    unit: float
    origin: tuple[float, float]
    window: tuple[float, float, float, float]
    plates: tuple[Plate, ...]


@dataclass(frozen=True, slots=True)
class Camera:
    """Orthographic camera: degrees down, world height of a stack step, setback of stacks."""

    elevation: float
    stack_step: float
    stack_back: float


class Theme:
    """A validated theme. Unknown or missing entries raise BadFile with file, line and reason."""

    def __init__(self, file: YamlFile) -> None:
        reader = _Reader(file)
        reader.only((), SECTIONS)
        self._colours = {name: reader.colour(("colours", name)) for name in reader.keys("colours")}
        self.camels = {
            name: CamelLook(**reader.look(("camels", name), CamelLook))
            for name in reader.keys("camels")
        }
        """Camel name -> look, in the order Blue, Green, Orange, Yellow, White."""
        self.people = {
            name: PersonLook(**reader.look(("people", name), PersonLook))
            for name in reader.keys("people")
        }
        """Character -> look, in the order of the art."""
        self.camera = Camera(
            **reader.numbers(("camera",), ("elevation", "stack_step", "stack_back"))
        )
        self.headings = {
            name: reader.number(("headings", name)) for name in reader.keys("headings")
        }
        """Name of a rendered heading -> degrees."""
        self._tables = {length: reader.table(length) for length in reader.keys("tables")}
        self._seconds = dict(reader.leaves(("seconds",)))
        self._board = dict(reader.leaves(("board",)))

    @classmethod
    def load(cls, folder: Path) -> Theme:
        """Read `folder`/stage.yaml."""
        return cls(yaml_file.read(folder / "stage.yaml"))

    def colour(self, name: str) -> Color:
        """A flat colour by name. KeyError names what is missing."""
        return self._colours[name]

    def camel(self, camel: Any) -> CamelLook:
        """The look of a camel, given as the engine's enum member or as its name."""
        return self.camels[str(getattr(camel, "value", camel)).lower()]

    def person(self, character: str) -> PersonLook:
        """The look of a character."""
        return self.people[character]

    def table(self, length: int) -> Table:
        """The painted track of `length` spaces."""
        return self._tables[length]

    def spaces(self, length: int) -> tuple[Plate, ...]:
        """The plates of a track of `length` spaces; space n is entry n - 1."""
        return self._tables[length].plates

    def seconds(self, key: str) -> float:
        """Seconds (or another number) of a motion by dotted key: "hop.air"."""
        return self._seconds[key]

    def board(self, key: str) -> float:
        """A length (units), angle (degrees) or place (world units) of a motion: "hop.height"."""
        return self._board[key]

    def heading(self, degrees: float) -> str:
        """The rendered heading nearest to `degrees`."""
        return min(
            self.headings, key=lambda name: abs((self.headings[name] - degrees + 180) % 360 - 180)
        )


class _Reader:
    """Takes typed entries out of the file and says what is wrong with the others."""

    def __init__(self, file: YamlFile) -> None:
        self._file = file

    def at(self, keys: Keys) -> Any:
        value: Any = self._file.data
        for depth, key in enumerate(keys):
            inside = isinstance(value, (dict, list))
            if not inside or (isinstance(value, dict) and key not in value):
                raise self._file.bad(keys[:depth], f'"{key}" is missing')
            value = value[key]
        return value

    def only(self, keys: Keys, allowed: tuple[str, ...]) -> None:
        for key in self.at(keys):
            if key not in allowed:
                raise self._file.bad((*keys, key), f'"{key}" is not known here')

    def keys(self, section: str) -> list[Any]:
        value = self.at((section,))
        if not isinstance(value, dict) or not value:
            raise self._file.bad((section,), f'"{section}" must be a mapping with entries')
        return list(value)

    def number(self, keys: Keys) -> float:
        value = self.at(keys)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self._file.bad(keys, f'"{keys[-1]}" must be a number')
        return float(value)

    def numbers(self, keys: Keys, names: tuple[str, ...]) -> dict[str, float]:
        self.only(keys, names)
        return {name: self.number((*keys, name)) for name in names}

    def row(self, keys: Keys, count: int) -> tuple[float, ...]:
        value = self.at(keys)
        if not isinstance(value, list) or len(value) != count:
            raise self._file.bad(keys, f"{count} numbers are needed here")
        return tuple(self.number((*keys, place)) for place in range(count))

    def colour(self, keys: Keys) -> Color:
        try:
            return Color(self.at(keys))
        except (ValueError, TypeError) as error:
            raise self._file.bad(keys, f'"{keys[-1]}" must be a colour like "#F8EED8"') from error

    def look(self, keys: Keys, kind: type[CamelLook] | type[PersonLook]) -> dict[str, Any]:
        fields = kind.__annotations__
        self.only(keys, tuple(fields))
        return {
            name: self.colour((*keys, name))
            if "Color" in str(fields[name])
            else str(self.at((*keys, name)))
            for name in fields
        }

    def table(self, length: int) -> Table:
        keys: Keys = ("tables", length)
        self.only(keys, ("unit", "origin", "window", "plates"))
        rows = self.at((*keys, "plates"))
        if not isinstance(rows, list) or len(rows) * 2 != length:
            raise self._file.bad(
                (*keys, "plates"), f"a track of {length} needs {length // 2} plates"
            )
        left = [Plate(*self.row((*keys, "plates", place), 3)) for place in range(len(rows))]
        right = [Plate(-plate.x, plate.y, -plate.heading) for plate in reversed(left)]
        ox, oy = self.row((*keys, "origin"), 2)
        cx, cy, w, h = self.row((*keys, "window"), 4)
        return Table(self.number((*keys, "unit")), (ox, oy), (cx, cy, w, h), (*left, *right))

    def leaves(self, keys: Keys) -> list[tuple[str, float]]:
        found: list[tuple[str, float]] = []
        for key, value in self.at(keys).items():
            if isinstance(value, dict):
                found += self.leaves((*keys, key))
            else:
                found.append((".".join(map(str, (*keys[1:], key))), self.number((*keys, key))))
        return found
