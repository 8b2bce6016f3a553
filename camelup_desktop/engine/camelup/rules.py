"""The numbers and house rules one race is played by."""

import re
from collections.abc import Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import Any

from camelup_desktop.engine.camelup.rulebook_file import Entry, read_rules_file

Choice = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: its key, the paragraph it changes, and its choices, the printed rule first."""

    key: str
    rule: str
    choices: tuple[Choice, ...]

    @property
    def default(self) -> Choice:
        """The printed rule."""
        return self.choices[0]

    @property
    def field(self) -> str:
        """The name of the field of Rules that holds the choice."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", self.key).lower()


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number of the rulebook, and the house rules chosen (R1-R59).

    Pounds are whole Egyptian Pounds; losses are negative. `leg_tiles` maps tiles per colour to
    their values from top to bottom. `crowd_seats` can play with all of `crowd_modules` (R4).
    `choices` holds the house rules of the modules in play by option key, `extras` what a module
    adds to the numbers, under the module's key.
    """

    version: str
    spaces: int
    least_seats: int
    most_seats: int
    crowd_seats: int
    crowd_modules: tuple[str, ...]
    die_pips: tuple[int, ...]
    die_faces: int
    starting_pounds: int
    leg_tiles: Mapping[int, tuple[int, ...]]
    leg_second_pounds: int
    leg_wrong_pounds: int
    pyramid_tile_pounds: int
    first_desert_space: int
    desert_tile_pounds: int
    race_bet_payouts: tuple[int, ...]
    race_bet_wrong_pounds: int
    setup_stacking: str = "random"
    first_player: str = "random"
    youngest_seat: int = 0
    leg_tiles_per_colour: int = 3
    race_bet_after_fourth: int = 1
    desert_reward_per: str = "unit"
    allow_flip_in_place: bool = False
    own_tile_blocks_adjacency: bool = False
    final_clamp: str = "perCard"
    money_visibility: str = "public"
    show_own_race_bets: bool = True
    choices: Mapping[str, Choice] = field(default_factory=dict)
    extras: Mapping[str, object] = field(default_factory=dict)

    @property
    def leg_tile_values(self) -> tuple[int, ...]:
        """R7: the values of one colour's pile, top to bottom."""
        return self.leg_tiles[self.leg_tiles_per_colour]

    @property
    def finish(self) -> int:
        """R28: the number given to everything beyond the line, one more than the last space."""
        return self.spaces + 1

    def faces(self, pips: Collection[int]) -> int:
        """R1, R67: on how many faces of a die with these `pips` each of them stands."""
        return self.die_faces // len(pips)

    def with_extra(self, key: str, numbers: object) -> "Rules":
        """Return the rules with what the module `key` adds to the numbers."""
        return replace(self, extras={**self.extras, key: numbers})

    def race_bet_payout(self, correct_before: int) -> int:
        """R56: what a correct card pays after `correct_before` correct ones in its deck."""
        if correct_before < len(self.race_bet_payouts):
            return self.race_bet_payouts[correct_before]
        return self.race_bet_after_fourth


_HOUSE_RULES = {f.name for f in fields(Rules) if f.default is not MISSING} - {"youngest_seat"}
"""The fields of Rules that a house rule chooses."""


@cache
def printed_rules() -> Rules:
    """Return the rules as printed, read from rules.yaml."""
    return parse_printed_rules(_file())


@cache
def options() -> tuple[Option, ...]:
    """Return every house rule of the base game, in the order of rules.yaml."""
    return _options(_file().table["options"])


@cache
def module_options(key: str) -> tuple[Option, ...]:
    """Return the house rules that go with the module `key`; they are chosen only with it."""
    section = _file().table["modules"].table.get(key)
    return _options(section.table["options"]) if section and "options" in section.table else ()


def module_section(key: str) -> Entry:
    """Return what rules.yaml says of the module `key`."""
    return _file().table["modules"].table[key]


@cache
def _file() -> Entry:
    return read_rules_file("camelup_desktop.engine.camelup")


def parse_printed_rules(file: Entry) -> Rules:
    """Check a rules file and make Rules of it; raises BadRulesFile with line and reason."""
    entry = file.fields(
        "version", "spaces", "seats", "die_pips", "die_faces", "starting_pounds", "leg_tiles",
        "leg_second_pounds", "leg_wrong_pounds", "pyramid_tile_pounds", "first_desert_space",
        "desert_tile_pounds", "race_bet_payouts", "race_bet_wrong_pounds", "options", "modules",
    )  # fmt: skip
    seats = entry["seats"].fields("least", "most", "crowd")
    crowd = seats["crowd"].fields("most", "modules")
    rules = Rules(
        version=entry["version"].text,
        spaces=entry["spaces"].number,
        least_seats=seats["least"].number,
        most_seats=seats["most"].number,
        crowd_seats=crowd["most"].number,
        crowd_modules=tuple(module.text for module in crowd["modules"].items),
        die_pips=entry["die_pips"].numbers,
        die_faces=entry["die_faces"].number,
        starting_pounds=entry["starting_pounds"].number,
        leg_tiles={count: pile.numbers for count, pile in entry["leg_tiles"].table.items()},
        leg_second_pounds=entry["leg_second_pounds"].number,
        leg_wrong_pounds=entry["leg_wrong_pounds"].number,
        pyramid_tile_pounds=entry["pyramid_tile_pounds"].number,
        first_desert_space=entry["first_desert_space"].number,
        desert_tile_pounds=entry["desert_tile_pounds"].number,
        race_bet_payouts=entry["race_bet_payouts"].numbers,
        race_bet_wrong_pounds=entry["race_bet_wrong_pounds"].number,
    )
    for count, pile in entry["leg_tiles"].table.items():
        if count != len(pile.items):
            raise pile.wrong(f"a pile of {count} lists {len(pile.items)} tiles")
    if rules.spaces <= max(rules.die_pips):
        raise entry["spaces"].wrong("the track is shorter than one throw")
    if not 1 <= rules.least_seats <= rules.most_seats <= rules.crowd_seats:
        raise entry["seats"].wrong("the least number of seats is above the most")
    if unknown := [key for key in rules.crowd_modules if key not in entry["modules"].table]:
        raise crowd["modules"].wrong(f"there is no module {unknown[0]!r}")
    if rules.die_faces % len(rules.die_pips):
        raise entry["die_faces"].wrong("not every number can be on as many faces")
    for option in _options(entry["options"]):
        if option.field not in _HOUSE_RULES:
            raise entry["options"].table[option.key].wrong(f"no rule reads {option.key!r}")
        rules = _with(rules, option, option.default)
    return rules


def _options(entry: Entry) -> tuple[Option, ...]:
    found = []
    for key, one in entry.table.items():
        if not isinstance(key, str):
            raise one.wrong(f"{key!r} is no name of a house rule")
        part = one.fields("rule", "choices")
        choices = tuple(choice.plain for choice in part["choices"].items)
        found.append(Option(key, part["rule"].text, choices))
    return tuple(found)


def house_rules(chosen: Mapping[str, Any], seats: int, modules: Collection[str] = ()) -> Rules:
    """Return the printed rules with the `chosen` house rules, by option key.

    `youngestSeat` (a seat) goes with `firstPlayer: youngest` (R12); the house rules of a module
    can be chosen only if it is among `modules`. Raises ValueError with a sentence for an unknown
    option or choice.
    """
    rules = printed_rules()
    of_modules = {option.key: option for key in modules for option in module_options(key)}
    known = {option.key: option for option in options()} | of_modules
    choices = {key: option.default for key, option in of_modules.items()}
    for key, value in chosen.items():
        if key == "youngestSeat":
            if type(value) is not int or value not in range(seats):
                raise ValueError(f"youngestSeat must be a seat from 0 to {seats - 1}")
            rules = replace(rules, youngest_seat=value)
            continue
        if key not in known:
            raise ValueError(_unknown(key))
        option = known[key]
        if not any(type(value) is type(c) and value == c for c in option.choices):
            words = (str(c).lower() if isinstance(c, bool) else str(c) for c in option.choices)
            allowed = ", ".join(words)
            raise ValueError(f"house rule {key!r} must be one of: {allowed}")
        if key in of_modules:
            choices[key] = value
        else:
            rules = _with(rules, option, value)
    return replace(rules, choices=choices)


def _unknown(key: str) -> str:
    for module in _file().table["modules"].table:
        if any(option.key == key for option in module_options(module)):
            return f"house rule {key!r} goes with the module {module!r}, which is not in play"
    return f"unknown house rule {key!r}"


def _with(rules: Rules, option: Option, choice: Any) -> Rules:
    return replace(rules, **{option.field: choice})
