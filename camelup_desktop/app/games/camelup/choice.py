"""What the board shows of a choice: where a tile may lie, the ghost of it, what is meant."""

from __future__ import annotations

from collections.abc import Sequence

from camelup_desktop.app.games.camelup.board import RaceBoard
from camelup_desktop.app.games.camelup.picker import Picker
from camelup_desktop.app.games.camelup.supercup.module import ModuleScreen
from camelup_desktop.engine.camelup import Camel, Side, actions
from camelup_desktop.engine.table import Action

PICKED, ADVISED = "gold", "oasis"
"""Edges of what somebody picks, and of what the coach would pick."""


def show_choice(board: RaceBoard, picker: Picker) -> None:
    """Glowing spaces, ghost and outlines of what the person has picked so far."""
    selection = picker.selection
    board.highlight(picker.legal_spaces() if picker.awake and picker.walking else ())
    action = picker.action if picker.awake else None
    _show_action(board, action)
    names = set(_outlined(board, action))
    if picker.awake and picker.stacking:
        names = {f"camel:{camel.value}" for camel in selection.order}
    board.outline(names)


def show_pointing(board: RaceBoard, action: Action | None) -> None:
    """What an opponent points at; None: no longer anything."""
    board.clear_preview()
    _show_action(board, action)
    board.outline(_outlined(board, action))


def show_advice(board: RaceBoard, action: Action | None) -> None:
    """Edge and ground of what the coach would do; what the person has picked keeps its own."""
    module = _module_of(board, action) if action is not None else None
    if isinstance(action, actions.PlaceDesertTile):
        board.highlight((action.space,), "advised")
    elif module is not None and action is not None:
        board.highlight(module.spaces(action), "advised")
    else:
        board.highlight((), "advised")
    picked = {prop.name for prop in board.props.values() if prop.outline == PICKED}
    board.outline([name for name in _outlined(board, action) if name not in picked], ADVISED)


def _show_action(board: RaceBoard, action: Action | None) -> None:
    side = action.side if isinstance(action, actions.PlaceDesertTile) else None
    for kind in Side:
        shown = isinstance(action, actions.PlaceDesertTile) and side is kind
        board.highlight((action.space,) if shown else (), kind.value)  # type: ignore[union-attr]
    if isinstance(action, actions.PlaceDesertTile):
        board.ghost(f"tile_{action.side.value}", action.space)
        return
    board.ghost(None)
    if action is not None and (module := _module_of(board, action)) is not None:
        module.preview(board, action)


def _outlined(board: RaceBoard, action: Action | None) -> Sequence[str]:
    match action:
        case actions.TakePyramidTile():
            return ["pyramid"]
        case actions.TakeLegBettingTile(Camel() as camel):
            return [f"camel:{camel.value}"]
        case Action() if (module := _module_of(board, action)) is not None:
            return module.outlined(action)
    return []


def _module_of(board: RaceBoard, action: Action) -> ModuleScreen | None:
    """The module in play that an action belongs to, if it is one of a module."""
    return next((one for one in board.modules if isinstance(action, one.actions)), None)
