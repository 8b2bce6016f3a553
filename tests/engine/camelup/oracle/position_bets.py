"""Module 3 as the oracle plays it: position tiles under leg tiles (R87-R93)."""

from typing import Any

from tests.engine.camelup.oracle.table import CAMELS, Record, Table

RIGHT, WRONG, SECOND = 3, -1, 1


def wishes(table: Table) -> list[Record]:
    """R88-R90."""
    found: list[Record] = []
    for place in table.places_left():
        for number, tile in enumerate(table.held_leg_tiles[table.seat]):
            if tile["place"] is None:
                found.append({"AttachPositionTile": {"place": place, "leg_tile": number}})
        for camel in CAMELS:
            if table.piles[camel]:
                found.append({"TakeBottomLegBettingTile": {"place": place, "camel": camel}})
    return found


def take_bottom(table: Table, camel: str, place: int) -> None:
    """R88, R89."""
    value = table.piles[camel].pop()
    table.held_leg_tiles[table.seat].append({"camel": camel, "value": value, "place": place})


def worth(tile: dict[str, Any], ranking: list[str]) -> int:
    """R47, R91: what a leg tile earns, alone or with a position tile on it."""
    rank = ranking.index(tile["camel"]) + 1
    if tile["place"] is not None:
        return RIGHT if rank == tile["place"] else WRONG
    if rank == 1:
        return int(tile["value"])
    return SECOND if rank == 2 else WRONG
