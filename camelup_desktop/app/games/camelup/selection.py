"""What a person has picked so far, and the action it amounts to."""

from __future__ import annotations

import enum
from collections.abc import Hashable
from dataclasses import dataclass, replace

from camelup_desktop.app.games.camelup.deeds import ModuleDeed, Picks
from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, Side, Stage, State, actions
from camelup_desktop.engine.table import Action


class Deed(enum.Enum):
    """The kinds of action a seat chooses from; the value is the key that chooses it."""

    ROLL = 1
    LEG_TILE = 2
    DESERT_TILE = 3
    RACE_BET = 4

    @property
    def word(self) -> str:
        """Its name in the keys of texts: "leg_tile"."""
        return self.name.lower()

    @property
    def digit(self) -> int:
        """The key that chooses it."""
        return self.value


DEEDS: tuple[Deed, ...] = tuple(Deed)
AnyDeed = Deed | ModuleDeed
"""One of the four kinds of action, or what a module adds to them."""


def deed_of(action: Action | None) -> Deed | None:
    """The kind of an action, for cards of the dock to be marked; None if it has no card there."""
    match action:
        case actions.TakePyramidTile():
            return Deed.ROLL
        case actions.TakeLegBettingTile():
            return Deed.LEG_TILE
        case actions.PlaceDesertTile():
            return Deed.DESERT_TILE
        case actions.PlaceRaceBettingCard():
            return Deed.RACE_BET
    return None


@dataclass(frozen=True, slots=True)
class Selection:
    """A choice under construction.

    `order` is for starting stacks only (R10), bottom first; `picks` for the deed of a module.
    """

    deed: AnyDeed | None = None
    camel: Camel | None = None
    space: int | None = None
    side: Side = Side.OASIS
    bet: RaceBet | None = None
    order: tuple[Camel, ...] = ()
    picks: Picks = ()

    @property
    def action(self) -> Action | None:
        """One of the four actions, if everything it needs is picked."""
        match self.deed:
            case Deed.ROLL:
                return actions.TakePyramidTile()
            case Deed.LEG_TILE if self.camel is not None:
                return actions.TakeLegBettingTile(self.camel)
            case Deed.DESERT_TILE if self.space is not None:
                return actions.PlaceDesertTile(self.space, self.side)
            case Deed.RACE_BET if self.camel is not None and self.bet is not None:
                return actions.PlaceRaceBettingCard(self.camel, self.bet)
        return None

    @property
    def before(self) -> Picks:
        """What was picked before the question that is open, or that was answered last."""
        return self.picks[: self.deed.depth - 1] if isinstance(self.deed, ModuleDeed) else ()

    def picked(self, pick: Hashable) -> bool:
        """Whether the last question of a module's deed is answered by this."""
        complete = isinstance(self.deed, ModuleDeed) and len(self.picks) == self.deed.depth
        return complete and self.picks[-1] == pick

    def leads_to(self, pick: Hashable, action: Action | None) -> bool:
        """Whether this pick is the next step to an action of a module."""
        if not isinstance(self.deed, ModuleDeed) or not isinstance(action, self.deed.kinds):
            return False
        picks = (*self.before, pick)
        return self.deed.picks_of(action)[: len(picks)] == picks

    @property
    def shorter(self) -> Selection | None:
        """The selection without what was picked last; None if nothing was."""
        if self.order:
            return replace(self, order=self.order[:-1])
        if isinstance(self.deed, ModuleDeed):
            return self._shorter_by_a_pick(self.deed)
        if self.bet is not None:
            return replace(self, bet=None)
        if self.camel is not None:
            return replace(self, camel=None)
        if self.space is not None:
            return replace(self, space=None)
        return None if self.deed is None else Selection(side=self.side)

    def _shorter_by_a_pick(self, deed: ModuleDeed) -> Selection | None:
        """What is all that can be done now is not dropped; but what was picked for it is."""
        if self.picks:
            return replace(self, picks=self.picks[:-1])
        return Selection(side=self.side) if deed.stage is Stage.ACTION else None


def to_be_stacked(view: State) -> tuple[Camel, ...]:
    """R10: the camels that share a starting space, in the order in which everything lists them."""
    shared = {camel for stack in view.track if len(stack) > 1 for camel in stack}
    return tuple(camel for camel in CAMELS if camel in shared)


def starting_order(view: State, order: tuple[Camel, ...]) -> Action | None:
    """R10: the stacking that the picked `order` means, once every shared space is decided.

    On a space whose last camel is not picked that one stands on top.
    """
    for stack in view.track:
        if len(stack) > 1 and sum(camel in order for camel in stack) < len(stack) - 1:
            return None
    rest = tuple(camel for camel in CAMELS if camel not in order)
    return actions.StackStartingCamels(order + rest)
