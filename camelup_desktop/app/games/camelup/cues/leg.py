"""Turns pass, legs begin and end (R14, R45, R46, M05 and M26 of the design)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import out_back, way
from camelup_desktop.app.anim.timeline import Animation, Call, Path, Sequence, Wait, still
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Sign, World
from camelup_desktop.engine.camelup import Camel, events

cues: Cues[RaceBoard] = Cues()


@cues.of(events.TurnStarted)
def turn_started(board: RaceBoard, event: events.TurnStarted) -> Animation:
    """One row slides in, the next one out (M05)."""
    shown, passing = board.shown, board.passing
    old = shown.active
    shown.active, shown.banner = event.seat, "choose"
    shown.touch()
    passing.settle(event.seat)
    if board.calm or old == event.seat:
        return still()
    passing.old, passing.share = old, 0.0
    return Path(passing, board.theme.seconds("turn.sweep"), share=way(0.0, 1.0, out_back(1.2)))


@cues.of(events.LegStarted)
def leg_started(board: RaceBoard, event: events.LegStarted) -> Animation:
    """The leg's number changes."""
    board.shown.leg = event.leg
    board.shown.touch()
    return still()


@cues.of(events.StartingPlayerChanged)
def starting_player_changed(board: RaceBoard, event: events.StartingPlayerChanged) -> Animation:
    """The marker goes to the seat that begins the new leg."""
    board.shown.starting_seat = event.seat
    board.shown.touch()
    return still()


@cues.of(events.LegEnded)
def leg_ended(board: RaceBoard, event: events.LegEnded) -> Animation:
    """A gong; every camel is given its place, the first one first (M26)."""
    seconds, shown = board.theme.seconds, board.shown
    shown.banner = "leg_over"
    shown.touch()
    ribbons = Sequence(
        *(
            part
            for place, camel in enumerate(event.ranking, start=1)
            for part in _ribbon(board, camel, place)
        )
    )
    pause = seconds("calm.point") if board.calm else seconds("leg.hold")
    effects.spotlight(board, [prop.name for prop in board.camels.values()])
    effects.shake(board, 0.35)
    bright = Call(lambda: effects.lights_up(board))
    return Sequence(Wait(seconds("leg.gong")), ribbons, Wait(pause), bright)


def _ribbon(board: RaceBoard, camel: Camel, place: int) -> list[Animation]:
    def drop() -> None:
        prop = board.camels[camel]
        side = board.plan.across(board.theme.board("ribbon.aside"))
        at = World(prop.x - side, prop.y, prop.z + 0.45)
        ribbon = Sign("ribbon", at, "", picture=f"ribbon_{place}")
        fall = ribbon.lift = board.theme.board("ribbon.drop")
        effects.sign(board, ribbon, board.theme.seconds("leg.hold") * 2, rise=-fall)

    wait = 0.0 if board.calm else board.theme.seconds("leg.stagger")
    return [Call(drop), Wait(wait)]


@cues.of(events.ClaimScored, overlaps=True)
def claim_scored(board: RaceBoard, event: events.ClaimScored) -> Animation:
    """What one tile earned is told by the leg scoring; on the table nothing moves."""
    return still()
