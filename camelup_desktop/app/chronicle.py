"""The chronicle: facts become sentences, for the log, the last action of a seat and the recap."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from camelup_desktop.engine.table import Event, Match, Seat

Kind = Literal["turn", "act", "detail", "aside", "why", "news", "note"]
"""What a line is: the turn passes; somebody acts; what follows from it; what follows and is not
worth retelling; a bot's reason; something that concerns all (a leg ends); a remark of the screen
(an action taken back)."""
FOLLOWING = frozenset({"detail", "aside", "why"})
"""Kinds of lines that belong to the line before them."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log.

    `seat` acts or is concerned (None: nobody). `brief` tells an act without naming who does it.
    `icons` are names of small pictures shown before the words. `step` counts the actions of the
    match up to and including the one the line belongs to.
    """

    text: str
    kind: Kind
    seat: Seat | None = None
    brief: str = ""
    icons: tuple[str, ...] = ()
    step: int = 0


Narrator = Callable[[Event, Any, Any], Line]
"""A game's own words: a fact with the state before and after its action becomes a line."""


class Chronicle:
    """The lines shown so far, oldest first.

    Sentences are made when an action is played (`record`) and published one by one when the fact
    is shown (`hear`), so the log never runs ahead of the picture. `version` grows with each change.
    """

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._pending: deque[Line] = deque()
        self.lines: list[Line] = []
        self.version = 0

    @property
    def pending(self) -> int:
        """How many facts are recorded but not yet shown."""
        return len(self._pending)

    def record(self, match: Match[Any], step: int, why: str = "") -> None:
        """Put the facts of the action number `step` (from 1) into words.

        `why` is a bot's reason; it follows the first fact and is published together with it.
        """
        before, after = match.state_after(step - 1), match.state_after(step)
        for place, event in enumerate(match.events[step - 1]):
            line = replace(self._narrator(event, before, after), step=step)
            self._pending.append(line)
            if why and place == 0:
                self._pending.append(Line(why, "why", line.seat, step=step))

    def hear(self, event: Event) -> None:
        """A fact is being shown: publish its line."""
        if self._pending:
            self._add(self._pending.popleft())
        if self._pending and self._pending[0].kind == "why":
            self._add(self._pending.popleft())

    def say(self, text: str, kind: Kind, seat: Seat | None = None, step: int = 0) -> None:
        """Add a line that no fact stands for."""
        self._add(Line(text, kind, seat, step=step))

    def rewind(self, step: int) -> None:
        """Forget everything that belongs to actions after `step`."""
        self._pending = deque(line for line in self._pending if line.step <= step)
        self.lines = [line for line in self.lines if line.step <= step]
        self.version += 1

    def retell(self, match: Match[Any]) -> None:
        """Begin anew with everything that has happened in the match."""
        self.lines.clear()
        self._pending.clear()
        for step in range(1, len(match) + 1):
            self.record(match, step)
        while self._pending:
            self._add(self._pending.popleft())

    def last_act(self, seat: Seat) -> Line | None:
        """What `seat` did last, as far as shown."""
        for line in reversed(self.lines):
            if line.seat == seat and line.brief:
                return line
        return None

    def blocks(self, start: int = 0) -> Sequence[Sequence[Line]]:
        """The lines from number `start` on in blocks, oldest first.

        A block is what one seat did together with what came of it, or a single piece of news; a
        roll belongs to the pyramid tile that was taken for it.
        """
        return in_blocks(self.lines[start:])

    def since(self, step: int) -> Sequence[Line]:
        """The lines of actions after the first `step`."""
        return [line for line in self.lines if line.step > step]

    def _add(self, line: Line) -> None:
        self.lines.append(line)
        self.version += 1


def in_blocks(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines in blocks, oldest first; see `Chronicle.blocks`."""
    found: list[list[Line]] = []
    for line in lines:
        first = found[-1][0] if found else None
        rolls = line.kind == "act" and first is not None and first.kind == "act"
        follows = line.kind in FOLLOWING and first is not None and first.kind != "turn"
        if rolls or follows:
            found[-1].append(line)
        else:
            found.append([line])
    return found
