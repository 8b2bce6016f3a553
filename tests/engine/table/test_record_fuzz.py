"""Whatever is done to a file, it is either a game or a corrupt record."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camelup_desktop.engine.games import build
from camelup_desktop.engine.table.record import (
    CorruptRecord,
    dumps,
    loads,
)
from tests.engine.table.records import good


def survives(text: str) -> None:
    try:
        header, match = loads(text, build)
    except CorruptRecord as corrupt:
        assert 1 <= corrupt.line <= text.count("\n") + 1
        assert corrupt.reason
    else:
        assert loads(dumps(header, match.actions), build)[1].state == match.state


@settings(max_examples=150)
@given(st.data())
def test_changed_characters_never_break_anything_else(data: st.DataObject) -> None:
    text = list(good())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        if data.draw(st.booleans()):
            text[at] = data.draw(st.sampled_from('{}[]":,0123456789-.eE\\ntrue\x00\u2028é'))
        else:
            del text[at]
    survives("".join(text))


@settings(max_examples=60)
@given(st.data())
def test_changed_lines_never_break_anything_else(data: st.DataObject) -> None:
    lines = good().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["swap", "drop", "repeat", "cut"])):
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "drop":
                del lines[at]
            case "repeat":
                lines.insert(other, lines[at])
            case _:
                lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
    survives("\n".join(lines))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)


@settings(max_examples=150)
@given(st.data(), json_values)
def test_changed_values_never_break_anything_else(data: st.DataObject, value: Any) -> None:
    lines = good().splitlines()
    at = data.draw(st.integers(0, min(30, len(lines) - 1)))
    line = json.loads(lines[at])
    key = data.draw(st.sampled_from(sorted(line)))
    if isinstance(line[key], dict) and line[key] and data.draw(st.booleans()):
        line[key][data.draw(st.sampled_from(sorted(line[key])))] = value
    else:
        line[key] = value
    lines[at] = json.dumps(line)
    survives("\n".join(lines))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_many_changes_never_break_anything_else(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        text = list(good())
        for _ in range(rng.randint(1, 6)):
            start = rng.randrange(len(text) + 1)
            piece = rng.choice(["", rng.choice(text), "".join(text[start : start + 30]), chr(8232)])
            text[start : start + rng.randint(0, 3)] = piece
        survives("".join(text))
