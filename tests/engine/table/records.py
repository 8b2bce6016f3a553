"""A good record of a whole race, and other ways to put it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from camelup_desktop.engine.camelup import State, camel_up
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Match
from camelup_desktop.engine.table.record import CorruptRecord, Header, dumps, loads
from tests.strategies import played

HEADER = Header(
    game="camelup",
    rules="2014-1",
    seats=("Ada", "Bertrand"),
    options={"finalClamp": "net"},
    seed=42,
    table={"privacy": "smart", "seats": [{"kind": "human"}, {"kind": "ai"}]},
)


@cache
def whole_game() -> Match[State]:
    return played(camel_up(2, options=HEADER.options), "record")


def good() -> str:
    return dumps(HEADER, whole_game().actions)


def with_line(number: int, line: str) -> str:
    """The good record with line `number`, counted from 1, put another way."""
    lines = good().splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def with_header(**entries: Any) -> str:
    """The good record with entries of its header changed; None removes one."""
    header = json.loads(good().splitlines()[0]) | entries
    return with_line(1, json.dumps({k: v for k, v in header.items() if v is not None}))


def complaint(text: str) -> CorruptRecord:
    with pytest.raises(CorruptRecord) as corrupt:
        loads(text, build)
    assert str(corrupt.value) == f"line {corrupt.value.line}: {corrupt.value.reason}"
    return corrupt.value
