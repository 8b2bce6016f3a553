"""What a person has picked so far, and the action it amounts to."""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, Side, State, actions
from camelup_desktop.engine.table import Action


class Deed(enum.Enum):
    """The kinds of action a seat chooses from; the value is the key that chooses it."""

    ROLL = 1
    LEG_TILE = 2
    DESERT_TILE = 3
    RACE_BET = 4


DEEDS: tuple[Deed, ...] = tuple(Deed)


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
    """A choice under construction. `order` is for starting stacks only (R10), bottom first."""

    deed: Deed | None = None
    camel: Camel | None = None
    space: int | None = None
    side: Side = Side.OASIS
    bet: RaceBet | None = None
    order: tuple[Camel, ...] = ()

    @property
    def action(self) -> Action | None:
        """The action, if everything it needs is picked."""
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
    def shorter(self) -> Selection | None:
        """The selection without what was picked last; None if nothing was."""
        if self.order:
            return replace(self, order=self.order[:-1])
        if self.bet is not None:
            return replace(self, bet=None)
        if self.camel is not None:
            return replace(self, camel=None)
        if self.space is not None:
            return replace(self, space=None)
        return None if self.deed is None else Selection(side=self.side)


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
