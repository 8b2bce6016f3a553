"""Leg betting tiles and race betting cards travel between the board and their owners (R16, R19)."""

from __future__ import annotations

from collections.abc import Callable

from camelup_desktop.app.anim.easing import (
    Curve,
    hop,
    in_out_cubic,
    in_quad,
    out_back,
    out_cubic,
    way,
)
from camelup_desktop.app.anim.timeline import (
    Animation,
    Call,
    Parallel,
    Path,
    Sequence,
    Wait,
    still,
)
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Flier
from camelup_desktop.app.stage.stage import drop
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceCard, events

REST_TURN = 4.0
"""Degrees by which a card that has landed may lie askew."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.LegBettingTileTaken)
def leg_betting_tile_taken(board: RaceBoard, event: events.LegBettingTileTaken) -> Animation:
    """The top tile is lifted, flies to its owner and drops into its place (M18)."""
    shown, seconds, number = board.shown, board.theme.seconds, board.theme.board
    size = number("size.leg_tile")
    tile = Flier(
        f"legtile_{event.camel.value}_{event.value}",
        f"pile:{event.camel.value}",
        f"tiles:{event.seat}",
        size=(size, size * 0.6),
        arc=number("flight.leg_tile"),
    )

    def leave() -> None:
        shown.piles[event.camel] = shown.piles[event.camel][1:]
        shown.touch()

    def arrive() -> None:
        effects.tell(board, event, "land")
        shown.leg_tiles[event.seat].append((event.camel, event.value))
        shown.touch()

    if board.calm:
        leave()
        return effects.fade_between(board, tile, seconds("leg_tile.fade") * 2, arrive)
    tilt, lift = number("flight.tilt"), number("flight.lift")

    def land() -> None:
        drop(board.fliers, tile)
        arrive()

    return Sequence(
        Call(lambda: board.fliers.append(tile)),
        Call(leave),
        Path(
            tile,
            seconds("leg_tile.lift"),
            angle=way(0.0, tilt, out_back(1.7)),
            rise=way(0.0, lift / tile.arc, out_back(1.7)),
            zoom=way(1.0, 1.10, out_cubic),
        ),
        Path(
            tile,
            seconds("leg_tile.arc"),
            way=in_out_cubic,
            angle=lambda t: tilt * (1 - t) - 2 * tilt * hop(t),
            rise=lambda t: lift / tile.arc + hop(t),
            zoom=lambda t: 1.10 + 0.15 * hop(t),
        ),
        Path(
            tile,
            seconds("leg_tile.slot"),
            zoom=way(1.10, 1.0, out_back(2.5)),
            rise=way(lift / tile.arc, 0.0, in_quad),
        ),
        Call(land),
    )


@cues.of(events.LegTilesReturned)
def leg_tiles_returned(board: RaceBoard, event: events.LegTilesReturned) -> Animation:
    """All tiles fly back; the piles grow from the bottom up (M28)."""
    shown, seconds, number = board.shown, board.theme.seconds, board.theme.board
    size = number("size.leg_tile")
    back = [
        (value, camel, seat) for seat, tiles in enumerate(shown.leg_tiles) for camel, value in tiles
    ]
    back.sort(key=lambda one: one[0])
    full = {camel: tuple(board.rules.leg_tile_values) for camel in CAMELS}

    def rebuilt() -> None:
        shown.piles = dict(full)
        shown.touch()

    flights: list[Animation] = []
    for place, (value, camel, seat) in enumerate(back):
        tile = Flier(
            f"legtile_{camel.value}_{value}",
            f"tiles:{seat}",
            f"pile:{camel.value}",
            size=(size * 0.6, size),
            arc=number("flight.home"),
        )

        flight = effects.fly(
            board,
            tile,
            seconds("leg_tile.home"),
            along=in_out_cubic,
            arrive=_growing(board, camel, value),
            angle=fluttering(place),
        )
        flights.append(Sequence(Wait(seconds("leg_tile.stagger") * place), flight))
    shown.leg_tiles = [[] for _ in shown.leg_tiles]
    shown.touch()
    if board.calm:
        return Sequence(Wait(seconds("calm.fade")), Call(rebuilt))
    board.alongside(Sequence(Parallel(*flights), Call(rebuilt)))
    return still()


def fluttering(place: int) -> Curve:
    """Tiles that fly back turn a little, each other way."""
    side = 1 if place % 2 else -1
    return lambda t: side * 15 * hop(t)


def _growing(board: RaceBoard, camel: Camel, value: int) -> Callable[[], None]:
    """A tile lands on its pile."""

    def grow() -> None:
        board.shown.piles[camel] = (value, *board.shown.piles[camel])
        board.shown.touch()
        board.bump(f"pile:{camel.value}", board.theme.seconds("coin.bump"))

    return grow


@cues.of(events.RaceBettingCardPlaced)
def race_betting_card_placed(board: RaceBoard, event: events.RaceBettingCardPlaced) -> Animation:
    """Only the back of the card flies to the deck (M19): which camel it shows stays secret."""
    shown, seconds, number = board.shown, board.theme.seconds, board.theme.board
    size = number("size.card")
    card = Flier(
        f"card_{board.seats[event.seat]}_back",
        f"cards:{event.seat}",
        f"deck:{event.bet.value}",
        size=(size * 0.7, size),
        arc=number("flight.card"),
    )

    def leave() -> None:
        shown.hand_count[event.seat] -= 1
        shown.touch()

    def arrive() -> None:
        effects.tell(board, event, "land")
        shown.decks[event.bet].append(RaceCard(event.seat, None))
        shown.touch()

    leave()
    if board.calm:
        return effects.fade_between(board, card, seconds("card.fade") * 2, arrive)
    askew = REST_TURN * (1 if len(shown.decks[event.bet]) % 2 else -1)

    def land() -> None:
        drop(board.fliers, card)
        arrive()

    return Sequence(
        Call(lambda: board.fliers.append(card)),
        Path(
            card,
            seconds("card.fly"),
            way=in_out_cubic,
            rise=hop,
            angle=lambda t: askew * (3 * t + 5 * hop(t)),
            zoom=lambda t: 1 + 0.22 * hop(t) + 0.08 * t,
        ),
        Path(
            card,
            seconds("card.land"),
            angle=way(askew * 3, askew, out_back(1.7)),
            zoom=way(1.08, 1.0, in_quad),
        ),
        Call(land),
    )


@cues.of(events.RaceBettingCardRevealed)
def race_betting_card_revealed(
    board: RaceBoard, event: events.RaceBettingCardRevealed
) -> Animation:
    """The next card of the deck lies face up from now on; the final scoring makes a show of it."""
    deck = board.shown.decks[event.bet]
    place = next(i for i, card in enumerate(deck) if card.camel is None)
    deck[place] = RaceCard(event.seat, event.camel)
    board.shown.touch()
    return Sequence()
