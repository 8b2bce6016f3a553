"""What modules let a seat do: picked step by step, like the four actions, without naming one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from camelup_desktop.app.games.camelup.words import Words
from camelup_desktop.engine.camelup import Camel, Stage, State
from camelup_desktop.engine.table import Action

Picks = tuple[Hashable, ...]
"""What has been picked for a deed so far, in order."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be picked next.

    `key` is the digit that picks it, `camel` the camel whose letter does, `spot` the id of the
    place on the table that means the same, `picture` what its card in the dock shows; `over` is
    laid on the lower half of it.
    """

    pick: Hashable
    key: int | None = None
    camel: Camel | None = None
    spot: str = ""
    picture: str = ""
    over: str = ""


class ModuleDeed(ABC):
    """A kind of action that a module adds. Override what applies.

    Its texts lie under `word`: `race.act.<word>` on its card, `race.hint.<word>` for the tooltip,
    `race.pick.<word>.<step>` and `<step>_below` for the banner, steps counting from 1. What it
    amounts to is told by the words of the actions.
    """

    word = ""
    digit: int | None = None
    """The key that chooses it."""
    picture = ""
    """What its card in the dock shows."""
    kinds: tuple[type[Action], ...] = ()
    """The actions it can amount to."""
    stage = Stage.ACTION
    """When it is chosen; a deed of another stage than ACTION is all that can be done then."""
    depth = 1
    """How many things are to be picked."""
    on_board = False
    """Whether its options are spaces: they glow, and the arrow keys walk from one to the next."""

    def options(self, view: State, picks: Picks) -> Sequence[Option]:
        """What may be picked after `picks`, also what is refused with a reason."""
        return ()

    @abstractmethod
    def picks_of(self, action: Action) -> Picks:
        """The picks that amount to an action of these kinds."""

    def suggested(self, view: State, legal: Sequence[Action]) -> Action | None:
        """The action that is picked already when the deed is chosen; None for no such."""
        return None

    def excuse(self, words: Words, view: State) -> str:
        """Why the deed cannot be done at all; empty: as its first action is refused."""
        return ""

    def too_early(self, words: Words) -> str:
        """Why it cannot be done at another stage than its own, where nobody can want it."""
        return words.t("objection.not_now")

    def label(self, words: Words, view: State, option: Option) -> str:
        """What the card of an option says; spaces have no cards."""
        return ""

    def note(self, words: Words, view: State, option: Option) -> str:
        """A second line on the card of an option."""
        return ""
