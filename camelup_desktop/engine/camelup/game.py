"""R1-R8: a race set up for its seats, modules and house rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from camelup_desktop.engine.camelup.desert_tiles import DesertTiles
from camelup_desktop.engine.camelup.leg_betting import LegBetting, full_piles
from camelup_desktop.engine.camelup.mechanic import RaceMechanic
from camelup_desktop.engine.camelup.opening import Opening
from camelup_desktop.engine.camelup.pyramid import Pyramid
from camelup_desktop.engine.camelup.race_betting import RaceBetting
from camelup_desktop.engine.camelup.rules import house_rules
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


def camel_up(
    seats: int, modules: Sequence[str] = (), options: Mapping[str, Any] | None = None
) -> Game[State]:
    """Set up a race (R4, R6-R8, R13): `seats` players, Supercup `modules`, house-rule `options`.

    Raises ValueError with a sentence for a person when this cannot be played.
    """
    if unknown := [key for key in modules if key not in MODULES]:
        raise ValueError(f"there is no module {unknown[0]!r}")
    mechanics = (*BASE, *(module for key, module in MODULES.items() if key in modules))
    rules = house_rules(options or {}, seats)
    for mechanic in mechanics:
        rules = mechanic.amend(rules)
    if not rules.least_seats <= seats <= rules.most_seats:
        raise ValueError(f"{rules.least_seats} to {rules.most_seats} can play, not {seats}")
    opening = State(
        rules=rules,
        players=tuple(Player(rules.starting_pounds) for _ in range(seats)),
        turn=Turn.CHANCE,
        stage=Stage.STARTING_SEAT,
        track=((),) * rules.finish,
        piles=full_piles(rules),
    )
    return Game("camelup", opening, mechanics)
