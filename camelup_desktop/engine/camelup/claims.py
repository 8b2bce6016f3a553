"""R23, R52: how pounds are paid, and how a leg is settled net per seat."""

from collections.abc import Sequence
from dataclasses import replace

from camelup_desktop.engine.camelup.events import PaymentReason, PoundsChanged, Reason
from camelup_desktop.engine.camelup.mechanic import Claim
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Seat, Step


def pay(step: Step[State], seat: Seat, pounds: int, reason: PaymentReason) -> None:
    """R22, R23: give `pounds` to the seat or take them; what it cannot pay is forgiven."""
    player = step.state.players[seat]
    amount = max(pounds, -player.pounds)
    if pounds == 0:
        return
    step.state = step.state.with_player(seat, replace(player, pounds=player.pounds + amount))
    step.emit(PoundsChanged(seat, amount, reason, forgiven=amount - pounds))


def settle(step: Step[State], claims: Sequence[Claim]) -> None:
    """R52: each seat adds up all its claims, then receives or pays the net amount once."""
    for seat in range(len(step.state.players)):
        own = [claim for claim in claims if claim.seat == seat]
        for claim in own:
            step.emit(claim.scored())
        pay(step, seat, sum(claim.pounds for claim in own), Reason.LEG)
