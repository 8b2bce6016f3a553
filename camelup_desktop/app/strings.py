"""Every visible word: one YAML catalogue a language, asked by dotted key."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from camelup_desktop.app import yaml_file
from camelup_desktop.app.yaml_file import YamlFile

PLURALS = frozenset({"one", "other"})
"""An entry with these two keys is one text in two forms, chosen by the value `n`."""

_log = logging.getLogger(__name__)


class Strings:
    """A catalogue of one or more files.

    Raises BadFile for an entry that is neither text, plural nor section, or is there twice.
    """

    def __init__(self, *files: YamlFile) -> None:
        self._texts: dict[str, str | dict[str, str]] = {}
        self._missed: set[str] = set()
        for file in files:
            for keys, entry in _flatten(file, (), file.data):
                key = ".".join(keys)
                if key in self._texts:
                    raise file.bad(keys, f'"{key}" stands in another file already')
                self._texts[key] = entry

    @classmethod
    def load(cls, folder: Path, language: str = "en") -> Strings:
        """Read `folder`/`language`.yaml, and what lies in the folder `language` beside it.

        So the words of an addition can be a file of their own.
        """
        more = sorted((folder / language).glob("*.yaml"))
        return cls(*map(yaml_file.read, (folder / f"{language}.yaml", *more)))

    def t(self, key: str, **values: object) -> str:
        """The text under `key`, with {names} filled in. An unknown key gives itself in brackets."""
        entry = self._texts.get(key)
        if isinstance(entry, Mapping):
            entry = entry["one" if values.get("n") == 1 else "other"]
        if entry is None:
            return self._missing(key, "no such text")
        if not values:
            return entry
        try:
            return entry.format(**values)
        except (KeyError, IndexError, ValueError) as error:
            return self._missing(key, f"cannot be filled in: {error}")

    def has(self, key: str) -> bool:
        """Whether there is a text under `key`."""
        return key in self._texts

    def keys(self) -> frozenset[str]:
        """All keys, for tests and tools."""
        return frozenset(self._texts)

    def all_texts(self) -> Iterator[tuple[str, str]]:
        """Every key with every text under it (plurals give two)."""
        for key, entry in self._texts.items():
            if isinstance(entry, Mapping):
                yield from ((key, form) for form in entry.values())
            else:
                yield key, entry

    def _missing(self, key: str, reason: str) -> str:
        if key not in self._missed:
            self._missed.add(key)
            _log.warning("string %s: %s", key, reason)
        return f"[{key}]"


def _flatten(
    file: YamlFile, at: tuple[str, ...], entry: dict[Any, Any]
) -> Iterator[tuple[tuple[str, ...], str | dict[str, str]]]:
    """Each text or its two plural forms, with the keys that lead to it."""
    for key, value in entry.items():
        keys = (*at, key)
        dotted = ".".join(map(str, keys))
        if not isinstance(key, str):
            raise file.bad(keys, f'the key "{key}" must be in quotes')
        if isinstance(value, str):
            yield keys, value
        elif not isinstance(value, dict) or not value:
            raise file.bad(keys, f'"{dotted}" must be text in quotes or a section')
        elif PLURALS & value.keys():
            if value.keys() != PLURALS or not all(isinstance(form, str) for form in value.values()):
                raise file.bad(keys, f'"{dotted}" needs exactly the forms one and other')
            yield keys, value
        else:
            yield from _flatten(file, keys, value)
