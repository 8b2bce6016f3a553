"""Desert tiles are placed, moved, turned over, stopped on, and go home (R17, R37-R42)."""

from __future__ import annotations

import math

from camelup_desktop.app.anim.easing import (
    Curve,
    bump,
    hop,
    in_out_cubic,
    out_back,
    out_cubic,
    ring,
    way,
)
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Tween, Wait
from camelup_desktop.app.games.camelup.board import ALOFT, TILE, RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects, specks
from camelup_desktop.app.games.camelup.cues.bystanders import UP
from camelup_desktop.app.games.camelup.cues.sprites import TILE_TURNS
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Flier, Prop, World
from camelup_desktop.engine.camelup import Camel, Side, events
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
        landed = effects.told(board, event, "land", x=board.plan.plate(event.space).x)
        return Sequence(calm.cut(board, arrive, [tile]), landed)
    if old is None:
        return Sequence(_from_owner(board, event), Call(arrive), _slap(board, event))
    if event.from_space == event.space:
        turned = effects.told(board, event, "turn", x=tile.x)
        return Sequence(turned, _turned(board, tile, event.side), Call(arrive), _slap(board, event))
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
    return effects.fly(
        board,
        flier,
        lift + arc,
        along=_thrown,
        rise=lambda t: hop(t**1.3),
        angle=lambda t: 14 * hop(t),
        zoom=lambda t: 1 + 0.14 * hop(t),
    )


def _thrown(t: float) -> float:
    """Off slowly, at full speed until it hits the sand."""
    return t * t * (1.6 - 0.6 * t)


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
    """The tile is turned over; what stands on it folds flat, and on the other side rises."""
    pictures = TILE_TURNS if side is Side.MIRAGE else TILE_TURNS[::-1]

    def begin() -> None:
        tile.frames = pictures

    def end() -> None:
        tile.frames, tile.sprite = (), f"tile_{side.value}"

    turning = Path(
        tile,
        board.theme.seconds("desert_tile.turn"),
        frame=way(0.0, len(pictures), in_out_cubic),
        shade=lambda t: 1.0 if t >= 1 else 1 - 0.7 * hop(t),
    )
    return Sequence(Call(begin), turning, Call(end))


def _slap(board: RaceBoard, event: events.DesertTilePlaced) -> Animation:
    """It gives a little, and sand flies."""
    plate, size = board.plan.plate(event.space), board.theme.board("desert_tile.scale")
    flat: Curve = lambda t: size if t >= 1 else size * (1 - 0.2 * (1 - out_back(3.0)(t)))  # noqa: E731
    wide: Curve = lambda t: size if t >= 1 else size * (1 + 0.1 * (1 - out_back(3.0)(t)))  # noqa: E731

    def thud() -> None:
        effects.tell(board, event, "land", x=plate.x)
        effects.shake(board, 0.4)
        specks.dust(board, plate.x, plate.y - 0.1, 8)

    return Sequence(
        Call(thud),
        Path(board.tiles[event.seat], board.theme.seconds("desert_tile.slap"), sx=wide, sy=flat),
    )


@cues.of(events.DesertTileTriggered, overlaps=True)
def desert_tile_triggered(board: RaceBoard, event: events.DesertTileTriggered) -> Animation:
    """The tile answers: water, or a shimmer and a camel that cannot believe it (M14, M15)."""
    seconds, tile = board.theme.seconds, board.tiles[event.owner]
    if board.calm:
        return calm.outlined(board, [tile], "calm.outline")
    if event.side is Side.OASIS:
        specks.drops(board, tile.x, tile.y)
        board.alongside(effects.bend(board, event.owner, seconds("oasis.spring")))
        return Sequence(Wait(seconds("oasis.bend")), effects.told(board, event, "drink", x=tile.x))
    return Sequence(
        _shimmer(board, event.owner, seconds("mirage.shimmer")),
        Call(lambda: specks.splinters(board, tile.x, tile.y)),
        Parallel(_plywood(board, event.owner), _double_take(board, event.space)),
    )


def _plywood(board: RaceBoard, seat: Seat) -> Animation:
    """The palm clacks over like scenery and stands again: it is only a board."""
    size, seconds = board.theme.board("desert_tile.scale"), board.theme.seconds("mirage.look")

    def narrow(t: float) -> float:
        return size if t >= 1 else size * (1 - 0.88 * bump(min(1.0, t * 1.25)))

    def tip(t: float) -> float:
        return 0.0 if t >= 1 else 10 * ring(1.5, 1.0)(t)

    def dark(t: float) -> float:
        return narrow(t) / size

    return Path(board.tiles[seat], seconds, sx=narrow, angle=tip, shade=dark)


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
    """The camels lean down to look, and start back: one after the other up the stack."""
    seconds = board.theme.seconds("mirage.look")
    lean = board.plan.across(board.theme.board("mirage.lean"))
    up = board.plan.up(board.theme.board("mirage.lean"))
    ahead = UP.get(board.plan.heading(space), 1)

    def look(height: int, camel: Camel) -> Animation:
        rest, lag = board.plan.level(height), 0.05 * height

        def when(t: float) -> float:
            return max(0.0, min(1.0, t * (1 + 2 * lag) - lag))

        def start(t: float) -> float:
            """1 when it leans forward most, -1 when it has started back."""
            now = when(t)
            return bump(now / 0.45) if now < 0.45 else -bump((now - 0.45) / 0.55)

        return Path(
            board.camels[camel],
            seconds,
            sway=lambda t: 0.0 if t >= 1 else ahead * lean * start(t),
            angle=lambda t: 0.0 if t >= 1 else -ahead * 7 * start(t),
            sy=lambda t: 1.0 if t >= 1 else 1 - 0.06 * start(t),
            z=lambda t: rest if t >= 1 else rest + max(0.0, -start(t)) * up * (1 + height),
        )

    stack = board.shown.stacks.get(space, ())
    return Parallel(*(look(height, camel) for height, camel in enumerate(stack)))


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
        effects.fly(
            board,
            flier,
            board.theme.seconds("desert_tile.home"),
            along=in_out_cubic,
            arrive=lambda: effects.tell(board, event, "land"),
        )
    )
    return Wait(board.theme.seconds("leg_tile.stagger") * 2)
