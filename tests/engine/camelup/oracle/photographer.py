"""Module 2 as the oracle plays it: the camera and the photo (R79-R86)."""

from tests.engine.camelup.oracle.table import PHOTOGRAPHER, Record, Table


def wishes(table: Table) -> list[Record]:
    """R79-R82: not while somebody else is the photographer, and not where it points already."""
    if not table.plays(PHOTOGRAPHER):
        return []
    if table.camera is not None and table.camera["seat"] != table.seat:
        return []
    spaces = [
        space
        for space in range(1, table.last_space() + 1)
        if space not in table.stacks
        and space not in table.desert_tiles
        and not in_picture(table, space)
    ]
    return [{"PointCamera": {"space": space}} for space in spaces]


def in_picture(table: Table, space: int) -> bool:
    """R86: no desert tile may lie there."""
    return table.camera is not None and table.camera["space"] == space


def arrival(table: Table, space: int, unit: list[str]) -> None:
    """R83: a pound for each camel that arrives in the picture, and the job is free again."""
    if table.camera is not None and in_picture(table, space):
        table.receive(table.camera["seat"], len(unit))
        table.camera = None
