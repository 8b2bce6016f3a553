"""A game is an opening state and a tuple of mechanics; everything else is derived from them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from camelup_desktop.engine.table.step import S, Step
from camelup_desktop.engine.table.vocabulary import Action, Event, Objection, Seat, Turn, Verdict


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing chance may do, with its weight relative to the others (a positive integer)."""

    action: Action
    weight: int = 1


class Mechanic(Generic[S]):
    """One mechanism of the rulebook. Override what applies; the rest does nothing."""

    actions: tuple[type[Action], ...] = ()

    def candidates(self, state: S) -> Iterable[Action]:
        """Yield everything the seat to act could want to do here, legal or not."""
        return ()

    def chance(self, state: S) -> Iterable[Outcome]:
        """Yield what chance may do now, weighted; empty when it is not for this mechanic."""
        return ()

    def objection(self, state: S, action: Any) -> Objection | None:
        """Say why this action, one of `actions`, is forbidden now; None if it is not."""
        return None

    def veto(self, state: S, action: Action) -> Objection | None:
        """Say why an action of any other mechanic is forbidden now; None if I do not mind."""
        return None

    def apply(self, step: Step[S], action: Any) -> None:
        """Do one of my actions. Legality is not checked here."""
        raise AssertionError(
            f"{type(self).__name__} lists {type(action).__name__} but cannot do it"
        )

    def react(self, step: Step[S], event: Event) -> None:
        """Answer a fact at the moment it becomes true."""

    def redact(self, state: S, seat: Seat | None) -> S:
        """Return the state without what `seat` may not know (None: a bystander)."""
        return state


def _overriding(mechanics: Sequence[Mechanic[S]], method: str) -> tuple[Mechanic[S], ...]:
    """The mechanics that do something in `method`; calling the others would only cost time."""
    default = getattr(Mechanic, method)
    return tuple(m for m in mechanics if getattr(type(m), method) is not default)


class Game(Generic[S]):
    """Rules as a value: what is legal, what chance may do, what follows, who may see what."""

    def __init__(self, key: str, opening: S, mechanics: Sequence[Mechanic[S]]) -> None:
        """Build the game `key` from its opening state and its mechanics in rulebook order."""
        self.key = key
        self.opening = opening
        self.mechanics = tuple(mechanics)
        self._home = {action: m for m in mechanics for action in m.actions}
        self._reactors = _overriding(self.mechanics, "react")
        self._vetoers = _overriding(self.mechanics, "veto")
        self._redactors = _overriding(self.mechanics, "redact")
        self._offering = _overriding(self.mechanics, "candidates")
        self._chancy = _overriding(self.mechanics, "chance")

    @property
    def action_types(self) -> tuple[type[Action], ...]:
        """Every kind of action of this game, chance's included."""
        return tuple(self._home)

    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Everything the seat to act may do; empty when chance acts or the game is over."""
        if isinstance(state.turn, Turn):
            return ()
        return tuple(
            action
            for mechanic in self._offering
            for action in mechanic.candidates(state)
            if self._refusal(state, mechanic, action) is None
        )

    def candidate_actions(self, state: S) -> tuple[Action, ...]:
        """Everything the seat to act could want to do, legal or not."""
        if isinstance(state.turn, Turn):
            return ()
        return tuple(a for mechanic in self._offering for a in mechanic.candidates(state))

    def chance_outcomes(self, state: S) -> tuple[Outcome, ...]:
        """What chance may do now, with weights; empty when it is not chance's turn."""
        if state.turn is not Turn.CHANCE:
            return ()
        return tuple(outcome for m in self._chancy for outcome in m.chance(state))

    def possible_actions(self, state: S) -> tuple[Action, ...]:
        """Everything whoever is to act may do."""
        if state.turn is Turn.CHANCE:
            return tuple(outcome.action for outcome in self.chance_outcomes(state))
        return self.legal_actions(state)

    def objection(self, state: S, action: Action) -> Objection | None:
        """Say why `action` is forbidden to whoever is to act; None if it is legal."""
        home = self._home.get(type(action))
        if home is None:
            return Verdict.UNKNOWN_ACTION
        if state.turn is Turn.OVER:
            return Verdict.GAME_OVER
        if state.turn is Turn.CHANCE:
            outcomes = self.chance_outcomes(state)
            return None if any(o.action == action for o in outcomes) else Verdict.NOT_NOW
        return self._refusal(state, home, action)

    def _refusal(self, state: S, home: Mechanic[S], action: Action) -> Objection | None:
        for mechanic in self._vetoers:
            if mechanic is not home and (refusal := mechanic.veto(state, action)) is not None:
                return refusal
        return home.objection(state, action)

    def apply(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """Return the state after `action` and the facts in order.

        Does not check legality, for speed; `Match.play` does.
        """
        step = Step(state, self.mechanics, self._reactors)
        self._home[type(action)].apply(step, action)
        return step.state, tuple(step.events)

    def view(self, state: S, seat: Seat | None) -> S:
        """Return the state as `seat` may know it; None sees only what is public."""
        for mechanic in self._redactors:
            state = mechanic.redact(state, seat)
        return state
