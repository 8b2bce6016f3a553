"""A position as a bug report or an odd question gives it: read, checked, and rolled on.

Movement and desert tiles only (R18, R24-R31, R38-R44): no leg and no race is scored, and the tiles
stay where they are. Everything comes in and goes out as plain values, ready for YAML or JSON.
"""

import enum
import re
import reprlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeGuard

from camelup_desktop.engine.camelup import movement, pyramid
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.desert_tiles import DesertTiles
from camelup_desktop.engine.camelup.events import DieRolled
from camelup_desktop.engine.camelup.leg_betting import full_piles
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, DesertTile, RolledDie, Side, Track
from camelup_desktop.engine.camelup.rules import Rules, printed_rules
from camelup_desktop.engine.camelup.state import Player, Stage, State
from camelup_desktop.engine.table import Event, Step

EXTENSION = 4
"""R62: by so many spaces the expansion makes the track longer."""

SEATS_NOT_SAID = 3
"""How many seats there are if a position does not list their pounds."""

MOST_SEATS = 10
"""R4: with the expansion."""

MOST_POUNDS = 1_000_000
"""The bank never runs out (R2), but a position is to be read by people."""

ENTRIES = ("spaces", "stacks", "desert_tiles", "dice", "pounds", "rolls")

FORBIDDEN = {
    No.SPACE_NOT_ON_TRACK: "there is no such space",
    No.SPACE_ONE: "that space stays free of them",
    No.SPACE_HAS_CAMELS: "camels stand there",
    No.NEXT_TO_DESERT_TILE: "it lies next to another one",
}
"""R32: why a desert tile cannot lie where a position puts it."""


@dataclass(frozen=True, slots=True)
class Position:
    """A race in the middle of a leg, and what is to be rolled from there."""

    state: State
    rolls: tuple[RolledDie, ...] = ()


def read_position(data: object) -> Position:
    """Make a position of plain values; raises ValueError with a sentence for a person.

    `stacks` (space to camels, bottom first) must name each camel once. The others may be left out:
    `spaces` (16), `desert_tiles` (space to side and seat), `dice` left in the pyramid (all),
    `pounds` of each seat, `rolls` (camel and pips, in order).
    """
    if not isinstance(data, Mapping):
        raise ValueError(f"a position has named entries ({', '.join(ENTRIES)})")
    if unknown := [key for key in data if key not in ENTRIES]:
        raise ValueError(f"unknown entry {_shown(unknown[0])}, only {', '.join(ENTRIES)}")
    rules = _rules(data.get("spaces", printed_rules().spaces))
    track = _track(data.get("stacks", {}), rules)
    dice = frozenset(_camels(data["dice"], "dice")) if "dice" in data else frozenset(CAMELS)
    state = State(
        rules=rules,
        players=_players(data.get("pounds", [rules.starting_pounds] * SEATS_NOT_SAID)),
        turn=0,
        stage=Stage.ACTION,
        track=track,
        piles=full_piles(rules),
        leg=1,
        dice=dice,
        pyramid_tiles=len(dice),
    )
    state = _with_desert_tiles(state, data.get("desert_tiles", {}))
    return Position(state, _rolls(data.get("rolls", []), rules))


def roll_on(position: Position) -> tuple[State, tuple[Event, ...]]:
    """Apply the rolls in order until they run out or the race ends; return state and facts.

    The leg does not end: a die that has left the pyramid may be rolled all the same.
    """
    step = Step(position.state, (), ())
    for die in position.rolls:
        if movement.crossed(step.state.track):
            break
        dice = step.state.dice - {die.camel}
        tents = (*step.state.tents, die)
        step.state = replace(step.state, dice=dice, pyramid_tiles=len(dice), tents=tents)
        step.emit(DieRolled(die.camel, die.pips))
        pyramid.move(step, die.camel, die.pips)
    return step.state, tuple(step.events)


def describe(state: State, events: Collection[Event] = ()) -> dict[str, Any]:
    """Put a state and the facts that led to it into plain values, as `read_position` takes them."""
    *spaces, finished = state.track
    return {
        "stacks": {str(space): _plain(stack) for space, stack in enumerate(spaces, 1) if stack},
        "finished": _plain(finished),
        "ranking": _plain(movement.ranking(state.track)),
        "pounds": [player.pounds for player in state.players],
        "leg_over": not state.dice,
        "race_over": movement.crossed(state.track),
        "events": [
            {type(event).__name__: {f.name: _plain(getattr(event, f.name)) for f in fields(event)}}
            for event in events
        ],
    }


def _rules(spaces: object) -> Rules:
    printed = printed_rules()
    lengths = (printed.spaces, printed.spaces + EXTENSION)
    if not _whole(spaces) or spaces not in lengths:
        known = " or ".join(map(str, lengths))
        raise ValueError(f"spaces must be {known}, not {_shown(spaces)}")
    return replace(printed, spaces=spaces)


def _track(stacks: object, rules: Rules) -> Track:
    """R24: each camel stands exactly once, on a space of the track."""
    placed: dict[int, tuple[Camel, ...]] = {}
    for space, stack in _by_space(stacks, "stacks", rules):
        placed[space] = _camels(stack, f"the stack on space {space}")
    standing = [camel for stack in placed.values() for camel in stack]
    if missing := [camel.value for camel in CAMELS if camel not in standing]:
        raise ValueError(f"no stack has the camel {missing[0]}")
    if len(standing) > len(CAMELS):
        twice = next(camel.value for camel in CAMELS if standing.count(camel) > 1)
        raise ValueError(f"the camel {twice} stands on two spaces")
    return tuple(placed.get(space, ()) for space in range(1, rules.finish + 1))


def _players(pounds: object) -> tuple[Player, ...]:
    """R23: what each seat has; nobody owes."""
    if not isinstance(pounds, list) or not 1 <= len(pounds) <= MOST_SEATS:
        raise ValueError(f"pounds must list those of 1 to {MOST_SEATS} seats")
    for amount in pounds:
        if not _whole(amount) or not 0 <= amount <= MOST_POUNDS:
            wanted = f"whole numbers from 0 to {MOST_POUNDS}"
            raise ValueError(f"pounds must be {wanted}, not {_shown(amount)}")
    return tuple(Player(amount) for amount in pounds)


def _with_desert_tiles(state: State, tiles: object) -> State:
    """R17, R32: one tile a seat at most, each on a space that is allowed."""
    owners: list[int] = []
    for space, tile in _by_space(tiles, "desert_tiles", state.rules):
        if not isinstance(tile, Mapping) or set(tile) != {"side", "seat"}:
            raise ValueError(f"the desert tile on space {space} needs a side and a seat")
        side, seat = tile["side"], tile["seat"]
        if side not in [known.value for known in Side]:
            known = " or ".join(known.value for known in Side)
            raise ValueError(f"a desert tile's side is {known}, not {_shown(side)}")
        if not _whole(seat) or not 0 <= seat < len(state.players):
            seats = f"a seat from 0 to {len(state.players) - 1}"
            raise ValueError(f"the desert tile on space {space} needs {seats}, not {_shown(seat)}")
        if seat in owners:
            raise ValueError(
                f"seat {seat} has two desert tiles on the track, but only one is its own"
            )
        owners.append(seat)
        state = replace(state, seat=seat)
        refusal = DesertTiles().objection(state, PlaceDesertTile(space, Side(side)))
        if isinstance(refusal, No):
            raise ValueError(f"no desert tile may lie on space {space}: {FORBIDDEN[refusal]}")
        lying = (*state.desert_tiles, DesertTile(seat, space, Side(side)))
        state = replace(state, desert_tiles=lying)
    return replace(state, seat=0)


def _rolls(rolls: object, rules: Rules) -> tuple[RolledDie, ...]:
    if not isinstance(rolls, list):
        raise ValueError("rolls must be a list, each a camel and its pips")
    read = []
    for number, roll in enumerate(rolls, 1):
        if not isinstance(roll, list) or len(roll) != 2:
            raise ValueError(f"roll {number} must be a camel and its pips, like [blue, 2]")
        (camel,) = _camels(roll[:1], f"roll {number}")
        if not _whole(roll[1]) or roll[1] not in rules.die_pips:
            faces = ", ".join(map(str, rules.die_pips))
            raise ValueError(f"a die shows one of {faces}, not {_shown(roll[1])} (roll {number})")
        read.append(RolledDie(camel, roll[1]))
    return tuple(read)


def _by_space(entries: object, name: str, rules: Rules) -> list[tuple[int, object]]:
    """The entries of a mapping by space, which JSON can only give as text."""
    if not isinstance(entries, Mapping):
        raise ValueError(f"{name} must be given by space, like {{3: ...}}")
    read: dict[int, object] = {}
    for key, entry in entries.items():
        space = int(key) if isinstance(key, str) and re.fullmatch("[1-9][0-9]?", key) else key
        if not _whole(space) or not 1 <= space <= rules.spaces:
            raise ValueError(f"{name}: {_shown(key)} is no space from 1 to {rules.spaces}")
        if space in read:
            raise ValueError(f"{name}: space {space} is named twice")
        read[space] = entry
    return list(read.items())


def _camels(names: object, where: str) -> tuple[Camel, ...]:
    if not isinstance(names, list):
        raise ValueError(f"{where} must be a list of camels")
    known = {camel.value: camel for camel in CAMELS}
    camels = []
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise ValueError(f"{where}: {_shown(name)} is none of {', '.join(known)}")
        if known[name] in camels:
            raise ValueError(f"{where}: {name} is named twice")
        camels.append(known[name])
    return tuple(camels)


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    try:
        return reprlib.repr(value)
    except ValueError:  # Python refuses to write out numbers of thousands of digits
        return "that number"


def _plain(value: Any) -> Any:
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value
