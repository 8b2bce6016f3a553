"""Files that somebody hands to a command: read so that whatever is wrong becomes one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # a PyYAML without libyaml
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

MOST_BYTES = 32_000_000
"""More than any race or list of positions needs; keeps endless files out."""

MOST_DEPTH = 12
"""A list of positions nests four deep."""

MOST_DIGITS = 15
"""Nothing here is counted in quadrillions, and Python refuses numbers of thousands of digits."""


class BadInput(ValueError):
    """A file or an argument is wrong; the message is a sentence for a person."""


def read_text(path: str) -> str:
    """Read a text file. Raises BadInput."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a path with a zero byte is a ValueError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(f"cannot read {path}: {reason}") from error
    if len(content) > MOST_BYTES:
        raise BadInput(f"{path} is longer than {MOST_BYTES // 1_000_000} MB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not a text file (UTF-8)") from error


def read_data(path: str) -> Any:
    """Read plain values from a JSON or YAML file. Raises BadInput.

    Nothing in the file can run or swell: of YAML only maps, lists and scalars are read, no tags
    and no aliases. An entry that stands twice is an error, not the last one's luck.
    """
    text = read_text(path)
    try:
        return json.loads(
            text, object_pairs_hook=_unique, parse_int=_number, parse_constant=_no_number
        )
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    except RecursionError as error:
        raise BadInput(f"{path}: nested too deeply") from error
    except ValueError as not_json:
        if path.lower().endswith(".json"):
            raise BadInput(f"{path} is not JSON: {not_json}") from not_json
    try:
        return _read_yaml(text)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise BadInput(f"{path}{line}: {error.problem or 'not YAML'}") from error
    except yaml.YAMLError as error:  # characters that no YAML file may hold
        raise BadInput(f"{path} is neither YAML nor JSON") from error
    except BadInput as error:
        raise BadInput(f"{path}, {error}") from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for key, value in pairs:
        if key in entries:
            raise BadInput(f"the entry {key!r:.60} stands twice")
        entries[key] = value
    return entries


def _number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise BadInput(f"a number of {len(digits)} digits is too large")
    return int(digits)


def _no_number(name: str) -> Any:
    raise BadInput(f"{name} is not a number that counts anything")


def _read_yaml(text: str) -> Any:
    """Build plain values event by event, so that depth, tags and aliases are under control."""
    events = yaml.parse(text, Loader=_Loader)
    read: list[Any] = []
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            if read:
                raise _wrong(event, "a second document begins; put positions into one list")
            read.append(_value(next(events), events, 0))
    if not read:
        raise BadInput("line 1: the file is empty")
    return read[0]


def _value(event: yaml.Event, events: Iterator[yaml.Event], depth: int) -> Any:
    if isinstance(event, yaml.AliasEvent):
        raise _wrong(event, "aliases (*name) are not read here")
    if getattr(event, "tag", None) not in (None, "!"):
        raise _wrong(event, "tags (!name) are not read here")
    if depth > MOST_DEPTH:
        raise _wrong(event, "nested too deeply")
    if isinstance(event, yaml.SequenceStartEvent):
        parts = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            parts.append(_value(event, events, depth + 1))
        return parts
    if isinstance(event, yaml.MappingStartEvent):
        entries: dict[Any, Any] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise _wrong(event, "the name of an entry must be a word or a number")
            key = _value(event, events, depth + 1)
            if key in entries:
                raise _wrong(event, f"the entry {key!r:.60} stands twice")
            entries[key] = _value(next(events), events, depth + 1)
        return entries
    return _scalar(event)


def _scalar(event: Any) -> Any:
    """Numbers, true, false and nothing if they are written without quotes, else a text."""
    text: str = event.value
    plain, _ = event.implicit
    if not plain:
        return text
    if re.fullmatch(r"[-+]?(0|[1-9][0-9]*)", text):
        try:
            return _number(text)
        except BadInput as error:
            raise _wrong(event, str(error)) from error
    if re.fullmatch(r"[-+]?[0-9]+\.[0-9]*([eE][-+]?[0-9]+)?", text):
        return float(text)
    words: dict[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}
    return words.get(text.lower(), text)


def _wrong(event: Any, reason: str) -> BadInput:
    return BadInput(f"line {event.start_mark.line + 1}: {reason}")
