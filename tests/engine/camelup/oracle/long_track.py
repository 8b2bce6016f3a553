"""Module 1 as the oracle plays it: support dice, and the variant's free action (R62-R78)."""

from typing import Any

from tests.engine.camelup.oracle.table import CAMELS, LONG_TRACK, Record, Table

SUPPORT_PIPS = [1, 2]


def prepare_leg(table: Table) -> None:
    """R65, R72, R77: all on the pedestal, then the die of who is last goes into the pyramid."""
    if table.plays(LONG_TRACK):
        last = table.ranking()[-1]
        table.craters = []
        table.support_in_pyramid = [last]
        table.pedestal = [camel for camel in CAMELS if camel != last]


def fallen_die(table: Table, die: dict[str, Any]) -> None:
    """R71, R76: where a support die lies once it was rolled."""
    table.support_in_pyramid.remove(die["camel"])
    if table.house["free_action"]:
        table.craters.append(dict(die))
    else:
        table.pedestal.append(die["camel"])


def free_dice(table: Table) -> list[str]:
    """R73-R75: those that the seat whose action is done may put into the pyramid."""
    if not table.plays(LONG_TRACK) or not table.house["free_action"]:
        return []
    if table.held_pyramid_tiles[table.seat] == 0:
        return []
    leader = table.ranking()[0]
    return [camel for camel in table.pedestal if camel != leader]


def free_actions(table: Table) -> list[Record]:
    """R73: nobody has to."""
    return [
        {"DeclineFreeAction": {}},
        *({"ReturnPyramidTile": {"camel": camel}} for camel in free_dice(table)),
    ]


def do_free_action(table: Table, camel: str) -> None:
    """R73, R78."""
    table.held_pyramid_tiles[table.seat] -= 1
    table.pedestal.remove(camel)
    table.support_in_pyramid.append(camel)
