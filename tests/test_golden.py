"""Whole games kept as record and readable transcript: they are played again and must not change.

`--update-golden` writes the transcripts anew, and deals a game whose record is missing.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from camelup_desktop.engine.camelup import CAMELS, RaceBet, Side, State
from camelup_desktop.engine.camelup.events import GameEnded, LegStarted
from camelup_desktop.engine.camelup.show import show
from camelup_desktop.engine.camelup.supercup import MODULES
from camelup_desktop.engine.games import GAMES as TABLE_GAMES
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match, Turn
from camelup_desktop.engine.table.record import Header, dumps, loads
from tests.engine.camelup.side_by_side import SideBySide
from tests.golden.deal import GAMES, deal

FOLDER = Path(__file__).parent / "golden"


def record_file(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


def transcript_file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def transcript(header: Header, match: Match[State]) -> str:
    """The game in words: each action, the facts it led to, and the table after it."""
    return "\n".join(_lines(header, match)) + "\n"


def _lines(header: Header, match: Match[State]) -> Iterator[str]:
    yield f"{header.game}, rules {header.rules}, seats: {', '.join(header.seats)}"
    if header.modules:
        yield f"modules: {', '.join(header.modules)}"
    for key, choice in header.options.items():
        yield f"house rule {key}: {choice}"
    for number, (by, action) in enumerate(match.actions, start=1):
        events = match.events[number - 1]
        yield ""
        yield f"{number}. {by.value if isinstance(by, Turn) else header.seats[by]}: {words(action)}"
        yield from (f"     {words(event)}" for event in events)
        yield f"   = {table(match.state_after(number))}"
        if any(isinstance(event, LegStarted | GameEnded) for event in events):
            yield ""
            yield show(match.state_after(number), header.seats)


def words(value: Any) -> str:
    """Any value of the game in one line: `UnitMoved unit blue/white origin 3 destination 5 ...`."""
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, frozenset):
        return "/".join(sorted(map(words, value))) or "-"
    if isinstance(value, tuple):
        return "/".join(map(words, value)) or "-"
    if is_dataclass(value):
        named = (f"{f.name} {words(getattr(value, f.name))}" for f in fields(value))
        return " ".join((type(value).__name__, *named))
    return str(value)


def table(state: State) -> str:
    """The whole state in one line."""
    stacks = (
        f"{space}:{''.join(camel.value[0].upper() for camel in stack)}"
        for space, stack in enumerate(state.track, start=1)
        if stack
    )
    tiles = (
        f"{'+' if tile.side is Side.OASIS else '-'}{tile.space}by{tile.seat}"
        for tile in state.desert_tiles
    )
    seats = (
        f"{player.pounds}EP"
        f"{''.join(f' {tile.camel.value[0].upper()}{tile.value}' for tile in player.leg_tiles)}"
        f"{' P' * player.pyramid_tiles}"
        for player in state.players
    )
    decks = (
        f"{bet.value.removeprefix('overall_')} "
        + (" ".join(f"{c.seat}{c.camel.value[0].upper()}" for c in deck if c.camel) or "-")
        for bet, deck in ((bet, state.decks[bet]) for bet in RaceBet)
    )
    dice = "".join(camel.value[0].upper() for camel in CAMELS if camel in state.dice) or "-"
    parts = (
        " ".join((*stacks, *tiles)) or "empty track",
        f"dice {dice}",
        *seats,
        *decks,
        *(f"{key}: {words(extra)}" for key, extra in state.extras.items()),
        f"turn {words(state.turn)}",
    )
    return " | ".join(parts)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_as_it_went(name: str, update_golden: bool) -> None:
    record, text = record_file(name), transcript_file(name)
    if update_golden and not record.exists():
        header, match = deal(GAMES[name])
        record.write_text(dumps(header, match.actions), "utf-8")
    header, match = loads(record.read_text("utf-8"), build)
    if update_golden:
        text.write_text(transcript(header, match), "utf-8")
    assert transcript(header, match).splitlines() == text.read_text("utf-8").splitlines()
    assert dumps(header, match.actions) == record.read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_is_kept_for_happens_in_it(name: str) -> None:
    golden = GAMES[name]
    header, match = loads(record_file(name).read_text("utf-8"), build)
    assert header == golden.header(seed=int(header.seed or 0))
    assert match.over
    assert golden.happens(match, [fact for events in match.events for fact in events])


@pytest.mark.parametrize("name", GAMES)
def test_the_oracle_plays_the_same_game(name: str) -> None:
    _, match = loads(record_file(name).read_text("utf-8"), build)
    race = SideBySide(match.game)
    for _, action in match.actions:
        race.plays(action)
    assert race.match.over


def test_every_game_on_the_list_has_a_whole_game_kept() -> None:
    kept = {loads(record_file(name).read_text("utf-8"), build)[0].game for name in GAMES}
    assert kept == set(TABLE_GAMES)


def test_every_module_has_a_whole_game_kept() -> None:
    """One with it alone, and one with all of them."""
    kept = {golden.modules for golden in GAMES.values()}
    assert {(key,) for key in MODULES} | {tuple(MODULES)} <= kept


def test_no_file_is_kept_that_nobody_checks() -> None:
    files = {path.name for path in FOLDER.iterdir() if path.suffix in {".jsonl", ".txt"}}
    assert files == {f"{name}{end}" for name in GAMES for end in (".jsonl", ".txt")}
