"""Two partners shake hands: their cards meet, turn over and change places (R94-R101, M42)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import hop, in_out_cubic, out_back, smooth, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait, still
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects
from camelup_desktop.app.games.camelup.supercup.consortium import shown_partners
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Flier
from camelup_desktop.app.stage.stage import drop
from camelup_desktop.engine.camelup.supercup import consortium as events
from camelup_desktop.engine.table import Seat

MEETING = 0.5
"""Share of the way at which two cards meet."""

cues: Cues[RaceBoard] = Cues()


@cues.of(events.ConsortiumFormed)
def consortium_formed(board: RaceBoard, event: events.ConsortiumFormed) -> Animation:
    """Both cards come out of their rows, shake hands side by side, and go on to the other's row."""
    facts, pair = shown_partners(board.shown), (event.seat, event.partner)

    def arrive() -> None:
        facts.partners[event.seat], facts.partners[event.partner] = event.partner, event.seat
        facts.away.clear()
        board.shown.touch()
        for seat in pair:
            board.bump(f"partner:{seat}", board.theme.seconds("coin.bump"))

    if board.calm:
        heard = effects.told(board, event, "turn")
        return Sequence(heard, Wait(board.theme.seconds("calm.fade")), Call(arrive))
    cards = [_card(board, seat, other) for seat, other in (pair, pair[::-1])]

    def leave() -> None:
        facts.away.update(pair)
        board.shown.touch()
        board.fliers.extend(cards)

    def land() -> None:
        for card in cards:
            drop(board.fliers, card)
        arrive()

    seconds = board.theme.seconds
    return Sequence(
        Call(leave),
        Parallel(*(_coming(board, card, side) for card, side in zip(cards, (-1, 1), strict=True))),
        effects.told(board, event, "turn"),
        Parallel(*(_turned(board, card, "taken") for card in cards)),
        Parallel(*(_shaken(board, card, side) for card, side in zip(cards, (-1, 1), strict=True))),
        Wait(seconds("partners.hold")),
        Parallel(*(_parting(board, card, side) for card, side in zip(cards, (-1, 1), strict=True))),
        Call(land),
    )


@cues.of(events.ConsortiumEnded, overlaps=True)
def consortium_ended(board: RaceBoard, event: events.ConsortiumEnded) -> Animation:
    """The cards go back to their owners and lie there, available."""
    facts, pair = shown_partners(board.shown), (event.seat, event.partner)

    def arrive() -> None:
        for seat in pair:
            facts.partners[seat] = None
        facts.away.difference_update(pair)
        board.shown.touch()

    if board.calm:
        return Sequence(Wait(board.theme.seconds("calm.fade")), Call(arrive))
    cards = [_card(board, other, seat, of=seat) for seat, other in (pair, pair[::-1])]
    for card, seat in zip(cards, pair, strict=True):
        card.picture = _picture(board, seat, "taken")
    facts.away.update(pair)
    board.shown.touch()
    board.fliers.extend(cards)

    def land() -> None:
        for card in cards:
            drop(board.fliers, card)
        arrive()

    board.alongside(
        Sequence(
            Parallel(*(_going_home(board, card) for card in cards)),
            Call(land),
        )
    )
    return Wait(board.theme.seconds("leg_tile.stagger") * 2)


@cues.of(events.CopyChosen, overlaps=True)
def copy_chosen(board: RaceBoard, event: events.CopyChosen) -> Animation:
    """What was chosen is told when the leg is paid; on the table nothing moves."""
    return still()


@cues.of(events.CopyDeclined, overlaps=True)
def copy_declined(board: RaceBoard, event: events.CopyDeclined) -> Animation:
    """Nothing moves."""
    return still()


@cues.of(events.TileCopied, overlaps=True)
def tile_copied(board: RaceBoard, event: events.TileCopied) -> Animation:
    """What a copied tile earned is told by the leg scoring; on the table nothing moves."""
    return still()


def _card(board: RaceBoard, start: Seat, end: Seat, of: Seat | None = None) -> Flier:
    """The partner card of a seat, available, on its way from one row to another."""
    size = board.theme.board("partners.card")
    return Flier(
        _picture(board, start if of is None else of, "available"),
        f"emblem:{start}",
        f"emblem:{end}",
        size=(size, size),
        arc=board.theme.board("flight.home"),
    )


def _picture(board: RaceBoard, seat: Seat, side: str) -> str:
    return f"partner_{board.seats[seat]}_{side}"


def _coming(board: RaceBoard, card: Flier, side: int) -> Animation:
    """Out of the row towards the board, growing, until it lies beside the other."""
    number = board.theme.board
    out = number("partners.out") + side * number("partners.apart")
    return Path(
        card,
        board.theme.seconds("partners.meet"),
        way=lambda t: MEETING * in_out_cubic(t),
        aside=lambda t: out * smooth(t) + 14 * hop(t),
        zoom=way(1.0, number("partners.zoom"), out_back(1.2)),
        angle=lambda t: side * (6 * t + 6 * hop(t)),
    )


def _turned(board: RaceBoard, card: Flier, side: str) -> Animation:
    """Turned over about its upright edge."""
    half = board.theme.seconds("partners.turn") / 2

    def swap() -> None:
        stem = card.picture.rpartition("_")[0]
        card.picture = f"{stem}_{side}"

    return Sequence(
        Path(card, half, turn=lambda t: 1 - in_out_cubic(t)),
        Call(swap),
        Path(card, half, turn=in_out_cubic),
    )


def _shaken(board: RaceBoard, card: Flier, side: int) -> Animation:
    """They touch, and pump up and down twice like hands."""
    number = board.theme.board
    out, apart = number("partners.out"), number("partners.apart")
    near = apart * 0.80

    def close(t: float) -> float:
        return out + side * (apart + (near - apart) * min(1.0, 4 * t))

    return Path(
        card,
        board.theme.seconds("partners.shake"),
        aside=close,
        rise=lambda t: 0.0 if t >= 1 else number("partners.pump") / card.arc * hop(2 * t % 1),
        angle=lambda t: side * 6 * (1 - t),
    )


def _parting(board: RaceBoard, card: Flier, side: int) -> Animation:
    """On to the row of the other."""
    number = board.theme.board
    out = number("partners.out") + side * number("partners.apart") * 0.80
    return Path(
        card,
        board.theme.seconds("partners.part"),
        way=lambda t: MEETING + (1 - MEETING) * in_out_cubic(t) if t < 1 else 1.0,
        aside=lambda t: out * (1 - smooth(t)),
        zoom=way(number("partners.zoom"), 1.0, in_out_cubic),
        angle=lambda t: -side * 8 * hop(t),
    )


def _going_home(board: RaceBoard, card: Flier) -> Animation:
    """Back in an arc, turning over on the way."""
    seconds = board.theme.seconds("partners.home")
    out = board.theme.board("partners.out") * 0.5

    def show(t: float) -> float:
        if t >= 0.5 and card.picture.endswith("_taken"):
            card.picture = card.picture.removesuffix("_taken") + "_available"
        return abs(1 - 2 * t) if 0.25 < t < 0.75 else 1.0

    return Path(
        card,
        seconds,
        way=in_out_cubic,
        aside=lambda t: out * hop(t),
        turn=lambda t: max(0.05, show(t)),
        zoom=lambda t: 1 + 0.6 * hop(t),
    )
