"""Letters, places and lists as text pictures write them."""

from collections.abc import Iterable

from camelup_desktop.engine.camelup.pieces import Camel

_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def letter(camel: Camel | None) -> str:
    """Write a camel as its first letter, one that is not known as `?`."""
    return "?" if camel is None else camel.value[0].upper()


def letters(camels: Iterable[Camel | None]) -> str:
    """Write camels as letters, none as `-`."""
    return words(map(letter, camels))


def ordinal(place: int) -> str:
    """Write a place of the ranking: `2nd`."""
    return f"{place}{_ENDINGS.get(place, 'th')}"


def words(parts: Iterable[object], between: str = " ") -> str:
    """Write things one after the other, none as `-`."""
    return between.join(map(str, parts)) or "-"
