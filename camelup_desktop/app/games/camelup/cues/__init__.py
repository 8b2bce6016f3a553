"""How every fact of the race is shown: one function per event, files by topic."""

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import (
    betting,
    coins,
    desert_tiles,
    dice,
    final,
    leg,
    movement,
    opening,
    pyramid,
)
from camelup_desktop.app.games.camelup.supercup import SCREENS
from camelup_desktop.app.stage.director import Cue

CUES: dict[type, Cue[RaceBoard]] = {
    **opening.cues.table,
    **leg.cues.table,
    **pyramid.cues.table,
    **dice.cues.table,
    **movement.cues.table,
    **desert_tiles.cues.table,
    **betting.cues.table,
    **coins.cues.table,
    **final.cues.table,
    **{event: cue for module in SCREENS for event, cue in module.cues().items()},
}
"""Event -> cue. A module's cues come from its entry in the list of modules."""
