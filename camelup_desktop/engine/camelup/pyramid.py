"""R18, R31, R38, R39, R40-R44, R48: a pyramid tile, its die, and where that sends the camels."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from camelup_desktop.engine.camelup import flow, movement
from camelup_desktop.engine.camelup.actions import RollDie, TakePyramidTile
from camelup_desktop.engine.camelup.claims import pay
from camelup_desktop.engine.camelup.events import (
    DesertTileTriggered,
    DieRolled,
    PyramidTilesReturned,
    PyramidTileTaken,
    Reason,
    UnitMoved,
)
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, RolledDie, Side, Track, Unit
from camelup_desktop.engine.camelup.state import Stage, State
from camelup_desktop.engine.table import Action, Objection, Outcome, Step, Turn, Verdict

_TAKE = TakePyramidTile()


class Pyramid(RaceMechanic):
    """R18: take a pyramid tile, and chance lets a die fall."""

    actions = (TakePyramidTile, RollDie)

    def candidates(self, state: State) -> Iterable[Action]:
        """R15: as long as a leg runs a pyramid tile is left, so this is always possible."""
        return (_TAKE,)

    def chance(self, state: State) -> Iterable[Outcome]:
        """R18: any die still in the pyramid, any face, all equally likely.

        R1: a number weighs as much as there are faces that show it, so that dice with other numbers
        can lie among these.
        """
        if state.stage is not Stage.DIE:
            return ()
        faces = state.rules.faces(state.rules.die_pips)
        return [
            Outcome(RollDie(camel, pips), faces)
            for camel in CAMELS
            if camel in state.dice
            for pips in state.rules.die_pips
        ]

    def objection(self, state: State, action: Action) -> Objection | None:
        """R18: a seat takes the tile; the die that falls is chance's."""
        return Verdict.NOT_NOW if isinstance(action, RollDie) else None

    def apply(self, step: Step[State], action: Action) -> None:
        """R18: the tile is worth its pound at the leg scoring; R31: the order of one die."""
        state = step.state
        match action:
            case TakePyramidTile():
                player = state.players[state.seat]
                taken = replace(player, pyramid_tiles=player.pyramid_tiles + 1)
                step.state = replace(
                    state.with_player(state.seat, taken),
                    pyramid_tiles=state.pyramid_tiles - 1,
                    turn=Turn.CHANCE,
                    stage=Stage.DIE,
                )
                step.emit(PyramidTileTaken(state.seat))
            case RollDie(camel, pips):
                tents = (*state.tents, RolledDie(camel, pips))
                step.state = replace(state, dice=state.dice - {camel}, tents=tents)
                step.emit(DieRolled(camel, pips))
                move(step, camel, pips)
                flow.end_turn(step)

    def claims(self, state: State, ranking: Sequence[Camel]) -> Iterable[Claim]:
        """R48: every pyramid tile earns its pound."""
        for seat, player in enumerate(state.players):
            for _ in range(player.pyramid_tiles):
                yield Claim(seat, None, state.rules.pyramid_tile_pounds)

    def clear_leg(self, step: Step[State]) -> None:
        """R49: pyramid tiles go back to the board."""
        players = tuple(replace(player, pyramid_tiles=0) for player in step.state.players)
        step.state = replace(step.state, players=players)
        step.emit(PyramidTilesReturned())


def move(step: Step[State], camel: Camel, pips: int) -> None:
    """R24-R28, R31: the unit moves, and a desert tile may send it one further or back.

    Only the space on which the unit ends counts (R25). At most one tile acts, because the spaces
    beside a tile never hold another (R43).
    """
    track, rules = step.state.track, step.state.rules
    origin, unit = movement.unit_of(track, camel)
    landing = min(origin + pips, rules.finish)
    track = movement.lift(track, origin, unit)
    tile = step.state.desert_tile_on(landing)
    _settle(step, movement.put_on_top(track, landing, unit), unit, origin, landing)
    if tile is None:
        return
    step.emit(DesertTileTriggered(tile.seat, tile.space, tile.side))
    units = len(unit) if rules.desert_reward_per == "camel" else 1  # R38
    pay(step, tile.seat, units * rules.desert_tile_pounds, Reason.DESERT_TILE)
    if tile.side is Side.OASIS:  # R40: one further, on top; from the last space over the line
        _settle(step, movement.put_on_top(track, landing + 1, unit), unit, landing, landing + 1)
    else:  # R41, R42: one back, underneath, also under camels it has just left
        _settle(step, movement.put_underneath(track, landing - 1, unit), unit, landing, landing - 1)


def _settle(step: Step[State], track: Track, unit: Unit, origin: int, destination: int) -> None:
    step.state = replace(step.state, track=track)
    step.emit(UnitMoved(unit, origin, destination, track[destination - 1]))
