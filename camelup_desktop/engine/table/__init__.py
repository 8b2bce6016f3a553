"""What every game on our table shares: turns, actions, facts, chance, secrets and records."""

from camelup_desktop.engine.table.game import Game, Mechanic, Outcome
from camelup_desktop.engine.table.match import IllegalAction, Match
from camelup_desktop.engine.table.step import Step
from camelup_desktop.engine.table.vocabulary import Action, Event, Objection, Seat, Turn, Verdict

__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Mechanic",
    "Objection",
    "Outcome",
    "Seat",
    "Step",
    "Turn",
    "Verdict",
]
