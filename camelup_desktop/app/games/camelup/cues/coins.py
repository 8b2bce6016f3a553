"""Pounds fly to a purse and are counted, or fall back to the bank (R22, R23)."""

from __future__ import annotations

import math
from collections.abc import Callable

from camelup_desktop.app.anim.easing import hop, in_quad, way
from camelup_desktop.app.anim.timeline import Animation, Call, Path, Sequence, Wait, still
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Flier, Sign, World
from camelup_desktop.app.stage.stage import drop
from camelup_desktop.engine.camelup import events
from camelup_desktop.engine.camelup.events import PaymentReason, Reason
from camelup_desktop.engine.table import Seat

MOST_COINS = 8
"""With more than this many single coins, fives are used."""
FIVE = 5

cues: Cues[RaceBoard] = Cues()

Source = Callable[[RaceBoard, events.PoundsChanged], str | World]
"""Where the coins of a payment set out: an anchor or a place of the table."""
_sources: dict[PaymentReason, Source] = {}


def comes_from(reason: PaymentReason) -> Callable[[Source], Source]:
    """Register the function below as the source of coins that are paid for a reason."""

    def register(source: Source) -> Source:
        _sources[reason] = source
        return source

    return register


@cues.of(events.PoundsChanged, overlaps=True)
def pounds_changed(board: RaceBoard, event: events.PoundsChanged) -> Animation:
    """Coins in an arc with a label; the purse counts each arrival. The next hop need not wait."""
    if event.amount == 0:
        return still()
    gained = event.amount > 0
    values: dict[str, object] = {"pounds": abs(event.amount)}
    key = "board.gained" if gained else "board.lost"
    label = Sign("gain" if gained else "loss", f"purse:{event.seat}", key, values)
    effects.sign(board, label, board.theme.seconds("coin.label"), rise=18.0)
    if not gained:
        effects.tell(board, event, "lost")
    if board.calm:
        if gained:
            effects.tell(board, event, f"coin_{coins_for(event.amount)[0]}", 1)
        _count(board, event.seat, event.amount)
        return Wait(board.theme.seconds("calm.fade"))
    if not gained:
        _count(board, event.seat, event.amount)
        board.alongside(_fallen(board, event.seat))
        return still()
    source = _source(board, event)
    for place, coin in enumerate(coins_for(event.amount)):
        board.alongside(_coin(board, event, source, coin, place))
    return still()


def coins_for(pounds: int) -> list[int]:
    """The coins that are seen to fly for an amount: singles, or fives and the rest in singles."""
    if pounds <= MOST_COINS:
        return [1] * pounds
    return [FIVE] * (pounds // FIVE) + [1] * (pounds % FIVE)


def _coin(
    board: RaceBoard, event: events.PoundsChanged, source: str | World, coin: int, place: int
) -> Animation:
    """Thrown up with a spin, spread a little from the others, faster and faster into the purse."""
    seconds, size = board.theme.seconds, board.theme.board("size.coin")
    spread = board.theme.board("flight.spread") * ((place * 2) % 5 - 2) / 2
    flier = Flier(
        f"coin_{coin}",
        source,
        f"purse:{event.seat}",
        size=(size, size),
        arc=board.theme.board("flight.coin"),
    )

    def arrive() -> None:
        effects.tell(board, event, f"coin_{coin}", place + 1)
        _count(board, event.seat, coin)

    flight = effects.fly(
        board,
        flier,
        seconds("coin.fly"),
        along=in_quad,
        arrive=arrive,
        rise=lambda t: hop(t**0.8),
        aside=lambda t: spread * hop(t),
        turn=lambda t: 1.0 if t >= 1 else 0.25 + 0.75 * abs(math.cos(2.5 * math.pi * t)),
        zoom=lambda t: 1 + 0.35 * hop(t),
    )
    return Sequence(Wait(seconds("coin.stagger") * place), flight)


def _fallen(board: RaceBoard, seat: Seat) -> Animation:
    size = board.theme.board("size.coin")
    flier = Flier("coin_1", f"purse:{seat}", "bank", size=(size, size))
    return Sequence(
        Call(lambda: board.fliers.append(flier)),
        Path(
            flier,
            board.theme.seconds("coin.fall"),
            way=in_quad,
            alpha=way(1.0, 0.0, in_quad),
            rise=hop,
        ),
        Call(lambda: drop(board.fliers, flier)),
    )


def _source(board: RaceBoard, event: events.PoundsChanged) -> str | World:
    """Where the coins come from; the bank, unless the reason has another source."""
    source = _sources.get(event.reason)
    return source(board, event) if source is not None else "bank"


@comes_from(Reason.DESERT_TILE)
def _desert_tile(board: RaceBoard, event: events.PoundsChanged) -> str | World:
    """The desert tile that earned them."""
    tile = board.tiles[event.seat]
    return World(tile.x, tile.y, 0.2) if tile.visible else "bank"


def _count(board: RaceBoard, seat: Seat, pounds: int) -> None:
    board.shown.purses[seat] += pounds
    board.shown.touch()
    board.bump(f"purse:{seat}", board.theme.seconds("coin.bump"))
