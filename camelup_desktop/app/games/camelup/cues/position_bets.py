"""Position tiles are pushed under leg betting tiles and go home again (R87-R93, M41)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import hop, in_out_cubic, in_quad, out_back, out_cubic, way
from camelup_desktop.app.anim.timeline import (
    Animation,
    Call,
    Parallel,
    Path,
    Sequence,
    Wait,
    after,
    still,
)
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects
from camelup_desktop.app.games.camelup.cues.betting import fluttering
from camelup_desktop.app.games.camelup.supercup.position_bets import shown_position_tiles
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Flier
from camelup_desktop.app.stage.stage import drop
from camelup_desktop.engine.camelup.supercup import position_bets as events

HALF = 0.5
"""Height of a position tile as a share of the leg betting tile it lies on."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.BottomLegBettingTileTaken)
def bottom_leg_betting_tile_taken(
    board: RaceBoard, event: events.BottomLegBettingTileTaken
) -> Animation:
    """The pile stirs, its lowest tile slides out from under it and flies to its owner."""
    shown, seconds, number = board.shown, board.theme.seconds, board.theme.board
    size, pile = number("size.leg_tile"), f"pile:{event.camel.value}"
    tile = Flier(
        f"legtile_{event.camel.value}_{event.value}",
        pile,
        f"tiles:{event.seat}",
        size=(size, size * 0.6),
        arc=number("flight.leg_tile"),
    )

    def leave() -> None:
        board.bump(pile, seconds("position.slide"))
        shown.piles[event.camel] = shown.piles[event.camel][:-1]
        shown.touch()

    def arrive() -> None:
        effects.tell(board, event, "land")
        shown.leg_tiles[event.seat].append((event.camel, event.value))
        shown.touch()

    if board.calm:
        leave()
        return effects.fade_between(board, tile, seconds("leg_tile.fade") * 2, arrive)
    low = -number("position.under") / tile.arc

    def land() -> None:
        drop(board.fliers, tile)
        arrive()

    return Sequence(
        Call(lambda: board.fliers.append(tile)),
        Call(leave),
        Path(
            tile,
            seconds("position.slide"),
            rise=way(0.0, low, out_cubic),
            alpha=lambda t: min(1.0, 3 * t),
            zoom=way(0.92, 1.0),
        ),
        Path(
            tile,
            seconds("leg_tile.arc"),
            way=in_out_cubic,
            rise=lambda t: low * (1 - t) + hop(t),
            angle=lambda t: -10 * hop(t),
            zoom=lambda t: 1 + 0.2 * hop(t),
        ),
        Path(tile, seconds("leg_tile.slot"), zoom=way(1.08, 1.0, out_back(2.5))),
        Call(land),
    )


@cues.of(events.PositionTileAttached)
def position_tile_attached(board: RaceBoard, event: events.PositionTileAttached) -> Animation:
    """Lifted, flown to the leg betting tile, and pushed home from below until it snaps."""
    facts, seconds, number = (
        shown_position_tiles(board.shown),
        board.theme.seconds,
        board.theme.board,
    )
    size = number("size.leg_tile") * HALF
    tile = Flier(
        f"position_{event.place}",
        f"position:{event.place}",
        f"leg_tile:{event.seat}:{event.leg_tile}",
        size=(size, size * 0.6),
        arc=number("flight.home"),
    )

    def leave() -> None:
        facts.left.remove(event.place)
        board.shown.touch()

    def arrive() -> None:
        effects.tell(board, event, "land")
        facts.laid[event.seat, event.leg_tile] = event.place
        board.shown.touch()
        board.bump(f"tiles:{event.seat}", seconds("coin.bump"))

    if board.calm:
        leave()
        return effects.fade_between(board, tile, seconds("leg_tile.fade") * 2, arrive)
    tilt, lift = number("flight.tilt"), number("flight.lift") / tile.arc
    short = -number("position.short") / tile.arc

    def land() -> None:
        drop(board.fliers, tile)
        arrive()

    return Sequence(
        Call(lambda: board.fliers.append(tile)),
        Call(leave),
        Path(
            tile,
            seconds("leg_tile.lift"),
            rise=way(0.0, lift, out_back(1.7)),
            angle=way(0.0, -tilt, out_back(1.7)),
            zoom=way(1.0, 1.25, out_cubic),
        ),
        Path(
            tile,
            seconds("position.arc"),
            way=in_out_cubic,
            rise=lambda t: lift * (1 - t) + hop(t) + short * t,
            angle=lambda t: -tilt * (1 - t) + 2 * tilt * hop(t),
            zoom=lambda t: 1.25 + 0.15 * hop(t),
        ),
        effects.told(board, event, "push"),
        Path(
            tile,
            seconds("position.push"),
            rise=way(short, 0.0, in_quad),
            zoom=way(1.25, 1.0, in_quad),
        ),
        Call(land),
    )


@cues.of(events.PositionTilesReturned, overlaps=True)
def position_tiles_returned(board: RaceBoard, event: events.PositionTilesReturned) -> Animation:
    """They flutter back to their places while the leg betting tiles go home."""
    facts, seconds, number = (
        shown_position_tiles(board.shown),
        board.theme.seconds,
        board.theme.board,
    )
    size = number("size.leg_tile") * HALF
    back = sorted((place, owner) for owner, place in facts.laid.items())
    facts.laid.clear()
    board.shown.touch()

    def rebuilt() -> None:
        facts.left = list(_places(board))
        board.shown.touch()

    flights: list[Animation] = []
    for order, (place, (seat, leg_tile)) in enumerate(back):
        tile = Flier(
            f"position_{place}",
            f"leg_tile:{seat}:{leg_tile}",
            f"position:{place}",
            size=(size * 0.6, size),
            arc=number("flight.home"),
        )
        flight = effects.fly(
            board,
            tile,
            seconds("leg_tile.home"),
            along=in_out_cubic,
            angle=fluttering(order),
        )
        flights.append(after(seconds("leg_tile.stagger") * order, flight))
    if board.calm:
        return Sequence(Wait(seconds("calm.fade")), Call(rebuilt))
    board.alongside(Sequence(Parallel(*flights), Call(rebuilt)))
    return still()


@cues.of(events.PositionBetScored, overlaps=True)
def position_bet_scored(board: RaceBoard, event: events.PositionBetScored) -> Animation:
    """What a pair of tiles earned is told by the leg scoring; on the table nothing moves."""
    return still()


def _places(board: RaceBoard) -> tuple[int, ...]:
    """R87: the places that have a tile."""
    rules: events.PositionBetRules = board.rules.extras[events.KEY]  # type: ignore[assignment]
    return rules.places
