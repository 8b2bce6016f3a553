"""What is said of support dice and the free action (R62-R78)."""

from __future__ import annotations

from collections.abc import Mapping

from camelup_desktop.app.games.camelup.told.telling import Facts, Telling, always
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Stage, State, ranking
from camelup_desktop.engine.camelup.supercup.long_track import (
    FreeActionDeclined,
    FreeActionOffered,
    PyramidTileReturned,
    ReturnPyramidTile,
    SupportDiceReturned,
    SupportDieAdded,
    SupportDieRolled,
    support_dice,
)
from camelup_desktop.engine.table import Action, Event


def _fate(event: SupportDieRolled, _: State) -> str:
    return "crater" if event.to_crater else "pedestal"


def _die(event: SupportDieRolled) -> str:
    return f"support:{event.camel.value}:{event.pips}"


def _camel(event: SupportDieAdded) -> str:
    return f"camel:{event.camel.value}"


def _occasion(_: SupportDieAdded, before: State) -> str:
    return "free_action" if before.stage is Stage.FREE_ACTION else "last"


TELLINGS: Mapping[type[Event], Telling] = {
    SupportDiceReturned: Telling(),
    SupportDieAdded: Telling(icon=_camel, variant=_occasion),
    SupportDieRolled: Telling("act", _die, _fate),
    FreeActionOffered: Telling("aside"),
    FreeActionDeclined: Telling("aside"),
    PyramidTileReturned: Telling(icon=always("pyramid_tile")),
}


def facts(words: Words, view: State, action: Action) -> Facts:
    """Where a die is that cannot be put in, who leads, what the tile given back is worth."""
    if not isinstance(action, ReturnPyramidTile):
        return {}
    inside = action.camel in support_dice(view).pyramid
    where = words.t(f"race.support_die.{'pyramid' if inside else 'crater'}")
    return {
        "where": where,
        "leader": words.camel(ranking(view.track)[0]),
        "pounds": words.pounds(view.rules.pyramid_tile_pounds),
    }
