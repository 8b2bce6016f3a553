"""Camel Up, the race: the public face of its rules.

`camel_up` makes the game; states, actions, events, objections and pieces are its words.
"""

from camelup_desktop.engine.camelup import actions, events
from camelup_desktop.engine.camelup.flow import standings
from camelup_desktop.engine.camelup.game import Module, camel_up, modules, seat_limits
from camelup_desktop.engine.camelup.movement import ranking, space_of
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import (
    CAMELS,
    Camel,
    DesertTile,
    LegTile,
    RaceBet,
    RaceCard,
    RolledDie,
    Side,
    Stack,
    Track,
    Unit,
)
from camelup_desktop.engine.camelup.rules import (
    Option,
    Rules,
    module_options,
    options,
    printed_rules,
)
from camelup_desktop.engine.camelup.state import Player, Stage, State

__all__ = [
    "CAMELS",
    "Camel",
    "DesertTile",
    "LegTile",
    "Module",
    "No",
    "Option",
    "Player",
    "RaceBet",
    "RaceCard",
    "RolledDie",
    "Rules",
    "Side",
    "Stack",
    "Stage",
    "State",
    "Track",
    "Unit",
    "actions",
    "camel_up",
    "events",
    "module_options",
    "modules",
    "options",
    "printed_rules",
    "ranking",
    "seat_limits",
    "space_of",
    "standings",
]
