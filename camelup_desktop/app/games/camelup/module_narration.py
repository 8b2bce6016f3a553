"""How the facts of the Supercup's modules are told: kind, picture and wording of their lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from camelup_desktop.app.chronicle import Kind, Line
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.camelup.supercup import (
    consortium,
    long_track,
    photographer,
    position_bets,
)
from camelup_desktop.engine.table import Event


def _nothing(*_: object) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Telling:
    """How facts of one type are told: the text is `event.<type>`, or `event.<type>.<variant>`.

    An act has a `line` and a `brief` form, which stands beside the name of who did it.
    """

    kind: Kind = "detail"
    icon: Callable[[Any], str] = _nothing
    variant: Callable[[Any, State], str] = _nothing
    """Chosen by the fact and the state before the action."""

    def line(self, words: Words, event: Event, before: State) -> Line:
        """The line of the log."""
        key = ".".join(filter(None, ("event", type(event).__name__, self.variant(event, before))))
        act = self.kind == "act"
        seat = getattr(event, "seat", before.seat if act else None)
        values = dict(words.facts(event))
        if seat is not None:
            values["seat"] = words.seat(seat)
        if isinstance(values.get("pounds"), int):
            values["pounds"] = words.signed(event.pounds)  # type: ignore[attr-defined]
        icons = tuple(filter(None, [self.icon(event)]))
        text = words.t(f"{key}.line" if act else key, **values)
        brief = words.t(f"{key}.brief", **values) if act else ""
        return Line(text, self.kind, seat, brief, icons)


def _always(name: str) -> Callable[[object], str]:
    return lambda _: name


def _camera(event: photographer.CameraPointed, _: State) -> str:
    return "new" if event.from_space is None else "moved"


def _fate(event: long_track.SupportDieRolled, _: State) -> str:
    return "crater" if event.to_crater else "pedestal"


def _occasion(_: long_track.SupportDieAdded, before: State) -> str:
    return "free_action" if before.stage is Stage.FREE_ACTION else "last"


def _came_true(event: position_bets.PositionBetScored, _: State) -> str:
    return "right" if event.pounds > 0 else "wrong"


def _copied(event: consortium.TileCopied, _: State) -> str:
    if isinstance(event.copied, position_bets.PositionBetScored):
        return "pair"
    return "pyramid_tile" if event.tile is None else "leg_tile"


def _tile(event: consortium.TileCopied | position_bets.BottomLegBettingTileTaken) -> str:
    tile = event.tile if isinstance(event, consortium.TileCopied) else event
    return f"leg_tile:{tile.camel.value}:{tile.value}" if tile is not None else "pyramid_tile"


MODULE_TELLINGS: Mapping[type[Event], Telling] = {
    long_track.SupportDiceReturned: Telling(),
    long_track.SupportDieAdded: Telling(
        icon=lambda event: f"camel:{event.camel.value}", variant=_occasion
    ),
    long_track.SupportDieRolled: Telling(
        "act", lambda event: f"support:{event.camel.value}:{event.pips}", _fate
    ),
    long_track.FreeActionOffered: Telling("aside"),
    long_track.FreeActionDeclined: Telling("aside"),
    long_track.PyramidTileReturned: Telling(icon=_always("pyramid_tile")),
    photographer.CameraPointed: Telling("act", _always("camera"), _camera),
    photographer.PhotoTaken: Telling(icon=_always("camera")),
    photographer.CameraReturned: Telling(icon=_always("camera")),
    position_bets.BottomLegBettingTileTaken: Telling("act", _tile),
    position_bets.PositionTileAttached: Telling("act", lambda event: f"position:{event.place}"),
    position_bets.PositionTilesReturned: Telling(),
    position_bets.PositionBetScored: Telling(
        icon=lambda event: f"position:{event.place}", variant=_came_true
    ),
    consortium.ConsortiumFormed: Telling("act", _always("partners")),
    consortium.CopyChosen: Telling(icon=_always("partners")),
    consortium.CopyDeclined: Telling(icon=_always("partners")),
    consortium.TileCopied: Telling(icon=_tile, variant=_copied),
    consortium.ConsortiumEnded: Telling(icon=_always("partners")),
}


def telling(words: Words, event: Event) -> Telling:
    """How a fact is told; one that is not listed is an act if there are words for that."""
    listed = MODULE_TELLINGS.get(type(event))
    if listed is not None:
        return listed
    return Telling("act" if words.has(f"event.{type(event).__name__}.line") else "detail")
