"""How a fact that no sentence was written out for becomes a line: kind, picture, wording."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from camelup_desktop.app.chronicle import Kind, Line
from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import State
from camelup_desktop.engine.table import Event

Facts = Mapping[str, object]
"""What a sentence may mention, by the names it uses."""


def _nothing(*_: object) -> str:
    return ""


def always(name: str) -> Callable[[object], str]:
    """The same picture for every fact of a type."""
    return lambda _: name


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


def plainly(words: Words, event: Event) -> Telling:
    """The telling of a fact that nothing more is known of: an act if there are words for that."""
    return Telling("act" if words.has(f"event.{type(event).__name__}.line") else "detail")
