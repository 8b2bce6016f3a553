"""Somebody who only hears the facts and still knows the table: what a screen has to live on."""

from __future__ import annotations

from camelup_desktop.engine.camelup import Camel, DesertTile, LegTile, RaceBet, State, events
from camelup_desktop.engine.table import Event


class Listener:
    """A table kept by facts alone; `knows` says whether it is the one of a state."""

    def __init__(self, state: State) -> None:
        """Look once, then never again."""
        self.stacks = {space: stack for space, stack in enumerate(state.track, 1) if stack}
        self.pounds = [player.pounds for player in state.players]
        self.leg_tiles = [list(player.leg_tiles) for player in state.players]
        self.pyramid_tiles = [player.pyramid_tiles for player in state.players]
        self.desert_tiles = {tile.space: tile for tile in state.desert_tiles}
        self.dice = set(state.dice)
        self.laid = {bet: [card.seat for card in state.decks[bet]] for bet in RaceBet}

    def hears(self, event: Event) -> None:
        """Take one fact into account; each must fit what was heard before."""
        match event:
            case events.CamelPlaced(camel=camel, space=space, stack=stack):
                self._lift((camel,))
                self.stacks[space] = stack  # a stack that is ordered anew grows from nothing (R10)
            case events.UnitMoved(unit=unit, origin=origin, destination=destination, stack=stack):
                assert self.stacks[origin][-len(unit) :] == unit
                self._lift(unit)
                self._put(destination, stack)
            case events.DieRolled(camel=camel):
                self.dice.remove(camel)
            case events.DiceReturned(camels=camels):
                self.dice.update(camels)
            case events.PoundsChanged(seat=seat, amount=amount, forgiven=forgiven):
                self.pounds[seat] += amount
                assert not forgiven or self.pounds[seat] == 0
            case events.LegBettingTileTaken(seat=seat, camel=camel, value=value):
                self.leg_tiles[seat].append(LegTile(camel, value))
            case events.LegTilesReturned():
                self.leg_tiles = [[] for _ in self.leg_tiles]
            case events.PyramidTileTaken(seat=seat):
                self.pyramid_tiles[seat] += 1
            case events.PyramidTilesReturned():
                self.pyramid_tiles = [0] * len(self.pyramid_tiles)
            case events.DesertTilePlaced(seat=seat, space=space, side=side, from_space=before):
                if before is not None:
                    assert self.desert_tiles.pop(before).seat == seat
                self.desert_tiles[space] = DesertTile(seat, space, side)
            case events.DesertTileReturned(seat=seat, space=space):
                assert self.desert_tiles.pop(space).seat == seat
            case events.DesertTileTriggered(owner=owner, space=space, side=side):
                assert self.desert_tiles[space] == DesertTile(owner, space, side)
            case events.RaceBettingCardPlaced(seat=seat, bet=bet):
                self.laid[bet].append(seat)

    def _lift(self, unit: tuple[Camel, ...]) -> None:
        left = {
            space: tuple(camel for camel in stack if camel not in unit)
            for space, stack in self.stacks.items()
        }
        self.stacks = {space: stack for space, stack in left.items() if stack}

    def _put(self, space: int, stack: tuple[Camel, ...]) -> None:
        assert set(self.stacks.get(space, ())) <= set(stack)
        self.stacks[space] = stack

    def knows(self, state: State) -> bool:
        """Whether this is what lies on the table."""
        return vars(self) == vars(Listener(state))
