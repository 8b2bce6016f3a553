"""R1-R8: a race set up for its seats, modules and house rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from camelup_desktop.engine.camelup.desert_tiles import DesertTiles
from camelup_desktop.engine.camelup.leg_betting import LegBetting, full_piles
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.opening import Opening
from camelup_desktop.engine.camelup.pyramid import Pyramid
from camelup_desktop.engine.camelup.race_betting import RaceBetting
from camelup_desktop.engine.camelup.rules import (
    Option,
    Rules,
    house_rules,
    module_options,
    printed_rules,
)
from camelup_desktop.engine.camelup.state import Player, Stage, State
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.table import Game, Turn

BASE: tuple[RaceMechanic, ...] = (
    Opening(),
    LegBetting(),
    Pyramid(),
    DesertTiles(),
    RaceBetting(),
)
"""The mechanisms of the base game, in the order in which a leg is scored and cleared (R49)."""


@dataclass(frozen=True, slots=True)
class Module:
    """What a set-up tells of a module: its paragraphs in RULES.md and its own house rules."""

    key: str
    paragraphs: tuple[int, ...]
    options: tuple[Option, ...]


def camel_up(
    seats: int, modules: Sequence[str] = (), options: Mapping[str, Any] | None = None
) -> Game[State]:
    """Set up a race (R4, R6-R8, R13): `seats` players, Supercup `modules`, house-rule `options`.

    Raises ValueError with a sentence for a person when this cannot be played.
    """
    played = _played(modules)
    mechanics = (*BASE, *played.values())
    rules = house_rules(options or {}, seats, modules)
    for mechanic in mechanics:
        rules = mechanic.amend(rules)
    least, most = _limits(rules, modules)
    if not least <= seats <= most:
        limits = f"{least} to {most} can play" + (" with these modules" if played else "")
        crowd = most < seats <= rules.crowd_seats
        needed = f"; so many need the modules {', '.join(rules.crowd_modules)}" if crowd else ""
        raise ValueError(f"{limits}, not {seats}{needed}")
    state = State(
        rules=rules,
        players=tuple(Player(rules.starting_pounds) for _ in range(seats)),
        turn=Turn.CHANCE,
        stage=Stage.STARTING_SEAT,
        track=((),) * rules.finish,
        piles=full_piles(rules),
    )
    for mechanic in mechanics:
        state = mechanic.lay_out(state)
    return Game("camelup", state, mechanics)


def seat_limits(modules: Sequence[str] = ()) -> tuple[int, int]:
    """R4: how few and how many can play with these modules; raises ValueError as `camel_up`."""
    rules = printed_rules()
    for module in _played(modules).values():
        rules = module.amend(rules)
    return _limits(rules, modules)


def modules() -> tuple[Module, ...]:
    """R60: every module there is, for whoever lists them, in their order."""
    return tuple(
        Module(key, tuple(module.paragraphs), module_options(key))
        for key, module in MODULES.items()
    )


def _played(modules: Sequence[str]) -> dict[str, RaceMechanic]:
    if unknown := [key for key in modules if key not in MODULES]:
        raise ValueError(f"there is no module {unknown[0]!r}, only {', '.join(MODULES)}")
    return {key: module for key, module in MODULES.items() if key in modules}


def _limits(rules: Rules, modules: Sequence[str]) -> tuple[int, int]:
    crowded = set(rules.crowd_modules) <= set(modules)
    return rules.least_seats, rules.crowd_seats if crowded else rules.most_seats
