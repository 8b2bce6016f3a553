"""The numbers and house rules one race is played by."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
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
    their values from top to bottom.
    """

    version: str
    spaces: int
    least_seats: int
    most_seats: int
    die_pips: tuple[int, ...]
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

    @property
    def leg_tile_values(self) -> tuple[int, ...]:
        """R7: the values of one colour's pile, top to bottom."""
        return self.leg_tiles[self.leg_tiles_per_colour]

    @property
    def finish(self) -> int:
        """R28: the number given to everything beyond the line, one more than the last space."""
        return self.spaces + 1

    def race_bet_payout(self, correct_before: int) -> int:
        """R56: what a correct card pays after `correct_before` correct ones in its deck."""
        if correct_before < len(self.race_bet_payouts):
            return self.race_bet_payouts[correct_before]
        return self.race_bet_after_fourth


@cache
def printed_rules() -> Rules:
    """Return the rules as printed, read from rules.yaml."""
    return parse_printed_rules(read_rules_file("camelup_desktop.engine.camelup"))


@cache
def options() -> tuple[Option, ...]:
    """Return every house rule there is, in the order of rules.yaml."""
    file = read_rules_file("camelup_desktop.engine.camelup")
    return _options(file.table["options"])


def parse_printed_rules(file: Entry) -> Rules:
    """Check a rules file and make Rules of it; raises BadRulesFile with line and reason."""
    entry = file.fields(
        "version", "spaces", "seats", "die_pips", "starting_pounds", "leg_tiles",
        "leg_second_pounds", "leg_wrong_pounds", "pyramid_tile_pounds", "first_desert_space",
        "desert_tile_pounds", "race_bet_payouts", "race_bet_wrong_pounds", "options",
    )  # fmt: skip
    seats = entry["seats"].fields("least", "most")
    rules = Rules(
        version=entry["version"].text,
        spaces=entry["spaces"].number,
        least_seats=seats["least"].number,
        most_seats=seats["most"].number,
        die_pips=entry["die_pips"].numbers,
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
    if not 1 <= rules.least_seats <= rules.most_seats:
        raise entry["seats"].wrong("the least number of seats is above the most")
    for option in _options(entry["options"]):
        if not hasattr(rules, option.field):
            raise entry["options"].table[option.key].wrong(f"no rule reads {option.key!r}")
        rules = _with(rules, option, option.default)
    return rules


def _options(entry: Entry) -> tuple[Option, ...]:
    found = []
    for key, one in entry.table.items():
        part = one.fields("rule", "choices")
        choices = tuple(choice.plain for choice in part["choices"].items)
        found.append(Option(key, part["rule"].text, choices))
    return tuple(found)


def house_rules(chosen: Mapping[str, Any], seats: int) -> Rules:
    """Return the printed rules with the `chosen` house rules, by option key.

    `youngestSeat` (a seat) goes with `firstPlayer: youngest` (R12). Raises ValueError with a
    sentence for an unknown option or choice.
    """
    rules = printed_rules()
    known = {option.key: option for option in options()}
    for key, value in chosen.items():
        if key == "youngestSeat":
            if type(value) is not int or value not in range(seats):
                raise ValueError(f"youngestSeat must be a seat from 0 to {seats - 1}")
            rules = replace(rules, youngest_seat=value)
            continue
        if key not in known:
            raise ValueError(f"unknown house rule {key!r}")
        option = known[key]
        if not any(type(value) is type(c) and value == c for c in option.choices):
            words = (str(c).lower() if isinstance(c, bool) else str(c) for c in option.choices)
            choices = ", ".join(words)
            raise ValueError(f"house rule {key!r} must be one of: {choices}")
        rules = _with(rules, option, value)
    return rules


def _with(rules: Rules, option: Option, choice: Any) -> Rules:
    return replace(rules, **{option.field: choice})
