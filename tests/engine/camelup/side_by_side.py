"""The program and the oracle play the same race and must agree on everything after each action."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from camelup_desktop.engine.camelup import CAMELS, RaceBet, Rules, Stage, State, events
from camelup_desktop.engine.table import Action, Event, Game, Seat, Turn
from camelup_desktop.engine.table.record import action_line
from tests import builders
from tests.engine.camelup.listener import Listener
from tests.engine.camelup.oracle import NOBODY, Oracle, Record

WORDS = {
    "random": "random",
    "starterChooses": "starter_chooses",
    "seat1": "first_seat",
    "youngest": "youngest",
    "perCard": "card_by_card",
    "net": "net",
}
"""Choices of house rules that the oracle words otherwise."""


def oracle_of(state: State) -> Oracle:
    """The same table as `state`, built anew for the oracle."""
    oracle = Oracle(len(state.players), **_house_rules(state.rules))
    oracle.youngest = state.rules.youngest_seat
    if state.stage is not Stage.STARTING_SEAT:
        oracle.starting_seat, oracle.seat = state.starting_seat, state.seat
    oracle.turn = state.turn.value if isinstance(state.turn, Turn) else state.turn
    oracle.leg = state.leg
    oracle.dice_in_pyramid = [camel.value for camel in CAMELS if camel in state.dice]
    oracle.stacks = track_of(state)
    oracle.desert_tiles = _desert_tiles(state)
    oracle.money = [player.pounds for player in state.players]
    oracle.hands = [[c.value for c in player.hand if c] for player in state.players]
    oracle.piles = {camel.value: list(state.piles[camel]) for camel in CAMELS}
    oracle.held_leg_tiles = _leg_tiles(state)
    oracle.held_pyramid_tiles = [player.pyramid_tiles for player in state.players]
    oracle.decks = {bet.value: _cards(state, bet) for bet in RaceBet}
    return oracle


def _house_rules(rules: Rules) -> dict[str, Any]:
    return {
        "starting_stacks": WORDS[rules.setup_stacking],
        "starting_player": WORDS[rules.first_player],
        "leg_tiles_per_colour": rules.leg_tiles_per_colour,
        "right_card_after_fourth": rules.race_bet_after_fourth,
        "desert_tile_pays_for": rules.desert_reward_per,
        "turning_over_in_place": rules.allow_flip_in_place,
        "own_tile_blocks_neighbours": rules.own_tile_blocks_adjacency,
        "final_floor": WORDS[rules.final_clamp],
    }


def track_of(state: State) -> dict[int, list[str]]:
    """Space to stack, bottom first, spaces with camels only."""
    spaces = enumerate(state.track, start=1)
    return {space: [camel.value for camel in stack] for space, stack in spaces if stack}


def _desert_tiles(state: State) -> dict[int, dict[str, Any]]:
    return {t.space: {"side": t.side.value, "owner": t.seat} for t in state.desert_tiles}


def _leg_tiles(state: State) -> list[list[dict[str, Any]]]:
    return [
        [{"camel": tile.camel.value, "value": tile.value} for tile in player.leg_tiles]
        for player in state.players
    ]


def _cards(state: State, bet: RaceBet) -> list[dict[str, Any]]:
    cards = state.decks[bet]
    return [{"seat": card.seat, "camel": card.camel.value} for card in cards if card.camel]


def record_of(by: Seat | Turn, action: Action) -> Record:
    """The action as one line of a record, read back."""
    record: Record = json.loads(action_line(by, action))
    return record


def _key(record: Record) -> str:
    return json.dumps(record, sort_keys=True)


@cache
def _key_of(by: Seat | Turn, action: Action) -> str:
    return _key(record_of(by, action))


class SideBySide(builders.Race):
    """A race that the oracle plays along, and of whose facts a listener keeps the table."""

    def __init__(self, game: Game[State]) -> None:
        """Both begin at the game's opening state."""
        super().__init__(game)
        self.oracle = oracle_of(game.opening)
        self.listener = Listener(game.opening)
        self.agree()

    def plays(self, action: Action) -> tuple[Event, ...]:
        """Both do `action`, and agree on what has come of it."""
        record = record_of(self.state.turn, action)
        told = super().plays(action)
        for event in told:
            self.listener.hears(event)
        self.oracle.apply(record)
        self.agree()
        return told

    def agree(self) -> None:
        """Compare all that can be seen; after the race only what still matters."""
        state, oracle = self.state, self.oracle
        assert self.listener.knows(state)
        turn = state.turn.value if isinstance(state.turn, Turn) else state.turn
        assert turn == oracle.turn
        assert track_of(state) == oracle.track()
        assert list(self.pounds) == oracle.pounds()
        assert [camel.value for camel in self.ranking] == oracle.ranking()
        assert self.possible() == sorted(map(_key, oracle.choices()))
        for bet in RaceBet:
            assert _cards(state, bet) == oracle.decks[bet.value]
        hands = [[camel.value for camel in player.hand if camel] for player in state.players]
        assert hands == oracle.hands
        if oracle.over():
            assert self.standings() == oracle.standings()
            return
        assert state.leg == oracle.leg
        assert oracle.seat == NOBODY or state.seat == oracle.seat
        assert [camel.value for camel in CAMELS if camel in state.dice] == oracle.dice()
        if state.leg:
            assert state.pyramid_tiles == 5 - sum(oracle.held_pyramid_tiles)
        assert [p.pyramid_tiles for p in state.players] == oracle.held_pyramid_tiles
        assert _desert_tiles(state) == oracle.desert_tiles
        assert _leg_tiles(state) == oracle.held_leg_tiles
        assert {camel.value: list(state.piles[camel]) for camel in CAMELS} == oracle.piles

    def possible(self) -> list[str]:
        """What may come next, as sorted lines; chance's outcomes must all weigh the same."""
        game, state = self.match.game, self.state
        assert len({outcome.weight for outcome in game.chance_outcomes(state)}) <= 1
        actions = game.possible_actions(state)
        return sorted(_key_of(state.turn, action) for action in actions)

    def standings(self) -> list[list[int]]:
        """Seats by place, as the last fact tells them."""
        (ended,) = self.told(events.GameEnded)
        places: dict[int, list[int]] = {}
        for standing in ended.standings:
            assert standing.pounds == self.pounds[standing.seat]
            places.setdefault(standing.place, []).append(standing.seat)
        assert list(places) == sorted(places)
        return list(places.values())


def at_race(camels: str, seats: int = 3, **more: Any) -> SideBySide:
    """A race in the middle (see `builders.at_race`) that the oracle plays along."""
    return SideBySide(builders.at_race(camels, seats, **more).match.game)


def at_start(seats: int = 3, **options: Any) -> SideBySide:
    """A race of which nothing has happened yet, that the oracle plays along."""
    return SideBySide(builders.at_start(seats, **options).match.game)
