"""The program and the oracle play the same race and must agree on everything after each action."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

from camelup_desktop.engine.camelup import CAMELS, Camel, RaceBet, Rules, Stage, State, events
from camelup_desktop.engine.camelup.actions import PlaceRaceBettingCard
from camelup_desktop.engine.camelup.supercup import consortium as m4
from camelup_desktop.engine.camelup.supercup import long_track as m1
from camelup_desktop.engine.camelup.supercup import photographer as m2
from camelup_desktop.engine.camelup.supercup import position_bets as m3
from camelup_desktop.engine.table import Action, Event, Game, Seat, Turn
from camelup_desktop.engine.table.record import action_line
from tests import builders
from tests.engine.camelup.listener import Listener
from tests.engine.camelup.oracle.race import Oracle
from tests.engine.camelup.oracle.table import NOBODY, Record

WORDS = {
    "random": "random",
    "starterChooses": "starter_chooses",
    "seat1": "first_seat",
    "youngest": "youngest",
    "perCard": "card_by_card",
    "net": "net",
    "auto": "best_tile",
    "manual": "by_hand",
}
"""Choices of house rules that the oracle words otherwise."""

NAMES = [camel.value for camel in CAMELS]


def oracle_of(state: State) -> Oracle:
    """The same table as `state`, built anew for the oracle."""
    modules = [key for key in (m1.KEY, m2.KEY, m3.KEY, m4.KEY) if key in state.extras]
    oracle = Oracle(len(state.players), modules, **_house_rules(state.rules))
    oracle.youngest = state.rules.youngest_seat
    oracle.stage = state.stage.value
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
    support = m1.support_dice(state)
    oracle.pedestal, oracle.support_in_pyramid = _names(support.pedestal), _names(support.pyramid)
    oracle.craters = _craters(state)
    oracle.camera = _camera(state)
    oracle.partner_of = _partners(state)
    oracle.copying = _copying(state)
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
        "own_cards_on_decks_seen": rules.show_own_race_bets,
        "free_action": rules.choices.get("m1Variant", False),
        "copying": WORDS[str(rules.choices.get("consortiumChoice", "auto"))],
    }


def track_of(state: State) -> dict[int, list[str]]:
    """Space to stack, bottom first, spaces with camels only."""
    spaces = enumerate(state.track, start=1)
    return {space: [camel.value for camel in stack] for space, stack in spaces if stack}


def _desert_tiles(state: State) -> dict[int, dict[str, Any]]:
    return {t.space: {"side": t.side.value, "owner": t.seat} for t in state.desert_tiles}


def _leg_tiles(state: State) -> list[list[dict[str, Any]]]:
    places = m3.position_tiles(state)
    return [
        [
            {"camel": tile.camel.value, "value": tile.value, "place": places.place_on(seat, number)}
            for number, tile in enumerate(player.leg_tiles)
        ]
        for seat, player in enumerate(state.players)
    ]


def _cards(state: State, bet: RaceBet) -> list[dict[str, Any]]:
    cards = state.decks[bet]
    return [
        {"seat": card.seat, "camel": card.camel.value if card.camel else None} for card in cards
    ]


def _hands(state: State) -> list[list[str | None]]:
    return [[camel.value if camel else None for camel in p.hand] for p in state.players]


def _names(camels: Collection[Camel]) -> list[str]:
    return [camel.value for camel in CAMELS if camel in camels]


def _craters(state: State) -> list[dict[str, Any]]:
    dice = m1.support_dice(state).craters
    return [{"camel": die.camel.value, "pips": die.pips} for die in dice]


def _camera(state: State) -> dict[str, int] | None:
    camera = m2.camera(state)
    return None if camera is None else {"seat": camera.seat, "space": camera.space}


def _partners(state: State) -> dict[int, int]:
    partners = enumerate(m4.consortia(state).partners)
    return {seat: partner for seat, partner in partners if partner is not None}


def _copying(state: State) -> dict[int, Record]:
    chosen: dict[int, Record] = {}
    for seat, action in m4.consortia(state).copying:
        record = record_of(seat, action)
        del record["by"]
        chosen[seat] = record
    return chosen


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
        assert (turn, state.stage.value) == (oracle.turn, oracle.stage)
        assert track_of(state) == oracle.track()
        assert list(self.pounds) == oracle.pounds()
        assert [camel.value for camel in self.ranking] == oracle.ranking()
        assert self.possible() == sorted(map(_key, oracle.choices()))
        assert self.odds() == {_key(record): share for record, share in oracle.odds()}
        assert {bet.value: _cards(state, bet) for bet in RaceBet} == oracle.decks
        assert _hands(state) == oracle.hands
        self._secrets_agree()
        if oracle.over():
            assert self.standings() == oracle.standings()
            return
        assert state.leg == oracle.leg
        assert oracle.seat == NOBODY or state.seat == oracle.seat
        assert [camel.value for camel in CAMELS if camel in state.dice] == oracle.dice()
        if state.leg:
            assert state.pyramid_tiles == oracle.pyramid_tiles_left()
        assert [p.pyramid_tiles for p in state.players] == oracle.held_pyramid_tiles
        assert _desert_tiles(state) == oracle.desert_tiles
        assert _leg_tiles(state) == oracle.held_leg_tiles
        assert {camel.value: list(state.piles[camel]) for camel in CAMELS} == oracle.piles
        self._modules_agree()

    def _modules_agree(self) -> None:
        state, oracle = self.state, self.oracle
        support = m1.support_dice(state)
        assert _names(support.pedestal) == sorted(oracle.pedestal, key=NAMES.index)
        assert _names(support.pyramid) == sorted(oracle.support_in_pyramid, key=NAMES.index)
        assert _craters(state) == oracle.craters
        assert _camera(state) == oracle.camera
        assert list(m3.position_tiles(state).left) == oracle.places_left()
        assert _partners(state) == oracle.partner_of
        assert _copying(state) == oracle.copying

    def _secrets_agree(self) -> None:
        """What is to be hidden from whom; nothing else may look another way than it is."""
        state, oracle = self.state, self.oracle
        for viewer in self._viewers():
            view = self.match.view(viewer)
            assert _hands(view) == oracle.hands_seen_by(viewer)
            decks = {bet.value: _cards(view, bet) for bet in RaceBet}
            assert decks == oracle.decks_seen_by(viewer)
            players = zip(view.players, state.players, strict=True)
            players_known = tuple(replace(seen, hand=real.hand) for seen, real in players)
            assert replace(view, players=players_known, decks=state.decks) == state

    def _viewers(self) -> Sequence[Seat | None]:
        """Everybody when a card has been laid or is turned over; else one after the other."""
        everybody = (None, *range(self.oracle.seats))
        done = len(self.match)
        laid = done and isinstance(self.match.actions[-1][1], PlaceRaceBettingCard)
        if laid or self.oracle.over():
            return everybody
        return (everybody[done % len(everybody)],)

    def possible(self) -> list[str]:
        """What may come next, as sorted lines."""
        state = self.state
        actions = self.match.game.possible_actions(state)
        return sorted(_key_of(state.turn, action) for action in actions)

    def odds(self) -> dict[str, Fraction]:
        """How likely each thing is that chance may do."""
        state = self.state
        outcomes = self.match.game.chance_outcomes(state)
        total = sum(outcome.weight for outcome in outcomes)
        return {
            _key_of(state.turn, outcome.action): Fraction(outcome.weight, total)
            for outcome in outcomes
        }

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


def at_start(seats: int = 3, **more: Any) -> SideBySide:
    """A race of which nothing has happened yet (see `builders.at_start`), played along."""
    return SideBySide(builders.at_start(seats, **more).match.game)
