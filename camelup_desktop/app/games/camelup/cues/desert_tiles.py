"""Desert tiles are placed, moved, turned over, stopped on, and go home (R17, R37-R42)."""

from __future__ import annotations

import math

from camelup_desktop.app.anim.easing import Curve, bump, hop, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Tween, Wait
from camelup_desktop.app.games.camelup.board import ALOFT, TILE, RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Flier, Prop, World
from camelup_desktop.engine.camelup import Side, events
from camelup_desktop.engine.table import Seat

cues: Cues[RaceBoard] = Cues()


@cues.of(events.DesertTilePlaced)
def desert_tile_placed(board: RaceBoard, event: events.DesertTilePlaced) -> Animation:
    """From its owner or from another space in an arc, with a slap; in place it turns (M17)."""
    shown = board.shown
    old = shown.desert_tiles.pop(event.from_space, None) if event.from_space else None

    def arrive() -> None:
        shown.desert_tiles[event.space] = (event.seat, event.side)
        shown.touch()
        board.lay_tile(event.seat, event.space, event.side)

    tile = board.tiles[event.seat]
    if board.calm:
        return Sequence(calm.cut(board, arrive, [tile]))
    if old is None:
        return Sequence(_from_owner(board, event), Call(arrive), _slap(board, event))
    if event.from_space == event.space:
        return Sequence(_turned(board, tile, event.side), Call(arrive))
    turn = [] if old[1] is event.side else [_turned(board, tile, event.side)]
    return Sequence(_carried(board, event), *turn, Call(arrive), _slap(board, event))


def _from_owner(board: RaceBoard, event: events.DesertTilePlaced) -> Animation:
    """Out of the owner's stock onto the track."""
    plate = board.plan.plate(event.space)
    unit = board.theme.table(board.plan.length).unit
    flier = Flier(
        f"tile_{event.side.value}",
        f"stock:{event.seat}",
        World(plate.x, plate.y + board.theme.board("desert_tile.y"), 0.15),
        size=(board.theme.board("size.desert_tile"), unit * 0.72),
        arc=board.theme.board("flight.desert_tile"),
    )
    lift, arc = board.theme.seconds("desert_tile.lift"), board.theme.seconds("desert_tile.arc")
    return effects.fly(board, flier, lift + arc, along=out_cubic)


def _carried(board: RaceBoard, event: events.DesertTilePlaced) -> Animation:
    """From one space of the track to another, with its pennant."""
    seconds, number = board.theme.seconds, board.theme.board
    tile, pennant = board.tiles[event.seat], board.pennants[event.seat]
    goal = board.plan.plate(event.space)
    x, y = goal.x, goal.y + number("desert_tile.y")
    up, rise = board.plan.up(number("flight.lift")), board.plan.up(number("flight.desert_tile"))
    moves: list[Animation] = []
    for prop, px, py in (
        (tile, x, y),
        (pennant, x + number("pennant.x"), y + number("pennant.y")),
    ):
        prop.rank = TILE + ALOFT
        moves.append(
            Sequence(
                Path(prop, seconds("desert_tile.lift"), z=way(0.0, up, out_cubic)),
                Path(
                    prop,
                    seconds("desert_tile.arc"),
                    x=way(prop.x, px),
                    y=way(prop.y, py),
                    depth=way(prop.depth, py + number("desert_tile.depth")),
                    z=lambda t: up * (1 - t) + rise * hop(t),
                ),
            )
        )
    return Parallel(*moves)


def _turned(board: RaceBoard, tile: Prop, side: Side) -> Animation:
    """The tile is turned over: narrow to its edge, then the other side."""
    size, half = board.theme.board("desert_tile.scale"), board.theme.seconds("desert_tile.turn") / 2
    up = board.plan.up(board.theme.board("flight.lift"))

    def swap() -> None:
        tile.sprite = f"tile_{side.value}"

    return Sequence(
        Path(tile, half, sx=way(size, 0.0, out_cubic), z=way(0.0, up), shade=way(1.0, 0.0)),
        Call(swap),
        Path(tile, half, sx=way(0.0, size, out_cubic), z=way(up, 0.0), shade=way(0.0, 1.0)),
    )


def _slap(board: RaceBoard, event: events.DesertTilePlaced) -> Animation:
    """It gives a little, and sand flies."""
    plate, size = board.plan.plate(event.space), board.theme.board("desert_tile.scale")
    flat: Curve = lambda t: size if t >= 1 else size * (1 - 0.14 * bump(t))  # noqa: E731
    wide: Curve = lambda t: size if t >= 1 else size * (1 + 0.08 * bump(t))  # noqa: E731
    return Sequence(
        Call(lambda: effects.dust(board, plate.x, plate.y, 7)),
        Path(board.tiles[event.seat], board.theme.seconds("desert_tile.slap"), sx=wide, sy=flat),
    )


@cues.of(events.DesertTileTriggered, overlaps=True)
def desert_tile_triggered(board: RaceBoard, event: events.DesertTileTriggered) -> Animation:
    """The tile answers: water, or a shimmer and a camel that cannot believe it (M14, M15)."""
    seconds, tile = board.theme.seconds, board.tiles[event.owner]
    if board.calm:
        return calm.outlined(board, [tile], "calm.outline")
    if event.side is Side.OASIS:
        effects.drops(board, tile.x, tile.y)
        return effects.bend(board, event.owner, seconds("oasis.bend"))
    return Sequence(
        _shimmer(board, event.owner, seconds("mirage.shimmer")),
        _double_take(board, event.space),
    )


def _shimmer(board: RaceBoard, seat: Seat, seconds: float) -> Animation:
    """Hot air over the tile: it trembles sideways and fades for a moment."""
    wide = board.plan.across(2.0)
    return Path(
        board.tiles[seat],
        seconds,
        sway=lambda t: 0.0 if t >= 1 else wide * math.sin(6 * math.pi * t) * (1 - t),
        alpha=lambda t: 1.0 if t >= 1 else 1 - 0.4 * bump(t),
    )


def _double_take(board: RaceBoard, space: int) -> Animation:
    """The camels lean forward to look twice."""
    lean = board.plan.across(board.theme.board("mirage.lean"))
    return Parallel(
        *(
            Path(
                board.camels[camel],
                board.theme.seconds("mirage.look"),
                sway=lambda t: 0.0 if t >= 1 else -lean * math.sin(2 * math.pi * t),
            )
            for camel in board.shown.stacks.get(space, ())
        )
    )


@cues.of(events.DesertTileReturned, overlaps=True)
def desert_tile_returned(board: RaceBoard, event: events.DesertTileReturned) -> Animation:
    """At the end of a leg the tile goes back to its owner."""
    seat, tile = event.seat, board.tiles[event.seat]
    _, side = board.shown.desert_tiles.pop(event.space)
    board.shown.touch()
    if board.calm:
        return Sequence(
            Tween(tile, board.theme.seconds("calm.fade"), alpha=0.0),
            Call(lambda: board.lift_tile(seat)),
        )
    unit = board.theme.table(board.plan.length).unit
    flier = Flier(
        f"tile_{side.value}",
        World(tile.x, tile.y, 0.15),
        f"stock:{seat}",
        size=(unit * 0.72, board.theme.board("size.desert_tile")),
        arc=board.theme.board("flight.home"),
    )
    board.lift_tile(seat)
    board.alongside(
        effects.fly(board, flier, board.theme.seconds("desert_tile.home"), along=out_back(0.6))
    )
    return Wait(board.theme.seconds("leg_tile.stagger") * 2)
