"""What the board shows of a choice: where a tile may lie, the ghost of it, what is meant."""

from __future__ import annotations

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.picker import Picker
from camelup_desktop.app.games.camelup.selection import Deed
from camelup_desktop.engine.camelup import Camel, Side, actions
from camelup_desktop.engine.table import Action

PICKED, ADVISED = "gold", "oasis"
"""Edges of what somebody picks, and of what the coach would pick."""


def show_choice(board: RaceBoard, picker: Picker) -> None:
    """Glowing spaces, ghost and outlines of what the person has picked so far."""
    selection = picker.selection
    placing = picker.awake and selection.deed is Deed.DESERT_TILE
    board.highlight(picker.legal_spaces() if placing else ())
    action = picker.action if picker.awake else None
    _show_action(board, action)
    names = set(_outlined(action))
    if picker.awake and picker.stacking:
        names = {f"camel:{camel.value}" for camel in selection.order}
    board.outline(names)


def show_pointing(board: RaceBoard, action: Action | None) -> None:
    """What an opponent points at; None: no longer anything."""
    board.clear_preview()
    _show_action(board, action)
    board.outline(_outlined(action))


def show_advice(board: RaceBoard, action: Action | None) -> None:
    """Edge and ground of what the coach would do; what the person has picked keeps its own."""
    spaces = (action.space,) if isinstance(action, actions.PlaceDesertTile) else ()
    board.highlight(spaces, "advised")
    picked = {prop.name for prop in board.props.values() if prop.outline == PICKED}
    board.outline([name for name in _outlined(action) if name not in picked], ADVISED)


def _show_action(board: RaceBoard, action: Action | None) -> None:
    if isinstance(action, actions.PlaceDesertTile):
        board.ghost(f"tile_{action.side.value}", action.space)
        kind = "oasis" if action.side is Side.OASIS else "mirage"
        board.highlight((action.space,) if kind == "oasis" else (), "oasis")
        board.highlight((action.space,) if kind == "mirage" else (), "mirage")
    else:
        board.ghost(None)
        board.highlight((), "oasis")
        board.highlight((), "mirage")


def _outlined(action: Action | None) -> list[str]:
    match action:
        case actions.TakePyramidTile():
            return ["pyramid"]
        case actions.TakeLegBettingTile(Camel() as camel):
            return [f"camel:{camel.value}"]
    return []
