"""R7, R16, R47: backing a camel to win the leg."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from camelup_desktop.engine.camelup import flow
from camelup_desktop.engine.camelup.actions import TakeLegBettingTile
from camelup_desktop.engine.camelup.events import LegBettingTileTaken, LegTilesReturned
from camelup_desktop.engine.camelup.mechanic import Claim, RaceMechanic
from camelup_desktop.engine.camelup.objections import No
from camelup_desktop.engine.camelup.pieces import CAMELS, Camel, LegTile
from camelup_desktop.engine.camelup.rules import Rules
from camelup_desktop.engine.camelup.state import State
from camelup_desktop.engine.table import Action, Objection, Step

_TAKES = tuple(TakeLegBettingTile(camel) for camel in CAMELS)


class LegBetting(RaceMechanic):
    """R16: any number of tiles may be held, several of one colour too."""

    actions = (TakeLegBettingTile,)

    def candidates(self, state: State) -> Iterable[Action]:
        """One pile per camel."""
        return _TAKES

    def objection(self, state: State, action: TakeLegBettingTile) -> Objection | None:
        """R16: an empty pile has no top tile."""
        return None if state.piles[action.camel] else No.NO_LEG_TILE_LEFT

    def apply(self, step: Step[State], action: TakeLegBettingTile) -> None:
        """R16: the top tile goes in front of the seat, face up."""
        state = step.state
        value, *rest = state.piles[action.camel]
        player = state.players[state.seat]
        held = (*player.leg_tiles, LegTile(action.camel, value))
        step.state = replace(
            state.with_player(state.seat, replace(player, leg_tiles=held)),
            piles={**state.piles, action.camel: tuple(rest)},
        )
        step.emit(LegBettingTileTaken(state.seat, action.camel, value))
        flow.end_turn(step)

    def claims(self, state: State, ranking: Sequence[Camel]) -> Iterable[Claim]:
        """R47: the printed value for the first camel, a pound for the second, a loss otherwise."""
        first, second, *_ = ranking
        rules = state.rules
        for seat, player in enumerate(state.players):
            for index, tile in enumerate(player.leg_tiles):
                if tile.camel is first:
                    pounds = tile.value
                elif tile.camel is second:
                    pounds = rules.leg_second_pounds
                else:
                    pounds = rules.leg_wrong_pounds
                yield Claim(seat, tile, pounds, index)

    def clear_leg(self, step: Step[State]) -> None:
        """R49: all tiles go back to their piles."""
        state = step.state
        players = tuple(replace(player, leg_tiles=()) for player in state.players)
        step.state = replace(state, players=players, piles=full_piles(state.rules))
        step.emit(LegTilesReturned())


def full_piles(rules: Rules) -> dict[Camel, tuple[int, ...]]:
    """R7: one pile per camel, the highest value on top."""
    return {camel: rules.leg_tile_values for camel in CAMELS}
