"""What the race promises beyond what any game does, with every module."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from camelup_desktop.engine.camelup import CAMELS, RaceCard, Stage, State, camel_up
from camelup_desktop.engine.camelup import events as e
from camelup_desktop.engine.camelup.supercup import consortium as m4
from camelup_desktop.engine.camelup.supercup import long_track as m1
from camelup_desktop.engine.camelup.supercup import photographer as m2
from camelup_desktop.engine.camelup.supercup import position_bets as m3
from camelup_desktop.engine.games import build
from camelup_desktop.engine.table import Event, Match, Seat, Turn
from camelup_desktop.engine.table.record import Header
from tests.engine.camelup.listener import Listener
from tests.engine.conformance import Promises, facts_of


def camels_stand_once(state: State, facts: Sequence[Event]) -> None:
    standing = [camel for stack in state.track for camel in stack]
    assert len(set(standing)) == len(standing)
    if state.stage not in (Stage.STARTING_SEAT, Stage.STARTING_CAMELS):
        assert set(standing) == set(CAMELS)
    assert len(state.track) == state.rules.spaces + 1


def pounds_add_up(state: State, facts: Sequence[Event]) -> None:
    assert all(player.pounds >= 0 for player in state.players)
    start = state.rules.starting_pounds * len(state.players)
    moved = sum(fact.amount for fact in facts if isinstance(fact, e.PoundsChanged))
    assert sum(player.pounds for player in state.players) == start + moved


def tiles_match_dice(state: State, facts: Sequence[Event]) -> None:
    """R51, and the tiles that are gone lie in front of the seats."""
    waiting = state.turn is Turn.CHANCE and state.stage is Stage.DIE
    inside = m1.support_dice(state).pyramid
    assert state.pyramid_tiles == len(state.dice) + len(inside) - waiting
    if state.leg:
        gone = sum(player.pyramid_tiles for player in state.players)
        assert state.pyramid_tiles + gone == len(CAMELS) + (m1.KEY in state.extras)
        assert {die.camel for die in state.tents} == set(CAMELS) - state.dice
        assert len(state.tents) == len(CAMELS) - len(state.dice)


def desert_tiles_keep_apart(state: State, facts: Sequence[Event]) -> None:
    """R32, R43: no camel on a tile, no tile beside a tile, one for each seat."""
    spaces = [tile.space for tile in state.desert_tiles]
    assert all(2 <= space <= state.rules.spaces for space in spaces)
    assert not any(state.track[space - 1] for space in spaces)
    assert all(abs(a - b) > 1 for a, b in itertools.combinations(spaces, 2))
    owners = [tile.seat for tile in state.desert_tiles]
    assert len(set(owners)) == len(owners)


def leg_tiles_are_all_there(state: State, facts: Sequence[Event]) -> None:
    """R7, R88: in the piles or before a seat, taken from the top, with module 3 from the bottom."""
    full = list(state.rules.leg_tile_values)
    for camel in CAMELS:
        held = [t.value for p in state.players for t in p.leg_tiles if t.camel is camel]
        pile = list(state.piles[camel])
        assert sorted([*held, *pile]) == sorted(full)
        assert pile in (
            [full[-len(pile) :] if pile else []]
            if m3.KEY not in state.extras
            else [full[top : top + len(pile)] for top in range(len(full) - len(pile) + 1)]
        )


def race_cards_are_all_there(state: State, facts: Sequence[Event]) -> None:
    """R20: each seat has one card for each camel, in the hand or on a deck."""
    for seat, player in enumerate(state.players):
        laid = [c.camel for deck in state.decks.values() for c in deck if c.seat == seat]
        assert len(laid) + len(player.hand) == len(CAMELS)
        assert {*laid, *player.hand} == set(CAMELS)


def support_dice_are_all_there(state: State, facts: Sequence[Event]) -> None:
    """R71, R76: each on the pedestal, in the pyramid or, with the variant, in its crater."""
    dice = m1.support_dice(state)
    there = [*dice.pedestal, *dice.pyramid, *(die.camel for die in dice.craters)]
    assert sorted(c.value for c in there) == sorted(
        c.value for c in CAMELS if m1.KEY in state.extras
    )
    assert not dice.craters or state.rules.choices["m1Variant"]
    assert all(die.pips in (1, 2) for die in dice.craters)


def the_free_action_is_real(state: State, facts: Sequence[Event]) -> None:
    """R73-R75: offered only to who has a tile and a die to choose, and not after the last tile."""
    if state.stage is Stage.FREE_ACTION:
        assert state.turn == state.seat
        assert state.players[state.seat].pyramid_tiles
        assert state.pyramid_tiles
        assert state.rules.choices["m1Variant"]
        assert not state.track[-1]


def the_camera_points_at_an_empty_space(state: State, facts: Sequence[Event]) -> None:
    """R81, R83, R86."""
    camera = m2.camera(state)
    if camera is not None:
        assert camera.space in range(1, state.rules.spaces + 1)
        assert not state.track[camera.space - 1]
        assert state.desert_tile_on(camera.space) is None
        assert camera.seat in range(len(state.players))


def position_tiles_are_all_there(state: State, facts: Sequence[Event]) -> None:
    """R87, R90: one for each place, each on a leg betting tile of its own."""
    tiles = m3.position_tiles(state)
    places = sorted([*tiles.left, *(tile.place for tile in tiles.laid)])
    assert places == ([2, 3, 4, 5] if m3.KEY in state.extras else [])
    below = [(tile.seat, tile.leg_tile) for tile in tiles.laid]
    assert len(set(below)) == len(below)
    assert all(0 <= at < len(state.players[seat].leg_tiles) for seat, at in below)


def partners_are_partners(state: State, facts: Sequence[Event]) -> None:
    """R95: in pairs, and nobody with themselves."""
    partners = m4.consortia(state).partners
    for seat, partner in enumerate(partners):
        if partner is not None:
            assert partner != seat
            assert partners[partner] == seat
    assert len(partners) == (len(state.players) if m4.KEY in state.extras else 0)


RACE = (
    camels_stand_once,
    pounds_add_up,
    tiles_match_dice,
    desert_tiles_keep_apart,
    leg_tiles_are_all_there,
    race_cards_are_all_there,
    support_dice_are_all_there,
    the_free_action_is_real,
    the_camera_points_at_an_empty_space,
    position_tiles_are_all_there,
    partners_are_partners,
)


def other_cards(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Deal every other seat's cards anew: which lie on the decks, which are left in the hand."""
    if state.turn is Turn.OVER:
        return state
    dealt = {at: rng.sample(CAMELS, k=len(CAMELS)) for at in range(len(state.players))}

    def new(card: RaceCard) -> RaceCard:
        return card if card.seat == seat else RaceCard(card.seat, dealt[card.seat].pop())

    decks = {bet: tuple(new(card) for card in deck) for bet, deck in state.decks.items()}
    players = tuple(
        player if at == seat else replace(player, hand=tuple(dealt[at]))
        for at, player in enumerate(state.players)
    )
    return replace(state, decks=decks, players=players)


def race(
    seats: int, options: Mapping[str, Any] | None = None, modules: Sequence[str] = ()
) -> Promises[State]:
    """A race with what it promises."""
    header = Header(
        game="camelup",
        rules="2014-1",
        seats=tuple(f"seat {seat}" for seat in range(seats)),
        modules=tuple(modules),
        options=dict(options or {}),
        seed=7,
    )
    game = camel_up(seats, modules, options)
    return Promises(game, header, build, seats, RACE, other_cards)


def events_make_sense(match: Match[State]) -> None:
    """The facts alone tell the same story as the states."""
    facts = list(facts_of(match))
    state = match.state
    assert isinstance(facts[-1], e.GameEnded)
    assert [type(fact) for fact in facts].count(e.RaceEnded) == 1
    legs = [fact.leg for fact in facts if isinstance(fact, e.LegStarted)]
    assert legs == list(range(1, state.leg + 1))
    assert [fact.leg for fact in facts if isinstance(fact, e.LegEnded)] == legs
    turns = [fact.seat for fact in facts if isinstance(fact, e.TurnStarted)]
    expected = itertools.islice(
        itertools.cycle(range(len(state.players))), turns[0], turns[0] + len(turns)
    )
    assert turns == list(expected)
    facts_are_enough(match)
    no_die_falls_twice_in_a_leg(facts)


def facts_are_enough(match: Match[State]) -> None:
    """Who only hears the facts knows the table after each action."""
    listener = Listener(match.state_after(0))
    for number, told in enumerate(match.events, start=1):
        for event in told:
            listener.hears(event)
        assert listener.knows(match.state_after(number))


def no_die_falls_twice_in_a_leg(facts: Sequence[Event]) -> None:
    """R18, R71, R76, R78: at most ten dice; what is given back in a leg falls in it."""
    fallen: Counter[Event] = Counter()
    for fact in facts:
        match fact:
            case e.LegStarted():
                fallen = Counter()
            case e.DieRolled(camel=camel):
                fallen[e.DieRolled(camel, 0)] += 1
            case m1.SupportDieRolled(camel=camel):
                fallen[m1.SupportDieRolled(camel, 0, False)] += 1
        assert not fallen or max(fallen.values()) == 1
        assert fallen.total() <= 2 * len(CAMELS)
