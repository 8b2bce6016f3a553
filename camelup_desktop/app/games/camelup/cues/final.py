"""The race is over and the money is counted (R28, R54, R59)."""

from __future__ import annotations

from camelup_desktop.app.anim.timeline import Animation, Wait, still
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.app.stage.prop import Sign, World
from camelup_desktop.engine.camelup import events

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
    at = World(prop.x, prop.y, prop.z + 1.1)
    sign = Sign("plate", at, "board.wins_race", words, picture=f"badge_{winner.value}")
    effects.sign(board, sign, board.theme.seconds("finish.confetti"))
    return Wait(board.theme.seconds("leg.hold"))


@cues.of(events.GameEnded)
def game_ended(board: RaceBoard, event: events.GameEnded) -> Animation:
    """The final order of the seats is known."""
    board.shown.standings = event.standings
    board.shown.banner = "over"
    board.shown.touch()
    return still()
