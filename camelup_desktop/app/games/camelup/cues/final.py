"""The race is over and the money is counted (R28, R54, R59)."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import hop
from camelup_desktop.app.anim.timeline import Animation, Call, Path, Sequence, Wait, still
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import collapse, effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Sign, World
from camelup_desktop.engine.camelup import Camel, events

JUMPS = 2

cues: Cues[RaceBoard] = Cues()


@cues.of(events.RaceEnded)
def race_ended(board: RaceBoard, event: events.RaceEnded) -> Animation:
    """The winner is named over its head (M29; the ribbon fell when it crossed the line)."""
    board.shown.banner = "race_over"
    board.shown.active = None
    board.passing.settle(None)
    board.shown.touch()
    winner = event.ranking[0]
    prop = board.camels[winner]
    words: dict[str, object] = {"camel": f"@camel.{winner.value}.name"}
    at = World(prop.x, prop.y, prop.z + 1.75)
    sign = Sign("plate", at, "board.wins_race", words, picture=f"badge_{winner.value}")
    effects.sign(board, sign, board.theme.seconds("finish.confetti"))
    if board.calm:
        return Wait(board.theme.seconds("leg.hold"))
    effects.spotlight(board, [board.camels[camel].name for camel in event.ranking])
    merry = [_joy(board, winner)]
    if collapse.falls(board, event):
        merry.append(collapse.collapse(board, event))
    return Sequence(*merry, Call(lambda: effects.lights_up(board)))


def _joy(board: RaceBoard, winner: Camel) -> Animation:
    """The winner, which carries nobody, jumps twice."""
    prop, high = board.camels[winner], board.plan.up(board.theme.board("finish.jump"))
    start = prop.z

    def lift(t: float) -> float:
        return start if t >= 1 else start + high * hop(t * JUMPS % 1)

    def stretch(t: float) -> float:
        return 1.0 if t >= 1 else 1.06 - 0.14 * (1 - hop(t * JUMPS % 1)) ** 4

    def nod(t: float) -> float:
        return 0.0 if t >= 1 else -8 * hop(t * JUMPS % 1) * (1 if t * JUMPS < 1 else -0.5)

    return Path(prop, board.theme.seconds("finish.joy"), z=lift, sy=stretch, angle=nod)


@cues.of(events.GameEnded)
def game_ended(board: RaceBoard, event: events.GameEnded) -> Animation:
    """The final order of the seats is known."""
    board.shown.standings = event.standings
    board.shown.banner = "over"
    board.shown.touch()
    return still()
