"""What a computer opponent answers: an action, and why in one line."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from camelup_desktop.engine.table import Action


@dataclass(frozen=True, slots=True)
class Reason:
    """A string key and the values to fill in: numbers, ready rounded, and pieces (Camel, Side).

    Everybody at the table may read it, so it holds nothing that other seats may not know.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do, and why."""

    action: Action
    reason: Reason
