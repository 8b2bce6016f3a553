"""What seats hold in a leg as a position tells it: leg betting tiles, pyramid tiles.

With position tiles on them (R16, R18, R88); and what the leg would pay for all that (R52).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from camelup_desktop.engine.camelup import flow, movement
from camelup_desktop.engine.camelup.game import BASE
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, LegTile
from camelup_desktop.engine.camelup.plain_values import camels, shown, whole
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.camelup.supercup import MODULES, position_bets
from camelup_desktop.engine.camelup.supercup.position_bets import LaidPositionTile, PositionTiles
from camelup_desktop.engine.table import Seat

ENTRIES = ("leg_tiles", "pyramid_tiles")

MOST_PYRAMID_TILES = 10
"""R78: no leg has more dice."""

A_TILE = "a leg tile is like [blue, 5] or, with a position tile on it, [blue, 5, 3]"


def has_position_tiles(data: Mapping[Any, object]) -> bool:
    """Whether a position lays a position tile on a leg betting tile."""
    seats = data.get("leg_tiles")
    held = seats.values() if isinstance(seats, Mapping) else ()
    tiles = (tile for listed in held if isinstance(listed, list) for tile in listed)
    return any(isinstance(tile, list) and len(tile) == 3 for tile in tiles)


def hand_out(state: State, data: Mapping[Any, object]) -> State:
    """Give the seats what a position says they hold; raises ValueError with a sentence."""
    if "pyramid_tiles" in data:
        state = _with_pyramid_tiles(state, data["pyramid_tiles"])
    if "leg_tiles" in data:
        state = _with_leg_tiles(state, data["leg_tiles"])
    return state


def _with_pyramid_tiles(state: State, counts: object) -> State:
    """R18, R78: how many each seat holds."""
    if not isinstance(counts, list) or len(counts) != len(state.players):
        raise ValueError(f"pyramid_tiles must list those of all {len(state.players)} seats")
    for count in counts:
        if not whole(count) or not 0 <= count <= MOST_PYRAMID_TILES:
            wanted = f"whole numbers from 0 to {MOST_PYRAMID_TILES}"
            raise ValueError(f"pyramid_tiles must be {wanted}, not {shown(count)}")
    pairs = zip(state.players, counts, strict=True)
    return replace(state, players=tuple(replace(p, pyramid_tiles=count) for p, count in pairs))


def _with_leg_tiles(state: State, tiles: object) -> State:
    """R7, R16, R87, R88: each tile can be held once, and each position tile, too."""
    if not isinstance(tiles, Mapping):
        raise ValueError("leg_tiles must be given by seat, like {0: [[blue, 5]]}")
    laid: list[LaidPositionTile] = []
    for key, listed in tiles.items():
        seat = _seat(key, state)
        if state.players[seat].leg_tiles:
            raise ValueError(f"leg_tiles: seat {seat} is named twice")
        if not isinstance(listed, list):
            raise ValueError(f"leg_tiles of seat {seat} must be a list; {A_TILE}")
        held = []
        for number, tile in enumerate(listed):
            if not isinstance(tile, list) or len(tile) not in (2, 3):
                raise ValueError(f"leg_tiles of seat {seat}: {A_TILE}, not {shown(tile)}")
            (camel,) = camels(tile[:1], "leg_tiles")
            held.append(LegTile(camel, tile[1]))
            laid += [LaidPositionTile(place, seat, number) for place in tile[2:]]
        state = state.with_player(seat, replace(state.players[seat], leg_tiles=tuple(held)))
    state = replace(state, piles={camel: _pile(state, camel) for camel in CAMELS})
    return _with_position_tiles(state, laid) if laid else state


def _seat(key: object, state: State) -> Seat:
    """JSON can give the number of a seat only as text."""
    seats = range(len(state.players))
    for seat in seats:
        if (whole(key) and key == seat) or key == str(seat):
            return seat
    raise ValueError(f"leg_tiles: {shown(key)} is no seat from 0 to {len(seats) - 1}")


def _pile(state: State, camel: Camel) -> tuple[int, ...]:
    """R16, R88: what is left of a pile when all that is held was taken from it."""
    left = list(state.rules.leg_tile_values)
    for tile in (tile for player in state.players for tile in player.leg_tiles):
        if tile.camel is camel:
            if not whole(tile.value) or tile.value not in left:
                what = f"{camel.value} leg tile of {shown(tile.value)}"
                raise ValueError(f"leg_tiles: no {what} is left to be held")
            left.remove(tile.value)
    return tuple(left)


def _with_position_tiles(state: State, laid: Sequence[LaidPositionTile]) -> State:
    """R87, R88."""
    state = MODULES[position_bets.KEY].lay_out(state)
    left = list(position_bets.position_tiles(state).left)
    for tile in laid:
        if not whole(tile.place) or tile.place not in left:
            raise ValueError(f"leg_tiles: no position tile {shown(tile.place)} is left to be laid")
        left.remove(tile.place)
    return state.with_extra(position_bets.KEY, PositionTiles(tuple(left), tuple(laid)))


def told(state: State) -> dict[str, Any]:
    """Put what seats hold into plain values, if anybody holds anything.

    `leg_pays` is what each seat would get, or have to pay, if the leg was scored as it stands (R47,
    R48, R52, R91, R96).
    """
    if not any(player.leg_tiles or player.pyramid_tiles for player in state.players):
        return {}
    return {
        "leg_tiles": _leg_tiles_told(state),
        "pyramid_tiles": [player.pyramid_tiles for player in state.players],
        "leg_pays": _leg_pays(state),
    }


def _leg_tiles_told(state: State) -> dict[str, list[list[object]]]:
    places = position_bets.position_tiles(state)
    entries: dict[str, list[list[object]]] = {}
    for seat, player in enumerate(state.players):
        for number, tile in enumerate(player.leg_tiles):
            place = places.place_on(seat, number)
            entry = (tile.camel.value, tile.value, place)
            entries.setdefault(str(seat), []).append([part for part in entry if part is not None])
    return entries


def _leg_pays(state: State) -> list[int]:
    mechanics = (*BASE, *(module for key, module in MODULES.items() if key in state.extras))
    claims = flow.owed(mechanics, state, movement.ranking(state.track))
    return [sum(c.pounds for c in claims if c.seat == seat) for seat in range(len(state.players))]
