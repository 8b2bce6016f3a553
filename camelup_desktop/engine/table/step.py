"""One call of apply: the state as it goes and the facts as they fall."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from camelup_desktop.engine.table.vocabulary import Event, TableState

if TYPE_CHECKING:
    from camelup_desktop.engine.table.game import Mechanic

S = TypeVar("S", bound=TableState)


class Step(Generic[S]):
    """Lives for one `apply` call only, so that `apply` is pure from outside.

    Mechanics replace `state` as they go and `emit` each fact at the moment it becomes true, so a
    mechanic that reacts sees the table as it then is.
    """

    __slots__ = ("_reactors", "events", "mechanics", "state")

    def __init__(
        self,
        state: S,
        mechanics: "Sequence[Mechanic[S]]",
        reactors: "Sequence[Mechanic[S]]",
    ) -> None:
        """Begin at `state`; both lists are in rulebook order, `reactors` are those that answer."""
        self.state = state
        self.events: list[Event] = []
        self.mechanics = mechanics
        self._reactors = reactors

    def emit(self, event: Event) -> None:
        """Note a fact and let the mechanics answer it, in rulebook order."""
        self.events.append(event)
        for reactor in self._reactors:
            reactor.react(self, event)
