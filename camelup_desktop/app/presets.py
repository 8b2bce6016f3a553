"""Tables that can be sat down at without any choosing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from camelup_desktop.app.settings import Settings
from camelup_desktop.app.strings import Strings
from camelup_desktop.app.table_setup import (
    DEFAULT_LEVEL,
    SURPRISE,
    SeatSetup,
    TableSetup,
    unique_names,
)

QUICK_OPPONENTS = 3
SUPERCUP_OPPONENTS = 5
"""Enough for partners."""
FAMILY = 4
PRACTICE_LEVELS = ("easy", "medium")


def quick_table(strings: Strings, people: Sequence[str], settings: Settings) -> TableSetup:
    """One person against the computer. The person keeps name and figure of last time."""
    return _table(_against(QUICK_OPPONENTS, strings, people, settings), settings)


def supercup_table(
    strings: Strings, people: Sequence[str], settings: Settings, modules: Sequence[str]
) -> TableSetup:
    """One person against the computer with these modules, and as many as they need."""
    seats = _against(SUPERCUP_OPPONENTS, strings, people, settings)
    return replace(_table(seats, settings), modules=tuple(modules))


def family_table(strings: Strings, people: Sequence[str], settings: Settings) -> TableSetup:
    """Four people at one screen."""
    seats = [
        SeatSetup("human", default_name(strings, person), person) for person in people[:FAMILY]
    ]
    return _table(seats, settings)


def practice_table(strings: Strings, people: Sequence[str], settings: Settings) -> TableSetup:
    """One person, two opponents who let somebody learn, and a coach that gives advice."""
    quick = quick_table(strings, people, settings)
    levels = zip(quick.seats[1:], PRACTICE_LEVELS, strict=False)
    opponents = [replace(seat, level=level) for seat, level in levels]
    return replace(quick, seats=(quick.seats[0], *opponents), coach="advice")


def last_table(people: Sequence[str], settings: Settings) -> TableSetup | None:
    """The table of the last race, if there was one."""
    return TableSetup.from_json(settings.last_table, people)


def default_name(strings: Strings, character: str) -> str:
    """What a seat is called before anybody writes a name."""
    return strings.t(f"person.{character}.name")


def _against(
    opponents: int, strings: Strings, people: Sequence[str], settings: Settings
) -> list[SeatSetup]:
    last = TableSetup.from_json(settings.last_table, people)
    me = next((seat for seat in last.seats if seat.human), None) if last else None
    first = me.character if me else people[0]
    others = [person for person in people if person != first][:opponents]
    return [
        me or SeatSetup("human", default_name(strings, first), first),
        *(
            SeatSetup("ai", default_name(strings, person), person, DEFAULT_LEVEL, SURPRISE)
            for person in others
        ),
    ]


def _table(seats: Sequence[SeatSetup], settings: Settings) -> TableSetup:
    return TableSetup(
        unique_names(seats),
        privacy=settings.privacy,
        take_back=settings.take_back,
        ai_pace=settings.ai_pace,
    )
