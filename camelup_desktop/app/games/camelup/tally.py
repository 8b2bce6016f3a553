"""The facts of a leg scoring and of the final scoring, gathered seat by seat and card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from camelup_desktop.engine.camelup import Camel, LegTile, RaceBet, Stage, State, events
from camelup_desktop.engine.camelup.events import PaymentReason
from camelup_desktop.engine.camelup.supercup.consortium import TileCopied
from camelup_desktop.engine.camelup.supercup.position_bets import PositionBetScored
from camelup_desktop.engine.table import Event, Match, Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """What one tile earned. `place` is that of a position tile on it; `partner` whose tile it is
    if it was copied. Only a copied pyramid tile has no `tile`."""

    tile: LegTile | None
    pounds: int
    place: int | None = None
    partner: Seat | None = None


@dataclass(slots=True)
class LegRow:
    """What one seat earned in a leg. `paid` is what really moved, `forgiven` what was spared.

    `tiles` are its leg tiles and what it copied, `pyramid` the pounds of its pyramid tiles.
    `earlier` is what it was paid at once in the course of the leg, by reason.
    """

    seat: Seat
    tiles: list[Scored] = field(default_factory=list)
    pyramid: list[int] = field(default_factory=list)
    earlier: dict[PaymentReason, int] = field(default_factory=dict)
    paid: int = 0
    forgiven: int = 0
    after: int = 0

    @property
    def net(self) -> int:
        """The sum of all claims, before the floor at 0 (R52)."""
        return sum(tile.pounds for tile in self.tiles) + sum(self.pyramid)

    @property
    def before(self) -> int:
        """Money before the leg was scored."""
        return self.after - self.paid

    @property
    def empty(self) -> bool:
        """Whether nothing was scored for the seat."""
        return not self.tiles and not self.pyramid


def leg_rows(facts: Sequence[Event], purses: Sequence[int]) -> list[LegRow]:
    """One row a seat in turn order; `purses` are the moneys after the leg."""
    rows = [LegRow(seat, after=money) for seat, money in enumerate(purses)]
    for event in facts:
        match event:
            case TileCopied(seat, tile, pounds, partner, copied):
                place = copied.place if isinstance(copied, PositionBetScored) else None
                rows[seat].tiles.append(Scored(tile, pounds, place, partner))
            case PositionBetScored(seat, tile, pounds, place):
                rows[seat].tiles.append(Scored(tile, pounds, place))
            case events.ClaimScored(seat, None, pounds):
                rows[seat].pyramid.append(pounds)
            case events.ClaimScored(seat, tile, pounds):
                rows[seat].tiles.append(Scored(tile, pounds))
            case events.PoundsChanged(seat, amount, events.Reason.LEG, forgiven):
                rows[seat].paid, rows[seat].forgiven = amount, forgiven
    return rows


def paid_in_the_leg(match: Match[State], leg: int) -> list[dict[PaymentReason, int]]:
    """What each seat was paid at once between the start of this leg and its end, by reason."""
    paid: list[dict[PaymentReason, int]] = [{} for _ in match.state.players]
    running = False
    for event in (event for step in match.events for event in step):
        match event:
            case events.LegStarted(started):
                running = started == leg
            case events.LegEnded():
                running = False
            case events.PoundsChanged(seat, amount, reason) if running and amount:
                paid[seat][reason] = paid[seat].get(reason, 0) + amount
    return paid


@dataclass(frozen=True, slots=True)
class Reveal:
    """One race card turned over: what it is worth, and what was really paid at that moment."""

    bet: RaceBet
    seat: Seat
    camel: Camel
    pounds: int
    paid: int
    forgiven: int

    @property
    def right(self) -> bool:
        """Whether the card named the right camel."""
        return self.pounds > 0


def reveals(facts: Sequence[Event], *, each_card: bool) -> list[Reveal]:
    """The cards in the order they are turned.

    `each_card` is the printed rule (R57): every card is paid by itself, right after it was turned.
    """
    found: list[Reveal] = []
    for place, event in enumerate(facts):
        if not isinstance(event, events.RaceBettingCardRevealed):
            continue
        after = facts[place + 1] if each_card and place + 1 < len(facts) else None
        paid, forgiven = 0, 0
        if isinstance(after, events.PoundsChanged):
            paid, forgiven = after.amount, after.forgiven
        found.append(Reveal(event.bet, event.seat, event.camel, event.pounds, paid, forgiven))
    return found


def paid_in_the_end(facts: Sequence[Event], seats: int) -> list[int]:
    """House rule of one sum (R57): what each seat is paid after all cards were turned."""
    paid = [0] * seats
    for event in facts:
        if isinstance(event, events.PoundsChanged):
            paid[event.seat] += event.amount
    return paid


def money_by_leg(match: Match[State]) -> list[list[int]]:
    """Everybody's money at the start and after each leg that has ended, in order.

    The race bets that follow the last leg are not in it.
    """
    start = [player.pounds for player in match.state_after(0).players]
    found, money = [start], list(start)
    ended = False
    for count, step in enumerate(match.events, 1):
        for event in step:
            if isinstance(event, events.RaceEnded):
                break
            if isinstance(event, events.PoundsChanged):
                money[event.seat] += event.amount
            ended = ended or isinstance(event, events.LegEnded)
        if ended and match.state_after(count).stage is not Stage.LEG_SCORING:
            found.append(list(money))
            ended = False
    return found
