"""A position as a bug report or an odd question gives it: read, checked, and rolled on.

Movement, desert tiles and the camera only (R18, R24-R31, R38-R44, R67, R83): no leg and no race is
scored, and the tiles stay where they are; what the leg would pay is told beside it. Everything
comes in and goes out as plain values, ready for YAML or JSON.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from camelup_desktop.engine.camelup import (
    movement,
    position_holdings,
    position_modules,
    pyramid,
)
from camelup_desktop.engine.camelup.actions import PlaceDesertTile
from camelup_desktop.engine.camelup.desert_tiles import DesertTiles
from camelup_desktop.engine.camelup.events import DieRolled
from camelup_desktop.engine.camelup.leg_betting import full_piles
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, DesertTile, RolledDie, Side, Track
from camelup_desktop.engine.camelup.plain_values import by_space, camels, plain, shown, whole
from camelup_desktop.engine.camelup.position_modules import FORBIDDEN, dice_left
from camelup_desktop.engine.camelup.rules import Rules, printed_rules
from camelup_desktop.engine.camelup.state import Player, Stage, State
from camelup_desktop.engine.camelup.supercup import MODULES, long_track
from camelup_desktop.engine.camelup.supercup.long_track import RollSupportDie
from camelup_desktop.engine.table import Event, Step

SEATS_NOT_SAID = 3
"""How many seats there are if a position does not list their pounds."""

MOST_SEATS = 10
"""R4: with the expansion."""

MOST_POUNDS = 1_000_000
"""The bank never runs out (R2), but a position is to be read by people."""

ENTRIES = (
    "spaces", "stacks", "desert_tiles", "dice", *position_modules.ENTRIES,
    "pounds", *position_holdings.ENTRIES, "rolls",
)  # fmt: skip

Roll = RolledDie | RollSupportDie
"""A die that falls, or a support die."""


@dataclass(frozen=True, slots=True)
class Position:
    """A race in the middle of a leg, and what is to be rolled from there."""

    state: State
    rolls: tuple[Roll, ...] = ()


def read_position(data: object) -> Position:
    """Make a position of plain values; raises ValueError with a sentence for a person.

    `stacks` (space to camels, bottom first) must name each camel once. The others may be left out:
    `spaces` (16, or 20 as with module 1), `desert_tiles` (space to side and seat), `dice` left in
    the pyramid (all), `support_dice` in it (none; only on 20 spaces), `craters` (camel and pips of
    support dice rolled in the variant with the free action), `camera` (space and seat, or nothing),
    `partners` (pairs of seats), `pounds` of each seat, `leg_tiles` (seat to camel, value and the
    place of the position tile on it if there is one), `pyramid_tiles` of each seat, `rolls` (camel
    and pips, for a support die the word "support", in order).
    """
    if not isinstance(data, Mapping):
        raise ValueError(f"a position has named entries ({', '.join(ENTRIES)})")
    if unknown := [key for key in data if key not in ENTRIES]:
        raise ValueError(f"unknown entry {shown(unknown[0])}, only {', '.join(ENTRIES)}")
    spaces = _spaces(data)
    players = _players(data.get("pounds", [printed_rules().starting_pounds] * SEATS_NOT_SAID))
    rules = position_modules.rules_of(data, spaces, len(players))
    track = _track(data.get("stacks", {}), rules)
    dice = frozenset(camels(data["dice"], "dice")) if "dice" in data else frozenset(CAMELS)
    state = State(
        rules=rules,
        players=players,
        turn=0,
        stage=Stage.ACTION,
        track=track,
        piles=full_piles(rules),
        leg=1,
        dice=dice,
        pyramid_tiles=len(dice),
    )
    state = _with_desert_tiles(state, data.get("desert_tiles", {}))
    state = position_modules.lay_out(position_holdings.hand_out(state, data), data)
    return Position(state, _rolls(data.get("rolls", []), rules))


def roll_on(position: Position) -> tuple[State, tuple[Event, ...]]:
    """Apply the rolls in order until they run out or the race ends; return state and facts.

    The leg does not end: a die that has left the pyramid may be rolled all the same.
    """
    answering = tuple(module for key, module in MODULES.items() if key in position.state.extras)
    step = Step(position.state, answering, answering)
    for die in position.rolls:
        if movement.crossed(step.state.track):
            break
        if isinstance(die, RollSupportDie):
            long_track.take_out(step, die.camel, die.pips)
        else:
            dice = step.state.dice - {die.camel}
            step.state = replace(step.state, dice=dice, tents=(*step.state.tents, die))
            step.emit(DieRolled(die.camel, die.pips))
        step.state = replace(step.state, pyramid_tiles=dice_left(step.state))
        pyramid.move(step, die.camel, die.pips)
    return step.state, tuple(step.events)


def describe(state: State, events: Collection[Event] = ()) -> dict[str, Any]:
    """Put a state and the facts that led to it into plain values, as `read_position` takes them."""
    *spaces, finished = state.track
    return {
        "stacks": {str(space): plain(stack) for space, stack in enumerate(spaces, 1) if stack},
        "finished": plain(finished),
        "ranking": plain(movement.ranking(state.track)),
        "pounds": [player.pounds for player in state.players],
        **position_modules.told(state),
        **position_holdings.told(state),
        "leg_over": not dice_left(state),
        "race_over": movement.crossed(state.track),
        "events": [
            {type(event).__name__: {f.name: plain(getattr(event, f.name)) for f in fields(event)}}
            for event in events
        ],
    }


def _spaces(data: Mapping[Any, object]) -> int:
    """R5, R62: the length of one of the two tracks."""
    printed = printed_rules().spaces
    spaces = data.get("spaces", printed)
    lengths = (printed, position_modules.longer_track())
    if whole(spaces) and spaces in lengths:
        return spaces
    raise ValueError(f"spaces must be {lengths[0]} or {lengths[1]}, not {shown(spaces)}")


def _track(stacks: object, rules: Rules) -> Track:
    """R24: each camel stands exactly once, on a space of the track."""
    placed: dict[int, tuple[Camel, ...]] = {}
    for space, stack in by_space(stacks, "stacks", rules):
        placed[space] = camels(stack, f"the stack on space {space}")
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
        if not whole(amount) or not 0 <= amount <= MOST_POUNDS:
            wanted = f"whole numbers from 0 to {MOST_POUNDS}"
            raise ValueError(f"pounds must be {wanted}, not {shown(amount)}")
    return tuple(Player(amount) for amount in pounds)


def _with_desert_tiles(state: State, tiles: object) -> State:
    """R17, R32: one tile a seat at most, each on a space that is allowed."""
    owners: list[int] = []
    for space, tile in by_space(tiles, "desert_tiles", state.rules):
        if not isinstance(tile, Mapping) or set(tile) != {"side", "seat"}:
            raise ValueError(f"the desert tile on space {space} needs a side and a seat")
        side, seat = tile["side"], tile["seat"]
        if side not in [known.value for known in Side]:
            known = " or ".join(known.value for known in Side)
            raise ValueError(f"a desert tile's side is {known}, not {shown(side)}")
        if not whole(seat) or not 0 <= seat < len(state.players):
            seats = f"a seat from 0 to {len(state.players) - 1}"
            raise ValueError(f"the desert tile on space {space} needs {seats}, not {shown(seat)}")
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


def _rolls(rolls: object, rules: Rules) -> tuple[Roll, ...]:
    if not isinstance(rolls, list):
        raise ValueError("rolls must be a list, each a camel and its pips")
    return tuple(_roll(number, roll, rules) for number, roll in enumerate(rolls, 1))


def _roll(number: int, roll: object, rules: Rules) -> Roll:
    support = isinstance(roll, list) and roll[2:] == ["support"]
    if not isinstance(roll, list) or (len(roll) != 2 and not support):
        like = "like [blue, 2] or, with its support die, [blue, 2, support]"
        raise ValueError(f"roll {number} must be a camel and its pips, {like}")
    if support and long_track.KEY not in rules.extras:
        raise ValueError(f"a support die needs the longer track (roll {number})")
    (camel,) = camels(roll[:1], f"roll {number}")
    pips = long_track.support_die_pips(rules) if support else rules.die_pips
    if not whole(roll[1]) or roll[1] not in pips:
        faces = ", ".join(map(str, pips))
        die = "a support die" if support else "a die"
        raise ValueError(f"{die} shows one of {faces}, not {shown(roll[1])} (roll {number})")
    return RollSupportDie(camel, roll[1]) if support else RolledDie(camel, roll[1])
