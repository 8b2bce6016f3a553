"""Read shipped YAML: keys must be unique, and the line of every key is remembered for messages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # a PyYAML without libyaml
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

Keys = tuple[str | int, ...]


class BadFile(ValueError):
    """A shipped file is wrong. Says file, line and reason in one sentence."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path.name}, line {line}: {reason}")
        self.path, self.line, self.reason = path, line, reason


@dataclass(frozen=True, slots=True)
class YamlFile:
    """A parsed file: plain data, and the line (from 1) of each key path."""

    path: Path
    data: dict[Any, Any]
    lines: dict[Keys, int]

    def bad(self, keys: Keys, reason: str) -> BadFile:
        """The error for the entry at `keys`, or for the nearest entry around it."""
        while keys and keys not in self.lines:
            keys = keys[:-1]
        return BadFile(self.path, self.lines.get(keys, 1), reason)


def read(path: Path) -> YamlFile:
    """Parse a file whose top level is a mapping. Raises BadFile, also if it is not there."""
    try:
        loader = _Loader(_text(path))
        try:
            node = loader.get_single_node()
            lines: dict[Keys, int] = {}
            if node is None:
                return YamlFile(path, {}, lines)
            _index(loader, node, (), lines, path)
            data = loader.construct_document(node)
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadFile(path, line, error.problem or "not YAML") from error
    except yaml.YAMLError as error:  # characters that no YAML file may hold
        raise BadFile(path, 1, "the file is not YAML") from error
    if not isinstance(data, dict):
        raise BadFile(path, 1, "the file must be a mapping of keys to values")
    return YamlFile(path, data, lines)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(path, 1, "the file is missing or cannot be read") from error
    except UnicodeDecodeError as error:
        raise BadFile(path, 1, "the file is not text (UTF-8)") from error


def _index(loader: Any, node: yaml.Node, at: Keys, lines: dict[Keys, int], path: Path) -> None:
    """Note the line of each key below `node`, and refuse a key that stands twice."""
    if isinstance(node, yaml.MappingNode):
        for key_node, value in node.value:
            key = loader.construct_object(key_node)
            line = key_node.start_mark.line + 1
            if (*at, key) in lines:
                raise BadFile(path, line, f'the key "{key}" stands twice')
            lines[(*at, key)] = line
            _index(loader, value, (*at, key), lines, path)
    elif isinstance(node, yaml.SequenceNode):
        for place, value in enumerate(node.value):
            lines[(*at, place)] = value.start_mark.line + 1
            _index(loader, value, (*at, place), lines, path)
