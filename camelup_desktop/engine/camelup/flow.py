"""R14, R45-R50, R53: when turns, legs and the race begin and end."""

from collections.abc import Sequence
from dataclasses import replace

from camelup_desktop.engine.camelup import movement
from camelup_desktop.engine.camelup.claims import settle
from camelup_desktop.engine.camelup.events import (
    DiceReturned,
    GameEnded,
    LegEnded,
    LegStarted,
    RaceEnded,
    Standing,
    StartingPlayerChanged,
    TurnStarted,
)
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic, race_mechanics
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel
from camelup_desktop.engine.camelup.state import Stage, State
from camelup_desktop.engine.table import Seat, Step, Turn


def begin_turn(step: Step[State], seat: Seat) -> None:
    """R14: the seat is to choose one action; R15: one is always legal."""
    step.state = replace(step.state, seat=seat, turn=seat, stage=Stage.ACTION)
    step.emit(TurnStarted(seat))


def end_turn(step: Step[State]) -> None:
    """R14, R45, R53: the leg ends with its last pyramid tile or with the race; if not, turns go on.

    A mechanic may hold the turn for one more decision of the same seat.
    """
    state = step.state
    if movement.crossed(state.track) or state.pyramid_tiles == 0:
        step.emit(LegEnded(state.leg, movement.ranking(state.track)))
        settle_leg(step)
    elif not any(mechanic.holds_turn(step) for mechanic in race_mechanics(step)):
        begin_turn(step, _next_seat(step.state))


def _next_seat(state: State) -> Seat:
    return (state.seat + 1) % len(state.players)


def settle_leg(step: Step[State]) -> None:
    """R45, R46, R49, R50, R52: the leg that is over is paid and cleared, and the next one begins.

    A mechanic may hold it for a decision about it, and then calls this again. R46 needs no rule of
    its own: the seat left of the one who took the last pyramid tile is the next in turn order.
    """
    mechanics = race_mechanics(step)
    if any(mechanic.holds_leg(step) for mechanic in mechanics):
        return
    settle(step, owed(mechanics, step.state, movement.ranking(step.state.track)))
    if movement.crossed(step.state.track):
        end_race(step)
        return
    for mechanic in mechanics:
        mechanic.clear_leg(step)
    seat = _next_seat(step.state)
    step.state = replace(step.state, starting_seat=seat)
    step.emit(StartingPlayerChanged(seat))
    begin_leg(step)
    begin_turn(step, seat)


def owed(
    mechanics: Sequence[RaceMechanic], state: State, ranking: Sequence[Camel]
) -> Sequence[Claim]:
    """Return what the leg owes whom if the camels come in like this: claims, then revisions."""
    claims: Sequence[Claim] = [c for m in mechanics for c in m.claims(state, ranking)]
    for mechanic in mechanics:
        claims = mechanic.revise(state, claims, ranking)
    return claims


def begin_leg(step: Step[State]) -> None:
    """R8, R11, R109: all dice go into the pyramid, as many pyramid tiles lie on the board."""
    leg = step.state.leg + 1
    step.state = replace(
        step.state, leg=leg, dice=frozenset(CAMELS), pyramid_tiles=len(CAMELS), tents=()
    )
    step.emit(DiceReturned(CAMELS))
    for mechanic in race_mechanics(step):
        mechanic.open_leg(step)
    step.emit(LegStarted(leg))


def end_race(step: Step[State]) -> None:
    """R53, R54: reveal and pay the race bets, then count the money.

    The table is left as it stands: nothing is cleared for a leg that will not come.
    """
    ranking = movement.ranking(step.state.track)
    step.emit(RaceEnded(ranking))
    for mechanic in race_mechanics(step):
        mechanic.score_race(step, ranking)
    step.state = replace(step.state, turn=Turn.OVER, stage=Stage.OVER)
    step.emit(GameEnded(standings(step.state)))


def standings(state: State) -> tuple[Standing, ...]:
    """R59: order the seats by pounds; equal pounds share a place, so a victory can be shared."""
    pounds = [player.pounds for player in state.players]
    places = [1 + sum(other > own for other in pounds) for own in pounds]
    order = sorted(range(len(pounds)), key=lambda seat: (places[seat], seat))
    return tuple(Standing(places[seat], seat, pounds[seat]) for seat in order)
