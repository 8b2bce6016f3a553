"""The module on the screen, what would be `app/games/camelup/supercup/sandstorm.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Picks
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.engine.camelup import Rules, State
from camelup_desktop.engine.table import Action
from tests.sandstorm.rules import KEY, CallSandstorm

if TYPE_CHECKING:
    from camelup_desktop.app.games.camelup.board import RaceBoard
    from camelup_desktop.app.games.camelup.shown import Shown
    from camelup_desktop.app.stage.director import Cue

DUNE = "dune"
"""Name of the piece: sand before the pyramid once the wind has blown."""


@dataclass
class ShownWind:
    """Whether the wind has blown in this leg."""

    blown: bool = False


def shown_wind(shown: Shown) -> ShownWind:
    return cast(ShownWind, shown.modules[KEY])


def rest_dune(board: RaceBoard) -> None:
    dune = board.props[DUNE]
    dune.rest()
    dune.sprite = "tile_mirage"
    dune.place(board.theme.board("pyramid.x") - 1.0, board.theme.board("pyramid.y"))
    dune.visible = shown_wind(board.shown).blown


class CallTheWind(ModuleDeed):
    """Nothing is to be picked: the wind takes all tiles."""

    word, digit, picture = "wind", 9, "icon_tile_mirage"
    kinds = (CallSandstorm,)
    depth = 0

    def picks_of(self, action: Action) -> Picks:
        return ()


class SandstormScreen(ModuleScreen):
    """The dune that the wind leaves."""

    key = KEY
    actions = (CallSandstorm,)

    def facts(self, view: State) -> ShownWind:
        return ShownWind(bool(view.extras[KEY]))

    def set_out(self, board: RaceBoard) -> None:
        board.add(DUNE, 1)

    def rest(self, board: RaceBoard) -> None:
        rest_dune(board)

    def deeds(self, rules: Rules) -> Sequence[ModuleDeed]:
        return (CALL,)

    def preview(self, board: RaceBoard, action: Action) -> None:
        board.highlight(tuple(space + 1 for space in board.shown.desert_tiles), "chosen")

    def cues(self) -> Mapping[type, Cue[RaceBoard]]:
        from tests.sandstorm.cues import cues  # they stand on the board

        return cues.table


CALL = CallTheWind()
SCREEN = SandstormScreen()
