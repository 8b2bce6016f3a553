"""Plain values, as YAML and JSON give them, read with care and told in words when they are wrong.

Everything here raises ValueError with a sentence for a person.
"""

import enum
import re
import reprlib
from collections.abc import Mapping
from typing import Any, TypeGuard

from camelup_desktop.engine.camelup.pieces import CAMELS, Camel
from camelup_desktop.engine.camelup.rules import Rules


def by_space(entries: object, name: str, rules: Rules) -> list[tuple[int, object]]:
    """Read the entries of a mapping by space, which JSON can only give as text."""
    if not isinstance(entries, Mapping):
        raise ValueError(f"{name} must be given by space, like {{3: ...}}")
    read: dict[int, object] = {}
    for key, entry in entries.items():
        space = int(key) if isinstance(key, str) and re.fullmatch("[1-9][0-9]?", key) else key
        if not whole(space) or not 1 <= space <= rules.spaces:
            raise ValueError(f"{name}: {shown(key)} is no space from 1 to {rules.spaces}")
        if space in read:
            raise ValueError(f"{name}: space {space} is named twice")
        read[space] = entry
    return list(read.items())


def camels(names: object, where: str) -> tuple[Camel, ...]:
    """Read a list of camels, none of them twice."""
    if not isinstance(names, list):
        raise ValueError(f"{where} must be a list of camels")
    known = {camel.value: camel for camel in CAMELS}
    read = []
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise ValueError(f"{where}: {shown(name)} is none of {', '.join(known)}")
        if known[name] in read:
            raise ValueError(f"{where}: {name} is named twice")
        read.append(known[name])
    return tuple(read)


def whole(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number, which `True` is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """Write any value shortly, for a sentence that refuses it."""
    try:
        return reprlib.repr(value)
    except ValueError:  # Python refuses to write out numbers of thousands of digits
        return "that number"


def plain(value: Any) -> Any:
    """Turn enums into their values and tuples into lists; everything else is plain already."""
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return value
