"""How its facts are shown, what would be `app/games/camelup/cues/sandstorm.py`."""

from __future__ import annotations

from camelup_desktop.app.anim.easing import in_out_cubic, way
from camelup_desktop.app.anim.timeline import Animation, Call, Parallel, Path, Sequence, Wait
from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.cues import calm, effects
from camelup_desktop.app.stage.director import Cues
from camelup_desktop.engine.camelup import DesertTile
from tests.sandstorm.rules import DesertTilesBlown, WindCalmed
from tests.sandstorm.screen import rest_dune, shown_wind

cues: Cues[RaceBoard] = Cues()


@cues.of(DesertTilesBlown)
def desert_tiles_blown(board: RaceBoard, event: DesertTilesBlown) -> Animation:
    """All tiles slide on at once, with their pennants."""

    def arrive() -> None:
        board.shown.desert_tiles = {t.space: (t.seat, t.side) for t in event.tiles}
        shown_wind(board.shown).blown = True
        board.shown.touch()
        for tile in event.tiles:
            board.lay_tile(tile.seat, tile.space, tile.side)
        rest_dune(board)

    landed = effects.told(board, event, "land")
    if board.calm:
        tiles = [board.tiles[tile.seat] for tile in event.tiles]
        return Sequence(calm.cut(board, arrive, tiles), landed)
    return Sequence(Parallel(*(_slide(board, tile) for tile in event.tiles)), Call(arrive), landed)


def _slide(board: RaceBoard, tile: DesertTile) -> Animation:
    here, there = board.plan.plate(tile.space - 1), board.plan.plate(tile.space)
    seconds = board.theme.seconds("desert_tile.arc")
    moves = [
        Path(
            prop,
            seconds,
            x=way(prop.x, prop.x + there.x - here.x, in_out_cubic),
            y=way(prop.y, prop.y + there.y - here.y, in_out_cubic),
        )
        for prop in (board.tiles[tile.seat], board.pennants[tile.seat])
    ]
    return Parallel(*moves)


@cues.of(WindCalmed)
def wind_calmed(board: RaceBoard, event: WindCalmed) -> Animation:
    """The dune is swept away."""
    shown_wind(board.shown).blown = False
    board.shown.touch()
    rest_dune(board)
    return Wait(board.theme.seconds("calm.fade"))
