"""Somebody who only hears the facts and still knows the table: what a screen has to live on."""

from __future__ import annotations

from camelup_desktop.engine.camelup import (
    Camel,
    DesertTile,
    LegTile,
    RaceBet,
    RolledDie,
    State,
    events,
)
from camelup_desktop.engine.camelup.supercup import consortium as m4
from camelup_desktop.engine.camelup.supercup import long_track as m1
from camelup_desktop.engine.camelup.supercup import photographer as m2
from camelup_desktop.engine.camelup.supercup import position_bets as m3
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
        support, positions = m1.support_dice(state), m3.position_tiles(state)
        self.pedestal, self.support = set(support.pedestal), set(support.pyramid)
        self.craters = list(support.craters)
        self.camera = m2.camera(state)
        self.positions = {(tile.seat, tile.leg_tile): tile.place for tile in positions.laid}
        self.partners = {frozenset(pair) for pair in m4.consortia(state).pairs}

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
            case _:
                self._hears_of_modules(event)

    def _hears_of_modules(self, event: Event) -> None:
        match event:
            case m1.SupportDiceReturned(camels=camels):
                assert [die.camel for die in self.craters] == list(camels)
                self.pedestal.update(camels)
                self.craters = []
            case m1.SupportDieAdded(camel=camel):
                self.pedestal.remove(camel)
                self.support.add(camel)
            case m1.SupportDieRolled(camel=camel, pips=pips, to_crater=to_crater):
                self.support.remove(camel)
                if to_crater:
                    self.craters.append(RolledDie(camel, pips))
                else:
                    self.pedestal.add(camel)
            case m1.PyramidTileReturned(seat=seat):
                self.pyramid_tiles[seat] -= 1
            case m2.CameraPointed(seat=seat, space=space, from_space=before):
                assert self.camera == (None if before is None else m2.Camera(seat, before))
                self.camera = m2.Camera(seat, space)
            case m2.PhotoTaken(seat=seat, space=space, unit=unit):
                assert self.camera == m2.Camera(seat, space)
                assert self.stacks[space] == unit
            case m2.CameraReturned(seat=seat, space=space):
                assert self.camera == m2.Camera(seat, space)
                self.camera = None
            case m3.BottomLegBettingTileTaken(seat=seat, camel=camel, value=value):
                self.leg_tiles[seat].append(LegTile(camel, value))
            case m3.PositionTileAttached(seat=seat, place=place, leg_tile=leg_tile, tile=tile):
                assert self.leg_tiles[seat][leg_tile] == tile
                assert (seat, leg_tile) not in self.positions
                self.positions[seat, leg_tile] = place
            case m3.PositionTilesReturned():
                self.positions = {}
            case m4.ConsortiumFormed(seat=seat, partner=partner):
                self.partners.add(frozenset({seat, partner}))
            case m4.ConsortiumEnded(seat=seat, partner=partner):
                self.partners.remove(frozenset({seat, partner}))

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
