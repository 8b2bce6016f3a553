"""The facts of one action cut into beats: what the table shows, and what scenes of their own do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from camelup_desktop.app.scene import Scene
from camelup_desktop.app.scenes.agenda import Aside, Beat, Cover, Facts, Grace
from camelup_desktop.engine.camelup import Stage, State
from camelup_desktop.engine.camelup import events as facts
from camelup_desktop.engine.table import Event, Match, Seat

SceneOf = Callable[[tuple[Event, ...]], Scene]
"""Makes the scene that shows these facts."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A leg that is `held` between its end and its scoring, or the end of one that no longer is."""

    held: bool = False
    ended: facts.LegEnded | None = None


def cut(
    events: Sequence[Event],
    *,
    grace_of: Seat | None,
    covered: Callable[[Seat], bool],
    leg_scoring: SceneOf,
    final_scoring: SceneOf,
    hold: Hold | None = None,
) -> list[Beat]:
    """Beats in the order of the facts.

    The end of a leg is announced on the table; who earned what has its own screen, and so have the
    race cards. `grace_of` is the person who may still take back before the turn passes; `covered`
    says whose turn begins behind a curtain. A leg that has ended may be held for a decision before
    it is scored (R99).
    """
    held, ended = (hold.held, hold.ended) if hold is not None else (False, None)
    beats: list[Beat] = []
    table: list[Event] = []

    def flush() -> None:
        if table:
            beats.append(Facts(tuple(table)))
            table.clear()

    rest = list(events)
    while rest:
        event = rest.pop(0)
        match event:
            case facts.LegEnded() if not held:
                table.append(event)
                flush()
                scored = _leading(rest)
                del rest[: len(scored)]
                beats.append(Aside(scored, partial(leg_scoring, (event, *scored))))
            case facts.ClaimScored() if ended is not None:
                flush()
                scored = (event, *_leading(rest))
                del rest[: len(scored) - 1]
                beats.append(Aside(scored, partial(leg_scoring, (ended, *scored))))
            case facts.RaceEnded():
                table.append(event)
                flush()
                ending = tuple(rest)
                rest.clear()
                beats.append(Aside(ending, partial(final_scoring, (event, *ending)), last=True))
            case facts.TurnStarted(seat):
                if grace_of is not None and seat != grace_of:
                    flush()
                    beats.append(Grace(grace_of, seat))
                if covered(seat):
                    flush()
                    beats.append(Cover(seat))
                table.append(event)
            case _:
                table.append(event)
    flush()
    return beats


def _leading(events: Sequence[Event]) -> tuple[Event, ...]:
    """The facts of the leg scoring at the beginning."""
    count = 0
    for event in events:
        paid = isinstance(event, facts.PoundsChanged) and event.reason is facts.Reason.LEG
        if not paid and not isinstance(event, facts.ClaimScored):
            break
        count += 1
    return tuple(events[:count])


def hold(match: Match[State]) -> Hold:
    """Whether the last action of the match has left a leg waiting to be scored, or let it go."""
    held = match.state.stage is Stage.LEG_SCORING
    if held or not len(match):
        return Hold(held)
    if match.state_after(len(match) - 1).stage is not Stage.LEG_SCORING:
        return Hold()
    ends = (e for step in reversed(match.events) for e in step if isinstance(e, facts.LegEnded))
    return Hold(ended=next(ends))
