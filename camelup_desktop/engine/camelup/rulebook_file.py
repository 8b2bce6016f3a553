"""Reads rules.yaml so that a mistake in it is told with file, line and reason."""

from importlib import resources
from typing import Any

import yaml
from yaml.reader import ReaderError


class BadRulesFile(Exception):
    """A rules file cannot be used; the message names file, line and reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        """Keep where and why; lines count from 1."""
        super().__init__(f"{file}, line {line}: {reason}")
        self.line = line
        self.reason = reason


class Entry:
    """One value of the file that remembers where it stood."""

    def __init__(self, file: str, node: yaml.Node, value: Any) -> None:
        """Wrap `value`, read from `node` of `file`."""
        self._file = file
        self._node = node
        self._value = value

    def wrong(self, reason: str) -> BadRulesFile:
        """Make the error for this place."""
        return BadRulesFile(self._file, self._node.start_mark.line + 1, reason)

    @property
    def number(self) -> int:
        """The whole number here."""
        if isinstance(self._value, bool) or not isinstance(self._value, int):
            raise self.wrong(f"expected a whole number, found {self._value!r}")
        return self._value

    @property
    def text(self) -> str:
        """The text here."""
        if not isinstance(self._value, str):
            raise self.wrong(f"expected a text, found {self._value!r}")
        return self._value

    @property
    def plain(self) -> bool | int | str:
        """The single value here, of whatever kind."""
        if not isinstance(self._value, bool | int | str):
            raise self.wrong("expected a single value")
        return self._value

    @property
    def items(self) -> tuple["Entry", ...]:
        """The entries of the list here."""
        if not isinstance(self._value, list) or not self._value:
            raise self.wrong("expected a list")
        return tuple(self._value)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The whole numbers of the list here."""
        return tuple(entry.number for entry in self.items)

    @property
    def table(self) -> dict[Any, "Entry"]:
        """The named entries here."""
        if not isinstance(self._value, dict):
            raise self.wrong("expected named entries")
        return self._value

    def fields(self, *names: str) -> dict[str, "Entry"]:
        """Return the named entries here, which must be exactly `names`."""
        table = self.table
        if unknown := [key for key in table if key not in names]:
            raise table[unknown[0]].wrong(f"unknown entry {unknown[0]!r}")
        if missing := [name for name in names if name not in table]:
            raise self.wrong(f"{missing[0]!r} is missing")
        return table


def read_rules_file(package: str, name: str = "rules.yaml") -> Entry:
    """Read the rules file that is shipped with `package`."""
    return parse_rules(resources.files(package).joinpath(name).read_text("utf-8"), name)


def parse_rules(text: str, file: str) -> Entry:
    """Read YAML text; raises BadRulesFile. Only plain values are made, nothing is run."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadRulesFile(file, line, error.problem or "not YAML") from error
    except ReaderError as error:
        line = text[: error.position].count("\n") + 1
        raise BadRulesFile(file, line, error.reason) from error
    if node is None:
        raise BadRulesFile(file, 1, "the file is empty")
    try:
        return _entry(file, node)
    except RecursionError as error:
        raise BadRulesFile(file, 1, "an entry holds itself") from error


def _entry(file: str, node: yaml.Node) -> Entry:
    if isinstance(node, yaml.SequenceNode):
        return Entry(file, node, [_entry(file, child) for child in node.value])
    if isinstance(node, yaml.MappingNode):
        table: dict[Any, Entry] = {}
        for key_node, child in node.value:
            key = _plain(file, key_node)
            if key in table:
                raise Entry(file, key_node, None).wrong(f"{key!r} stands here twice")
            table[key] = _entry(file, child)
        return Entry(file, node, table)
    return Entry(file, node, _plain(file, node))


def _plain(file: str, node: yaml.Node) -> Any:
    """Make the single value written at `node`."""
    if not isinstance(node, yaml.ScalarNode):
        raise Entry(file, node, None).wrong("expected a single value")
    try:
        return yaml.SafeLoader("").construct_object(node)
    except (yaml.YAMLError, ValueError) as error:
        raise Entry(file, node, None).wrong(f"{node.value!r} cannot be read") from error
