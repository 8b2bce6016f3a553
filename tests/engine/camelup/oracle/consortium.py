"""Module 4 as the oracle plays it: partners, and what they copy of each other (R94-R101)."""

from tests.engine.camelup.oracle.position_bets import worth
from tests.engine.camelup.oracle.table import CONSORTIUM, Record, Table


def wishes(table: Table) -> list[Record]:
    """R95: two whose cards are available."""
    if not table.plays(CONSORTIUM) or table.seat in table.partner_of:
        return []
    others = [seat for seat in range(table.seats) if seat != table.seat]
    return [
        {"FormConsortium": {"partner": seat}} for seat in others if seat not in table.partner_of
    ]


def shake_hands(table: Table, one: int, other: int) -> None:
    """R95."""
    table.partner_of[one] = other
    table.partner_of[other] = one


def asked_next(table: Table) -> int | None:
    """R99 by hand: the first seat that still has to say which tile it copies."""
    if table.house["copying"] != "by_hand":
        return None
    for seat in sorted(table.partner_of):
        partner = table.partner_of[seat]
        there = table.held_leg_tiles[partner] or table.held_pyramid_tiles[partner]
        if there and seat not in table.copying:
            return seat
    return None


def copies(table: Table, seat: int) -> list[Record]:
    """R96-R99: any one tile of the partner, or none."""
    partner = table.partner_of[seat]
    found: list[Record] = [{"CopyNothing": {}}]
    if table.held_pyramid_tiles[partner]:
        found.append({"CopyPyramidTile": {}})
    for number, _ in enumerate(table.held_leg_tiles[partner]):
        found.append({"CopyLegTile": {"leg_tile": number}})
    return found


def copied_worth(table: Table, seat: int) -> int:
    """R96-R99: what the copied tile adds to the seat's own sum."""
    if seat not in table.partner_of:
        return 0
    partner, ranking = table.partner_of[seat], table.ranking()
    if table.house["copying"] == "best_tile":
        best = 1 if table.held_pyramid_tiles[partner] else 0
        return max([best, *(worth(tile, ranking) for tile in table.held_leg_tiles[partner])])
    chosen = table.copying.get(seat, {})
    if "CopyPyramidTile" in chosen:
        return 1
    if "CopyLegTile" in chosen:
        return worth(table.held_leg_tiles[partner][chosen["CopyLegTile"]["leg_tile"]], ranking)
    return 0
